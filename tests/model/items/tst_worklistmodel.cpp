// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"
#include "model/items/worklistmodel.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <ctime>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// Each workload on a compute of its own, with one line.
struct Lists
{
    explicit Lists(int count)
    {
        for (int i = 0; i < count; ++i) {
            Compute &compute = plan.computes.emplace_back();
            compute.id = u"c%1"_s.arg(i);
            Workload &workload = plan.workloads.emplace_back();
            workload.id = workload.name = u"w%1"_s.arg(i);
            TrainingJob job;
            job.compute = compute.id;
            workload.detail = job;
            CostLine &line = evaluation.lines.emplace_back();
            line.compute = compute.id;
            line.workloads << workload.id;
            line.total = Money(100 * (i + 1), evaluation.currency);
        }
    }

    Plan plan;
    Evaluation evaluation;
};

/// Time of the processor, the least of three.
double secondsFor(int count)
{
    const Lists lists(count);
    const Catalog catalog;
    double least = 1e9;
    for (int round = 0; round < 3; ++round) {
        const std::clock_t begin = std::clock();
        for (const auto of : {WorkListModel::Of::Workloads, WorkListModel::Of::Computes}) {
            WorkListModel model(of, catalog);
            model.setPlan(lists.plan, lists.evaluation);
            if (model.rowCount() != count)
                return -1;
        }
        least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return least;
}

} // namespace

class WorkListModelTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void timeIsInProportionToTheRows();
};

void WorkListModelTest::timeIsInProportionToTheRows()
{
    const double few = secondsFor(100);
    const double many = secondsFor(1000);
    QVERIFY(few > 0);
    // Ten times as many: 10 times the time, and a square would be 100 times.
    QVERIFY2(many < 25 * few, qPrintable(u"%1 s for 1,000 rows, %2 s for 100"_s.arg(many).arg(few)));
}

SLIPWAY_TEST(WorkListModelTest)
#include "tst_worklistmodel.moc"
