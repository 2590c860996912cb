// SPDX-License-Identifier: GPL-3.0-or-later
// What one answer of a sheet that is another would make of it, where nothing does the work or the budget is too small.
#include "model/base/cancellation.h"
#include "model/base/format.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/cost/budget.h"
#include "model/proposals/assumed.h"
#include "model/proposals/proposer.h"
#include "model/search/planpart.h"
#include "model/search/searchedcompute.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

/// What is less than this share is no difference that somebody gives an answer up for.
constexpr double leastSaved = 0.05;
/// The shortest limit of time is that of likely figures: with somewhat more it is kept as surely as the plan asks for.
constexpr std::array roomsForDraws = {1.0, 1.2, 1.5, 2.0};
/// Two answers that go together are tried one pair after the other, where none alone is enough; so many are told.
constexpr std::size_t mostPairs = 2;

QString moneyOf(const Total &total)
{
    return formatTotal(total, wordsLocale());
}

QString inSentence(const QString &phrase)
{
    return phrase.left(1).toLower() + phrase.mid(1);
}

enum class Halves { Any, Whole };

/// Half of it in figures that can be told whole: what is told and what is weighed are the same. Nobody plans half a person.
Estimate halved(Estimate estimate, Halves halves)
{
    for (double *value : {&estimate.likely, estimate.low ? &*estimate.low : nullptr,
                          estimate.high ? &*estimate.high : nullptr}) {
        if (value)
            *value = halves == Halves::Whole ? std::max(1.0, std::floor(*value / 2))
                                             : upToTwoFigures(*value / 2);
    }
    return estimate;
}

/// "25", "25 (20 to 30)"
QString figuresOf(const Estimate &estimate)
{
    const auto text = [](double value) { return wordsLocale().toString(value, 'g', 12); };
    return estimate.low || estimate.high
        ? PlanWords::tr("%1 (%2 to %3)", "likely, low, high")
              .arg(text(estimate.likely), text(estimate.low.value_or(estimate.likely)),
                   text(estimate.high.value_or(estimate.likely)))
        : text(estimate.likely);
}

/// Of the regions that the sheet does not name the one where its work costs the least. None where no other does more of it, or does it for less.
std::optional<RegionId> cheapestElsewhere(const Sheet &sheet, const Context &context)
{
    const Result<Plan> made = planFor(sheet, context);
    if (!made)
        return std::nullopt;
    Plan plan = *made;
    plan.isolation.residency.clear();
    std::map<RegionId, double> costs; // with all that is the same everywhere, once for each compute
    std::vector<RegionId> regions;
    for (std::size_t r = 0; r < context.catalog.regions().size(); ++r)
        costs[regions.emplace_back(static_cast<RegionId>(r))] = 0;
    const cost::PlanIndex index(plan);
    for (const QString &compute : search::searchable(plan, context.catalog)) {
        throwIfCancelled();
        // By itself: what others were planned on may have no price in a region that has one for their work.
        const Plan part = search::tiedPartOf(plan, index, compute).value_or(plan);
        const auto bill = search::billOf(part, context);
        search::Query query;
        query.compute = compute;
        query.everyRegion = true;
        query.commitments = sheet.commitments;
        query.top = 1;
        query.sample = 0;
        std::map<RegionId, std::shared_ptr<const search::Result>> found;
        for (const int most : nodeLimitsOf(part, compute)) {
            query.mostNodes = most;
            found = search::searchByHome(part, bill, context, query, regions);
            if (std::ranges::any_of(found, [](const auto &each) { return !each.second->ranked.empty(); }))
                break;
        }
        for (const RegionId region : regions) {
            const auto there = found.find(region);
            if (there == found.end() || there->second->ranked.empty()
                || !there->second->ranked.front().complete)
                costs.erase(region);
            else if (costs.contains(region))
                costs[region] += static_cast<double>(there->second->ranked.front().committed());
        }
    }
    std::optional<std::pair<RegionId, double>> here;
    std::optional<std::pair<RegionId, double>> elsewhere;
    for (const auto &each : costs) {
        auto &best = plan.namesRegion(context.catalog.region(each.first).id) ? here : elsewhere;
        if (!best || each.second < best->second)
            best = each;
    }
    if (!elsewhere || (here && elsewhere->second >= (1 - leastSaved) * here->second))
        return std::nullopt;
    return elsewhere->first;
}

/// A sheet that differs in one answer, with the words for it.
struct Answer
{
    QString
        words; ///< "Without \"deadlineHours\"", with the comma that its language sets before what it costs
    const char *entry = ""; ///< that it changes first
    Sheet sheet;
    bool isLess = false; ///< less work is done, or it is done less well
};

Answer fewestInstances(const Sheet &sheet)
{
    Answer one{
        sheet.leastInstances
            ? PlanWords::tr("With \"leastInstances\" of 1, where an outage is an outage,")
            : PlanWords::tr(
                "With \"leastInstances\" of 1 in place of those of production, which were not stated,"),
        "leastInstances", sheet, true};
    one.sheet.leastInstances = 1;
    return one;
}

/// Sheets that differ from this one in one answer, but for limits of time; the least drastic first.
std::vector<Answer> otherAnswers(const Sheet &sheet, const Context &context)
{
    std::vector<Answer> others;
    const auto add
        = [&](bool applies, const char *entry, const QString &told, bool isLess, const auto &change) {
              if (!applies)
                  return;
              change(others.emplace_back(Answer{told, entry, sheet, isLess}).sheet);
          };
    constexpr bool same = false;
    constexpr bool less = true;
    add(!sheet.preemptible && (sheet.trains() || sheet.itemsPerDay), "preemptible",
        PlanWords::tr("With \"preemptible\", machines that may be taken away"), same,
        [](Sheet &s) { s.preemptible = true; });
    add(!sheet.commitments && sheet.months >= 12, "commitments",
        PlanWords::tr("With \"commitments\", reservations of a year"), same,
        [](Sheet &s) { s.commitments = true; });
    add(sheet.isolatedHosts, "isolatedHosts", PlanWords::tr("Without \"isolatedHosts\""), same,
        [](Sheet &s) { s.isolatedHosts = false; });
    add(sheet.network == Network::ManagedInternet || sheet.network == Network::ManagedApproved, "network",
        PlanWords::tr("With a network of one's own, which reaches Kubernetes, in place of \"network\""), same,
        [](Sheet &s) { s.network = Network::Own; });
    // Each machine of a person has a public address and a load balancer of its own, where the network is no private one.
    add(sheet.network == Network::Public && sheet.people, "network",
        PlanWords::tr(
            "With a private \"network\" of approved outbound, in which machines have no public addresses,"),
        same, [](Sheet &s) { s.network = Network::ManagedApproved; });
    add(!sheet.regions.isEmpty() && !sheet.residency.isEmpty(), "regions",
        PlanWords::tr("Without \"regions\", anywhere in \"residency\","), same,
        [](Sheet &s) { s.regions.clear(); });
    if (const std::optional<RegionId> elsewhere = cheapestElsewhere(sheet, context)) {
        const Region &region = context.catalog.region(*elsewhere);
        const bool mayBeThere = sheet.residency.isEmpty() || sheet.residency.contains(region.geography);
        add(true, mayBeThere ? "regions" : "residency",
            mayBeThere ? PlanWords::tr("With %1 among \"regions\"").arg(region.name)
                       : PlanWords::tr("With %1 among \"residency\" and %2 among \"regions\"")
                             .arg(region.geography, region.name),
            !mayBeThere, [&](Sheet &s) {
                if (!mayBeThere)
                    s.residency << region.geography;
                s.regions << region.id;
            });
    }
    add(sheet.usesLanguageModel() && !sheet.model.isEmpty() && sheet.servingPrecision != Precision::Int4,
        "servingPrecision", PlanWords::tr("With \"servingPrecision\" of int4"), less,
        [](Sheet &s) { s.servingPrecision = Precision::Int4; });
    add(sheet.adaptation == Adaptation::Full && sheet.tuningTokensBillion.has_value(), "adaptation",
        PlanWords::tr("With \"adaptation\" by adapters"), less,
        [](Sheet &s) { s.adaptation = Adaptation::LowRank; });
    if (sheet.servesRequests() && sheet.leastInstances != 1)
        others.push_back(fewestInstances(sheet));
    add(sheet.gpu && sheet.work == WorkKind::Experimentation, "gpu", PlanWords::tr("Without \"gpu\""), less,
        [](Sheet &s) {
            s.gpu = false;
            s.measuredOn.clear();
        });
    if (sheet.usesLanguageModel() && sheet.answerTokens.value_or(0) > 1) {
        const double half = std::floor(*sheet.answerTokens / 2);
        add(true, "answerTokens",
            PlanWords::tr("With \"answerTokens\" of %1 in place of %2")
                .arg(formatNumber(half, wordsLocale()), formatNumber(*sheet.answerTokens, wordsLocale())),
            less, [half](Sheet &s) { s.answerTokens = half; });
    }
    const auto half
        = [&](bool applies, const char *entry, const QString &told, std::optional<Estimate> Sheet::*amount,
              Halves halves = Halves::Any) {
              if (!applies || !(sheet.*amount))
                  return;
              const Estimate left = halved(*(sheet.*amount), halves);
              add(true, entry, told.arg(figuresOf(left), figuresOf(*(sheet.*amount))), less,
                  [&](Sheet &s) { s.*amount = left; });
          };
    half(sheet.servesRequests(), "requestsPerSecond",
         PlanWords::tr("With \"requestsPerSecond\" of %1 in place of %2"), &Sheet::requestsPerSecond);
    const bool isOfPeople = sheet.work == WorkKind::Experimentation;
    half(isOfPeople && sheet.people && sheet.people->likely >= 2, "people",
         PlanWords::tr("With \"people\" of %1 in place of %2"), &Sheet::people, Halves::Whole);
    half(isOfPeople, "hoursPerDay", PlanWords::tr("With \"hoursPerDay\" of %1 in place of %2"),
         &Sheet::hoursPerDay);
    return others;
}

/// A limit of time that the sheet states, or that was taken for it.
struct Limit
{
    const char *key;
    search::Measure measure = search::Measure::None;
    double now = 0; ///< in the unit of the measure
    bool isStated = true;
    double most = 0;
    void (*set)(Sheet &, double) = nullptr;

    [[nodiscard]] QString timeOf(double value) const
    {
        if (measure == search::Measure::LatencyMilliseconds)
            return formatDuration(value / 1000, wordsLocale());
        return value < 1 ? formatDuration(value * 3600, wordsLocale())
                         : formatUnits(value, u"hour"_s, wordsLocale());
    }
    /// "an answer within 500 ms"
    [[nodiscard]] QString name() const
    {
        switch (measure) {
        case search::Measure::LatencyMilliseconds:
            return PlanWords::tr("an answer within %1").arg(timeOf(now));
        case search::Measure::HoursPerBatch:
            return PlanWords::tr("the items of a day within %1").arg(timeOf(now));
        case search::Measure::HoursPerRun:
        case search::Measure::None:
            break;
        }
        return PlanWords::tr("a run within %1").arg(timeOf(now));
    }
    /// "With a "deadlineHours" of 30 hours in place of 24 hours"
    [[nodiscard]] QString wordsFor(double value) const
    {
        const QString entry = QString::fromLatin1(key);
        return isStated
            ? PlanWords::tr("With \"%1\" of %2 in place of %3").arg(entry, timeOf(value), timeOf(now))
            : PlanWords::tr("With \"%1\" of %2 in place of %3, which was not stated,")
                  .arg(entry, timeOf(value), timeOf(now));
    }
};

std::vector<Limit> limitsOf(const Sheet &sheet)
{
    std::vector<Limit> limits;
    if (sheet.servesRequests())
        limits.push_back({"answerWithinMilliseconds", search::Measure::LatencyMilliseconds,
                          answerWithin(sheet), sheet.answerWithinMilliseconds.has_value(), 1e8,
                          [](Sheet &s, double value) { s.answerWithinMilliseconds = value; }});
    if (sheet.itemsPerDay)
        limits.push_back({"windowHours", search::Measure::HoursPerBatch, windowOf(sheet),
                          sheet.windowHours.has_value(), 24,
                          [](Sheet &s, double value) { s.windowHours = value; }});
    if (sheet.deadlineHours)
        limits.push_back({"deadlineHours", search::Measure::HoursPerRun, *sheet.deadlineHours, true, 1e6,
                          [](Sheet &s, double value) { s.deadlineHours = value; }});
    return limits;
}

/// The cheapest plan of a sheet.
struct Cheapest
{
    Total month; ///< on average, at its likely values
    std::optional<Total> over; ///< at P90, beyond the budget
    bool keepsBudget = true; ///< false also where that is not known
    bool isInTime = false; ///< deadlines, windows and latency, with the confidence that is required
    double takes = 0; ///< what of a limit the work takes on its machines
    double least = 0; ///< the same on the fastest machines; 0: not asked for
};

/// What of the limit the work takes by these ways, in its unit.
double taken(const Home &home, const std::vector<std::size_t> &picks, const Limit &limit, const Sheet &sheet)
{
    const Plan plan = home.planWith(picks);
    double most = 0;
    for (std::size_t c = 0; c < picks.size(); ++c) {
        const ComputeWays &ways = home.computes()[c];
        if (ways.measure != limit.measure)
            continue;
        double share = 1; // of an answer that takes several models
        for (const Workload &workload : plan.workloads) {
            const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
            if (endpoint && workload.computeIds().contains(ways.compute))
                share = endpoint->latencyTargetMilliseconds / answerWithin(sheet);
        }
        most = std::max(most, ways.ways[picks[c]].candidate.measure / share);
    }
    // Nodes have to start within the window as well.
    if (most > 0 && limit.measure == search::Measure::HoursPerBatch)
        most += plan.assumptions.nodeStartMinutes.likely / 60;
    return most;
}

double leastTaken(const std::deque<Home> &homes, const Limit &limit, const Sheet &sheet)
{
    double least = std::numeric_limits<double>::infinity();
    for (const Home &home : homes) {
        if (!home.isPossible())
            continue;
        std::vector<std::size_t> fastest;
        for (const ComputeWays &ways : home.computes())
            fastest.push_back(ways.ways.size() - 1);
        least = std::min(least, taken(home, fastest, limit, sheet));
    }
    return std::isfinite(least) ? least : 0;
}

/// As it would be proposed, to the digit. None where no machine does it.
std::optional<Cheapest> cheapestOf(const Sheet &sheet, const Context &context, const ProposeOptions &options,
                                   const Limit *limit = nullptr)
{
    throwIfCancelled();
    const Result<Plan> plan = planFor(sheet, context);
    if (!plan)
        return std::nullopt;
    Proposer proposer(sheet, *plan, context, options);
    const std::optional<Whole> whole = proposer.look();
    if (!whole)
        return std::nullopt;
    const Drawn &drawn = proposer.told(*whole);
    Cheapest found;
    found.month = drawn.evaluation.averageMonth;
    found.over = drawn.over;
    found.keepsBudget = drawn.keepsBudget();
    found.isInTime = drawn.robustness.isInTime();
    if (limit) {
        found.takes = taken(proposer.homes()[whole->home], whole->picks, *limit, sheet);
        found.least = leastTaken(proposer.homes(), *limit, sheet);
    }
    return found;
}

/// Whether it costs less by more than nobody would notice.
bool isWorth(const Total &less, const Total &total)
{
    return less.currency() == total.currency() && (less.isComplete() || !total.isComplete())
        && static_cast<double>(less.known().minor())
        < (1 - leastSaved) * static_cast<double>(total.known().minor());
}

/// An answer that is another, and what it costs then.
struct WayOut
{
    QString words; ///< as Answer::words
    const char *entry = "";
    bool isLess = false;
    const Limit *limit = nullptr; ///< that it lengthens, else nullptr
    Cheapest cost;
    Sheet sheet; ///< with it
    double time = 0; ///< of that limit, in its unit
};

/// The next limit of two figures, as they are told: 4.1 after 4, 11 after 10.
double nextOfTwoFigures(double value)
{
    return upToTwoFigures(value * 1.0001);
}

/// The shortest limit of two figures that is no longer than the one of `way`, which keeps the budget, and keeps it as well; `tooShort` does not.
/// What is longer costs no more: halves are looked at, seven of them from 4 s to 45 s.
void shorten(WayOut &way, double tooShort, double longEnough, const Context &context,
             const ProposeOptions &options)
{
    while (nextOfTwoFigures(tooShort) < longEnough * (1 - 1e-9)) {
        const double between = upToTwoFigures(std::sqrt(tooShort * longEnough));
        const double asked = between < longEnough * (1 - 1e-9) ? between : nextOfTwoFigures(tooShort);
        Sheet sheet = way.sheet;
        way.limit->set(sheet, asked);
        const std::optional<Cheapest> cost = cheapestOf(sheet, context, options);
        if (cost && cost->isInTime && cost->keepsBudget) {
            longEnough = asked;
            way.cost = *cost;
            way.sheet = std::move(sheet);
        } else {
            tooShort = asked;
        }
    }
    way.time = longEnough;
}

/// Limits just long enough: for the fastest machines, twice as long as now, and for the cheapest machines, as far as each saves something; none
/// beyond the first that keeps the budget, which is the shortest that does.
void lengthen(const Answer &answer, const Limit &limit, const Context &context, const ProposeOptions &options,
              const std::optional<Total> &total, std::vector<WayOut> &found)
{
    const auto with = [&](double value) {
        Sheet sheet = answer.sheet;
        limit.set(sheet, value);
        return sheet;
    };
    const std::optional<Cheapest> without = cheapestOf(with(limit.most), context, options, &limit);
    if (!without || !(without->takes > 0))
        return;
    std::vector<double> limits;
    const auto add = [&](double value) {
        const double asked = std::min(limit.most, upToTwoFigures(value));
        if (asked > limit.now)
            limits.push_back(asked);
    };
    add(without->least);
    add(2 * limit.now);
    add(without->takes);
    std::ranges::sort(limits);
    const auto wordsFor = [&](double value) {
        const QString told = limit.wordsFor(value);
        return answer.words.isEmpty()
            ? told
            : PlanWords::tr("%1 and %2").arg(answer.words.trimmed(), inSentence(told));
    };
    std::optional<Total> last = total;
    double tooShort = limit.now;
    for (const double shortest : limits) {
        if (shortest < without->least)
            continue;
        for (const double room : roomsForDraws) {
            const double asked = std::min(limit.most, upToTwoFigures(shortest * room));
            const std::optional<Cheapest> cost = cheapestOf(with(asked), context, options);
            if (!cost || !cost->isInTime)
                continue;
            // The budget is held against the dearest of ten cases: what keeps it may be no cheaper at likely values.
            const bool isWorthIt
                = !last || isWorth(cost->month, *last) || (answer.sheet.budget && cost->keepsBudget);
            // In time may be more machines than the cheapest, which need somewhat more.
            if (!isWorthIt && shortest == limits.back())
                continue;
            if (isWorthIt) {
                found.push_back({wordsFor(asked), answer.words.isEmpty() ? limit.key : answer.entry,
                                 answer.isLess, &limit, *cost, with(asked), asked});
                last = cost->month;
            }
            if (!cost->keepsBudget)
                tooShort = std::max(tooShort, asked);
            break;
        }
        if (answer.sheet.budget && !found.empty() && found.back().limit == &limit
            && found.back().cost.keepsBudget) {
            shorten(found.back(), tooShort, found.back().time, context, options);
            found.back().words = wordsFor(found.back().time);
            return;
        }
    }
}

/// What keeps the budget first; among these what leaves the work as it is, then the cheapest.
void putInOrder(std::vector<WayOut> &ways)
{
    std::ranges::stable_sort(ways, [](const WayOut &a, const WayOut &b) {
        const auto drastic
            = [](const WayOut &each) { return std::pair(!each.cost.keepsBudget, each.isLess); };
        return drastic(a) != drastic(b) ? drastic(a) < drastic(b) : a.cost.month < b.cost.month;
    });
}

/// Only what costs clearly less a month than `total` where there is one. `limits` are borrowed.
std::vector<WayOut> oneAnswerLess(const Sheet &sheet, const std::vector<Limit> &limits,
                                  const Context &context, const ProposeOptions &options,
                                  const std::optional<Total> &total)
{
    std::vector<WayOut> found;
    for (const Limit &limit : limits)
        lengthen({{}, "", sheet, false}, limit, context, options, total, found);
    const std::vector<Answer> answers = otherAnswers(sheet, context);
    std::vector<std::optional<Cheapest>> costs(answers.size());
    std::atomic<std::size_t> next = 0;
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(static_cast<std::size_t>(std::clamp(options.threads, 1, 64)), [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < answers.size(); i = next++)
            costs[i] = cheapestOf(answers[i].sheet, context, options);
    });
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const std::optional<Cheapest> &cost = costs[i];
        if (cost && cost->isInTime && (!total || isWorth(cost->month, *total)))
            found.push_back(
                {answers[i].words, answers[i].entry, answers[i].isLess, nullptr, *cost, answers[i].sheet});
    }
    for (std::size_t a = 0; a < answers.size() && found.size() < mostPairs && !total; ++a) {
        if (found.size() > a)
            break; // one alone is enough
        for (const Limit &limit : limits)
            lengthen(answers[a], limit, context, options, total, found);
    }
    putInOrder(found);
    return found;
}

/// Entries of a sheet that an exclusion hangs on.
QStringList entriesBehind(Exclusion exclusion, const Sheet &sheet)
{
    QStringList entries;
    const auto add = [&](bool given, const char *key) {
        if (given)
            entries << u"\"%1\""_s.arg(QLatin1StringView(key));
    };
    switch (exclusion) {
    case Exclusion::Memory:
        add(!sheet.model.isEmpty(), "model");
        add(sheet.adaptation != Adaptation::None, "adaptation");
        add(sheet.memoryGiB.has_value(), "memoryGiB");
        break;
    case Exclusion::Capacity:
    case Exclusion::Deadline:
        add(sheet.tuningTokensBillion.has_value(), "tuningTokensBillion");
        add(sheet.runHours.has_value(), "runHours");
        add(sheet.models.has_value(), "models");
        add(sheet.runsPerMonth.has_value(), "runsPerMonth");
        add(sheet.itemsPerDay.has_value(), "itemsPerDay");
        add(sheet.deadlineHours.has_value(), "deadlineHours");
        break;
    case Exclusion::Latency:
        add(sheet.requestsPerSecond.has_value(), "requestsPerSecond");
        add(sheet.servesRequests(), "answerWithinMilliseconds");
        add(sheet.answerTokens.has_value(), "answerTokens");
        break;
    case Exclusion::NotIsolated:
        add(true, "isolatedHosts");
        break;
    case Exclusion::NeedsGpu:
        add(sheet.gpu, "gpu");
        add(!sheet.model.isEmpty(), "model");
        break;
    case Exclusion::NoPrice:
    case Exclusion::Region:
        add(!sheet.regions.isEmpty(), "regions");
        add(!sheet.residency.isEmpty(), "residency");
        break;
    default:
        break;
    }
    return entries;
}

/// Where no way out was found: what most machines miss even with all the time that there is.
QString whatMachinesMiss(const std::deque<Home> &homes, const Sheet &sheet, const std::vector<Limit> &limits,
                         const Context &context)
{
    constexpr std::size_t told = 2;
    Sheet patient = sheet;
    for (const Limit &limit : limits)
        limit.set(patient, limit.most);
    const Result<Plan> plan = planFor(patient, context);
    const auto stuck = std::ranges::find_if(homes.front().computes(),
                                            [](const ComputeWays &each) { return each.ways.empty(); });
    if (!plan || stuck == homes.front().computes().end())
        return {};
    search::Query query;
    query.compute = stuck->compute;
    query.mostNodes = stuck->mostNodes;
    query.sample = 0;
    const search::Result found = search::search(*plan, context, query);
    // That some machines have no GPU, or are elsewhere, is told only where the work itself fits.
    constexpr Exclusions ofWork = bit(Exclusion::Memory) | bit(Exclusion::Capacity) | bit(Exclusion::Deadline)
        | bit(Exclusion::Latency) | bit(Exclusion::NotIsolated);
    std::vector<std::pair<std::pair<bool, std::size_t>, QString>> missed;
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        const auto exclusion = static_cast<Exclusion>(i);
        const QStringList entries = entriesBehind(exclusion, sheet);
        if (found.excludedBy[i] > 0 && !entries.isEmpty())
            missed.emplace_back(
                std::pair(contains(ofWork, exclusion), found.excludedBy[i]),
                u"%1 (%2)"_s.arg(QCoreApplication::translate("slipway::Search", recordOf(exclusion).name),
                                 entries.join(u", "_s)));
    }
    std::ranges::stable_sort(missed, std::ranges::greater(), [](const auto &each) { return each.first; });
    QStringList names;
    for (std::size_t i = 0; i < std::min(told, missed.size()); ++i)
        names << missed[i].second;
    return names.isEmpty() ? QString()
                           : PlanWords::tr("Of most machines it holds, with all the time that there is: %1.")
                                 .arg(names.join(u"; "_s));
}

QString sentenceOf(const WayOut &way, const Sheet &sheet)
{
    const QString costs = PlanWords::tr("%1 it costs %2 a month").arg(way.words, moneyOf(way.cost.month));
    if (!sheet.budget)
        return costs + u'.';
    if (!way.cost.over && !way.cost.keepsBudget)
        return PlanWords::tr("%1; whether that is within \"budget\" is not known.").arg(costs);
    return way.cost.over ? PlanWords::tr("%1, in one case of ten %2 or more over \"budget\".")
                               .arg(costs, moneyOf(*way.cost.over))
                         : PlanWords::tr("%1, within \"budget\".").arg(costs);
}

QStringList sentencesOf(const std::vector<WayOut> &ways, const Sheet &sheet)
{
    QStringList sentences;
    for (const WayOut &each : ways)
        sentences << sentenceOf(each, sheet);
    return sentences;
}

/// By itself.
QString phraseOf(const WayOut &way)
{
    QString words = way.words;
    if (words.endsWith(u','))
        words.chop(1);
    return words;
}

std::vector<OtherAnswer> answersOf(const std::vector<WayOut> &ways)
{
    std::vector<OtherAnswer> answers;
    for (const WayOut &each : ways)
        answers.push_back({phraseOf(each), QString::fromLatin1(each.entry), each.sheet, each.cost.month,
                           each.cost.over, each.cost.keepsBudget, each.isLess});
    return answers;
}

/// How many nodes were tried for what no machine does: with more of them it may be done.
QString triedNodes(const Plan &plan, const Home &home)
{
    int most = 0;
    for (const Workload &workload : plan.workloads) {
        const bool isOfNodes = std::holds_alternative<TrainingJob>(workload.detail)
            || std::holds_alternative<BatchScoring>(workload.detail);
        for (const ComputeWays &ways : home.computes()) {
            if (isOfNodes && ways.ways.empty() && workload.computeIds().contains(ways.compute))
                most = std::max(most, ways.mostNodes);
        }
    }
    return most == 0
        ? QString()
        : PlanWords::tr("Up to %1 nodes of each size were tried.").arg(formatNumber(most, wordsLocale()));
}

/// A whole hundred of the currency that is at least `amount`.
Money roundedUp(const Money &amount)
{
    std::int64_t hundred = 100;
    for (int digit = 0; digit < amount.currency().digits(); ++digit)
        hundred *= 10;
    const std::int64_t over = amount.minor() % hundred;
    return over == 0 ? amount : Money(amount.minor() + hundred - over, amount.currency());
}

} // namespace

ToldAnswers whyNothing(const std::deque<Home> &homes, const Plan &plan, const Sheet &sheet,
                       const Context &context, const ProposeOptions &options)
{
    QStringList work;
    for (const ComputeWays &ways : homes.front().computes()) {
        for (const Workload &workload : plan.workloads) {
            if (ways.ways.empty() && workload.computeIds().contains(ways.compute))
                work << workload.name;
        }
    }
    if (work.isEmpty())
        return {PlanWords::tr("There is nothing to choose a machine for."), {}, {}};
    const std::vector<Limit> limits = limitsOf(sheet);
    const std::vector<WayOut> ways = oneAnswerLess(sheet, limits, context, options, std::nullopt);
    QString what = work.join(u", "_s);
    for (const Limit &limit : limits) {
        const bool binds = std::ranges::find(ways, &limit, &WayOut::limit) != ways.end();
        if (binds && !limit.isStated)
            what = PlanWords::tr("%1, with %2, which was not stated").arg(what, limit.name());
    }
    ToldAnswers told{PlanWords::tr("No machine does this with these answers: %1.").arg(what),
                     sentencesOf(ways, sheet), answersOf(ways)};
    if (ways.empty())
        told.sentences
            = {PlanWords::tr("Giving up one of them, or one and a limit of time, does not change that."),
               whatMachinesMiss(homes, sheet, limits, context)};
    told.sentences << triedNodes(plan, homes.front());
    told.sentences.removeAll(QString());
    return told;
}

ToldAnswers wouldHaveToGo(const Sheet &sheet, const Context &context, const ProposeOptions &options,
                          const Proposal &proposal)
{
    const std::vector<Limit> limits = limitsOf(sheet);
    // What is to be in time at last may cost more than what is not.
    const std::vector<WayOut> less
        = oneAnswerLess(sheet, limits, context, options,
                        proposal.robustness.isInTime() ? std::optional(proposal.averageMonth) : std::nullopt);
    const Plan &plan = proposal.plan;
    if (!plan.budget || !proposal.overBudget)
        return {{}, sentencesOf(less, sheet), answersOf(less)};
    const Total &enough
        = spentOf(*plan.budget, proposal.uncertainty.total.p90, proposal.uncertainty.peakMonth.p90);
    const Money more = roundedUp(enough.known());
    const Money asked = budgetIn(plan, more.currency()).value_or(Money(0, more.currency()));
    OtherAnswer larger{PlanWords::tr("With a \"budget\" of %1 in place of %2")
                           .arg(moneyOf(Total(more, enough.missing())), moneyOf(Total(asked))),
                       u"budget"_s,
                       sheet,
                       proposal.averageMonth,
                       {},
                       enough.isComplete(),
                       false};
    larger.sheet.budget->amount = more.toDecimal();
    QStringList kept = {inSentence(larger.words)};
    ToldAnswers told{{}, {}, answersOf(less)};
    told.answers.insert(told.answers.begin(), std::move(larger));
    for (const WayOut &each : less) {
        if (each.cost.keepsBudget)
            kept << inSentence(phraseOf(each));
    }
    told.sentences = QStringList{PlanWords::tr("One answer that would keep it within the budget: %1.")
                                     .arg(kept.join(u"; "_s))}
        + sentencesOf(less, sheet);
    return told;
}

ToldAnswers unstatedAnswers(const Sheet &sheet, const Context &context, const ProposeOptions &options,
                            const Proposal &proposal)
{
    const std::vector<Limit> limits = limitsOf(sheet);
    std::vector<WayOut> found;
    for (const Limit &limit : limits) {
        if (!limit.isStated)
            lengthen({{}, "", sheet, false}, limit, context, options, proposal.averageMonth, found);
    }
    // Nothing has to change: to keep a budget that is kept anyway is no reason.
    std::erase_if(found,
                  [&](const WayOut &each) { return !isWorth(each.cost.month, proposal.averageMonth); });
    if (sheet.servesRequests() && !sheet.leastInstances) {
        Answer one = fewestInstances(sheet);
        const std::optional<Cheapest> cost = cheapestOf(one.sheet, context, options);
        if (cost && cost->isInTime && isWorth(cost->month, proposal.averageMonth))
            found.push_back({one.words, one.entry, one.isLess, nullptr, *cost, one.sheet});
    }
    return {{}, sentencesOf(found, sheet), answersOf(found)};
}

} // namespace slipway::proposals
