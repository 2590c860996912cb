// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/compare/costcauses.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/priceshare.h"
#include "model/pricebook/bookdifferences.h"
#include "model/prices/additions.h"
#include "model/prices/laterprices.h"
#include "model/prices/referencedata.h"
#include "model/pricesheet/pricesheet.h"
#include "model/search/search.h"
#include "resources/retail.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QString d4 = u"Standard_D4s_v3"_s;

QByteArray sheetFile(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/pricesheets/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A sheet laid over a book.
struct LaidOver
{
    Result<PriceSheet> sheet = PriceSheet();
    std::optional<PriceSnapshot> book;
    ImportReport report;
};

LaidOver laidOver(const QByteArray &bytes, double perUsd = 0, const PriceSnapshot &base = prices())
{
    const RetailMeters meters = *RetailMeters::parse(embeddedRetailMeters());
    RetailImport import(catalog(), base, meters, asOf);
    import.setSource(PriceSnapshot::sheetSource());
    HeldBytes source(bytes);
    LaidOver result;
    result.sheet = readPriceSheet(source, meterRegionsOf(embeddedMeterRegions()), perUsd, import);
    if (!result.sheet)
        return result;
    const Result<ImportedBook> imported = import.finish({true, false});
    result.report = imported->report;
    if (!imported->bytes.isEmpty())
        result.book = *PriceSnapshot::load(imported->bytes, catalog());
    return result;
}

std::optional<VmPrice> priceIn(const PriceSnapshot &book, PriceType type)
{
    return book.vm(*catalog().findSize(d4), *catalog().findRegion(u"westeurope"_s), type);
}

const QByteArray datedHeading("MeterCategory,MeterSubCategory,MeterName,MeterRegion,UnitOfMeasure,UnitPrice,PriceType,CurrencyCode,"
                              "EffectiveStartDate,EffectiveEndDate\n");

/// The machine of the plan below, for an hour.
QByteArray datedRow(const QByteArray &price, const QByteArray &from, const QByteArray &until)
{
    return "Virtual Machines,Dsv3 Series,D4s v3,EU West,1 Hour," + price + ",Consumption,USD," + from + ',' + until
        + '\n';
}

/// The same in euro.
QByteArray euroRow(const QByteArray &price, const QByteArray &from = {})
{
    return datedRow(price, from, {}).replace(",USD,", ",EUR,");
}

Plan inEuro(Plan plan, const QString &factor)
{
    plan.currency = u"EUR"_s;
    if (!factor.isEmpty())
        plan.currencyFactor = CurrencyFactor{factor, u"2026-11-20"_s, {}, {}};
    return plan;
}

CostLine machineLine(const Evaluation &evaluation)
{
    const auto line = std::ranges::find(evaluation.lines, d4, &CostLine::sku);
    Q_ASSERT(line != evaluation.lines.end());
    return *line;
}

Plan oneMachine()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    Compute compute;
    compute.id = u"machines"_s;
    compute.target = u"remote_vm"_s;
    compute.size = d4;
    plan.computes.push_back(compute);
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 2;
    job.work.measuredHours = 1;
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads.push_back(work);
    return plan;
}

} // namespace

/// Price sheets of an agreement.
class PriceSheetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tablesOfAnotherShapeAreRefused_data();
    void tablesOfAnotherShapeAreRefused();
    void anAgreedPriceAheadIsHeldAgainstTheOneBefore();
    void whatIsAgreedReplacesTheList();
    void noDiscountComesOffWhatIsAgreed();
    void linesThatTheSheetDoesNotCoverAreNamed();
    void aDiscountForWhatIsAgreedReachesNothing();
    void whatIsNotCoveredSaysSo();
    void anotherCurrencyNeedsItsFactor();
    void whatIsAgreedInEuroStaysSo_data();
    void whatIsAgreedInEuroStaysSo();
    void halfACentIsRoundedAlikeAtEveryFactor();
    void halfACentOfAnAgreedReservationIsNotLost_data();
    void halfACentOfAnAgreedReservationIsNotLost();
    void whatIsAgreedInEuroIsTheSameEverywhere();
    void inOtherCurrenciesTheFactorOfTheSheetCounts();
    void agreedYenKeepTheirDigits();
    void pricesHoldFromTheirDays_data();
    void pricesHoldFromTheirDays();
    void noDiscountComesOffWhatASheetAnnounces();
    void whatASheetAnnouncesIsCoveredFromThen();
    void ofTwoThatHoldTheLaterIsThePrice();
    void whatHasEndedOrNeverBeginsIsLeftOut_data();
    void whatHasEndedOrNeverBeginsIsLeftOut();
    void listPricesLeaveWhatIsAgreed();
    void listPricesLeaveWhatIsAgreedForLater_data();
    void listPricesLeaveWhatIsAgreedForLater();
    void whatIsAgreedFollowsWhatIsChargedUntilThen();
    void listPricesOfARegionLeaveWhatIsAgreedForAll();
    void additionsOfARegionCountBeforeWhatIsAgreedForAll();
    void aSheetCountsBeforeLaterListPrices();
    void anImportOfListPricesTellsWhatItLeaves();
    void candidatesCostWhatTheirPlansDo();
    void whatIsRoundedIsSaid();
    void whatIsNoSheetIsRefused_data();
    void whatIsNoSheetIsRefused();
};

void PriceSheetTest::whatIsAgreedReplacesTheList()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    QVERIFY2(laid.sheet, laid.sheet ? "" : qPrintable(laid.sheet.error().message));
    QCOMPARE(laid.sheet->rows, 5);
    QCOMPARE(laid.sheet->savingsPlans, 1);
    // 19.20 for 100 hours; 1,051.20 for a year of 8,760 hours.
    const std::optional<VmPrice> payg = priceIn(*laid.book, PriceType::PayAsYouGo);
    QCOMPARE(payg->hourly.toDecimal(), u"0.192"_s);
    QCOMPARE(payg->origin.source, PriceSnapshot::sheetSource());
    QCOMPARE(payg->origin.date, asOf);
    QCOMPARE(priceIn(*laid.book, PriceType::Reservation1Year)->hourly.toDecimal(), u"0.12"_s);
    // Windows, and a region that there is not, are no prices of it.
    QCOMPARE(laid.report.dropped[static_cast<std::size_t>(DropReason::NotLinux)].rows, 1);
    QCOMPARE(laid.report.dropped[static_cast<std::size_t>(DropReason::NoRegion)].rows, 1);
    QVERIFY(laid.book->id().startsWith(u"agreed-"));
}

void PriceSheetTest::noDiscountComesOffWhatIsAgreed()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    Plan plan = oneMachine();
    plan.discountPercent = 10;
    const Evaluation evaluation = evaluate(plan, {catalog(), *laid.book, asOf});
    for (const CostLine &line : evaluation.lines) {
        if (line.sku == d4) {
            QCOMPARE(line.total.toDecimal(), u"1681.92"_s); // 8,760 x 0.192
            QVERIFY2(line.note.contains(u"agreed"), qPrintable(line.note));
        } else if (line.priced()) {
            QVERIFY(*line.rate < line.listRate || line.listRate == Rate());
        }
    }
}

void PriceSheetTest::linesThatTheSheetDoesNotCoverAreNamed()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    const Evaluation evaluation = evaluate(oneMachine(), {catalog(), *laid.book, asOf});
    const std::vector<Finding> found = findingsOf(evaluation, u"price.sheet"_s);
    QCOMPARE(found.size(), 1U);
    for (const CostLine &line : evaluation.lines) {
        const bool isNamed = found[0].detail.contains(line.name);
        QVERIFY2(isNamed == (line.sku != d4 && line.priced() && !line.total.isZero()), qPrintable(line.name));
    }
    QVERIFY(findingsOf(evaluated(oneMachine()), u"price.sheet"_s).empty());
    // Three years are worked out of what was agreed: no discount comes off them either.
    Plan plan = oneMachine();
    plan.computes[0].priceType = PriceType::Reservation3Years;
    const Evaluation reserved = evaluate(plan, {catalog(), *laid.book, asOf});
    const auto line = std::ranges::find(reserved.lines, d4, &CostLine::sku);
    QVERIFY(line->priced() && line->origin.source != PriceSnapshot::sheetSource());
    QVERIFY2(line->note.contains(u"worked out of pay-as-you-go that is agreed") && !line->note.contains(u"agreed:"),
             qPrintable(line->note));
    const std::vector<Finding> told = findingsOf(reserved, u"price.sheet"_s);
    QCOMPARE(told.size(), 1U);
    QVERIFY2(told[0].detail.contains(u"Worked out of the pay-as-you-go that it states, which it does not promise: "_s + line->name),
             qPrintable(told[0].detail));
    // Nobody agreed to that price: it is no part of what is agreed, and each line is in one part.
    const BasisShares shares = basisShares(reserved.lines, reserved.currency);
    const auto amount
        = [&](PriceBasis basis) { return shares.amounts[static_cast<std::size_t>(basis)].known(); };
    QVERIFY(amount(PriceBasis::Agreed).isZero());
    QCOMPARE(amount(PriceBasis::Derived), line->total);
    Money sum(0, reserved.currency);
    for (const Total &each : shares.amounts)
        sum += each.known();
    QCOMPARE(sum, reserved.total.known());
    QVERIFY2(basisRemark(reserved).startsWith(u"Prices worked out of agreed ones ("_s)
                 && !basisRemark(reserved).contains(u"greed or stated"_s),
             qPrintable(basisRemark(reserved)));
    QCOMPARE(rateMarks(*line), u"estimated, worked out of an agreed price"_s);
}

void PriceSheetTest::aDiscountForWhatIsAgreedReachesNothing()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    Plan plan = oneMachine();
    plan.discountPercent = 5;
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 10, {}}};
    const std::vector<Finding> found
        = findingsOf(evaluate(plan, {catalog(), *laid.book, asOf}), u"price.discount"_s);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].title, u"The discount for Virtual Machines reaches nothing"_s);
    QVERIFY2(found[0].detail.contains(u"agreed"), qPrintable(found[0].detail));
    QCOMPARE(found[0].field, u"/serviceDiscounts/0/service"_s);
    QVERIFY(findingsOf(evaluated(plan), u"price.discount"_s).empty());
}

/// One machine at an agreed price beside lines that the sheet says nothing of: each is told which it is, and both shares are told.
void PriceSheetTest::whatIsNotCoveredSaysSo()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    Plan plan = oneMachine();
    plan.discountPercent = 5;
    const Evaluation evaluation = evaluate(plan, {catalog(), *laid.book, asOf});
    const CostLine agreed = machineLine(evaluation);
    QVERIFY(agreed.agreed && !agreed.uncovered);
    QCOMPARE(basisMark(agreed), u"agreed"_s);
    Money others(0, evaluation.currency);
    int count = 0;
    for (const CostLine &line : evaluation.lines) {
        if (line.agreed || !line.priced() || line.total.isZero())
            continue;
        ++count;
        others += line.total;
        QVERIFY(line.uncovered);
        QCOMPARE(basisMark(line), u"less 5 %, not in the price sheet"_s);
        QVERIFY2(line.note.contains(u"the price sheet does not cover it"_s), qPrintable(line.note));
    }
    QVERIFY(count > 1);
    const QString remark = basisRemark(evaluation);
    const QString share = shareText(others, evaluation.total.known(), QLocale::c());
    QVERIFY2(remark.startsWith(u"Agreed or stated prices ("_s)
                 && remark.contains(u"list prices less 5 % (%1)"_s.arg(share))
                 && remark.endsWith(
                     u"The price sheet does not cover %1 lines, %2 of the total."_s.arg(count).arg(share)),
             qPrintable(remark));
    // Without a sheet nothing is missing from one.
    for (const CostLine &line : evaluated(plan).lines)
        QVERIFY(!line.uncovered);
}

void PriceSheetTest::anotherCurrencyNeedsItsFactor()
{
    const QByteArray bytes = sheetFile(u"customer.csv"_s);
    const LaidOver refused = laidOver(bytes);
    QVERIFY(!refused.sheet);
    QVERIFY(refused.sheet.error().message.contains(u"EUR"));
    // 0.172 EUR at 0.86 EUR for a dollar are 0.20.
    const LaidOver laid = laidOver(bytes, 0.86);
    QVERIFY(laid.sheet.ok());
    QCOMPARE(priceIn(*laid.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.20"_s);
}

void PriceSheetTest::whatIsAgreedInEuroStaysSo_data()
{
    QTest::addColumn<QString>("factor");
    for (const QString &factor : {u"0.5"_s, u"0.7"_s, u"0.8"_s, u"0.849834282"_s, u"0.86"_s, u"0.91"_s, u"1"_s, u"1.25"_s, u"7.3"_s})
        QTest::newRow(qPrintable(factor)) << factor;
    QTest::newRow("that of the book") << QString();
}

void PriceSheetTest::whatIsAgreedInEuroStaysSo()
{
    QFETCH(QString, factor);
    // EUR 0.50 an hour, 0.60 from June 2027 on, brought at 0.86: 5 x 730 x 0.5 + 7 x 730 x 0.6 = EUR 4,891.00 whatever the factor.
    const LaidOver laid
        = laidOver(datedHeading + euroRow("0.5", "2026-01-01") + euroRow("0.6", "2027-06-01"), 0.86);
    QVERIFY2(laid.sheet, laid.sheet ? "" : qPrintable(laid.sheet.error().message));
    const Context context{catalog(), *laid.book, asOf};
    Plan plan = inEuro(oneMachine(), factor);
    plan.discountPercent = 10;
    const Evaluation evaluation = evaluate(plan, context);
    const CostLine line = machineLine(evaluation);
    QCOMPARE(line.total.toDecimal(), u"4891.00"_s);
    QCOMPARE(line.amounts[0].toDecimal(), u"365.00"_s);
    QCOMPARE(line.amounts[5].toDecimal(), u"438.00"_s);
    QVERIFY2(line.agreed && line.note.contains(u"in EUR, so no factor changes it"), qPrintable(line.note));
    // The search pays the same.
    const std::optional<search::Candidate> found
        = search::judged(plan, context, u"machines"_s, *catalog().findSize(d4),
                         *catalog().findRegion(u"westeurope"_s), PriceType::PayAsYouGo, 1);
    QVERIFY(found.has_value());
    QCOMPARE(found->total, evaluation.total.known().minor());
    // A reservation that is worked out of what was agreed is a part of that, in euro as well.
    plan.computes[0].priceType = PriceType::Reservation3Years;
    plan.currencyFactor = CurrencyFactor{u"0.86"_s, u"2026-11-20"_s, {}, {}};
    const Money atSheets = machineLine(evaluate(plan, context)).total;
    plan = inEuro(plan, factor.isEmpty() ? u"0.9"_s : factor);
    const CostLine reserved = machineLine(evaluate(plan, context));
    QVERIFY(reserved.agreed && reserved.spread.has_value());
    QCOMPARE(reserved.total, atSheets);
}

void PriceSheetTest::halfACentIsRoundedAlikeAtEveryFactor()
{
    // 730 x 0.0985 = 71.905 a month.
    const LaidOver laid = laidOver(datedHeading + euroRow("0.0985"), 0.86);
    for (const QString &factor : {u"0.5"_s, u"0.8"_s, u"0.86"_s, u"0.9"_s, u"0.93606"_s, u"1"_s, u"1.1"_s}) {
        const Evaluation evaluation = evaluate(inEuro(oneMachine(), factor), {catalog(), *laid.book, asOf});
        QCOMPARE(machineLine(evaluation).amounts[0].toDecimal(), u"71.91"_s);
    }
}

void PriceSheetTest::halfACentOfAnAgreedReservationIsNotLost_data()
{
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QString>("month");
    // A twelfth of each: 83.365, 71.905 (0.0985 an hour), 100.125.
    for (const char *currency : {"USD", "EUR"}) {
        const QByteArray code(currency);
        QTest::addRow("%s 1000.38", currency) << QByteArray("1000.38") << code << u"83.37"_s;
        QTest::addRow("%s 862.86", currency) << QByteArray("862.86") << code << u"71.91"_s;
        QTest::addRow("%s 1201.50", currency) << QByteArray("1201.50") << code << u"100.13"_s;
        // 83.36416..., 83.3658...
        QTest::addRow("%s 1000.37", currency) << QByteArray("1000.37") << code << u"83.36"_s;
        QTest::addRow("%s 1000.39", currency) << QByteArray("1000.39") << code << u"83.37"_s;
    }
}

void PriceSheetTest::halfACentOfAnAgreedReservationIsNotLost()
{
    QFETCH(QByteArray, price);
    QFETCH(QByteArray, currency);
    QFETCH(QString, month);
    const QByteArray heading = "MeterCategory,MeterSubCategory,MeterName,MeterRegion,UnitOfMeasure,UnitPrice,PriceType,"
                               "CurrencyCode,Term\n";
    const LaidOver laid = laidOver(heading + "Virtual Machines,Dsv3 Series,D4s v3,EU West,1 Hour," + price
                                       + ",ReservedInstance," + currency + ",P1Y\n",
                                   0.86);
    QVERIFY2(laid.sheet, laid.sheet ? "" : qPrintable(laid.sheet.error().message));
    const Context context{catalog(), *laid.book, asOf};
    for (const QString &factor : {u"0.5"_s, u"0.86"_s, u"0.93606"_s, u"1.1"_s}) {
        Plan plan = currency == "EUR" ? inEuro(oneMachine(), factor) : oneMachine();
        plan.computes[0].priceType = PriceType::Reservation1Year;
        const Evaluation evaluation = evaluate(plan, context);
        QCOMPARE(machineLine(evaluation).amounts[0].toDecimal(), month);
        // The search pays the same.
        const std::optional<search::Candidate> found
            = search::judged(plan, context, u"machines"_s, *catalog().findSize(d4),
                             *catalog().findRegion(u"westeurope"_s), PriceType::Reservation1Year, 1);
        QVERIFY(found.has_value());
        QCOMPARE(found->total, evaluation.total.known().minor());
    }
}

void PriceSheetTest::whatIsAgreedInEuroIsTheSameEverywhere()
{
    const LaidOver laid = laidOver(datedHeading + euroRow("0.5"), 0.86);
    const Context context{catalog(), *laid.book, asOf};
    const Evaluation before = evaluate(inEuro(oneMachine(), u"0.86"_s), context);
    const Evaluation after = evaluate(inEuro(oneMachine(), u"0.91"_s), context);
    // Another factor changes list prices alone.
    bool others = false;
    for (const LineDifference &line : lineDifferences(before, after)) {
        if (line.id == machineLine(before).id)
            QVERIFY(line.isSame());
        else
            others = others || !line.isSame();
    }
    QVERIFY(others);
    // A newer list laid over the book leaves the price and its currency.
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf;
    list.prices = {{*catalog().findSize(u"Standard_D2s_v3"_s), *catalog().findRegion(u"westeurope"_s),
                    PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.3"), {}, {}}};
    const PriceSnapshot newer = *PriceSnapshot::load(*updatedBook(*laid.book, catalog(), list), catalog());
    QCOMPARE(machineLine(evaluate(inEuro(oneMachine(), u"0.7"_s), {catalog(), newer, asOf})).total.toDecimal(), u"4380.00"_s);
}

void PriceSheetTest::inOtherCurrenciesTheFactorOfTheSheetCounts()
{
    // EUR 0.43 at 0.86 are USD 0.50.
    const LaidOver laid = laidOver(datedHeading + euroRow("0.43"), 0.86);
    const Context context{catalog(), *laid.book, asOf};
    const CostLine dollars = machineLine(evaluate(oneMachine(), context));
    QCOMPARE(dollars.total.toDecimal(), u"4380.00"_s);
    QVERIFY2(dollars.note.contains(u"in EUR, taken at 0.86 for a dollar"), qPrintable(dollars.note));
    Plan pounds = oneMachine();
    pounds.currency = u"GBP"_s;
    pounds.currencyFactor = CurrencyFactor{u"0.8"_s, u"2026-11-20"_s, {}, {}};
    QCOMPARE(machineLine(evaluate(pounds, context)).total.toDecimal(), u"3504.00"_s);
}

void PriceSheetTest::agreedYenKeepTheirDigits()
{
    // JPY 37.4567 an hour, 27,343.391 a month, at 155.3 for a dollar and planned at 149.87 or 1,234.5.
    const LaidOver laid = laidOver(datedHeading + datedRow("37.4567", {}, {}).replace(",USD,", ",JPY,"), 155.3);
    for (const QString &factor : {u"155.3"_s, u"149.87"_s, u"1234.5"_s}) {
        Plan plan = inEuro(oneMachine(), factor);
        plan.currency = u"JPY"_s;
        QCOMPARE(machineLine(evaluate(plan, {catalog(), *laid.book, asOf})).amounts[0].toDecimal(), u"27343"_s);
    }
}

void PriceSheetTest::pricesHoldFromTheirDays_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("later");
    QTest::newRow("days") << QByteArray("2026-01-01") << QByteArray("2027-06-01");
    QTest::newRow("with times") << QByteArray("2026-01-01T00:00:00Z") << QByteArray("2027-06-01T00:00:00Z");
    QTest::newRow("month first") << QByteArray("01/01/2026") << QByteArray("06/01/2027");
    QTest::newRow("short, with times") << QByteArray("1/1/2026 00:00:00") << QByteArray("6/1/2027 00:00:00");
}

void PriceSheetTest::pricesHoldFromTheirDays()
{
    QFETCH(QByteArray, now);
    QFETCH(QByteArray, later);
    const QByteArray nowRow = datedRow("0.5", now, {});
    const QByteArray laterRow = datedRow("0.6", later, {});
    for (const QByteArray &rows : {QByteArray(nowRow + laterRow), QByteArray(laterRow + nowRow)}) {
        const LaidOver laid = laidOver(datedHeading + rows);
        QVERIFY2(laid.sheet, laid.sheet ? "" : qPrintable(laid.sheet.error().message));
        QVERIFY(laid.book.has_value());
        QCOMPARE(priceIn(*laid.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.50"_s);
        QVERIFY(laid.report.contradicting.empty());
        QCOMPARE(laid.report.announced.size(), 1U);
        QCOMPARE(laid.report.announced[0].before, Rate::fromDecimal(u"0.5"));
        const std::vector<LaterPrice> announced
            = laterPrices(*laid.book, *catalog().findSize(d4), *catalog().findRegion(u"westeurope"_s),
                          PriceType::PayAsYouGo);
        QCOMPARE(announced.size(), 1U);
        QCOMPARE(announced[0].from, QDate(2027, 6, 1));
        QCOMPARE(announced[0].hourly.toDecimal(), u"0.60"_s);
        QCOMPARE(announced[0].origin.source, PriceSnapshot::sheetSource());
        // Five months of 730 hours at the one, seven at the other; no discount comes off either.
        const Evaluation evaluation = evaluate(oneMachine(), {catalog(), *laid.book, asOf});
        const auto line = std::ranges::find(evaluation.lines, d4, &CostLine::sku);
        QVERIFY(line != evaluation.lines.end());
        QCOMPARE(line->total.toDecimal(), u"4891.00"_s); // 5 x 730 x 0.5 + 7 x 730 x 0.6
    }
}

void PriceSheetTest::noDiscountComesOffWhatASheetAnnounces()
{
    // The list price of today is paid less 10 % until what the sheet announces.
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf;
    list.prices = {{*catalog().findSize(d4), *catalog().findRegion(u"westeurope"_s), PriceType::PayAsYouGo,
                    *Rate::fromDecimal(u"0.24"), {}, {}}};
    const PriceSnapshot base = *PriceSnapshot::load(*updatedBook(prices(), catalog(), list), catalog());
    Plan plan = oneMachine();
    plan.discountPercent = 10;
    for (const QByteArray &from : {QByteArray("2027-06-01"), QByteArray("2026-12-01")}) {
        const LaidOver laid = laidOver(datedHeading + datedRow("0.6", from, {}), 0, base);
        QVERIFY(laid.book.has_value());
        const Context context{catalog(), *laid.book, asOf};
        const Evaluation evaluation = evaluate(plan, context);
        const auto line = std::ranges::find(evaluation.lines, d4, &CostLine::sku);
        QVERIFY(line != evaluation.lines.end());
        // 5 x 730 x 0.24 x 0.9 + 7 x 730 x 0.6 = 788.40 + 3,066.00; a whole year is 8,760 x 0.6.
        QCOMPARE(line->total.toDecimal(), from.startsWith("2027") ? u"3854.40"_s : u"5256.00"_s);
        const std::optional<search::Candidate> found
            = search::judged(plan, context, u"machines"_s, *catalog().findSize(d4),
                             *catalog().findRegion(u"westeurope"_s), PriceType::PayAsYouGo, 1);
        QVERIFY(found.has_value());
        QCOMPARE(found->total, evaluation.total.known().minor());
    }
}

/// Agreed from June on: 5 x 730 x 0.24 x 0.9 = 788.40 are at the list price less 10 %, 7 x 730 x 0.6 = 3,066.00 are agreed, and no dollar is both.
void PriceSheetTest::whatASheetAnnouncesIsCoveredFromThen()
{
    const LaidOver laid = laidOver(datedHeading + datedRow("0.6", "2027-06-01", {}));
    QVERIFY(laid.book.has_value());
    Plan plan = oneMachine();
    plan.discountPercent = 10;
    const Evaluation evaluation = evaluate(plan, {catalog(), *laid.book, asOf});
    const CostLine machine = machineLine(evaluation);
    QCOMPARE(machine.total.toDecimal(), u"3854.40"_s);
    QVERIFY(machine.uncovered);
    QCOMPARE(machine.uncoveredTotal().toDecimal(), u"788.40"_s);
    QCOMPARE(basisMark(machine), u"less 10 %, in the price sheet from 2027-06-01 on"_s);
    QVERIFY2(machine.note.endsWith(u"the price sheet covers it from 2027-06-01 on"_s),
             qPrintable(machine.note));
    const BasisShares shares = basisShares(evaluation.lines, evaluation.currency);
    const Money agreed = shares.amounts[static_cast<std::size_t>(PriceBasis::Agreed)].known();
    QCOMPARE(agreed.toDecimal(), u"3066.00"_s);
    QCOMPARE((agreed + shares.uncoveredAmount.known()).toDecimal(), evaluation.total.known().toDecimal());
    const std::vector<Finding> found = findingsOf(evaluation, u"price.sheet"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(found[0].detail.contains(machine.name + u" before 2027-06-01"_s), qPrintable(found[0].detail));
    // Where the plan begins then, all of it is covered.
    plan.start = YearMonth(2027, 6);
    QVERIFY(!machineLine(evaluate(plan, {catalog(), *laid.book, asOf})).uncovered);
}

void PriceSheetTest::ofTwoThatHoldTheLaterIsThePrice()
{
    const LaidOver laid = laidOver(datedHeading + datedRow("0.5", "2026-01-01", {})
                                   + datedRow("0.4", "2026-06-01", {}));
    QVERIFY(laid.book.has_value());
    QCOMPARE(priceIn(*laid.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.40"_s);
    QVERIFY(laid.report.contradicting.empty());
    QCOMPARE(laid.report.dropped[static_cast<std::size_t>(DropReason::Older)].rows, 1);
    // Of one day nothing tells which holds: the higher.
    const LaidOver same = laidOver(datedHeading + datedRow("0.5", "2026-01-01", {})
                                   + datedRow("0.4", "01/01/2026", {}));
    QVERIFY(same.book.has_value());
    QCOMPARE(priceIn(*same.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.50"_s);
    QCOMPARE(same.report.contradicting.size(), 1U);
}

void PriceSheetTest::whatHasEndedOrNeverBeginsIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("until");
    QTest::addColumn<int>("reason"); // -1: taken
    const auto ended = static_cast<int>(DropReason::Ended);
    const auto noDay = static_cast<int>(DropReason::NoDay);
    QTest::newRow("ended yesterday") << QByteArray("2026-01-01") << QByteArray("2026-11-19") << ended;
    QTest::newRow("ended, month first") << QByteArray("01/01/2026") << QByteArray("11/19/2026") << ended;
    QTest::newRow("ends today") << QByteArray("2026-01-01") << QByteArray("2026-11-20") << -1;
    QTest::newRow("no days") << QByteArray() << QByteArray() << -1;
    QTest::newRow("month 13") << QByteArray("2026-13-45") << QByteArray() << noDay;
    QTest::newRow("end in month 13") << QByteArray() << QByteArray("2026-13-45") << noDay;
    QTest::newRow("day first") << QByteArray("31/12/2025") << QByteArray() << noDay;
    QTest::newRow("word") << QByteArray("soon") << QByteArray() << noDay;
    QTest::newRow("year of two digits") << QByteArray("01/01/26") << QByteArray() << noDay;
}

void PriceSheetTest::whatHasEndedOrNeverBeginsIsLeftOut()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, until);
    QFETCH(int, reason);
    const LaidOver laid = laidOver(datedHeading + datedRow("0.5", from, until));
    QVERIFY2(laid.sheet, laid.sheet ? "" : qPrintable(laid.sheet.error().message));
    QCOMPARE(laid.book.has_value(), reason < 0);
    QVERIFY(laid.report.announced.empty());
    for (std::size_t i = 0; i < dropReasonCount; ++i)
        QCOMPARE(laid.report.dropped[i].rows, static_cast<int>(i) == reason ? 1 : 0);
}

void PriceSheetTest::listPricesLeaveWhatIsAgreed()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf.addDays(30);
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    list.prices = {{size, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.3"), {}, {}}};
    AnnouncedPrice later;
    later.size = size;
    later.region = region;
    later.from = QDate(2027, 3, 1);
    later.hourly = *Rate::fromDecimal(u"0.4");
    list.announced = {later};
    const PriceSnapshot after
        = *PriceSnapshot::load(*updatedBook(*laid.book, catalog(), list), catalog());
    QCOMPARE(priceIn(after, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.192"_s);
    const Evaluation evaluation = evaluate(oneMachine(), {catalog(), after, asOf});
    const auto line = std::ranges::find(evaluation.lines, d4, &CostLine::sku);
    QCOMPARE(line->total.toDecimal(), u"1681.92"_s);
}

void PriceSheetTest::listPricesLeaveWhatIsAgreedForLater_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<int>("listMonth"); // 0: the list announces nothing
    QTest::addColumn<QString>("total");
    // 730 x (5 x 0.20 + 7 x 0.25), whatever the list announces.
    QTest::newRow("nothing announced") << QByteArray("0.20") << QByteArray("2027-06-01") << 0 << u"2007.50"_s;
    for (const int month : {4, 6, 8})
        QTest::addRow("list of month %d", month) << QByteArray("0.20") << QByteArray("2027-06-01") << month << u"2007.50"_s;
    // Agreed from June on alone: 730 x (5 x 0.26 + 7 x 0.25), or with 0.30 from April on 730 x (3 x 0.26 + 2 x 0.30 + 7 x 0.25).
    QTest::newRow("only later") << QByteArray() << QByteArray("2027-06-01") << 0 << u"2226.50"_s;
    QTest::newRow("only later, list before") << QByteArray() << QByteArray("2027-06-01") << 4 << u"2284.90"_s;
    QTest::newRow("only later, list behind") << QByteArray() << QByteArray("2027-06-01") << 8 << u"2226.50"_s;
}

void PriceSheetTest::listPricesLeaveWhatIsAgreedForLater()
{
    QFETCH(QByteArray, now);
    QFETCH(QByteArray, from);
    QFETCH(int, listMonth);
    QFETCH(QString, total);
    const LaidOver laid = laidOver(datedHeading + (now.isEmpty() ? QByteArray() : datedRow(now, "2026-01-01", {}))
                                   + datedRow("0.25", from, {}));
    QVERIFY(laid.book.has_value());
    QVERIFY2(laid.book->id().startsWith(u"agreed-"), qPrintable(laid.book->id()));
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf;
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    list.prices = {{size, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.26"), {}, {}}};
    if (listMonth > 0) {
        AnnouncedPrice later;
        later.size = size;
        later.region = region;
        later.from = QDate(2027, listMonth, 1);
        later.hourly = *Rate::fromDecimal(u"0.30");
        list.announced = {later};
    }
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(*laid.book, catalog(), list), catalog());
    QVERIFY2(book.id().startsWith(u"agreed-"), qPrintable(book.id()));
    const Context context{catalog(), book, asOf};
    const Evaluation evaluation = evaluate(oneMachine(), context);
    QCOMPARE(machineLine(evaluation).total.toDecimal(), total);
    const std::optional<search::Candidate> found
        = search::judged(oneMachine(), context, u"machines"_s, size, region, PriceType::PayAsYouGo, 1);
    QVERIFY(found.has_value());
    QCOMPARE(found->total, evaluation.total.known().minor());
    // The day that was agreed comes.
    const PriceSnapshot then = book.onDay(QDate(2027, 12, 1), catalog());
    QCOMPARE(priceIn(then, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.25"_s);
}

void PriceSheetTest::whatIsAgreedFollowsWhatIsChargedUntilThen()
{
    // The list says 0.30 from April 2027 and 0.40 from January 2028; 0.25 is agreed from June 2027 and 0.30 from September 2028. Charged are 0.30, 0.25
    // (-16.7 %) and 0.30 (+20 %): the list's 0.40 never is. A registry is agreed at 0.15 a day and 0.18 later (+20 %), then 0.27 (+50 %).
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf.addDays(-10);
    for (const auto &[from, rate] :
         {std::pair(QDate(2027, 4, 1), u"0.30"_s), std::pair(QDate(2028, 1, 1), u"0.40"_s)}) {
        AnnouncedPrice later;
        later.size = size;
        later.region = region;
        later.from = from;
        later.hourly = *Rate::fromDecimal(rate);
        list.announced.push_back(later);
    }
    const PriceSnapshot listed = *PriceSnapshot::load(*updatedBook(prices(), catalog(), list), catalog());
    const auto registry = [](const char *rate, const char *from, const char *until) -> QByteArray {
        return QByteArray("Container Registry,Container Registry,Standard Registry Unit,,1/Day,") + rate
            + ",Consumption,USD," + from + "," + until + "\n";
    };
    const LaidOver laid
        = laidOver(datedHeading + datedRow("0.25", "2027-06-01", {}) + datedRow("0.30", "2028-09-01", {})
                       + registry("0.15", "2026-01-01", "2027-06-30") + registry("0.27", "2028-09-01", "")
                       + registry("0.18", "2027-09-01", "2028-08-31"),
                   0, listed);
    QVERIFY(laid.book.has_value());
    const BookDifferences found = bookDifferences(prices(), *laid.book, catalog());
    for (const PriceChanges *announced : {&laid.report.announced, &found.announced}) {
        QStringList sizes;
        QStringList meters;
        for (const PriceChange each : *announced) {
            (each.size ? sizes : meters) << u"%1: %2 to %3"_s.arg(
                each.from.toString(Qt::ISODate), each.before ? each.before->toDecimal() : u"-"_s,
                each.after.toDecimal());
        }
        sizes.removeOne(
            u"2027-04-01: %1 to 0.30"_s.arg(priceIn(prices(), PriceType::PayAsYouGo)->hourly.toDecimal()));
        QCOMPARE(sizes, (QStringList{u"2027-06-01: 0.30 to 0.25"_s, u"2028-09-01: 0.25 to 0.30"_s}));
        QCOMPARE(meters, (QStringList{u"2027-09-01: 0.15 to 0.18"_s, u"2028-09-01: 0.18 to 0.27"_s}));
    }
}

void PriceSheetTest::listPricesOfARegionLeaveWhatIsAgreedForAll()
{
    const QString registry = u"acr.standard.day"_s;
    const LaidOver laid = laidOver(datedHeading
                                   + "Container Registry,Container Registry,Standard Registry Unit,,1/Day,0.15,Consumption,USD,2026-01-01,\n");
    QVERIFY(laid.book.has_value());
    const auto agreed = [&](const PriceSnapshot &book) {
        const std::optional<MeterPrice> price = book.meter(registry, u"westeurope");
        return price ? price->rate.toDecimal() + (price->origin.source == PriceSnapshot::sheetSource() ? u" agreed"_s : QString())
                     : QString();
    };
    QCOMPARE(agreed(*laid.book), u"0.15 agreed"_s);
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf;
    list.meters = {{registry, u"westeurope"_s, *Rate::fromDecimal(u"0.66")}};
    const PriceSnapshot after = *PriceSnapshot::load(*updatedBook(*laid.book, catalog(), list), catalog());
    QCOMPARE(agreed(after), u"0.15 agreed"_s);
    QVERIFY2(after.hasAgreedPrices() && after.id().startsWith(u"agreed-"), qPrintable(after.id()));
    // The other way round: what is agreed for everywhere is laid over the list of a region.
    const PriceSnapshot listed = *PriceSnapshot::load(*updatedBook(prices(), catalog(), list), catalog());
    QCOMPARE(agreed(listed), u"0.66"_s);
    const LaidOver over = laidOver(datedHeading
                                       + "Container Registry,Container Registry,Standard Registry Unit,,1/Day,0.15,Consumption,USD,2026-01-01,\n",
                                   0, listed);
    QVERIFY(over.book.has_value());
    QCOMPARE(agreed(*over.book), u"0.15 agreed"_s);
}

/// The sheet has a registry at 0.15 a day everywhere, tests/data/additions/machine-room.json at 0.50 in West Europe.
void PriceSheetTest::additionsOfARegionCountBeforeWhatIsAgreedForAll()
{
    const LaidOver laid = laidOver(datedHeading
                                   + "Container Registry,Container Registry,Standard Registry Unit,,1/Day,0.15,Consumption,USD,2026-01-01,\n");
    QVERIFY(laid.book.has_value());
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/additions/machine-room.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ReferenceData own = withAdditions({catalog(), *laid.book}, readAdditions(file.readAll()).value()).value();
    QCOMPARE(own.prices.meter(u"acr.standard.day", u"westeurope")->rate.toDecimal(), u"0.50"_s);
    QCOMPARE(own.prices.meter(u"acr.standard.day", u"eastus")->rate.toDecimal(), u"0.15"_s);
}

/// List prices that were read after the sheet's day do not count before it, and a sheet of before does not undo a newer one.
void PriceSheetTest::aSheetCountsBeforeLaterListPrices()
{
    PriceUpdate list;
    list.source = retailSource();
    list.date = asOf.addDays(30);
    list.prices = {{*catalog().findSize(d4),
                    *catalog().findRegion(u"westeurope"_s),
                    PriceType::PayAsYouGo,
                    *Rate::fromDecimal(u"0.26"_s),
                    {}}};
    const PriceSnapshot listed = *PriceSnapshot::load(*updatedBook(prices(), catalog(), list), catalog());
    QCOMPARE(priceIn(listed, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.26"_s);
    const LaidOver over = laidOver(datedHeading + datedRow("0.20", "2026-01-01", {}), 0, listed);
    QVERIFY(over.book.has_value());
    QCOMPARE(priceIn(*over.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.20"_s);
    list.source = PriceSnapshot::sheetSource();
    const PriceSnapshot newer = *PriceSnapshot::load(*updatedBook(prices(), catalog(), list), catalog());
    const LaidOver older = laidOver(datedHeading + datedRow("0.20", "2026-01-01", {}), 0, newer);
    QVERIFY(!older.book.has_value());
    QCOMPARE(older.report.later, 1);
}

void PriceSheetTest::anImportOfListPricesTellsWhatItLeaves()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    // The same rows as list prices, pay-as-you-go more than four times as dear.
    const RetailMeters meters = *RetailMeters::parse(embeddedRetailMeters());
    RetailImport import(catalog(), *laid.book, meters, asOf.addDays(30));
    QByteArray dearer = sheetFile(u"enterprise.csv"_s);
    dearer.replace("100 Hours,19.2", "100 Hours,90").replace("2026-11-30", "2027-11-30");
    HeldBytes source(dearer);
    QVERIFY(readPriceSheet(source, meterRegionsOf(embeddedMeterRegions()), 0, import).ok());
    const Result<ImportedBook> imported = import.finish({true, false});
    QVERIFY(imported.ok());
    const ImportReport &report = imported->report;
    QVERIFY(report.changed.empty());
    QVERIFY(report.suspicious.empty());
    QCOMPARE(report.unchanged, 0);
    QCOMPARE(report.kept, 2); // pay-as-you-go and a year
    const QString told = u"%1 prices of the agreement were left as they were."_s.arg(report.kept);
    QVERIFY2(report.remarks.contains(told), qPrintable(report.remarks.join(u' ')));
    QVERIFY(imported->bytes.isEmpty());
}

void PriceSheetTest::candidatesCostWhatTheirPlansDo()
{
    const LaidOver laid = laidOver(sheetFile(u"enterprise.csv"_s));
    Plan plan = oneMachine();
    plan.discountPercent = 12.5;
    const Context agreed{catalog(), *laid.book, asOf};
    const std::optional<search::Candidate> found
        = search::judged(plan, agreed, u"machines"_s, *catalog().findSize(d4),
                         *catalog().findRegion(u"westeurope"_s), PriceType::PayAsYouGo, 1);
    QVERIFY(found.has_value());
    QCOMPARE(found->total, evaluate(plan, agreed).total.known().minor());
}

/// An hour is a whole number of 1e-10 dollars. 0.12345678907 has a digit more; 100 hours for 12.3456789012 are 0.123456789012 each, two more, and
/// for 12.34567890 they are 0.123456789, which is exact.
void PriceSheetTest::whatIsRoundedIsSaid()
{
    const auto roundedOf = [](const QByteArray &price, const QByteArray &unit) {
        const LaidOver laid = laidOver(datedHeading + datedRow(price, {}, {}).replace("1 Hour", unit));
        return laid.sheet ? laid.report.rounded : -1;
    };
    QCOMPARE(roundedOf("0.12345678907", "1 Hour"), 1);
    QCOMPARE(roundedOf("0.1234567891", "1 Hour"), 0);
    QCOMPARE(roundedOf("12.3456789012", "100 Hours"), 1);
    QCOMPARE(roundedOf("12.34567890", "100 Hours"), 0);
    const LaidOver laid = laidOver(datedHeading + datedRow("0.12345678907", {}, {}));
    QCOMPARE(priceIn(*laid.book, PriceType::PayAsYouGo)->hourly.toDecimal(), u"0.1234567891"_s);
    QVERIFY2(laid.report.remarks.contains(
                 u"1 price has more decimals than can be computed with: it was rounded to 10."_s),
             qPrintable(laid.report.remarks.join(u' ')));
}

void PriceSheetTest::whatIsNoSheetIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    const QByteArray sheet = sheetFile(u"enterprise.csv"_s);
    QTest::newRow("empty") << QByteArray() << u"line 1"_s;
    QTest::newRow("another table") << QByteArray("name,price\na,1\n") << u"line 1"_s;
    QTest::newRow("no number") << QByteArray(sheet).replace("100 Hours,19.2", "100 Hours,much") << u"line 2"_s;
    QTest::newRow("two currencies") << QByteArray(sheet).replace("\n45,USD", "\n45,EUR") << u"line 3"_s;
    QTest::newRow("no currency") << QByteArray(sheet).replace("\n45,USD", "\n45,") << u"line 3"_s;
    QTest::newRow("no currency in the first row") << QByteArray(sheet).replace(",USD,", ", ,") << u"line 2"_s;
    QTest::newRow("a currency that nobody sees")
        << QByteArray(sheet).replace(",USD,", ",\xe2\x80\x8b,") << u"line 2"_s;
    QTest::newRow("a price twice") << QByteArray(sheet).replace("PriceType", "UnitPrice") << u"line 1"_s;
    QTest::newRow("cut off") << sheet.first(sheet.size() - 5) << u"line 6"_s;
}

void PriceSheetTest::whatIsNoSheetIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    // Whether a factor is stated or not: a row without a currency was read in one of no name, or divided by nothing.
    for (const double perUsd : {0.0, 0.86}) {
        const LaidOver laid = laidOver(bytes, perUsd);
        QVERIFY(!laid.sheet);
        QCOMPARE(laid.sheet.error().where, where);
    }
}

/// A comma that is not in quotes moves a price to another column; a table of another program is told as such.
void PriceSheetTest::tablesOfAnotherShapeAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const QByteArray good = datedHeading + datedRow("0.2", "2026-11-01", {});
    QTest::newRow("a comma too many") << good + datedRow("0.2", "2026-11-01", {}).replace("Dsv3 Series", "Dsv3, Series") << u"11 fields"_s;
    QTest::newRow("a comma too few") << good + datedRow("0.2", "2026-11-01", {}).replace(",Consumption", "") << u"9 fields"_s;
    QTest::newRow("semicolons") << QByteArray(good).replace(',', ';') << u"semicolons"_s;
    QTest::newRow("tabs") << QByteArray(good).replace(',', '\t') << u"tabs"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfeM\0e\0t\0e\0r\0", 12) << u"UTF-8"_s;
}

void PriceSheetTest::tablesOfAnotherShapeAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    const LaidOver over = laidOver(bytes);
    QVERIFY(!over.sheet);
    QVERIFY2(over.sheet.error().message.contains(said), qPrintable(over.sheet.error().message));
}

/// Of a rate that is agreed from a day on the same is asked as of one that holds: more than three times 0.192 is taken on demand only.
void PriceSheetTest::anAgreedPriceAheadIsHeldAgainstTheOneBefore()
{
    const LaidOver over = laidOver(datedHeading + datedRow("0.192", "2026-11-01", {}) + datedRow("1.92", "2027-06-01", {}));
    QVERIFY(over.book);
    QCOMPARE(over.report.announced.size(), std::size_t(0));
    QCOMPARE(over.report.suspicious.size(), std::size_t(1));
    QCOMPARE(over.report.suspicious.front().before, Rate::fromDecimal(u"0.192"));
}

SLIPWAY_TEST(PriceSheetTest)
#include "tst_pricesheet.moc"
