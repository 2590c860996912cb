// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/compare/findingdifferences.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

using Kind = FindingDifference::Kind;

Plan planWith(const QStringList &computes)
{
    Plan plan;
    for (const QString &id : computes) {
        Compute compute;
        compute.id = id;
        plan.computes.push_back(compute);
    }
    return plan;
}

Finding finding(const QString &field, const QString &subject, Severity severity = Severity::Warning)
{
    Finding made;
    made.rule = u"size.retired"_s;
    made.field = field;
    made.subject = subject;
    made.severity = severity;
    made.title = u"%1 ends"_s.arg(subject);
    return made;
}

QList<Kind> kinds(const std::vector<FindingDifference> &differences)
{
    QList<Kind> result;
    for (const FindingDifference &each : differences)
        result << each.kind;
    return result;
}

} // namespace

/// Which findings are the same in two plans.
class FindingDifferencesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNewEntryBeforeItChangesNothing()
    {
        const auto differences = findingDifferences(
            planWith({u"train"_s}), {finding(u"/computes/0/size"_s, u"train"_s)},
            planWith({u"new"_s, u"train"_s}), {finding(u"/computes/1/size"_s, u"train"_s)});
        QCOMPARE(kinds(differences), QList<Kind>{Kind::Kept});
    }

    void aNewNameChangesNothing()
    {
        const auto differences
            = findingDifferences(planWith({u"train"_s}), {finding(u"/computes/0/size"_s, u"Training"_s)},
                                 planWith({u"train"_s}), {finding(u"/computes/0/size"_s, u"GPUs"_s)});
        QCOMPARE(kinds(differences), QList<Kind>{Kind::Kept});
    }

    void anotherComputeAtTheSamePlaceIsAnother()
    {
        const auto differences
            = findingDifferences(planWith({u"train"_s}), {finding(u"/computes/0/size"_s, u"train"_s)},
                                 planWith({u"serve"_s}), {finding(u"/computes/0/size"_s, u"serve"_s)});
        QCOMPARE(kinds(differences), (QList<Kind>{Kind::Gained, Kind::Lost}));
        QVERIFY(differences[0].isWorse());
        QVERIFY(!differences[1].isWorse());
    }

    void deploymentsAreToldById()
    {
        const auto planOf = [](const QStringList &ids) {
            Workload workload;
            workload.id = u"answer"_s;
            RealtimeEndpoint endpoint;
            endpoint.deployments.clear();
            for (const QString &id : ids) {
                Deployment deployment;
                deployment.id = id;
                endpoint.deployments.push_back(deployment);
            }
            workload.detail = endpoint;
            Plan plan;
            plan.workloads.push_back(workload);
            return plan;
        };
        const QString place = u"/workloads/0/realtime/deployments/%1/instances"_s;
        const auto differences
            = findingDifferences(planOf({u"blue"_s}), {finding(place.arg(0), u"blue"_s)},
                                 planOf({u"green"_s, u"blue"_s}), {finding(place.arg(1), u"blue"_s)});
        QCOMPARE(kinds(differences), QList<Kind>{Kind::Kept});
    }

    void withoutAPlaceTheSubjectTells()
    {
        const auto differences = findingDifferences({}, {finding({}, u"a"_s), finding({}, u"b"_s)}, {},
                                                    {finding({}, u"b"_s), finding({}, u"c"_s)});
        QCOMPARE(kinds(differences), (QList<Kind>{Kind::Gained, Kind::Lost, Kind::Kept}));
    }

    void severitiesEaseAndWorsen()
    {
        const QString none;
        const auto change = [&](Severity from, Severity to) {
            return findingDifferences({}, {finding(none, u"a"_s, from)}, {}, {finding(none, u"a"_s, to)})
                .front();
        };
        QCOMPARE(change(Severity::Blocker, Severity::Warning).kind, Kind::Eased);
        QCOMPARE(change(Severity::Warning, Severity::Blocker).kind, Kind::Worsened);
        QVERIFY(change(Severity::Warning, Severity::Approval).isWorse());
        QVERIFY(!change(Severity::Blocker, Severity::Advice).isWorse());
    }

    /// 40 vCPUs of quota that become 56 are no finding that stays.
    void otherFiguresAreToldAsAChange()
    {
        Finding before = finding({}, u"serve"_s, Severity::Approval);
        before.title = u"40 vCPUs of quota to request"_s;
        Finding after = before;
        after.title = u"56 vCPUs of quota to request"_s;
        const auto differences = findingDifferences({}, {before}, {}, {after});
        QCOMPARE(kinds(differences), QList<Kind>{Kind::Changed});
        QVERIFY(!differences[0].isWorse());
        QCOMPARE(differences[0].finding().title, after.title);
        // In the sentence below the title as well; a name with digits is no figure.
        after = before;
        before.detail = u"serve1 asks for 1,200 requests a second."_s;
        before.subject = u"serve1"_s;
        after.detail = u"serve2 asks for 1,200 requests a second."_s;
        after.subject = u"serve2"_s;
        before.field = after.field = u"/computes/0/size"_s;
        const auto kindOf = [&] {
            return kinds(
                findingDifferences(planWith({u"serve"_s}), {before}, planWith({u"serve"_s}), {after}));
        };
        QCOMPARE(kindOf(), QList<Kind>{Kind::Kept});
        after.detail = u"serve2 asks for 1,300 requests a second."_s;
        QCOMPARE(kindOf(), QList<Kind>{Kind::Changed});
    }

    void adviceGainedIsNotWorse()
    {
        const auto differences = findingDifferences({}, {}, {}, {finding({}, u"a"_s, Severity::Advice)});
        QCOMPARE(kinds(differences), QList<Kind>{Kind::Gained});
        QVERIFY(!differences[0].isWorse());
    }

    void twoOfOneKeyAreTwo()
    {
        const Finding one = finding({}, u"a"_s);
        const auto differences = findingDifferences({}, {one}, {}, {one, one});
        QCOMPARE(kinds(differences), (QList<Kind>{Kind::Gained, Kind::Kept}));
    }

    void nothingInPlacesLeadsOutOfThePlan()
    {
        for (const QString &place : {u"/computes/99/size"_s, u"/computes/-1/size"_s, u"/computes"_s, u"/"_s,
                                     u"/workloads/0/realtime/deployments/99999999999/x"_s,
                                     u"/workloads/7/realtime/deployments/0/x"_s}) {
            const auto differences
                = findingDifferences({}, {finding(place, u"a"_s)}, {}, {finding(place, u"a"_s)});
            QCOMPARE(kinds(differences), QList<Kind>{Kind::Kept});
        }
    }
};

SLIPWAY_TEST(FindingDifferencesTest)
#include "tst_findingdifferences.moc"
