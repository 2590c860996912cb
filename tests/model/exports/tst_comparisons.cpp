// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/comparisons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

Evaluation billOf(const QString &usd, double hours, const QString &name = u"train"_s)
{
    Evaluation evaluation;
    evaluation.provenance.exchange = u"1"_s;
    evaluation.months.resize(2);
    CostLine line;
    line.id = u"compute/train/nodes"_s;
    line.name = name;
    line.stage = CostStage::Training;
    line.sku = u"Standard_NC24ads_A100_v4"_s;
    line.unit = u"node-hour"_s;
    line.rate = Rate::fromDecimal(usd);
    if (!line.rate)
        line.missing = u"No price of it is known."_s;
    for (int month = 0; month < 2; ++month) {
        line.quantities.push_back(Quantity::fromDouble(hours));
        line.amounts.push_back(line.rate ? amount(*line.rate, line.quantities.back()) : Money());
        line.total += line.amounts.back();
    }
    evaluation.total = line.cost();
    evaluation.stageTotals[std::size_t(CostStage::Training)] = line.cost();
    evaluation.lines.push_back(line);
    return evaluation;
}

Finding warning(const QString &title)
{
    Finding finding;
    finding.rule = u"size.retired"_s;
    finding.severity = Severity::Warning;
    finding.title = title;
    return finding;
}

Comparison comparison(const Evaluation &before, const Evaluation &after)
{
    Plan first;
    first.name = u"before"_s;
    Plan second;
    second.name = u"after"_s;
    return comparePlans(first, before, second, after);
}

} // namespace

/// What slipway diff writes.
class ComparisonsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theCommentTellsTheDifference()
    {
        // 2 x 3.673 x 100 = 734.60; at 120 h 2 x 440.76 = 881.52; at 3.00 2 x 360.00 = 720.00.
        const QString text = QString::fromUtf8(
            writeComparisonMarkdown(comparison(billOf(u"3.673"_s, 100), billOf(u"3"_s, 120)), {}));
        QCOMPARE(text,
                 u"### after against before\n\n"
                 "Average month: USD 360.00, before USD 367.30 (-1.99 %).\n\n"
                 "| USD | before | after | difference |\n"
                 "| --- | ---: | ---: | ---: |\n"
                 "| experimentation | 0.00 | 0.00 | 0.00 |\n"
                 "| training | 734.60 | 720.00 | -14.60 |\n"
                 "| deployment | 0.00 | 0.00 | 0.00 |\n"
                 "| shared | 0.00 | 0.00 | 0.00 |\n"
                 "| **total over 2 months** | 734.60 | 720.00 | -14.60 |\n"
                 "| **average month** | 367.30 | 360.00 | -7.30 |\n\n"
                 "#### Why\n\n"
                 "| cause | USD | what it is |\n"
                 "| --- | ---: | --- |\n"
                 "| usage | +146.92 | more or less of the same thing: hours, machines, GiB |\n"
                 "| price | -161.52 | another price or discount of the same thing |\n"
                 "| **difference** | -14.60 |  |\n\n"
                 "#### Lines that differ\n\n"
                 "| line | stage | before | after | difference |\n"
                 "| --- | --- | ---: | ---: | ---: |\n"
                 "| train | training | 734.60 | 720.00 | -14.60 |\n\n"
                 "Findings that stay: 0.\n"_s);
    }

    /// Two fields that save the same hours are one cause of money: which of them was changed is told by name.
    void changedFieldsAreNamed()
    {
        Comparison compared = comparison(billOf(u"3"_s, 100), billOf(u"3"_s, 120));
        QVERIFY(compared.fields.empty()); // names are no field that is told
        compared.fields = {{u"/workloads/serve/realtime/servingPrecision"_s, u"float8"_s, u"int8"_s, false},
                           {u"/workloads/serve/realtime/zones"_s, std::nullopt, u"3"_s, false},
                           {u"/computes/old"_s, u"old"_s, std::nullopt, true}};
        QCOMPARE(fieldText(compared.fields[0]), u"float8 -> int8"_s);
        QCOMPARE(fieldText(compared.fields[1]), u"not stated -> 3"_s);
        QCOMPARE(fieldText(compared.fields[2]), u"gone: old"_s);
        const QByteArray text = writeComparisonMarkdown(compared, {});
        QVERIFY2(text.contains("#### Changed fields\n\n"), text.constData());
        QVERIFY2(text.contains("| /workloads/serve/realtime/servingPrecision | float8 | int8 |"),
                 text.constData());
        const QJsonObject json = QJsonDocument::fromJson(writeComparisonJson(compared, {})).object();
        QCOMPARE(json[u"fields"][0][u"field"].toString(), u"/workloads/serve/realtime/servingPrecision"_s);
        QCOMPARE(json[u"fields"][0][u"after"].toString(), u"int8"_s);
        QVERIFY(json[u"fields"][1][u"before"].isNull());
        QCOMPARE(json[u"fields"][2][u"entry"].toBool(), true);
    }

    /// Causes explain what has a price in both; where that is not all, nothing reads as if it were.
    void causesOfWhatHasNoPriceSaySo()
    {
        const Comparison whole = comparison(billOf(u"3.673"_s, 100), billOf(u"3"_s, 120));
        QCOMPARE(causesRemark(whole), QString());
        Comparison least = whole;
        least.total.difference.bound = CostDifference::Bound::AtLeast;
        QCOMPARE(causesRemark(least), u"Of what has a price; the whole difference is at least -14.60."_s);
        QVERIFY(writeComparisonMarkdown(least, {}).contains("| **difference** | -14.60 | Of what has a price;"));
        least.total.difference.bound = CostDifference::Bound::Unknown;
        QCOMPARE(causesRemark(least), u"Of what has a price; the whole difference is not known."_s);
    }

    void namesAreTextInTheComment()
    {
        const QString name = u"a | <b> [c](http://d) @e"_s;
        Comparison compared = comparison(billOf(u"3"_s, 100), billOf(u"4"_s, 100, name));
        compared.nameAfter = u"<script>"_s;
        const QByteArray text = writeComparisonMarkdown(compared, {});
        for (const char *bare : {"| <b>", "<script>", "](http", "@e", "a | "})
            QVERIFY2(!text.contains(bare), text.constData());
        // Every row of a table has as many cells as its heading: 5 for the line.
        for (const QByteArray &row : text.split('\n')) {
            if (row.contains("train") && row.startsWith("| a"))
                QCOMPARE(QByteArray(row).replace("\\|", "").count('|'), 6);
        }
    }

    void limitsThatAreBrokenAreSentences()
    {
        Evaluation after = billOf(u"3.5"_s, 106);
        after.findings.push_back(warning(u"A size ends"_s));
        const Comparison compared = comparison(billOf(u"3.5"_s, 100), after);
        QCOMPARE(limitsBroken(compared, {5, false}),
                 (QStringList{u"The average month rises by 6 %, more than 5 %."_s,
                              u"A finding was gained or got worse."_s}));
        QCOMPARE(limitsBroken(compared, {6, true}), QStringList());
        QCOMPARE(limitsBroken(compared, {std::nullopt, true}), QStringList());
        QVERIFY(
            writeComparisonMarkdown(compared, {5, false}).contains("**A finding was gained or got worse.**"));
        QVERIFY(
            writeComparisonMarkdown(compared, {5, false}).contains("| **gained: warning** | A size ends |"));
    }

    /// 600.00 before; 540.00 and 1,080.00 owed after: 270.00 a month and 810.00 with what is owed, against 300.00.
    void whatIsOwedAfterwardsIsToldAndHeldToTheLimit()
    {
        Evaluation after = billOf(u"2.70"_s, 100);
        after.owed = Total(Money(108'000, {}));
        const Comparison compared = comparison(billOf(u"3"_s, 100), after);
        QCOMPARE(limitsBroken(compared, {5, false}),
                 QStringList{
                     u"The average month with what is owed after the plan rises by 170 %, more than 5 %."_s});
        QCOMPARE(limitsBroken(compared, {170, false}), QStringList());
        const QByteArray text = writeComparisonMarkdown(compared, {5, false});
        for (const char *part :
             {"Average month: USD 270.00, before USD 300.00 (-10 %).\n\n"
              "Owed after the plan: USD 1,080.00, before USD 0.00.\n\n"
              "**The average month with what is owed after the plan rises by 170 %, more than 5 %.**\n",
              "| **average month** | 300.00 | 270.00 | -30.00 |\n"
              "| **owed after that** | 0.00 | 1,080.00 | +1,080.00 |\n"
              "| **average month with that** | 300.00 | 810.00 | +510.00 |\n\n"})
            QVERIFY2(text.contains(part), text.constData());
        const QJsonObject json = QJsonDocument::fromJson(writeComparisonJson(compared, {5, false})).object();
        QCOMPARE(json[u"owed"][u"before"][u"amount"].toString(), u"0.00"_s);
        QCOMPARE(json[u"owed"][u"after"][u"amount"].toString(), u"1080.00"_s);
        QCOMPARE(json[u"owed"][u"difference"][u"amount"].toString(), u"1080.00"_s);
        QCOMPARE(json[u"owed"][u"difference"][u"bound"].toString(), u"exact"_s);
        QCOMPARE(json[u"averageMonthWithOwed"][u"after"][u"amount"].toString(), u"810.00"_s);
        QCOMPARE(json[u"risePercentWithOwed"].toDouble(), 170.0);
        QCOMPARE(json[u"limitsBroken"].toArray().size(), 1);
    }

    void bothLimitsOfTheRiseAreSaid()
    {
        Evaluation before = billOf(u"3"_s, 100);
        before.owed = Total(Money(60'000, {}));
        Evaluation after = billOf(u"3.30"_s, 100);
        after.owed = Total(Money(66'000, {}));
        // 300.00 to 330.00 a month, 600.00 to 660.00 with what is owed.
        QCOMPARE(limitsBroken(comparison(before, after), {5, false}),
                 (QStringList{
                     u"The average month rises by 10 %, more than 5 %."_s,
                     u"The average month with what is owed after the plan rises by 10 %, more than 5 %."_s}));
    }

    void aMissingPriceIsNeverWithinALimit()
    {
        const Comparison compared = comparison(billOf(u"3"_s, 100), billOf({}, 100));
        QCOMPARE(limitsBroken(compared, {1000, false}),
                 QStringList{u"The average month may rise by more than 1,000 %: something has no price."_s});
        const QByteArray text = writeComparisonMarkdown(compared, {});
        QVERIFY2(text.contains("| **total over 2 months** | 600.00 | at least 0.00 | at least -600.00 |"),
                 text.constData());
    }

    void jsonHoldsTheSame()
    {
        Evaluation after = billOf(u"3"_s, 120);
        after.findings.push_back(warning(u"A size ends"_s));
        const QByteArray bytes
            = writeComparisonJson(comparison(billOf(u"3.673"_s, 100), after), {std::nullopt, false});
        QJsonParseError error;
        const QJsonObject json = QJsonDocument::fromJson(bytes, &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(json[u"schema"].toString(), u"slipway.diff"_s);
        QCOMPARE(json[u"version"].toInt(), diffSchemaVersion);
        const QJsonObject total = json[u"total"].toObject();
        QCOMPARE(total[u"before"][u"amount"].toString(), u"734.60"_s);
        QCOMPARE(total[u"difference"][u"amount"].toString(), u"-14.60"_s);
        QCOMPARE(total[u"difference"][u"bound"].toString(), u"exact"_s);
        const QJsonObject causes = json[u"causes"].toObject();
        QCOMPARE(causes[u"usage"].toString(), u"146.92"_s);
        QCOMPARE(causes[u"price"].toString(), u"-161.52"_s);
        QCOMPARE(json[u"findings"][0][u"change"].toString(), u"gained"_s);
        QVERIFY(json[u"findings"][0][u"severityBefore"].isNull());
        QCOMPARE(json[u"findingsGotWorse"].toBool(), true);
        QCOMPARE(json[u"limitsBroken"].toArray().size(), 1);
        QCOMPARE(json[u"lines"][0][u"causes"][u"usage"].toString(), u"146.92"_s);
    }
};

SLIPWAY_TEST(ComparisonsTest)
#include "tst_comparisons.moc"
