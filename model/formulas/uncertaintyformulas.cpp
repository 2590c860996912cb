// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/registry.h"
#include "model/formulas/uncertainty.h"

#include <cmath>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

const std::vector<Input> threePoints
    = {{"min", "any unit", anyNumber}, {"mode", "unit of min", anyNumber}, {"max", "unit of min", anyNumber}};

Result<ThreePoint> threePointOf(const Arguments &in)
{
    const ThreePoint range{in.number("min"_L1), in.number("mode"_L1), in.number("max"_L1)};
    if (range.mode < range.low)
        return outOfRange(
            u"mode",
            u"must be at least min, %1, not %2"_s.arg(numberText(range.low), numberText(range.mode)));
    if (range.high < range.mode)
        return outOfRange(
            u"max",
            u"must be at least mode, %1, not %2"_s.arg(numberText(range.mode), numberText(range.high)));
    if (!std::isfinite(range.high - range.low))
        return outOfRange(u"max", u"is too far from min"_s);
    return range;
}

Formula lognormal()
{
    return {"mc.lognormal_from_p10_p90",
            "Lognormal range from two percentiles",
            "mu = (ln(P10) + ln(P90)) / 2; sigma = ln(P90 / P10) / (2 * 1.2815515655)\n"
            "median = exp(mu); mean = exp(mu + sigma^2 / 2)",
            {{"P10", "any unit", positive}, {"P90", "unit of P10", positive}},
            {{"mu", "logarithm"}, {"sigma", "logarithm"}, {"median", "unit of P10"}, {"mean", "unit of P10"}},
            "P90 at least P10",
            {{"Aitchison and Brown, The Lognormal Distribution", "1957"}},
            [](const Arguments &in) -> Outcome {
                const double p10 = in.number("P10"_L1);
                const double p90 = in.number("P90"_L1);
                if (p90 < p10)
                    return outOfRange(
                        u"P90", u"must be at least P10, %1, not %2"_s.arg(numberText(p10), numberText(p90)));
                const Lognormal range = Lognormal::fromP10P90(p10, p90);
                return std::vector<Value>{range.mu, range.sigma, range.median(), range.mean()};
            }};
}

Formula lognormalProduct()
{
    return {
        "mc.lognormal_product",
        "Product of lognormal ranges",
        "mu = sum of mu over the factors; sigma = sqrt(sum of sigma^2)\n"
        "P10 = exp(mu - 1.2815515655 * sigma); P50 = exp(mu); P90 = exp(mu + 1.2815515655 * sigma)",
        {{"factors", "logarithm", anyNumber, ValueKind::Factors}},
        {{"P10", "product of the units"}, {"P50", "product of the units"}, {"P90", "product of the units"}},
        "independent factors; sigma is 0 or more",
        {{"Aitchison and Brown, The Lognormal Distribution", "1957"}},
        [](const Arguments &in) -> Outcome {
            Lognormal product;
            for (const std::vector<double> &factor : in.points("factors"_L1)) {
                if (factor[1] < 0)
                    return outOfRange(u"factors",
                                      u"must have a sigma of 0 or more, not %1"_s.arg(numberText(factor[1])));
                product = product.times({factor[0], factor[1]});
            }
            return std::vector<Value>{product.quantile(0.1), product.median(), product.quantile(0.9)};
        }};
}

Formula pert()
{
    return {"mc.pert_quantiles",
            "Percentiles of a PERT range",
            "P(u) = min + (max - min) * inverse of Beta(1 + 4 * (mode - min) / (max - min), 1 + 4 * (max - "
            "mode) / (max - min))\n"
            "mean = (min + 4 * mode + max) / 6",
            threePoints,
            {{"P10", "unit of min"}, {"P50", "unit of min"}, {"P90", "unit of min"}, {"mean", "unit of min"}},
            "min <= mode <= max",
            {{"Clark, The PERT model for the distribution of an activity time", "1962"}},
            [](const Arguments &in) -> Outcome {
                const Result<ThreePoint> range = threePointOf(in);
                if (!range)
                    return range.error();
                return std::vector<Value>{pertQuantile(*range, 0.1), pertQuantile(*range, 0.5),
                                          pertQuantile(*range, 0.9), pertMean(*range)};
            }};
}

Formula triangular()
{
    return {
        "mc.triangular_quantiles",
        "Percentiles of a triangular range",
        "F = (mode - min) / (max - min)\n"
        "P(u) = min + sqrt(u * (max - min) * (mode - min)) for u < F, else max - sqrt((1 - u) * (max - min) "
        "* (max - mode))\n"
        "mean = (min + mode + max) / 3; var = (min^2 + mode^2 + max^2 - min*mode - min*max - mode*max) / 18",
        threePoints,
        {{"P10", "unit of min"},
         {"P50", "unit of min"},
         {"P90", "unit of min"},
         {"mean", "unit of min"},
         {"var", "unit of min, squared"}},
        "min <= mode <= max",
        {{"Kotz and van Dorp, Beyond Beta", "2004"}},
        [](const Arguments &in) -> Outcome {
            const Result<ThreePoint> range = threePointOf(in);
            if (!range)
                return range.error();
            return std::vector<Value>{triangularQuantile(*range, 0.1), triangularQuantile(*range, 0.5),
                                      triangularQuantile(*range, 0.9), triangularMean(*range),
                                      triangularVariance(*range)};
        }};
}

Formula standardError()
{
    return {"mc.quantile_standard_error",
            "How far a sampled percentile may be off",
            "error = sqrt(p * (1 - p) / draws) / density",
            {{"p", "share", {0, 1, true, true}},
             {"draws", "draws", oneOrMore},
             {"density", "1/unit of the result", positive}},
            {{"error", "unit of the result"}},
            "many independent draws; density of the results at the percentile",
            {{"Kotz and van Dorp, Beyond Beta", "2004"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    quantileStandardError(in.number("p"_L1), in.number("draws"_L1), in.number("density"_L1))};
            }};
}

} // namespace

std::vector<Formula> uncertaintyFormulas()
{
    return {lognormal(), lognormalProduct(), pert(), triangular(), standardError()};
}

} // namespace slipway::formulas
