// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Newer prices on the command line.
class PricesCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(run({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, plan()}).exitCode, 0);
        QVERIFY(writePage(u"page.json"_s, {{u"2026-01-01"_s, u"5.00"_s}, {u"2027-02-01"_s, u"6.00"_s}}));
    }

    void anImportedBookIsUsedAndNamedUntilItIsReset()
    {
        const QJsonObject before = evaluated({});
        const Ended imported
            = run({u"prices"_s, u"import"_s, file(u"page.json"_s), u"--as-of"_s, day, u"--json"_s});
        QVERIFY2(imported.exitCode == 0, qPrintable(imported.messages));
        const QJsonObject report = QJsonDocument::fromJson(imported.results).object();
        const QJsonObject changed = report[u"changed"_s].toArray().at(0).toObject();
        QCOMPARE(report[u"changed"_s].toArray().size(), 1);
        QCOMPARE(changed[u"size"_s].toString(), size);
        QCOMPARE(changed[u"before"_s].toString(), u"4.775"_s);
        QCOMPARE(changed[u"after"_s].toString(), u"5.00"_s);
        QCOMPARE(changed[u"percent"_s].toDouble(), 4.71);
        QCOMPARE(report[u"announced"_s].toArray().at(0)[u"from"_s].toString(), u"2027-02-01"_s);

        const QJsonObject with = evaluated({});
        const QJsonObject provenance = with[u"provenance"_s].toObject();
        QCOMPARE(provenance[u"pricesId"_s].toString(), u"retail-2026-11-22"_s);
        QCOMPARE(provenance[u"pricesSha256"_s], report[u"book"_s][u"sha256"_s]);
        QVERIFY(totalOf(with) > totalOf(before));
        QCOMPARE(totalOf(evaluated({u"--prices"_s, u"builtin"_s})), totalOf(before));
        QCOMPARE(evaluated({u"--prices"_s, u"retail-2026-11-22"_s}), with);
        // Five digits of its hash, in capitals, name it as well: that of the built-in book begins otherwise.
        const QString digits = report[u"book"_s][u"sha256"_s].toString().left(5).toUpper();
        QCOMPARE(evaluated({u"--prices"_s, digits}), with);

        const QJsonArray books
            = QJsonDocument::fromJson(run({u"prices"_s, u"list"_s, u"--json"_s}).results).array();
        QCOMPARE(books.size(), 2);
        QVERIFY(!books.at(0)[u"current"_s].toBool());
        QVERIFY(books.at(1)[u"current"_s].toBool());
        QCOMPARE(run({u"prices"_s, u"reset"_s}).exitCode, 0);
        QCOMPARE(evaluated({}), before);
    }

    // A book that is damaged is still kept: it is listed with what is wrong and what to do.
    void aDamagedBookIsListed_data()
    {
        QTest::addColumn<bool>("isCurrent");
        QTest::addColumn<QString>("advice");
        QTest::newRow("in use") << true << u"prices reset"_s;
        QTest::newRow("kept for pinned plans") << false << u"can be removed"_s;
    }
    void aDamagedBookIsListed()
    {
        QFETCH(const bool, isCurrent);
        QFETCH(const QString, advice);
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const auto listed = [this] {
            return QJsonDocument::fromJson(run({u"prices"_s, u"list"_s, u"--json"_s}).results).array();
        };
        const QString book = listed().at(1)[u"path"_s].toString();
        if (!isCurrent)
            QCOMPARE(run({u"prices"_s, u"reset"_s}).exitCode, 0);
        QFile damaged(book);
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        QVERIFY(damaged.seek(damaged.size() / 2));
        QCOMPARE(damaged.write("damage"), 6);
        damaged.close();
        const QJsonArray books = listed();
        QCOMPARE(books.size(), 2);
        QCOMPARE(books.at(1)[u"path"_s].toString(), book);
        QCOMPARE(books.at(1)[u"current"_s].toBool(), isCurrent);
        QVERIFY2(books.at(1)[u"fault"_s].toString().contains(advice),
                 qPrintable(books.at(1)[u"fault"_s].toString()));
        const Ended text = run({u"prices"_s, u"list"_s});
        QVERIFY2(text.results.contains("(damaged)"), text.results.constData());
        QVERIFY2(text.messages.contains(advice), qPrintable(text.messages));
    }

    void anAnnouncedPriceHoldsFromItsDay()
    {
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const auto on = [this](const QString &asOf) { return totalOf(evaluated({}, asOf)); };
        QCOMPARE(on(u"2027-01-31"_s), on(day));
        QVERIFY(on(u"2027-02-01"_s) > on(day));
        const QJsonArray prices
            = QJsonDocument::fromJson(
                  run({u"prices"_s, u"check"_s, plan(), u"--as-of"_s, day, u"--json"_s}).results)
                  .object()[u"prices"_s]
                  .toArray();
        bool found = false;
        for (const QJsonValue &price : prices) {
            if (price[u"sku"_s].toString() != size)
                continue;
            found = true;
            QCOMPARE(price[u"announcedFrom"_s].toString(), u"2027-02-01"_s);
            QCOMPARE(price[u"announcedUsd"_s].toString(), u"6.00"_s);
            QCOMPARE(price[u"states"_s].toArray(), QJsonArray{u"announced"_s});
        }
        QVERIFY(found);
    }

    void whatIsGoneAndAnnouncedIsCompared()
    {
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const auto difference = [this](const QString &before, const QString &after) {
            return QJsonDocument::fromJson(run({u"prices"_s, u"diff"_s, before, after, u"--json"_s}).results).object();
        };
        const QJsonObject there = difference(u"builtin"_s, u"current"_s);
        QCOMPARE(there[u"announced"_s].toArray().size(), 1);
        QCOMPARE(there[u"announced"_s].toArray().at(0)[u"before"_s].toString(), u"5.00"_s);
        QCOMPARE(there[u"announced"_s].toArray().at(0)[u"after"_s].toString(), u"6.00"_s);
        const QJsonObject back = difference(u"current"_s, u"builtin"_s);
        const QJsonObject withdrawn = back[u"withdrawn"_s].toArray().at(0).toObject();
        QCOMPARE(withdrawn[u"before"_s].toString(), u"6.00"_s);
        QVERIFY(withdrawn[u"after"_s].isNull());
        QCOMPARE(withdrawn[u"from"_s].toString(), u"2027-02-01"_s);
        // All of it three times as dear: nothing is taken, and that is why.
        QVERIFY(writePage(u"dear.json"_s, {{u"2026-06-01"_s, u"50.00"_s}}));
        const Ended asJson = run(
            {u"prices"_s, u"import"_s, file(u"dear.json"_s), u"--as-of"_s, day, u"--dry-run"_s, u"--json"_s});
        const QJsonArray doubted = QJsonDocument::fromJson(asJson.results)[u"suspicious"_s].toArray();
        QVERIFY2(!doubted.isEmpty(), qPrintable(asJson.messages));
        QCOMPARE(doubted.at(0)[u"why"_s].toString(), u"threefold"_s);
        const Ended dear = import(u"dear.json"_s);
        QVERIFY2(dear.messages.contains(u"as the prices are suspicious"), qPrintable(dear.messages));
    }

    void whatIsRefusedLeavesTheBookAsItWas_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("cut") << QByteArray("{\"Items\": [{\"currencyCode\": \"USD\", \"retailPri")
                             << u"The page is cut off."_s;
        QTest::newRow("error") << QByteArray(
            "{\"Error\":{\"Code\":\"429\",\"Message\":\"Too many requests\"}}")
                               << u"The price service answered with an error (429: Too many requests)."_s;
        QTest::newRow("more follows")
            << QByteArray("{\"Items\": [], \"NextPageLink\": \"https://prices.azure.com:443/?$skip=1000\"}")
            << u"Pages are missing: after row 0 of a query comes row 1001. Add them, or take what is there with --partial."_s;
    }

    void whatIsRefusedLeavesTheBookAsItWas()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, sentence);
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const QHash<QString, QByteArray> before = kept();
        QCOMPARE(before.size(), 2);
        QVERIFY(write(u"bad.json"_s, bytes));
        // A good page beside it changes nothing: all or none.
        QVERIFY(writePage(u"good.json"_s, {{u"2026-02-01"_s, u"5.50"_s}}));
        const Ended refused = run({u"prices"_s, u"import"_s, file(u"good.json"_s), file(u"bad.json"_s)});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.messages.contains(sentence.chopped(1)) && refused.messages.count(u'\n') == 1,
                 qPrintable(refused.messages));
        QCOMPARE(kept(), before);
        const Ended dry = run({u"prices"_s, u"import"_s, file(u"good.json"_s), u"--dry-run"_s});
        QCOMPARE(dry.exitCode, 0);
        QCOMPARE(kept(), before);
    }

    // L96ias v3 has prices in other regions, 8.237 to 11.532 an hour, and none in West Europe: 9.00 there is new, and shown as such.
    void newPricesAreShownInText()
    {
        QVERIFY(write(
            u"new.json"_s,
            "{\"BillingCurrency\":\"USD\",\"Items\":[{\"currencyCode\":\"USD\",\"tierMinimumUnits\":0.0,"
            "\"retailPrice\":9.00,"
            "\"armRegionName\":\"westeurope\",\"effectiveStartDate\":\"2026-01-01T00:00:00Z\",\"meterName\":"
            "\"L96ias v3\","
            "\"productName\":\"Lasv3 Series Linux\",\"skuName\":\"L96ias v3\",\"serviceName\":\"Virtual "
            "Machines\","
            "\"unitOfMeasure\":\"1 Hour\",\"type\":\"Consumption\",\"armSkuName\":\"Standard_L96ias_v3\"}],"
            "\"NextPageLink\":null,\"Count\":1}"));
        const Ended ended
            = run({u"prices"_s, u"import"_s, file(u"new.json"_s), u"--as-of"_s, day, u"--dry-run"_s});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        const QString text = QString::fromUtf8(ended.results);
        QVERIFY2(text.contains(u"1 new, 0 changed"), qPrintable(text));
        const QStringList rows = text.section(u"\nNew\n"_s, 1).split(u'\n');
        QVERIFY2(std::any_of(rows.begin(), rows.end(),
                             [](const QString &row) {
                                 return row.contains(u"Standard_L96ias_v3") && row.contains(u"westeurope")
                                     && row.contains(u"9.00") && row.contains(u"new");
                             }),
                 qPrintable(text));
    }

    // Of the plan's machines everything has a date; what the plan states itself has none, and is listed all the same.
    void whatThePlanStatesIsListed()
    {
        QFile read(plan());
        QVERIFY(read.open(QIODevice::ReadOnly));
        QJsonObject json = QJsonDocument::fromJson(read.readAll()).object();
        read.close();
        const QString compute = json[u"computes"_s][0][u"id"_s].toString();
        QCOMPARE(run({u"set"_s, plan(), u"/computes/%1/target=\"databricks\""_s.arg(compute),
                      u"/computes/%1/ownerPrice=\"1.25\""_s.arg(compute)})
                     .exitCode,
                 0);
        const Ended checked = run({u"prices"_s, u"check"_s, plan(), u"--as-of"_s, day, u"--json"_s});
        QVERIFY2(checked.exitCode == 0, qPrintable(checked.messages));
        bool found = false;
        for (const QJsonValue &price :
             QJsonDocument::fromJson(checked.results).object()[u"prices"_s].toArray()) {
            if (price[u"states"_s].toArray() != QJsonArray{u"stated"_s})
                continue;
            found = true;
            QCOMPARE(price[u"usd"_s].toString(), u"1.25"_s);
            QVERIFY(price[u"date"_s].isNull() && price[u"days"_s].isNull());
        }
        QVERIFY2(found, checked.results.constData());
        const QJsonArray unasked
            = QJsonDocument::fromJson(
                  run({u"prices"_s, u"demand"_s, plan(), u"--as-of"_s, day, u"--json"_s}).results)
                  .object()[u"unasked"_s]
                  .toArray();
        QVERIFY(std::any_of(unasked.begin(), unasked.end(), [](const QJsonValue &each) {
            return each[u"why"_s].toString() == u"The plan states this price itself.";
        }));
    }

    // A price dated ahead would be kept against all that is read until then.
    void aDayToComeIsRefused()
    {
        QVERIFY(write(u"factors.csv"_s, "currency,per_usd,date\nEUR,0.87,2026-11-20\n"));
        QVERIFY(write(
            u"usage.json"_s,
            R"([{"id": "/locations/westeurope/usages/a", "name": {"value": "standardDSv3Family"}, "limit": 4}])"));
        QVERIFY(write(u"sheet.csv"_s,
                      "MeterCategory,MeterSubCategory,MeterName,MeterRegion,UnitOfMeasure,UnitPrice,"
                      "PriceType,CurrencyCode\n"));
        const QHash<QString, QByteArray> before = kept();
        for (const QStringList &command :
             {QStringList{u"prices"_s, u"import"_s, file(u"page.json"_s)},
              QStringList{u"prices"_s, u"sheet"_s, file(u"sheet.csv"_s)},
              QStringList{u"prices"_s, u"factors"_s, file(u"factors.csv"_s)},
              QStringList{u"import"_s, file(u"usage.json"_s), u"--plan"_s, plan()}}) {
            const Ended ended = run(command + QStringList{u"--as-of"_s, u"2199-01-01"_s});
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(ended.messages.contains(u"--as-of is \"2199-01-01\", a day to come"),
                     qPrintable(ended.messages));
        }
        QCOMPARE(kept(), before);
    }

    void aSheetIsReportedAsItIs()
    {
        const QByteArray heading("MeterCategory,MeterSubCategory,MeterName,MeterRegion,UnitOfMeasure,UnitPrice,PriceType,"
                                 "CurrencyCode,EffectiveStartDate,EffectiveEndDate\n");
        const auto sheet = [&](const QByteArray &rows, const QStringList &more = {}) {
            return write(u"sheet.csv"_s, heading + rows)
                ? run(QStringList{u"prices"_s, u"sheet"_s, file(u"sheet.csv"_s), u"--as-of"_s, day, u"--dry-run"_s} + more)
                : Ended();
        };
        const auto row = [](const char *type, const char *from, const char *until) -> QByteArray {
            return QByteArray("Virtual Machines,Dsv3 Series,D4s v3,EU West,1 Hour,0.5,") + type + ",USD," + from + ','
                + until + '\n';
        };
        const auto said = [](const Ended &ended) -> QString {
            return QString::fromUtf8(ended.results) + ended.messages;
        };
        const Ended empty = sheet({});
        QVERIFY2(empty.exitCode == 0, qPrintable(empty.messages));
        QVERIFY2(!said(empty).contains(u"--per-usd"), qPrintable(said(empty)));

        const Ended one = sheet(row("Consumption", "2026-01-01", "") + row("SavingsPlan", "2026-01-01", ""));
        QVERIFY2(one.exitCode == 0, qPrintable(one.messages));
        QVERIFY2(said(one).contains(u"Read              1 row\n"), qPrintable(said(one)));
        QVERIFY2(said(one).contains(u"1 row of savings plans was left out: it names no size."), qPrintable(said(one)));

        const Ended out = sheet(row("Consumption", "2026-13-45", "") + row("Consumption", "2026-01-01", "2026-01-31"));
        QVERIFY2(out.exitCode == 0, qPrintable(out.messages));
        QVERIFY2(said(out).contains(u"1: rows that begin or end on a day that there is not"), qPrintable(said(out)));
        QVERIFY2(said(out).contains(u"1: prices that have ended"), qPrintable(said(out)));

        const Ended refused = sheet(row("Consumption", "2026-01-01", ""), {u"--per-usd"_s, u"nan"_s});
        QVERIFY(refused.exitCode != 0);
        QVERIFY2(refused.messages.contains(u"--per-usd"), qPrintable(refused.messages));
    }

    void factorsAreBroughtFromAFile()
    {
        QVERIFY(write(u"factors.csv"_s, "currency,per_usd,date,source\nEUR,0.87,2026-11-20,treasury\nGBP,7.5,2026-11-20,treasury\n"
                                        "JPY,156,2027-01-01,treasury\n"));
        const auto factors = [this](const QStringList &more) {
            return run(QStringList{u"prices"_s, u"factors"_s, file(u"factors.csv"_s), u"--as-of"_s, day} + more);
        };
        const Ended dry = factors({u"--dry-run"_s});
        QVERIFY2(dry.exitCode == 0 && dry.results.contains("0.87") && dry.results.contains("suspicious"), qPrintable(dry.messages));
        QVERIFY(kept().isEmpty());
        const Ended done = factors({u"--json"_s});
        QVERIFY2(done.exitCode == 0, qPrintable(done.messages));
        const QJsonObject told = QJsonDocument::fromJson(done.results).object();
        QCOMPARE(told[u"taken"_s].toArray().size(), 1);
        QCOMPARE(told[u"taken"_s].toArray().at(0)[u"perUsd"_s].toString(), u"0.87"_s);
        QCOMPARE(told[u"suspicious"_s].toArray().at(0)[u"currency"_s].toString(), u"GBP"_s);
        QCOMPARE(told[u"suspicious"_s].toArray().at(0)[u"why"_s].toString(), u"threefold"_s);
        QCOMPARE(told[u"ahead"_s].toInt(), 1);
        // The book with it is current, and the next import of prices keeps it.
        const auto factor = [this] {
            return QJsonDocument::fromJson(run({u"prices"_s, u"info"_s, u"--json"_s}).results).object()[u"factors"_s].toArray();
        };
        QCOMPARE(factor().size(), 1);
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        QCOMPARE(factor().at(0)[u"source"_s].toString(), u"treasury"_s);
        QVERIFY(factors({}).messages.contains(u"as the factors are suspicious"));
        const auto moved = [this](const QString &before) {
            const Ended diff = run({u"prices"_s, u"diff"_s, before, u"current"_s, u"--json"_s});
            return QJsonDocument::fromJson(diff.results).object()[u"factors"_s].toArray();
        };
        QCOMPARE(moved(u"builtin"_s).size(), 1);
        QCOMPARE(moved(u"builtin"_s).at(0)[u"currency"_s].toString(), u"EUR"_s);
        QCOMPARE(moved(u"builtin"_s).at(0)[u"after"_s].toString(), u"0.87"_s);
        QCOMPARE(moved(u"builtin"_s).at(0)[u"afterDate"_s].toString(), u"2026-11-20"_s);
        QVERIFY(moved(u"current"_s).isEmpty());
        // 1 / 0.87 = 1.149: dollars for a euro.
        QVERIFY(write(u"factors.csv"_s, "currency,per_usd,date\nEUR,1.17,2026-11-20\n"));
        const Ended inverted = factors({});
        QVERIFY2(inverted.results.contains("EUR 1.17 looks like US dollars for one EUR"),
                 inverted.results.constData());
        QCOMPARE(factor().size(), 1);
        QVERIFY(write(u"factors.csv"_s, "currency,per_usd,date\nEUR,0,2026-11-20\n"));
        const Ended refused = factors({});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.messages.contains(u"factors.csv") && refused.messages.contains(u"line 2"), qPrintable(refused.messages));
        QCOMPARE(factor().size(), 1);
        QCOMPARE(run({u"prices"_s, u"reset"_s}).exitCode, 0);
        QCOMPARE(factor().size(), 0);
    }

    void aBookThatIsAskedForIsTakenThoughThePlanIsPinned()
    {
        const double builtIn = totalOf(evaluated({}));
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const double imported = totalOf(evaluated({}));
        QVERIFY(imported > builtIn);
        QCOMPARE(run({u"prices"_s, u"use"_s, u"current"_s, u"--plan"_s, plan()}).exitCode, 0);
        const Ended asked = run({u"evaluate"_s, plan(), u"--prices"_s, u"builtin"_s, u"--as-of"_s, day, u"--json"_s});
        QVERIFY2(asked.exitCode == 0, qPrintable(asked.messages));
        QVERIFY2(asked.messages.contains(u"The plan is pinned to the price book retail-2026-11-22; these are the prices of builtin"),
                 qPrintable(asked.messages));
        QCOMPARE(totalOf(QJsonDocument::fromJson(asked.results).object()), builtIn);
        QCOMPARE(totalOf(evaluated({})), imported);
    }

    void aPinnedPlanAsksForItsBook()
    {
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const QString hash = evaluated({})[u"provenance"_s][u"pricesSha256"_s].toString();
        QFile read(plan());
        QVERIFY(read.open(QIODevice::ReadOnly));
        QByteArray text = read.readAll();
        read.close();
        text.insert(text.lastIndexOf('}'),
                    ",\n  \"prices\": {\"id\": \"retail-2026-11-22\", \"sha256\": \"" + hash.toLatin1()
                        + "\"}\n");
        QVERIFY(write(u"plan.slipway"_s, text));
        const QString total = totalText(evaluated({}));
        QVERIFY(!total.isEmpty());
        QVERIFY(writePage(u"later.json"_s, {{u"2026-02-01"_s, u"5.50"_s}}));
        QCOMPARE(
            run({u"prices"_s, u"import"_s, file(u"later.json"_s), u"--as-of"_s, u"2026-11-23"_s}).exitCode,
            0);
        // Others follow, this one does not.
        QCOMPARE(totalText(evaluated({})), total);
        const Ended repriced = run(
            {u"prices"_s, u"reprice"_s, plan(), u"--book"_s, u"current"_s, u"--as-of"_s, day, u"--json"_s});
        QVERIFY2(repriced.exitCode == 0, qPrintable(repriced.messages));
        const QJsonObject diff = QJsonDocument::fromJson(repriced.results).object();
        const QJsonObject causes = diff[u"causes"_s].toObject();
        QVERIFY(!causes.isEmpty());
        for (const QString &cause : causes.keys()) {
            const bool moved = causes[cause].toString().toDouble() != 0
                || causes[cause].toObject()[u"amount"_s].toString().toDouble() != 0;
            QCOMPARE(moved, cause == u"price");
        }
        QVERIFY(QFile::remove(booksFolder() + u'/' + hash + u".book"_s));
        const Ended without = run({u"evaluate"_s, plan(), u"--as-of"_s, day});
        QCOMPARE(without.exitCode, 3);
        QVERIFY2(without.messages.contains(u"pinned to the price book retail-2026-11-22"),
                 qPrintable(without.messages));
    }

    /// A year that began in June is paid for at the price of the first book, whether the plan tells it as a commitment or as the price of its compute:
    /// none of a dearer list is a cause of anything there. What is yet to be bought costs what the new list says.
    void whatWasBoughtIsNotRepricedHoweverItIsTyped()
    {
        QFile read(plan());
        QVERIFY(read.open(QIODevice::ReadOnly));
        QJsonObject root = QJsonDocument::fromJson(read.readAll()).object();
        read.close();
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        const auto repriced = [&](const QString &name, const QString &start, bool isCommitment) {
            QJsonObject changed = root;
            changed[u"start"_s] = start;
            QJsonArray computes = changed[u"computes"_s].toArray();
            QString of;
            int most = 0;
            for (qsizetype i = 0; i < computes.size(); ++i) {
                QJsonObject compute = computes[i].toObject();
                if (compute[u"size"_s] != size)
                    continue;
                of = compute[u"id"_s].toString();
                compute[u"target"_s] = u"remote_vm"_s;
                compute[u"instances"_s] = most = 2;
                if (!isCommitment)
                    compute[u"priceType"_s] = u"res1y"_s;
                computes[i] = compute;
                QJsonObject training{{u"compute"_s, of}, {u"runsPerMonth"_s, 2}};
                changed[u"workloads"_s] = QJsonArray{
                    QJsonObject{{u"id"_s, u"w"_s}, {u"kind"_s, u"training"_s}, {u"training"_s, training}}};
                changed[u"computes"_s] = QJsonArray{compute};
                break;
            }
            if (isCommitment)
                changed[u"commitments"_s] = QJsonArray{QJsonObject{
                    {u"size"_s, size}, {u"type"_s, u"res1y"_s}, {u"units"_s, most}, {u"start"_s, start}}};
            if (!write(name, QJsonDocument(changed).toJson()))
                return QJsonObject();
            const Ended ended = run({u"prices"_s, u"reprice"_s, file(name), u"--from"_s, u"builtin"_s,
                                     u"--book"_s, u"current"_s, u"--as-of"_s, day, u"--json"_s});
            return QJsonDocument::fromJson(ended.results).object();
        };
        const auto moved = [](const QJsonObject &diff) {
            return diff[u"causes"_s].toObject()[u"price"_s].toString().toDouble();
        };
        const QJsonObject priced = repriced(u"priced.slipway"_s, u"2026-06"_s, false);
        const QJsonObject committed = repriced(u"committed.slipway"_s, u"2026-06"_s, true);
        QVERIFY(!priced[u"causes"_s].toObject().isEmpty());
        QCOMPARE(priced[u"causes"_s], committed[u"causes"_s]);
        QCOMPARE(priced[u"total"_s], committed[u"total"_s]);
        QCOMPARE(moved(priced), 0.0);
        QVERIFY(moved(repriced(u"later.slipway"_s, u"2027-01"_s, false)) > 0);
    }

    void aDemandNamesEveryQuery()
    {
        const QJsonArray queries
            = QJsonDocument::fromJson(
                  run({u"prices"_s, u"demand"_s, plan(), u"--as-of"_s, day, u"--json"_s}).results)
                  .object()[u"queries"_s]
                  .toArray();
        QStringList filters;
        for (const QJsonValue &query : queries) {
            filters << query[u"filter"_s].toString();
            QVERIFY(query[u"url"_s].toString().startsWith(
                u"https://prices.azure.com/api/retail/prices?api-version="));
        }
        QVERIFY2(
            filters.contains(
                u"serviceName eq 'Virtual Machines' and armRegionName eq 'westeurope' and (armSkuName eq "
                "'Standard_NC24ads_A100_v4' or armSkuName eq 'Standard_NC4as_T4_v3')"_s),
            qPrintable(filters.join(u'\n')));
    }

    /// Whenever a program is killed there is a whole book, the old one or the new.
    void aKilledImportLeavesAWholeBook()
    {
        QCOMPARE(import(u"page.json"_s).exitCode, 0);
        int killed = 0;
        for (int round = 0; round < 12; ++round) {
            QVERIFY(writePage(u"next.json"_s, {{u"2026-02-01"_s, u"5.%1"_s.arg(10 + round)}}));
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"XDG_DATA_HOME"_s, m_folder->path());
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(SLIPWAY_PROGRAM),
                          {u"prices"_s, u"import"_s, file(u"next.json"_s), u"--as-of"_s, day});
            QVERIFY(process.waitForStarted());
            if (!process.waitForFinished(40 + 25 * round)) {
                process.kill();
                ++killed;
                QVERIFY(process.waitForFinished());
            }
            const Ended info = run({u"prices"_s, u"info"_s, u"--json"_s});
            QVERIFY2(info.exitCode == 0, qPrintable(info.messages));
            QVERIFY(
                QJsonDocument::fromJson(info.results).object()[u"id"_s].toString().startsWith(u"retail-"));
            for (const QByteArray &bytes : kept())
                QVERIFY(bytes.startsWith("SLPK") || bytes.startsWith("{"));
        }
        QVERIFY(killed > 0);
        QCOMPARE(import(u"page.json"_s).exitCode, 0); // and the next one works
    }

private:
    static inline const QString day = u"2026-11-22"_s;
    static inline const QString size = u"Standard_NC24ads_A100_v4"_s;

    [[nodiscard]] QString file(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString plan() const { return file(u"plan.slipway"_s); }
    [[nodiscard]] QString booksFolder() const { return file(u"slipwayplanner/Slipway/prices"_s); }
    [[nodiscard]] Ended run(const QStringList &arguments) const
    {
        return runSlipway(arguments, {{u"XDG_DATA_HOME"_s, m_folder->path()}});
    }
    [[nodiscard]] Ended import(const QString &page) const
    {
        return run({u"prices"_s, u"import"_s, file(page), u"--as-of"_s, day});
    }
    [[nodiscard]] bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile out(file(name));
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    }
    /// Rows of the size of the plan: the day they begin on, and the price.
    [[nodiscard]] bool writePage(const QString &name, const QList<std::pair<QString, QString>> &rows) const
    {
        QByteArray text;
        for (const auto &[from, price] : rows) {
            text += (text.isEmpty() ? "" : ",")
                + QByteArray("{\"currencyCode\":\"USD\",\"tierMinimumUnits\":0.0,\"retailPrice\":")
                + price.toLatin1() + ",\"armRegionName\":\"westeurope\",\"effectiveStartDate\":\""
                + from.toLatin1()
                + "T00:00:00Z\",\"meterName\":\"NC24ads A100 v4\",\"productName\":\"NCads A100 v4 Series "
                  "Linux\","
                  "\"skuName\":\"NC24ads A100 v4\",\"serviceName\":\"Virtual "
                  "Machines\",\"unitOfMeasure\":\"1 Hour\","
                  "\"type\":\"Consumption\",\"armSkuName\":\"Standard_NC24ads_A100_v4\"}";
        }
        return write(name,
                     "{\"BillingCurrency\":\"USD\",\"Items\":[" + text
                         + "],\"NextPageLink\":null,\"Count\":" + QByteArray::number(rows.size()) + "}");
    }
    [[nodiscard]] QJsonObject evaluated(const QStringList &more, const QString &asOf = day) const
    {
        const Ended ended = run(QStringList{u"evaluate"_s, plan(), u"--json"_s, u"--as-of"_s, asOf} + more);
        return QJsonDocument::fromJson(ended.results).object();
    }
    static QString totalText(const QJsonObject &report)
    {
        return report[u"evaluation"_s][u"total"_s].toString();
    }
    static double totalOf(const QJsonObject &report) { return totalText(report).toDouble(); }
    /// Every file of the books, by name.
    [[nodiscard]] QHash<QString, QByteArray> kept() const
    {
        QHash<QString, QByteArray> files;
        for (QDirIterator each(booksFolder(), {u"*.book"_s, u"*.json"_s}, QDir::Files); each.hasNext();) {
            QFile in(each.next());
            if (in.open(QIODevice::ReadOnly))
                files.insert(each.fileName(), in.readAll());
        }
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(PricesCommandTest)

#include "tst_prices.moc"
