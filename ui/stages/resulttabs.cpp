// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/resulttabs.h"

#include "model/plan/planedit.h"
#include "ui/charts/charttheme.h"
#include "ui/fields/boundpage.h"
#include "ui/stages/advicecard.h"
#include "ui/stages/daycard.h"
#include "ui/stages/runcard.h"
#include "ui/stages/sizingcard.h"
#include "ui/stages/stagecost.h"
#include "ui/support/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A card without its frame: the one around the tabs is enough.
template <typename Made> Made *plain(Made *card)
{
    card->setProperty("card", false);
    card->layout()->setContentsMargins(0, 0, 0, space::group);
    return card;
}

/// The content of one more page, which scrolls. What comes into it is made in it: later all of it would be styled once more.
QWidget *addPage(QStackedWidget *pages)
{
    auto *area = new QScrollArea(pages);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    auto *content = new QWidget(area->viewport());
    area->setWidget(content);
    content->setAutoFillBackground(false);
    pages->addWidget(area);
    return content;
}

} // namespace

ResultTabs::ResultTabs(Step step, CostStage stage, QWidget *parent)
    : QFrame(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_sized(addPage(m_pages))
    , m_run(new RunCard(colorOfStage(stage), m_sized))
    , m_day(new DayCard(colorOfStage(stage), m_sized))
    , m_why(remark({}, m_sized))
{
    setProperty("card", true);
    m_tabs->setObjectName(u"resultTabs"_s);
    m_tabs->setAccessibleName(tr("What follows in detail"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const QString &title : {tr("One run"), tr("Cost lines"), tr("Advice (0)")})
        m_tabs->addTab(title);
    m_why->setObjectName(u"noSizing"_s);
    auto *sized = new QVBoxLayout(m_sized);
    sized->addWidget(m_why);
    m_run->setObjectName(u"runCard"_s);
    sized->addWidget(m_run);
    m_day->setObjectName(u"dayCard"_s);
    sized->addWidget(m_day);
    sized->addStretch(1);
    QWidget *cost = addPage(m_pages);
    m_cost = plain(new StageCostCard(stage, cost));
    auto *costColumn = new QVBoxLayout(cost);
    costColumn->addWidget(m_cost);
    costColumn->addStretch(1);
    QWidget *advice = addPage(m_pages);
    m_noAdvice = remark(tr("No advice for this step: nothing was found that would do better."), advice);
    m_noAdvice->setObjectName(u"noAdvice"_s);
    m_advice = plain(new AdviceCard(step, advice));
    m_advice->setTitle({});
    auto *adviceColumn = new QVBoxLayout(advice);
    adviceColumn->addWidget(m_noAdvice);
    adviceColumn->addWidget(m_advice);
    adviceColumn->addStretch(1);
    for (const QWidget *content : {m_sized, cost, advice})
        content->layout()->setContentsMargins(space::block, space::field, space::field, space::field);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, space::group, 1, space::group);
    column->setSpacing(0);
    auto *bar = new QVBoxLayout;
    bar->setContentsMargins(space::block, 0, space::block, 0);
    bar->addWidget(m_tabs);
    column->addLayout(bar);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    // Machines of people have no runs: what they cost is there to be read.
    if (step == Step::Experimentation)
        m_tabs->setCurrentIndex(1);
    connect(m_advice, &AdviceCard::fixChosen, this, &ResultTabs::editChosen);
    connect(m_cost, &StageCostCard::allLinesWanted, this, &ResultTabs::allLinesWanted);
}

void ResultTabs::addSizing(const QString &prefix, const QString &title)
{
    auto *card = plain(new SizingCard(title, prefix, m_sized));
    card->setObjectName(prefix + u"/sizing"_s);
    card->setTitle({}); // the tab says it
    card->hide();
    auto *column = static_cast<QVBoxLayout *>(m_sized->layout());
    column->insertWidget(column->count() - 1, card);
    m_sizings.push_back({prefix, title, card});
    connect(card, &SizingCard::editChosen, this, &ResultTabs::editChosen);
    connect(card, &SizingCard::fieldWanted, this, &ResultTabs::fieldWanted);
}

void ResultTabs::showSizing(const QString &prefix, const SizingResult *result, const QString &why,
                            const Plan &plan, const Evaluation &evaluation)
{
    for (const Sizing &each : m_sizings) {
        const bool shown = each.prefix == prefix;
        if (shown) {
            m_tabs->setTabText(0, each.title);
            each.card->showSizing(result, plan, evaluation);
        }
        setShown(each.card, shown && result);
    }
    m_run->showRun(result);
    const std::optional<ServingDay> day = result ? result->day : std::nullopt;
    m_day->showDay(day, day ? plan.start.plusMonths(day->month) : plan.start);
    m_why->setText(why);
    setShown(m_why, !result);
}

void ResultTabs::showEvaluation(const Evaluation &evaluation)
{
    m_cost->showCost(evaluation);
    m_advice->showFindings(evaluation.findings);
    m_tabs->setTabText(2, tr("Advice (%1)").arg(m_advice->count()));
    setShown(m_advice, m_advice->count() > 0);
    setShown(m_noAdvice, m_advice->count() == 0);
}

void ResultTabs::showRange(const Async<Uncertainty> &ranges)
{
    m_cost->showRange(ranges);
}

void ResultTabs::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // All of the day is in view, its hours too.
    constexpr int edges = 2 * space::field;
    m_day->setRoom(height() - m_tabs->sizeHint().height() - 2 * (space::group + 1) - edges);
}

void ResultTabs::goOn(int by)
{
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
}

} // namespace slipway
