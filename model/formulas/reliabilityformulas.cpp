// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/registry.h"
#include "model/formulas/reliability.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Range percent{0, 100};
constexpr int mostParts = 1'000'000;
constexpr Source composite{"Azure Well-Architected Framework, composite SLAs", "2024"};

NumberList shares(const Arguments &in, QLatin1StringView name)
{
    NumberList list = in.list(name);
    for (double &value : list)
        value /= 100;
    return list;
}

Formula downtime()
{
    return {"reliability.downtime",
            "Downtime that an availability allows",
            "per_month_min = (1 - a) * 30 * 24 * 60; per_week_min = (1 - a) * 7 * 24 * 60; per_year_h = (1 - "
            "a) * 365 * 24\n"
            "with a = availability_pct / 100",
            {{"availability_pct", "%", percent}},
            {{"per_month_min", "min"}, {"per_week_min", "min"}, {"per_year_h", "h"}},
            "a month of 30 days, as the tables of Microsoft have it",
            {composite},
            [](const Arguments &in) -> Outcome {
                const double down = (100 - in.number("availability_pct"_L1)) / 100;
                return std::vector<Value>{down * 43200, down * 10080, down * 8760};
            }};
}

Formula kOfNFormula()
{
    return {
        "reliability.k_of_n",
        "At least k of n up",
        "result = sum over i = k to n of n! / (i! (n - i)!) * availability^i * (1 - availability)^(n - i)",
        {{"n", "parts", {1, mostParts}, ValueKind::Whole},
         {"k", "parts", {1, mostParts}, ValueKind::Whole},
         {"availability", "share", anyShare}},
        {{"availability", "share"}},
        "equal parts that fail independently: an upper bound; k at most n",
        {composite},
        [](const Arguments &in) -> Outcome {
            const int n = in.whole("n"_L1);
            const int k = in.whole("k"_L1);
            if (k > n)
                return outOfRange(u"k", u"must be at most n, %1, not %2"_s.arg(n).arg(k));
            return std::vector<Value>{kOfN(n, k, in.number("availability"_L1))};
        }};
}

Formula mtbf()
{
    return {"reliability.mtbf",
            "Mean time between failures, observed",
            "system_mtbf_h = hours / failures",
            {{"hours", "h", positive}, {"failures", "failures", positive}, {"gpus", "GPUs", positive}},
            {{"system_mtbf_h", "h"}},
            "of the whole system; one GPU alone: times gpus",
            {{"Grattafiori et al., The Llama 3 herd of models, arXiv 2407.21783", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{in.number("hours"_L1) / in.number("failures"_L1)};
            }};
}

Formula multiRegionFormula()
{
    return {"reliability.multi_region",
            "Several regions behind shared services",
            "pct = 100 * shared * (1 - (1 - regional)^regions)\n"
            "with shared = product of (shared_pct / 100) and regional = product of (regional_pct / 100)",
            {{"shared_pct", "%", percent, ValueKind::Numbers, false, 0},
             {"regional_pct", "%", percent, ValueKind::Numbers},
             {"regions", "regions", oneOrMore, ValueKind::Whole}},
            {{"pct", "%"}},
            "regions that fail independently, any one of which does: an upper bound",
            {composite},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{100
                                          * multiRegion(allUp(shares(in, "shared_pct"_L1)),
                                                        allUp(shares(in, "regional_pct"_L1)),
                                                        in.number("regions"_L1))};
            }};
}

Formula series()
{
    return {
        "reliability.series",
        "All parts must be up",
        "pct = 100 * product of (pct / 100)",
        {{"pct", "%", percent, ValueKind::Numbers}},
        {{"pct", "%"}},
        "parts that fail independently",
        {composite},
        [](const Arguments &in) -> Outcome { return std::vector<Value>{100 * allUp(shares(in, "pct"_L1))}; }};
}

Formula seriesParallel()
{
    return {
        "reliability.series_parallel",
        "Parts in series with parts of which one must be up",
        "parallel_pct = 100 * (1 - product of (1 - parallel_pct / 100))\n"
        "total_pct = 100 * product of (series_pct / 100) * parallel_pct / 100",
        {{"series_pct", "%", percent, ValueKind::Numbers, false, 0},
         {"parallel_pct", "%", percent, ValueKind::Numbers}},
        {{"parallel_pct", "%"}, {"total_pct", "%"}},
        "parts that fail independently: an upper bound",
        {composite},
        [](const Arguments &in) -> Outcome {
            const double parallel = anyUp(shares(in, "parallel_pct"_L1));
            return std::vector<Value>{100 * parallel, 100 * allUp(shares(in, "series_pct"_L1)) * parallel};
        }};
}

} // namespace

std::vector<Formula> reliabilityFormulas()
{
    return {downtime(), kOfNFormula(), mtbf(), multiRegionFormula(), series(), seriesParallel()};
}

} // namespace slipway::formulas
