// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/costbar.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "ui/explain/explainbutton.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/barcell.h"
#include "ui/window/costband.h"
#include "ui/window/pendingbar.h"

#include <QAccessible>
#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>

#include <chrono>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int signBesideChance = 16; ///< px at 100 %
constexpr double worthASign = 0.1; ///< a chance of more from which on it is marked

QLabel *barLabel(const QString &name, TextRole role, QWidget *parent)
{
    auto *label = new PlainLabel(parent);
    label->setObjectName(name);
    setTextRole(label, role);
    return label;
}

QHBoxLayout *lineOf(QWidget *holder)
{
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    return line;
}

IconId signOfSeverity(Severity severity)
{
    static constexpr std::array<IconId, 4> signs
        = {IconId::Blocker, IconId::Approval, IconId::Warning, IconId::Advice};
    return signs[static_cast<std::size_t>(severity)];
}

/// The figure answers to Ctrl+I as the rows of tables do, besides its context menu.
void answerToKeys(QWidget *shown)
{
    auto *action = shown->findChild<QAction *>(u"explainFigure"_s, Qt::FindDirectChildrenOnly);
    action->setShortcut(QKeySequence(u"Ctrl+I"_s));
    action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace

CostBar::CostBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"costBar"_s);
    setAccessibleName(tr("Cost of the plan"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *unseen = new QWidget(this);
    unseen->hide();
    m_explain = new ExplainButton(tr("Plan total"), unseen);
    m_explain->setObjectName(u"costBar/explain"_s);

    m_parts = new QHBoxLayout(this);
    // It says less where it gets less than it asks for.
    m_parts->setSizeConstraint(QLayout::SetNoConstraint);
    makeMonth();
    m_parts->addWidget(new BarLine(Qt::Vertical, BarLine::betweenParts, this));
    makeTotal();
    m_parts->addWidget(new BarLine(Qt::Vertical, BarLine::betweenParts, this));
    makeBudget();
    m_editLine = new BarLine(Qt::Vertical, BarLine::betweenParts, this);
    m_parts->addWidget(m_editLine);
    makeEdit();
    m_parts->addStretch(1);
    m_parts->addWidget(new BarLine(Qt::Vertical, BarLine::betweenParts, this));
    makeFindings();

    m_announce.setSingleShot(true);
    m_announce.setInterval(1s);
    connect(&m_announce, &QTimer::timeout, this, &CostBar::announce);
    scale();
    showBand();
    showBudget();
    setSurface(this, Surface::Card);
}

void CostBar::makeMonth()
{
    m_month = new BarCell(this);
    m_month->setObjectName(u"costBar/monthCell"_s);
    m_monthCaption = barLabel(u"costBar/monthCaption"_s, TextRole::Caption, m_month);
    m_currency = barLabel(u"costBar/currency"_s, TextRole::Caption, m_month);
    m_average = barLabel(u"costBar/month"_s, TextRole::Total, m_month);
    auto *figure = new QHBoxLayout;
    figure->setSpacing(space::field);
    figure->addWidget(m_currency, 0, Qt::AlignBottom);
    figure->addWidget(m_average, 0, Qt::AlignBottom);
    figure->addStretch(1);
    m_month->lines()->addWidget(m_monthCaption);
    m_month->lines()->addLayout(figure);
    m_month->lines()->addStretch(1);
    m_explain->mark(m_month, {Figure::Kind::AverageMonth});
    answerToKeys(m_month);
    connect(m_month, &QPushButton::clicked, this, &CostBar::costAsked);
    m_parts->addWidget(m_month);
}

void CostBar::makeTotal()
{
    m_totalCell = new BarCell(this);
    m_totalCell->setObjectName(u"costBar/totalCell"_s);
    m_months = barLabel(u"costBar/months"_s, TextRole::Caption, m_totalCell);
    m_total = barLabel(u"costBar/total"_s, TextRole::Strong, m_totalCell);
    m_updating = barLabel(u"costBar/updating"_s, TextRole::Caption, m_totalCell);
    // Its room is kept while there is nothing to say.
    QSizePolicy kept = m_updating->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_updating->setSizePolicy(kept);
    auto *first = new QHBoxLayout;
    first->setSpacing(space::field);
    first->addWidget(m_months);
    first->addWidget(m_total);
    first->addStretch(1);
    first->addWidget(m_updating);

    m_range = new QWidget(m_totalCell);
    m_low = barLabel(u"costBar/p10"_s, TextRole::Caption, m_range);
    m_band = new CostBand(m_range);
    m_band->setObjectName(u"costBar/band"_s);
    m_high = barLabel(u"costBar/p90"_s, TextRole::Caption, m_range);
    QHBoxLayout *second = lineOf(m_range);
    second->setSpacing(space::field);
    second->addWidget(m_low);
    second->addWidget(m_band, 1);
    second->addWidget(m_high);
    m_noRanges = new LinkButton(tr("no ranges yet"), m_totalCell);
    m_noRanges->setObjectName(u"costBar/noRanges"_s);
    m_noRanges->setToolTip(tr("Say between what your figures lie, and see between what the total does"));
    connect(m_noRanges, &QPushButton::clicked, this, &CostBar::rangesAsked);

    m_totalCell->lines()->addLayout(first);
    m_totalCell->lines()->addWidget(m_range);
    m_totalCell->lines()->addWidget(m_noRanges, 0, Qt::AlignLeading);
    m_totalCell->lines()->addStretch(1);
    m_explain->mark(m_totalCell, {Figure::Kind::Total});
    answerToKeys(m_totalCell);
    connect(m_totalCell, &QPushButton::clicked, this, &CostBar::costAsked);
    m_parts->addWidget(m_totalCell);
}

void CostBar::makeBudget()
{
    m_budgetCell = new BarCell(this);
    m_budgetCell->setObjectName(u"costBar/budgetCell"_s);
    m_share = barLabel(u"costBar/share"_s, TextRole::Body, m_budgetCell);
    m_noBudget = new LinkButton(tr("no budget"), m_budgetCell);
    m_noBudget->setObjectName(u"costBar/noBudget"_s);
    m_noBudget->setToolTip(tr("Enter what the plan may cost"));
    m_chanceLine = new QWidget(m_budgetCell);
    m_chanceSign = barLabel(u"costBar/chanceSign"_s, TextRole::Body, m_chanceLine);
    m_chance = barLabel(u"costBar/chance"_s, TextRole::Body, m_chanceLine);
    QHBoxLayout *second = lineOf(m_chanceLine);
    second->setSpacing(space::field - 2);
    second->addWidget(m_chanceSign);
    second->addWidget(m_chance);
    second->addStretch(1);
    m_budgetCell->lines()->addWidget(m_share);
    m_budgetCell->lines()->addWidget(m_noBudget, 0, Qt::AlignLeading);
    m_budgetCell->lines()->addWidget(m_chanceLine);
    m_budgetCell->lines()->addStretch(1);
    connect(m_budgetCell, &QPushButton::clicked, this, &CostBar::budgetAsked);
    connect(m_noBudget, &QPushButton::clicked, this, &CostBar::budgetAsked);
    m_parts->addWidget(m_budgetCell);
}

void CostBar::makeEdit()
{
    m_editCell = new BarCell(this);
    m_editCell->setObjectName(u"costBar/editCell"_s);
    m_edit = new ElidedLabel({}, m_editCell);
    m_edit->setObjectName(u"costBar/edit"_s);
    m_edit->setElideMode(Qt::ElideRight);
    setTextRole(m_edit, TextRole::Caption);
    m_change = barLabel(u"costBar/change"_s, TextRole::Strong, m_editCell);
    m_editCell->lines()->addWidget(m_edit);
    m_editCell->lines()->addWidget(m_change);
    m_editCell->lines()->addStretch(1);
    connect(m_editCell, &QPushButton::clicked, this, &CostBar::lastEditAsked);
    m_parts->addWidget(m_editCell, 1000); // before the empty room
}

void CostBar::makeFindings()
{
    m_findings = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::group);
    m_noProblems = barLabel(u"costBar/noProblems"_s, TextRole::Caption, m_findings);
    m_noProblems->setText(tr("Nothing to resolve"));
    row->addWidget(m_noProblems);
    m_openEntries = new BarChip(m_findings);
    m_openEntries->setObjectName(u"costBar/openEntries"_s);
    m_openEntries->setIcon(icon(IconId::Attention));
    m_openEntries->hide();
    connect(m_openEntries, &QPushButton::clicked, this, &CostBar::openEntryAsked);
    row->addWidget(m_openEntries);
    for (const Severity severity : barSeverities) {
        auto *chip = new BarChip(m_findings);
        chip->setObjectName(u"costBar/chip%1"_s.arg(int(severity)));
        chip->setIcon(icon(signOfSeverity(severity)));
        connect(chip, &QPushButton::clicked, this, [this, severity] { Q_EMIT findingsAsked(severity); });
        row->addWidget(chip);
        m_chips[static_cast<std::size_t>(severity)] = chip;
    }
    row->addStretch(1);
    m_prices = new LinkButton({}, m_findings);
    m_prices->setObjectName(u"costBar/prices"_s);
    connect(m_prices, &QPushButton::clicked, this, &CostBar::pricesAsked);
    auto *column = new QVBoxLayout(m_findings);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_prices, 0, Qt::AlignLeading);
    column->addStretch(1);
    m_parts->addWidget(m_findings);
}

void CostBar::setPendingBar(PendingBar *pending)
{
    m_pending = pending;
    m_parts->insertWidget(m_parts->indexOf(m_editCell), pending);
    connect(pending, &PendingBar::activeChanged, this, &CostBar::fit);
    scale();
    fit();
}

void CostBar::showEvaluation(const Plan &plan, const Evaluation &evaluation, const QString &regionName,
                             const std::optional<Total> &change)
{
    const QLocale locale = this->locale();
    m_explain->setFigures(summaryFigures(evaluation));
    m_planned = evaluation.total;
    const bool complete = evaluation.total.isComplete();
    m_monthCaption->setText(complete ? tr("Average month") : tr("Average month, at least"));
    m_currency->setText(evaluation.currency.code());
    m_average->setText(formatAmount(evaluation.averageMonth.known(), locale));
    m_months->setText(bar::monthsText(plan.months));
    m_total->setText(formatTotal(evaluation.total, locale));
    QString parts = bar::partsText(evaluation, locale);
    if (!complete)
        parts += u'\n' + tr("Without a price: %1").arg(evaluation.total.missing().join(u", "_s));
    m_month->setToolTip(toolTipText(parts));
    m_month->setAccessibleDescription(parts);

    m_budget = bar::budgetText(plan, evaluation, locale);
    m_changed = change;
    m_quota = bar::quotaToRequest(evaluation);
    m_pricesText = bar::pricesText(evaluation, regionName, locale);
    m_prices->setAccessibleName(m_pricesText.whole);
    m_prices->setToolTip(
        priceAge(evaluation) ? toolTipText(regionName + u": "_s + priceDateRemark(evaluation)) : QString());
    showBand();
    showBudget();
    nameParts();
    speak(formatTotal(evaluation.averageMonth, locale) + u' ' + tr("a month on average"));
    fit();
}

void CostBar::showLastEdit(const std::optional<LastEdit> &edit)
{
    m_lastEdit = edit;
    nameParts();
    fit();
}

void CostBar::showRanges(const Async<Uncertainty> &ranges)
{
    m_ranges = ranges.value;
    m_drawing = ranges.busy;
    m_stale = !ranges.isReady();
    showBand();
    showBudget();
    nameParts();
    fit();
}

void CostBar::showJudgement(const Judgement &judgement)
{
    for (const Severity severity : barSeverities)
        m_counts[static_cast<std::size_t>(severity)] = judgement.count(severity);
    nameParts();
    fit();
}

void CostBar::showBand()
{
    // Until they are drawn nobody knows whether there are any.
    const bool none = m_ranges && m_ranges->isExact();
    const bool shown = m_ranges && !m_ranges->isExact();
    m_noRanges->setVisible(none);
    m_range->setVisible(!none);
    // The first draws have no band to keep.
    m_updating->setVisible(!none && m_drawing);
    m_low->setText(shown ? tr("P10 %1").arg(bar::wholeAmount(m_ranges->total.p10.known(), locale()))
                         : QString());
    m_high->setText(shown ? tr("%1 P90").arg(bar::wholeAmount(m_ranges->total.p90.known(), locale()))
                          : QString());
    m_band->setEnabled(!m_stale);
    if (!shown) {
        m_band->setMarks(std::nullopt);
        m_totalCell->setToolTip({});
        return;
    }
    const CostRange &range = m_ranges->total;
    m_band->setMarks(CostBand::Marks{range.p10.known().toDouble(), range.p50.known().toDouble(),
                                     range.p90.known().toDouble(), m_planned.known().toDouble()});
    m_totalCell->setToolTip(toolTipText(bar::rangeLines(*m_ranges, m_planned, locale())));
}

void CostBar::showBudget()
{
    m_share->setVisible(m_budget.has_value());
    m_noBudget->setVisible(!m_budget);
    m_budgetCell->setFocusPolicy(m_budget ? Qt::StrongFocus : Qt::NoFocus);
    if (!m_budget) {
        m_chanceLine->hide();
        m_budgetCell->setToolTip({});
        return;
    }
    const bool drawn = m_ranges && !m_ranges->isExact() && m_ranges->overBudget;
    const bool likely = drawn && m_ranges->overBudget->share >= worthASign;
    const bool marked = m_budget->over || likely;
    m_chance->setText(drawn ? bar::chanceOfMore(*m_ranges, locale()) : m_budget->left);
    setTextRole(m_share, m_budget->over ? TextRole::Bad : TextRole::Body);
    setTextRole(m_chance, m_budget->over ? TextRole::Bad : likely ? TextRole::Caution : TextRole::Caption);
    m_chanceSign->setVisible(marked);
    if (marked) {
        const ColorRole color = m_budget->over ? &Colors::bad : &Colors::caution;
        m_chanceSign->setPixmap(iconPixmap(IconId::Warning, qRound(signBesideChance * textScaleOf(font())),
                                           Colors::of(QGuiApplication::palette()).*color,
                                           devicePixelRatioF()));
    }
    m_chanceLine->show();
    m_budgetCell->setToolTip(toolTipText(m_budget->left));
}

void CostBar::showOpenEntries(const OpenEntries &entries)
{
    m_openCount = static_cast<int>(entries.all().size());
    m_openEntries->setAccessibleName(m_openCount == 1
                                         ? tr("1 entry is not in the plan")
                                         : tr("%1 entries are not in the plan").arg(m_openCount));
    m_openEntries->setAccessibleDescription(entries.text());
    m_openEntries->setToolTip(
        toolTipText(m_openEntries->accessibleName() + u'\n' + m_openEntries->accessibleDescription()));
    fit();
}

void CostBar::focusFirst()
{
    m_month->setFocus(Qt::TabFocusReason);
}

void CostBar::announce()
{
    m_average->setAccessibleName(m_spoken);
    QAccessibleEvent named(m_average, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent alert(m_average, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace slipway
