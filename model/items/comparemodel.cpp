// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/comparemodel.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Less money is better. What may be more and may be less only differs.
CompareModel::Mark markOf(const CostDifference &difference)
{
    using Bound = CostDifference::Bound;
    using Mark = CompareModel::Mark;
    if (difference.bound == Bound::Unknown)
        return Mark::Differs;
    if (difference.known.isZero())
        return difference.bound == Bound::Exact ? Mark::Same : Mark::Differs;
    const bool isMore = difference.known.minor() > 0;
    if (isMore)
        return difference.bound == Bound::AtMost ? Mark::Differs : Mark::Worse;
    return difference.bound == Bound::AtLeast ? Mark::Differs : Mark::Better;
}

/// Steps in the order of their stages; shared services have none.
std::optional<Step> stepOf(CostStage stage)
{
    switch (stage) {
    case CostStage::Experimentation:
        return Step::Experimentation;
    case CostStage::Training:
        return Step::Training;
    case CostStage::Deployment:
        return Step::Deployment;
    case CostStage::Shared:
        break;
    }
    return std::nullopt;
}

/// Whether somebody would act on it: a hundredth more or less of a simulated latency is noise.
bool isTold(const FigureDifference &figure)
{
    if (figure.isSame())
        return false;
    if (!figure.before || !figure.after)
        return true;
    const double larger = std::max(std::abs(*figure.before), std::abs(*figure.after));
    return std::abs(*figure.after - *figure.before) >= 0.01 * larger;
}

QString summaryOf(const ComparedPlan &plan, CostStage stage)
{
    const std::optional<Step> step = stepOf(stage);
    return step ? plan.evaluation.steps[static_cast<std::size_t>(*step)].summary : QString();
}

} // namespace

CompareModel::CompareModel(QObject *parent)
    : TableModel(parent)
{
}

QString CompareModel::nameOf(const ComparedPlan &plan)
{
    if (!plan.book.isEmpty())
        return tr("Base plan, prices %1").arg(plan.name);
    return plan.name.isEmpty() ? tr("Base plan") : plan.name;
}

QString CompareModel::title(int column) const
{
    return column == 0 ? QString() : m_names[column - 1];
}

QVariant CompareModel::cell(int row, int column, int role) const
{
    const Row &of = m_rows[static_cast<std::size_t>(row)];
    const Cell &shown = column == 0 ? of.heading : of.cells[static_cast<std::size_t>(column - 1)];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return shown.text;
    case RemarkRole:
        return shown.remark;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString mark = shown.mark == Mark::Better ? tr("better")
            : shown.mark == Mark::Worse                 ? tr("worse")
            : shown.mark == Mark::Differs               ? tr("differs")
                                                        : QString();
        QStringList parts{shown.text, shown.remark, mark};
        parts.removeAll(QString());
        return role == Qt::ToolTipRole ? QVariant() : QVariant(parts.join(u", "_s));
    }
    case MarkRole:
        return QVariant::fromValue(shown.mark);
    case SignRole:
        return shown.sign ? QVariant(static_cast<int>(*shown.sign)) : QVariant();
    case StageRole:
        return column == 0 && of.stage ? QVariant(static_cast<int>(*of.stage)) : QVariant();
    case StrongRole:
        return of.isStrong;
    default:
        return {};
    }
}

QString CompareModel::differenceWords(const CostDifference &difference) const
{
    using Bound = CostDifference::Bound;
    if (difference.bound == Bound::Unknown)
        return tr("difference not known");
    if (difference.known.isZero())
        return difference.bound == Bound::Exact ? tr("the same") : tr("difference not known");
    const bool isMore = difference.known.minor() > 0;
    const QString amount = formatAmount(
        isMore ? difference.known : Money(0, difference.known.currency()) - difference.known, locale());
    const QString words = isMore ? tr("%1 more").arg(amount) : tr("%1 less").arg(amount);
    if (difference.bound == Bound::Exact)
        return words;
    return (difference.bound == Bound::AtLeast) == isMore ? tr("at least %1").arg(words)
                                                          : tr("at most %1").arg(words);
}

CompareModel::Row &CompareModel::addRow(const QString &heading)
{
    Row &row = m_rows.emplace_back();
    row.heading.text = heading;
    return row;
}

void CompareModel::setPlans(const std::vector<ComparedPlan> &plans)
{
    beginResetModel();
    m_names.clear();
    m_rows.clear();
    for (const ComparedPlan &each : plans)
        m_names << nameOf(each);
    if (!plans.empty() && plans.front().isThere()) {
        addTotals(plans);
        addRanges(plans);
        for (const CostStage stage :
             {CostStage::Experimentation, CostStage::Training, CostStage::Deployment, CostStage::Shared})
            addStage(plans, stage);
        addFigures(plans);
        for (const Severity severity : {Severity::Blocker, Severity::Approval, Severity::Warning})
            addFindings(plans, severity);
        for (std::size_t i = 1; i < plans.size(); ++i)
            takeBackPraise(plans[i], i);
        // A plan that is none has nothing but the reason.
        for (std::size_t i = 0; i < plans.size(); ++i) {
            if (plans[i].isThere())
                continue;
            for (Row &row : m_rows)
                row.cells[i] = {tr("-"), {}, Mark::Same, {}};
            m_rows.front().cells[i] = {tr("no plan"), plans[i].failure, Mark::Worse, Severity::Blocker};
        }
    }
    endResetModel();
}

void CompareModel::takeBackPraise(const ComparedPlan &plan, std::size_t column)
{
    if (!plan.isThere())
        return;
    const int blockers = plan.evaluation.count(Severity::Blocker);
    if (blockers == 0 && plan.evaluation.total.isComplete())
        return;
    for (Row &row : m_rows) {
        Cell &cell = row.cells[column];
        if (cell.mark == Mark::Better)
            cell.mark = Mark::Differs;
        if (row.isStrong && blockers > 0)
            cell.remark = cell.remark.isEmpty() ? tr("does not hold") : tr("%1, but does not hold").arg(cell.remark);
    }
}

void CompareModel::addTotals(const std::vector<ComparedPlan> &plans)
{
    const auto total = [&](const QString &heading, Total Evaluation::*of, CostPair Comparison::*pair) {
        Row &row = addRow(heading);
        row.isStrong = true;
        for (const ComparedPlan &each : plans) {
            Cell &cell = row.cells.emplace_back();
            // In the currency of the basis, so that a column can be held against it.
            cell.text = formatAmount(each.comparison ? ((*each.comparison).*pair).after : each.evaluation.*of,
                                     locale());
            if (!each.comparison)
                continue;
            const CostDifference &difference = ((*each.comparison).*pair).difference;
            cell.mark = markOf(difference);
            cell.remark = differenceWords(difference);
        }
    };
    const QString currency = plans.front().evaluation.currency.code();
    const int months = plans.front().plan.months;
    const bool sameMonths = std::all_of(plans.begin(), plans.end(),
                                        [&](const ComparedPlan &each) { return each.plan.months == months; });
    total(tr("Average month, %1").arg(currency), &Evaluation::averageMonth, &Comparison::averageMonth);
    total(sameMonths ? tr("%1, %2").arg(formatUnits(months, u"month"_s, locale(), 0), currency)
                     : tr("Whole plan, %1").arg(currency),
          &Evaluation::total, &Comparison::total);
    if (std::any_of(plans.begin(), plans.end(),
                    [](const ComparedPlan &each) { return !each.evaluation.owed.isZero(); }))
        total(tr("Owed after the plan, %1").arg(currency), &Evaluation::owed, &Comparison::owed);
    if (sameMonths)
        return;
    Row &row = addRow(tr("Months"));
    for (const ComparedPlan &each : plans)
        row.cells.push_back({QString::number(each.plan.months),
                             {},
                             each.plan.months == months ? Mark::Same : Mark::Differs,
                             {}});
}

void CompareModel::addRanges(const std::vector<ComparedPlan> &plans)
{
    // Without cents: they say nothing of an estimate, and four of these stand side by side.
    const auto whole = [this](const Total &total) -> QString {
        const QString amount = formatNumber(total.known().toDouble(), locale(), 0);
        return total.isComplete() ? amount : tr("at least %1").arg(amount);
    };
    Row &range = addRow(tr("P10 to P90"));
    for (const ComparedPlan &each : plans) {
        Cell &cell = range.cells.emplace_back();
        if (!each.uncertainty) {
            cell.text = tr("being drawn");
            continue;
        }
        const CostRange &total = each.uncertainty->total;
        cell.text = tr("%1 to %2").arg(whole(total.p10), whole(total.p90));
        if (each.evaluation.currency != plans.front().evaluation.currency)
            cell.text = each.evaluation.currency.code() + u' ' + cell.text;
    }
    const bool hasBudget = std::any_of(plans.begin(), plans.end(), [](const ComparedPlan &each) {
        return each.isThere() && each.plan.budget.has_value();
    });
    if (!hasBudget)
        return;
    Row &chance = addRow(tr("Chance over the budget"));
    const auto &basis = plans.front().uncertainty;
    for (const ComparedPlan &each : plans) {
        Cell &cell = chance.cells.emplace_back();
        if (!each.uncertainty || !each.uncertainty->overBudget) {
            cell.text = each.uncertainty ? tr("no budget") : tr("being drawn");
            continue;
        }
        const Chance &own = *each.uncertainty->overBudget;
        cell.text = chanceText(own, locale());
        if (basis && basis->overBudget && cell.text != chanceText(*basis->overBudget, locale()))
            // Where something has no price, the chance is one of at least this.
            cell.mark = basis->overBudget->bound != Chance::Bound::Exact ? Mark::Differs
                : own.share > basis->overBudget->share                   ? Mark::Worse
                : own.bound == Chance::Bound::Exact                      ? Mark::Better
                                                                         : Mark::Differs;
    }
}

void CompareModel::addStage(const std::vector<ComparedPlan> &plans, CostStage stage)
{
    const auto at = static_cast<std::size_t>(stage);
    Row &row = addRow(displayName(stage));
    row.stage = stage;
    const QString basis = summaryOf(plans.front(), stage);
    for (const ComparedPlan &each : plans) {
        Cell &cell = row.cells.emplace_back();
        const Total &cost
            = each.comparison ? each.comparison->stages[at].after : each.evaluation.stageTotals[at];
        const QString summary = summaryOf(each, stage);
        cell.text = summary.isEmpty() ? formatAmount(cost, locale()) : summary;
        if (!summary.isEmpty())
            cell.remark = formatAmount(cost, locale());
        if (each.comparison
            && (summary != basis || markOf(each.comparison->stages[at].difference) != Mark::Same))
            cell.mark = Mark::Differs;
    }
}

void CompareModel::addFigures(const std::vector<ComparedPlan> &plans)
{
    if (plans.size() < 2)
        return;
    // Times and latencies that differ somewhere; those that are the same everywhere say nothing here.
    std::vector<FigureDifference> shown;
    const auto isSame = [](const FigureDifference &a, const FigureDifference &b) {
        return a.workload == b.workload && a.deployment == b.deployment && a.id == b.id;
    };
    for (const ComparedPlan &each : plans) {
        if (!each.comparison)
            continue;
        for (const FigureDifference &figure : each.comparison->figures) {
            const bool known = std::any_of(shown.begin(), shown.end(),
                                           [&](const auto &other) { return isSame(figure, other); });
            if (isTold(figure) && !known)
                shown.push_back(figure);
        }
    }
    const auto text = [this](const std::optional<double> &value, const QString &unit) {
        return value ? formatMeasured(*value, unit, locale()) : tr("-");
    };
    for (const FigureDifference &figure : shown) {
        const Workload *workload = plans.front().plan.workload(figure.workload);
        Row &row = addRow(workload ? workload->shownName() : figure.workload);
        row.heading.remark = figure.name;
        row.cells.push_back({text(figure.before, figure.unit), {}, Mark::Same, {}});
        for (std::size_t i = 1; i < plans.size(); ++i) {
            Cell &cell = row.cells.emplace_back();
            cell.text = tr("-");
            if (!plans[i].comparison)
                continue;
            const auto &all = plans[i].comparison->figures;
            const auto own = std::find_if(all.begin(), all.end(),
                                          [&](const auto &other) { return isSame(figure, other); });
            if (own == all.end())
                continue;
            cell.text = text(own->after, own->unit);
            if (!isTold(*own) || !own->before || !own->after)
                cell.mark = isTold(*own) ? Mark::Differs : Mark::Same;
            else
                cell.mark = *own->after < *own->before ? Mark::Better : Mark::Worse; // less time is better
        }
    }
}

void CompareModel::addFindings(const std::vector<ComparedPlan> &plans, Severity severity)
{
    const bool any = std::any_of(plans.begin(), plans.end(), [&](const ComparedPlan &each) {
        return each.evaluation.count(severity) > 0;
    });
    if (!any)
        return;
    Row &row = addRow(severity == Severity::Blocker        ? tr("Blockers")
                          : severity == Severity::Approval ? tr("Approvals")
                                                           : tr("Warnings"));
    const int basis = plans.front().evaluation.count(severity);
    for (const ComparedPlan &each : plans) {
        const int count = each.evaluation.count(severity);
        Cell &cell = row.cells.emplace_back();
        cell.text = count == 0 ? tr("none") : locale().toString(count);
        if (count > 0)
            cell.sign = severity;
        cell.mark = count == basis ? Mark::Same : count < basis ? Mark::Better : Mark::Worse;
        if (severity == Severity::Blocker && count > 0 && each.isThere()) {
            for (const Finding &finding : each.evaluation.findings) {
                if (finding.severity == Severity::Blocker) {
                    cell.remark = finding.title;
                    break;
                }
            }
        }
    }
}

} // namespace slipway
