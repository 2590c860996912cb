// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/pricemodels.h"

#include "model/base/format.h"
#include "model/items/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using Kind = PriceChangeRow::Kind;

bool isTextRole(int role)
{
    return role == Qt::DisplayRole || role == TableModel::SortRole || role == Qt::AccessibleTextRole;
}

QString rateText(const std::optional<Rate> &rate, const QLocale &locale)
{
    return rate ? formatNumber(rate->toDecimal().toDouble(), locale, 9) : QString();
}

QString wayOfPaying(const std::optional<PriceType> &type)
{
    return type ? displayName(*type) : QString();
}

QString wordOf(Kind kind)
{
    switch (kind) {
    case Kind::Changed:
        return PriceChangeModel::tr("changed");
    case Kind::Added:
        return PriceChangeModel::tr("new");
    case Kind::Gone:
        return PriceChangeModel::tr("only in the book before");
    case Kind::Announced:
        return PriceChangeModel::tr("announced");
    case Kind::Withdrawn:
        return PriceChangeModel::tr("withdrawn");
    case Kind::Ending:
        return PriceChangeModel::tr("ends after its last day");
    case Kind::EndingNoMore:
        return PriceChangeModel::tr("had a last day, has none now");
    case Kind::Agreed:
        return PriceChangeModel::tr("agreed now: no discount comes off");
    case Kind::Listed:
        return PriceChangeModel::tr("a list price now, agreed before");
    case Kind::Suspicious:
        return PriceChangeModel::tr("suspicious: check it");
    case Kind::Contradicting:
        return PriceChangeModel::tr("two prices of one day: the higher");
    }
    return {};
}

} // namespace

PlanPriceModel::PlanPriceModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void PlanPriceModel::setPrices(std::vector<PlanPrice> prices)
{
    beginResetModel();
    m_prices = std::move(prices);
    const auto worth = [](const PlanPrice &price) {
        return price.missing                     ? 0
            : price.doubtful                     ? 1
            : price.knownUntil.isValid()         ? 2
            : !price.announced.empty()           ? 2
            : price.stale                        ? 3
            : price.estimated || price.workedOut ? 4
                                                 : 5;
    };
    std::stable_sort(m_prices.begin(), m_prices.end(),
                     [&](const PlanPrice &a, const PlanPrice &b) { return worth(a) < worth(b); });
    endResetModel();
}

int PlanPriceModel::freshCount() const
{
    return static_cast<int>(std::count_if(m_prices.begin(), m_prices.end(),
                                          [](const PlanPrice &price) { return price.isFresh(); }));
}

int PlanPriceModel::judgedCount() const
{
    return static_cast<int>(std::ranges::count(m_prices, false, &PlanPrice::stated));
}

QString PlanPriceModel::stateOf(const PlanPrice &price) const
{
    QStringList words;
    if (price.missing)
        words << tr("missing");
    if (price.doubtful)
        words << tr("doubtful");
    if (price.stale)
        words << tr("stale");
    if (price.estimated)
        words << tr("estimated");
    if (price.workedOut)
        words << tr("worked out");
    if (price.stated)
        words << tr("stated in the plan");
    if (price.knownAgain.isValid())
        words << tr("known until %1 and again from %2")
                     .arg(formatIsoDate(price.knownUntil), formatIsoDate(price.knownAgain));
    else if (price.knownUntil.isValid())
        words << tr("known until %1").arg(formatIsoDate(price.knownUntil));
    for (const LaterPrice &each : price.announced)
        words << tr("%1 from %2").arg(rateText(each.hourly, locale()), formatIsoDate(each.from));
    return words.isEmpty() ? tr("fine") : words.join(u", "_s);
}

/// Prices of traffic are of a zone of several regions, and some hold everywhere, which their id says.
QString PlanPriceModel::regionName(const QString &id) const
{
    const std::optional<RegionId> region = m_catalog.findRegion(id);
    if (region)
        return m_catalog.region(*region).name;
    return id.startsWith("zone"_L1) ? tr("zone %1", "of the prices of traffic").arg(id.mid(4)) : id;
}

QString PlanPriceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Price of");
    case PaidAsColumn:
        return tr("Paid as");
    case RegionColumn:
        return tr("Region");
    case RateColumn:
        return tr("List price, USD");
    case DateColumn:
        return tr("Of");
    case DaysColumn:
        return tr("Days old");
    case StateColumn:
        return tr("State");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PlanPriceModel::cell(int row, int column, int role) const
{
    const PlanPrice &price = m_prices[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) {
        QStringList parts = {price.lines.join(u", "_s)};
        if (!price.note.isEmpty())
            parts << price.note;
        if (!price.origin.source.isEmpty())
            parts << tr("Source: %1").arg(price.origin.source);
        return parts.join(u'\n');
    }
    if (!isTextRole(role))
        return {};
    switch (static_cast<Column>(column)) {
    case NameColumn:
        if (const std::optional<SizeId> size = price.paidAs ? m_catalog.findSize(price.sku) : std::nullopt)
            return m_catalog.size(*size).shortName();
        return price.name;
    case PaidAsColumn:
        return wayOfPaying(price.paidAs);
    case RegionColumn:
        return price.priceRegion.isEmpty() || price.priceRegion == price.region
            ? regionName(price.region)
            : tr("%1, price of %2").arg(regionName(price.region), regionName(price.priceRegion));
    case RateColumn:
        if (!price.rate)
            return QString();
        if (role == SortRole)
            return price.rate->toDecimal().toDouble();
        return tr("%1 per %2", "price, unit").arg(rateText(price.rate, locale()), unitName(price.unit, 1));
    case DateColumn:
        return formatIsoDate(price.origin.date);
    case DaysColumn:
        return price.missing || !price.origin.date.isValid() ? QVariant() : QVariant(price.days);
    case StateColumn:
        return stateOf(price);
    case ColumnCount:
        break;
    }
    return {};
}

PriceBookModel::PriceBookModel(QObject *parent)
    : TableModel(parent)
{
}

void PriceBookModel::setBooks(std::vector<PriceBookRow> books, const QString &used)
{
    beginResetModel();
    m_books = std::move(books);
    m_used = used;
    endResetModel();
}

QString PriceBookModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case BookColumn:
        return tr("Book");
    case UseColumn:
        return tr("Used by");
    case PricesColumn:
        return tr("Prices of VMs");
    case DatesColumn:
        return tr("Prices of");
    case AnnouncedColumn:
        return tr("Announced");
    case KeptColumn:
        return tr("Kept since");
    case HashColumn:
        return tr("SHA-256");
    case ColumnCount:
        break;
    }
    return {};
}

QString PriceBookModel::useOf(const PriceBookRow &book) const
{
    QStringList words;
    if (book.sha256 == m_used)
        words << tr("this plan");
    if (book.isCurrent)
        words << tr("plans that follow");
    if (book.isOutdated)
        words << tr("older than the built-in book");
    return words.join(u", "_s);
}

QVariant PriceBookModel::cell(int row, int column, int role) const
{
    const PriceBookRow &book = m_books[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return book.fault.isEmpty() ? book.sha256 : book.fault;
    if (!isTextRole(role))
        return {};
    switch (static_cast<Column>(column)) {
    case BookColumn:
        return book.fault.isEmpty() ? book.id : tr("cannot be read");
    case UseColumn:
        return useOf(book);
    case PricesColumn:
        return !book.fault.isEmpty() ? QVariant()
            : role == SortRole       ? QVariant(static_cast<qlonglong>(book.prices))
                                     : QVariant(locale().toString(static_cast<qlonglong>(book.prices)));
    case DatesColumn:
        return !book.fault.isEmpty() ? QString()
            : book.oldest == book.newest
            ? formatIsoDate(book.newest)
            : tr("%1 to %2").arg(formatIsoDate(book.oldest), formatIsoDate(book.newest));
    case AnnouncedColumn:
        return book.announced == 0 ? QVariant() : QVariant(static_cast<qlonglong>(book.announced));
    case KeptColumn:
        return book.isBuiltIn() ? tr("built in") : formatIsoDate(book.kept.date());
    case HashColumn:
        return book.sha256.left(12);
    case ColumnCount:
        break;
    }
    return {};
}

PriceChangeModel::PriceChangeModel(QObject *parent)
    : TableModel(parent)
{
}

void PriceChangeModel::setChanges(std::vector<PriceChangeRow> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

QString PriceChangeModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Price of");
    case PaidAsColumn:
        return tr("Paid as");
    case RegionColumn:
        return tr("Region");
    case BeforeColumn:
        return tr("Before, USD");
    case AfterColumn:
        return tr("After, USD");
    case PercentColumn:
        return tr("Change");
    case WhatColumn:
        return tr("What");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PriceChangeModel::cell(int row, int column, int role) const
{
    const PriceChangeRow &change = m_changes[static_cast<std::size_t>(row)];
    if (!isTextRole(role))
        return {};
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return change.name;
    case PaidAsColumn:
        return wayOfPaying(change.paidAs);
    case RegionColumn:
        return change.region;
    case BeforeColumn:
        return rateText(change.before, locale());
    case AfterColumn:
        return rateText(change.after, locale());
    case PercentColumn:
        if (!change.before || !change.after)
            return QString();
        return role == SortRole ? QVariant(change.percent)
                                : QVariant((change.percent > 0 ? u"+"_s : QString())
                                           + formatPercent(change.percent, locale(), 1));
    case WhatColumn:
        if (change.last.isValid())
            return tr("%1, %2").arg(wordOf(change.kind), formatIsoDate(change.last));
        return change.from.isValid() ? tr("%1 from %2").arg(wordOf(change.kind), formatIsoDate(change.from))
                                     : wordOf(change.kind);
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
