// SPDX-License-Identifier: GPL-3.0-or-later
// FOCUS 1.2 of a plan: what an export of an Azure bill would hold, for months to come. docs/formats.md says which column is what.
#include "model/base/decimal.h"
#include "model/base/jsontext.h"
#include "model/base/plaintext.h"
#include "model/base/table.h"
#include "model/evaluation/linewords.h"
#include "model/exports/exportnames.h"
#include "model/exports/focusservices.h"
#include "model/exports/tables.h"
#include "model/plan/plannames.h"

#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// In the order in which an Azure export has them; then what is ours.
constexpr std::array focusColumns = {"BilledCost",
                                     "BillingAccountId",
                                     "BillingAccountName",
                                     "BillingAccountType",
                                     "BillingCurrency",
                                     "BillingPeriodEnd",
                                     "BillingPeriodStart",
                                     "CapacityReservationId",
                                     "CapacityReservationStatus",
                                     "ChargeCategory",
                                     "ChargeClass",
                                     "ChargeDescription",
                                     "ChargeFrequency",
                                     "ChargePeriodEnd",
                                     "ChargePeriodStart",
                                     "CommitmentDiscountCategory",
                                     "CommitmentDiscountId",
                                     "CommitmentDiscountName",
                                     "CommitmentDiscountQuantity",
                                     "CommitmentDiscountStatus",
                                     "CommitmentDiscountType",
                                     "CommitmentDiscountUnit",
                                     "ConsumedQuantity",
                                     "ConsumedUnit",
                                     "ContractedCost",
                                     "ContractedUnitPrice",
                                     "EffectiveCost",
                                     "InvoiceId",
                                     "InvoiceIssuerName",
                                     "ListCost",
                                     "ListUnitPrice",
                                     "PricingCategory",
                                     "PricingCurrency",
                                     "PricingQuantity",
                                     "PricingUnit",
                                     "ProviderName",
                                     "PublisherName",
                                     "RegionId",
                                     "RegionName",
                                     "ResourceId",
                                     "ResourceName",
                                     "ResourceType",
                                     "ServiceCategory",
                                     "ServiceName",
                                     "ServiceSubcategory",
                                     "SkuId",
                                     "SkuMeter",
                                     "SkuPriceDetails",
                                     "SkuPriceId",
                                     "SubAccountId",
                                     "SubAccountName",
                                     "SubAccountType",
                                     "Tags",
                                     "x_Estimate",
                                     "x_Stage",
                                     "x_Workloads",
                                     "x_PriceSource",
                                     "x_PriceDate",
                                     "x_PriceRegion",
                                     "x_PriceNote",
                                     "x_MonthWithoutPrice",
                                     "x_MonthCostP10",
                                     "x_MonthCostP50",
                                     "x_MonthCostP90"};

/// The cells of a row by the names of their columns; what is not set is null.
using FocusCells = QHash<QString, QString>;

QString decimalText(Int128 value, int scale)
{
    QString digits;
    for (Int128 rest = value; rest > 0; rest /= 10)
        digits.prepend(QChar(u'0' + static_cast<char16_t>(rest % 10)));
    digits = digits.rightJustified(scale + 1, u'0');
    digits.insert(digits.size() - scale, u'.');
    while (digits.endsWith(u'0'))
        digits.chop(1);
    return digits.endsWith(u'.') ? digits.chopped(1) : digits;
}

/// A unit price in the plan's currency, to ten decimals as the price in USD has.
Int128 unitPrice(Rate rate, const ExchangeRate &exchange)
{
    return divideHalfEven(static_cast<Int128>(rate.raw()) * exchange.raw(), powerOfTen(ExchangeRate::scale));
}

/// Costs that are not billed are the printed price times the printed quantity, with every digit: the rules ask for that.
void setPrice(FocusCells &cells, const QString &kind, Rate rate, Quantity quantity,
              const ExchangeRate &exchange)
{
    const Int128 price = unitPrice(rate, exchange);
    cells[kind + u"UnitPrice"_s] = decimalText(price, Rate::scale);
    cells[kind + u"Cost"_s] = decimalText(price * quantity.raw(), Rate::scale + Quantity::scale);
}

QString jsonObject(const std::vector<std::pair<QString, QString>> &members)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const auto &[key, value] : members)
        appendMember(json, key, jsonText(value));
    return compactJson(json);
}

QString midnightOf(YearMonth month)
{
    return month.toText() + u"-01T00:00:00Z"_s;
}

bool isCommitted(const CostLine &line)
{
    return line.paidAs && (isReservation(*line.paidAs) || isSavingsPlan(*line.paidAs));
}

QString pricingCategory(const CostLine &line)
{
    if (isCommitted(line))
        return u"Committed"_s;
    return line.paidAs && isPreemptible(*line.paidAs) ? u"Dynamic"_s : u"Standard"_s;
}

/// Of a savings plan that is bought by amount, not by machine.
bool isByAmount(const CostLine &line)
{
    return isCommitted(line) && line.sku.isEmpty();
}

/// Who bills it: what the plan states a price for is its owner's.
QString issuerOf(const CostLine &line)
{
    return line.sku.isEmpty() && !isByAmount(line) ? u"Owner of the compute"_s : u"Microsoft"_s;
}

struct FocusSource
{
    const Plan &plan;
    const Evaluation &evaluation;
    const Catalog &catalog;
    const Uncertainty *uncertainty;
    const PriceSnapshot *published; ///< may be null
    ExchangeRate exchange;
};

/// What a book lists of what a line bills in its region; none where that is worked out, in doubt or agreed.
std::optional<Rate> publishedRate(const FocusSource &source, const CostLine &line)
{
    const PriceSnapshot *book = source.published;
    if (!book || line.sku.isEmpty())
        return std::nullopt;
    if (!line.paidAs) {
        const std::optional<MeterPrice> meter = book->meter(line.sku, line.region);
        const bool isListed = meter && !meter->estimated && !PriceSnapshot::isAgreed(meter->origin);
        return isListed ? std::optional(meter->rate) : std::nullopt;
    }
    const std::optional<SizeId> size = source.catalog.findSize(line.sku);
    const std::optional<RegionId> region = source.catalog.findRegion(line.region);
    const std::optional<VmPrice> price
        = size && region ? book->vm(*size, *region, *line.paidAs) : std::optional<VmPrice>();
    const bool isListed = price && !price->estimate && PriceSnapshot::usable(price->origin.flag)
        && !PriceSnapshot::isAgreed(price->origin);
    return isListed ? std::optional(price->hourly) : std::nullopt;
}

/// The list price of a month: of what is agreed then that of before, or the one that is published beside it.
Rate listRateOf(const FocusSource &source, const CostLine &line, std::size_t month)
{
    if (line.agreed)
        return publishedRate(source, line).value_or(line.listRateIn(month));
    const RateFrom *now = line.laterIn(month);
    Rate rate = line.listRate;
    for (const RateFrom &each : line.later) {
        if (now && each.month <= now->month && !PriceSnapshot::isAgreed(each.origin))
            rate = each.listRate;
    }
    return rate;
}

void setPlan(FocusCells &cells, const FocusSource &source, std::size_t month)
{
    const YearMonth from = source.evaluation.months[month].month;
    const QString name = source.plan.name.isEmpty() ? u"Plan without a name"_s : source.plan.name;
    cells[u"BillingAccountId"_s] = u"slipway-plan:"_s + name;
    cells[u"BillingAccountName"_s] = name;
    cells[u"BillingAccountType"_s] = u"Slipway plan"_s;
    cells[u"BillingCurrency"_s] = source.evaluation.currency.code();
    cells[u"PricingCurrency"_s] = u"USD"_s;
    for (const QString &period : {u"BillingPeriod"_s, u"ChargePeriod"_s}) {
        cells[period + u"Start"_s] = midnightOf(from);
        cells[period + u"End"_s] = midnightOf(from.plusMonths(1));
    }
    cells[u"x_Estimate"_s] = u"true"_s;
    cells[u"x_MonthWithoutPrice"_s] = source.evaluation.months[month].total.missing().join(u"; "_s);
    if (!source.uncertainty || month >= source.uncertainty->months.size())
        return;
    const CostRange &range = source.uncertainty->months[month];
    cells[u"x_MonthCostP10"_s] = range.p10.known().toDecimal();
    cells[u"x_MonthCostP50"_s] = range.p50.known().toDecimal();
    cells[u"x_MonthCostP90"_s] = range.p90.known().toDecimal();
}

void setPlace(FocusCells &cells, const FocusSource &source, const CostLine &line)
{
    // A plan may name a region that nobody knows, by any text.
    if (const QString id = oneLine(line.region); !id.isEmpty()) {
        const std::optional<RegionId> region = source.catalog.findRegion(line.region);
        cells[u"RegionId"_s] = id;
        cells[u"RegionName"_s] = region ? source.catalog.region(*region).name : id;
    }
    const Compute *compute = line.compute.isEmpty() ? nullptr : source.plan.compute(line.compute);
    if (!compute)
        return;
    const std::optional<TargetId> target = source.catalog.findTarget(compute->target);
    cells[u"ResourceId"_s] = u"slipway-plan:computes/"_s + line.compute;
    cells[u"ResourceName"_s] = line.compute;
    cells[u"ResourceType"_s] = target ? source.catalog.target(*target).name : u"Compute"_s;
}

void setSku(FocusCells &cells, const CostLine &line)
{
    const FocusService service = focusServiceOf(line);
    cells[u"ServiceName"_s] = service.name;
    cells[u"ServiceCategory"_s] = service.category;
    cells[u"ServiceSubcategory"_s] = service.subcategory;
    const QString sku = line.sku.isEmpty() ? u"stated:"_s + line.id : line.sku;
    const QString paid = line.paidAs ? priceTypeId(*line.paidAs) : u"meter"_s;
    cells[u"SkuId"_s] = sku;
    cells[u"SkuMeter"_s] = line.unit;
    cells[u"SkuPriceId"_s]
        = u"%1/%2/%3"_s.arg(sku, line.priceRegion.isEmpty() ? u"-"_s : line.priceRegion, paid);
    cells[u"SkuPriceDetails"_s] = jsonObject({{u"x_PriceType"_s, paid}});
    cells[u"PricingCategory"_s] = pricingCategory(line);
    for (const QString &who : {u"InvoiceIssuerName"_s, u"ProviderName"_s, u"PublisherName"_s})
        cells[who] = issuerOf(line);
}

/// What a row tells of the quantity of its month: all of it, or the part that is used or not.
void setQuantity(FocusCells &cells, const FocusSource &source, const CostLine &line, std::size_t month, Quantity quantity)
{
    setPrice(cells, u"Contracted"_s, *line.rateIn(month), quantity, source.exchange);
    setPrice(cells, u"List"_s, listRateOf(source, line, month), quantity, source.exchange);
    cells[u"PricingQuantity"_s] = quantity.toDecimal();
    cells[u"PricingUnit"_s] = focusUnit(line.unit);
    cells[u"ConsumedQuantity"_s] = quantity.toDecimal();
    cells[u"ConsumedUnit"_s] = focusUnit(line.unit);
}

void setLine(FocusCells &cells, const FocusSource &source, const CostLine &line, std::size_t month)
{
    const QString amount = line.amounts[month].toDecimal();
    cells[u"ChargeDescription"_s] = line.name;
    cells[u"ChargeCategory"_s] = u"Usage"_s;
    cells[u"ChargeFrequency"_s] = u"Usage-Based"_s;
    cells[u"BilledCost"_s] = amount;
    cells[u"EffectiveCost"_s] = amount;
    setQuantity(cells, source, line, month, line.quantities[month]);
    cells[u"Tags"_s] = jsonObject({{u"slipway-plan"_s, source.plan.name}, {u"slipway-line"_s, line.id}});
    cells[u"x_Stage"_s] = names::costStage[static_cast<std::size_t>(line.stage)];
    cells[u"x_Workloads"_s] = line.workloads.join(u"; "_s);
    cells[u"x_PriceSource"_s] = originIn(line, month).source;
    cells[u"x_PriceDate"_s] = originIn(line, month).date.toString(Qt::ISODate);
    cells[u"x_PriceRegion"_s] = line.priceRegion;
    cells[u"x_PriceNote"_s] = noteIn(line, source.evaluation.lines, month);
}

void addRow(Table &table, const FocusCells &cells)
{
    Table::Row row;
    for (const char *column : focusColumns)
        row.push_back(cells.value(QString::fromLatin1(column)));
    table.rows.push_back(std::move(row));
}

/// A term at what its hours cost without it: list and contracted prices of FOCUS leave commitments out. Only what prices need.
CostLine withoutTerm(const CostLine &line)
{
    if (!line.asYouGo)
        return line;
    CostLine paid;
    paid.unit = line.unit;
    paid.sku = line.sku;
    paid.paidAs = PriceType::PayAsYouGo;
    paid.region = line.region;
    paid.rate = line.asYouGo->rate;
    paid.listRate = line.asYouGo->listRate;
    paid.agreed = line.asYouGo->agreed;
    paid.later = line.asYouGo->later;
    return paid;
}

/// What of a term is used in a month, and by which line.
struct UsedPart
{
    const CostLine &by;
    Quantity hours; ///< of what the term is bought for
    Quantity consumed; ///< in the unit of `by`
};

/// A term that a compute pays is used by itself, a commitment of the plan by what it covers.
std::vector<UsedPart> usedParts(const FocusSource &source, const CostLine &line, std::size_t month)
{
    std::vector<UsedPart> parts;
    if (!line.compute.isEmpty() && month < line.used.size())
        parts.push_back({line, line.used[month], line.used[month]});
    for (const CostLine &by : source.evaluation.lines) {
        for (const CoveredHours &covered : by.covered) {
            if (line.id == u"commitment/%1"_s.arg(covered.commitment))
                parts.push_back({by, covered.ownHours[month], covered.quantities[month]});
        }
    }
    return parts;
}

void setCommitment(FocusCells &cells, const CostLine &line)
{
    const bool reserved = isReservation(*line.paidAs);
    cells[u"CommitmentDiscountCategory"_s] = reserved ? u"Usage"_s : u"Spend"_s;
    cells[u"CommitmentDiscountId"_s] = u"slipway-plan:"_s + line.id;
    cells[u"CommitmentDiscountName"_s] = line.name;
    cells[u"CommitmentDiscountType"_s] = reserved ? u"Reservation"_s : u"Savings plan"_s;
    // Hours, of a savings plan as well: a currency is no unit as FOCUS writes them.
    cells[u"CommitmentDiscountQuantity"_s] = cells[u"PricingQuantity"_s];
    cells[u"CommitmentDiscountUnit"_s] = cells[u"PricingUnit"_s];
}

/// FOCUS asks whoever adds up list or contracted costs to leave one of purchase and usage out: here the purchase has none.
FocusCells purchaseOf(FocusCells cells)
{
    cells[u"ChargeCategory"_s] = u"Purchase"_s;
    cells[u"ChargeFrequency"_s] = u"Recurring"_s;
    cells[u"PricingCategory"_s] = u"Standard"_s;
    cells[u"EffectiveCost"_s] = u"0"_s;
    for (const QString &kind : {u"Contracted"_s, u"List"_s}) {
        cells[kind + u"UnitPrice"_s] = u"0"_s;
        cells[kind + u"Cost"_s] = u"0"_s;
    }
    cells.remove(u"ConsumedQuantity"_s);
    cells.remove(u"ConsumedUnit"_s);
    return cells;
}

/// The rows of a term in a month: its purchase, which is billed; a row for each line that uses some of it and one for what is not used, which
/// have what it costs, by their hours. Their quantities and effective costs add up to those of the purchase.
class TermRows
{
public:
    TermRows(Table &table, const FocusSource &source, const CostLine &line, std::size_t month,
             FocusCells cells)
        : m_table(table)
        , m_source(source)
        , m_line(line)
        , m_month(month)
        , m_priced(withoutTerm(line))
        , m_cells(std::move(cells))
    {
        setCommitment(m_cells, line);
        addRow(table, purchaseOf(m_cells));
        m_cells[u"BilledCost"_s] = u"0"_s;
        // The rules ask for a figure, so it is said what it is.
        if (!line.asYouGo && !isByAmount(line))
            m_cells[u"x_PriceNote"_s] += (m_cells[u"x_PriceNote"_s].isEmpty() ? QString() : u"; "_s)
                + u"no pay-as-you-go price is known: list and contracted prices are those of the term"_s;
    }

    void add()
    {
        for (const UsedPart &part : usedParts(m_source, m_line, m_month))
            addUsed(part);
        if (m_told < whole())
            addRow(m_table, rowUpTo(whole(), u"Unused"_s));
    }

private:
    [[nodiscard]] Quantity whole() const { return m_line.quantities[m_month]; }

    void addUsed(const UsedPart &part)
    {
        const Quantity end = std::min(m_told + part.hours, whole());
        if (end == m_told)
            return;
        FocusCells row = rowUpTo(end, u"Used"_s);
        setPlace(row, m_source, part.by);
        row[u"ChargeDescription"_s] = u"%1 (%2)"_s.arg(part.by.name, m_line.name);
        row[u"x_Stage"_s] = names::costStage[static_cast<std::size_t>(part.by.stage)];
        row[u"x_Workloads"_s] = part.by.workloads.join(u"; "_s);
        row[u"ConsumedQuantity"_s] = part.consumed.toDecimal();
        row[u"ConsumedUnit"_s] = focusUnit(part.by.unit);
        addRow(m_table, row);
    }

    /// What of the amount the first hours of the month are, rounded: so rows add up to all of it.
    [[nodiscard]] Money amountOf(Quantity first) const
    {
        const Money &amount = m_line.amounts[m_month];
        return Money(static_cast<std::int64_t>(divideHalfEven(Int128(amount.minor()) * first.raw(), whole().raw())), amount.currency());
    }

    FocusCells rowUpTo(Quantity end, const QString &status)
    {
        FocusCells row = m_cells;
        setQuantity(row, m_source, m_priced, m_month, Quantity(end.raw() - m_told.raw()));
        setCommitment(row, m_line);
        row[u"CommitmentDiscountStatus"_s] = status;
        row[u"EffectiveCost"_s] = (amountOf(end) - amountOf(m_told)).toDecimal();
        if (status == u"Unused") {
            row.remove(u"ConsumedQuantity"_s);
            row.remove(u"ConsumedUnit"_s);
        }
        m_told = end;
        return row;
    }

    Table &m_table;
    const FocusSource &m_source;
    const CostLine &m_line;
    std::size_t m_month;
    CostLine m_priced; ///< what list and contracted prices are of
    FocusCells m_cells;
    Quantity m_told; ///< of the month, in the rows so far
};

void addMonth(Table &table, const FocusSource &source, const CostLine &line, std::size_t month)
{
    FocusCells cells;
    setPlan(cells, source, month);
    setPlace(cells, source, line);
    setSku(cells, line);
    setLine(cells, source, line, month);
    if (isCommitted(line))
        TermRows(table, source, line, month, std::move(cells)).add();
    else
        addRow(table, cells);
}

} // namespace

QByteArray writeFocusCsv(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog,
                         const Uncertainty *uncertainty, const PriceSnapshot *published)
{
    const FocusSource source{plan, evaluation, catalog, uncertainty, published, exchangeOf(evaluation)};
    Table table;
    for (const char *column : focusColumns)
        table.columns.push_back({QString::fromLatin1(column)});
    for (std::size_t month = 0; month < evaluation.months.size(); ++month) {
        for (const CostLine &line : evaluation.lines) {
            // What has no price is no charge of 0: it is named in the rows of its month.
            if (line.priced() && line.pricedIn(month) && !(line.quantities[month] == Quantity()))
                addMonth(table, source, line, month);
        }
    }
    return table.toCsv();
}

} // namespace slipway
