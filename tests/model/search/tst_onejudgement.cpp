// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/pricetypes.h"
#include "model/prices/additions.h"
#include "model/prices/referencedata.h"
#include "model/rules/concerned.h"
#include "model/rules/rulebook.h"
#include "model/search/searchedcompute.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Warnings that are exclusions all the same: search recommends nothing that is in doubt. Of other rules only blockers are.
bool isWarningEnough(const QString &rule)
{
    static const QStringList rules{
        u"price.type"_s, // nobody states whether the target is sold so
        u"price.savings_plan"_s, // the same of savings plans
        u"preemptible.accepted"_s, // what the plan says it does not want
        u"serving.instances"_s, // a peak misses its target, others do not
        u"serving.places"_s, // some requests wait for memory
        u"price.term"_s, // a term that its size does not outlast costs more than it shows
        u"size.burstable"_s, // its hours and costs are those of a speed that it does not keep
        u"price.missing"_s, // a choice without a price cannot be weighed
    };
    return rules.contains(rule);
}

/// Whether a finding says of the compute what the exclusion says of it as a candidate.
bool says(const Finding &finding, Exclusion exclusion, const Plan &plan, const QString &compute)
{
    if (!recordOf(exclusion).isToldBy(finding.rule) || !computesOf(plan, finding).contains(compute))
        return false;
    // A target that no network reaches is no matter of the region.
    if (finding.rule == u"isolation.managed_network"_s && finding.field.endsWith(u"/target"_s))
        return false;
    // Two exclusions of one rule: not listed, and not spoken of.
    if (finding.rule == u"size.supported"_s)
        return finding.severity == recordOf(exclusion).severity;
    // Likewise: too large for its GPUs, or in a format that they do not have.
    if (finding.rule == u"serving.model_fits"_s)
        return finding.title.contains(u"precision"_s) == (exclusion == Exclusion::TimeUnknown);
    return finding.severity == Severity::Blocker || isWarningEnough(finding.rule);
}

/// Of the plan's own region: it stands against every compute that has none of its own.
bool saysOfThePlan(const Finding &finding, Exclusion exclusion, const Compute &compute)
{
    return exclusion == Exclusion::Region && finding.rule == u"isolation.residency"_s
        && finding.field == u"/region"_s && compute.region.isEmpty();
}

class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {
    }
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }
    [[nodiscard]] bool oneIn(std::size_t count) { return below(count) == 0; }

private:
    std::mt19937 m_random;
};

/// A template with the place and the machine of every compute drawn anew, and with other restrictions.
Plan drawn(Dice &dice)
{
    const std::vector<TemplateInfo> infos = templates().templates();
    Plan plan = templatePlan(infos[dice.below(infos.size())].id);
    const auto &sizes = catalog().sizes();
    const auto &regions = catalog().regions();
    const auto region = [&] { return regions[dice.below(regions.size())].id; };
    plan.isolation.isolatedSizesOnly = dice.oneIn(4);
    plan.preemptibleAcceptable = dice.oneIn(2);
    plan.model.gpuForTraining = dice.oneIn(2);
    plan.model.gpuForInference = dice.oneIn(3);
    plan.isolation.network = dice.oneIn(6) ? Network::ManagedInternet : Network::Public;
    if (dice.oneIn(3))
        plan.model.ramGiB = Estimate{double(1 + dice.below(200))};
    if (dice.oneIn(4))
        plan.isolation.residency = {catalog().region(*catalog().findRegion(plan.region)).geography};
    if (dice.oneIn(8))
        plan.region = region();
    if (dice.oneIn(3))
        plan.otherRegions << region();
    const QStringList targets{u"compute_instance"_s, u"compute_cluster"_s, u"serverless_compute"_s,
                              u"remote_vm"_s};
    for (Compute &compute : plan.computes) {
        if (!dice.oneIn(4))
            compute.size = sizes[dice.below(sizes.size())].name;
        compute.region = dice.oneIn(3) ? region() : QString();
        // As a page or a choice would: the tier goes with the price.
        cost::pay(compute, static_cast<PriceType>(dice.oneIn(3) ? dice.below(priceTypeCount) : 0));
        if (dice.oneIn(3) && targets.contains(compute.target))
            compute.target = targets[qsizetype(dice.below(4))];
    }
    for (Workload &workload : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail); job && dice.oneIn(3))
            job->deadlineHours = 1 + double(dice.below(30));
        if (auto *job = std::get_if<TrainingJob>(&workload.detail); job && dice.oneIn(6))
            job->runsPerMonth = Estimate{3000};
        // Little more than one request takes.
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail); endpoint && dice.oneIn(4))
            endpoint->latencyTargetMilliseconds = 1.2 * std::max(1.0, endpoint->serviceMilliseconds.likely);
    }
    return plan;
}

} // namespace

/// What a rule says of a plan, and what a search says of the same as a candidate, is one thing.
class OneJudgementTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAndSearchAgree_data();
    void rulesAndSearchAgree();
    void everyExclusionIsDrawn();
    void everyRuleOfTheTableIsInTheBook();
};

namespace {

/// What is built in, with a list of SKUs that keeps the subscription from every ninth size in the regions of the templates.
const ReferenceData &restrictedSizes()
{
    static const ReferenceData data = [] {
        Additions additions;
        additions.id = u"skus"_s;
        additions.source = u"Answer of the Azure CLI: skus.json"_s;
        additions.date = QDate(2026, 11, 19);
        QStringList regions;
        for (const TemplateInfo &info : templates().templates())
            regions << templatePlan(info.id).region;
        regions.removeDuplicates();
        for (std::size_t i = 0; i < catalog().sizes().size(); i += 9) {
            SizeCorrection refused;
            refused.size = catalog().sizes()[i].name;
            refused.date = additions.date;
            refused.notDeployable = regions;
            additions.corrections.push_back(refused);
        }
        return withAdditions({catalog(), prices()}, additions).value();
    }();
    return data;
}

/// "ends: search says so, no rule does", for every difference.
QStringList differences(const Plan &plan, Exclusions &seen)
{
    const Context context{restrictedSizes().catalog, restrictedSizes().prices, asOf};
    const Evaluation evaluation = evaluate(plan, context);
    QStringList lines;
    for (const QString &id : search::searchable(plan, context.catalog)) {
        search::Query query;
        query.compute = id;
        const std::optional<search::SearchedCompute> searched
            = search::searchedComputeOf(plan, context, query);
        if (!searched || !searched->use().size || !searched->use().region)
            continue;
        const Compute &compute = searched->asPlanned();
        const auto planned
            = search::judged(plan, context, id, *searched->use().size, *searched->use().region,
                             cost::effectivePriceType(compute), searched->nodes);
        seen |= planned->exclusions;
        for (const ExclusionRecord &record : exclusionRecords) {
            const Finding *told = nullptr;
            for (const Finding &finding : evaluation.findings) {
                if (says(finding, record.exclusion, plan, id)
                    || saysOfThePlan(finding, record.exclusion, compute))
                    told = &finding;
            }
            const bool excluded = planned->has(record.exclusion);
            // Lines of disks and addresses can lack a price where the machine has one. People on a cluster run nothing: of
            // machines that are not billed no price is missing.
            const bool billed = std::ranges::any_of(evaluation.lines, [&id](const CostLine &line) {
                return line.compute == id && line.role == CostRole::Machines;
            });
            if (excluded == (told != nullptr)
                || (record.exclusion == Exclusion::NoPrice && (!excluded || !billed)))
                continue;
            lines << u"%1 on %2 %3 as %4: %5"_s.arg(
                QString::fromLatin1(record.id), id, compute.size, compute.target,
                told ? told->rule + u' ' + told->title : u"no rule says so"_s);
        }
    }
    return lines;
}

} // namespace

void OneJudgementTest::rulesAndSearchAgree_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 200; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void OneJudgementTest::rulesAndSearchAgree()
{
    QFETCH(unsigned, seed);
    Dice dice(seed);
    Exclusions seen = 0;
    const QStringList lines = differences(drawn(dice), seen);
    QVERIFY2(lines.isEmpty(), qPrintable(lines.join(u'\n')));
}

/// The plans above would prove nothing of an exclusion that they never have. What is planned is never another architecture,
/// and never weaker than itself.
void OneJudgementTest::everyExclusionIsDrawn()
{
    Exclusions seen = bit(Exclusion::Architecture) | bit(Exclusion::Weaker);
    for (unsigned seed = 1; seed <= 200; ++seed) {
        Dice dice(seed);
        (void)differences(drawn(dice), seen);
    }
    QStringList missing;
    for (const ExclusionRecord &record : exclusionRecords) {
        if (!contains(seen, record.exclusion))
            missing << QString::fromLatin1(record.id);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
}

void OneJudgementTest::everyRuleOfTheTableIsInTheBook()
{
    const std::vector<Rule> book = ruleBook();
    for (const ExclusionRecord &record : exclusionRecords) {
        for (const char *id : record.rules) {
            const bool known = !id
                || std::ranges::any_of(book, [&](const Rule &rule) { return qstrcmp(rule.id, id) == 0; });
            QVERIFY2(known, id);
        }
    }
}

SLIPWAY_TEST(OneJudgementTest)
#include "tst_onejudgement.moc"
