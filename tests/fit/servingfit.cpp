// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fit/servingfit.h"

#include "tests/fit/leastsquares.h"

#include <cmath>
#include <map>
#include <set>

namespace slipway::fit {

using namespace formulas;

namespace {

/// Runs differ by so much from one to the next server: what a residual of 1 is.
constexpr double tokenSpread = 0.15;
constexpr double firstSpread = 0.3;
constexpr double firstWeight = 0.25;
/// Pulls numbers that the runs say nothing of towards the start.
constexpr double pull = 0.05;
/// Groups of many runs weigh more than those of few, but not by their number.
std::vector<double> weights(const std::vector<const ServingRun *> &runs)
{
    std::map<QString, double> counts;
    for (const ServingRun *run : runs)
        counts[run->group()] += 1;
    std::vector<double> result;
    for (const ServingRun *run : runs)
        result.push_back(std::pow(counts[run->group()], -0.25));
    return result;
}

} // namespace

LlmFit startOfFit()
{
    LlmFit fit = LlmTables::builtIn().fit();
    fit.bandwidthShare = 0.7;
    fit.cacheShare = 0.7;
    fit.decodePeakShare = 0.6;
    fit.promptPeakShare16 = 0.6;
    fit.promptPeakShare8 = 0.5;
    fit.expertWidth = 4000;
    fit.promptOverlap = 0.8;
    fit.stepSeconds = 1e-3;
    fit.layerSeconds = 3e-5;
    fit.expertLayerSeconds = 5e-5;
    fit.requestSeconds = 3e-5;
    fit.linkSeconds = 1.5e-5;
    fit.linkShare = 0.5;
    fit.firstSeconds = 0.02;
    fit.firstSteps = 1.5;
    fit.firstRequestSeconds = 1e-3;
    fit.burst = 0.05;
    return fit;
}

std::vector<LlmFitName> fittedNames()
{
    std::vector<LlmFitName> names;
    for (const LlmFitName &name : llmFitNames()) {
        if (!name.assumed)
            names.push_back(name);
    }
    return names;
}

LlmFit fitTo(const std::vector<const ServingRun *> &runs, const LlmFit &begin)
{
    const std::vector<LlmFitName> names = fittedNames();
    const LlmFit usual = startOfFit();
    const std::vector<double> weight = weights(runs);
    Bounds bounds;
    std::vector<double> first;
    std::vector<double> middle;
    for (const LlmFitName &name : names) {
        bounds.low.push_back(std::log(name.low));
        bounds.high.push_back(std::log(name.high));
        first.push_back(std::log(begin.*name.member));
        middle.push_back(std::log(usual.*name.member));
    }
    const auto fitOf = [&](const std::vector<double> &logs) {
        LlmFit fit = begin;
        for (std::size_t i = 0; i < names.size(); ++i)
            fit.*names[i].member = std::exp(logs[i]);
        return fit;
    };
    const auto residuals = [&](const std::vector<double> &logs) {
        const LlmFit fit = fitOf(logs);
        std::vector<double> all;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const LlmTimes times = predicted(*runs[i], fit);
            all.push_back(weight[i] * std::log(times.tokenSeconds / runs[i]->tokenSeconds) / tokenSpread);
            const double late
                = std::clamp(std::log(times.firstTokenSeconds / runs[i]->firstTokenSeconds), -1.5, 1.5);
            all.push_back(firstWeight * weight[i] * late / firstSpread);
        }
        for (std::size_t i = 0; i < logs.size(); ++i)
            all.push_back(pull * (logs[i] - middle[i]));
        return all;
    };
    return fitOf(leastSquares(first, bounds, residuals));
}

std::vector<Judged> leftOut(const std::vector<ServingRun> &runs, const LlmFit &begin, const Key &key)
{
    std::set<QString> kinds;
    for (const ServingRun &run : runs)
        kinds.insert(key(run));
    std::vector<Judged> judged;
    for (const QString &kind : kinds) {
        std::vector<const ServingRun *> others;
        for (const ServingRun &run : runs) {
            if (key(run) != kind)
                others.push_back(&run);
        }
        const LlmFit fit = fitTo(others, begin);
        for (const ServingRun &run : runs) {
            if (key(run) == kind)
                judged.push_back({&run, predicted(run, fit)});
        }
    }
    return judged;
}

} // namespace slipway::fit
