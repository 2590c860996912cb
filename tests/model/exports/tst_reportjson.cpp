// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/schemacheck.h"
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "model/exports/exports.h"
#include "model/plan/planjson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class ReportJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void startsWithSchemaAndVersion();
    void holdsAgainstItsSchema();
    void emptyPlanHoldsAgainstItsSchema();
    void schemaRefusesWhatIsNotInIt();
    void committedSchemaIsTheOneInTheProgram();
    void openingItOpensItsPlan();
    void moneyIsDecimalText();
    void linesAddUpToTheTotal();
    void whatHasNoPriceHasNoRate();
    void aMonthWithoutAnAmountIsNull();
    void ratesThatWereAnnouncedStandBesideTheFirst();
    void fixesKeepTheirValues();
    void assumptionsAreNumbered();
    void sameInputGivesTheSameBytes();
    void rangesHoldAgainstTheSchema();

private:
    [[nodiscard]] QJsonObject evaluation() const { return m_json[u"evaluation"_s].toObject(); }

    test::Sample m_sample;
    QByteArray m_bytes;
    QJsonObject m_json;
};

void ReportJsonTest::initTestCase()
{
    m_sample = test::makeSample();
    m_sample.evaluation.findings[0].fix
        = PlanEdit{u"Use dedicated nodes"_s, Step::Deployment, {{u"/computes/3/tier"_s, u"dedicated"_s}}};
    m_bytes = writeReportJson(m_sample.plan, m_sample.evaluation);
    m_json = QJsonDocument::fromJson(m_bytes).object();
    QVERIFY(!m_json.isEmpty());
}

void ReportJsonTest::startsWithSchemaAndVersion()
{
    QVERIFY(m_bytes.startsWith("{\n  \"schema\": \"slipway.report\",\n  \"version\": 1,\n  \"plan\": {\n"));
    QVERIFY(m_bytes.endsWith("}\n"));
}

void ReportJsonTest::holdsAgainstItsSchema()
{
    QCOMPARE(test::schemaFaults(m_bytes, reportSchema(), {planSchema()}), QStringList());
}

void ReportJsonTest::emptyPlanHoldsAgainstItsSchema()
{
    test::Sample empty = test::makeEmptySample();
    empty.evaluation.provenance = {};
    empty.evaluation.months.clear();
    QCOMPARE(
        test::schemaFaults(writeReportJson(empty.plan, empty.evaluation), reportSchema(), {planSchema()}),
        QStringList());
}

void ReportJsonTest::schemaRefusesWhatIsNotInIt()
{
    const auto refuses = [this](const char *from, const char *to) {
        QByteArray changed = m_bytes;
        changed.replace(from, to);
        return changed != m_bytes && !test::schemaFaults(changed, reportSchema(), {planSchema()}).isEmpty();
    };
    QVERIFY(refuses("\"averageMonth\"", "\"meanMonth\""));
    QVERIFY(refuses("\"severity\": \"blocker\"", "\"severity\": \"fatal\""));
    QVERIFY(refuses("\"totalQuantity\": \"", "\"totalQuantity\": \"about "));
    QVERIFY(refuses("\"estimated\": true", "\"estimated\": 1"));
    QVERIFY(refuses("\"months\": 12", "\"months\": 1200"));
}

void ReportJsonTest::committedSchemaIsTheOneInTheProgram()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/schema/report.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), reportSchema());
}

void ReportJsonTest::openingItOpensItsPlan()
{
    const Result<LoadedPlan> loaded = readPlan(m_bytes);
    QVERIFY(loaded.ok());
    QVERIFY(loaded->plan == m_sample.plan);
}

void ReportJsonTest::moneyIsDecimalText()
{
    QCOMPARE(evaluation()[u"total"_s].toString(), m_sample.evaluation.total.known().toDecimal());
    QCOMPARE(evaluation()[u"averageMonth"_s].toString(),
             m_sample.evaluation.averageMonth.known().toDecimal());
    QCOMPARE(evaluation()[u"peakMonth"_s].toObject()[u"month"_s].toString(), u"2027-05"_s);
}

void ReportJsonTest::linesAddUpToTheTotal()
{
    Money total;
    for (const QJsonValue &line : evaluation()[u"lines"_s].toArray()) {
        Money sum;
        for (const QJsonValue &amount : line[u"amounts"].toArray()) {
            if (!amount.isNull())
                sum += *Money::fromDecimal(amount.toString(), {});
        }
        if (!line[u"total"].isNull())
            QCOMPARE(sum.toDecimal(), line[u"total"].toString());
        total += sum;
    }
    QCOMPARE(total.toDecimal(), evaluation()[u"total"_s].toString());
}

void ReportJsonTest::whatHasNoPriceHasNoRate()
{
    const QJsonObject logs = evaluation()[u"lines"_s].toArray().last().toObject();
    QCOMPARE(logs[u"name"_s].toString(), u"Log ingestion"_s);
    QVERIFY(logs[u"rate"_s].isNull());
    QVERIFY(logs[u"total"_s].isNull());
    for (const QJsonValue &amount : logs[u"amounts"_s].toArray())
        QVERIFY(amount.isNull());
    QVERIFY(!logs[u"missing"_s].toString().isEmpty());
    QCOMPARE(evaluation()[u"complete"_s].toBool(true), false);
    QCOMPARE(evaluation()[u"unpriced"_s].toArray().first().toString(), u"Log ingestion"_s);
}

void ReportJsonTest::aMonthWithoutAnAmountIsNull()
{
    test::Sample sample = m_sample;
    CostLine &line = sample.evaluation.lines.front();
    QVERIFY(line.priced());
    QVERIFY(!line.amounts[1].isZero());
    line.missing = u"Month 2 needs more machines than can be counted."_s;
    line.total = line.total - line.amounts[1];
    line.amounts[1] = Money(0, line.total.currency());
    const QByteArray bytes = writeReportJson(sample.plan, sample.evaluation);
    QCOMPARE(test::schemaFaults(bytes, reportSchema(), {planSchema()}), QStringList());
    const QJsonObject written = QJsonDocument::fromJson(bytes)[u"evaluation"_s][u"lines"_s][0].toObject();
    QVERIFY(written[u"amounts"_s][1].isNull());
    QVERIFY(written[u"amounts"_s][0].isString());
    QCOMPARE(written[u"total"_s].toString(), line.total.toDecimal());
}

void ReportJsonTest::ratesThatWereAnnouncedStandBesideTheFirst()
{
    test::Sample sample = test::makeSample();
    RateFrom &later = sample.evaluation.lines[0].later.emplace_back();
    later.month = 3;
    later.rate = *Rate::fromDecimal(u"0.6");
    const QByteArray bytes = writeReportJson(sample.plan, sample.evaluation);
    const QJsonArray lines = QJsonDocument::fromJson(bytes)[u"evaluation"_s][u"lines"_s].toArray();
    QCOMPARE(lines[0][u"later"_s].toArray(),
             (QJsonArray{QJsonObject{{u"month"_s, sample.evaluation.months[3].month.toText()}, {u"rate"_s, u"0.60"_s}}}));
    QVERIFY(lines[1][u"later"_s].toArray().isEmpty());
}

void ReportJsonTest::fixesKeepTheirValues()
{
    const QJsonArray findings = evaluation()[u"findings"_s].toArray();
    const QJsonObject change = findings[0][u"fix"][u"changes"].toArray().first().toObject();
    QCOMPARE(change[u"pointer"_s].toString(), u"/computes/3/tier"_s);
    QCOMPARE(change[u"value"_s].toString(), u"dedicated"_s);
    QVERIFY(findings[1][u"fix"].isNull());
}

void ReportJsonTest::assumptionsAreNumbered()
{
    QStringList numbers;
    for (const QJsonValue &assumption : evaluation()[u"assumptions"_s].toArray())
        numbers << assumption[u"number"].toString();
    QCOMPARE(numbers, (QStringList{u"A1"_s, u"A2"_s, u"A3"_s}));
}

void ReportJsonTest::sameInputGivesTheSameBytes()
{
    QCOMPARE(writeReportJson(m_sample.plan, m_sample.evaluation), m_bytes);
}

void ReportJsonTest::rangesHoldAgainstTheSchema()
{
    QVERIFY(QJsonDocument::fromJson(m_bytes)[u"uncertainty"_s].isNull());
    Uncertainty ranges;
    ranges.draws = 100;
    ranges.months.resize(m_sample.evaluation.months.size());
    ranges.cumulative = ranges.months;
    ranges.overBudget = Chance{0.25, 0.04, Chance::Bound::AtLeast};
    ranges.targets.push_back({TargetChance::Kind::Latency, u"/workloads/0/realtime"_s, u"serve"_s,
                              u"Serving"_s, u"blue"_s, Chance{1, 0}, true});
    ranges.inputs.resize(2);
    ranges.inputs[1].place = u"/workloads/train/training/runsPerMonth"_s;
    ranges.swings.push_back({1, 2, 8.5, Total(Money(100, {})), Total(Money(350, {}))});
    const QByteArray bytes = writeReportJson(m_sample.plan, m_sample.evaluation, &ranges);
    QCOMPARE(test::schemaFaults(bytes, reportSchema(), {planSchema()}), QStringList());
    const QJsonValue written = QJsonDocument::fromJson(bytes)[u"uncertainty"_s];
    QCOMPARE(written[u"swings"_s][0][u"place"_s].toString(), ranges.inputs[1].place);
    QCOMPARE(written[u"swings"_s][0][u"width"_s].toString(), u"2.50"_s);
    QCOMPARE(written[u"overBudget"_s][u"share"_s].toDouble(), 0.25);
    QCOMPARE(written[u"overBudget"_s][u"bound"_s].toString(), u"at_least"_s);
    QCOMPARE(written[u"abovePlanned"_s][u"bound"_s].toString(), u"exact"_s);
    QCOMPARE(written[u"targets"_s][0][u"kind"_s].toString(), u"latency"_s);
}

SLIPWAY_TEST(ReportJsonTest)
#include "tst_reportjson.moc"
