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
#include "ui/fields/tables.h"
#include "ui/pages/rangecard.h"
#include "ui/search/regionscard.h"
#include "ui/stages/buyingcard.h"
#include "ui/stages/commitmentscard.h"
#include "ui/stages/priceoptionscard.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int chartHeight = 250;

} // namespace

CostPage::CostPage(const PageContext &context, QWidget *parent)
    : BoundPage(context, Step::Cost, parent)
    , m_monthly(new ChartPanel(tr("By month and stage"), context.dialogs))
    , m_cumulative(new ChartPanel(tr("Added up over the horizon"), context.dialogs))
    , m_months(new MonthCostModel(this))
    , m_lines(new CostLineModel(this))
{
    m_months->setLocale(locale());
    m_lines->setLocale(locale());
    m_monthly->setObjectName(u"cost/monthly"_s);
    m_cumulative->setObjectName(u"cost/cumulative"_s);
    for (ChartPanel *panel : {m_monthly, m_cumulative}) {
        panel->setTable(m_months);
        panel->setMinimumHeight(chartHeight);
        connect(panel, &ChartPanel::emptyActionTriggered, this,
                [this] { Q_EMIT linkActivated(Step::Training, {}); });
    }
    m_tabs = sections().tabs();
    sections().add(tr("Months"), m_monthly, true);
    sections().add({}, m_cumulative, true);
    auto *months = new ExplainButton(tr("Months"));
    months->setObjectName(u"cost/explainMonths"_s);
    months->followTable(m_monthly->table(), MonthCostModel::TotalColumn,
                        [](const QModelIndex &index) -> std::optional<Figure> {
                            return Figure{Figure::Kind::Month, {}, {}, {}, index.row()};
                        });
    m_monthly->addControl(months);

    Card *card = addCard(tr("Lines"), tr("Lines"), true);
    m_total = new PlainLabel;
    setTextRole(m_total, TextRole::Strong);
    m_total->setObjectName(u"cost/total"_s);
    auto *sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_lines);
    sorted->setSortRole(TableModel::SortRole);
    m_table = makeTable(sorted, u"cost/lines"_s, tr("Lines of the bill"), CostLineModel::NameColumn, card);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CostLineModel::TotalColumn, Qt::DescendingOrder);
    m_table->setColumnHidden(CostLineModel::StageColumn, true);
    m_table->setMinimumHeight(m_table->fontMetrics().height() * 9);
    card->body()->addWidget(m_table, 1);
    m_remark = remark({}, card);
    card->body()->addWidget(m_remark);
    // In the head: below the table it would cost the height of a line.
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::block);
    auto *explain = new ExplainButton(tr("Lines of the bill"));
    explain->setObjectName(u"cost/explainLines"_s);
    explain->followTable(m_table, CostLineModel::TotalColumn,
                         [](const QModelIndex &index) -> std::optional<Figure> {
                             return Figure{Figure::Kind::Line, index.data(CostLineModel::IdRole).toString()};
                         });
    explain->mark(m_total, {Figure::Kind::Total});
    row->addWidget(explain);
    row->addWidget(m_total);
    card->setCornerWidget(head);

    m_options = new PriceOptionsCard(this->context());
    m_options->setObjectName(u"cost/priceOptions"_s);
    sections().add(tr("Ways to pay"), m_options);
    auto *buying = new BuyingCard(this->context());
    buying->setObjectName(u"cost/buying"_s);
    sections().addBelow(buying);
    m_commitments = new CommitmentsCard(this->context(), binder());
    m_commitments->setObjectName(u"cost/commitments"_s);
    sections().addBelow(m_commitments);
    m_regions = new RegionsCard(this->context().session, this->context().dialogs);
    m_regions->setObjectName(u"cost/regions"_s);
    sections().add(tr("Regions"), m_regions, true);
    m_ranges = new RangeCard(this->context().session, this->context().dialogs);
    m_ranges->setObjectName(u"cost/ranges"_s);
    sections().add(tr("Range"), m_ranges, true);
    connect(&this->context().session.uncertainty(), &PlanUncertainty::rangesChanged, this, [this] {
        if (!this->context().session.isPending())
            showRanges(this->context().session.evaluation());
    });
    start();
}

void CostPage::showEvaluation(const Evaluation &evaluation)
{
    m_months->setMonths(evaluation.months, evaluation.currency);
    m_lines->setLines(evaluation.lines, evaluation.currency);
    m_total->setText(
        tr("%1 over %2")
            .arg(formatTotal(evaluation.total, locale()),
                 formatUnits(static_cast<double>(evaluation.months.size()), u"month"_s, locale(), 0)));
    QStringList remarks;
    if (!evaluation.total.isComplete())
        remarks << tr("Without a price: %1.").arg(evaluation.total.missing().join(u", "_s));
    if (evaluation.provenance.priceDate.isValid())
        remarks << tr("List prices less the plan's discount. %1").arg(priceDateRemark(evaluation.provenance));
    if (!evaluation.owed.isZero())
        remarks << tr("Owed for reservations and savings plans after that: %1.")
                       .arg(formatTotal(evaluation.owed, locale()));
    m_remark->setText(remarks.join(u' '));
    m_remark->setVisible(!remarks.isEmpty());
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

void CostPage::resizeEvent(QResizeEvent *event)
{
    BoundPage::resizeEvent(event);
    // The names of the lines go before their prices, which the tool tip and the export give as well.
    hideWhereNarrow(m_table, {{CostLineModel::UnitPriceColumn, 85}, {CostLineModel::PriceDateColumn, 115}});
}

bool CostPage::focusField(const QString &pointer)
{
    // Not a field: where the cost bar leads.
    const auto bring = [this](QWidget *section) {
        sections().reveal(section);
        sections().tabs()->setFocus(Qt::OtherFocusReason);
        return true;
    };
    if (pointer == costpart::ranges)
        return bring(m_ranges);
    if (pointer == costpart::lines)
        return bring(m_table);
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
