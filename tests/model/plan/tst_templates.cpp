// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "model/plan/plancheck.h"
#include "model/plan/planjson.h"
#include "model/plan/plannames.h"
#include "model/plan/templates.h"
#include "model/prices/pricesnapshot.h"
#include "resources/data.h"
#include "resources/templates.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class TemplatesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theIdsAreStable();
    void everyTemplateIsAsItWouldBeSaved();
    void everyTemplateNamesOnlyWhatTheCatalogKnows();
    void everyTemplateHasItsPrices();
    void everyWorkloadHasItsComputes();
    void sizesCanDoWhatTheTemplatesAsk();
    void aPlanOfATemplateBeginsInTime();
    void anUnknownIdIsRefusedWithTheNearest();
    void anUnknownWordIsAnErrorWithAPath_data();
    void anUnknownWordIsAnErrorWithAPath();
    void theCommittedSchemaIsTheGeneratedOne();
    void theDocumentationHasEveryMember();
    void priceTypesHaveOneSetOfWords();

private:
    std::optional<Catalog> m_catalog;
    std::optional<PriceSnapshot> m_prices;
    std::optional<TemplateLibrary> m_library;
};

void TemplatesTest::initTestCase()
{
    auto catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    m_catalog = std::move(catalog).value();
    auto prices = PriceSnapshot::load(embeddedPrices(), *m_catalog);
    QVERIFY(prices.ok());
    m_prices = std::move(prices).value();
    auto library = TemplateLibrary::load(embeddedTemplate(u"templates.json"_s), embeddedTemplate);
    QVERIFY2(library.ok(), library.ok() ? "" : qPrintable(library.error().message));
    m_library = std::move(library).value();
}

void TemplatesTest::theIdsAreStable()
{
    QStringList ids;
    for (const TemplateInfo &info : m_library->templates()) {
        ids << info.id;
        QVERIFY(!info.title.isEmpty());
        QVERIFY(info.description.endsWith(u'.'));
    }
    ids.sort();
    QCOMPARE(ids,
             QStringList({u"edge-arc"_s, u"llm-finetune-endpoint"_s, u"many-models-forecast"_s,
                          u"proof-of-concept"_s, u"regulated-isolated"_s, u"spark-features-batch"_s,
                          u"tabular-automl-batch"_s, u"vision-realtime"_s}));
}

void TemplatesTest::everyTemplateIsAsItWouldBeSaved()
{
    for (const TemplateInfo &info : m_library->templates()) {
        const QByteArray bytes = embeddedTemplate(info.id + u".slipway"_s);
        const auto loaded = readPlan(bytes);
        QVERIFY2(loaded.ok(), qPrintable(info.id));
        QVERIFY(loaded->notices.isEmpty());
        QCOMPARE(writePlan(loaded->plan), bytes);
        QCOMPARE(loaded->plan.templateId, info.id);
    }
}

void TemplatesTest::everyTemplateNamesOnlyWhatTheCatalogKnows()
{
    for (const TemplateInfo &info : m_library->templates()) {
        const auto plan = m_library->plan(info.id);
        QVERIFY(plan.ok());
        const auto checked = checkReferences(plan.value(), *m_catalog, *m_prices);
        QVERIFY2(checked.ok(), checked.ok() ? "" : qPrintable(info.id + u": "_s + checked.error().message));
    }
}

void TemplatesTest::everyTemplateHasItsPrices()
{
    for (const TemplateInfo &info : m_library->templates()) {
        const auto plan = m_library->plan(info.id);
        QVERIFY(plan.ok());
        for (const Compute &compute : plan->computes) {
            const auto size = m_catalog->findSize(compute.size);
            const auto region = m_catalog->findRegion(plan->region);
            QVERIFY(size && region);
            QVERIFY2(m_prices->usableRate(*size, *region, compute.priceType).raw() > 0,
                     qPrintable(info.id + u": "_s + compute.id));
        }
    }
}

void TemplatesTest::everyWorkloadHasItsComputes()
{
    for (const TemplateInfo &info : m_library->templates()) {
        const auto plan = m_library->plan(info.id);
        QVERIFY(plan.ok());
        QSet<QString> used;
        for (const Workload &workload : plan->workloads) {
            QVERIFY(workload.startMonth < plan->months);
            for (const QString &id : workload.computeIds()) {
                QVERIFY2(plan->compute(id), qPrintable(info.id + u": "_s + id));
                used.insert(id);
            }
        }
        QCOMPARE(used.size(), qsizetype(plan->computes.size()));
    }
}

void TemplatesTest::sizesCanDoWhatTheTemplatesAsk()
{
    for (const TemplateInfo &info : m_library->templates()) {
        const auto plan = m_library->plan(info.id);
        QVERIFY(plan.ok());
        for (const Compute &compute : plan->computes) {
            const VmSize &size = m_catalog->size(*m_catalog->findSize(compute.size));
            const QByteArray what = (info.id + u": "_s + compute.id).toUtf8();
            if (compute.target == u"compute_instance" || compute.target == u"compute_cluster"
                || compute.target == u"batch_endpoint")
                QVERIFY2(size.onAmlCompute == Support::Yes, what.constData());
            if (compute.target == u"managed_online_endpoint")
                QVERIFY2(size.onManagedEndpoint == Support::Yes, what.constData());
            if (plan->isolation.isolatedSizesOnly)
                QVERIFY2(size.isolatedToday, what.constData());
            const QDate end = plan->start.plusMonths(plan->months).firstDay();
            QVERIFY2(!size.retirement.endedBy(end), what.constData());
        }
    }
}

void TemplatesTest::aPlanOfATemplateBeginsInTime()
{
    const Plan plan = m_library->plan(u"vision-realtime"_s).value();
    QCOMPARE(plan.start, YearMonth(2027, 1));
    QCOMPARE(plan.assumptions.requestLeadDays, 14.0);
    // 23 November and 14 days are 7 December: January comes after it, and is the template's own.
    QCOMPARE(begunInTime(plan, QDate(2026, 11, 23)), plan);
    // 19 December and 14 days are 2 January: too late for it. 18 December is not.
    QCOMPARE(begunInTime(plan, QDate(2026, 12, 18)).start, YearMonth(2027, 1));
    QCOMPARE(begunInTime(plan, QDate(2026, 12, 19)).start, YearMonth(2027, 2));
    QCOMPARE(begunInTime(plan, QDate(2028, 5, 20)).start, YearMonth(2028, 7));
    // The library stays as it was stored.
    QCOMPARE(m_library->plan(u"vision-realtime"_s).value().start, YearMonth(2027, 1));
}

void TemplatesTest::anUnknownIdIsRefusedWithTheNearest()
{
    const auto plan = m_library->plan(u"vision-realtme"_s);
    QVERIFY(!plan.ok());
    QCOMPARE(plan.error().code, ErrorCode::Usage);
    QCOMPARE(plan.error().message,
             u"There is no template \"vision-realtme\"; did you mean \"vision-realtime\"?"_s);
    QCOMPARE(m_library->plan(u"x"_s).error().message, u"There is no template \"x\"."_s);
}

void TemplatesTest::anUnknownWordIsAnErrorWithAPath_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("where");
    const auto row
        = [](const char *name, const QStringList &words, const QString &message, const QString &where) {
              QTest::newRow(name) << words[0] << words[1] << words[2] << words[3] << message << where;
          };
    row("target", {u"compute_clusters"_s, {}, u"westeurope"_s, u"USD"_s},
        u"There is no compute target \"compute_clusters\"; did you mean \"compute_cluster\"?"_s,
        u"/computes/0/target"_s);
    row("size", {{}, u"Standard_D4s_v33"_s, u"westeurope"_s, u"USD"_s},
        u"There is no VM size \"Standard_D4s_v33\"; did you mean \"Standard_D4s_v3\"?"_s,
        u"/computes/0/size"_s);
    row("size without its prefix", {{}, u"NC4as-T4-v33"_s, u"westeurope"_s, u"USD"_s},
        u"There is no VM size \"NC4as-T4-v33\"; did you mean \"Standard_NC4as_T4_v3\"?"_s,
        u"/computes/0/size"_s);
    row("region", {{}, {}, u"westeurop"_s, u"USD"_s},
        u"There is no region \"westeurop\"; did you mean \"westeurope\"?"_s, u"/region"_s);
    row("currency", {{}, {}, u"westeurope"_s, u"EUU"_s},
        u"There is no currency with an exchange rate \"EUU\"; did you mean \"EUR\"?"_s, u"/currency"_s);
    row("nothing near", {u"qqqqqqqqqqqqqq"_s, {}, u"westeurope"_s, u"USD"_s},
        u"There is no compute target \"qqqqqqqqqqqqqq\"; known are \"aci\", \"aks_v1\", \"azure_batch\" and others."_s, u"/computes/0/target"_s);
}

void TemplatesTest::anUnknownWordIsAnErrorWithAPath()
{
    QFETCH(QString, target);
    QFETCH(QString, size);
    QFETCH(QString, region);
    QFETCH(QString, currency);
    Plan plan;
    plan.region = region;
    plan.currency = currency;
    Compute compute;
    compute.id = u"c"_s;
    compute.target = target;
    compute.size = size;
    plan.computes = {compute};
    const auto checked = checkReferences(plan, *m_catalog, *m_prices);
    QVERIFY(!checked.ok());
    QTEST(checked.error().message, "message");
    QTEST(checked.error().where, "where");
}

void TemplatesTest::theCommittedSchemaIsTheGeneratedOne()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/schema/plan.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), planSchema());
}

void TemplatesTest::theDocumentationHasEveryMember()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/formats.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const QJsonObject schema = QJsonDocument::fromJson(planSchema()).object();
    QJsonObject objects = schema[u"$defs"_s].toObject();
    objects[u"plan"_s] = schema;
    for (auto object = objects.begin(); object != objects.end(); ++object) {
        const QString heading = u"\n### "_s + object.key() + u"\n"_s;
        QVERIFY2(text.contains(heading), qPrintable(object.key()));
        const QString section = text.section(heading, 1).section(u"\n### "_s, 0, 0);
        const QJsonObject members = object.value().toObject()[u"properties"_s].toObject();
        for (auto member = members.begin(); member != members.end(); ++member) {
            QString row = u"| `"_s + member.key() + u"` | "_s;
            row += member.value().toObject()[u"description"_s].toString();
            QVERIFY2(section.contains(row), qPrintable(row));
        }
    }
}

void TemplatesTest::priceTypesHaveOneSetOfWords()
{
    for (std::size_t i = 0; i < priceTypeCount; ++i) {
        const auto type = static_cast<PriceType>(i);
        QCOMPARE(QString(wordOf(type)), priceTypeId(type));
    }
}

SLIPWAY_TEST(TemplatesTest)
#include "tst_templates.moc"
