// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proposals/proposals.h"
#include "model/proposals/sheet.h"

#include <QString>
#include <QStringView>

#include <functional>
#include <vector>

namespace slipway {

// The words for a sheet, as the start page shows them.

[[nodiscard]] QString displayName(WorkKind work); ///< "Language model"
/// "Adapters (LoRA)"; of None what takes its place for this kind of work.
[[nodiscard]] QString displayName(Adaptation adaptation, WorkKind work);
[[nodiscard]] QString displayName(ProposalKind kind); ///< "Cheapest"

/// What the schema says of an entry.
struct SheetFieldInfo
{
    QString help; ///< one or two sentences, with the unit and what is taken where it is empty
    QString unit; ///< "tokens", "ms"; empty: none, or not a number
    double low = 0; ///< both ends included
    double high = 1e15;
    int decimals = 2; ///< that a page offers
};
[[nodiscard]] SheetFieldInfo sheetFieldInfo(QStringView key);

/// A model of the table of language models.
struct SheetModel
{
    QString name; ///< as the table publishes it: "meta-llama/Llama-3.1-8B"
    QString shortName; ///< without the maker: "Llama-3.1-8B"
    double parametersBillion = 0;
};
enum class SheetModels { Answering, Embedding, Reranking };
/// Those that a sheet can take, in the order of the table: their speed follows from what it says of them.
[[nodiscard]] std::vector<SheetModel> sheetModels(SheetModels kind);

/// What the start page calls an answer that proposals are told to depend on: "A run ends within" for "deadlineHours"; empty for others.
[[nodiscard]] QString sheetCaption(const QString &key);

/// Sentences of model/proposals name entries as files do, "requestsPerSecond". `captionOf` gives what a page calls an entry; one without
/// a caption stays as it is.
[[nodiscard]] QString withCaptions(const QString &sentence,
                                   const std::function<QString(const QString &key)> &captionOf);

} // namespace slipway
