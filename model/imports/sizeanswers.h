// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/imports/azuremlimport.h"
#include "model/prices/additions.h"

#include <QByteArrayView>
#include <QDate>
#include <QStringList>

#include <vector>

namespace slipway {

/// At most this large: the answer for all sizes of one region has some megabytes.
inline constexpr qsizetype maxSizeAnswerBytes = 32 * 1024 * 1024;

struct SizeAnswers
{
    Additions additions; ///< corrections only; none where the catalog says the same
    QStringList remarks; ///< one sentence each: what was left out
};

/// The id of such additions: the day of the answers, and eight digits that stand for their bytes. Two lists of a day live beside each
/// other, and the same list again is the same additions.
[[nodiscard]] QString sizeAnswersId(const std::vector<ImportFile> &files, const QDate &day);
/// The day of additions with such an id; invalid: they are others.
[[nodiscard]] QDate sizeAnswersDay(const QString &id);

/// Whether a file looks like an answer of `az ml compute list-sizes` or `az vm list-skus` with `-o json`. Looks at its
/// beginning only.
[[nodiscard]] bool isSizeAnswer(QByteArrayView bytes);

/// What such answers say of sizes that the catalog knows and says otherwise, or not at all, as additions dated `day`. GPUs are
/// not taken: the answers round or omit them. An Error of the code Invalid for what is no such answer or contradicts itself;
/// `where` is FILE and the JSON path.
[[nodiscard]] Result<SizeAnswers> readSizeAnswers(const std::vector<ImportFile> &files,
                                                  const Catalog &catalog, const QDate &day);

} // namespace slipway
