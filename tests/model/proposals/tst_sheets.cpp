// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/planjson.h"
#include "model/proposals/planfor.h"
#include "model/proposals/sheet.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A sheet is read, found fit or refused in a sentence, and becomes a plan.
class SheetsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everySheetBecomesAPlan_data();
    void everySheetBecomesAPlan();
    void whatIsWrittenIsReadAgain();
    void aFaultNamesItsPlace_data();
    void aFaultNamesItsPlace();
    void contradictionsNameBothEntries_data();
    void contradictionsNameBothEntries();
    void usualSheetsAreWholeAndBecomePlans_data();
    void usualSheetsAreWholeAndBecomePlans();
    void entriesOfOtherWorkHaveNoUse();
    void figuresReachThePlan();
    void whatIsTypedStandsInForAnArchitecture();
    void aClosedNetworkIsReachedByItsEndpoints();
    void whatHasNoEffectIsSaid();
    void theSchemaIsTheOneShipped();
    void theDocumentationHasEveryEntry();
};

namespace {

QByteArray sheetFile(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A whole sheet with `more` beside, or in place of, what it has.
QByteArray with(QByteArray sheet, const QByteArray &more)
{
    QJsonObject object = QJsonDocument::fromJson(sheet).object();
    const QJsonObject changes = QJsonDocument::fromJson(more).object();
    for (auto it = changes.begin(); it != changes.end(); ++it)
        it.value().isNull() ? object.remove(it.key()) : void(object.insert(it.key(), it.value()));
    return QJsonDocument(object).toJson();
}

std::optional<Error> faultOf(const QByteArray &bytes)
{
    const Result<Sheet> sheet = readSheet(bytes);
    if (!sheet)
        return sheet.error();
    const Result<Plan> plan = planFor(*sheet, context());
    return plan ? std::nullopt : std::optional(plan.error());
}

const QByteArray llm = sheetFile(u"lora-70b.sheet.json"_s);
const QByteArray cpu = sheetFile(u"cpu-endpoint.sheet.json"_s);

} // namespace

void SheetsTest::everySheetBecomesAPlan_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals"_s);
    const QStringList names = folder.entryList({u"*.sheet.json"_s});
    QVERIFY(names.size() >= 10);
    for (const QString &name : names)
        QTest::addRow("%s", qPrintable(name)) << name;
}

void SheetsTest::everySheetBecomesAPlan()
{
    QFETCH(QString, name);
    const Result<Sheet> sheet = readSheet(sheetFile(name));
    QVERIFY2(sheet.ok(), sheet ? "" : qPrintable(sheet.error().message));
    for (const Error &fault : sheetFaults(*sheet, catalog(), prices()))
        QFAIL(qPrintable(fault.where + u": "_s + fault.message));
    const Result<Plan> plan = planFor(*sheet, context());
    QVERIFY(plan.ok());
    QVERIFY(!plan->workloads.empty());
    for (const Workload &workload : plan->workloads) {
        for (const QString &compute : workload.computeIds())
            QVERIFY2(plan->compute(compute), qPrintable(compute));
    }
    // It is a plan that can be saved and opened.
    const Result<LoadedPlan> again = readPlan(writePlan(*plan));
    QVERIFY2(again.ok(), again ? "" : qPrintable(again.error().message));
    QVERIFY(again->plan == *plan);
}

void SheetsTest::whatIsWrittenIsReadAgain()
{
    for (const QByteArray &bytes : {llm, cpu}) {
        const Result<Sheet> sheet = readSheet(bytes);
        QVERIFY(sheet.ok());
        const QByteArray written = writeSheet(*sheet);
        const Result<Sheet> again = readSheet(written);
        QVERIFY2(again.ok(), again ? "" : qPrintable(again.error().message + again.error().where));
        QVERIFY(*again == *sheet);
        QCOMPARE(writeSheet(*again), written);
    }
}

void SheetsTest::aFaultNamesItsPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &where,
                        const QString &part) { QTest::addRow("%s", name) << bytes << where << part; };
    row("nothing", "", {}, u"empty"_s);
    row("a list", "[]", {}, u"not a sheet"_s);
    row("a plan", R"({"schema": "slipway.plan", "version": 1})", u"/schema"_s, u"slipway.sheet"_s);
    row("newer", R"({"version": 2})", u"/version"_s, u"version 2"_s);
    row("no work", "{}", {}, u"work"_s);
    row("unknown work", R"({"work": "dancing"})", u"/work"_s, u"retrieval"_s);
    row("typing error", with(llm, R"({"promtTokens": 1})"), u"/promtTokens"_s, u"promptTokens"_s);
    row("in the budget", with(llm, R"({"budget": {"amount": "1", "periode": "month"}})"),
        u"/budget/periode"_s, u"periode"_s);
    row("not a number", with(llm, R"({"requestsPerSecond": "20"})"), u"/requestsPerSecond"_s, u"number"_s);
    row("negative", with(llm, R"({"requestsPerSecond": -1})"), u"/requestsPerSecond"_s, u"0"_s);
    row("zero", with(llm, R"({"requestsPerSecond": 0})"), u"/requestsPerSecond"_s, u"is 0"_s);
    row("zero people", with(llm, R"({"people": 0})"), u"/people"_s, u"is 0"_s);
    row("no tokens", with(llm, R"({"promptTokens": 0})"), u"/promptTokens"_s, u"is 0"_s);
    row("absurd", with(llm, R"({"requestsPerSecond": 1e9})"), u"/requestsPerSecond"_s, u"1"_s);
    row("no load", with(llm, R"({"requestsPerSecond": null})"), u"/requestsPerSecond"_s, u"missing"_s);
    row("no model", with(llm, R"({"model": null})"), u"/model"_s, u"missing"_s);
    row("unknown model", with(llm, R"({"model": "Llama-3.1-71B"})"), u"/model"_s, u"Llama-3.1-70B"_s);
    row("no architecture",
        with(sheetFile(u"retrieval.sheet.json"_s), R"({"embeddingModel": "nomic-ai/nomic-embed-text-v1.5"})"),
        u"/embeddingModel"_s, u"layers"_s);
    row("no answers", with(llm, R"({"model": "BAAI/bge-m3"})"), u"/model"_s, u"embedding"_s);
    row("unknown region", with(llm, R"({"regions": ["westeurop"]})"), u"/regions/0"_s, u"westeurope"_s);
    row("unknown geography", with(cpu, R"({"residency": ["Swiss"]})"), u"/residency/0"_s, u"Swiss"_s);
    row("nowhere", with(cpu, R"({"regions": []})"), u"/regions"_s, u"at least one region"_s);
    row("unknown size", with(cpu, R"({"measuredOn": "Standard_D4s_v33"})"), u"/measuredOn"_s, u"D4s_v3"_s);
    row("unknown currency", with(cpu, R"({"currency": "XXX"})"), u"/currency"_s, u"XXX"_s);
    row("more hours than machines have",
        R"({"work": "training", "runHours": 100000, "runsPerMonth": 1000000, "regions": ["westeurope"]})",
        u"/runHours"_s, u"hours of work"_s);
    row("more items than machines do",
        R"({"work": "batch", "itemsPerDay": 1e12, "secondsPerItem": 1, "regions": ["westeurope"]})",
        u"/itemsPerDay"_s, u"hours of work"_s);
    row("budget of nothing", with(cpu, R"({"budget": {"amount": "0"}})"), u"/budget/amount"_s, u"above 0"_s);
    row("own servers for nothing",
        with(sheetFile(u"own-servers.sheet.json"_s), R"({"ownPricePerHour": null})"), u"/ownPricePerHour"_s,
        u"missing"_s);
    row("too long", with(llm, R"({"promptTokens": 200000})"), u"/promptTokens"_s, u"131072"_s);
}

void SheetsTest::aFaultNamesItsPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    QFETCH(QString, part);
    const std::optional<Error> fault = faultOf(bytes);
    QVERIFY(fault.has_value());
    QVERIFY2(fault->message.contains(part), qPrintable(fault->message));
    if (!where.isEmpty())
        QCOMPARE(fault->where, where);
    QVERIFY(!fault->message.contains(u'\n') && fault->message.size() < 300);
}

void SheetsTest::contradictionsNameBothEntries_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("entries");
    const auto row = [](const QByteArray &bytes, const QStringList &entries) {
        QTest::addRow("%s", qPrintable(entries.join(u' '))) << bytes << entries;
    };
    row(with(llm, R"({"itemsPerDay": 1000})"), {u"itemsPerDay"_s, u"work"_s});
    row(with(cpu, R"({"model": "meta-llama/Llama-3.1-8B"})"), {u"model"_s, u"work"_s});
    row(with(llm, R"({"adaptation": "none"})"), {u"tuningTokensBillion"_s, u"adaptation"_s});
    row(with(llm, R"({"runHours": 3})"), {u"tuningTokensBillion"_s, u"runHours"_s});
    row(with(cpu, R"({"deadlineHours": 3})"), {u"deadlineHours"_s, u"adaptation"_s});
    row(with(cpu, R"({"gpu": true})"), {u"measuredOn"_s, u"gpu"_s});
    row(with(cpu, R"({"residency": ["Germany"]})"), {u"regions"_s, u"residency"_s});
    row(with(cpu, R"({"ownPercent": 50, "ownPricePerHour": "1"})"), {u"ownPercent"_s, u"work"_s});
    row(with(cpu, R"({"ownPricePerHour": "1"})"), {u"ownPricePerHour"_s, u"ownPercent"_s});
    row(with(llm, R"({"tuningTokensBillion": null, "runHours": 4})"),
        {u"exampleTokens"_s, u"tuningTokensBillion"_s});
}

void SheetsTest::contradictionsNameBothEntries()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, entries);
    const Result<Sheet> sheet = readSheet(bytes);
    QVERIFY2(sheet.ok(), sheet ? "" : qPrintable(sheet.error().message));
    const std::vector<Error> faults = sheetFaults(*sheet, catalog(), prices());
    const bool named = std::ranges::any_of(faults, [&](const Error &fault) {
        return fault.message.contains(u"contradict"_s) && fault.where.startsWith(u'/' + entries.front())
            && std::ranges::all_of(entries, [&](const QString &entry) {
                   return fault.message.contains(u'"' + entry + u'"');
               });
    });
    QVERIFY2(named, faults.empty() ? "no fault" : qPrintable(faults.front().message));
}

void SheetsTest::usualSheetsAreWholeAndBecomePlans_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= int(WorkKind::Retrieval); ++kind)
        QTest::addRow("%d", kind) << kind;
}

void SheetsTest::usualSheetsAreWholeAndBecomePlans()
{
    QFETCH(const int, kind);
    const Sheet sheet = usualSheet(static_cast<WorkKind>(kind));
    QCOMPARE(int(sheet.work), kind);
    const std::vector<Error> faults = sheetFaults(sheet, catalog(), prices());
    QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(faults.front().message));
    QVERIFY(sheet.budget.has_value());
    QVERIFY(!sheet.regions.isEmpty());
    const Result<Plan> plan = planFor(sheet, context());
    QVERIFY(plan.ok());
    QVERIFY(!plan->workloads.empty());
    const Result<Sheet> again = readSheet(writeSheet(sheet));
    QVERIFY(again.ok());
    QCOMPARE(*again, sheet);
}

void SheetsTest::entriesOfOtherWorkHaveNoUse()
{
    QVERIFY(hasUseFor(WorkKind::Batch, "itemsPerDay"_L1));
    QVERIFY(!hasUseFor(WorkKind::Endpoint, "itemsPerDay"_L1));
    QVERIFY(!hasUseFor(WorkKind::Experimentation, "requestsPerSecond"_L1));
    QVERIFY(hasUseFor(WorkKind::Retrieval, "embeddingModel"_L1));
    QVERIFY(!hasUseFor(WorkKind::LanguageEndpoint, "embeddingModel"_L1));
    QVERIFY2(hasUseFor(WorkKind::Experimentation, "months"_L1), "every sheet may have it");
    // What has no use is refused where it is given.
    Sheet sheet = usualSheet(WorkKind::Endpoint);
    sheet.itemsPerDay = 1000;
    QCOMPARE(sheetFaults(sheet, catalog(), prices()).front().where, u"/itemsPerDay"_s);
}

void SheetsTest::figuresReachThePlan()
{
    const Plan plan = planFor(readSheet(llm).value(), context()).value();
    QCOMPARE(plan.region, u"swedencentral"_s);
    QCOMPARE(plan.otherRegions, QStringList{u"westeurope"_s});
    QCOMPARE(plan.model.parametersBillion->likely, 70.554);
    const auto &tune = std::get<TrainingJob>(plan.workload(u"tune")->detail);
    QCOMPARE(tune.work.fineTuning, FineTuning::LowRank);
    QCOMPARE(tune.work.tokensBillion.likely, 0.05);
    QCOMPARE(tune.work.exampleTokens.likely, 500.0);
    QCOMPARE(tune.deadlineHours, std::optional(24.0));
    const auto &serve = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    QCOMPARE(serve.servedModel, std::optional(u"meta-llama/Llama-3.1-70B"_s));
    QCOMPARE(serve.peakRequestsPerSecond.likely, 20.0);
    QCOMPARE(serve.promptTokens, std::optional(1500.0));
    QCOMPARE(serve.latencyTargetMilliseconds, 20'000.0);
    // Speed follows from the model, so no size is named before one is chosen.
    QVERIFY(plan.compute(u"serve")->size.isEmpty());

    // 5,000 x 90 s on the 4 vCPUs of a D4s v3 are 31.25 hours.
    const Plan many = planFor(readSheet(sheetFile(u"many-models.sheet.json"_s)).value(), context()).value();
    QCOMPARE(std::get<TrainingJob>(many.workload(u"train")->detail).work.measuredHours.likely, 31.25);
    // No number of vCPUs is faster than one model: 1 of 5,000 is not divided; with reading and writing lists, 10.
    const Estimate &share = many.assumptions.parallelSharePercent;
    QCOMPARE(share.likely, 99.98);
    QCOMPARE(share.low.value(), 99.8);
    QCOMPARE(share.high.value(), 100.0);
    // Of 40 runs 80 % stay at home.
    const Plan own = planFor(readSheet(sheetFile(u"own-servers.sheet.json"_s)).value(), context()).value();
    QCOMPARE(std::get<TrainingJob>(own.workload(u"train")->detail).runsPerMonth.likely, 8.0);
    QCOMPARE(std::get<TrainingJob>(own.workload(u"train-own")->detail).runsPerMonth.likely, 32.0);
    QCOMPARE(own.compute(u"own-servers")->ownerPrice, std::optional(u"1.50"_s));
}

/// A model that the table doesn't have is planned by what was measured of it.
void SheetsTest::whatIsTypedStandsInForAnArchitecture()
{
    const QByteArray typed
        = with(llm, R"({"model": null, "adaptation": null, "tuningTokensBillion": null, "exampleTokens": null,
        "runsPerMonth": null, "deadlineHours": null, "requestMilliseconds": 4000, "requestsAtATime": 16,
        "measuredOn": "Standard_NC24ads_A100_v4"})");
    const Result<Sheet> sheet = readSheet(typed);
    QVERIFY2(sheet.ok(), sheet ? "" : qPrintable(sheet.error().message));
    const Result<Plan> plan = planFor(*sheet, context());
    QVERIFY2(plan.ok(), plan ? "" : qPrintable(plan.error().message));
    const auto &serve = std::get<RealtimeEndpoint>(plan->workload(u"serve")->detail);
    QCOMPARE(serve.serviceMilliseconds.likely, 4000.0);
    QCOMPARE(serve.concurrency, 16);
    QCOMPARE(plan->compute(u"serve")->size, u"Standard_NC24ads_A100_v4"_s);
}

/// A managed network lets machines out; people and callers come in by private endpoints: five x 730 h x USD 0.01 a month.
/// One of the five is the registry's, which is Premium for it: 365 / 12 days x USD 50 / 30 = 50.69, in place of USD 5 / 30 a day.
void SheetsTest::aClosedNetworkIsReachedByItsEndpoints()
{
    for (const auto &[word, amount] : {std::pair("public", "0.00"), std::pair("managed_internet", "36.50"),
                                       std::pair("managed_approved", "36.50"), std::pair("own", "36.50")}) {
        const QByteArray closed = with(cpu, QByteArray("{\"network\": \"") + word + "\"}");
        const Plan plan = planFor(readSheet(closed).value(), context()).value();
        QCOMPARE(plan.isolation.privateLink, qstrcmp(word, "public") != 0);
        Money month;
        Money registry;
        const Evaluation evaluation = evaluated(plan);
        for (const CostLine &line : evaluation.lines) {
            if (line.id == u"shared/private-endpoints")
                month = line.amounts.front();
            if (line.id == u"shared/registry")
                registry = line.amounts.front();
        }
        QCOMPARE(month.toDecimal(), QString::fromLatin1(amount));
        QCOMPARE(registry.toDecimal(), qstrcmp(word, "public") == 0 ? u"5.07"_s : u"50.69"_s);
    }
}

void SheetsTest::theSchemaIsTheOneShipped()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/resources/schema/sheet.schema.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), sheetSchema());
}

void SheetsTest::theDocumentationHasEveryEntry()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/docs/formats.md"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text
        = QString::fromUtf8(file.readAll()).section(u"\n## Sheets"_s, 1).section(u"\n## "_s, 0, 0);
    const QJsonObject members = QJsonDocument::fromJson(sheetSchema()).object()[u"properties"_s].toObject();
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (member.key() == u"schema"_s || member.key() == u"version"_s)
            continue;
        const QString row = u"| `%1` | %2 |"_s.arg(member.key(), member.value()[u"description"_s].toString());
        QVERIFY2(text.contains(row), qPrintable(row));
    }
}

/// The day is in November 2026.
void SheetsTest::whatHasNoEffectIsSaid()
{
    const auto remarks = [](const QByteArray &more) {
        return sheetRemarks(readSheet(with(cpu, more)).value(), asOf).join(u' ');
    };
    QCOMPARE(remarks("{}"), QString());
    QVERIFY(remarks(R"({"start":"2020-01"})").contains(u"\"start\" is in the past: 2020-01"_s));
    // Of a batch nothing grows, and the figure was taken without a word.
    const QByteArray batch = with(sheetFile(u"batch-3tb.sheet.json"_s), R"({"growthPercent": 5})");
    QVERIFY(sheetRemarks(readSheet(batch).value(), asOf)
                .join(u' ')
                .contains(u"the items of a day stay as many"_s));
    QVERIFY(remarks(R"({"preemptible":true})").contains(u"\"preemptible\" has no effect"_s));
    QVERIFY(remarks(R"({"commitments":true,"months":5})").contains(u"the plan has 5 months"_s));
    QCOMPARE(remarks(R"({"commitments":true,"months":12})"), QString());
    // Of what is tuned its tokens are asked for, not hours that nobody has measured.
    const std::optional<Error> fault = faultOf(
        R"({"work":"training","model":"Qwen/Qwen2.5-7B","adaptation":"low_rank","regions":["westeurope"]})");
    QVERIFY(fault);
    QCOMPARE(fault->where, u"/tuningTokensBillion"_s);
}

SLIPWAY_TEST(SheetsTest)
#include "tst_sheets.moc"
