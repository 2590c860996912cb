// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summarydock.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/explain/explainbutton.h"
#include "ui/stages/stagemark.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/summarychart.h"

#include <QAccessible>
#include <QFrame>
#include <QGridLayout>
#include <QScrollArea>

#include <chrono>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int longestLargeFigure = 14; ///< characters of the 28 px figure that fit into the column

QLabel *makeNamedLabel(const QString &name, TextRole role, QWidget *parent)
{
    auto *label = new PlainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(role != TextRole::Total);
    setTextRole(label, role);
    return label;
}

QColor Colors::*stageColor(std::size_t stage)
{
    static constexpr ByStage<QColor Colors::*> colors
        = {&Colors::experimentation, &Colors::training, &Colors::deployment, &Colors::other};
    return colors[stage];
}

constexpr std::array<Severity, 4> severities
    = {Severity::Blocker, Severity::Approval, Severity::Warning, Severity::Advice};

IconId signOf(Severity severity)
{
    static constexpr std::array<IconId, 4> signs
        = {IconId::Blocker, IconId::Approval, IconId::Warning, IconId::Advice};
    return signs[static_cast<std::size_t>(severity)];
}

QString countText(Severity severity, int count)
{
    const bool one = count == 1;
    QString text;
    switch (severity) {
    case Severity::Blocker:
        text = one ? SummaryDock::tr("%1 blocker") : SummaryDock::tr("%1 blockers");
        break;
    case Severity::Approval:
        text = one ? SummaryDock::tr("%1 approval") : SummaryDock::tr("%1 approvals");
        break;
    case Severity::Warning:
        text = one ? SummaryDock::tr("%1 warning") : SummaryDock::tr("%1 warnings");
        break;
    case Severity::Advice:
        text = one ? SummaryDock::tr("%1 piece of advice") : SummaryDock::tr("%1 pieces of advice");
        break;
    }
    return text.arg(count);
}

int quotaToRequest(const Evaluation &evaluation)
{
    int vcpus = 0;
    for (const QuotaNeed &need : evaluation.quota)
        vcpus += need.toRequest();
    return vcpus;
}

} // namespace

SummaryDock::SummaryDock(QWidget *parent)
    : QDockWidget(tr("Summary"), parent)
{
    setObjectName(u"summaryDock"_s);
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    setAllowedAreas(Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea | Qt::LeftDockWidgetArea);
    // The content has its own heading; the title bar would only repeat it.
    setTitleBarWidget(new QWidget(this));

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(scroll);
    content->setObjectName(u"summary"_s);
    setSurface(content, Surface::Card);
    m_blocks = new QBoxLayout(QBoxLayout::TopToBottom, content);
    m_blocks->setContentsMargins(space::block + space::group, space::block, space::block + space::group,
                                 space::block);
    m_blocks->setSpacing(space::block);
    m_blocks->addWidget(makeMoneyBlock());
    m_chart = new SummaryChart(content);
    m_blocks->addWidget(m_chart);
    m_stages = makeStageBlock();
    m_blocks->addWidget(m_stages);
    m_blocks->addWidget(makeProblemBlock());
    m_blocks->addStretch(1);
    m_prices = makeNamedLabel(u"summaryPrices"_s, TextRole::Caption, content);
    m_blocks->addWidget(m_prices, 0, Qt::AlignBottom);
    scroll->setWidget(content);
    setWidget(scroll);

    m_announce.setSingleShot(true);
    m_announce.setInterval(1s);
    connect(&m_announce, &QTimer::timeout, this, &SummaryDock::announce);
    connect(this, &QDockWidget::dockLocationChanged, this, &SummaryDock::layOut);
    layOut(Qt::RightDockWidgetArea);
}

QWidget *SummaryDock::makeMoneyBlock()
{
    auto *block = new QWidget(this);
    auto *column = new QBoxLayout(QBoxLayout::TopToBottom, block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    m_caption = makeNamedLabel(u"summaryCaption"_s, TextRole::Caption, block);
    m_average = makeNamedLabel(u"summaryAverage"_s, TextRole::Total, block);
    m_average->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_peak = makeNamedLabel(u"summaryPeak"_s, TextRole::Caption, block);
    m_total = makeNamedLabel(u"summaryTotal"_s, TextRole::Strong, block);
    m_range = makeNamedLabel(u"summaryRange"_s, TextRole::Caption, block);
    m_range->hide();
    m_change = makeNamedLabel(u"summaryChange"_s, TextRole::Caption, block);
    for (QLabel *label : {m_caption, m_average, m_peak, m_total, m_range, m_change})
        column->addWidget(label);
    m_explain = new ExplainButton(tr("Plan total"), block);
    m_explain->setObjectName(u"summaryExplain"_s);
    column->addWidget(m_explain, 0, Qt::AlignLeading);
    m_explain->mark(m_average, {Figure::Kind::AverageMonth});
    m_explain->mark(m_peak, {Figure::Kind::PeakMonth});
    m_explain->mark(m_total, {Figure::Kind::Total});
    m_money = column;
    return block;
}

QWidget *SummaryDock::makeStageBlock()
{
    auto *block = new QWidget(this);
    auto *grid = new QGridLayout(block);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::field);
    grid->setVerticalSpacing(space::group);
    grid->setColumnStretch(1, 1);
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        m_stageMarks[stage] = new StageMark(stageColor(stage), block);
        m_stageNames[stage] = makeNamedLabel({}, TextRole::Body, block);
        m_stageNames[stage]->setText(displayName(static_cast<CostStage>(stage)));
        m_stageTotals[stage] = makeNamedLabel(u"summaryStage%1"_s.arg(stage), TextRole::Body, block);
        m_explain->mark(m_stageTotals[stage], {Figure::Kind::Stage, {}, {}, {}, static_cast<int>(stage)});
        m_stageTotals[stage]->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        const int row = int(stage);
        grid->addWidget(m_stageMarks[stage], row, 0);
        grid->addWidget(m_stageNames[stage], row, 1);
        grid->addWidget(m_stageTotals[stage], row, 2);
    }
    grid->setRowStretch(int(costStageCount), 1);
    return block;
}

QWidget *SummaryDock::makeProblemBlock()
{
    auto *block = new QWidget(this);
    auto *column = new QBoxLayout(QBoxLayout::TopToBottom, block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    m_problems = column;
    m_noProblems = makeNamedLabel(u"summaryNoProblems"_s, TextRole::Caption, block);
    m_noProblems->setText(tr("Nothing to resolve"));
    column->addWidget(m_noProblems);
    m_openEntries = new LinkButton({}, block);
    m_openEntries->setObjectName(u"summaryOpenEntries"_s);
    m_openEntries->setIcon(icon(IconId::Attention));
    m_openEntries->setIconSize(QSize(16, 16) * textScaleOf(m_openEntries->font()));
    m_openEntries->hide();
    connect(m_openEntries, &QPushButton::clicked, this, &SummaryDock::openEntryAsked);
    column->addWidget(m_openEntries, 0, Qt::AlignLeading);
    for (const Severity severity : severities) {
        auto *count = new LinkButton({}, block);
        count->setObjectName(u"summaryCount%1"_s.arg(int(severity)));
        count->setIcon(icon(signOf(severity)));
        count->setIconSize(QSize(16, 16) * textScaleOf(count->font()));
        count->setToolTip(tr("Show them on the step Restrictions"));
        connect(count, &QPushButton::clicked, this, [this, severity] { Q_EMIT findingsAsked(severity); });
        column->addWidget(count, 0, Qt::AlignLeading);
        m_counts[static_cast<std::size_t>(severity)] = count;
    }
    m_quota = new LinkButton({}, block);
    m_quota->setObjectName(u"summaryQuota"_s);
    m_explain->mark(m_quota, {Figure::Kind::QuotaToRequest});
    m_quota->setToolTip(tr("Show the quota on the step Restrictions"));
    connect(m_quota, &QPushButton::clicked, this, &SummaryDock::quotaAsked);
    column->addWidget(m_quota, 0, Qt::AlignLeading);
    column->addStretch(1);
    return block;
}

bool SummaryDock::isBelow() const
{
    return m_area == Qt::BottomDockWidgetArea || m_area == Qt::TopDockWidgetArea;
}

void SummaryDock::placeChart()
{
    m_chart->setVisible(!m_chart->isEmpty() && !(isBelow() && m_compact));
}

void SummaryDock::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    layOut(m_area);
}

void SummaryDock::layOut(Qt::DockWidgetArea area)
{
    m_area = area;
    const bool below = isBelow();
    const bool compact = below && m_compact;
    placeChart();
    m_stages->setVisible(!compact);
    m_blocks->setDirection(below && !compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_blocks->setSpacing(compact ? space::group : below ? space::page : space::block);
    const int side = space::block + space::group;
    const int edge = compact ? space::field : space::block;
    m_blocks->setContentsMargins(side, edge, side, edge);
    for (QBoxLayout *lines : {m_money, m_problems}) {
        lines->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        lines->setSpacing(compact ? space::block : space::group);
    }
    for (QLabel *label : {m_caption, m_peak, m_total, m_change, m_prices})
        label->setWordWrap(!compact);
    showFigures();
    // A row has no room for a column of one line.
    m_blocks->removeWidget(m_prices);
    m_money->removeWidget(m_prices);
    (below ? m_money : m_blocks)->addWidget(m_prices, 0, below ? Qt::Alignment() : Qt::AlignBottom);
    m_money->setStretchFactor(m_prices, compact ? 1 : 0);
    m_money->removeWidget(m_explain);
    m_problems->removeWidget(m_explain);
    if (compact)
        m_problems->insertWidget(m_problems->count() - 1, m_explain);
    else
        m_money->insertWidget(m_money->indexOf(m_change) + 1, m_explain, 0, Qt::AlignLeading);
    for (QBoxLayout *lines : {m_money, m_problems}) {
        lines->activate();
        lines->parentWidget()->updateGeometry(); // its size is remembered otherwise
    }
    m_blocks->invalidate();
    const int column = qMax(264, fontMetrics().averageCharWidth() * 36);
    setMinimumWidth(below ? 0 : column);
    setMaximumWidth(below ? QWIDGETSIZE_MAX : column);
    const int height = m_blocks->sizeHint().height();
    setMinimumHeight(below ? height : 0);
    setMaximumHeight(!below ? QWIDGETSIZE_MAX : compact ? height : height + space::block);
}

void SummaryDock::showEvaluation(const Plan &plan, const Evaluation &evaluation, const QString &regionName,
                                 const std::optional<Total> &change)
{
    m_explain->setFigures(summaryFigures(evaluation));
    showMoney(plan, evaluation, change);
    m_chart->showSeries(cumulativeSeries(plan, evaluation));
    placeChart();
    showStages(evaluation);
    showProblems(evaluation);
    const QDate date = evaluation.provenance.priceDate;
    m_prices->setText(date.isValid() ? tr("Prices of %1, %2").arg(formatIsoDate(date), regionName)
                                     : tr("No prices in use yet, %1").arg(regionName));
    m_prices->setToolTip(date.isValid() ? toolTipText(priceDateRemark(evaluation.provenance)) : QString());
}

void SummaryDock::showMoney(const Plan &plan, const Evaluation &evaluation,
                            const std::optional<Total> &change)
{
    const QLocale locale = this->locale();
    // The caption says "at least" for the three figures under it.
    const bool complete = evaluation.total.isComplete();
    m_caption->setText(complete ? tr("Plan total") : tr("Plan total, at least"));
    m_caption->setToolTip(
        complete ? QString()
                 : toolTipText(tr("Without a price: %1").arg(evaluation.total.missing().join(u", "_s))));
    m_average->setText(formatMoney(evaluation.averageMonth.known(), locale));
    m_peakText = tr("a month on average, peak %1").arg(formatAmount(evaluation.peakMonth.known(), locale));
    showFigures();
    const QString total = formatAmount(evaluation.total.known(), locale);
    m_total->setText(plan.months == 1 ? tr("%1 over 1 month").arg(total)
                                      : tr("%1 over %2 months").arg(total).arg(plan.months));

    QString changed;
    if (change && change->isComplete() && !change->isZero()) {
        const QString sign = change->known().minor() > 0 ? u"+"_s : QString();
        changed = tr("%1 a month since last edit").arg(sign + formatAmount(*change, locale));
    }
    m_change->setText(changed);
    m_change->setVisible(!changed.isEmpty());

    const QString spoken = formatTotal(evaluation.averageMonth, locale) + u' ' + tr("a month on average")
        + (changed.isEmpty() ? QString() : u", "_s + changed);
    if (spoken != m_spoken) {
        m_spoken = spoken;
        if (!m_announce.isActive())
            m_announce.start();
    }
}

void SummaryDock::showRanges(const Async<Uncertainty> &ranges)
{
    QString text;
    if (ranges.value && !ranges.value->isExact()) {
        text = tr("P10 to P90: %1").arg(rangeText(ranges.value->total, locale()));
        if (const QString budget = overBudgetText(*ranges.value, locale()); !budget.isEmpty())
            text += u'\n' + budget;
    } else if (!ranges.value && ranges.busy) {
        text = tr("P10 to P90: \u2026");
    }
    m_range->setEnabled(ranges.isReady());
    m_range->setText(text);
    showFigures();
}

void SummaryDock::showFigures()
{
    const bool compact = isBelow() && m_compact;
    m_range->setVisible(!isBelow() && !m_range->text().isEmpty());
    const bool large = !compact && m_average->text().size() <= longestLargeFigure;
    setTextRole(m_average, large ? TextRole::Total : TextRole::PageTitle);
    m_peak->setText(compact ? tr("a month on average") : m_peakText);
}

void SummaryDock::showStages(const Evaluation &evaluation)
{
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        const bool shown = stage != std::size_t(CostStage::Shared) || !evaluation.stageTotals[stage].isZero();
        m_stageTotals[stage]->setText(formatAmount(evaluation.stageTotals[stage], locale()));
        m_stageTotals[stage]->setAccessibleName(displayName(static_cast<CostStage>(stage)) + u' '
                                                + m_stageTotals[stage]->text());
        for (QWidget *widget : {m_stageMarks[stage], static_cast<QWidget *>(m_stageNames[stage]),
                                static_cast<QWidget *>(m_stageTotals[stage])})
            widget->setVisible(shown);
    }
}

void SummaryDock::showProblems(const Evaluation &evaluation)
{
    bool any = false;
    for (const Severity severity : severities) {
        QPushButton *button = m_counts[static_cast<std::size_t>(severity)];
        const int count = evaluation.count(severity);
        button->setText(countText(severity, count));
        button->setAccessibleName(countText(severity, count));
        button->setVisible(count > 0);
        any = any || count > 0;
    }
    m_noProblems->setVisible(!any && m_openEntries->isHidden());
    m_noneFound = !any;
    const int vcpus = quotaToRequest(evaluation);
    m_quota->setText(tr("Quota to request: %1").arg(formatUnits(vcpus, u"vCPU"_s, locale(), 0)));
    m_quota->setAccessibleName(m_quota->text());
    m_quota->setVisible(vcpus > 0);
}

void SummaryDock::showOpenEntries(const OpenEntries &entries)
{
    const auto count = entries.all().size();
    m_openEntries->setText(count == 1 ? tr("1 entry is not in the plan")
                                      : tr("%1 entries are not in the plan").arg(count));
    m_openEntries->setAccessibleName(m_openEntries->text());
    m_openEntries->setAccessibleDescription(entries.text());
    m_openEntries->setToolTip(toolTipText(entries.text()));
    m_openEntries->setVisible(count > 0);
    m_noProblems->setVisible(m_noneFound && count == 0);
}

bool SummaryDock::focusFirst()
{
    for (QPushButton *button : {m_openEntries, m_counts[0], m_counts[1], m_counts[2], m_counts[3], m_quota}) {
        if (button->isVisible()) {
            button->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

void SummaryDock::announce()
{
    m_average->setAccessibleName(m_spoken);
    QAccessibleEvent named(m_average, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent alert(m_average, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace slipway
