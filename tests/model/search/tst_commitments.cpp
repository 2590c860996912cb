// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/referencedata.h"
#include "model/search/bestplan.h"
#include "model/search/blockers.h"
#include "model/search/sizechoices.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/largeplans.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Commitment bought(const QString &size, PriceType type, int units, YearMonth start, const QString &region = {})
{
    Commitment commitment;
    commitment.size = size;
    commitment.type = type;
    commitment.units = units;
    commitment.start = start;
    commitment.region = region;
    return commitment;
}

/// What a plan may have bought: a reservation, which reaches all of its family, for part of the horizon; a savings plan, which reaches its own
/// size alone; several of both for all computes; one for the system nodes of a cluster; one elsewhere, where the plan may go.
std::vector<Commitment> commitmentsOf(const Plan &plan, const QString &form, const QString &compute)
{
    const QString &size = plan.compute(compute)->size;
    const YearMonth later = plan.start.plusMonths(1);
    std::vector<Commitment> all;
    if (form == u"reservation")
        all = {bought(size, PriceType::Reservation1Year, 2, later)};
    else if (form == u"savings plan")
        all = {bought(size, PriceType::SavingsPlan3Years, 1, plan.start)};
    else if (form == u"elsewhere" && !plan.otherRegions.isEmpty())
        all = {bought(size, PriceType::Reservation3Years, 1, plan.start, plan.otherRegions.front())};
    else if (form == u"several") {
        for (const Compute &each : plan.computes) {
            if (!each.size.isEmpty())
                all.push_back(bought(each.size, PriceType::Reservation1Year, 1, later));
        }
        all.push_back(bought(size, PriceType::SavingsPlan1Year, 2, plan.start));
    }
    for (const Compute &each : plan.computes) {
        if (form == u"several" && each.kubernetes)
            all.push_back(bought(each.kubernetes->systemSize, PriceType::Reservation1Year, 1, plan.start));
    }
    return all;
}

constexpr std::array forms = {"reservation", "savings plan", "elsewhere", "several"};

/// A few sizes of two families, sold in regions of our own and nowhere else there, at random prices of a dollar's tenths: totals are
/// often close.
class CommittedWorld
{
public:
    explicit CommittedWorld(unsigned seed)
        : m_random(seed)
        , m_data(withAdditions({catalog(), prices()}, additions()).value())
    {
    }

    [[nodiscard]] Context context() const { return {m_data.catalog, m_data.prices, asOf}; }
    [[nodiscard]] int upTo(int most) { return 1 + static_cast<int>(m_random() % static_cast<unsigned>(most)); }
    [[nodiscard]] bool maybe(unsigned percent) { return m_random() % 100 < percent; }
    [[nodiscard]] QString size() { return QString::fromLatin1(sizes[m_random() % sizes.size()]); }
    [[nodiscard]] Plan plan();

private:
    static constexpr std::array sizes
        = {"Standard_D2as_v4", "Standard_D4as_v4", "Standard_D8as_v4", "Standard_D4a_v4", "Standard_D8a_v4"};

    Additions additions();
    void addCluster(Plan &plan, const QString &id);
    void addEndpoint(Plan &plan, const QString &id);
    void addNotebooks(Plan &plan, const QString &id);
    void addPods(Plan &plan, const QString &id);
    Workload &addWork(Plan &plan, const QString &id);

    std::mt19937 m_random;
    ReferenceData m_data;
};

Additions CommittedWorld::additions()
{
    Additions file;
    file.id = u"committed"_s;
    file.name = u"Committed"_s;
    file.source = u"Test"_s;
    file.date = QDate(2026, 11, 1);
    for (const char *id : {"first", "second"}) {
        const QString region = QString::fromLatin1(id);
        file.regions.push_back({{region, region, u"Germany"_s, u"Europe"_s, {}, 1, {}, {}}, {}});
        for (const char *size : sizes) {
            for (const PriceType type : {PriceType::PayAsYouGo, PriceType::Reservation1Year}) {
                AddedPrice price;
                price.size = QString::fromLatin1(size);
                price.region = region;
                price.type = type;
                const int vcpus = catalog().size(*catalog().findSize(price.size)).vcpus;
                price.hourly = Rate(1'000'000'000LL * (4 + upTo(4)) * vcpus);
                price.date = file.date;
                if (termHours(type) > 0)
                    price.termTotal = Rate(price.hourly.raw() * termHours(type));
                file.prices.push_back(std::move(price));
            }
        }
    }
    return file;
}

Workload &CommittedWorld::addWork(Plan &plan, const QString &id)
{
    Compute compute;
    compute.id = id;
    compute.size = size();
    plan.computes.push_back(compute);
    Workload workload;
    workload.id = id;
    workload.name = id;
    plan.workloads.push_back(workload);
    return plan.workloads.back();
}

void CommittedWorld::addCluster(Plan &plan, const QString &id)
{
    TrainingJob job;
    job.compute = id;
    job.work.measuredHours = upTo(40);
    job.runsPerMonth = upTo(20);
    job.checkpointMinutes = 30;
    addWork(plan, id).detail = job;
    plan.computes.back().target = u"compute_cluster"_s;
    plan.computes.back().maxNodes = upTo(2);
}

void CommittedWorld::addEndpoint(Plan &plan, const QString &id)
{
    RealtimeEndpoint endpoint;
    Deployment deployment;
    deployment.id = u"blue"_s;
    deployment.compute = id;
    deployment.instances = upTo(2);
    endpoint.deployments = {deployment};
    endpoint.peakRequestsPerSecond = upTo(20);
    endpoint.concurrency = upTo(4);
    endpoint.latencyTargetMilliseconds = 250;
    addWork(plan, id).detail = endpoint;
    plan.computes.back().target = u"managed_online_endpoint"_s;
}

void CommittedWorld::addNotebooks(Plan &plan, const QString &id)
{
    Experimentation people;
    people.compute = id;
    people.people = upTo(2);
    addWork(plan, id).detail = people;
    plan.computes.back().target = u"compute_instance"_s;
    plan.computes.back().instances = upTo(2);
}

void CommittedWorld::addPods(Plan &plan, const QString &id)
{
    addEndpoint(plan, id);
    Compute &compute = plan.computes.back();
    compute.target = u"kubernetes_online_endpoint"_s;
    compute.instances = compute.maxNodes = upTo(2);
    KubernetesOptions options;
    options.systemNodes = upTo(2);
    options.systemSize = size();
    options.podVcpus = 1;
    compute.kubernetes = options;
}

Plan CommittedWorld::plan()
{
    Plan plan;
    plan.name = u"Committed"_s;
    plan.region = u"first"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 1 + upTo(3);
    plan.data.sizeGiB = 1;
    if (maybe(40))
        plan.otherRegions = {u"second"_s};
    const int computes = 1 + upTo(2);
    for (int i = 0; i < computes; ++i) {
        const QString id = u"c%1"_s.arg(i);
        switch (upTo(4)) {
        case 1:
            addCluster(plan, id);
            break;
        case 2:
            addEndpoint(plan, id);
            break;
        case 3:
            addNotebooks(plan, id);
            break;
        default:
            addPods(plan, id);
            break;
        }
    }
    const int commitments = upTo(3);
    for (int i = 0; i < commitments; ++i)
        plan.commitments.push_back(
            bought(maybe(60) ? plan.computes[static_cast<std::size_t>(upTo(computes) - 1)].size : size(),
                   maybe(70) ? PriceType::Reservation1Year : PriceType::SavingsPlan1Year, upTo(3),
                   plan.start.plusMonths(upTo(3) - 2), maybe(20) ? u"second"_s : QString()));
    return plan;
}

/// Every candidate that meets the plan for each compute, all together in every combination, each evaluated as a whole plan. What it takes to go
/// elsewhere counts as well.
class Combinations
{
public:
    Combinations(const Plan &plan, const Context &context, const search::BestOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_now(weigh(plan, context))
    {
        if (!m_now.hasBlockers())
            m_least = m_now.total + m_now.owed;
        QStringList homes{plan.region};
        homes += plan.otherRegions;
        for (const QString &home : homes) {
            const RegionId region = *context.catalog.findRegion(home);
            const bool moves = home != plan.region;
            m_base = moves ? search::movedTo(plan, context, region) : plan;
            m_moving = moves ? search::movingCost(plan, context) : Total(Money(0, m_now.total.currency()));
            m_found.clear();
            for (const QString &id : search::searchable(m_base, context.catalog)) {
                search::Query query;
                query.compute = id;
                query.mostNodes = options.mostNodes;
                query.top = 10'000;
                m_found.emplace_back(id, search::search(m_base, context, query).ranked);
            }
            combine(m_base, 0);
        }
    }

    [[nodiscard]] const std::optional<Total> &least() const { return m_least; }
    [[nodiscard]] std::size_t evaluated() const { return m_evaluated; }

private:
    void combine(const Plan &plan, std::size_t compute)
    {
        if (compute == m_found.size()) {
            ++m_evaluated;
            const Evaluation then = weigh(plan, m_context);
            const Total committed = then.total + then.owed + m_moving;
            if (search::newObjections(then, m_now).empty() && (!m_least || committed < *m_least))
                m_least = committed;
            return;
        }
        const auto &[id, candidates] = m_found[compute];
        if (candidates.empty())
            combine(plan, compute + 1);
        for (const search::Candidate &each : candidates)
            combine(applied(search::choice(m_base, m_context, id, each), plan).value(), compute + 1);
    }

    const Plan &m_plan;
    const Context m_context;
    const Evaluation m_now;
    Plan m_base;
    Total m_moving;
    std::vector<std::pair<QString, std::vector<search::Candidate>>> m_found;
    std::optional<Total> m_least;
    std::size_t m_evaluated = 0;
};

} // namespace

/// Searches of plans that have bought something: by evaluate() alone, and by every combination.
class CommitmentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candidatesCostWhatEvaluateSays_data();
    void candidatesCostWhatEvaluateSays();
    void sizesOnTheSheetCostWhatEvaluateSays_data();
    void sizesOnTheSheetCostWhatEvaluateSays();
    void waitingRunsCostWhatEvaluateSays();
    void aLargePlanCostsWhatEvaluateSays();
    void theBestPlanIsTheBestOfAllCombinations_data();
    void theBestPlanIsTheBestOfAllCombinations();
    void mostPlansHaveABest();

private:
    int m_found = 0;
    int m_warned = 0; ///< of these, plans whose best brings a warning though another would not

    static void compare(const Plan &plan, const QString &compute, int &reached);
};

/// The first candidates, the front, some others; and of those that a reservation may reach as many as there are up to 12.
void CommitmentsTest::compare(const Plan &plan, const QString &compute, int &reached)
{
    search::Query query;
    query.compute = compute;
    query.mostNodes = 3;
    query.top = 1'000'000;
    query.sample = 0;
    const search::Result found = search::search(plan, context(), query);
    if (found.current)
        QCOMPARE(found.current->total, evaluated(plan).total.known().minor());
    std::vector<search::Candidate> some;
    std::mt19937 random(20261123);
    for (int i = 0; i < 4 && !found.ranked.empty(); ++i) {
        some.push_back(found.ranked[std::min<std::size_t>(static_cast<std::size_t>(i), found.ranked.size() - 1)]);
        some.push_back(found.ranked[random() % found.ranked.size()]);
    }
    const auto mayBeReached = [&](const search::Candidate &each) {
        return each.type == PriceType::PayAsYouGo
            && std::ranges::any_of(plan.commitments, [&](const Commitment &commitment) {
                   const auto own = prices().flexibility(each.size);
                   const auto size = catalog().findSize(commitment.size); // a savings plan has none
                   const auto other = size ? prices().flexibility(*size) : std::nullopt;
                   return catalog().region(each.region).id == plan.regionOr(commitment.region)
                       && (catalog().size(each.size).name == commitment.size
                           || (own && other && own->family == other->family));
               });
    };
    std::vector<search::Candidate> near;
    std::ranges::copy_if(found.ranked, std::back_inserter(near), mayBeReached);
    std::ranges::shuffle(near, random);
    near.resize(std::min<std::size_t>(near.size(), 12));
    reached += static_cast<int>(near.size());
    some.insert(some.end(), near.begin(), near.end());
    for (const search::Candidate &each : some) {
        const Result<Plan> chosen = applied(search::choice(plan, context(), compute, each), plan);
        QVERIFY(chosen.ok());
        const Evaluation evaluation = evaluated(*chosen);
        const QString what = u"%1, %2: %3 against %4"_s.arg(compute, search::words(context(), each))
                                 .arg(each.total)
                                 .arg(evaluation.total.known().minor());
        QVERIFY2(evaluation.total.known().minor() == each.total, qPrintable(what));
        QVERIFY2(evaluation.total.isComplete() == each.complete, qPrintable(what));
    }
}

void CommitmentsTest::candidatesCostWhatEvaluateSays_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("form");
    for (const TemplateInfo &info : templates().templates()) {
        for (const char *form : forms)
            QTest::addRow("%s, %s", qPrintable(info.id), form) << info.id << QString::fromLatin1(form);
    }
}

void CommitmentsTest::candidatesCostWhatEvaluateSays()
{
    QFETCH(const QString, id);
    QFETCH(const QString, form);
    int reached = 0;
    for (const QString &compute : search::searchable(templatePlan(id), catalog())) {
        Plan plan = templatePlan(id);
        plan.commitments = commitmentsOf(plan, form, compute);
        compare(plan, compute, reached);
        if (QTest::currentTestFailed())
            return;
    }
    if (form != u"elsewhere")
        QVERIFY(reached > 0);
}

void CommitmentsTest::sizesOnTheSheetCostWhatEvaluateSays_data()
{
    candidatesCostWhatEvaluateSays_data();
}

/// The machine as planned costs on the sheet of sizes what the bill says of it: what is covered, and what others pay, is of no matter.
void CommitmentsTest::sizesOnTheSheetCostWhatEvaluateSays()
{
    QFETCH(const QString, form);
    QFETCH(const QString, id);
    Plan plan = templatePlan(id);
    const QStringList computes = search::searchable(plan, catalog());
    plan.commitments = commitmentsOf(plan, form, computes.back());
    const Evaluation now = weigh(plan, context());
    for (const QString &compute : computes) {
        const search::SizeChoices choices = search::sizeChoices(plan, context(), compute);
        const search::SizeChoices::Row *row = choices.plannedRow();
        if (!row || !row->hasCost() || !row->candidate.complete)
            continue;
        QCOMPARE(row->candidate.total, now.total.known().minor());
    }
}

/// Runs of one cluster wait for those of another, which a reservation covers: what is left of it changes with each choice.
void CommitmentsTest::waitingRunsCostWhatEvaluateSays()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Compute prepare = *plan.compute(u"train"_s);
    prepare.id = u"prepare"_s;
    prepare.size = u"Standard_D8s_v3"_s;
    plan.computes.push_back(prepare);
    const auto train = std::ranges::find(plan.workloads, u"train"_s, &Workload::id);
    QVERIFY(train != plan.workloads.end());
    Workload before = *train;
    before.id = u"prepare"_s;
    auto &job = std::get<TrainingJob>(before.detail);
    job.compute = u"prepare"_s;
    job.work.measuredSize = prepare.size;
    std::get<TrainingJob>(train->detail).dependsOn << before.id;
    plan.workloads.push_back(before);
    plan.commitments = {bought(plan.compute(u"train"_s)->size, PriceType::Reservation1Year, 1, plan.start),
                        bought(prepare.size, PriceType::SavingsPlan1Year, 1, plan.start)};
    int reached = 0;
    for (const QString &compute : {u"train"_s, u"prepare"_s})
        compare(plan, compute, reached);
    QVERIFY(reached > 0);
}

/// Of many computes only those that share a commitment are looked at together.
void CommitmentsTest::aLargePlanCostsWhatEvaluateSays()
{
    Plan plan = manyComputes(templatePlan(u"vision-realtime"_s), 12);
    plan.commitments = {bought(u"Standard_NC4as_T4_v3"_s, PriceType::Reservation1Year, 3, plan.start)};
    int reached = 0;
    for (const std::size_t i : {std::size_t(0), std::size_t(1), std::size_t(2), std::size_t(11)}) {
        compare(plan, plan.computes[i].id, reached);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(reached > 0);
}

void CommitmentsTest::theBestPlanIsTheBestOfAllCombinations_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 24; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void CommitmentsTest::theBestPlanIsTheBestOfAllCombinations()
{
    QFETCH(const unsigned, seed);
    CommittedWorld world(seed);
    const Plan plan = world.plan();
    search::BestOptions options;
    options.mostNodes = 2;
    options.tellsBeside = false;
    options.priceConstraints = false;
    const search::BestPlan best = search::bestPlan(plan, world.context(), options);
    const Combinations all(plan, world.context(), options);
    QVERIFY(all.evaluated() > 0);
    if (!all.least())
        return; // nothing meets this plan
    ++m_found;
    const Result<Plan> taken = best.edit ? applied(*best.edit, plan) : Result<Plan>(plan);
    QVERIFY(taken);
    const Evaluation now = weigh(plan, world.context());
    const Evaluation then = weigh(*taken, world.context());
    QCOMPARE(then.total, best.after);
    QStringList against;
    for (const Finding &finding : search::newObjections(then, now))
        against << finding.rule + u" of "_s + finding.subject;
    const QString what = u"%1 found, %2 is there, of %3; against it: %4"_s.arg(best.committed().known().minor())
                             .arg(all.least()->known().minor())
                             .arg(all.evaluated())
                             .arg(against.join(u", "_s));
    if (against.isEmpty()) {
        QVERIFY2(best.committed() == *all.least(), qPrintable(what));
        return;
    }
    // Choices give way one by one: where that leads to none without a warning, one is taken that brings no blocker.
    ++m_warned;
    QVERIFY2(search::newBlockers(then, now).empty() && best.committed() <= *all.least(), qPrintable(what));
}

void CommitmentsTest::mostPlansHaveABest()
{
    QVERIFY2(m_found >= 16, qPrintable(QString::number(m_found)));
    QVERIFY2(m_warned <= 1, qPrintable(QString::number(m_warned)));
}

SLIPWAY_TEST(CommitmentsTest)
#include "tst_commitments.moc"
