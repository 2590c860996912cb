// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/prices/priceupdate.h"
#include "model/pricesheet/currencyfactors.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Result<FactorList> factorsOf(const QByteArray &bytes, const QDate &day = asOf)
{
    HeldBytes source(bytes);
    return readCurrencyFactors(source, day);
}

/// "EUR 0.862068966 2026-11-20", in the order of the list.
QStringList toldFactors(const FactorList &list)
{
    QStringList all;
    for (const DatedFactor &each : list.factors)
        all << u"%1 %2 %3"_s.arg(each.rate.currency().code(), formatScaled(each.rate.raw(), ExchangeRate::scale),
                                 each.day.toString(Qt::ISODate));
    return all;
}

PriceSnapshot bookWith(const std::vector<FactorChange> &taken, const PriceSnapshot &base = prices())
{
    PriceUpdate update;
    update.date = asOf;
    for (const FactorChange &each : taken)
        update.factors.push_back(each.factor);
    return *PriceSnapshot::load(*updatedBook(base, catalog(), update), catalog());
}

const Currency euro = *Currency::fromCode(u"EUR");

} // namespace

/// Factors of currencies from files.
class CurrencyFactorsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ofEachCurrencyTheNewestByTheDayHolds();
    void theTableOfTheCentralBankBecomesFactorsOfADollar_data();
    void theTableOfTheCentralBankBecomesFactorsOfADollar();
    void whatIsNoListIsRefused_data();
    void whatIsNoListIsRefused();
    void whatIsOlderOrDoubtfulIsLeftOut();
    void dollarsForOneUnitAreLeftOut_data();
    void dollarsForOneUnitAreLeftOut();
    void plansArePricedWithWhatWasBrought();
    void aNewerListOfPricesKeepsThem();
    void booksThatAnOlderProgramMisreadsSayThatTheyAreNewer();
    void aFactorOfADayToComeIsNamed();
    void whateverStandsThereIsTakenOrRefusedInASentence();
};

void CurrencyFactorsTest::ofEachCurrencyTheNewestByTheDayHolds()
{
    // In any order; the day after asOf (2026-11-20) is left out.
    const Result<FactorList> list = factorsOf("Date,Currency,Per_USD,Source\n"
                                              "2026-11-21,EUR,0.9,treasury\n"
                                              "2026-11-19,EUR,0.87,treasury\n"
                                              "2026-10-01,EUR,0.88,treasury\n"
                                              "2026-11-20,GBP,0.745,\n"
                                              "2026-11-20,USD,1,\n");
    QVERIFY2(list.ok(), list ? "" : qPrintable(list.error().message));
    QCOMPARE(toldFactors(*list), (QStringList{u"EUR 0.87 2026-11-19"_s, u"GBP 0.745 2026-11-20"_s}));
    QCOMPARE(list->rows, 5);
    QCOMPARE(list->ahead, 1);
    QCOMPARE(list->factors[0].source, u"treasury"_s);
}

void CurrencyFactorsTest::theTableOfTheCentralBankBecomesFactorsOfADollar_data()
{
    QTest::addColumn<QByteArray>("bytes");
    // 1 / 1.16 = 0.8620689655..., 181.25 / 1.16 = 156.25, 0.87 / 1.16 = 0.75.
    QTest::newRow("history") << QByteArray("Date,USD,JPY,BGN,GBP,\n2026-11-20,1.16,181.25,N/A,0.87,\n2026-11-19,1.1,170,1.9558,0.8,\n");
    QTest::newRow("of a day") << QByteArray("Date, USD, JPY, GBP, \n20 November 2026, 1.16, 181.25, 0.87, \n");
}

void CurrencyFactorsTest::theTableOfTheCentralBankBecomesFactorsOfADollar()
{
    QFETCH(const QByteArray, bytes);
    const Result<FactorList> list = factorsOf(bytes);
    QVERIFY2(list.ok(), list ? "" : qPrintable(list.error().message));
    QStringList told = toldFactors(*list);
    // What is not told on the newest day has the factor of the day before: 1.9558 / 1.1.
    const QString lev = u"BGN 1.778 2026-11-19"_s;
    QCOMPARE(told.removeAll(lev), bytes.contains("BGN") ? 1 : 0);
    QCOMPARE(told, (QStringList{u"EUR 0.862068966 2026-11-20"_s, u"GBP 0.75 2026-11-20"_s, u"JPY 156.25 2026-11-20"_s}));
    QCOMPARE(list->factors.back().source, u"European Central Bank"_s);
}

void CurrencyFactorsTest::whatIsNoListIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("words");
    const QByteArray heading("currency,per_usd,date\n");
    const auto row = [](const char *name, const QByteArray &bytes, int line, const QString &words) {
        QTest::newRow(name) << bytes << u"line %1"_s.arg(line) << words;
    };
    row("empty", "", 1, u"it is empty"_s);
    row("another table", "name,price\na,1\n", 1, u"no column is called date"_s);
    row("half of the columns", "currency,date\nEUR,2026-11-20\n", 1, u"currency, per_usd and date"_s);
    row("no rows", heading, 1, u"has no factor"_s);
    row("no currency", heading + "Euro,0.86,2026-11-20\n", 2, u"\"Euro\" is no currency"_s);
    row("zero", heading + "EUR,0,2026-11-20\n", 2, u"\"0\" is no factor"_s);
    row("below zero", heading + "EUR,-0.86,2026-11-20\n", 2, u"is no factor"_s);
    row("too much", heading + "EUR,1000000.1,2026-11-20\n", 2, u"up to a million"_s);
    row("with a comma", heading + "EUR,\"0,86\",2026-11-20\n", 2, u"\"0,86\" is no factor"_s);
    row("no number", heading + "EUR,nan,2026-11-20\n", 2, u"\"nan\" is no factor"_s);
    row("no day", heading + "EUR,0.86,2026-02-30\n", 2, u"\"2026-02-30\" is no day"_s);
    row("ahead alone", heading + "EUR,0.86,2027-01-01\n", 2, u"days after 2026-11-20"_s);
    row("twice", heading + "EUR,0.86,2026-11-20\nEUR,0.87,2026-11-20\n", 3, u"EUR has two factors for 2026-11-20"_s);
    row("dollars for a euro", heading + "USD,1.16,2026-11-20\n", 2, u"A dollar is 1 USD, not 1.16"_s);
    row("without dollars", "Date,GBP\n2026-11-20,0.87\n", 1, u"a column of USD"_s);
    row("a day without dollars", "Date,USD,GBP\n2026-11-20,N/A,0.87\n", 2, u"no rate of USD"_s);
    row("euro in euro", "Date,USD,EUR\n2026-11-20,1.16,1\n", 1, u"a column of euros"_s);
    row("two columns", "Date,USD,GBP,GBP\n2026-11-20,1.16,1,1\n", 1, u"two columns of GBP"_s);
    row("cut off", heading + "EUR,0.8", 2, u"cut off"_s);
}

void CurrencyFactorsTest::whatIsNoListIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, where);
    QFETCH(const QString, words);
    const Result<FactorList> list = factorsOf(bytes);
    QVERIFY(!list.ok());
    QVERIFY2(list.error().message.contains(words), qPrintable(list.error().message));
    QCOMPARE(list.error().where, where);
}

void CurrencyFactorsTest::whatIsOlderOrDoubtfulIsLeftOut()
{
    // The built-in table is of 2026-01-26: EUR 0.8498, GBP 0.7408, JPY about 150, ARS 125 in doubt.
    const FactorList list = *factorsOf("currency,per_usd,date\nEUR,1.2,2026-01-25\nGBP,0.2,2026-11-20\nJPY,900,2026-11-20\n"
                                       "ARS,1450,2026-11-20\nISK,121.5,2026-11-20\nCHF,0.8,2026-11-20\n");
    const auto codes = [](const std::vector<FactorChange> &changes) {
        QStringList all;
        for (const FactorChange &each : changes)
            all << each.factor.rate.currency().code();
        return all;
    };
    const FactorChanges changes = factorChanges(list, prices(), false);
    QCOMPARE(codes(changes.older), QStringList{u"EUR"_s});
    QCOMPARE(codes(changes.suspicious), (QStringList{u"GBP"_s, u"JPY"_s}));
    QCOMPARE(codes(changes.taken), (QStringList{u"ARS"_s, u"CHF"_s, u"ISK"_s}));
    QCOMPARE(factorChanges(list, prices(), true).taken.size(), 5U);
    const PriceSnapshot book = bookWith(changes.taken);
    QCOMPARE(factorChanges(list, book, false).unchanged, 3);
    QVERIFY(factorChanges(list, book, false).taken.empty());
    QVERIFY(book.exchangeDoubt(*Currency::fromCode(u"ARS")).isEmpty());
    // A currency that no table had is one to plan in.
    QVERIFY(std::ranges::count(book.currencies(), *Currency::fromCode(u"ISK")) == 1);
    QVERIFY(!prices().exchange(*Currency::fromCode(u"ISK")));
}

void CurrencyFactorsTest::dollarsForOneUnitAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<bool>("isInverted");
    // 1 / 0.85 is 1.17647, within 10 % of which are 1.0589 to 1.2941.
    QTest::newRow("for one euro") << QByteArray("0.85") << QByteArray("1.17") << true;
    QTest::newRow("of years ago") << QByteArray("0.85") << QByteArray("1.06") << true;
    QTest::newRow("nearer to neither") << QByteArray("0.85") << QByteArray("1.05") << false;
    QTest::newRow("far beyond") << QByteArray("0.85") << QByteArray("1.30") << false;
    QTest::newRow("as before") << QByteArray("0.85") << QByteArray("0.97") << false;
    // 1 / 1.25 = 0.80; 1.06 is 15.2 % below 1.25, and far from 0.80.
    QTest::newRow("the other way") << QByteArray("1.25") << QByteArray("0.80") << true;
    QTest::newRow("a fall") << QByteArray("1.25") << QByteArray("1.06") << false;
    // 1 / 0.95 = 1.0526: 1.09 is 14.7 % above 0.95, 1.10 is 15.8 %.
    QTest::newRow("about one") << QByteArray("0.95") << QByteArray("1.09") << false;
    QTest::newRow("about one, and beyond") << QByteArray("0.95") << QByteArray("1.10") << true;
}

void CurrencyFactorsTest::dollarsForOneUnitAreLeftOut()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, now);
    QFETCH(const bool, isInverted);
    const QByteArray heading("currency,per_usd,date\nEUR,");
    const PriceSnapshot book
        = bookWith(factorChanges(*factorsOf(heading + before + ",2026-11-18\n"), prices(), true).taken);
    const FactorList list = *factorsOf(heading + now + ",2026-11-20\n");
    const FactorChanges changes = factorChanges(list, book, false);
    QCOMPARE(changes.suspicious.size(), std::size_t(isInverted ? 1 : 0));
    QCOMPARE(changes.taken.size(), std::size_t(isInverted ? 0 : 1));
    if (isInverted)
        QVERIFY(changes.suspicious[0].isInverted);
    const FactorChanges all = factorChanges(list, book, true);
    QCOMPARE(all.taken.size(), std::size_t(1));
    QVERIFY(!all.taken[0].isInverted);
}

void CurrencyFactorsTest::plansArePricedWithWhatWasBrought()
{
    const FactorList list = *factorsOf("currency,per_usd,date,source\nEUR,0.5,2026-11-18,treasury\n");
    const PriceSnapshot book = bookWith(factorChanges(list, prices(), false).taken);
    QVERIFY(book.id().startsWith(u"factors-"));
    QCOMPARE(book.exchangeDate(euro), QDate(2026, 11, 18));
    QCOMPARE(book.exchangeDate(*Currency::fromCode(u"GBP")), QDate(2026, 1, 26));
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.currency = u"USD"_s;
    const Evaluation dollars = evaluate(plan, {catalog(), book, asOf});
    plan.currency = u"EUR"_s;
    const Evaluation euros = evaluate(plan, {catalog(), book, asOf});
    for (std::size_t i = 0; i < dollars.lines.size(); ++i)
        QVERIFY(std::abs(euros.lines[i].total.minor() * 2 - dollars.lines[i].total.minor()) <= 2 * plan.months);
    QCOMPARE(euros.provenance.exchange, u"0.5"_s);
    QCOMPARE(euros.provenance.exchangeDate, QDate(2026, 11, 18));
    QVERIFY(findingsOf(euros, u"price.currency"_s).empty());
    QVERIFY(std::ranges::any_of(euros.assumptions, [](const Assumption &each) {
        return each.text.contains(u"0.5 EUR on 2026-11-18") && each.source.title == u"treasury";
    }));
    // The built-in one is 298 days old.
    QCOMPARE(findingsOf(evaluate(plan, {catalog(), prices(), asOf}), u"price.currency"_s).size(), 1U);
}

void CurrencyFactorsTest::aNewerListOfPricesKeepsThem()
{
    const FactorList list = *factorsOf("currency,per_usd,date,source\nEUR,0.87,2026-11-18,treasury\n");
    PriceUpdate update;
    update.source = retailSource();
    update.date = asOf;
    update.prices = {{*catalog().findSize(u"Standard_D4s_v3"_s), *catalog().findRegion(u"westeurope"_s),
                      PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.3"), {}, {}}};
    const PriceSnapshot book = bookWith(factorChanges(list, prices(), false).taken);
    const PriceSnapshot newer = *PriceSnapshot::load(*updatedBook(book, catalog(), update), catalog());
    QCOMPARE(newer.factors(), list.factors);
    QVERIFY(newer.announced().empty());
    QVERIFY(newer.id().startsWith(u"retail-"));
}

void CurrencyFactorsTest::booksThatAnOlderProgramMisreadsSayThatTheyAreNewer()
{
    const auto versionOf = [](const PriceUpdate &update) {
        const QByteArray bytes = *updatedBook(prices(), catalog(), update);
        return PriceSnapshot::load(bytes, catalog()).ok() ? int(bytes[5]) : 0;
    };
    PriceUpdate update;
    update.source = PriceSnapshot::sheetSource();
    update.date = asOf;
    update.prices = {{*catalog().findSize(u"Standard_D4s_v3"_s), *catalog().findRegion(u"westeurope"_s),
                      PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.3"), {}, {}}};
    QCOMPARE(versionOf(update), 4); // as an older program knows it
    update.sheet = ExchangeRate(euro, 860'000'000);
    QCOMPARE(versionOf(update), 5);
    update.sheet = {};
    update.factors = {{ExchangeRate(euro, 870'000'000), asOf, u"treasury"_s}};
    QCOMPARE(versionOf(update), 5);
    QByteArray newer = *updatedBook(prices(), catalog(), update);
    newer[5] = 7;
    const Result<PriceSnapshot> refused = PriceSnapshot::load(newer, catalog());
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().code, ErrorCode::Newer);
    newer[5] = 3;
    QCOMPARE(PriceSnapshot::load(newer, catalog()).error().code, ErrorCode::Invalid);
}

void CurrencyFactorsTest::aFactorOfADayToComeIsNamed()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.currency = u"EUR"_s;
    const auto told = [&](const QString &day) {
        plan.currencyFactor = CurrencyFactor{u"0.87"_s, day, {}, {}};
        const std::vector<Finding> found = findingsOf(evaluated(plan), u"price.currency"_s);
        return found.empty() ? QString() : found[0].title + u' ' + found[0].detail;
    };
    QCOMPARE(told(u"2026-11-20"_s), QString());
    QVERIFY2(told(u"2026-11-21"_s).contains(u"a day to come"), qPrintable(told(u"2026-11-21"_s)));
    QVERIFY(told(u"2026-05-01"_s).contains(u"old"));
}

void CurrencyFactorsTest::whateverStandsThereIsTakenOrRefusedInASentence()
{
    const QByteArrayList files{"currency,per_usd,date,source\nEUR,0.86,2026-11-20,\"the, treasury\"\nJPY,155.3,2026-11-19,\n",
                               "Date, USD, JPY, GBP, \n20 November 2026, 1.16, 181.25, N/A, \n"};
    int taken = 0;
    int refused = 0;
    for (const QByteArray &file : files) {
        for (qsizetype at = 0; at < file.size(); ++at) {
            for (const QByteArray &other : QByteArrayList{"", "\"", ",", "\n", "0", "9", "-", "e", "\xff", QByteArray(1, '\0'), "1e300"}) {
                const QByteArray bytes = file.first(at) + other + file.sliced(at + 1);
                const Result<FactorList> list = factorsOf(bytes);
                if (!list) {
                    ++refused;
                    const QString &message = list.error().message;
                    QVERIFY2(message.endsWith(u'.') && (message.front().isUpper() || message.front() == u'"') && !message.contains(u'\n'), qPrintable(message));
                    continue;
                }
                ++taken;
                QVERIFY(!list->factors.empty());
                for (const DatedFactor &each : list->factors) {
                    QVERIFY(each.rate.raw() > 0 && each.rate.raw() <= 1'000'000'000'000'000 && each.day.isValid() && each.day <= asOf);
                    QVERIFY(each.rate.currency() != Currency());
                }
                // What is taken can be kept and read again.
                const FactorChanges changes = factorChanges(*list, prices(), true);
                QCOMPARE(changes.taken.size() + changes.older.size(), list->factors.size());
                if (taken % 50 == 0)
                    QCOMPARE(bookWith(changes.taken).factors().size(), changes.taken.size());
            }
        }
    }
    QVERIFY(taken > 100 && refused > 100);
}

SLIPWAY_TEST(CurrencyFactorsTest)
#include "tst_currencyfactors.moc"
