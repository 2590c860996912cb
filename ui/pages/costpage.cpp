// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/costpage.h"

#include "model/base/format.h"
#include "model/document/planuncertainty.h"
#include "model/items/costlinemodel.h"
#include "model/items/monthcostmodel.h"
#include "model/items/names.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/costchart.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/sections.h"
#include "ui/pages/costlinescard.h"
#include "ui/pages/rangecard.h"
#include "ui/pages/rangetab.h"
#include "ui/search/regionscard.h"
#include "ui/stages/buyingcard.h"
#include "ui/stages/commitmentscard.h"
#include "ui/stages/priceoptionscard.h"
#include "ui/support/dialogs.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// At text of 13 px: the chart of the months keeps its height, and the lines below it take the rest.
constexpr int monthsHeight = 322;
constexpr int leastMonthsHeight = 220;
constexpr int besideMonths = 288; ///< px of the page: the tabs, and lines below the chart
constexpr int addedUpHeight = 240;

} // namespace

CostPage::CostPage(const PageContext &context, QWidget *parent)
    : BoundPage(context, Step::Cost, parent)
    , m_monthly(new ChartPanel(tr("By month and stage"), context.dialogs, sections().content()))
    , m_cumulative(new ChartPanel(tr("Added up over the horizon"), context.dialogs, sections().content()))
    , m_months(new MonthCostModel(this))
    , m_lines(new CostLineModel(this))
{
    m_months->setLocale(locale());
    m_lines->setLocale(locale());
    m_monthly->setObjectName(u"cost/monthly"_s);
    m_cumulative->setObjectName(u"cost/cumulative"_s);
    for (ChartPanel *panel : {m_monthly, m_cumulative}) {
        panel->setTable(m_months);
        // Beside the month: at no width behind a scroll bar.
        QHeaderView *header = panel->table()->horizontalHeader();
        header->moveSection(header->visualIndex(MonthCostModel::TotalColumn), 1);
        connect(panel, &ChartPanel::emptyActionTriggered, this,
                [this] { Q_EMIT linkActivated(Step::Training, {}); });
    }
    m_tabs = sections().tabs();
    sections().add(tr("Months"), m_monthly);
    auto *months = new ExplainButton(tr("Months"));
    months->setObjectName(u"cost/explainMonths"_s);
    months->followTable(m_monthly->table(), MonthCostModel::TotalColumn,
                        [](const QModelIndex &index) -> std::optional<Figure> {
                            return Figure{Figure::Kind::Month, {}, {}, {}, index.row()};
                        });
    m_monthly->addControl(months);

    const auto sortedLines = [this] {
        auto *sorted = new QSortFilterProxyModel(this);
        sorted->setSourceModel(m_lines);
        sorted->setSortRole(TableModel::SortRole);
        return sorted;
    };
    // Dearest first, however the full list is sorted.
    QSortFilterProxyModel *dearest = sortedLines();
    dearest->sort(CostLineModel::TotalColumn, Qt::DescendingOrder);
    m_brief
        = new CostLinesCard(CostLinesCard::Kind::Brief, dearest, u"cost/monthLines"_s, sections().content());
    sections().add({}, m_brief, true);
    m_all
        = new CostLinesCard(CostLinesCard::Kind::Full, sortedLines(), u"cost/lines"_s, sections().content());
    connect(m_brief, &CostLinesCard::allDetailsWanted, this, [this] { bring(m_all); });
    sections().add(tr("Lines"), m_all, true);
    sections().add({}, m_cumulative);

    m_options = new PriceOptionsCard(this->context(), sections().content());
    m_options->setObjectName(u"cost/priceOptions"_s);
    sections().add(tr("Ways to pay"), m_options);
    auto *buying = new BuyingCard(this->context(), sections().content());
    buying->setObjectName(u"cost/buying"_s);
    sections().addBelow(buying);
    m_commitments = new CommitmentsCard(this->context(), binder(), sections().content());
    m_commitments->setObjectName(u"cost/commitments"_s);
    sections().addBelow(m_commitments);
    m_regions = new RegionsCard(this->context().session, this->context().dialogs, sections().content());
    m_regions->setObjectName(u"cost/regions"_s);
    sections().add(tr("Regions"), m_regions, true);
    auto *range = new RangeTab(this->context().session, this->context().dialogs, sections().content());
    connect(range, &RangeTab::fieldWanted, this,
            [this](const QString &pointer) { Q_EMIT linkActivated(Step::Workload, pointer); });
    m_ranges = &range->swings();
    m_ranges->setObjectName(u"cost/ranges"_s);
    sections().add(tr("Range"), range, true);
    connect(&this->context().session.uncertainty(), &PlanUncertainty::rangesChanged, this, [this] {
        if (!this->context().session.isPending())
            showRanges(this->context().session.evaluation());
    });
    fitCharts();
    start();
}

void CostPage::showEvaluation(const Evaluation &evaluation)
{
    m_months->setMonths(evaluation.months, evaluation.currency);
    m_lines->setLines(evaluation.lines, evaluation.currency);
    m_brief->showEvaluation(evaluation);
    m_all->showEvaluation(evaluation);
    m_options->showEvaluation(evaluation);
    showCharts(evaluation);
}

void CostPage::showPlan(const Plan &plan)
{
    m_commitments->showPlan(plan);
}

void CostPage::showCharts(const Evaluation &evaluation)
{
    if (monthlyCostSeries(evaluation).isEmpty()) {
        const QString message = tr("Nothing in the plan costs anything yet. Choose a compute for a step.");
        m_monthly->showEmpty(message, tr("Go to Training"));
        m_cumulative->showEmpty(message, tr("Go to Training"));
        return;
    }
    showRanges(evaluation);
}

void CostPage::showRanges(const Evaluation &evaluation)
{
    // The ranges of the plan before stay until those of this one come.
    const Async<Uncertainty> &ranges = context().session.uncertainty().ranges();
    const Uncertainty *drawn = ranges.value ? &*ranges.value : nullptr;
    const MonthlyCostSeries monthly = monthlyCostSeries(evaluation, drawn);
    if (monthly.isEmpty())
        return;
    m_monthly->showFigures(
        [monthly](const ChartTheme &theme) { return makeMonthlyCostChart(monthly, theme); },
        [monthly](QChart &chart) { updateMonthlyCostChart(chart, monthly); },
        monthlyCostSentence(monthly, locale()));
    const CumulativeSeries added = cumulativeSeries(plan(), evaluation, drawn);
    m_cumulative->showFigures([added](const ChartTheme &theme) { return makeCumulativeChart(added, theme); },
                              [added](QChart &chart) { updateCumulativeChart(chart, added); },
                              cumulativeSentence(added, locale()));
}

void CostPage::fitCharts()
{
    const qreal scale = textScaleOf(font());
    // In a low window the lines below it want to be seen as well.
    const int room = qRound(height() / scale) - besideMonths;
    m_monthly->setFixedHeight(qRound(std::clamp(room, leastMonthsHeight, monthsHeight) * scale));
    m_cumulative->setFixedHeight(qRound(addedUpHeight * scale));
}

void CostPage::resizeEvent(QResizeEvent *event)
{
    BoundPage::resizeEvent(event);
    fitCharts();
}

void CostPage::changeEvent(QEvent *event)
{
    BoundPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCharts();
}

bool CostPage::bring(QWidget *section)
{
    sections().reveal(section);
    sections().tabs()->setFocus(Qt::OtherFocusReason);
    return true;
}

bool CostPage::focusField(const QString &pointer)
{
    // No fields: where the cost bar leads.
    if (pointer == costpart::ranges)
        return bring(m_ranges);
    if (pointer == costpart::lines)
        return bring(m_all);
    if (pointer == u"/commitments") {
        QWidget *where = plan().commitments.empty() ? static_cast<QWidget *>(m_commitments->addButton())
                                                    : m_commitments->table();
        sections().reveal(where);
        where->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (pointer.startsWith(u"/commitments/"))
        return BoundPage::focusField(pointer);
    if (!pointer.startsWith(u"/computes/") || !pointer.endsWith(u"/priceType"))
        return false;
    const std::size_t index = pointer.section(u'/', 2, 2).toUInt();
    if (index >= plan().computes.size())
        return false;
    m_options->choose(plan().computes[index].id);
    sections().reveal(m_options);
    m_options->table()->setFocus(Qt::OtherFocusReason);
    return true;
}

void CostPage::prepareFocus(const QString &pointer)
{
    m_commitments->chooseFor(pointer);
}

QWidget *CostPage::firstField() const
{
    return m_tabs;
}

} // namespace slipway
