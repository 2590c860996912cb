// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/pricetypes.h"
#include "model/prices/referencedata.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <tuple>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int nodesTried = 3;
constexpr std::array regionIds = {"first", "second", "third"}; ///< the plan allows the first two

/// Random sizes, regions and prices of our own: nothing else is sold in those regions.
class SmallWorld
{
public:
    explicit SmallWorld(unsigned seed)
        : m_random(seed)
        , m_data(withAdditions({catalog(), prices()}, additions()).value())
    {
    }

    [[nodiscard]] Context context() const { return {m_data.catalog, m_data.prices, asOf}; }
    [[nodiscard]] const QStringList &sizes() const { return m_sizes; }
    [[nodiscard]] int upTo(int most)
    {
        return 1 + static_cast<int>(m_random() % static_cast<unsigned>(most));
    }
    [[nodiscard]] bool maybe(unsigned percent) { return m_random() % 100 < percent; }

private:
    Additions additions()
    {
        Additions file;
        file.id = u"small"_s;
        file.name = u"Small"_s;
        file.source = u"Test"_s;
        file.date = QDate(2026, 11, 1);
        for (const char *id : regionIds)
            file.regions.push_back(
                {{QString::fromLatin1(id), QString::fromLatin1(id), u"Germany"_s, u"Europe"_s, {}, 1, {}, {}},
                 {}});
        const int count = 4 + upTo(4);
        for (int i = 0; i < count; ++i)
            addSize(file, u"Own_%1"_s.arg(i));
        return file;
    }

    void addSize(Additions &file, const QString &name)
    {
        AddedSize added;
        added.size.name = name;
        added.size.vcpus = static_cast<std::uint16_t>(1 << upTo(5));
        added.size.memoryGiB = added.size.vcpus * upTo(8);
        added.size.arm64 = maybe(10);
        added.targets = maybe(80) || m_sizes.isEmpty()
            ? QStringList{u"compute_cluster"_s, u"managed_online_endpoint"_s}
            : QStringList{u"remote_vm"_s};
        for (const char *region : regionIds) {
            for (const PriceType type : {PriceType::PayAsYouGo, PriceType::Spot, PriceType::LowPriority,
                                         PriceType::Reservation1Year}) {
                if (!maybe(80))
                    continue;
                AddedPrice price;
                price.size = name;
                price.region = QString::fromLatin1(region);
                price.type = type;
                // Few different prices, so that totals are often equal.
                price.hourly = Rate(1'000'000'000LL * upTo(6) * added.size.vcpus);
                price.date = file.date;
                if (termHours(type) > 0)
                    price.termTotal = Rate(price.hourly.raw() * termHours(type));
                file.prices.push_back(std::move(price));
            }
        }
        m_sizes << name;
        file.sizes.push_back(std::move(added));
    }

    std::mt19937 m_random;
    QStringList m_sizes;
    ReferenceData m_data;
};

Plan emptyPlan(SmallWorld &world, const QString &compute, const QString &target)
{
    Plan plan;
    plan.name = u"Small"_s;
    plan.region = u"first"_s;
    plan.otherRegions = {u"second"_s};
    plan.start = YearMonth(2027, 1);
    plan.months = world.upTo(4);
    plan.preemptibleAcceptable = world.maybe(50);
    plan.growth.requestsPercent = world.upTo(10);
    Compute one;
    one.id = compute;
    one.target = target;
    one.size = world.sizes().front();
    one.maxNodes = world.upTo(3);
    plan.computes = {one};
    return plan;
}

Plan trainingPlan(SmallWorld &world)
{
    Plan plan = emptyPlan(world, u"train"_s, u"compute_cluster"_s);
    TrainingJob job;
    job.compute = u"train"_s;
    job.work.measuredHours = world.upTo(40);
    job.nodesPerRun = world.upTo(plan.computes[0].maxNodes);
    job.runsPerMonth = world.upTo(30);
    job.checkpointMinutes = 30;
    if (world.maybe(60))
        job.deadlineHours = world.upTo(40);
    if (world.maybe(30)) {
        job.kind = TrainingKind::Sweep;
        job.trials = 4;
        job.parallelTrials = 2;
        plan.computes[0].maxNodes = 2 * job.nodesPerRun;
    }
    Workload workload;
    workload.id = u"job"_s;
    workload.name = u"Job"_s;
    workload.detail = job;
    plan.workloads = {workload};
    return plan;
}

Plan servingPlan(SmallWorld &world)
{
    Plan plan = emptyPlan(world, u"serve"_s, u"managed_online_endpoint"_s);
    RealtimeEndpoint endpoint;
    Deployment deployment;
    deployment.id = u"blue"_s;
    deployment.compute = u"serve"_s;
    deployment.instances = world.upTo(3);
    endpoint.deployments = {deployment};
    endpoint.peakRequestsPerSecond = world.upTo(60);
    endpoint.concurrency = world.upTo(4);
    endpoint.latencyTargetMilliseconds = 150;
    Workload workload;
    workload.id = u"serve"_s;
    workload.name = u"Serving"_s;
    workload.detail = endpoint;
    plan.workloads = {workload};
    return plan;
}

/// What a rule stands against, or the plan: nothing of the search is asked.
bool isOffered(const Plan &plan, const Context &context, const QString &target, const search::Candidate &each)
{
    const QString &region = context.catalog.region(each.region).id;
    const VmSize &size = context.catalog.size(each.size);
    const bool mayLeave = target == u"compute_cluster";
    return (region == plan.region || (mayLeave && plan.otherRegions.contains(region)))
        && (!isPreemptible(each.type) || plan.preemptibleAcceptable)
        && context.prices.use(target, each.type).support == Support::Yes
        && !(context.prices.usableRate(each.size, each.region, each.type) < Rate(0))
        && size.arm64 == context.catalog.size(*context.catalog.findSize(plan.computes[0].size)).arm64
        && std::ranges::find(size.onlyOn, *context.catalog.findTarget(target)) != size.onlyOn.end();
}

bool isMet(const Evaluation &evaluation)
{
    return std::ranges::none_of(evaluation.findings, [](const Finding &finding) {
        return finding.severity == Severity::Blocker || finding.rule == u"serving.instances";
    });
}

double hoursOf(const Evaluation &evaluation)
{
    return evaluation.sizing[0].output(u"hours_per_run")->likely;
}

/// All candidates by evaluate() alone, in the order in which they rank.
std::vector<search::Candidate> byHand(const Plan &plan, const SmallWorld &world)
{
    const Context context = world.context();
    const Compute &compute = plan.computes[0];
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[0].detail);
    const VmSize &plannedSize = context.catalog.size(*context.catalog.findSize(compute.size));
    std::vector<search::Candidate> all;
    for (const QString &name : world.sizes()) {
        for (const char *regionId : regionIds) {
            for (const PriceType type : {PriceType::PayAsYouGo, PriceType::Spot, PriceType::LowPriority,
                                         PriceType::Reservation1Year}) {
                for (int nodes = 1; nodes <= nodesTried; ++nodes) {
                    search::Candidate each;
                    each.size = *context.catalog.findSize(name);
                    each.region = *context.catalog.findRegion(QString::fromLatin1(regionId));
                    each.type = type;
                    each.nodes = static_cast<std::uint16_t>(nodes);
                    const VmSize &size = context.catalog.size(each.size);
                    // Nobody tells what the work takes of memory: each request keeps its share of the planned one, so that as many run as
                    // both vCPUs and memory have room for. A machine without memory for one is not offered.
                    const double before = endpoint ? endpoint->concurrency : 1;
                    const auto room = [before](double has, double planned) {
                        return std::floor(before * has / planned + 1e-9);
                    };
                    const double places = endpoint
                        ? std::min(room(size.vcpus, plannedSize.vcpus),
                                   std::max(1.0, room(size.memoryGiB, plannedSize.memoryGiB)))
                        : 1;
                    if (!isOffered(plan, context, compute.target, each) || places < 1
                        || size.memoryGiB * before < plannedSize.memoryGiB * places)
                        continue;
                    const Plan with = applied(search::choice(plan, context, compute.id, each), plan).value();
                    const Evaluation evaluation = evaluate(with, context);
                    if (!isMet(evaluation))
                        continue;
                    each.total = evaluation.total.known().minor();
                    each.owed = evaluation.owed.known().minor();
                    each.complete = evaluation.total.isComplete();
                    each.measure = endpoint ? 0 : hoursOf(evaluation);
                    all.push_back(each);
                }
            }
        }
    }
    std::ranges::sort(all, search::ranksBefore);
    return all;
}

/// Nothing is faster or cheaper without being slower or dearer: each against each.
std::vector<std::pair<double, std::int64_t>> frontByHand(const std::vector<search::Candidate> &all)
{
    std::vector<std::pair<double, std::int64_t>> front;
    for (const search::Candidate &each : all) {
        const bool beaten = std::ranges::any_of(all, [&each](const search::Candidate &other) {
            return other.complete && other.measure <= each.measure && other.committed() <= each.committed()
                && (other.measure < each.measure || other.committed() < each.committed());
        });
        if (each.complete && !beaten)
            front.emplace_back(each.measure, each.committed());
    }
    std::ranges::sort(front);
    front.erase(std::unique(front.begin(), front.end()), front.end());
    return front;
}

std::vector<std::pair<double, std::int64_t>> figuresOf(const std::vector<search::Candidate> &front)
{
    std::vector<std::pair<double, std::int64_t>> figures;
    for (const search::Candidate &each : front)
        figures.emplace_back(each.measure, each.committed());
    std::ranges::sort(figures);
    return figures;
}

search::Result searched(const Plan &plan, const SmallWorld &world)
{
    search::Query query;
    query.compute = plan.computes[0].id;
    query.commitments = true;
    query.mostNodes = nodesTried;
    query.top = 10'000;
    return search::search(plan, world.context(), query);
}

QString worded(const search::Candidate &each, const Context &context)
{
    return u"%1: %2, %3, %4, %5"_s.arg(search::words(context, each)).arg(each.total).arg(each.owed).arg(each.complete).arg(each.measure);
}

/// Those that only one of the two has, in their order; where they are the same, that their order is not. A whole list would be cut.
QString difference(const std::vector<search::Candidate> &ranked, const std::vector<search::Candidate> &wanted,
                   const Context &context)
{
    QStringList lines;
    for (const search::Candidate &each : ranked) {
        if (std::ranges::find(wanted, each) == wanted.end())
            lines << u"search alone: "_s + worded(each, context);
    }
    for (const search::Candidate &each : wanted) {
        if (std::ranges::find(ranked, each) == ranked.end())
            lines << u"by hand alone: "_s + worded(each, context);
    }
    return lines.isEmpty() ? u"another order"_s : lines.join(u'\n');
}

} // namespace

/// Search against what evaluate() says of each candidate, on random small catalogs.
class BruteForceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainingRanksAsByHand_data() { addSeeds(); }
    void trainingRanksAsByHand();
    void servingRanksAsByHand_data() { addSeeds(); }
    void servingRanksAsByHand();

    void somethingWasRanked();

private:
    std::size_t m_ranked = 0;

    static void addSeeds()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
};

void BruteForceTest::trainingRanksAsByHand()
{
    QFETCH(unsigned, seed);
    SmallWorld world(seed);
    const Plan plan = trainingPlan(world);
    const std::vector<search::Candidate> wanted = byHand(plan, world);
    const search::Result found = searched(plan, world);
    std::vector<search::Candidate> ranked = found.ranked;
    // Node numbers of the plan beyond those tried by hand are in the search as well.
    std::erase_if(ranked, [](const search::Candidate &each) { return each.nodes > nodesTried; });
    QVERIFY2(ranked == wanted, qPrintable(difference(ranked, wanted, world.context())));
    QVERIFY(figuresOf(found.front) == frontByHand(found.ranked));
    m_ranked += wanted.size();
}

void BruteForceTest::servingRanksAsByHand()
{
    QFETCH(unsigned, seed);
    SmallWorld world(seed + 100);
    const Plan plan = servingPlan(world);
    const std::vector<search::Candidate> wanted = byHand(plan, world);
    const search::Result found = searched(plan, world);
    std::vector<search::Candidate> ranked = found.ranked;
    for (search::Candidate &each : ranked)
        each.measure = 0;
    std::ranges::sort(ranked, search::ranksBefore);
    QVERIFY2(ranked == wanted, qPrintable(difference(ranked, wanted, world.context())));
    QVERIFY(figuresOf(found.front) == frontByHand(found.ranked));
    m_ranked += wanted.size();
}

void BruteForceTest::somethingWasRanked()
{
    // The worlds are not all empty.
    QVERIFY2(m_ranked > 200, qPrintable(QString::number(m_ranked)));
}

SLIPWAY_TEST(BruteForceTest)
#include "tst_bruteforce.moc"
