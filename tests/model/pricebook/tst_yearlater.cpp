// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planjson.h"
#include "model/prices/priceupdate.h"
#include "resources/templates.h"
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// What a made-up year does to prices, in percent of before.
constexpr std::int64_t yearOfPayg = 110;
constexpr std::int64_t yearOfSpot = 80;
constexpr std::int64_t yearOfReservations = 105;
constexpr std::int64_t yearOfSavingsPlans = 108;
constexpr std::int64_t yearOfMeters = 103;

std::int64_t percentOf(PriceType type)
{
    if (isReservation(type))
        return yearOfReservations;
    if (isSavingsPlan(type))
        return yearOfSavingsPlans;
    return isPreemptible(type) ? yearOfSpot : yearOfPayg;
}

Rate scaled(Rate rate, std::int64_t percent)
{
    return Rate(rate.raw() * percent / 100);
}

/// The built-in book, a year later: every price and meter is another.
PriceSnapshot yearLater()
{
    const auto &[catalog, prices] = builtIn();
    PriceUpdate update;
    update.source = retailSource();
    update.date = prices.newest().addYears(1);
    prices.visitPublished([&](SizeId size, RegionId region, PriceType type) {
        const VmPrice now = *prices.vm(size, region, type);
        UpdatedPrice next{size, region, type, scaled(now.hourly, percentOf(type)), {}, now.origin.flag};
        if (now.termTotal)
            next.termTotal = scaled(*now.termTotal, percentOf(type));
        update.prices.push_back(next);
    });
    for (const QString &meter : prices.meters()) {
        for (const MeterPrice &price : prices.meterPrices(meter))
            update.meters.push_back({meter, price.region, scaled(price.rate, yearOfMeters)});
    }
    return *PriceSnapshot::load(*updatedBook(prices, catalog, update), catalog);
}

} // namespace

/// The templates, priced with a book of a year later of which every price is known: each difference has its reason.
class YearLaterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_later = std::make_unique<PriceSnapshot>(yearLater()); }

    void everyDifferenceIsExplained_data()
    {
        QTest::addColumn<QString>("id");
        const QJsonObject list = QJsonDocument::fromJson(embeddedTemplate(u"templates.json"_s)).object();
        for (const QJsonValue &each : list.value(u"templates"_s).toArray()) {
            const QString id = each.toObject().value(u"id"_s).toString();
            QTest::newRow(qPrintable(id)) << id;
        }
    }

    void everyDifferenceIsExplained()
    {
        QFETCH(const QString, id);
        const Plan plan = readPlan(embeddedTemplate(id + u".slipway"_s))->plan;
        const auto &[catalog, prices] = builtIn();
        const QDate day = m_later->newest();
        const Evaluation before = evaluate(plan, {catalog, prices, day});
        const Evaluation after = evaluate(plan, {catalog, *m_later, day});
        const Comparison comparison = comparePlans(plan, before, plan, after);

        // The plan is the same: nothing but prices may differ, and the lines are the same ones.
        QCOMPARE(before.lines.size(), after.lines.size());
        const auto cause = [&](CostCause of) { return comparison.causes[static_cast<std::size_t>(of)]; };
        QVERIFY(cause(CostCause::Design).isZero());
        QVERIFY(cause(CostCause::Usage).isZero());
        QVERIFY(cause(CostCause::Currency).isZero());
        QCOMPARE(cause(CostCause::Price), comparison.total.difference.known);
        QCOMPARE(comparison.total.before.isComplete(), comparison.total.after.isComplete());

        int changed = 0;
        for (const CostLine &old : before.lines) {
            // Dearer lines come first, so their order may be another.
            const auto same = std::find_if(after.lines.begin(), after.lines.end(),
                                           [&](const CostLine &line) { return line.id == old.id; });
            QVERIFY2(same != after.lines.end(), qPrintable(old.id));
            const CostLine &now = *same;
            QVERIFY2(now.totalQuantity == old.totalQuantity, qPrintable(old.name));
            if (old.sku.isEmpty() || !old.priced()) { // the plan states its price, or there is none in either book
                QVERIFY2(now.listRate == old.listRate, qPrintable(old.name));
                continue;
            }
            // An estimate of a reservation is a share of pay as you go, and rises as that does.
            const bool ratio = old.origin.flag == PriceFlag::EstimatedByRatio;
            const std::int64_t percent = !old.paidAs ? yearOfMeters : ratio ? yearOfPayg : percentOf(*old.paidAs);
            const double expected = static_cast<double>(old.listRate.raw()) * static_cast<double>(percent) / 100;
            QVERIFY2(std::abs(static_cast<double>(now.listRate.raw()) - expected) <= 1 + expected * 1e-6,
                     qPrintable(u"%1: %2 to %3"_s.arg(old.name, old.listRate.toDecimal(), now.listRate.toDecimal())));
            QVERIFY2(ratio || now.origin.date == day, qPrintable(old.name));
            changed += now.total == old.total ? 0 : 1;
        }
        QVERIFY(changed > 0);
        // Line by line the differences add up to that of the total.
        Money sum(0, comparison.currency);
        for (const LineDifference &line : comparison.lines)
            sum += line.difference.known;
        QCOMPARE(sum, comparison.total.difference.known);
        qInfo("%s: %s to %s", qPrintable(id), qPrintable(before.total.known().toDecimal()),
              qPrintable(after.total.known().toDecimal()));
    }

private:
    std::unique_ptr<PriceSnapshot> m_later;
};

SLIPWAY_TEST(YearLaterTest)
#include "tst_yearlater.moc"
