// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/tables.h"
#include "model/prices/priceupdate.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/tables/agreedplan.h"
#include "tests/model/exports/tables/focusrules.h"
#include "tests/model/plan/randomplan.h"

#include <QFile>
#include <QHash>
#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const FocusRules &rules()
{
    static const FocusRules all;
    return all;
}

CsvFile fileOf(const Plan &plan, const Uncertainty *uncertainty = nullptr)
{
    return CsvFile::read(writeFocusCsv(plan, evaluated(plan), catalog(), uncertainty));
}

/// Minor units of all cells of a column.
std::int64_t sumOf(const CsvFile &file, const QString &column, Currency currency)
{
    Money sum(0, currency);
    for (qsizetype row = 0; row < file.rows.size(); ++row)
        sum += Money::fromDecimal(file.cell(row, column), currency).value_or(Money(1, currency));
    return sum.minor();
}

/// Of the rows of commitments.
double committedSum(const CsvFile &file, const QString &column)
{
    double sum = 0;
    for (qsizetype row = 0; row < file.rows.size(); ++row)
        sum += file.cell(row, u"CommitmentDiscountId"_s).isEmpty() ? 0 : file.cell(row, column).toDouble();
    return sum;
}

/// With all ways of paying, in another currency, with a discount.
Plan committedPlan()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.currency = u"EUR"_s;
    plan.discountPercent = 7.5;
    PriceType type = PriceType::Reservation1Year;
    for (Compute &compute : plan.computes) {
        compute.priceType = type;
        type = type == PriceType::Reservation1Year ? PriceType::SavingsPlan3Years : PriceType::Spot;
    }
    Commitment bought;
    bought.size = u"Standard_D4s_v5"_s;
    bought.region = plan.region;
    bought.start = plan.start;
    plan.commitments.push_back(bought);
    return plan;
}

/// Owned machines of the sizes that the plan uses, more and fewer than it runs, from before the plan and within it.
Plan withCommitments(Plan plan, quint32 seed)
{
    QRandomGenerator random(seed);
    const std::vector<Compute> computes = plan.computes;
    for (const Compute &compute : computes) {
        Commitment bought;
        bought.size = compute.size;
        bought.region = compute.region;
        bought.type = random.bounded(2) == 0 ? PriceType::Reservation1Year : PriceType::Reservation3Years;
        bought.units = random.bounded(1, 5);
        bought.start = plan.start.plusMonths(random.bounded(-6, 7));
        plan.commitments.push_back(bought);
    }
    return plan;
}

void compareWithTotal(const Plan &plan, const CsvFile &file, const QByteArray &name)
{
    const Evaluation evaluation = evaluated(plan);
    const std::int64_t total = evaluation.total.known().minor();
    QVERIFY2(sumOf(file, u"BilledCost"_s, evaluation.currency) == total, name.constData());
    QVERIFY2(sumOf(file, u"EffectiveCost"_s, evaluation.currency) == total, name.constData());
}

} // namespace

/// The FOCUS file against the rules of the specification, and against the bill.
class FocusTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theRulesAreThere() { QVERIFY(rules().count() > 300); }

    void theColumnsAreThoseOfAnAzureExportThenOurs()
    {
        QFile list(QStringLiteral(SLIPWAY_TEST_DATA) + u"/focus/columns-1.2.csv"_s);
        QVERIFY(list.open(QIODevice::ReadOnly));
        QStringList expected;
        for (const QStringList &row : CsvFile::read(list.readAll()).rows)
            expected << row[0];
        const QStringList columns = fileOf(templatePlan(u"proof-of-concept"_s)).columns;
        QCOMPARE(expected.size(), 53);
        QCOMPARE(columns.first(53), expected);
        for (const QString &own : columns.mid(53))
            QVERIFY2(own.startsWith(u"x_"_s), qPrintable(own));
        QVERIFY(columns.size() > 53);
    }

    void everyTemplateConformsAndAddsUp_data()
    {
        QTest::addColumn<QString>("id");
        for (const TemplateInfo &each : templates().templates())
            QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void everyTemplateConformsAndAddsUp()
    {
        QFETCH(QString, id);
        const Plan plan = templatePlan(id);
        const CsvFile file = fileOf(plan);
        QVERIFY(file.rows.size() > 5);
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
        compareWithTotal(plan, file, id.toUtf8());
    }

    void everyWayOfPayingConformsAndAddsUp()
    {
        const Plan plan = committedPlan();
        const CsvFile file = fileOf(plan);
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
        compareWithTotal(plan, file, "committed");
        QSet<QString> categories;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            categories << file.cell(row, u"ChargeCategory"_s) + u' ' + file.cell(row, u"PricingCategory"_s);
            // In words, because the published rules on these columns contradict them (tests/data/focus).
            const bool related = !file.cell(row, u"CommitmentDiscountId"_s).isEmpty();
            const QString status = file.cell(row, u"CommitmentDiscountStatus"_s);
            const QString category = file.cell(row, u"CommitmentDiscountCategory"_s);
            const bool usage = file.cell(row, u"ChargeCategory"_s) == u"Usage";
            QVERIFY(related && usage ? status == u"Used" || status == u"Unused" : status.isEmpty());
            QVERIFY(related ? category == u"Usage" || category == u"Spend" : category.isEmpty());
        }
        QCOMPARE(categories,
                 (QSet<QString>{u"Purchase Standard"_s, u"Usage Committed"_s, u"Usage Dynamic"_s,
                                u"Usage Standard"_s}));
    }

    void anAgreementConformsAndAddsUp_data() { addCurrencies(); }
    void anAgreementConformsAndAddsUp()
    {
        QFETCH(QString, currency);
        const Plan plan = agreedPlan(currency);
        const CsvFile file = fileOf(plan);
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
        compareWithTotal(plan, file, currency.toUtf8());
    }

    /// Two machines are reserved: 2 x 730 h of each month, once. List and contracted prices leave the term out, what is billed is that of the term:
    /// pay-as-you-go is 0.32 an hour, 0.288 after the plan's 10 %.
    void aReservationIsListedOnce()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.discountPercent = 10;
        Commitment bought;
        bought.size = u"Standard_E4s_v3"_s;
        bought.region = plan.region;
        bought.units = 2;
        bought.start = plan.start;
        plan.commitments.push_back(bought);
        const CsvFile file = fileOf(plan);
        const double hourly = prices().vm(*catalog().findSize(bought.size), *catalog().findRegion(bought.region), bought.type)->hourly.usd();
        const double hours = 2 * 730.0 * std::min(plan.months, 12);
        const auto isSum = [&](const QString &column, double expected, double within) {
            return std::abs(committedSum(file, column) - expected) < within;
        };
        QVERIFY(isSum(u"ListCost"_s, hours * 0.32, 0.01));
        QVERIFY(isSum(u"ContractedCost"_s, hours * 0.288, 0.01));
        QVERIFY(isSum(u"BilledCost"_s, hours * hourly * 0.9, 0.1)); // rounded by month
        QVERIFY(isSum(u"EffectiveCost"_s, hours * hourly * 0.9, 0.1));
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
    }

    /// NC24ads A100 v4 in West Europe is 4.775 an hour as it runs, 4.2975 after 10 %; whoever has bought it, and for whatever term.
    void whatATermCoversIsListedAsItRuns_data()
    {
        QTest::addColumn<bool>("ofThePlan");
        QTest::addColumn<int>("type");
        QTest::newRow("reservation of the plan") << true << int(PriceType::Reservation3Years);
        QTest::newRow("reservation of a compute") << false << int(PriceType::Reservation3Years);
        QTest::newRow("savings plan of the plan") << true << int(PriceType::SavingsPlan1Year);
        QTest::newRow("savings plan of a compute") << false << int(PriceType::SavingsPlan1Year);
    }
    void whatATermCoversIsListedAsItRuns()
    {
        QFETCH(bool, ofThePlan);
        QFETCH(int, type);
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        plan.discountPercent = 10;
        if (ofThePlan) {
            Commitment bought;
            bought.size = u"Standard_NC24ads_A100_v4"_s;
            bought.region = plan.region;
            bought.type = static_cast<PriceType>(type);
            bought.units = 3;
            bought.start = plan.start;
            plan.commitments = {bought};
        } else {
            plan.compute(u"serve"_s)->priceType = static_cast<PriceType>(type);
        }
        const CsvFile file = fileOf(plan);
        QSet<QString> used;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            if (file.cell(row, u"CommitmentDiscountId"_s).isEmpty()
                || file.cell(row, u"ChargeCategory"_s) != u"Usage")
                continue;
            QCOMPARE(file.cell(row, u"ListUnitPrice"_s), u"4.775"_s);
            QCOMPARE(file.cell(row, u"ContractedUnitPrice"_s), u"4.2975"_s);
            if (file.cell(row, u"CommitmentDiscountStatus"_s) == u"Used")
                used << file.cell(row, u"x_Workloads"_s) + u" in "_s + file.cell(row, u"x_Stage"_s);
        }
        // A reservation reaches its family, of which the machines that tune are.
        QSet<QString> expected{u"serve in deployment"_s};
        if (ofThePlan && static_cast<PriceType>(type) == PriceType::Reservation3Years)
            expected << u"tune in training"_s;
        // A savings plan takes nothing over, of the plan or of a compute: it is unconfirmed.
        if (isSavingsPlan(static_cast<PriceType>(type)))
            expected.clear();
        QCOMPARE(used, expected);
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
        compareWithTotal(plan, file, "as it runs");
    }

    /// The book has this size for a term alone; the rules leave no cell of these empty.
    void aTermWithoutAPriceAsItRunsSaysSo()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        Commitment bought;
        bought.size = u"Standard_M16pds_v4"_s;
        bought.region = u"francecentral"_s;
        bought.start = plan.start;
        plan.commitments = {bought};
        const CsvFile file = fileOf(plan);
        int rows = 0;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            if (file.cell(row, u"CommitmentDiscountStatus"_s).isEmpty())
                continue;
            ++rows;
            QCOMPARE(file.cell(row, u"ListUnitPrice"_s), u"1.6744292"_s);
            QVERIFY(
                file.cell(row, u"x_PriceNote"_s)
                    .endsWith(
                        u"no pay-as-you-go price is known: list and contracted prices are those of the term"_s));
        }
        QCOMPARE(rows, std::min(plan.months, 12));
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
    }

    /// Of every term the quantities and effective costs of what is used and of what is not add up to what was bought, and the used hours are
    /// those that the bill takes over.
    void usedAndUnusedAreWhatIsOwed()
    {
        int used = 0;
        int unused = 0;
        for (quint32 seed = 0; seed < 24; ++seed) {
            const std::vector<TemplateInfo> all = templates().templates();
            const Plan plan = seed == 0 ? committedPlan()
                                        : withCommitments(seed <= all.size() ? templatePlan(all[seed - 1].id) : randomPlan(seed), seed);
            const Evaluation evaluation = evaluated(plan);
            const CsvFile file = fileOf(plan);
            QHash<QString, std::array<std::int64_t, 4>> terms; // bought and used or not, in 1e-6 hours and in minor units
            for (qsizetype row = 0; row < file.rows.size(); ++row) {
                const QString id = file.cell(row, u"CommitmentDiscountId"_s);
                if (id.isEmpty())
                    continue;
                const QString status = file.cell(row, u"CommitmentDiscountStatus"_s);
                used += status == u"Used" ? 1 : 0;
                unused += status == u"Unused" ? 1 : 0;
                const bool isPurchase = file.cell(row, u"ChargeCategory"_s) == u"Purchase";
                auto &term = terms[id + file.cell(row, u"ChargePeriodStart"_s)];
                term[isPurchase ? 0 : 1] += qRound64(file.cell(row, u"CommitmentDiscountQuantity"_s).toDouble() * 1e6);
                term[isPurchase ? 2 : 3]
                    += Money::fromDecimal(file.cell(row, isPurchase ? u"BilledCost"_s : u"EffectiveCost"_s), evaluation.currency)->minor();
                if (status == u"Unused")
                    QCOMPARE(file.cell(row, u"ConsumedQuantity"_s), QString());
            }
            for (auto term = terms.cbegin(); term != terms.cend(); ++term) {
                QVERIFY2(term->at(0) == term->at(1) && term->at(2) == term->at(3), qPrintable(u"seed %1, %2"_s.arg(seed).arg(term.key())));
            }
            // Reading all rules takes long; every kind of row is in the first files.
            const QStringList broken = seed < 6 ? rules().brokenBy(file) : QStringList();
            QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(broken.join(u", "_s))));
            compareWithTotal(plan, file, "seed " + QByteArray::number(seed));
        }
        QVERIFY2(used > 20 && unused > 20, qPrintable(u"%1 %2"_s.arg(used).arg(unused)));
    }

    /// Nothing runs in the region of what is reserved: every hour of it is unused.
    void whatCoversNothingIsUnused()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        Commitment bought;
        bought.size = u"Standard_E4s_v3"_s;
        bought.region = u"northeurope"_s;
        QVERIFY(plan.region != bought.region);
        bought.start = plan.start;
        plan.commitments.push_back(bought);
        const CsvFile file = fileOf(plan);
        int unused = 0;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            QVERIFY(file.cell(row, u"CommitmentDiscountStatus"_s) != u"Used");
            unused += file.cell(row, u"CommitmentDiscountStatus"_s) == u"Unused" ? 1 : 0;
        }
        QCOMPARE(unused, std::min(plan.months, 12));
    }

    void whatIsAgreedHasTheListPriceThatIsPublished()
    {
        const Plan plan = templatePlan(u"vision-realtime"_s);
        const QString size = u"Standard_NC24ads_A100_v4"_s;
        PriceUpdate update;
        update.source = PriceSnapshot::sheetSource();
        update.date = asOf;
        update.prices = {{*catalog().findSize(size), *catalog().findRegion(plan.region), PriceType::PayAsYouGo, *Rate::fromDecimal(u"3.50"), {}, {}}};
        const PriceSnapshot agreed = *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
        const Evaluation evaluation = evaluate(plan, {catalog(), agreed, asOf});
        const QString list = prices().vm(update.prices[0].size, update.prices[0].region, PriceType::PayAsYouGo)->hourly.toDecimal();
        const auto listed = [&](const PriceSnapshot *published) {
            const CsvFile file = CsvFile::read(writeFocusCsv(plan, evaluation, catalog(), nullptr, published));
            QStringList found;
            for (qsizetype row = 0; row < file.rows.size(); ++row) {
                if (file.cell(row, u"SkuId"_s) != size)
                    continue;
                found << file.cell(row, u"ListUnitPrice"_s);
                if (file.cell(row, u"ContractedUnitPrice"_s) != u"3.5")
                    return QStringList();
            }
            found.removeDuplicates();
            return found;
        };
        QCOMPARE(listed(&prices()), QStringList{list});
        QCOMPARE(listed(nullptr), QStringList{u"3.5"_s});
        // A book in which it is agreed lists nothing of it.
        QCOMPARE(listed(&agreed), QStringList{u"3.5"_s});
        // What a reservation covers has the same two prices: 3.5 agreed, beside what is published.
        Plan reserved = templatePlan(u"llm-finetune-endpoint"_s);
        reserved.compute(u"serve"_s)->priceType = PriceType::Reservation3Years;
        const Evaluation covered = evaluate(reserved, {catalog(), agreed, asOf});
        const CsvFile file = CsvFile::read(writeFocusCsv(reserved, covered, catalog(), nullptr, &prices()));
        int used = 0;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            if (file.cell(row, u"CommitmentDiscountStatus"_s) != u"Used")
                continue;
            ++used;
            QCOMPARE(file.cell(row, u"ListUnitPrice"_s), u"4.775"_s);
            QCOMPARE(file.cell(row, u"ContractedUnitPrice"_s), u"3.5"_s);
        }
        QVERIFY(used > 0);
    }

    void aSavingsPlanByAmountIsBoughtOfMicrosoftAndUnused()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        Commitment bought;
        bought.type = PriceType::SavingsPlan1Year;
        bought.hourly = HourlyAmount{u"2"_s, u"USD"_s, {}};
        bought.start = plan.start;
        plan.commitments.push_back(bought);
        const CsvFile file = fileOf(plan);
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
        compareWithTotal(plan, file, "by amount");
        int rows = 0;
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            if (file.cell(row, u"CommitmentDiscountType"_s).isEmpty())
                continue;
            ++rows;
            const bool isPurchase = file.cell(row, u"ChargeCategory"_s) == u"Purchase";
            QCOMPARE(file.cell(row, u"CommitmentDiscountType"_s), u"Savings plan"_s);
            QCOMPARE(file.cell(row, u"CommitmentDiscountStatus"_s), isPurchase ? QString() : u"Unused"_s);
            QCOMPARE(file.cell(row, u"InvoiceIssuerName"_s), u"Microsoft"_s);
            QCOMPARE(file.cell(row, u"ConsumedQuantity"_s), QString());
            // 730 h at 2 dollars, without a discount.
            QCOMPARE(file.cell(row, isPurchase ? u"BilledCost"_s : u"EffectiveCost"_s), u"1460.00"_s);
        }
        QCOMPARE(rows, 2 * std::min(plan.months, 12));
    }

    void randomPlansConformAndAddUp()
    {
        int withRows = 0;
        for (quint32 seed = 0; seed < 40; ++seed) {
            const Plan plan = randomPlan(seed);
            const CsvFile file = fileOf(plan);
            withRows += file.rows.isEmpty() ? 0 : 1;
            const QStringList broken = rules().brokenBy(file);
            QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(broken.join(u", "_s))));
            compareWithTotal(plan, file, "seed " + QByteArray::number(seed));
        }
        QVERIFY2(withRows > 10, QByteArray::number(withRows).constData());
    }

    void aDamagedFileBreaksARule_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("rule");
        QTest::newRow("no cost") << u"BilledCost"_s << QString() << u"BilledCost-C-003-M"_s;
        QTest::newRow("words") << u"EffectiveCost"_s << u"USD 5"_s << u"EffectiveCost-C-002-M"_s;
        QTest::newRow("product") << u"ListCost"_s << u"0.01"_s << u"ListCost-C-009-C"_s;
        QTest::newRow("category") << u"ChargeCategory"_s << u"Use"_s << u"ChargeCategory-C-003-M"_s;
        QTest::newRow("service") << u"ServiceCategory"_s << u"Web"_s << u"ServiceSubcategory-C-004-M"_s;
        QTest::newRow("time") << u"ChargePeriodStart"_s << u"2027-01"_s << u"ChargePeriodStart-C-002-M"_s;
        QTest::newRow("no region name") << u"RegionName"_s << QString() << u"RegionName-C-005-C"_s;
        QTest::newRow("unit") << u"PricingUnit"_s << u"node-hour"_s << u"should: PricingUnit-C-003-O"_s;
        QTest::newRow("tags") << u"Tags"_s << u"[1]"_s << u"Tags-C-001-M"_s;
    }
    void aDamagedFileBreaksARule()
    {
        QFETCH(QString, column);
        QFETCH(QString, cell);
        QFETCH(QString, rule);
        CsvFile file = fileOf(templatePlan(u"proof-of-concept"_s));
        for (QStringList &row : file.rows) {
            if (!row[file.columns.indexOf(u"RegionId"_s)].isEmpty())
                row[file.columns.indexOf(column)] = cell;
        }
        const QStringList broken = rules().brokenBy(file);
        QVERIFY2(broken.contains(rule), qPrintable(broken.join(u", "_s)));
    }

    void aMissingColumnBreaksARule()
    {
        CsvFile file = fileOf(templatePlan(u"proof-of-concept"_s));
        file.columns[file.columns.indexOf(u"ProviderName"_s)] = u"Provider"_s;
        QVERIFY(rules().brokenBy(file).contains(u"CostAndUsage-D-038-M"_s));
    }

    void whatHasNoPriceIsNamedAndNoChargeOfNothing()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.isolation.customerManagedKeys = true;
        const Evaluation evaluation = evaluated(plan);
        QVERIFY(!evaluation.total.isComplete());
        const CsvFile file = fileOf(plan);
        compareWithTotal(plan, file, "keys");
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            QVERIFY(!file.cell(row, u"ChargeDescription"_s).contains(u"keep data under own keys"_s));
            QVERIFY(file.cell(row, u"x_MonthWithoutPrice"_s).contains(u"keep data under own keys"_s));
        }
    }

    void rangesAreThoseOfTheMonth()
    {
        const Plan plan = templatePlan(u"proof-of-concept"_s);
        const Evaluation evaluation = evaluated(plan);
        DrawOptions options;
        options.draws = 200;
        const Uncertainty drawn = drawCosts(plan, {catalog(), prices(), asOf}, evaluation.total, options);
        const CsvFile file = fileOf(plan, &drawn);
        QCOMPARE(file.cell(0, u"x_MonthCostP90"_s), drawn.months[0].p90.known().toDecimal());
        QVERIFY(fileOf(plan).cell(0, u"x_MonthCostP90"_s).isEmpty());
        QCOMPARE(file.cell(0, u"x_Estimate"_s), u"true"_s);
    }

    void hostileNamesAreCellsOfText()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.name = u"=HYPERLINK(\"http://e\",\"a\")\n,x"_s;
        const CsvFile file = fileOf(plan);
        for (qsizetype row = 0; row < file.rows.size(); ++row) {
            QCOMPARE(file.rows[row].size(), file.columns.size());
            QVERIFY(!file.cell(row, u"BillingAccountName"_s).startsWith(u'='));
        }
        QCOMPARE(rules().brokenBy(file).join(u"\n"_s), QString());
    }
};

SLIPWAY_TEST(FocusTest)
#include "tst_focus.moc"
