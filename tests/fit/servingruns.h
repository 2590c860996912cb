// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/llmserving.h"

#include <QString>

#include <vector>

namespace slipway::fit {

/// A measured run of a server (tests/data/serving/measured.csv).
struct ServingRun
{
    QString model; ///< as the source names it
    QString family; ///< the model in our table
    QString gpu;
    formulas::WeightFormat format = formulas::WeightFormat::Bits16;
    formulas::LlmShape shape;
    formulas::LlmGpu figures;
    formulas::LlmReplica replica;
    double prompt = 0;
    double answer = 0;
    double users = 0;
    double firstTokenSeconds = 0;
    double tokenSeconds = 0;
    QString server;

    /// Tokens a second of all answers, by Little's law.
    [[nodiscard]] double tokensPerSecond() const
    {
        return users * answer / (firstTokenSeconds + answer * tokenSeconds);
    }
    /// Model, GPU and server: what the report and the weights go by.
    [[nodiscard]] QString group() const;
    /// The same with the number of GPUs and the server's version: what is left out together.
    QString configuration;
};

[[nodiscard]] std::vector<ServingRun> servingRuns(const QString &path);

[[nodiscard]] formulas::LlmTimes predicted(const ServingRun &run, const formulas::LlmFit &fit);
/// All weights of a token and all operations at full bandwidth and peak: what is believed without a fit.
[[nodiscard]] formulas::LlmFit roofline();

} // namespace slipway::fit
