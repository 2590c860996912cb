// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/formulas/llmspeed.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <map>
#include <span>
#include <vector>

namespace slipway::formulas {

inline constexpr double bytesPerGibibyte = 1024.0 * 1024 * 1024;

/// A published model and what its configuration says.
struct LlmModel
{
    QString name; ///< "meta-llama/Llama-3.1-8B"
    QStringList aliases;
    QString kind; ///< "decoder", "embedding"...
    LlmShape shape;
    double keyValueHeads = 0;
    double attentionHeads = 0;
    double headSize = 0;
    double context = 0; ///< most tokens of prompt and answer; 0: no source says
    QString note;
    QString source;

    /// Only decoders write answers.
    [[nodiscard]] bool answers() const;
    /// What is missing for speed to follow, in words; empty where nothing is.
    [[nodiscard]] QString missing() const;
};

struct LlmGpuRow
{
    QString id; ///< "H100-SXM"
    QString model; ///< as the catalog shows it: "H100 80GB"
    LlmGpu gpu;
    std::uint8_t measuredFormats = 0; ///< bits, by WeightFormat: runs on it in this format were part of the fit
};

/// A number of the fit, as fit.csv and the fitting program know it.
struct LlmFitName
{
    const char *name;
    double LlmFit::*member;
    double low; ///< bounds of what is physically possible
    double high;
    const char *unit;
    bool assumed = false; ///< not fitted
};
struct LlmRangeName
{
    const char *name;
    LlmRange LlmFit::*member;
};
[[nodiscard]] std::span<const LlmFitName> llmFitNames();
[[nodiscard]] std::span<const LlmRangeName> llmRangeNames();

/// Format of weights by its word: "bf16", "fp8", "int8", "int4", "fp4".
[[nodiscard]] QString wordOf(WeightFormat format);
[[nodiscard]] std::optional<WeightFormat> weightFormat(QStringView word);
[[nodiscard]] QStringList weightFormatWords();

/// The tables by the names of their files; of the built-in ones `read` is embeddedServing.
class LlmTables
{
public:
    [[nodiscard]] static Result<LlmTables> load(const std::map<QString, QByteArray> &files);
    /// Those in the program.
    [[nodiscard]] static const LlmTables &builtIn();

    [[nodiscard]] const std::vector<LlmModel> &models() const { return m_models; }
    [[nodiscard]] const std::vector<LlmGpuRow> &gpus() const { return m_gpus; }
    [[nodiscard]] const LlmFit &fit() const { return m_fit; }
    [[nodiscard]] const QString &fitted() const { return m_fitted; } ///< the day, ISO

    /// Without regard to case, blanks, "-" and "_"; the name of the maker may be left out. Null where there is none.
    [[nodiscard]] const LlmModel *findModel(QStringView name) const;
    [[nodiscard]] const LlmGpuRow *findGpu(QStringView name) const;
    /// A sentence's end that names the nearest.
    [[nodiscard]] QString nearestModel(QStringView name) const;
    [[nodiscard]] QString nearestGpu(QStringView name) const;
    /// Runs that the fit rests on, for a GPU and a format; 0: everything about them is carried over from others.
    [[nodiscard]] int measured(const QString &gpuId, WeightFormat format) const;

private:
    friend class LlmTablesReader;

    std::vector<LlmModel> m_models;
    std::vector<LlmGpuRow> m_gpus;
    LlmFit m_fit;
    QString m_fitted;
    QHash<QString, std::size_t> m_modelIndex;
    QHash<QString, std::size_t> m_gpuIndex;
    QHash<QString, int> m_measured;
};

} // namespace slipway::formulas
