// SPDX-License-Identifier: GPL-3.0-or-later
// How much the cost bar says in the room it has, and how; what it says is in costbar.cpp.
#include "ui/window/costbar.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/barcell.h"
#include "ui/window/costband.h"
#include "ui/window/pendingbar.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <optional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Pixels at 100 %.
constexpr int heightOfBar = 64;
constexpr int widthOfNarrow = 1200;
constexpr int widthAtLeast = 720;
constexpr int widthOfMonth = 177; ///< with it the first line stands under the edge of the list
constexpr int widthOfEdit = 112; ///< of which more is said where there is room
constexpr int widthOfPrices = 310; ///< beyond it the region is left to the tool tip
constexpr int signInChip = 16;

} // namespace

void CostBar::scale()
{
    const qreal factor = textScaleOf(font());
    const auto pixels = [factor](int atUsualSize) { return qRound(atUsualSize * factor); };
    setFixedHeight(pixels(heightOfBar));
    m_currency->setContentsMargins(0, 0, 0, pixels(4));
    // First lines, second lines and chips stand in line across all parts.
    const int above = pixels(5);
    for (BarCell *cell : {m_month, m_totalCell, m_budgetCell, m_editCell}) {
        cell->lines()->setContentsMargins(BarCell::edge, above, BarCell::edge, 0);
        cell->lines()->setSpacing(cell == m_month ? 0 : pixels(9));
    }
    if (m_pending)
        m_pending->setSpacing(above, pixels(9));
    m_findings->layout()->setContentsMargins(0, pixels(1), 0, 0);
    m_findings->layout()->setSpacing(pixels(6));
    const QSize sign = QSize(signInChip, signInChip) * factor;
    m_openEntries->setIconSize(sign);
    for (BarChip *chip : m_chips)
        chip->setIconSize(sign);
}

void CostBar::fit()
{
    // Of body text at its usual size: a wide screen with twice the text is a narrow one.
    const bool narrow = width() < widthOfNarrow * textScaleOf(font());
    const auto spare = [this] { return width() - m_parts->minimumSize().width(); };
    const auto cutsEdit = [this, &spare] {
        const int wanted = m_edit->sizeHint().width() + 2 * BarCell::edge - m_editCell->minimumSizeHint().width();
        return !m_editCell->isHidden() && wanted > spare();
    };
    std::optional<Level> enough; // for all but the last edit
    for (Level level = narrow ? Level::Narrow : Level::Whole;; level = static_cast<Level>(int(level) + 1)) {
        say(level);
        measure();
        if (!enough && spare() >= 0)
            enough = level;
        // Rather than that the last edit is cut, others use shorter words, as long as all of them are words.
        if (level == Level::WithoutMonths || (spare() >= 0 && (level >= Level::ShortBudget || !cutsEdit())))
            break;
    }
    // Of an edit that is cut all the same nobody has anything: the others stay as they were.
    if (enough && cutsEdit()) {
        say(*enough);
        measure();
    }
    // The room that is empty: with another edit nothing else becomes wider or narrower.
    if (!m_editCell->isHidden()) {
        const int least = m_editCell->minimumSizeHint().width();
        const int others = m_parts->sizeHint().width() - m_editCell->sizeHint().width();
        const int room = std::max(least, width() - others);
        nameEdit(room - 2 * BarCell::edge);
        const int wanted = m_edit->sizeHint().width() + 2 * BarCell::edge;
        m_editCell->setLeastWidth(std::clamp(wanted, least, room));
        m_editCell->setMaximumWidth(std::max(wanted, least));
        m_parts->invalidate();
    }
    m_parts->activate(); // now: nothing is painted at a place that is no longer right
}

/// What comes with a change of cost below it is the last edit, also where there is no room to call it so.
void CostBar::nameEdit(int room)
{
    if (!m_lastEdit)
        return;
    const QString &label = m_lastEdit->edit.label;
    const QString whole = (m_lastEdit->undone ? tr("Undone") : tr("Last edit")) + u": "_s + label;
    m_edit->setFullText(whole);
    if (!m_lastEdit->undone && m_edit->sizeHint().width() > room)
        m_edit->setFullText(label);
}

/// With another scenario on show there is no cost before that it could be compared with.
QString CostBar::changeOfEdit() const
{
    const bool isOfScenario = m_lastEdit && m_lastEdit->edit.field.isEmpty() && !m_changed;
    return isOfScenario ? QString() : bar::changeText(m_changed, locale());
}

void CostBar::measure()
{
    // A part hears of what changed within it only later, and would be asked for the room it had.
    for (QWidget *part :
         {m_range, m_chanceLine, static_cast<QWidget *>(m_month), static_cast<QWidget *>(m_totalCell),
          static_cast<QWidget *>(m_budgetCell), static_cast<QWidget *>(m_editCell), m_findings}) {
        part->layout()->invalidate();
        part->layout()->activate();
        part->updateGeometry();
    }
    m_parts->invalidate();
}

void CostBar::say(Level level)
{
    const bool narrow = level >= Level::Narrow;
    const bool pending = m_pending && m_pending->isActive();
    const int side = level >= Level::ShortBudget ? space::field - 2 : space::field + space::group;
    m_parts->setSpacing(side);
    m_parts->setContentsMargins(space::page - BarCell::edge, space::group, space::page, space::group);

    setTextRole(m_average, level >= Level::SmallFigure ? TextRole::PageTitle : TextRole::Total);
    m_band->setVisible(level < Level::SmallFigure);
    m_months->setVisible(level < Level::WithoutMonths);
    // Nothing stands in line or keeps room for a word where it would take it from an amount.
    m_month->setLeastWidth(level >= Level::WithoutEdit ? 0 : qRound(widthOfMonth * textScaleOf(font())));
    m_updating->setText(level >= Level::WithoutEdit ? QString() : tr("updating"));
    if (m_budget)
        m_share->setText(level >= Level::ShortBudget ? m_budget->shortShare : m_budget->share);

    const bool edited = m_lastEdit.has_value();
    const QString caption = edited && m_lastEdit->undone ? tr("Undone") : tr("Last edit");
    m_edit->setFullText(edited && !narrow ? caption + u": "_s + m_lastEdit->edit.label : caption);
    m_change->setText(edited ? changeOfEdit() : tr("none yet"));
    setTextRole(m_change, edited ? TextRole::Strong : TextRole::Caption);
    m_editCell->setVisible(!pending && level < Level::WithoutEdit);
    m_editLine->setVisible(pending || level < Level::WithoutEdit);
    m_editCell->setFocusPolicy(edited ? Qt::StrongFocus : Qt::NoFocus);
    const int least = std::max(m_change->sizeHint().width() + 2 * BarCell::edge,
                               qRound(widthOfEdit * textScaleOf(font())));
    m_editCell->setLeastWidth(least);
    if (m_pending)
        m_pending->setMinimumWidth(least);
    m_editCell->setMaximumWidth(std::max(m_edit->sizeHint().width() + 2 * BarCell::edge, least));
    sayFindings(level);
}

void CostBar::sayFindings(Level level)
{
    const bool narrow = level >= Level::Narrow;
    bool any = m_openCount > 0;
    m_openEntries->setText(narrow ? QString::number(m_openCount) : tr("%1 not in the plan").arg(m_openCount));
    m_openEntries->setVisible(m_openCount > 0);
    for (const Severity severity : barSeverities) {
        const auto index = static_cast<std::size_t>(severity);
        BarChip *chip = m_chips[index];
        const int count = m_counts[index];
        any = any || count > 0;
        chip->setVisible(count > 0);
        if (count == 0)
            continue;
        chip->setText(narrow                      ? QString::number(count)
                          : level == Level::Whole ? bar::countText(severity, count)
                                                  : bar::shortCountText(severity, count));
    }
    m_noProblems->setVisible(!any);
    const QFontMetrics metrics = m_prices->fontMetrics();
    const int room = qRound(widthOfPrices * textScaleOf(font()));
    const bool whole = level < Level::ShortBudget && metrics.horizontalAdvance(m_pricesText.whole) <= room;
    m_prices->setText(narrow ? m_pricesText.shortest : whole ? m_pricesText.whole : m_pricesText.text);
}

void CostBar::nameParts()
{
    // One sentence each for those who do not see the lines.
    m_month->setAccessibleName(m_monthCaption->text() + u": "_s + m_currency->text() + u' '
                               + m_average->text());
    QString total = m_months->text() + u": "_s + m_total->text();
    if (m_ranges && !m_ranges->isExact())
        total += u", "_s + m_low->text() + u", "_s + m_high->text();
    if (m_updating->isVisibleTo(this))
        total += u", "_s + tr("updating");
    m_totalCell->setAccessibleName(total);
    m_totalCell->setAccessibleDescription(
        m_ranges && !m_ranges->isExact() ? bar::rangeLines(*m_ranges, m_planned, locale()) : QString());
    m_budgetCell->setAccessibleName(m_budget ? m_budget->share + u", "_s + m_chance->text()
                                             : tr("no budget"));

    const bool edited = m_lastEdit.has_value();
    QString edit = tr("Last edit: none yet");
    if (edited) {
        edit = (m_lastEdit->undone ? tr("Undone: %1") : tr("Last edit: %1")).arg(m_lastEdit->edit.label)
            + (changeOfEdit().isEmpty() ? QString() : QString(u", "_s + changeOfEdit()));
    }
    m_editCell->setAccessibleName(edit);
    m_editCell->setToolTip(toolTipText(edit));

    for (const Severity severity : barSeverities) {
        const auto index = static_cast<std::size_t>(severity);
        QString name = bar::countText(severity, m_counts[index]);
        m_chips[index]->setAccessibleName(name);
        if (severity == Severity::Approval && m_quota > 0)
            name += u'\n' + tr("Quota to request: %1").arg(formatUnits(m_quota, u"vCPU"_s, locale(), 0));
        m_chips[index]->setAccessibleDescription(name);
        m_chips[index]->setToolTip(toolTipText(name + u'\n' + tr("Show them on the step Restrictions")));
    }
}

void CostBar::speak(const QString &cost)
{
    QString spoken = cost;
    if (m_changed && m_changed->isComplete() && !m_changed->isZero())
        spoken += u", "_s + tr("%1 since the last edit").arg(bar::changeText(m_changed, locale()));
    if (spoken == m_spoken)
        return;
    m_spoken = spoken;
    if (!m_announce.isActive())
        m_announce.start();
}

QList<QWidget *> CostBar::stops() const
{
    QList<QWidget *> all = {m_month, m_totalCell, m_noRanges, m_budgetCell, m_noBudget, m_editCell};
    if (m_pending)
        all << m_pending->button();
    all << m_openEntries;
    for (BarChip *chip : m_chips)
        all << chip;
    all << m_prices;
    return all;
}

QSize CostBar::sizeHint() const
{
    return {m_parts->sizeHint().width(), height()};
}

QSize CostBar::minimumSizeHint() const
{
    return {qRound(widthAtLeast * textScaleOf(font())), height()};
}

void CostBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void CostBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (!m_findings || !m_findings->layout())
        return; // still being made
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        scale();
        fit();
    } else if (event->type() == QEvent::PaletteChange) {
        showBudget();
    }
}

} // namespace slipway
