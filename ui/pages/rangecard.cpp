// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rangecard.h"

#include "model/base/format.h"
#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"
#include "model/items/rangetexts.h"
#include "model/items/swingmodel.h"
#include "ui/charts/swingchart.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

RangeCard::RangeCard(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : ChartPanel(tr("What moves the total"), dialogs, parent)
    , m_session(session)
    , m_model(new SwingModel(this))
    , m_figures(new PlainLabel)
    , m_chances(new PlainLabel)
    , m_reading(new PlainLabel)
{
    m_model->setLocale(locale());
    setTable(m_model);
    table()->horizontalHeader()->setResizeContentsPrecision(0);
    m_figures->setObjectName(u"range/figures"_s);
    m_figures->setWordWrap(true);
    setTextRole(m_figures, TextRole::Strong);
    m_chances->setObjectName(u"range/chances"_s);
    m_chances->setWordWrap(true);
    m_reading->setObjectName(u"range/reading"_s);
    m_reading->setWordWrap(true);
    m_reading->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // What is read of a bar has one line, the sentence two: the chart keeps its height.
    m_reading->setMinimumHeight(2 * m_reading->fontMetrics().lineSpacing());
    body()->addWidget(m_reading);
    body()->insertWidget(0, m_figures);
    body()->insertWidget(1, m_chances);
    setMinimumHeight(280);
    connect(&m_session.uncertainty(), &PlanUncertainty::rangesChanged, this, &RangeCard::showState);
    showState();
}

void RangeCard::showEvent(QShowEvent *event)
{
    ChartPanel::showEvent(event);
    m_session.uncertainty().watch();
}

void RangeCard::showState()
{
    using State = Async<Uncertainty>::State;
    const Async<Uncertainty> &ranges = m_session.uncertainty().ranges();
    for (QWidget *widget : {static_cast<QWidget *>(m_figures), static_cast<QWidget *>(m_chances)})
        widget->setEnabled(ranges.isReady());
    if (!ranges.value) {
        m_shown = 0;
        m_figures->clear();
        m_chances->clear();
        m_sentence.clear();
        showReading({});
        showEmpty(ranges.state == State::Failed ? tr("The plan could not be drawn: %1").arg(ranges.failure)
                                                : tr("Drawing what is uncertain\u2026"));
        return;
    }
    if (m_shown == ranges.revision)
        return;
    m_shown = ranges.revision;
    showRanges();
}

void RangeCard::showRanges()
{
    const Uncertainty &found = *m_session.uncertainty().ranges().value;
    m_figures->setText(
        tr("%1 over %2, from P10 to P90 of %3 draws")
            .arg(rangeText(found.total, locale()),
                 formatUnits(static_cast<double>(found.months.size()), u"month"_s, locale(), 0),
                 locale().toString(found.draws)));
    QStringList chances;
    if (const QString budget = overBudgetText(found, locale()); !budget.isEmpty())
        chances << budget;
    for (const TargetChance &target : found.targets)
        chances << targetText(target, locale());
    m_chances->setText(chances.isEmpty() ? QString() : chances.join(u"; "_s) + u'.');
    m_chances->setVisible(!chances.isEmpty());
    m_model->setUncertainty(found);
    m_sentence = swingSentence(found, locale());
    if (found.swings.empty()) {
        showEmpty(tr("Nothing in the plan is uncertain, or nothing of it moves the total."));
        showReading({});
        return;
    }
    showFigures(
        [this, found](const ChartTheme &theme) {
            auto chart = std::make_unique<SwingChart>(found, theme);
            connect(chart.get(), &PickableChart::pointedAt, this, &RangeCard::showReading);
            return chart;
        },
        [found](QChart &chart) { static_cast<SwingChart &>(chart).setUncertainty(found); }, m_sentence);
    showReading({});
}

void RangeCard::showReading(const QString &reading)
{
    m_reading->setText(reading.isEmpty() ? m_sentence : reading);
    setTextRole(m_reading, reading.isEmpty() ? TextRole::Caption : TextRole::Body);
}

} // namespace slipway
