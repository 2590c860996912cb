// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computebill.h"
#include "model/cost/computetrials.h"
#include "model/plan/exchange.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <array>
#include <random>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// One plan after the other, each with something else on one or two computes.
class Others
{
public:
    Others(const Plan &plan, unsigned seed)
        : m_plan(plan)
        , m_random(seed)
    {
        for (const Compute &compute : plan.computes)
            m_sizes << compute.size;
        m_sizes << u"Standard_D4s_v5"_s << u"Standard_NC8as_T4_v3"_s << u"nobody knows it"_s;
    }

    [[nodiscard]] Plan next()
    {
        changeCompute(m_plan.computes[below(m_plan.computes.size())]);
        if (below(3) == 0)
            changeCompute(m_plan.computes[below(m_plan.computes.size())]);
        if (below(3) == 0)
            changeWork(m_plan.workloads[below(m_plan.workloads.size())]);
        return m_plan;
    }

private:
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }

    void changeCompute(Compute &compute)
    {
        switch (below(5)) {
        case 0:
            compute.region = std::array{QString(), u"westeurope"_s, u"swedencentral"_s}[below(3)];
            break;
        case 1:
            compute.priceType = std::array{PriceType::PayAsYouGo, PriceType::Reservation1Year,
                                           PriceType::SavingsPlan3Years}[below(3)];
            break;
        case 2:
            compute.maxNodes = 1 + static_cast<int>(below(4));
            break;
        case 3:
            compute.tier = below(2) == 0 ? Tier::Dedicated : Tier::LowPriority;
            break;
        default:
            compute.size = m_sizes[static_cast<qsizetype>(below(std::size_t(m_sizes.size())))];
        }
    }

    void changeWork(Workload &workload)
    {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->nodesPerRun = 1 + static_cast<int>(below(3));
        else if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            batch->nodesPerRun = 1 + static_cast<int>(below(3));
        else if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint->deployments.front().instances = 1 + static_cast<int>(below(5));
        if (below(4) == 0)
            workload.startMonth = static_cast<int>(below(3));
    }

    Plan m_plan;
    std::mt19937 m_random;
    QStringList m_sizes;
};

} // namespace

/// What is tried one after the other costs what a bill of its own says.
class TrialsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCostsWhatItsBillSays_data();
    void eachCostsWhatItsBillSays();
};

void TrialsTest::eachCostsWhatItsBillSays_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("bought");
    for (const char *id :
         {"vision-realtime", "tabular-automl-batch", "llm-finetune-endpoint", "spark-features-batch",
          "many-models-forecast", "edge-arc", "regulated-isolated", "proof-of-concept"}) {
        QTest::addRow("%s", id) << QString::fromLatin1(id) << false;
        QTest::addRow("%s, with commitments", id) << QString::fromLatin1(id) << true;
    }
}

void TrialsTest::eachCostsWhatItsBillSays()
{
    QFETCH(QString, id);
    QFETCH(bool, bought);
    Plan plan = templatePlan(id);
    if (bought) {
        for (const Compute &compute : plan.computes) {
            Commitment commitment;
            commitment.size = compute.size;
            commitment.units = 2;
            commitment.start = plan.start.plusMonths(1);
            plan.commitments.push_back(commitment);
        }
    }
    const Context with = context();
    const ExchangeRate exchange = exchangeOf(plan, with.prices);
    cost::ComputeTrials trials(with.catalog, with.prices, exchange);
    Others others(plan, 20261125);
    for (int round = 0; round < 60; ++round) {
        const Plan other = others.next();
        trials.take(other);
        const cost::Bill bill = cost::makeComputeBill(other, with.catalog, with.prices, exchange);
        std::vector<cost::ComputeCost> expected(other.computes.size());
        cost::ComputeCost beside;
        for (const CostLine &line : bill.lines) {
            const int compute = bill.index.compute(line.compute);
            (compute < 0 ? beside : expected[static_cast<std::size_t>(compute)])
                .add({line.total.minor(), line.owed.minor(), line.whole()});
        }
        QVERIFY(trials.costs() == expected);
        QVERIFY(trials.beside() == beside);
        QCOMPARE(trials.all().total, bill.total.known().minor());
        QCOMPARE(trials.all().whole, bill.total.isComplete());
        for (std::size_t c = 0; c < other.computes.size(); ++c)
            QCOMPARE(trials.billed(c).size(), bill.computes[c].billed.size());
    }
}

SLIPWAY_TEST(TrialsTest)
#include "tst_trials.moc"
