// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView unpricedTarget("databricks"); ///< what its owner charges is not in the plan

QJsonObject objectIn(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

/// Totals of a plan, however deep, that do not say what they miss.
int silentTotals(const QJsonValue &value)
{
    int silent = 0;
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray())
            silent += silentTotals(entry);
        return silent;
    }
    const QJsonObject object = value.toObject();
    for (const QJsonValue &member : object)
        silent += silentTotals(member);
    if (!object[u"total"_s].isString())
        return silent;
    const QString names = object.contains(u"unpriced"_s) ? u"unpriced"_s : u"missing"_s;
    const bool says = object[u"complete"_s].isBool() && !object[u"complete"_s].toBool()
        && !object[names].toArray().isEmpty();
    return silent + (says ? 0 : 1);
}

/// Amounts in sentences that stand there as if they were all; differences ("USD 3.00 less") are none.
QStringList silentAmounts(const QByteArray &text)
{
    static const QRegularExpression amount(
        u"(at least )?\\+?[A-Z]{3} [0-9][0-9,]*\\.[0-9]{2}(?! (?:less|more))"_s);
    QStringList silent;
    auto all = amount.globalMatch(QString::fromUtf8(text));
    while (all.hasNext()) {
        const QRegularExpressionMatch found = all.next();
        if (found.captured(1).isEmpty())
            silent << found.captured();
    }
    return silent;
}

/// A model of its own is refused by an API that serves hosted ones: the compute names one, which nobody has a price of.
void nameHostedModel(const QString &plan, const QString &compute)
{
    QFile file(plan);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray computes = json[u"computes"_s].toArray();
    for (auto each : computes) {
        QJsonObject changed = each.toObject();
        if (changed[u"id"_s] == compute)
            changed[u"hosted"_s] = QJsonObject{{u"model"_s, u"nobody-1"_s}};
        each = changed;
    }
    json[u"computes"_s] = computes;
    file.resize(0);
    file.write(QJsonDocument(json).toJson());
}

} // namespace

/// A plan with a compute that has no price: whatever prints its total says "at least" and names what is missing.
class IncompleteTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyOutputSaysSo_data() { templates(); }
    void everyOutputSaysSo();
    void everySearchSaysSo_data() { templates(); }
    void everySearchSaysSo();
    void theBestPlanSaysSo();
    void whatIsAskedForMayHaveNoPrice_data();
    void whatIsAskedForMayHaveNoPrice();

private:
    static void templates();
    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }
    /// A plan from the template, its first compute that training or people run on without a price.
    [[nodiscard]] QString unpricedPlan(const QString &id);
    [[nodiscard]] QByteArray run(const QStringList &arguments) const;
    [[nodiscard]] QByteArray exported(const QString &plan, const QString &option, const QString &name) const;

    QTemporaryDir m_folder;
    QString m_compute; ///< without a price in the plan made last
    QString m_other; ///< another compute of it that is in use
};

void IncompleteTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void IncompleteTest::templates()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"edge-arc"_s, u"llm-finetune-endpoint"_s, u"many-models-forecast"_s,
                              u"proof-of-concept"_s, u"regulated-isolated"_s, u"spark-features-batch"_s,
                              u"tabular-automl-batch"_s, u"vision-realtime"_s})
        QTest::newRow(qPrintable(id)) << id;
}

QString IncompleteTest::unpricedPlan(const QString &id)
{
    const QString file = path(id + u".slipway"_s);
    QFile::remove(file);
    if (runSlipway({u"new"_s, u"--template"_s, id, u"-o"_s, file}).exitCode != 0)
        return {};
    QFile plan(file);
    if (!plan.open(QIODevice::ReadWrite))
        return {};
    QJsonObject json = objectIn(plan.readAll());
    m_compute.clear();
    m_other.clear();
    for (const QJsonValue &each : json[u"workloads"_s].toArray()) {
        const QJsonObject workload = each.toObject();
        const QJsonObject detail = workload[workload[u"kind"_s].toString()].toObject();
        const QString compute = detail[u"compute"_s].toString();
        const bool fits = workload[u"kind"_s] == u"training"_s || workload[u"kind"_s] == u"experimentation"_s;
        if (m_compute.isEmpty() && fits)
            m_compute = compute;
        else if (compute != m_compute && !compute.isEmpty())
            m_other = compute;
    }
    QJsonArray computes = json[u"computes"_s].toArray();
    for (int i = 0; i < computes.size(); ++i) {
        QJsonObject compute = computes[i].toObject();
        if (compute[u"id"_s] != m_compute)
            continue;
        compute[u"target"_s] = QString(unpricedTarget);
        compute.remove(u"ownerPrice"_s);
        computes[i] = compute;
    }
    json[u"computes"_s] = computes;
    plan.resize(0);
    plan.write(QJsonDocument(json).toJson());
    return file;
}

QByteArray IncompleteTest::run(const QStringList &arguments) const
{
    const Ended ended = runSlipway(arguments + QStringList{u"--as-of"_s, u"2026-11-20"_s});
    if (ended.exitCode < 0 || ended.results.isEmpty())
        qWarning("%s", qPrintable(arguments.join(u' ') + u": "_s + ended.messages));
    return ended.results;
}

QByteArray IncompleteTest::exported(const QString &plan, const QString &option, const QString &name) const
{
    const Ended ended = runSlipway({u"export"_s, plan, option, path(name), u"--as-of"_s, u"2026-11-20"_s});
    if (ended.exitCode < 0)
        qWarning("%s", qPrintable(ended.messages));
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void IncompleteTest::everyOutputSaysSo()
{
    QFETCH(QString, id);
    const QString plan = unpricedPlan(id);
    QVERIFY(!m_compute.isEmpty());

    const QByteArray text = run({u"evaluate"_s, plan});
    for (const char *row : {"Average month", "Peak month", "Total"}) {
        const QRegularExpression atLeast(u"^%1 +at least "_s.arg(QLatin1StringView(row)),
                                         QRegularExpression::MultilineOption);
        QVERIFY2(QString::fromUtf8(text).contains(atLeast), text.constData());
    }
    QVERIFY2(text.contains("Without a price"), text.constData());

    const QJsonObject evaluation
        = objectIn(run({u"evaluate"_s, plan, u"--json"_s}))[u"evaluation"_s].toObject();
    QCOMPARE(evaluation[u"complete"_s].toBool(true), false);
    QVERIFY(!evaluation[u"unpriced"_s].toArray().isEmpty());
    QVERIFY(!evaluation[u"incompleteStages"_s].toArray().isEmpty());
    QCOMPARE(evaluation[u"peakMonth"_s][u"complete"_s].toBool(true), false);
    const QJsonArray months = evaluation[u"months"_s].toArray();
    QCOMPARE(months.last()[u"cumulativeComplete"_s].toBool(true), false);
    for (const QJsonValue &month : months)
        QCOMPARE(month[u"complete"_s].toBool(), month[u"incompleteStages"_s].toArray().isEmpty());

    // A chance against a total that may be more is no figure.
    const QString ranges
        = QString::fromUtf8(run({u"evaluate"_s, plan, u"--range"_s, u"--draws"_s, u"200"_s}));
    static const QRegularExpression bareChance(u"^Over budget ++(?!not known|at least|100 %)"_s,
                                               QRegularExpression::MultilineOption);
    QVERIFY2(!ranges.contains(bareChance), qPrintable(ranges));

    const QByteArray csv = exported(plan, u"--csv"_s, u"plan.csv"_s);
    QVERIFY(csv.contains("\r\ntotal_at_least,") && !csv.contains("\r\ntotal,"));
    QVERIFY(csv.contains("\r\nstage_at_least,") && csv.contains("\r\nmonth_at_least,"));

    QVERIFY(!exported(plan, u"--pdf"_s, u"plan.pdf"_s).isEmpty());
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, path(u"plan.pdf"_s), u"-"_s});
    QVERIFY(reader.waitForFinished());
    const QString pdf = QString::fromUtf8(reader.readAllStandardOutput());
    static const QRegularExpression bareTotal(u"^ *Total +[0-9]"_s, QRegularExpression::MultilineOption);
    QVERIFY2(!pdf.contains(bareTotal), qPrintable(bareTotal.match(pdf).captured()));
    QVERIFY(pdf.contains(u"Total, at least"_s) && pdf.contains(u" in all, at least"_s));
    QVERIFY(pdf.contains(u"Without a price"_s));
}

void IncompleteTest::everySearchSaysSo()
{
    QFETCH(QString, id);
    const QString plan = unpricedPlan(id);
    const QByteArray regions = run({u"search"_s, plan, u"--regions"_s});
    const auto lines = regions.trimmed().split('\n');
    QVERIFY(lines.size() > 30);
    for (const QByteArray &line : lines.mid(1))
        QVERIFY2(line.contains("at least"), line.constData());
    const QByteArray json = run({u"search"_s, plan, u"--regions"_s, u"--json"_s});
    QCOMPARE(silentTotals(QJsonDocument::fromJson(json).array()), 0);
    if (m_other.isEmpty())
        return;
    const QStringList why
        = {u"search"_s, plan, u"--compute"_s, m_other, u"--why-not"_s, u"compute_cluster"_s};
    QCOMPARE(silentAmounts(run(why)), QStringList());
    QCOMPARE(silentTotals(objectIn(run(why + QStringList{u"--json"_s}))), 0);
    const QByteArray choices = run({u"search"_s, plan, u"--stage"_s, u"deployment"_s, u"--json"_s});
    QCOMPARE(silentTotals(QJsonDocument::fromJson(choices).array()), 0);
}

void IncompleteTest::theBestPlanSaysSo()
{
    const QString plan = unpricedPlan(u"vision-realtime"_s);
    const QByteArray text = run({u"search"_s, plan, u"--best"_s, u"--nodes"_s, u"2"_s});
    QVERIFY2(text.startsWith("Before  at least "), text.constData());
    QVERIFY2(text.contains("\nAfter   at least "), text.constData());
    const QJsonObject best
        = objectIn(run({u"search"_s, plan, u"--best"_s, u"--nodes"_s, u"2"_s, u"--json"_s}));
    QCOMPARE(best[u"complete"_s].toBool(true), false);
    QCOMPARE(best[u"beforeComplete"_s].toBool(true), false);
    QCOMPARE(best[u"missing"_s].toArray(), best[u"beforeMissing"_s].toArray());
    QVERIFY(!best[u"missing"_s].toArray().isEmpty());
    QCOMPARE(silentTotals(best[u"choices"_s]), 0);
    QCOMPARE(silentTotals(best[u"constraints"_s]), 0);
}

void IncompleteTest::whatIsAskedForMayHaveNoPrice_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("compute");
    QTest::addColumn<QString>("target");
    QTest::newRow("Databricks") << u"regulated-isolated"_s << u"train"_s << u"databricks"_s;
    QTest::newRow("serverless API") << u"vision-realtime"_s << u"serve"_s << u"serverless_api"_s;
    QTest::newRow("functions") << u"proof-of-concept"_s << u"demo"_s << u"azure_functions"_s;
    QTest::newRow("functions, as a way out") << u"vision-realtime"_s << u"serve"_s << u"azure_functions"_s;
}

void IncompleteTest::whatIsAskedForMayHaveNoPrice()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    QFETCH(QString, target);
    const QString plan = path(u"whole.slipway"_s);
    QFile::remove(plan);
    QCOMPARE(runSlipway({u"new"_s, u"--template"_s, id, u"-o"_s, plan}).exitCode, 0);
    if (target == u"serverless_api")
        nameHostedModel(plan, compute);
    const QStringList why = {u"search"_s, plan, u"--compute"_s, compute, u"--why-not"_s, target};
    const QByteArray text = run(why);
    QCOMPARE(silentAmounts(text), QStringList());
    QVERIFY2(text.contains("at least USD") && text.contains("Without a price: "), text.constData());
    const QJsonObject json = objectIn(run(why + QStringList{u"--json"_s}));
    QCOMPARE(silentTotals(json), 0);
    QVERIFY(json[u"total"_s].isString() || json[u"wayOut"_s][u"total"_s].isString());
}

SLIPWAY_TEST(IncompleteTest)
#include "tst_incomplete.moc"
