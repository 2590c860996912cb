// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include "model/cost/knownprice.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planjson.h"
#include "model/pricebook/planprices.h"
#include "resources/templates.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The script that asks for the prices of a plan: names in the plan are no part of its commands.
class PriceDemandTest final : public QObject
{
    Q_OBJECT

    static std::vector<PlanPrice> isolatedPrices(const PriceSnapshot &prices)
    {
        const Plan plan = readPlan(embeddedTemplate(u"regulated-isolated.slipway"_s))->plan;
        return planPrices(evaluate(plan, {builtIn().catalog, prices, retailDay}), builtIn().catalog, prices,
                          retailDay);
    }

    /// A D4s v5 in West Europe that always runs, from January 2027 on.
    static Plan oneMachine(int months)
    {
        Plan plan;
        plan.region = u"westeurope"_s;
        plan.start = YearMonth(2027, 1);
        plan.months = months;
        Compute machine;
        machine.id = u"m"_s;
        machine.target = u"remote_vm"_s;
        machine.size = u"Standard_D4s_v5"_s;
        machine.publicIp = false;
        plan.computes = {machine};
        Workload work;
        work.id = u"w"_s;
        TrainingJob job;
        job.compute = machine.id;
        job.work.measuredHours = 1;
        work.detail = job;
        plan.workloads = {work};
        return plan;
    }

private Q_SLOTS:
    void namesOfAPlanRunNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("command") << u"x; touch made"_s;
        QTest::newRow("substitution") << u"$(touch made) `touch made`"_s;
        QTest::newRow("quotes") << u"\"; touch made; '; touch made; \\"_s;
        QTest::newRow("next line") << u"x\ntouch made\n"_s;
        QTest::newRow("redirection") << u"x > made < made | tee made & touch made"_s;
        QTest::newRow("another folder") << u"../../made"_s;
    }
    void namesOfAPlanRunNothing()
    {
        QFETCH(QString, name);
        std::vector<PlanPrice> prices(4);
        prices[3].lines = {name};
        prices[3].whyNotAsked = name;
        prices[0].sku = u"Standard_D2s_v3"_s;
        prices[0].region = name;
        prices[0].paidAs = PriceType::PayAsYouGo;
        prices[1] = prices[0];
        prices[1].region = u"westeurope"_s;
        prices[1].sku = name;
        prices[2].sku = name;
        const PriceDemand demand = priceDemand(prices, retailMeters(), retailService());
        QCOMPARE(demand.queries.size(), std::size_t(2));
        QCOMPARE(demand.unasked.size(), std::size_t(2));
        const QString script = demandText(demand);

        const QTemporaryDir folder;
        const QString asked = folder.filePath(u"asked"_s);
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        // In place of the real one: keeps what it was called with.
        shell.start(u"sh"_s, {u"-c"_s, u"curl() { printf '%s\\n' \"$#\" \"$5\" >> asked; }\n"_s + script});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"asked"_s});
        QFile file(asked);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        static const QRegularExpression plain(u"^[A-Za-z0-9.-]+\\.json$"_s);
        for (qsizetype i = 0; i < lines.size(); i += 2) {
            QCOMPARE(lines[i], u"6"_s);
            QVERIFY2(plain.match(lines[i + 1]).hasMatch(), qPrintable(lines[i + 1]));
        }
    }

    // Each line has a question, or a sentence why none is needed: an attached compute with its owner's price, one without, keys of the
    // customer's own, and work whose compute is not chosen, beside what the templates bill.
    void everyLineIsAskedForOrSaysWhyNot_data()
    {
        QTest::addColumn<QString>("id");
        const QJsonObject list = QJsonDocument::fromJson(embeddedTemplate(u"templates.json"_s)).object();
        for (const QJsonValue &each : list.value(u"templates"_s).toArray())
            QTest::newRow(qPrintable(each[u"id"_s].toString())) << each[u"id"_s].toString();
    }
    void everyLineIsAskedForOrSaysWhyNot()
    {
        QFETCH(const QString, id);
        Plan plan = readPlan(embeddedTemplate(id + u".slipway"_s))->plan;
        plan.isolation.customerManagedKeys = true;
        const auto attach = [&plan](const QString &name, const std::optional<QString> &price) {
            for (Workload &workload : plan.workloads) {
                for (const QString &used : workload.computeIds()) {
                    Compute compute;
                    compute.id = name + used;
                    compute.target = u"databricks"_s;
                    compute.ownerPrice = price;
                    plan.computes.push_back(compute);
                }
            }
        };
        attach(u"rack-"_s, u"1.25"_s);
        attach(u"unpriced-"_s, std::nullopt);
        std::vector<Workload> more;
        for (const QString &prefix : {u"rack-"_s, u"unpriced-"_s, u"none-"_s}) {
            for (Workload each : plan.workloads) {
                if (auto *job = std::get_if<TrainingJob>(&each.detail)) {
                    job->compute = prefix + job->compute;
                    each.id = prefix + each.id;
                    more.push_back(each);
                }
            }
        }
        plan.workloads.insert(plan.workloads.end(), more.begin(), more.end());
        const auto &[catalog, prices] = builtIn();
        const Evaluation evaluation = evaluate(plan, {catalog, prices, retailDay});
        const PriceDemand demand = priceDemand(planPrices(evaluation, catalog, prices, retailDay),
                                               retailMeters(), retailService());
        QStringList told;
        for (const PriceQuery &query : demand.queries)
            told += query.lines;
        for (const UnaskedPrice &each : demand.unasked) {
            QVERIFY(each.why.endsWith(u'.') && !each.lines.isEmpty());
            told += each.lines;
        }
        for (const CostLine &line : evaluation.lines)
            QVERIFY2(told.contains(line.name), qPrintable(line.name));
        const QString script = demandText(demand);
        QVERIFY2(script.contains(u"Services that keep data under own keys. Its services are "
                                 u"billed in your subscription"),
                 qPrintable(script));
        if (!more.empty()) {
            QVERIFY2(script.contains(u". The plan states this price itself."), qPrintable(script));
            QVERIFY2(script.contains(
                         u"Attached compute is billed at its owner's price, which this plan does not state."),
                     qPrintable(script));
        }
    }

    // resources/prices/meters.csv has Log Analytics of West Europe worked out of 59.80 USD for 20 GB: that is no published price. What the
    // plan states itself has no date, and is neither fresh nor stale.
    void whatIsWorkedOutIsNotFine()
    {
        Plan plan = readPlan(embeddedTemplate(u"regulated-isolated.slipway"_s))->plan;
        plan.region = u"westeurope"_s;
        const auto &[catalog, prices] = builtIn();
        const auto priceOf = [&](const QString &sku) {
            for (const PlanPrice &each :
                 planPrices(evaluate(plan, {catalog, prices, retailDay}), catalog, prices, retailDay)) {
                if (each.sku == sku)
                    return each;
            }
            return PlanPrice();
        };
        const PlanPrice logs = priceOf(u"log_analytics.gb"_s);
        QVERIFY(logs.rate.has_value() && logs.priceRegion == u"westeurope");
        // A monthly figure by its gigabytes is the price itself: everywhere else its line is no estimate either.
        QVERIFY(logs.workedOut && !logs.estimated && !logs.isFresh());
        QCOMPARE(prices.meter(u"log_analytics.gb"_s, u"westeurope"_s)->note.left(7), u"derived"_s);
        for (const PlanPrice &each :
             planPrices(evaluate(plan, {catalog, prices, retailDay}), catalog, prices, retailDay)) {
            if (each.isFresh() && !each.paidAs)
                QVERIFY2(prices.meter(each.sku, each.region)->note.startsWith(u"published")
                             || prices.meter(each.sku, each.region)->note.startsWith(u"second-hand"),
                         qPrintable(each.sku));
        }
    }

    /// A machine that always runs in 2027, at 0.23 an hour that the list ends on 2027-03-31: 12 x 730 x 0.23 = 2,014.80, of which nine months are uncertain.
    /// A year that is bought in January is paid for at January's price; one of July is not known. A plan that ends in March asks nothing.
    void whatIsKnownForPartOfThePlanIsToldAsThat()
    {
        const Imported done = importPages({pageOf({u"\"effectiveEndDate\": \"2027-03-31T23:59:59Z\""_s})});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        const Catalog &catalog = builtIn().catalog;
        const auto evaluated = [&](YearMonth start, int months, PriceType type) {
            Plan plan;
            plan.region = u"westeurope"_s;
            plan.start = start;
            plan.months = months;
            Compute machine;
            machine.id = u"m"_s;
            machine.target = u"remote_vm"_s;
            machine.size = u"Standard_D4s_v5"_s;
            machine.publicIp = false;
            machine.priceType = type;
            plan.computes = {machine};
            Workload work;
            work.id = u"w"_s;
            TrainingJob job;
            job.compute = machine.id;
            job.work.measuredHours = 1;
            work.detail = job;
            plan.workloads = {work};
            return evaluate(plan, {catalog, *done.book, retailDay});
        };
        const auto machines = [](const Evaluation &evaluation) {
            return *std::ranges::find(evaluation.lines, u"compute/m/machines"_s, &CostLine::id);
        };
        const auto findings = [](const Evaluation &evaluation) {
            return std::ranges::count(evaluation.findings, u"price.ends"_s, &Finding::rule);
        };
        const Evaluation year = evaluated(YearMonth(2027, 1), 12, PriceType::PayAsYouGo);
        const CostLine line = machines(year);
        QCOMPARE(line.total.toDecimal(), u"2014.80"_s);
        QCOMPARE(line.knownUntil, QDate(2027, 3, 31));
        QVERIFY2(line.note.contains(u"the price is known until 2027-03-31"_s), qPrintable(line.note));
        QCOMPARE(findings(year), 1);
        const std::vector<PlanPrice> prices = planPrices(year, catalog, *done.book, retailDay);
        const auto price = std::ranges::find(prices, u"Standard_D4s_v5"_s, &PlanPrice::sku);
        QCOMPARE(price->knownUntil, QDate(2027, 3, 31));
        // As the table says: 0 days old and of its own region. That it ends is told beside, and makes it no older.
        QCOMPARE(price->days, 0);
        QVERIFY(price->isFresh());
        const Evaluation short1 = evaluated(YearMonth(2027, 1), 3, PriceType::PayAsYouGo);
        QVERIFY(!machines(short1).knownUntil.isValid());
        QCOMPARE(findings(short1), 0);
        QVERIFY(
            !machines(evaluated(YearMonth(2027, 1), 12, PriceType::Reservation1Year)).knownUntil.isValid());
        QVERIFY(machines(evaluated(YearMonth(2027, 7), 6, PriceType::Reservation1Year)).knownUntil.isValid());
        // The second year is bought in January 2028.
        QVERIFY(
            machines(evaluated(YearMonth(2027, 1), 13, PriceType::Reservation1Year)).knownUntil.isValid());
    }

    /// D4s v5 at 0.25 today and 0.10 from 2027-01-15 on, which the plan pays from its first month on; a year of it at 1,314.00 today and 1,752.00 from
    /// March on, which is bought in June: by 8,760 hours 0.15 and 0.20. Today's price stands there, with what is announced beside it.
    void whatIsAnnouncedIsNotToldAsTodaysPrice()
    {
        const Catalog &catalog = builtIn().catalog;
        const QString year
            = u"\"type\": \"Reservation\", \"reservationTerm\": \"1 Year\", \"retailPrice\": "_s;
        const Imported done = importPages(
            {pageOf({u"\"retailPrice\": 0.25"_s,
                     u"\"retailPrice\": 0.10, \"effectiveStartDate\": \"2027-01-15T00:00:00Z\""_s,
                     year + u"1314"_s, year + u"1752, \"effectiveStartDate\": \"2027-03-01T00:00:00Z\""_s})});
        QVERIFY2(done.ok(), qPrintable(done.error.message));
        Plan plan = oneMachine(24);
        const Compute &machine = plan.computes[0];
        Commitment reserved;
        reserved.size = machine.size;
        reserved.region = plan.region;
        reserved.start = YearMonth(2027, 6);
        plan.commitments = {reserved};
        const Evaluation evaluation = evaluate(plan, {catalog, *done.book, retailDay});
        QStringList told;
        for (const PlanPrice &each : planPrices(evaluation, catalog, *done.book, retailDay)) {
            if (each.sku != machine.size)
                continue;
            QString words = priceTypeId(*each.paidAs) + u' ' + each.rate->toDecimal() + u" of "_s
                + each.origin.date.toString(Qt::ISODate);
            for (const LaterPrice &later : each.announced)
                words += u", "_s + later.hourly.toDecimal() + u" from "_s + later.from.toString(Qt::ISODate);
            told << words;
        }
        told.sort();
        QCOMPARE(told,
                 (QStringList{u"payg 0.25 of 2026-11-22, 0.10 from 2027-01-15"_s,
                              u"res1y 0.15 of 2026-11-22, 0.20 from 2027-03-01"_s}));
    }

    /// A machine that always runs in 2027. The pages have 0.20 until the end of April alone, and the book 0.25, or 0.23 that is built in, behind it:
    /// 4 x 730 x 0.20 + 8 x 730 x 0.25 = 584.00 + 1,460.00 = 2,044.00, or 584.00 + 8 x 730 x 0.23 = 584.00 + 1,343.20 = 1,927.20.
    void aPromotionAloneLeavesTheBookBehindIt()
    {
        const Catalog &catalog = builtIn().catalog;
        const Plan plan = oneMachine(12);
        const QString promotion
            = u"\"retailPrice\": 0.20, \"effectiveStartDate\": \"2026-11-01T00:00:00Z\", \"effectiveEndDate\": \"2027-04-30T00:00:00Z\""_s;
        const Imported base = importPages({pageOf({u"\"retailPrice\": 0.25"_s})});
        const auto costs = [&](const PriceSnapshot &over) -> QString {
            const Imported done = importPages({pageOf({promotion})}, {}, over);
            const Evaluation evaluation = evaluate(plan, {catalog, *done.book, retailDay});
            const CostLine line
                = *std::ranges::find(evaluation.lines, u"compute/m/machines"_s, &CostLine::id);
            const QString until = line.knownUntil.toString(Qt::ISODate);
            return until.isEmpty() ? line.total.toDecimal() : line.total.toDecimal() + u" until "_s + until;
        };
        QCOMPARE(costs(*base.book), u"2044.00"_s);
        QCOMPARE(costs(builtIn().prices), u"1927.20"_s);
    }

    /// A machine that always runs in 2027. 0.20 until the end of April and 0.25 from then on, which has no end and holds again:
    /// 4 x 730 x 0.20 + 8 x 730 x 0.25 = 584.00 + 1,460.00 = 2,044.00, and nothing is uncertain. 0.20 until the end of March and 0.25 from July on:
    /// 6 x 730 x 0.20 + 6 x 730 x 0.25 = 876.00 + 1,095.00 = 1,971.00, of which the three months between are uncertain.
    void aPriceForSomeTimeHasOneBehindIt()
    {
        const Catalog &catalog = builtIn().catalog;
        Plan plan = oneMachine(12);
        const auto evaluatedWith = [&](const QStringList &rows) {
            const Imported done = importPages({pageOf(rows)});
            return evaluate(plan, {catalog, *done.book, retailDay});
        };
        const auto machines = [](const Evaluation &evaluation) {
            return *std::ranges::find(evaluation.lines, u"compute/m/machines"_s, &CostLine::id);
        };
        const Evaluation promoted = evaluatedWith(
            {u"\"retailPrice\": 0.25"_s,
             u"\"retailPrice\": 0.20, \"effectiveStartDate\": \"2026-11-01T00:00:00Z\", \"effectiveEndDate\": \"2027-04-30T23:59:59Z\""_s});
        QCOMPARE(machines(promoted).total.toDecimal(), u"2044.00"_s);
        QVERIFY(!machines(promoted).knownUntil.isValid());
        QCOMPARE(std::ranges::count(promoted.findings, u"price.ends"_s, &Finding::rule), 0);

        const Imported done = importPages(
            {pageOf({u"\"retailPrice\": 0.20, \"effectiveEndDate\": \"2027-03-31T23:59:59Z\""_s,
                     u"\"retailPrice\": 0.25, \"effectiveStartDate\": \"2027-07-01T00:00:00Z\""_s})});
        const Evaluation between = evaluate(plan, {catalog, *done.book, retailDay});
        const CostLine line = machines(between);
        QCOMPARE(line.total.toDecimal(), u"1971.00"_s);
        QCOMPARE(line.knownUntil, QDate(2027, 3, 31));
        QCOMPARE(cost::knownAgain(line), QDate(2027, 7, 1));
        QVERIFY2(line.note.contains(u"the price is known until 2027-03-31, and again from 2027-07-01"_s),
                 qPrintable(line.note));
        const auto finding = std::ranges::find(between.findings, u"price.ends"_s, &Finding::rule);
        QVERIFY(finding != between.findings.end());
        QCOMPARE(finding->title,
                 u"The price of 1 line is known until 2027-03-31, and again from 2027-07-01"_s);
        const std::vector<PlanPrice> prices = planPrices(between, catalog, *done.book, retailDay);
        const auto price = std::ranges::find(prices, u"Standard_D4s_v5"_s, &PlanPrice::sku);
        QCOMPARE(price->knownUntil, QDate(2027, 3, 31));
        QCOMPARE(price->knownAgain, QDate(2027, 7, 1));
        // To a plan that ends in May it is no matter that July has a price.
        plan.months = 5;
        const Evaluation shorter = evaluate(plan, {catalog, *done.book, retailDay});
        QCOMPARE(std::ranges::find(shorter.findings, u"price.ends"_s, &Finding::rule)->title,
                 u"The price of 1 line is known until 2027-03-31, and not for the rest of the plan"_s);
        QVERIFY2(machines(shorter).note.contains(
                     u"the price is known until 2027-03-31, and not for the rest of the plan"_s)
                     && !machines(shorter).note.contains(u"2027-07-01"_s),
                 qPrintable(machines(shorter).note));
        QVERIFY(!cost::knownAgain(machines(shorter)).isValid());
        // A plan of the months on either side asks nothing, one that begins between them does.
        plan.months = 3;
        QVERIFY(!machines(evaluate(plan, {catalog, *done.book, retailDay})).knownUntil.isValid());
        plan.start = YearMonth(2027, 7);
        QVERIFY(!machines(evaluate(plan, {catalog, *done.book, retailDay})).knownUntil.isValid());
        plan.start = YearMonth(2027, 5);
        QCOMPARE(cost::knownAgain(machines(evaluate(plan, {catalog, *done.book, retailDay}))),
                 QDate(2027, 7, 1));
    }

    // The price of a private endpoint is worked out of a monthly cost that somebody printed, and so is what its meters are called. A row of the price
    // service proves the name; what a size is called is known.
    void namesThatThePriceServiceMayNotHaveAreMarked()
    {
        std::vector<PlanPrice> prices = isolatedPrices(builtIn().prices);
        PriceDemand demand = priceDemand(prices, retailMeters(), retailService());
        QStringList names;
        QStringList unsure;
        for (const PriceQuery &query : demand.queries) {
            names << query.names;
            unsure << query.unsure;
        }
        QVERIFY(names.contains(u"Private Endpoint"_s) && unsure.contains(u"Private Endpoint"_s));
        QVERIFY(std::ranges::all_of(unsure, [&names](const QString &name) { return names.contains(name); }));
        QVERIFY(
            std::ranges::any_of(names, [](const QString &name) { return name.startsWith(u"Standard_"); }));
        QVERIFY(
            std::ranges::none_of(unsure, [](const QString &name) { return name.startsWith(u"Standard_"); }));
        QVERIFY2(!unsure.contains(u"P10 LRS Disk"_s), qPrintable(unsure.join(u'\n')));
        static const QRegularExpression remark(
            u"\n# Perhaps called otherwise by the price service, where no answer has it: [^\n]*Private Endpoint"_s);
        QVERIFY2(demandText(demand).contains(remark), qPrintable(demandText(demand)));

        const Imported done
            = importPages({pageOf({u"\"serviceName\": \"Virtual Network\", \"productName\": \"Private "
                                   u"Link\", \"meterName\": \"Private Endpoint\", "
                                   u"\"skuName\": \"Standard\", \"armSkuName\": \"\", \"armRegionName\": "
                                   u"\"germanywestcentral\", \"location\": \"DE West "
                                   u"Central\", \"unitOfMeasure\": \"1 Hour\", \"retailPrice\": 0.011"_s})});
        QVERIFY(done.book.has_value());
        demand = priceDemand(isolatedPrices(*done.book), retailMeters(), retailService());
        for (const PriceQuery &query : demand.queries)
            QVERIFY(!query.unsure.contains(u"Private Endpoint"_s));
    }

    // The price service sells ND96asr v4 by either of two names: rows of both are its price, and both are asked for.
    void aSizeWithTwoNamesIsAskedForByBoth()
    {
        const QString row
            = u"\"armSkuName\": \"Standard_ND96asr_A100_v4\", \"skuName\": \"ND96asr A100 v4\", "
              u"\"meterName\": \"ND96asr A100 v4\", "
              "\"productName\": \"Virtual Machines NDASv4_A100 Series\", \"retailPrice\": 36.5"_s;
        for (const QString &named :
             {row, QString(row).replace(u"\"Standard_ND96asr_A100_v4\""_s, u"\"Standard_ND96asr_v4\""_s)}) {
            const Imported done = importPages({pageOf({named})});
            QCOMPARE(done.rate(u"Standard_ND96asr_v4", u"westeurope"), u"36.50"_s);
            QCOMPARE(done.rate(u"Standard_ND96asr_A100_v4", u"westeurope"), u"36.50"_s);
            QVERIFY(done.report.contradicting.empty());
        }
        for (const QString &size : {u"Standard_ND96asr_v4"_s, u"Standard_ND96asr_A100_v4"_s}) {
            std::vector<PlanPrice> prices(1);
            prices[0].sku = size;
            prices[0].region = u"westeurope"_s;
            prices[0].paidAs = PriceType::PayAsYouGo;
            const PriceDemand demand = priceDemand(prices, retailMeters(), retailService());
            QCOMPARE(demand.queries.size(), std::size_t(1));
            QCOMPARE(demand.queries[0].names,
                     (QStringList{u"Standard_ND96asr_A100_v4"_s, u"Standard_ND96asr_v4"_s}));
        }
    }

    // An apostrophe within a text would end it, and what follows would be asked for: it is written twice.
    void namesOfAPlanStayTexts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("apostrophe") << u"d'ivoire"_s;
        QTest::newRow("another question") << u"x' or serviceName eq 'Storage"_s;
        QTest::newRow("ends with one") << u"x'"_s;
        QTest::newRow("nothing but them") << u"''"_s;
    }
    void namesOfAPlanStayTexts()
    {
        QFETCH(QString, name);
        std::vector<PlanPrice> prices(2);
        for (PlanPrice &price : prices)
            price.paidAs = PriceType::PayAsYouGo;
        prices[0].sku = u"Standard_D2s_v3"_s;
        prices[0].region = name;
        prices[1].sku = name;
        prices[1].region = u"westeurope"_s;
        auto queries = priceDemand(prices, retailMeters(), retailService()).queries;
        QCOMPARE(queries.size(), std::size_t(2));
        for (const PriceQuery &each : wholeDemand({name}, retailMeters(), retailService()))
            queries.push_back(each);
        static const QRegularExpression text(u"'((?:[^']|'')*)'"_s);
        int told = 0;
        for (const PriceQuery &query : queries) {
            const QUrlQuery parts(query.url);
            QCOMPARE(parts.queryItemValue(u"$filter"_s, QUrl::FullyDecoded), query.filter);
            for (auto match = text.globalMatch(query.filter); match.hasNext();)
                told += match.next().captured(1).replace(u"''"_s, u"'"_s) == name ? 1 : 0;
            const QString rest = QString(query.filter).replace(text, u"T"_s);
            static const QRegularExpression plain(u"^[A-Za-z]+ eq T( and [A-Za-z]+ eq T)*$"_s);
            QVERIFY2(plain.match(rest).hasMatch(), qPrintable(query.filter));
        }
        QCOMPARE(told, 2 + 1 + static_cast<int>(retailMeters().services().size()));
    }
};

SLIPWAY_TEST(PriceDemandTest)

#include "tst_pricedemand.moc"
