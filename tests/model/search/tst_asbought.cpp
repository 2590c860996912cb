// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceoptions.h"
#include "model/plan/plannedpurchase.h"
#include "model/prices/priceupdate.h"
#include "model/search/asbought.h"
#include "model/search/bestplan.h"
#include "model/search/sizechoices.h"
#include "model/search/targetcosts.h"
#include "model/search/whynot.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A term that has begun is owed whatever becomes of its compute, typed as the price of that compute or as a commitment: every answer about
/// changing the plan costs the same for both.
class AsBoughtTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aMachineOfAYearByHand();
    void idleHoursCoverOthersByHand();
    void everyModeTellsWhatTheTwinTells_data();
    void everyModeTellsWhatTheTwinTells();
    void whatIsYetToBeginIsNoTerm();
    void whatIsYetToBuyIsLeftOutWhereItTakesNothingOver();
};

namespace {

/// The price of an hour of D4s v3 for a year: 0.14 in West Europe, where it is 0.24 as it goes; the others are those of the built-in book.
PriceSnapshot bookOfAYear()
{
    PriceUpdate update;
    update.source = u"test"_s;
    update.date = asOf;
    update.prices.push_back({sizeNamed(catalog(), u"Standard_D4s_v3"_s),
                             regionNamed(catalog(), u"westeurope"_s), PriceType::Reservation1Year,
                             *Rate::fromDecimal(u"0.14"), Rate::fromDecimal(u"1226.4"), PriceFlag::None});
    return *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
}

/// One D4s v3 that always runs, in a year that began in September, two months before the day.
Plan machineOfAYear()
{
    Plan plan;
    plan.region = u"westeurope"_s;
    plan.otherRegions = {u"northeurope"_s};
    plan.start = YearMonth(2026, 9);
    plan.months = 12;
    Compute compute;
    compute.id = u"machine"_s;
    compute.target = u"remote_vm"_s;
    compute.size = u"Standard_D4s_v3"_s;
    compute.publicIp = false;
    compute.priceType = PriceType::Reservation1Year;
    plan.computes = {compute};
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 2;
    job.work.measuredHours = 1;
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads = {work};
    return plan;
}

QString amountOf(std::int64_t minor)
{
    return Money(minor, Currency()).toDecimal();
}

/// The plan that somebody typed as it should be: the compute pays as it goes beside a commitment.
Plan twinOf(const Plan &plan, const QString &compute, int units)
{
    Plan twin = plan;
    Compute &of = *twin.compute(compute);
    Commitment commitment;
    commitment.size = of.size;
    commitment.region = of.region;
    commitment.type = of.priceType;
    commitment.units = units;
    commitment.start = plan.start;
    twin.commitments.push_back(commitment);
    of.priceType = PriceType::PayAsYouGo;
    return twin;
}

Plan servingThree(PriceType type)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget.reset();
    plan.growth = {};
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    plan.months = 6;
    for (Workload &workload : plan.workloads)
        workload.startMonth = 0;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments.resize(1);
    endpoint.deployments[0].sizing = InstanceSizing::Fixed;
    endpoint.deployments[0].instances = 3;
    endpoint.deployments[0].trafficPercent = 100;
    plan.compute(u"serve")->priceType = type;
    return plan;
}

bool isSameChoice(const search::Candidate &a, const search::Candidate &b)
{
    return a.size == b.size && a.region == b.region && a.type == b.type && a.nodes == b.nodes;
}

} // namespace

/// A year of a D4s v3 is 12 x 730 x 0.14 = 1,226.40, paid whatever becomes of the machine. In its place an E4s v3 costs 12 x 730 x 0.32 =
/// 2,803.20 more; a D8s v3, of which the year covers half, 12 x 730 x 0.48 / 2 = 2,102.40 more; the same machine in North Europe
/// 12 x 730 x 0.214 = 1,874.64 more.
void AsBoughtTest::aMachineOfAYearByHand()
{
    const PriceSnapshot book = bookOfAYear();
    const Context here{catalog(), book, asOf};
    const Plan plan = machineOfAYear();
    const Evaluation now = evaluate(plan, here);
    QCOMPARE(now.costOf(u"machine"_s).known().toDecimal(), u"1226.40"_s);

    const search::SizeChoices sizes = search::sizeChoices(plan, here, u"machine"_s);
    QVERIFY(sizes.plannedRow());
    QCOMPARE(amountOf(sizes.plannedRow()->candidate.total), now.total.known().toDecimal());
    const auto more = [&](const QString &size) {
        return amountOf(sizes.rows[indexOf(sizeNamed(catalog(), size))].candidate.total
                        - sizes.plannedRow()->candidate.total);
    };
    QCOMPARE(more(u"Standard_E4s_v3"_s), u"2803.20"_s);
    QCOMPARE(more(u"Standard_D8s_v3"_s), u"2102.40"_s);

    const std::vector<search::RegionCost> regions = search::regionCosts(plan, here);
    const RegionId north = regionNamed(catalog(), u"northeurope"_s);
    const auto there = std::ranges::find(regions, north, &search::RegionCost::region);
    const auto current = std::ranges::find(regions, true, &search::RegionCost::current);
    QVERIFY(there != regions.end() && current != regions.end());
    QCOMPARE(current->total, now.total);
    // What is shared is priced by region as well.
    const Result<Plan> moved = applied(search::moveTo(plan, here, north), plan);
    QVERIFY2(moved.ok(), moved.ok() ? "" : qPrintable(moved.error().message));
    const Evaluation then = evaluate(*moved, here);
    QCOMPARE(then.total, there->total);
    QCOMPARE(then.costOf(u"machine"_s).known().toDecimal(), u"1874.64"_s);
    QCOMPARE(moved->commitments.size(), 1U);
    QCOMPARE(moved->commitments[0].region, u"westeurope"_s);

    search::Query query;
    query.compute = u"machine"_s;
    const search::Result found = search::search(plan, here, query);
    QVERIFY(found.asBought && found.current);
    QCOMPARE(found.current->type, PriceType::Reservation1Year);
    QCOMPARE(found.total(*found.current), now.total);
    QVERIFY(search::choice(plan, here, u"machine"_s, *found.current).changes.empty());
}

/// The year of a machine that runs 12 hours a day leaves 365 of 730 hours idle in the month. Typed as its price they cover nothing; as what is
/// bought they cover half of another D4s v3: 12 x 365 x 0.24 = 1,051.20 less.
void AsBoughtTest::idleHoursCoverOthersByHand()
{
    const PriceSnapshot book = bookOfAYear();
    const Context here{catalog(), book, asOf};
    Plan plan = machineOfAYear();
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"00:00"_s;
    plan.computes[0].schedule.stop = u"12:00"_s;
    plan.computes.push_back(plan.computes[0]);
    plan.computes[1].id = u"other"_s;
    plan.computes[1].priceType = PriceType::PayAsYouGo;
    plan.computes[1].schedule.start = u"12:00"_s;
    plan.computes[1].schedule.stop = u"24:00"_s;
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"more"_s;
    std::get<TrainingJob>(plan.workloads[1].detail).compute = u"other"_s;
    const Evaluation now = evaluate(plan, here);
    const Evaluation twin = evaluate(twinOf(plan, u"machine"_s, 1), here);
    QCOMPARE((now.total.known() - twin.total.known()).toDecimal(), u"1051.20"_s);

    search::Query query;
    query.compute = u"other"_s;
    const search::Result found = search::search(plan, here, query);
    QVERIFY(found.current);
    QCOMPARE(found.total(*found.current), now.total);
    search::BestOptions options;
    options.priceConstraints = false;
    const search::BestPlan best = search::bestPlan(plan, here, options);
    QCOMPARE(best.before, now.total);
    QVERIFY(best.edit.has_value());
    const Result<Plan> then = applied(*best.edit, plan);
    QVERIFY(then.ok());
    QCOMPARE(evaluate(*then, here).total, best.after);
    QVERIFY(best.after <= twin.total);
}

void AsBoughtTest::everyModeTellsWhatTheTwinTells_data()
{
    QTest::addColumn<PriceType>("type");
    QTest::newRow("1 year") << PriceType::Reservation1Year;
    QTest::newRow("3 years") << PriceType::Reservation3Years;
    QTest::newRow("savings plan") << PriceType::SavingsPlan1Year;
}

void AsBoughtTest::everyModeTellsWhatTheTwinTells()
{
    QFETCH(PriceType, type);
    const Plan plan = servingThree(type);
    const Plan twin = twinOf(plan, u"serve"_s, 3);
    const Evaluation now = evaluated(plan);
    const auto costs = [&plan](const PlanEdit &edit) {
        const Result<Plan> with = applied(edit, plan);
        return with ? evaluated(*with).total : Total();
    };

    for (const bool commitments : {false, true}) {
        search::Query query;
        query.compute = u"serve"_s;
        query.commitments = commitments;
        query.top = 500;
        const search::Result one = search::search(plan, context(), query);
        const search::Result other = search::search(twin, context(), query);
        QVERIFY(one.current);
        QCOMPARE(one.total(*one.current), now.total);
        QCOMPARE(one.rest, other.rest);
        QCOMPARE(one.eligible, other.eligible);
        int compared = 0;
        for (const search::Candidate &each : one.ranked) {
            const auto same = std::ranges::find_if(
                other.ranked, [&](const search::Candidate &its) { return isSameChoice(each, its); });
            if (same == other.ranked.end() || search::takeTheSame(each, *one.current))
                continue;
            QCOMPARE(each.total, same->total);
            QCOMPARE(each.owed, same->owed);
            if (++compared % 50 == 1)
                QCOMPARE(costs(search::choice(plan, context(), query.compute, each)), one.total(each));
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
    }

    const search::SizeChoices sizes = search::sizeChoices(plan, context(), u"serve"_s);
    const search::SizeChoices others = search::sizeChoices(twin, context(), u"serve"_s);
    QCOMPARE(sizes.rows.size(), others.rows.size());
    for (std::size_t i = 0; i < sizes.rows.size(); ++i) {
        if (sizes.rows[i].hasCost() && sizes.planned != static_cast<SizeId>(i))
            QCOMPARE(sizes.rows[i].candidate.total, others.rows[i].candidate.total);
    }
    QCOMPARE(sizes.plannedRow()->candidate.total, now.total.known().minor());

    const auto targets = search::targetCosts(plan, context(), u"serve"_s);
    const auto targetsOfTwin = search::targetCosts(twin, context(), u"serve"_s);
    QCOMPARE(targets.size(), targetsOfTwin.size());
    for (const search::TargetCost &cost : targets) {
        const auto same = std::ranges::find(targetsOfTwin, cost.target, &search::TargetCost::target);
        QCOMPARE(cost.total.has_value(), same->total.has_value());
        if (!cost.total)
            continue;
        QCOMPARE(costs(cost.edit), *cost.total);
        if (!cost.edit.changes.empty())
            QVERIFY(*cost.total == *same->total && *cost.owed == *same->owed);
    }

    const auto regions = search::regionCosts(plan, context());
    for (const search::RegionCost &region : search::regionCosts(twin, context())) {
        const auto same = std::ranges::find(regions, region.region, &search::RegionCost::region);
        QCOMPARE(same->total, region.current ? now.total : region.total);
        QCOMPARE(same->blockers, region.blockers);
    }

    for (const QString &name :
         {u"Standard_NC8as_T4_v3"_s, u"Standard_NC24ads_A100_v4"_s, u"Standard_D4s_v5"_s}) {
        const SizeId size = sizeNamed(catalog(), name);
        const search::WhyNot why = search::whyNotSize(plan, context(), u"serve"_s, size);
        const search::WhyNot ofTwin = search::whyNotSize(twin, context(), u"serve"_s, size);
        QCOMPARE(why.total, ofTwin.total);
        QCOMPARE(why.edit.has_value(), ofTwin.edit.has_value());
        if (why.edit && why.total)
            QCOMPARE(costs(*why.edit), *why.total);
        QCOMPARE(why.wayOut.has_value(), ofTwin.wayOut.has_value());
        if (why.wayOut)
            QCOMPARE(costs(why.wayOut->edit), why.wayOut->total);
        if (why.wayOut && !why.wayOut->edit.changes.empty())
            QCOMPARE(why.wayOut->total, ofTwin.wayOut->total);
    }
    const RegionId sweden = regionNamed(catalog(), u"swedencentral"_s);
    const search::WhyNot why = search::whyNotRegion(plan, context(), u"serve"_s, sweden);
    const search::WhyNot ofTwin = search::whyNotRegion(twin, context(), u"serve"_s, sweden);
    QCOMPARE(why.total, ofTwin.total);
    QCOMPARE(why.wayOut.has_value(), ofTwin.wayOut.has_value());
    if (why.wayOut)
        QVERIFY(costs(why.wayOut->edit) == why.wayOut->total && why.wayOut->total == ofTwin.wayOut->total);

    for (const QString &id :
         {u"kubernetes_online_endpoint"_s, u"aci"_s, u"managed_online_endpoint"_s}) {
        const TargetId target = targetNamed(catalog(), id);
        const search::WhyNot moved = search::whyNotTarget(plan, context(), u"serve"_s, target);
        const search::WhyNot movedTwin = search::whyNotTarget(twin, context(), u"serve"_s, target);
        QCOMPARE(moved.edit.has_value(), movedTwin.edit.has_value());
        QCOMPARE(moved.wayOut.has_value(), movedTwin.wayOut.has_value());
        if (moved.edit && moved.total)
            QCOMPARE(costs(*moved.edit), *moved.total);
        if (moved.edit && !moved.edit->changes.empty())
            QCOMPARE(moved.total, movedTwin.total);
        if (moved.wayOut)
            QVERIFY(costs(moved.wayOut->edit) == moved.wayOut->total
                    && moved.wayOut->total == movedTwin.wayOut->total);
    }

    const std::vector<PriceOption> ways = priceOptions(plan, context(), u"serve"_s);
    for (const PriceOption &each : priceOptions(twin, context(), u"serve"_s)) {
        const auto same = std::ranges::find(ways, each.type, &PriceOption::type);
        QCOMPARE(same->planTotal, same->current ? now.total : each.planTotal);
    }
}

/// From the month after the day on a term is yet to be bought, and goes with its compute.
void AsBoughtTest::whatIsYetToBeginIsNoTerm()
{
    Plan plan = servingThree(PriceType::Reservation1Year);
    plan.start = YearMonth::of(asOf).plusMonths(1);
    QVERIFY(!search::AsBought(plan, context()).isTold());
    QVERIFY(search::AsBought(plan, context()).telling().empty());
    plan.start = YearMonth::of(asOf);
    QVERIFY(search::AsBought(plan, context()).isTold());
    // What tells it already needs no telling.
    QVERIFY(!search::AsBought(twinOf(plan, u"serve"_s, 3), context()).isTold());
}

/// The machine of the year to come, with its reservation planned and not bought: 12 x 730 x 0.14 = 1,226.40. In North Europe it costs 12 x 730 x 0.214
/// = 1,874.64 as it goes, as an E4s v3 12 x 730 x 0.32 = 2,803.20: nobody buys the reservation then. A D8s v3 uses it whole, and pays the other half:
/// 12 x 730 x (0.14 + 0.24) = 3,328.80. Once it has begun it is owed wherever the machine goes.
void AsBoughtTest::whatIsYetToBuyIsLeftOutWhereItTakesNothingOver()
{
    const PriceSnapshot book = bookOfAYear();
    const Context here{catalog(), book, asOf};
    Plan plan = machineOfAYear();
    plan.start = YearMonth(2027, 1);
    plan.computes[0].priceType = PriceType::PayAsYouGo;
    Commitment planned;
    planned.size = u"Standard_D4s_v3"_s;
    planned.type = PriceType::Reservation1Year;
    planned.units = 1;
    planned.start = plan.start;
    planned.note = noteOfPlanned();
    plan.commitments = {planned};
    const RegionId north = regionNamed(catalog(), u"northeurope"_s);
    // Of the machine and what is bought for it; what is shared costs the same in no two regions.
    const auto machine = [&](const Plan &of) {
        std::int64_t minor = 0;
        for (const CostLine &line : evaluate(of, here).lines) {
            if (line.compute == u"machine" || line.id.startsWith(u"commitment/"))
                minor += line.total.minor();
        }
        return amountOf(minor);
    };
    QCOMPARE(machine(plan), u"1226.40"_s);

    const auto regionOf = [&](const Plan &of) {
        const std::vector<search::RegionCost> regions = search::regionCosts(of, here);
        return *std::ranges::find(regions, north, &search::RegionCost::region);
    };
    Plan moved = search::movedTo(plan, here, north);
    QVERIFY(moved.commitments.empty());
    QCOMPARE(machine(moved), u"1874.64"_s);
    QVERIFY(applied(search::moveTo(plan, here, north), plan).value() == moved);
    QCOMPARE(regionOf(plan).total, evaluate(moved, here).total);
    QCOMPARE(regionOf(plan).leftOut.size(), 1);

    const auto answered = [&](const search::WhyNot &why, const QString &amount, qsizetype leftOut) {
        QVERIFY(why.edit && why.total);
        const Plan then = applied(*why.edit, plan).value();
        QCOMPARE(machine(then), amount);
        QCOMPARE(*why.total, evaluate(then, here).total);
        QCOMPARE(why.leftOut.size(), leftOut);
        QCOMPARE(why.edit->label.contains(u"left out"), leftOut > 0);
    };
    answered(search::whyNotRegion(plan, here, u"machine"_s, north), u"1874.64"_s, 1);
    answered(search::whyNotSize(plan, here, u"machine"_s, sizeNamed(catalog(), u"Standard_E4s_v3"_s)),
             u"2803.20"_s, 1);
    answered(search::whyNotSize(plan, here, u"machine"_s, sizeNamed(catalog(), u"Standard_D8s_v3"_s)),
             u"3328.80"_s, 0);

    // What takes nothing over either way is no matter of the change.
    planned.size = u"Standard_E4s_v3"_s;
    plan.commitments.push_back(planned);
    QCOMPARE(search::movedTo(plan, here, north).commitments.size(), 1U);
    plan.commitments.pop_back();
    // Bought two months ago: owed to its end, whoever uses it.
    plan.start = YearMonth(2026, 9);
    plan.commitments[0].start = plan.start;
    plan.commitments[0].note.clear();
    moved = search::movedTo(plan, here, north);
    QCOMPARE(machine(moved), u"3101.04"_s); // 1,874.64 + 1,226.40
    QVERIFY(regionOf(plan).leftOut.isEmpty());
}

SLIPWAY_TEST(AsBoughtTest)
#include "tst_asbought.moc"
