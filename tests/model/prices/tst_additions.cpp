// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/prices/referencedata.h"
#include "resources/data.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

QByteArray example()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The example with one piece of its text replaced by another.
QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    QByteArray text = example();
    Q_ASSERT(text.contains(from));
    return text.replace(from, to);
}

/// A file with these corrections.
QByteArray corrections(const QByteArray &entries)
{
    return R"({"schema": "slipway.additions", "version": 1, "id": "found-out", "name": "Found out",
        "source": "our subscription", "date": "2026-11-22", "corrections": [)"
        + entries + "]}";
}

} // namespace

/// A user's own sizes, regions, targets and prices over the built-in catalog.
class AdditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everythingInTheFileIsInTheCatalog();
    void whatWasThereKeepsItsIdsAndPrices();
    void negotiatedPricesReplaceTheList();
    void reservationsKeepTheirTermTotal();
    void anAddedSizeIsForItsTargetsOnly();
    void theHashChangesWithTheContent();
    void twoFilesCanBeLaidOverEachOther();
    void faultsNameTheirPlace_data();
    void faultsNameTheirPlace();
    void correctionsCountInPlaceOfTheTables();
    void lowPriorityIsPricedAsItIsCorrected();
    void faultyCorrectionsNameTheirPlace_data();
    void faultyCorrectionsNameTheirPlace();
    void conflictsWithTheCatalogNameTheirPlace_data();
    void conflictsWithTheCatalogNameTheirPlace();
    void truncationsAndFlippedBytesNeverCrash();

private:
    [[nodiscard]] Result<ReferenceData> with(const QByteArray &bytes) const
    {
        const Result<Additions> additions = readAdditions(bytes);
        if (!additions)
            return additions.error();
        return withAdditions(*m_base, *additions);
    }

    std::optional<ReferenceData> m_base;
    std::optional<ReferenceData> m_merged;
};

void AdditionsTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    QVERIFY(prices.ok());
    m_base = ReferenceData{*std::move(catalog), *std::move(prices)};
    Result<ReferenceData> merged = with(example());
    QVERIFY2(merged.ok(),
             merged.ok() ? "" : qPrintable(merged.error().message + u' ' + merged.error().where));
    m_merged = *std::move(merged);
}

void AdditionsTest::everythingInTheFileIsInTheCatalog()
{
    const Catalog &catalog = m_merged->catalog;
    const auto sizeId = catalog.findSize(u"rack_4x6000");
    QVERIFY(sizeId);
    const VmSize &size = catalog.size(*sizeId);
    QCOMPARE(size.vcpus, 96);
    QCOMPARE(catalog.gpuOf(size)->model, u"RTX 6000 Ada"_s);
    QCOMPARE(size.gpuCount, (Ratio{4, 1}));
    const auto region = catalog.findRegion(u"machine-room");
    QVERIFY(region);
    const auto price = m_merged->prices.vm(*sizeId, *region, PriceType::PayAsYouGo);
    QVERIFY(price);
    QCOMPARE(price->hourly.toDecimal(), u"3.1875"_s);
    QCOMPARE(price->origin.source, u"machine-room"_s);
    QCOMPARE(price->origin.date, QDate(2026, 10, 1));
    const auto target = catalog.findTarget(u"slurm");
    QVERIFY(target);
    QCOMPARE(catalog.target(*target).behavesAs, u"remote_vm"_s);
    QCOMPARE(catalog.behaviourOf(u"slurm"_s), u"remote_vm"_s);
    QCOMPARE(catalog.behaviourOf(u"compute_cluster"_s), u"compute_cluster"_s);
    QCOMPARE(catalog.target(*target).capability(u"automl")->support, Support::No);
    QCOMPARE(catalog.additions().size(), std::size_t(1));
    QCOMPARE(catalog.additions().front().id, u"machine-room"_s);
    const auto registry = m_merged->prices.meter(u"acr.standard.day", u"westeurope");
    QVERIFY(registry);
    QCOMPARE(registry->rate.toDecimal(), u"0.50"_s);
    QVERIFY(!registry->estimated);
}

void AdditionsTest::whatWasThereKeepsItsIdsAndPrices()
{
    for (const QString &name : {u"Standard_NC24ads_A100_v4"_s, u"Standard_D2s_v3"_s, u"Standard_F4s_v2"_s}) {
        const auto id = m_base->catalog.findSize(name);
        QVERIFY(id);
        QCOMPARE(m_merged->catalog.findSize(name), id);
        for (std::size_t r = 0; r < m_base->catalog.regions().size(); ++r) {
            for (std::size_t t = 0; t < priceTypeCount; ++t) {
                const auto before = m_base->prices.vm(*id, RegionId(r), PriceType(t));
                const auto after = m_merged->prices.vm(*id, RegionId(r), PriceType(t));
                QCOMPARE(after.has_value(), before.has_value());
                if (!before)
                    continue;
                QCOMPARE(after->hourly, before->hourly);
                QCOMPARE(after->termTotal, before->termTotal);
                QCOMPARE(after->origin, before->origin);
            }
        }
    }
    QCOMPARE(m_merged->prices.rows(), m_base->prices.rows() + 2); // one of the three replaces a row
}

void AdditionsTest::negotiatedPricesReplaceTheList()
{
    const auto size = m_merged->catalog.findSize(u"Standard_D4s_v3");
    const auto region = m_merged->catalog.findRegion(u"westeurope");
    const auto price = m_merged->prices.vm(*size, *region, PriceType::PayAsYouGo);
    QCOMPARE(price->hourly.toDecimal(), u"0.20"_s);
    QCOMPARE(price->origin.date, QDate(2026, 11, 1));
    QCOMPARE(m_merged->prices.usableRate(*size, *region, PriceType::PayAsYouGo), price->hourly);
    QCOMPARE(m_merged->prices.newest(), QDate(2026, 11, 1));
}

void AdditionsTest::reservationsKeepTheirTermTotal()
{
    const auto size = m_merged->catalog.findSize(u"Standard_D4s_v3");
    const auto region = m_merged->catalog.findRegion(u"westeurope");
    const auto price = m_merged->prices.vm(*size, *region, PriceType::Reservation1Year);
    QVERIFY(price && price->termTotal);
    QCOMPARE(price->termTotal->toDecimal(), u"876.00"_s);
    QCOMPARE(price->hourly.toDecimal(), u"0.10"_s); // 876 / 8,760
}

void AdditionsTest::anAddedSizeIsForItsTargetsOnly()
{
    const Catalog &catalog = m_merged->catalog;
    const VmSize &size = catalog.size(*catalog.findSize(u"Rack_4x6000"));
    const std::vector<TargetId> expected{*catalog.findTarget(u"slurm"), *catalog.findTarget(u"kubernetes")};
    QCOMPARE(size.onlyOn, expected);
    QVERIFY(m_base->catalog.sizes().front().onlyOn.empty());
}

void AdditionsTest::theHashChangesWithTheContent()
{
    QVERIFY(m_merged->prices.sha256() != m_base->prices.sha256());
    QCOMPARE(m_merged->prices.id(), m_base->prices.id() + u"+machine-room"_s);
    const Result<ReferenceData> other = with(changed("3.1875", "3.1876"));
    QVERIFY(other.ok());
    QVERIFY(other->prices.sha256() != m_merged->prices.sha256());
    const Result<ReferenceData> again = with(example());
    QCOMPARE(again->prices.sha256(), m_merged->prices.sha256());
}

void AdditionsTest::twoFilesCanBeLaidOverEachOther()
{
    const Result<Additions> second = readAdditions(R"({"schema": "slipway.additions", "version": 1,
        "id": "discount", "name": "Discount", "source": "contract", "date": "2026-11-10",
        "prices": [{"size": "Rack_4x6000", "region": "machine-room", "usdPerHour": "2"}]})");
    QVERIFY2(second.ok(), second.ok() ? "" : qPrintable(second.error().message));
    const Result<ReferenceData> both = withAdditions(*m_merged, *second);
    QVERIFY2(both.ok(), both.ok() ? "" : qPrintable(both.error().message));
    const Catalog &catalog = both->catalog;
    const auto price = both->prices.vm(*catalog.findSize(u"Rack_4x6000"),
                                       *catalog.findRegion(u"machine-room"), PriceType::PayAsYouGo);
    QCOMPARE(price->hourly.toDecimal(), u"2.00"_s);
    QCOMPARE(catalog.additions().size(), std::size_t(2));
    const Result<ReferenceData> twice = withAdditions(*both, *second);
    QVERIFY(!twice.ok());
    QCOMPARE(twice.error().where, u"/id"_s);
}

void AdditionsTest::faultsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, const char16_t *where,
                        const char16_t *words) {
        QTest::newRow(name) << changed(from, to) << QString::fromUtf16(where) << QString::fromUtf16(words);
    };
    row("another schema", "slipway.additions", "slipway.plan", u"/schema", u"no file of additions");
    row("newer", "\"version\": 1", "\"version\": 2", u"/version", u"version 2");
    row("misspelt member", "\"memoryGiB\": 512", "\"memoryGib\": 512", u"/sizes/0/memoryGiB", u"missing");
    row("unknown member", "\"vcpus\": 96", "\"vcpus\": 96, \"colour\": 1", u"/sizes/0/colour",
        u"not known here");
    row("a name of two lines", "\"vcpus\": 96", "\"vcpus\": 96, \"series\": \"a\\nb\"", u"/sizes/0/series",
        u"one line");
    row("a day far off", "\"date\": \"2026-10-01\"", "\"date\": \"2999-01-01\"", u"/date", u"2199");
    row("no vCPUs", "\"vcpus\": 96", "\"vcpus\": 0", u"/sizes/0/vcpus", u"1");
    row("no targets", "[\"slurm\", \"kubernetes\"]", "[]", u"/sizes/0/targets", u"at least one");
    row("a number as price", "\"usdPerHour\": \"3.1875\"", "\"usdPerHour\": 3.1875", u"/prices/0/usdPerHour",
        u"text");
    row("a negative price", "3.1875", "-1", u"/prices/0/usdPerHour", u"USD");
    row("a price with more decimals than are kept", "3.1875", "9.999999999999999999", u"/prices/0/usdPerHour",
        u"has more decimals than can be computed with: 10 at most");
    row("a word as price", "3.1875", "cheap", u"/prices/0/usdPerHour", u"USD");
    row("no price", "\"usdPerHour\": \"0.2\", ", "", u"/prices/1/usdPerHour", u"missing");
    row("a term of pay-as-you-go", "\"type\": \"res1y\", \"usdPerTerm\"", "\"usdPerTerm\"",
        u"/prices/2/usdPerTerm", u"reservations");
    row("a bad price type", "\"type\": \"res1y\"", "\"type\": \"res2y\"", u"/prices/2/type", u"payg");
    row("a bad date", "2026-10-01", "1.10.2026", u"/date", u"date");
    row("a bad id", "\"id\": \"slurm\"", "\"id\": \"Slurm!\"", u"/targets/0/id", u"small letters");
    row("a bad support", "\"automl\": \"no\"", "\"automl\": \"never\"", u"/targets/0/capabilities/automl",
        u"yes");
    row("GPUs of nothing", "\"gpu\": \"RTX 6000 Ada\", \"gpuCount\"", "\"gpuCount\"", u"/sizes/0/gpuCount",
        u"without");
    row("a third of nothing", "\"gpuCount\": 4", "\"gpuCount\": \"1/0\"", u"/sizes/0/gpuCount", u"1/6");
}

void AdditionsTest::faultsNameTheirPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    QFETCH(QString, words);
    const Result<Additions> read = readAdditions(bytes);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().where, where);
    QVERIFY2(read.error().message.contains(words), qPrintable(read.error().message));
}

void AdditionsTest::correctionsCountInPlaceOfTheTables()
{
    const Result<ReferenceData> data = with(corrections(
        R"({"size": "nv6ads_a10_v5", "support": {"clusters": "yes", "endpoints": "no"}, "gpuCount": "1/3",
            "memoryGiB": 60, "lowPriority": "no", "retires": "2030-01-31", "date": "2026-11-21"},
           {"size": "Standard_E104is_v5", "isolated": false, "note": "asked in a ticket"})"));
    QVERIFY2(data.ok(), data.ok() ? "" : qPrintable(data.error().message + data.error().where));
    const Catalog &catalog = data->catalog;
    const auto id = catalog.findSize(u"Standard_NV6ads_A10_v5");
    QCOMPARE(id, m_base->catalog.findSize(u"Standard_NV6ads_A10_v5"));
    const VmSize &before = m_base->catalog.size(*id);
    const VmSize &size = catalog.size(*id);
    QCOMPARE(size.onAmlCompute, Support::Yes);
    QCOMPARE(size.onManagedEndpoint, Support::No);
    QCOMPARE(size.onComputeInstance, before.onComputeInstance);
    QCOMPARE(size.gpuCount, (Ratio{1, 3}));
    QCOMPARE(size.gpuMemoryGiB, 8.0); // a third of 24
    QCOMPARE(size.memoryGiB, 60.0);
    QCOMPARE(size.vcpus, before.vcpus);
    QCOMPARE(size.lowPriorityCapable, Support::No);
    QCOMPARE(size.retirement.date, QDate(2030, 1, 31));
    QCOMPARE(size.corrections.front().source.asOf, u"2026-11-21"_s);
    QVERIFY(before.corrections.empty());
    const auto isolated = catalog.findSize(u"Standard_E104is_v5");
    QVERIFY(m_base->catalog.isolatedSize(*isolated) != nullptr);
    QVERIFY(catalog.isolatedSize(*isolated) == nullptr && !catalog.size(*isolated).isolatedToday);
    QVERIFY(catalog.size(*isolated).corrections.front().value.endsWith(u"asked in a ticket"_s));
}

/// D4s v5 has a price of spot in West Europe, and is capable of low priority; E4pds v5 has one, and is not.
void AdditionsTest::lowPriorityIsPricedAsItIsCorrected()
{
    const Result<ReferenceData> data = with(corrections(
        R"({"size": "Standard_D4s_v5", "lowPriority": "no"}, {"size": "Standard_E4pds_v5", "lowPriority": "yes"})"));
    QVERIFY2(data.ok(), data.ok() ? "" : qPrintable(data.error().message + data.error().where));
    const auto hourly = [](const ReferenceData &in, const QString &size, PriceType type) {
        const auto price = in.prices.vm(*in.catalog.findSize(size), *in.catalog.findRegion(u"westeurope"_s), type);
        return price ? price->hourly : Rate();
    };
    for (const QString &size : {u"Standard_D4s_v5"_s, u"Standard_E4pds_v5"_s})
        QVERIFY2(hourly(*data, size, PriceType::Spot) > Rate(), qPrintable(size));
    QVERIFY(hourly(*m_base, u"Standard_D4s_v5"_s, PriceType::LowPriority) > Rate());
    QCOMPARE(hourly(*data, u"Standard_D4s_v5"_s, PriceType::LowPriority), Rate());
    QCOMPARE(hourly(*m_base, u"Standard_E4pds_v5"_s, PriceType::LowPriority), Rate());
    QCOMPARE(hourly(*data, u"Standard_E4pds_v5"_s, PriceType::LowPriority),
             hourly(*data, u"Standard_E4pds_v5"_s, PriceType::Spot));
}

void AdditionsTest::faultyCorrectionsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("entries");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *name, const char *entries, const char16_t *where) {
        QTest::newRow(name) << QByteArray(entries) << QString::fromUtf16(where);
    };
    row("no size", R"({"memoryGiB": 4})", u"/corrections/0/size");
    row("nothing", R"({"size": "Standard_D4s_v5", "note": "fine"})", u"/corrections/0");
    row("a size that is not there", R"({"size": "Standard_X4", "memoryGiB": 4})", u"/corrections/0/size");
    row("twice", R"({"size": "Standard_D4s_v5", "memoryGiB": 4}, {"size": "d4s_v5", "vcpus": 4})",
        u"/corrections/1/size");
    row("another list", R"({"size": "Standard_D4s_v5", "support": {"kubernetes": "yes"}})",
        u"/corrections/0/support/kubernetes");
    row("another word", R"({"size": "Standard_D4s_v5", "support": {"clusters": "maybe"}})",
        u"/corrections/0/support/clusters");
    row("no vCPUs", R"({"size": "Standard_D4s_v5", "vcpus": 0})", u"/corrections/0/vcpus");
    row("GPUs of nothing", R"({"size": "Standard_D4s_v5", "gpuCount": 2})", u"/corrections/0/gpuCount");
    row("an unknown GPU", R"({"size": "Standard_D4s_v5", "gpu": "T5"})", u"/corrections/0/gpu");
    row("a kind of its own", R"({"size": "Standard_D4s_v5", "confidential": "SEV"})",
        u"/corrections/0/confidential");
    row("no date", R"({"size": "Standard_D4s_v5", "retires": "soon"})", u"/corrections/0/retires");
}

void AdditionsTest::faultyCorrectionsNameTheirPlace()
{
    QFETCH(QByteArray, entries);
    QFETCH(QString, where);
    const Result<ReferenceData> data = with(corrections(entries));
    QVERIFY(!data.ok());
    QCOMPARE(data.error().where, where);
    QVERIFY2(data.error().message.endsWith(u'.') || data.error().message.endsWith(u'?'),
             qPrintable(data.error().message));
}

void AdditionsTest::conflictsWithTheCatalogNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    const auto row
        = [](const char *name, const QByteArray &from, const QByteArray &to, const char16_t *where) {
              QTest::newRow(name) << changed(from, to) << QString::fromUtf16(where);
          };
    row("a size that is there", "\"name\": \"Rack_4x6000\"", "\"name\": \"Standard_D2s_v3\"",
        u"/sizes/0/name");
    row("an unknown GPU", "\"gpu\": \"RTX", "\"gpu\": \"GTX", u"/sizes/0/gpu");
    row("a GPU that is there", "\"model\": \"RTX 6000 Ada\"", "\"model\": \"T4\"", u"/gpus/0/model");
    row("a region that is there", "\"id\": \"machine-room\", \"name\": \"Machine room\"",
        "\"id\": \"westeurope\", \"name\": \"Here\"", u"/regions/0/id");
    row("a region of a name that is there", "\"name\": \"Machine room\"", "\"name\": \"west europe\"", u"/regions/0/name");
    row("a target of a name that is there", "\"name\": \"Slurm cluster\"", "\"name\": \"Compute  cluster\\u200b\"",
        u"/targets/0/name");
    row("an unknown base", "\"like\": \"remote_vm\"", "\"like\": \"remote_wm\"", u"/targets/0/like");
    row("a target that is there", "\"id\": \"slurm\"", "\"id\": \"local\"", u"/targets/0/id");
    row("an unknown capability", "\"automl\": \"no\"", "\"autml\": \"no\"", u"/targets/0/capabilities");
    row("a target nobody knows", "[\"slurm\", \"kubernetes\"]", "[\"slurm\", \"nomad\"]",
        u"/sizes/0/targets/1");
    row("a price of no size", "\"size\": \"Rack_4x6000\", \"region\"", "\"size\": \"Rack_9\", \"region\"",
        u"/prices/0/size");
    row("a price of no region", "\"region\": \"machine-room\", \"type\"", "\"region\": \"mars\", \"type\"",
        u"/prices/0/region");
    row("a price twice", "\"type\": \"res1y\", \"usdPerTerm\": \"876.00\"", "\"usdPerHour\": \"0.3\"",
        u"/prices/2");
    row("a meter nobody knows", "acr.standard.day", "acr.gold.day", u"/meters/0/meter");
    row("a meter of another unit", "\"usd\": \"0.5\"", "\"usd\": \"0.5\", \"unit\": \"month\"",
        u"/meters/0/unit");
}

void AdditionsTest::conflictsWithTheCatalogNameTheirPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    const Result<ReferenceData> merged = with(bytes);
    QVERIFY(!merged.ok());
    QCOMPARE(merged.error().where, where);
    QVERIFY(merged.error().message.endsWith(u'.') || merged.error().message.endsWith(u'?'));
}

void AdditionsTest::truncationsAndFlippedBytesNeverCrash()
{
    const QByteArray whole = example();
    for (qsizetype length = 0; length < whole.size() - 2; length += 7)
        QVERIFY(!readAdditions(whole.first(length)).ok());
    QRandomGenerator random(20261120);
    int accepted = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray damaged = whole;
        const qsizetype at = random.bounded(damaged.size());
        damaged[at] = static_cast<char>(random.bounded(256));
        const Result<Additions> read = readAdditions(damaged);
        if (!read) {
            QVERIFY(!read.error().message.isEmpty());
            continue;
        }
        // What can be read may be merged or refused, with one sentence.
        ++accepted;
        if (accepted % 20 != 0)
            continue;
        const Result<ReferenceData> merged = withAdditions(*m_base, *read);
        if (!merged)
            QVERIFY(!merged.error().message.isEmpty() && !merged.error().where.isEmpty());
    }
    QVERIFY(accepted > 0);
}

SLIPWAY_TEST(AdditionsTest)

#include "tst_additions.moc"
