// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/base/plaintext.h"
#include "model/plan/planjson.h"
#include "model/plan/planmigrate.h"
#include "model/plan/plannames.h"
#include "model/plan/shownnames.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace slipway;
using namespace Qt::StringLiterals;

class PlanJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writingThenReadingGivesAnEqualPlan();
    void schemaAndVersionStandFirst();
    void absentMembersTakeTheirDefaults();
    void aFigureIsANumberOrARange();
    void unknownMembersAreKeptAndReportedOnce();
    void whatIsQuotedIsOneLine();
    void unknownMembersKeepEveryDigit();
    void unknownMembersNeverDoubleAKnownOne();
    void aByteOrderMarkIsSkipped();
    void aNewerVersionOpensReadOnly();
    void anOlderVersionIsMigrated();
    void aReportOpensItsPlan();
    void namesThatShowNothingAreNone();
    void wordsOfEnumerationsAreUnique();
};

void PlanJsonTest::writingThenReadingGivesAnEqualPlan()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Plan plan = test::randomPlan(seed);
        const QByteArray written = writePlan(plan);
        const auto read = readPlan(written);
        QVERIFY2(read.ok(),
                 qPrintable(read.ok() ? QString() : read.error().message + u" "_s + read.error().where));
        QVERIFY2(read->plan == plan, written.constData());
        QCOMPARE(writePlan(read->plan), written);
    }
}

void PlanJsonTest::schemaAndVersionStandFirst()
{
    const QByteArray written = writePlan({});
    QVERIFY(written.startsWith("{\n  \"schema\": \"slipway.plan\",\n  \"version\": 1,\n"));
    QVERIFY(written.endsWith("\n}\n"));
}

void PlanJsonTest::absentMembersTakeTheirDefaults()
{
    const auto read = readPlan(R"({"schema": "slipway.plan", "version": 1})");
    QVERIFY(read.ok());
    QCOMPARE(read->plan, Plan());
    QVERIFY(read->notices.isEmpty());
    QVERIFY(!read->readOnly);
}

void PlanJsonTest::aFigureIsANumberOrARange()
{
    const auto read = readPlan(R"({"schema": "slipway.plan", "version": 1, "data": {"sizeGiB": 5,
        "egressGiBPerMonth": {"low": 1, "likely": 2, "high": 30, "shape": "uniform"}}})");
    QVERIFY(read.ok());
    QCOMPARE(read->plan.data.sizeGiB, Estimate(5));
    const Estimate egress = read->plan.data.egressGiBPerMonth;
    QCOMPARE(egress.low, std::optional(1.0));
    QCOMPARE(egress.likely, 2.0);
    QCOMPARE(egress.high, std::optional(30.0));
    QCOMPARE(egress.shape, RangeShape::Uniform);
    const QByteArray written = writePlan(read->plan);
    QVERIFY(written.contains("\"sizeGiB\": 5,"));
    QVERIFY(
        written.contains(R"("egressGiBPerMonth": {"low": 1, "likely": 2, "high": 30, "shape": "uniform"})"));
}

void PlanJsonTest::unknownMembersAreKeptAndReportedOnce()
{
    const auto read = readPlan(R"({"schema": "slipway.plan", "version": 1, "colour": "red",
        "computes": [{"id": "a", "fan": {"speed": [1, 2]}}],
        "workloads": [{"id": "w", "kind": "training", "training": {"work": {"measuredHours": {"likely": 2, "by": "hand"}}}}]})");
    QVERIFY(read.ok());
    QCOMPARE(read->notices.size(), 1);
    QCOMPARE(read->notices.first(),
             u"3 entries are not known to this version of Slipway and are kept as they are: "
             "/computes/0/fan, /workloads/0/training/work/measuredHours/by, /colour."_s);
    const QByteArray written = writePlan(read->plan);
    QVERIFY(written.contains("\"colour\": \"red\""));
    QVERIFY(written.contains("\"fan\": {\n        \"speed\": [1, 2]\n      }"));
    QVERIFY(written.contains(R"("measuredHours": {"likely": 2, "by": "hand"})"));
}

void PlanJsonTest::whatIsQuotedIsOneLine()
{
    const auto read = readPlan(
        R"({"schema": "slipway.plan", "version": 1, "a\nb\u2028c\u202ed": 1, "computes": [{"id": "a", "\u0085": 2}]})");
    QVERIFY(read.ok());
    QCOMPARE(read->notices.size(), 1);
    QCOMPARE(read->notices.first(), oneLine(read->notices.first()));
    QVERIFY2(read->notices.first().contains(u"/a b c d"_s), qPrintable(read->notices.first()));
    const auto other = readPlan(R"({"schema": "sl\nip\u202eway", "version": 1})");
    QVERIFY(!other);
    QCOMPARE(other.error().message,
             u"This is not a Slipway plan: its \"schema\" is \"sl ip way\", not \"slipway.plan\"."_s);
}

/// Whole numbers beyond 64 bits and fractions beyond a double; what a double holds is written as ever.
void PlanJsonTest::unknownMembersKeepEveryDigit()
{
    const QByteArray members
        = R"("big": 12345678901234567890123, "below": -98765432109876543210, "fine": 0.1234567890123456789012, )"
          R"("list": [[3.14159265358979323846], 18446744073709551616], "usual": 0.1, "exponent": 1.23456789012345678901e-7)";
    const QByteArray text
        = R"({"schema": "slipway.plan", "version": 1, )" + members + R"(, "months": 12.00})";
    const auto read = readPlan(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->plan.months, 12);
    const QByteArray written = writePlan(read->plan);
    for (const char *number : {"\"big\": 12345678901234567890123", "\"below\": -98765432109876543210",
                               "\"fine\": 0.1234567890123456789012", "3.14159265358979323846",
                               "18446744073709551616", "\"usual\": 0.1", "1.23456789012345678901e-7"})
        QVERIFY2(written.contains(number), number);
    // A known member stays a number, however many digits it is written with.
    const auto known
        = readPlan(R"({"schema": "slipway.plan", "version": 1, "months": 12345678901234567890123})");
    QVERIFY(!known);
    QCOMPARE(known.error().where, u"/months"_s);
    QVERIFY2(known.error().message.contains(u"between"_s), qPrintable(known.error().message));
}

void PlanJsonTest::unknownMembersNeverDoubleAKnownOne()
{
    auto read = readPlan(R"({"schema": "slipway.plan", "version": 1,
        "workloads": [{"id": "w", "kind": "training", "batch": {"windowHours": 3}}]})");
    QVERIFY(read.ok());
    Plan plan = read.value().plan;
    plan.workloads.front().detail = BatchScoring();
    const auto again = readPlan(writePlan(plan));
    QVERIFY(again.ok());
    QCOMPARE(again->plan.workloads.front().detail, plan.workloads.front().detail);
}

void PlanJsonTest::aByteOrderMarkIsSkipped()
{
    QVERIFY(readPlan(QByteArray("\xEF\xBB\xBF").append(writePlan({}))).ok());
}

void PlanJsonTest::aNewerVersionOpensReadOnly()
{
    const auto read = readPlan(R"({"schema": "slipway.plan", "version": 7, "name": "later", "orbit": 3})");
    QVERIFY(read.ok());
    QVERIFY(read->readOnly);
    QCOMPARE(read->version, 7);
    QCOMPARE(read->plan.name, u"later"_s);
    QCOMPARE(read->notices.size(), 2);
    QVERIFY(read->notices.first().contains(u"newer Slipway (version 7"_s));

    const auto different = readPlan(R"({"schema": "slipway.plan", "version": 7, "months": "a year"})");
    QVERIFY(!different.ok());
    QCOMPARE(different.error().code, ErrorCode::Newer);
    QCOMPARE(different.error().where, u"/months"_s);
}

void PlanJsonTest::anOlderVersionIsMigrated()
{
    const SchemaHistory history = {3,
                                   {{1,
                                     [](nlohmann::ordered_json &plan) {
                                         plan["title"] = plan.value("heading", std::string());
                                         plan.erase("heading");
                                     }},
                                    {2, [](nlohmann::ordered_json &plan) {
                                         plan["name"] = plan.value("title", std::string());
                                         plan.erase("title");
                                     }}}};
    const auto read
        = readPlanOf(R"({"schema": "slipway.plan", "version": 1, "heading": "old one"})", history);
    QVERIFY(read.ok());
    QCOMPARE(read->plan.name, u"old one"_s);
    QCOMPARE(read->version, 1);
    QVERIFY(!read->readOnly);
    QVERIFY(read->plan.unknown.empty());
    QCOMPARE(read->notices.size(), 1);
    QVERIFY(read->notices.first().contains(u"from version 1 of its format to 3"_s));

    const auto second
        = readPlanOf(R"({"schema": "slipway.plan", "version": 2, "title": "less old"})", history);
    QVERIFY(second.ok());
    QCOMPARE(second->plan.name, u"less old"_s);
}

void PlanJsonTest::aReportOpensItsPlan()
{
    Plan plan = test::randomPlan(4);
    plan.unknown.clear();
    const QByteArray report = R"({"schema": "slipway.report", "version": 1, "plan": )" + writePlan(plan)
        + R"(, "evaluation": {"total": "1.00"}})";
    const auto read = readPlan(report);
    QVERIFY(read.ok());
    QVERIFY(read->fromReport);
    QCOMPARE(read->plan, plan);

    const auto broken = readPlan(
        R"({"schema": "slipway.report", "version": 1, "plan": {"schema": "slipway.plan", "version": 1,
        "months": 0}})");
    QVERIFY(!broken.ok());
    QCOMPARE(broken.error().where, u"/plan/months"_s);
}

void PlanJsonTest::namesThatShowNothingAreNone()
{
    for (const QString &nothing : {u"   "_s, u"\u00a0"_s, u"\u200b"_s, u"\u200e"_s, u"\u3164"_s, u"\u2800"_s,
                                   u"\U000e0041\U000e007f"_s}) {
        Plan plan = test::randomPlan(4);
        plan.name = nothing;
        plan.notes = nothing;
        Workload only;
        only.id = u"only"_s;
        only.name = nothing;
        plan.workloads = {only};
        const auto read = readPlan(writePlan(plan));
        QVERIFY(read.ok());
        QCOMPARE(read->plan.name, QString());
        QCOMPARE(shownNameOf(read->plan), u"Plan without a name"_s);
        QCOMPARE(read->plan.notes, QString());
        QCOMPARE(read->plan.workloads.front().shownName(), u"only"_s);
    }
}

template <typename Enum> static void checkWords()
{
    QStringList seen;
    for (std::size_t i = 0; i < wordsOf<Enum>().size(); ++i) {
        const QString word = wordsOf<Enum>()[i];
        QVERIFY(!seen.contains(word));
        seen << word;
        QCOMPARE(fromWord<Enum>(word), std::optional(static_cast<Enum>(i)));
        QCOMPARE(QString(wordOf(static_cast<Enum>(i))), word);
    }
    QVERIFY(!fromWord<Enum>(u"").has_value());
}

void PlanJsonTest::wordsOfEnumerationsAreUnique()
{
    checkWords<ModelKind>();
    checkWords<Precision>();
    checkWords<Placement>();
    checkWords<Network>();
    checkWords<BudgetPeriod>();
    checkWords<RegistryTier>();
    checkWords<QuotaPool>();
    checkWords<Environment>();
    checkWords<Tier>();
    checkWords<Step>();
    checkWords<RangeShape>();
    checkWords<WorkMethod>();
    checkWords<RunPattern>();
    checkWords<FineTuning>();
    checkWords<TrainingKind>();
    checkWords<InstanceSizing>();
    checkWords<WorkloadKind>();
    checkWords<PriceType>();
    QCOMPARE(QString(wordOf(Network::ManagedApproved)), u"managed_approved"_s);
    QCOMPARE(QString(wordOf(Precision::BFloat16)), u"bfloat16"_s);
    QCOMPARE(QString(wordOf(PriceType::SavingsPlan3Years)), u"sp3y"_s);
}

SLIPWAY_TEST(PlanJsonTest)
#include "tst_planjson.moc"
