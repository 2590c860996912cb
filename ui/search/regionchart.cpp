// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/regionchart.h"

#include "model/base/format.h"
#include "model/items/regioncostmodel.h"
#include "ui/charts/charttexts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double gap = 8;
constexpr double barShare = 0.62; ///< of the height of a row

} // namespace

RegionChart::RegionChart(std::vector<RegionBar> bars, const slipway::ChartTheme &theme)
    : PickableChart(theme)
{
    setBars(std::move(bars));
}

void RegionChart::setBars(std::vector<RegionBar> bars)
{
    setCurrent(-1);
    m_bars = std::move(bars);
    m_highest = 0;
    for (const RegionBar &each : m_bars)
        m_highest = std::max(m_highest, each.cost.total.known().toDouble());
    place();
    scrollTo(m_first);
    redraw();
}

int RegionChart::shownCount() const
{
    const double row = QFontMetricsF(look().font).height() + 6;
    return std::max(1, static_cast<int>(m_plot.height() / row));
}

void RegionChart::scrollTo(int first)
{
    m_first = std::clamp(first, 0, std::max(0, markCount() - shownCount()));
    redraw();
}

bool RegionChart::scroll(int steps)
{
    const int before = m_first;
    scrollTo(m_first + steps * 2);
    return m_first != before;
}

QString RegionChart::amountText(const RegionBar &bar) const
{
    return formatTotal(bar.cost.total, look().locale);
}

QString RegionChart::reading(int mark) const
{
    const RegionBar &shown = bar(mark);
    const QString words = shown.name + u": "_s + amountText(shown);
    const QString remark = RegionCostModel::remark(shown.cost);
    return remark.isEmpty() ? words : words + u"; "_s + remark;
}

QPointF RegionChart::placeOf(int mark) const
{
    const double row = m_plot.height() / shownCount();
    return {m_plot.left() + 2, m_plot.top() + (mark - m_first + 0.5) * row};
}

QString RegionChart::footText() const
{
    const int last = std::min(markCount(), m_first + shownCount());
    return last - m_first < markCount()
        ? ChartTexts::tr("%1 to %2 of %3").arg(m_first + 1).arg(last).arg(markCount())
        : QString();
}

QStringList RegionChart::texts() const
{
    QStringList all;
    for (int mark = m_first; mark < std::min(markCount(), m_first + shownCount()); ++mark)
        all << bar(mark).name << amountText(bar(mark));
    all << footText();
    return all;
}

void RegionChart::place()
{
    const QFontMetricsF metrics(look().font);
    double names = 0;
    m_amounts = 0;
    for (const RegionBar &each : m_bars) {
        names = std::max(names, metrics.horizontalAdvance(each.name));
        m_amounts = std::max(m_amounts, metrics.horizontalAdvance(amountText(each)));
    }
    names = std::min(names * 1.08, size().width() * 0.3); // the plan's region is in strong type
    m_amounts = std::min(m_amounts * 1.08, size().width() * 0.36);
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(names + gap, 0, -m_amounts - 2 * gap, -(metrics.height() + gap));
    m_first = std::clamp(m_first, 0, std::max(0, markCount() - shownCount()));
}

QBrush RegionChart::brushOf(const RegionBar &bar) const
{
    if (bar.cost.current)
        return look().accent;
    const QColor plain = mixed(look().ground, look().secondary, 0.55);
    return bar.cost.allowed ? QBrush(plain) : QBrush(plain, Qt::BDiagPattern);
}

void RegionChart::drawBar(QPainter &painter, int mark) const
{
    const RegionBar &shown = bar(mark);
    const QFontMetricsF metrics(look().font);
    const double row = m_plot.height() / shownCount();
    const double middle = placeOf(mark).y();
    const double base = middle + metrics.capHeight() / 2;
    QFont font = look().font;
    if (shown.cost.current)
        font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetricsF used(font);
    const double names = m_plot.left() - gap;
    const QString name = used.elidedText(shown.name, Qt::ElideMiddle, names);
    painter.setPen(shown.cost.allowed ? look().text : look().secondary);
    painter.drawText(QPointF(names - used.horizontalAdvance(name), base), name);

    const double share = m_highest > 0 ? shown.cost.total.known().toDouble() / m_highest : 0;
    const QRectF box(m_plot.left(), middle - row * barShare / 2, std::max(1.0, share * m_plot.width()),
                     row * barShare);
    const QColor solid = shown.cost.current ? look().accent : mixed(look().ground, look().secondary, 0.55);
    painter.setBrush(brushOf(shown));
    painter.setPen(QPen(look().outlineOf(solid), look().outline));
    painter.drawRect(box);

    QString amount = amountText(shown);
    const double right = box.right() + gap;
    amount = used.elidedText(amount, Qt::ElideRight, size().width() - right);
    painter.setPen(look().text);
    painter.drawText(QPointF(right, base), amount);
    if (mark == pointed() || (isFocusShown() && mark == current())) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 1.5));
        painter.drawRoundedRect(QRectF(1, middle - row / 2 + 1, size().width() - 2, row - 2), 3, 3);
    }
}

void RegionChart::drawFoot(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const double base = size().height() - metrics.descent() - 1;
    const double side = metrics.capHeight();
    double x = m_plot.left();
    painter.setFont(look().font);
    const bool forbids
        = std::any_of(m_bars.begin(), m_bars.end(), [](const RegionBar &each) { return !each.cost.allowed; });
    const QColor plain = mixed(look().ground, look().secondary, 0.55);
    const auto entry = [&](const QBrush &brush, const QColor &color, const QString &text) {
        painter.setBrush(brush);
        painter.setPen(QPen(look().outlineOf(color), look().outline));
        painter.drawRect(QRectF(x, base - side, side, side));
        x += side + 6;
        painter.setPen(look().secondary);
        painter.drawText(QPointF(x, base), text);
        x += metrics.horizontalAdvance(text) + 2 * gap;
    };
    entry(look().accent, look().accent, ChartTexts::tr("the plan's region"));
    if (forbids)
        entry(QBrush(plain, Qt::BDiagPattern), plain, ChartTexts::tr("not allowed by the plan"));
    const QString foot = footText();
    painter.setPen(look().secondary);
    if (const double at = size().width() - metrics.horizontalAdvance(foot) * textSlack; at > x)
        painter.drawText(QPointF(at, base), foot);
}

void RegionChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 40 || m_plot.height() < 20)
        return;
    for (int mark = m_first; mark < std::min(markCount(), m_first + shownCount()); ++mark)
        drawBar(painter, mark);
    drawFoot(painter);
}

int RegionChart::markAt(const QPointF &position) const
{
    if (position.y() < m_plot.top() || position.y() >= m_plot.bottom() || position.x() < 0
        || position.x() > size().width())
        return -1;
    const int mark
        = m_first + static_cast<int>((position.y() - m_plot.top()) / (m_plot.height() / shownCount()));
    return mark < std::min(markCount(), m_first + shownCount()) ? mark : -1;
}

int RegionChart::markAfter(int key) const
{
    if (m_bars.empty())
        return -1;
    int next = current();
    if (next < 0) {
        const auto own = std::find_if(m_bars.begin(), m_bars.end(),
                                      [](const RegionBar &each) { return each.cost.current; });
        next = own == m_bars.end() ? 0 : static_cast<int>(own - m_bars.begin());
    }
    switch (key) {
    case Qt::Key_Up:
        next -= 1;
        break;
    case Qt::Key_Down:
        next += 1;
        break;
    case Qt::Key_PageUp:
        next -= shownCount();
        break;
    case Qt::Key_PageDown:
        next += shownCount();
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = markCount() - 1;
        break;
    default:
        return -1;
    }
    return std::clamp(next, 0, markCount() - 1);
}

void RegionChart::currentMoved()
{
    if (current() < 0)
        return;
    if (current() < m_first)
        scrollTo(current());
    else if (current() >= m_first + shownCount())
        scrollTo(current() - shownCount() + 1);
}

std::unique_ptr<QChart> makeRegionChart(const std::vector<RegionBar> &bars, const ChartTheme &theme)
{
    return std::make_unique<RegionChart>(bars, theme);
}

QString regionSentence(const std::vector<RegionBar> &bars, const QLocale &locale)
{
    if (bars.empty())
        return {};
    const auto amount = [&locale](const RegionBar &bar) -> QString {
        return bar.name + u", "_s + formatTotal(bar.cost.total, locale);
    };
    QStringList parts = {ChartTexts::tr("Cheapest: %1.").arg(amount(bars.front()))};
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].cost.current)
            parts << ChartTexts::tr("The plan is in %1, number %2 of %3.")
                         .arg(amount(bars[i]))
                         .arg(i + 1)
                         .arg(bars.size());
    }
    return parts.join(u' ');
}

} // namespace slipway
