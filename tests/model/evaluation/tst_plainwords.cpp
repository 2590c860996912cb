// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include "model/cost/meterwords.h"
#include "model/plan/fieldphrase.h"
#include "model/uncertainty/inputs.h"

#include <QRegularExpression>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const Evaluation &evaluation)
{
    QStringList texts;
    for (const Finding &finding : evaluation.findings)
        texts << finding.title << finding.detail << (finding.fix ? finding.fix->label : QString());
    for (const CostLine &line : evaluation.lines)
        texts << line.name << line.formula << line.note << line.missing;
    for (const TargetVerdict &verdict : evaluation.verdicts)
        texts << verdict.reasons;
    for (const CalendarEntry &entry : evaluation.calendar)
        texts << entry.title;
    return texts;
}

/// The first word of a text that is spelled as names of fields, targets and meters are: goodputPercent, azure_databricks,
/// acr.basic.day.
QString idIn(const QString &text)
{
    static const QRegularExpression spelled(
        u"\\b(?!vCPUs?\\b|vCores?\\b|standard[A-Za-z0-9]+Family)([a-z]+[A-Z][A-Za-z]*|[a-z]{2,}(_[a-z0-9]+)+|[a-z_]{2,}\\.[a-z]+\\.[a-z]+)\\b"_s);
    if (const QString found = spelled.match(text).captured(); !found.isEmpty())
        return found;
    // Regions are one word: "eastus".
    for (const QString &word : text.split(QRegularExpression(u"\\W+"_s), Qt::SkipEmptyParts)) {
        if (catalog().findRegion(word) && word == word.toLower())
            return word;
    }
    return {};
}

} // namespace

/// People read words; names for programs stay in files.
class PlainWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsAreKnown()
    {
        for (const QString &id :
             {u"growth.requestsPercent"_s, u"acr.basic.day"_s, u"azure_databricks"_s, u"eastus"_s})
            QVERIFY(!idIn(u"Price of %1."_s.arg(id)).isEmpty());
        QVERIFY(idIn(u"4 vCPUs, 2 vCores of a 3.5 GiB machine."_s).isEmpty());
    }

    void noTextHoldsAnId_data()
    {
        QTest::addColumn<QString>("id");
        for (const TemplateInfo &info : templates().templates())
            QTest::addRow("%s", qPrintable(info.id)) << info.id;
    }
    void noTextHoldsAnId()
    {
        QFETCH(QString, id);
        const Plan plan = templatePlan(id);
        const auto check = [](const Plan &each, const QString &what) {
            for (const QString &text : textsOf(evaluated(each))) {
                if (const QString found = idIn(text); !found.isEmpty())
                    return QString(what + u": "_s + found + u" in "_s + text);
            }
            return QString();
        };
        const QString wrong = check(plan, id);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        // Every target says something else of a compute.
        for (std::size_t c = 0; c < plan.computes.size(); ++c) {
            for (const ComputeTarget &target : catalog().targets()) {
                Plan other = plan;
                other.computes[c].target = target.id;
                const QString said = check(other, plan.computes[c].id + u" on "_s + target.id);
                QVERIFY2(said.isEmpty(), qPrintable(said));
            }
        }
    }

    /// Of what a range, a flip or a choice that must hold rests on.
    void inputsHaveWords_data() { noTextHoldsAnId_data(); }
    void inputsHaveWords()
    {
        QFETCH(QString, id);
        Plan plan = templatePlan(id);
        for (const EstimatePlace &each : estimatesOf(plan, false)) {
            const QString phrase = fieldPhrase(each.input.field);
            QVERIFY2(!each.input.name.isEmpty() && idIn(each.input.name).isEmpty(), qPrintable(each.input.name));
            QVERIFY2(!each.input.name.contains(u';'), qPrintable(each.input.name));
            QVERIFY2(idIn(phrase).isEmpty(), qPrintable(phrase));
        }
    }

    void metersHaveWords()
    {
        for (const QString &meter :
             {u"acr.standard.day"_s, u"firewall.standard.hour"_s, u"lb.standard.hour"_s, u"public_ip.hour"_s,
              u"disk.p10"_s, u"private_endpoint.hour"_s, u"private_endpoint.gb"_s, u"nat.hour"_s,
              u"log_analytics.gb"_s, u"aci.vcpu_hour"_s, u"aci.gb_hour"_s, u"spark.vcore_hour"_s,
              u"tokens.gpt-4.1.input"_s, u"tokens.gpt-4.1.output"_s}) {
            const QString words = cost::meterWords(meter);
            QVERIFY2(words != meter && idIn(words).isEmpty(), qPrintable(meter + u": "_s + words));
        }
        QCOMPARE(cost::meterWords(u"tokens.gpt-4.1.output"_s), u"tokens of answers of gpt-4.1"_s);
        QCOMPARE(cost::meterWords(u"tokens.gpt-4.1.regional.input"_s), u"tokens of requests to gpt-4.1 in the region"_s);
        QCOMPARE(cost::meterWords(u"tokens.gpt-4.1.datazone.output"_s),
                 u"tokens of answers of gpt-4.1 in the data zone"_s);
        QCOMPARE(cost::meterWords(u"disk.p10"_s), u"disks P10"_s);
    }

    // In a table of prices each has a name of its own.
    void everyMeterHasAName()
    {
        QHash<QString, QString> meters;
        for (const QString &meter : prices().meters()) {
            const QString name = cost::meterName(meter);
            QVERIFY2(name != meter && !name.contains(u'_') && name.front() == name.front().toUpper(), qPrintable(name));
            const QString other = meters.value(name);
            QVERIFY2(other.isEmpty(), qPrintable(u"%1: %2 and %3"_s.arg(name, meter, other)));
            meters.insert(name, meter);
        }
        QVERIFY(meters.size() > 100);
        QCOMPARE(cost::meterName(u"acr.basic.day"_s), u"Container registry, Basic"_s);
        QCOMPARE(cost::meterName(u"public_ip.hour"_s), u"Public IP address"_s);
        QCOMPARE(cost::meterName(u"disk.p10"_s), u"Disk P10"_s);
        QCOMPARE(cost::meterName(u"tokens.gpt-4.1.output"_s), u"Tokens of answers of gpt-4.1"_s);
    }
};

SLIPWAY_TEST(PlainWordsTest)
#include "tst_plainwords.moc"
