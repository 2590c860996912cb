// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/smallsources.h"
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "resources/build/packers.h"
#include "resources/packformat.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// The pack of a payload with a header that is right, so that damage of the payload reaches the readers.
QByteArray sealed(const QByteArray &pack, const QByteArray &payload)
{
    QByteArray bytes = pack.left(8);
    const std::uint64_t size = qToLittleEndian(static_cast<std::uint64_t>(payload.size()));
    bytes.append(reinterpret_cast<const char *>(&size), sizeof size);
    const QByteArray named = pack.mid(pack::hashAt, pack::headerSize - pack::hashAt) + payload;
    return bytes + QCryptographicHash::hash(named, QCryptographicHash::Blake2b_256) + named;
}

QByteArray flipped(QByteArray bytes, QRandomGenerator &random)
{
    for (int i = random.bounded(1, 4); i > 0; --i) {
        const auto at = random.bounded(bytes.size());
        bytes[at] = static_cast<char>(bytes[at] ^ random.bounded(1, 256));
    }
    return bytes;
}

} // namespace

/// Damaged packs give an Error or a whole object, and never anything else (run under the sanitizers).
class PackDamageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyShortenedPackIsRefused();
    void everyFlippedByteIsNoticed();
    void damageBehindAGoodChecksumIsSurvived();
    void shorteningBehindAGoodChecksumIsSurvived();
    void newerPacksSayThatTheyAreNewer();
    void packsOfTheOtherKindAreRefused();

private:
    bool survives(const QByteArray &catalog) const;

    QByteArray m_catalogPack;
    QByteArray m_pricesPack;
    Catalog m_catalog;
};

void PackDamageTest::initTestCase()
{
    m_catalogPack = *pack::packCatalog(test::smallSources());
    m_pricesPack = *pack::packPrices(test::smallSources());
    m_catalog = *Catalog::load(m_catalogPack);
}

/// Uses all that was loaded. Returns whether anything was.
bool PackDamageTest::survives(const QByteArray &bytes) const
{
    const auto catalog = Catalog::load(bytes);
    if (!catalog.ok())
        return !catalog.error().message.isEmpty();
    double sum = 0;
    for (const VmSize &size : catalog->sizes()) {
        sum += size.gpuCount.value();
        if (catalog->seriesOf(size) == nullptr || (size.gpu && catalog->gpuOf(size) == nullptr))
            return false;
        if (!catalog->findSize(size.name))
            return false;
    }
    return sum >= 0;
}

void PackDamageTest::everyShortenedPackIsRefused()
{
    for (qsizetype size = 0; size < m_catalogPack.size(); ++size)
        QVERIFY(!Catalog::load(m_catalogPack.left(size)).ok());
    for (qsizetype size = 0; size < m_pricesPack.size(); ++size)
        QVERIFY(!PriceSnapshot::load(m_pricesPack.left(size), m_catalog).ok());
    QVERIFY(!Catalog::load(QByteArray(m_catalogPack + '\0')).ok());
}

void PackDamageTest::everyFlippedByteIsNoticed()
{
    for (qsizetype at = 0; at < m_catalogPack.size(); ++at) {
        QByteArray bytes = m_catalogPack;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x11);
        QVERIFY(!Catalog::load(bytes).ok());
    }
    for (qsizetype at = 0; at < m_pricesPack.size(); ++at) {
        QByteArray bytes = m_pricesPack;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x11);
        QVERIFY(!PriceSnapshot::load(bytes, m_catalog).ok());
    }
}

void PackDamageTest::damageBehindAGoodChecksumIsSurvived()
{
    QRandomGenerator random(20'260'822);
    int refused = 0;
    for (int i = 0; i < 4'000; ++i) {
        const QByteArray catalog
            = sealed(m_catalogPack, flipped(m_catalogPack.mid(pack::headerSize), random));
        QVERIFY(survives(catalog));
        const auto prices = PriceSnapshot::load(
            sealed(m_pricesPack, flipped(m_pricesPack.mid(pack::headerSize), random)), m_catalog);
        if (!prices.ok()) {
            ++refused;
            continue;
        }
        for (std::size_t type = 0; type < priceTypeCount; ++type) {
            const auto price = prices->vm(SizeId(1), RegionId(1), PriceType(type));
            QVERIFY(!price || price->hourly >= Rate(0));
        }
        static_cast<void>(prices->meter(u"disk.p10", u"southland"));
    }
    // Many flips hit texts or amounts, which nobody can tell from good ones; the rest must be noticed.
    QVERIFY2(refused > 1'000, qPrintable(QString::number(refused)));
}

void PackDamageTest::shorteningBehindAGoodChecksumIsSurvived()
{
    const QByteArray catalog = m_catalogPack.mid(pack::headerSize);
    for (qsizetype size = 0; size < catalog.size(); ++size)
        QVERIFY(!Catalog::load(sealed(m_catalogPack, catalog.left(size))).ok());
    const QByteArray prices = m_pricesPack.mid(pack::headerSize);
    for (qsizetype size = 0; size < prices.size(); ++size)
        QVERIFY(!PriceSnapshot::load(sealed(m_pricesPack, prices.left(size)), m_catalog).ok());
    QVERIFY(!Catalog::load(sealed(m_catalogPack, QByteArray(catalog + '\0'))).ok());
}

void PackDamageTest::newerPacksSayThatTheyAreNewer()
{
    QByteArray bytes = m_catalogPack;
    bytes[5] = static_cast<char>(pack::catalogVersion + 1);
    const auto catalog = Catalog::load(bytes);
    QVERIFY(!catalog.ok());
    QCOMPARE(catalog.error().code, ErrorCode::Newer);
}

void PackDamageTest::packsOfTheOtherKindAreRefused()
{
    QVERIFY(!Catalog::load(m_pricesPack).ok());
    QVERIFY(!PriceSnapshot::load(m_catalogPack, m_catalog).ok());
}

SLIPWAY_TEST(PackDamageTest)
#include "tst_packdamage.moc"
