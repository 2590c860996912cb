// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/regionscard.h"

#include "model/items/regioncostmodel.h"
#include "ui/search/regionchart.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

RegionsCard::RegionsCard(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : ChartPanel(tr("The plan in every region"), dialogs, parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_model(new RegionCostModel(session.context().catalog, this))
    , m_reading(new PlainLabel(this))
{
    m_model->setLocale(locale());
    setTable(m_model);
    table()->horizontalHeader()->setResizeContentsPrecision(0);
    table()->installEventFilter(this);
    connect(table(), &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { moveTo(index.row()); });
    m_reading->setObjectName(u"regions/reading"_s);
    // A sentence takes two lines where it needs them, and they are kept: the chart does not move while bars are pointed at.
    m_reading->setWordWrap(true);
    m_reading->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_reading->setMinimumHeight(2 * fontMetrics().lineSpacing());
    body()->addWidget(m_reading);
    setMinimumHeight(280);
    connect(&m_session, &PlanSession::evaluationChanged, this, &RegionsCard::refresh);
    connect(&m_session.search(), &PlanSearch::regionsChanged, this, [this] {
        if (isVisible())
            showState();
    });
}

void RegionsCard::refresh()
{
    if (!isVisible())
        return;
    m_session.search().costRegions();
    showState();
}

void RegionsCard::showState()
{
    using State = Async<std::vector<search::RegionCost>>::State;
    const auto &found = m_session.search().regions();
    if (!found.value || found.value->empty()) {
        m_shown = 0;
        m_sentence.clear();
        showReading({});
        if (found.state == State::Failed)
            showEmpty(tr("The comparison ended early: %1").arg(found.failure));
        else if (found.busy)
            showEmpty(tr("Costing the plan in every region\u2026"));
        else
            showEmpty(tr("Nothing in the plan has a price that depends on the region."));
        return;
    }
    if (m_shown == found.revision)
        return;
    m_shown = found.revision;
    m_model->setCosts(*found.value);
    std::vector<RegionBar> bars;
    for (const search::RegionCost &each : *found.value)
        bars.push_back({m_session.context().catalog.region(each.region).name, each});
    m_sentence = regionSentence(bars, locale());
    showFigures(
        [this, bars](const ChartTheme &theme) {
            auto chart = std::make_unique<RegionChart>(bars, theme);
            connect(chart.get(), &PickableChart::chosen, this, &RegionsCard::moveTo);
            connect(chart.get(), &PickableChart::pointedAt, this, &RegionsCard::showReading);
            return chart;
        },
        [bars](QChart &chart) { static_cast<RegionChart &>(chart).setBars(bars); }, m_sentence);
    showReading({});
}

void RegionsCard::showReading(const QString &reading)
{
    m_reading->setText(reading.isEmpty() ? m_sentence : reading);
    setTextRole(m_reading, reading.isEmpty() ? TextRole::Caption : TextRole::Body);
}

void RegionsCard::moveTo(int row)
{
    if (row < 0 || row >= m_model->rowCount() || m_model->cost(row).current)
        return;
    const PlanEdit edit = search::moveTo(m_session.plan(), m_session.context(), m_model->cost(row).region);
    const Result<void> done = m_session.document().apply(edit);
    if (!done)
        m_dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
}

void RegionsCard::showEvent(QShowEvent *event)
{
    ChartPanel::showEvent(event);
    refresh();
}

void RegionsCard::resizeEvent(QResizeEvent *event)
{
    ChartPanel::resizeEvent(event);
    table()->setColumnHidden(RegionCostModel::DifferenceColumn,
                             width() < 70 * fontMetrics().averageCharWidth());
}

bool RegionsCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            moveTo(table()->currentIndex().row());
            return true;
        }
    }
    return ChartPanel::eventFilter(watched, event);
}

} // namespace slipway
