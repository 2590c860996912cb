// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/robustview.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/decision/keptwords.h"
#include "model/evaluation/linewords.h"
#include "model/items/breakevenmodel.h"
#include "model/items/rangetexts.h"
#include "model/items/robustchoicemodel.h"
#include "model/items/robusttexts.h"
#include "ui/charts/chartpanel.h"
#include "ui/search/breakevenchart.h"
#include "ui/support/dialogs.h"
#include "ui/support/foldcard.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t shownFlips = 4; ///< of a compute
constexpr int breakEvenHeight = 300; ///< pixels

} // namespace

RobustView::RobustView(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_search(&session.search())
    , m_model(new RobustChoiceModel(this))
{
    setObjectName(u"robust"_s);
    m_model->setLocale(locale());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    m_headline = new PlainLabel(this);
    m_headline->setObjectName(u"robust/headline"_s);
    m_headline->setWordWrap(true);
    setTextRole(m_headline, TextRole::Strong);
    column->addWidget(m_headline);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"robust/progress"_s);
    m_progress->setAccessibleName(tr("Drawing"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(260);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"robust/cancel"_s);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_search->robust().busy)
            m_search->cancelRobust();
        else
            Q_EMIT searchAgain();
    });
    auto *waiting = new QHBoxLayout;
    waiting->setSpacing(space::block);
    waiting->addWidget(m_progress);
    waiting->addWidget(m_cancel);
    waiting->addStretch(1);
    column->addLayout(waiting);
    m_now = new PlainLabel(this);
    m_now->setObjectName(u"robust/now"_s);
    m_now->setWordWrap(true);
    column->addWidget(m_now);
    m_table = makeTable(m_model, u"robust/choices"_s, tr("Choices under uncertainty"),
                        RobustChoiceModel::NameColumn, this);
    column->addWidget(m_table);
    m_detail = new PlainLabel(this);
    m_detail->setObjectName(u"robust/detail"_s);
    m_detail->setWordWrap(true);
    makeSelectable(m_detail);
    column->addWidget(m_detail);
    m_take = new QPushButton(tr("Take this choice"), this);
    m_take->setObjectName(u"robust/take"_s);
    m_standing = new PlainLabel(tr("The plan is this choice already."), this);
    m_standing->setObjectName(u"robust/standing"_s);
    setTextRole(m_standing, TextRole::Caption);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    row->addWidget(m_take);
    row->addWidget(m_standing);
    row->addStretch(1);
    column->addLayout(row);
    m_parts = new QWidget(this);
    m_partColumn = new QVBoxLayout(m_parts);
    m_partColumn->setContentsMargins(0, 0, 0, 0);
    m_partColumn->setSpacing(space::field);
    column->addWidget(m_parts);
    connect(m_take, &QPushButton::clicked, this, &RobustView::take);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RobustView::showRow);
    connect(m_search, &PlanSearch::robustChanged, this, &RobustView::showState);
    showState();
}

RobustView::~RobustView()
{
    // The session may have gone before, with the window.
    if (!m_search)
        return;
    disconnect(m_search, nullptr, this, nullptr);
    m_search->cancelRobust();
}

void RobustView::find(const search::BestOptions &options)
{
    m_search->findRobust(options);
}

void RobustView::showState()
{
    using State = Async<RobustAnswer>::State;
    const Async<RobustAnswer> &found = m_search->robust();
    const bool isReady = found.state == State::Ready;
    setShown(m_progress, found.busy);
    setShown(m_cancel, !isReady);
    m_cancel->setText(found.busy ? tr("Cancel") : tr("Draw again"));
    for (QWidget *each :
         {static_cast<QWidget *>(m_now), static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_detail),
          static_cast<QWidget *>(m_take), static_cast<QWidget *>(m_standing), m_parts})
        setShown(each, isReady);
    if (isReady) {
        showAnswer(*found.value);
        return;
    }
    m_model->setAnswer(nullptr);
    if (found.busy)
        m_headline->setText(
            tr("Drawing the choices: how surely each keeps budget, deadlines and targets\u2026"));
    else if (found.state == State::Failed)
        m_headline->setText(tr("The draws ended early: %1").arg(found.failure));
    else if (found.state == State::Stale)
        m_headline->setText(tr("The plan was changed since it was drawn."));
    else
        m_headline->setText(tr("Not drawn."));
}

void RobustView::showAnswer(const RobustAnswer &answer)
{
    m_model->setAnswer(std::make_shared<const RobustAnswer>(answer));
    const RobustPlan *plan = m_model->plan();
    m_now->setText(againstNowText(answer, locale()));
    m_now->setVisible(answer.now.has_value());
    const Robustness &robustness = plan->chosen().robustness;
    const QString required = chanceText({robustness.required, 0}, locale());
    if (robustness.constraints.empty())
        m_headline->setText(tr(
            "The plan has no budget, deadline, window or latency target: the cheapest is as good as any."));
    else if (plan->robust)
        m_headline->setText(tr("The cheapest choice that keeps each constraint in at least %1 of all cases "
                               "comes first.")
                                .arg(required));
    else
        m_headline->setText(tr("Nothing found keeps each constraint in at least %1 of all cases; the nearest "
                               "comes first.")
                                .arg(required));
    fitHeight(m_table, m_model->rowCount());
    fitColumns();

    while (QLayoutItem *item = m_partColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const TypedSpeed &each : answer.typedSpeeds)
        addTypedSpeed(each);
    const Catalog &catalog = m_session.context().catalog;
    const Plan &planned = plan->chosen().plan;
    for (const ComputeFlips &each : answer.flips) {
        QStringList lines = flipTexts(each, planned, plan->chosen().total, catalog, locale(), shownFlips);
        const QString heading = lines.takeFirst();
        addPart(heading, lines);
    }
    for (const ComputeFallbacks &each : answer.fallbacks) {
        QStringList lines = fallbackTexts(each, planned, catalog, locale());
        const QString heading = lines.takeFirst();
        addPart(heading, lines);
    }
    for (const BreakEvenTable &each : answer.breakEvens) {
        addBreakEven(each, planned);
    }
    addPart(tr("As load grows"), growthTexts(answer.growth, planned, locale()));
    m_table->setCurrentIndex(m_model->index(m_model->proposedRow(), 0));
    showRow();
}

/// What the choice costs is wanted sooner than how it compares, which the lines around the table say as well.
void RobustView::fitColumns()
{
    hideWhereNarrow(m_table, {RobustChoiceModel::MoreColumn, RobustChoiceModel::RangeColumn});
}

void RobustView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void RobustView::addPart(const QString &heading, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    // Folded: the choice is what the page is about, and this what may turn it.
    auto *card = new FoldCard(heading, m_parts);
    card->setSummary(lines.join(u"; "_s));
    auto *text = new PlainLabel(lines.join(u'\n'), card);
    text->setWordWrap(true);
    makeSelectable(text);
    card->body()->addWidget(text);
    m_partColumn->addWidget(card);
}

void RobustView::addTypedSpeed(const TypedSpeed &speed)
{
    addPart(tr("No machine keeps the latency target of %1 more surely").arg(speed.name),
            {tr("A request takes the %1 that were typed on each of them. Measure it there, or let it follow "
                "from model and "
                "machine.")
                 .arg(formatDuration(speed.milliseconds / 1000, locale()))});
    auto *button = new QPushButton(tr("Let it follow from model and machine"), m_parts);
    button->setObjectName(u"robust/typedSpeed"_s);
    button->setToolTip(toolTipText(speed.edit.label));
    button->setEnabled(!m_session.document().isReadOnly());
    connect(button, &QPushButton::clicked, this, [this, edit = speed.edit] { apply(edit); });
    m_partColumn->addWidget(button, 0, Qt::AlignLeading);
}

void RobustView::addBreakEven(const BreakEvenTable &table, const Plan &plan)
{
    const Catalog &catalog = m_session.context().catalog;
    auto *panel
        = new ChartPanel(tr("%1 against tokens").arg(workOn(plan, table.compute)), m_dialogs, m_parts);
    panel->setObjectName(u"robust/breakEven/"_s + table.compute);
    auto *model = new BreakEvenModel(catalog, panel);
    model->setLocale(locale());
    model->setTable(table);
    panel->setTable(model);
    const BreakEvenFigures figures = figuresOf(table, catalog, plan.months);
    const QString sentence = breakEvenSentence(table, locale());
    auto *reading = new ElidedLabel;
    reading->setFullText(sentence);
    reading->setElideMode(Qt::ElideRight);
    setTextRole(reading, TextRole::Caption);
    panel->showFigures(
        [figures, reading, sentence](const ChartTheme &theme) {
            auto chart = std::make_unique<BreakEvenChart>(figures, theme);
            connect(chart.get(), &PickableChart::pointedAt, reading, [reading, sentence](const QString &at) {
                reading->setFullText(at.isEmpty() ? sentence : at);
            });
            return chart;
        },
        {}, sentence);
    panel->body()->addWidget(reading);
    panel->setFixedHeight(breakEvenHeight);
    m_partColumn->addWidget(panel);
}

void RobustView::showRow()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rowCount())
        return;
    const DrawnChoice *choice = m_model->choice(row);
    const DrawnChoice &likely = m_model->plan()->likely;
    const Robustness &robustness = choice ? choice->robustness : m_model->answer()->now->robustness;
    QStringList lines = keptTexts(robustness, likely.robustness, locale());
    if (choice)
        lines += takenTexts(*choice, likely, m_session.plan(), m_session.context().catalog);
    m_detail->setText(lines.join(u'\n'));
    setShown(m_detail, !lines.isEmpty());
    const bool leadsOn = choice && choice->edit;
    const QString dearer = m_model->dearerText(row);
    m_take->setText(dearer.isEmpty() ? tr("Take this choice") : tr("Take this choice: %1").arg(dearer));
    m_take->setEnabled(leadsOn && !m_session.document().isReadOnly());
    // What the page is about: the choice that is selected, robust at first. Where something is still in the way, that is dealt with first.
    setPrimary(m_take, choice && choice->blockers == 0);
    setShown(m_take, leadsOn);
    setShown(m_standing, !leadsOn);
}

void RobustView::take()
{
    const int row = m_table->currentIndex().row();
    const DrawnChoice *choice = row >= 0 && row < m_model->rowCount() ? m_model->choice(row) : nullptr;
    if (!choice || !choice->edit)
        return;
    const PlanEdit edit = *choice->edit; // what was found goes with the plan that it is of
    if (apply(edit))
        Q_EMIT taken();
}

bool RobustView::apply(const PlanEdit &edit)
{
    const Result<void> done = m_session.document().apply(edit);
    if (!done)
        m_dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
    return done.ok();
}

} // namespace slipway
