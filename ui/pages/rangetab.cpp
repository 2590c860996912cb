// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rangetab.h"

#include "model/base/format.h"
#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"
#include "model/explain/keyfigures.h"
#include "model/items/rangetexts.h"
#include "model/items/spreadmodel.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/costseries.h"
#include "ui/charts/spreadchart.h"
#include "ui/explain/explainbutton.h"
#include "ui/pages/rangecard.h"
#include "ui/stages/keytiles.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QBoxLayout>
#include <QResizeEvent>
#include <QTableView>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int besideFrom = 1000; ///< px at the usual size of text: two charts fit beside each other
constexpr int heightOfChart = 320;
constexpr double worthASign = 0.1; ///< a chance to exceed the budget from which on it is marked

struct RangeWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::RangeTab)
};

QString wholeUnits(const Total &total, const QLocale &locale)
{
    const QString amount = formatNumber(total.known().toDouble(), locale, 0);
    return total.isComplete() ? amount : RangeWords::tr("at least %1").arg(amount);
}

KeyFigure percentile(const QString &caption, const Total &total, const Total &month, const QLocale &locale)
{
    KeyFigure figure;
    figure.caption = caption;
    figure.value = wholeUnits(total, locale);
    figure.unit = total.currency().code();
    figure.detail = RangeWords::tr("%1 a month").arg(wholeUnits(month, locale));
    return figure;
}

KeyFigure chanceOver(const Uncertainty &found, const std::optional<Money> &budget, const QLocale &locale)
{
    KeyFigure figure;
    figure.caption = RangeWords::tr("Chance over budget");
    if (!found.overBudget || !budget) {
        figure.value = u"\u2013"_s;
        figure.detail = RangeWords::tr("no budget");
        figure.field = u"/budget/amount"_s;
        return figure;
    }
    figure.value = chanceText(*found.overBudget, locale);
    const QString amount = formatNumber(budget->toDouble(), locale, 0);
    figure.detail = found.overBudget->bound == Chance::Bound::Exact
        ? RangeWords::tr("budget is %1").arg(amount)
        : RangeWords::tr("budget is %1, something has no price").arg(amount);
    figure.tone = found.overBudget->share >= worthASign ? KeyFigure::Tone::Caution : KeyFigure::Tone::Plain;
    figure.share = found.overBudget->share;
    return figure;
}

KeyFigures figuresOf(const Uncertainty &found, const std::optional<Money> &budget, const QLocale &locale)
{
    const CostRange &total = found.total;
    const CostRange &month = found.averageMonth;
    return {percentile(RangeWords::tr("P10: one in ten is less"), total.p10, month.p10, locale),
            percentile(RangeWords::tr("P50: half are less"), total.p50, month.p50, locale),
            percentile(RangeWords::tr("P90: one in ten is more"), total.p90, month.p90, locale),
            chanceOver(found, budget, locale)};
}

} // namespace

RangeTab::RangeTab(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_tiles(new KeyTiles(&Colors::accent, this))
    , m_charts(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_spread(new ChartPanel(tr("What it may cost"), dialogs, this))
    , m_model(new SpreadModel(this))
    , m_swings(new RangeCard(session, dialogs, this))
    , m_sentence(new PlainLabel(this))
{
    auto *unseen = new QWidget(this);
    unseen->hide();
    m_explain = new ExplainButton(tr("Range"), unseen);
    m_model->setLocale(locale());
    m_spread->setObjectName(u"cost/spread"_s);
    m_spread->setTable(m_model);
    m_spread->setMinimumHeight(heightOfChart);
    m_swings->setMinimumHeight(heightOfChart);
    m_sentence->setObjectName(u"cost/spreadSentence"_s);
    m_sentence->setWordWrap(true);
    m_charts->setSpacing(space::field);
    m_charts->addWidget(m_spread, 1);
    m_charts->addWidget(m_swings, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    column->addWidget(m_tiles);
    column->addWidget(m_sentence);
    column->addLayout(m_charts, 1);
    connect(m_tiles, &KeyTiles::fieldWanted, this, &RangeTab::fieldWanted);
    connect(&m_session.uncertainty(), &PlanUncertainty::rangesChanged, this, &RangeTab::showState);
    showState();
}

void RangeTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool beside = width() >= besideFrom * textScaleOf(font());
    m_charts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RangeTab::showState()
{
    const Async<Uncertainty> &ranges = m_session.uncertainty().ranges();
    m_tiles->setEnabled(ranges.isReady());
    m_sentence->setEnabled(ranges.isReady());
    const bool any = ranges.value && !ranges.value->isExact();
    setShown(m_tiles, any);
    setShown(m_sentence, any);
    setShown(m_spread, any);
    if (!any || m_shown == ranges.revision || m_session.isPending())
        return;
    m_shown = ranges.revision;
    const Uncertainty &found = *ranges.value;
    const Evaluation &evaluation = m_session.evaluation();
    const std::optional<Money> budget = horizonBudget(m_session.plan(), evaluation.currency);
    m_tiles->showFigures(figuresOf(found, budget, locale()), *m_explain);
    const QString sentence = spreadSentence(found, evaluation.total, locale());
    m_sentence->setText(sentence);
    m_model->setUncertainty(found);
    const SpreadChart::Figures figures{found, evaluation.total, budget};
    m_spread->showFigures(
        [figures](const ChartTheme &theme) { return std::make_unique<SpreadChart>(figures, theme); },
        [figures](QChart &chart) { static_cast<SpreadChart &>(chart).setFigures(figures); }, sentence);
}

} // namespace slipway
