// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/actualsmodel.h"

#include "model/base/format.h"

namespace slipway {

namespace {

QString whyWords(UnmatchedCost::Why why)
{
    switch (why) {
    case UnmatchedCost::Why::NotTagged:
        return ActualsModel::tr("no tag of a plan");
    case UnmatchedCost::Why::OtherPlan:
        return ActualsModel::tr("tag of another plan");
    case UnmatchedCost::Why::Repeated:
        return ActualsModel::tr("in an earlier file as well");
    case UnmatchedCost::Why::OtherDeployment:
        return ActualsModel::tr("of another deployment");
    case UnmatchedCost::Why::Tax:
        return ActualsModel::tr("tax, which plans are without");
    case UnmatchedCost::Why::OutsideHorizon:
        break;
    }
    return ActualsModel::tr("outside the plan's months");
}

} // namespace

ActualsModel::ActualsModel(QObject *parent)
    : TableModel(parent)
{
}

QString ActualsModel::differenceWords(const Money &billed, const Total &planned, const QLocale &locale)
{
    const Money difference = billed - planned.known();
    if (difference.isZero())
        return planned.isComplete() ? tr("the same") : tr("not more");
    const bool isMore = difference.minor() > 0;
    const QString amount = formatAmount(isMore ? difference : Money(0, difference.currency()) - difference, locale);
    const QString words = isMore ? tr("%1 more").arg(amount) : tr("%1 less").arg(amount);
    if (planned.isComplete())
        return words;
    // What is planned is at least this, so the bill is less far above it, or farther below.
    return isMore ? tr("at most %1").arg(words) : tr("at least %1").arg(words);
}

void ActualsModel::setCosts(const ActualCosts &costs, Kind kind)
{
    beginResetModel();
    m_rows.clear();
    const QString currency = costs.billed.currency().code();
    const auto totalRow = [&](const QStringList &before) {
        m_rows.push_back(before
                         + QStringList{formatAmount(costs.planned, locale()), formatAmount(costs.billed, locale()),
                                       differenceWords(costs.billed, costs.planned, locale())});
    };
    const QStringList sums{tr("Planned to date, %1").arg(currency), tr("Billed, %1").arg(currency), tr("Billed is")};
    switch (kind) {
    case Kind::Lines:
        m_titles = QStringList{tr("Of"), tr("Service")} + sums;
        m_firstFigure = 2;
        for (const ActualLine &each : costs.lines)
            m_rows.push_back({each.wholeService ? tr("all lines of the service") : each.name, each.service,
                              formatAmount(each.planned, locale()), formatAmount(each.billed, locale()),
                              differenceWords(each.billed, each.planned, locale())});
        totalRow({tr("Total"), {}});
        break;
    case Kind::Months:
        m_titles = QStringList{tr("Month"), tr("Planned, %1").arg(currency)} + sums;
        m_firstFigure = 1;
        for (const ActualMonth &each : costs.months)
            m_rows.push_back({formatMonth(each.month, locale()), formatAmount(each.planned, locale()),
                              formatAmount(each.plannedToDate, locale()), formatAmount(each.billed, locale()),
                              differenceWords(each.billed, each.plannedToDate, locale())});
        totalRow({tr("Total"), {}});
        break;
    case Kind::Unmatched:
        m_titles = {tr("Service"), tr("Why"), tr("Charges"), tr("Cost, %1").arg(currency)};
        m_firstFigure = 2;
        for (const UnmatchedCost &each : costs.unmatched)
            m_rows.push_back({each.service,
                              whyWords(each.why), locale().toString(each.charges),
                              each.cost.currency() == costs.billed.currency() ? formatAmount(each.cost, locale())
                                                                              : formatMoney(each.cost, locale())});
        break;
    }
    endResetModel();
}

QVariant ActualsModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return m_rows[static_cast<std::size_t>(row)].at(column);
    default:
        return {};
    }
}

} // namespace slipway
