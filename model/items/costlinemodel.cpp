// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/costlinemodel.h"

#include "model/base/format.h"
#include "model/base/sharetext.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::int64_t shareSteps
    = 1000; ///< of which a whole has so many: shares have one decimal, and add up to 100 %

QString remark(const CostLine &line, const std::vector<CostLine> &bill)
{
    return line.whole() ? noteOf(line, bill) : line.missing;
}

/// What a pointer at rest tells: how the figure comes about, and what is doubtful about it.
QString explanation(const CostLine &line, const std::vector<CostLine> &bill)
{
    QStringList parts{line.formula, remark(line, bill)};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

} // namespace

CostLineModel::CostLineModel(QObject *parent)
    : TableModel(parent)
{
}

void CostLineModel::setLines(std::vector<CostLine> lines, Currency currency)
{
    beginResetModel();
    m_lines = std::move(lines);
    m_currency = currency;
    m_sum = 0;
    std::vector<Money> parts;
    Money whole(0, currency);
    for (const CostLine &line : m_lines) {
        parts.push_back(line.priced() ? line.total : Money(0, currency));
        whole += parts.back();
    }
    m_sum = static_cast<double>(whole.minor());
    m_shownShares = roundedShares(parts, whole, shareSteps);
    endResetModel();
}

QString CostLineModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Item");
    case StageColumn:
        return tr("Stage");
    case QuantityColumn:
        return tr("Quantity");
    case UnitPriceColumn:
        return tr("Unit price");
    case PriceDateColumn:
        return tr("Price of", "a date follows");
    case TotalColumn:
        return tr("Total (%1)", "a currency").arg(m_currency.code());
    case ShareColumn:
        return tr("Share");
    case ColumnCount:
        break;
    }
    return {};
}

bool CostLineModel::isFigure(int column) const
{
    return column == QuantityColumn || column == UnitPriceColumn || column == TotalColumn
        || column == ShareColumn;
}

QVariant CostLineModel::cell(int row, int column, int role) const
{
    const CostLine &line = this->line(row);
    const auto shown = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        return text(line, shown);
    case Qt::ToolTipRole:
        return explanation(line, m_lines);
    case Qt::AccessibleTextRole:
        return column == TotalColumn && line.whole() ? formatMoney(line.total, locale()) : text(line, shown);
    case Qt::AccessibleDescriptionRole:
        return remark(line, m_lines);
    case SortRole:
        return sortKey(line, shown);
    case IdRole:
        return line.id;
    case StageRole:
        return static_cast<int>(line.stage);
    case EstimatedRole:
        return line.estimated;
    case PricedRole:
        return line.priced();
    case FormulaRole:
        return line.formula;
    case RemarkRole:
        return remark(line, m_lines);
    case ShareRole: {
        const std::optional<double> part = share(line);
        return part ? QVariant(*part) : QVariant();
    }
    case ComputeRole:
        return line.compute;
    default:
        return {};
    }
}

QString CostLineModel::text(const CostLine &line, Column column) const
{
    switch (column) {
    case NameColumn:
        return line.name;
    case StageColumn:
        return displayName(line.stage);
    case QuantityColumn:
        return formatQuantity(line.totalQuantity, line.unit, locale());
    case UnitPriceColumn: {
        if (!line.priced())
            return tr("no price");
        const QString price = formatRate(*line.rate, line.unit, locale());
        const QString shown = line.estimated ? tr("about %1", "a price that is estimated").arg(price) : price;
        const QString mark = basisMark(line);
        return mark.isEmpty() ? shown
                              : tr("%1, %2", "a price, how it stands to list prices").arg(shown, mark);
    }
    case PriceDateColumn:
        return line.priced() ? formatIsoDate(line.origin.date) : QString();
    case TotalColumn:
        if (!line.hasAmount())
            return tr("not priced");
        return formatAmount(line.cost(), locale());
    case ShareColumn: {
        if (!share(line))
            return {};
        const auto row = static_cast<std::size_t>(&line - m_lines.data());
        return formatPercent(100.0 * static_cast<double>(m_shownShares[row]) / shareSteps, locale());
    }
    case ColumnCount:
        break;
    }
    return {};
}

std::optional<double> CostLineModel::share(const CostLine &line) const
{
    if (!line.priced() || m_sum <= 0)
        return std::nullopt;
    return static_cast<double>(line.total.minor()) / m_sum;
}

QVariant CostLineModel::sortKey(const CostLine &line, Column column) const
{
    switch (column) {
    case NameColumn:
        return line.name;
    case StageColumn:
        return static_cast<int>(line.stage);
    case QuantityColumn:
        return static_cast<qlonglong>(line.totalQuantity.raw());
    case UnitPriceColumn: // below every price, free ones included
        return line.priced() ? static_cast<qlonglong>(line.rate->raw()) : qlonglong(-1);
    case PriceDateColumn:
        return line.priced() ? QVariant(line.origin.date) : QVariant(QDate());
    case TotalColumn:
    case ShareColumn:
        return line.priced() ? static_cast<qlonglong>(line.total.minor()) : qlonglong(-1);
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
