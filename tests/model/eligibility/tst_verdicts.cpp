// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/eligibility/verdicts.h"
#include "model/prices/referencedata.h"
#include "resources/data.h"

#include <QFile>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class VerdictsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void dataStaysInTheGeographiesOfThePlan();
    void isolationHoldsUntilItsAnnouncedEnd();
    void listsOfTheCatalogDecideOnIsolation();
    void anAddedSizeSaysWhetherItIsIsolated();

private:
    [[nodiscard]] bool isolated(const QString &size, const QDate &last) const
    {
        return isIsolatedUntil(*m_catalog, m_catalog->findSize(size).value(), last);
    }

    std::optional<Catalog> m_catalog;
};

void VerdictsTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    m_catalog = *std::move(catalog);
}

void VerdictsTest::dataStaysInTheGeographiesOfThePlan()
{
    const Region &europe = m_catalog->region(m_catalog->findRegion(u"westeurope").value());
    const Region &japan = m_catalog->region(m_catalog->findRegion(u"japaneast").value());
    Plan plan;
    QVERIFY(mayDataGoTo(plan, europe) && mayDataGoTo(plan, japan));
    plan.isolation.residency = {europe.geography};
    QVERIFY(mayDataGoTo(plan, europe) && !mayDataGoTo(plan, japan));
    plan.isolation.residency << japan.geography;
    QVERIFY(mayDataGoTo(plan, japan));
}

void VerdictsTest::isolationHoldsUntilItsAnnouncedEnd()
{
    QVERIFY(isolated(u"Standard_M192is_v2"_s, {2027, 3, 31}));
    QVERIFY(!isolated(u"Standard_M192is_v2"_s, {2027, 4, 1}));
    QVERIFY(isolated(u"Standard_E192is_v6"_s, {2099, 12, 31}));
}

void VerdictsTest::listsOfTheCatalogDecideOnIsolation()
{
    // On older lists only, whatever the day.
    QVERIFY(!isolated(u"Standard_F72s_v2"_s, {2026, 11, 20}));
    QVERIFY(!isolated(u"Standard_D4s_v3"_s, {2026, 11, 20}));
}

void VerdictsTest::anAddedSizeSaysWhetherItIsIsolated()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray shared = file.readAll();
    QByteArray alone = shared;
    alone.replace("\"name\": \"Rack_4x6000\",", "\"name\": \"Rack_4x6000\", \"isolated\": true,");
    QVERIFY(alone != shared);
    for (const QByteArray &text : {shared, alone}) {
        const Result<Additions> additions = readAdditions(text);
        QVERIFY2(additions.ok(), additions.ok() ? "" : qPrintable(additions.error().message));
        const ReferenceData base{*m_catalog, PriceSnapshot::load(embeddedPrices(), *m_catalog).value()};
        const Result<ReferenceData> with = withAdditions(base, *additions);
        QVERIFY2(with.ok(), with.ok() ? "" : qPrintable(with.error().message));
        const SizeId rack = with->catalog.findSize(u"rack_4x6000").value();
        QCOMPARE(isIsolatedUntil(with->catalog, rack, {2099, 12, 31}), text == alone);
    }
}

SLIPWAY_TEST(VerdictsTest)
#include "tst_verdicts.moc"
