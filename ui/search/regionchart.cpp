// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/regionchart.h"

#include "model/base/format.h"
#include "model/items/regioncostmodel.h"
#include "ui/charts/charttexts.h"
#include "ui/support/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

RegionChart::RegionChart(std::vector<RegionBar> bars, const slipway::ChartTheme &theme)
    : RowChart(theme)
{
    setBars(std::move(bars));
}

void RegionChart::setBars(std::vector<RegionBar> bars)
{
    m_bars = std::move(bars);
    m_highest = 0;
    for (const RegionBar &each : m_bars)
        m_highest = std::max(m_highest, each.cost.total.known().toDouble());
    rowsChanged();
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
    return {plot().left() + 2, middleOf(mark)};
}

QString RegionChart::footText() const
{
    return endOfShown() - firstShown() < markCount()
        ? ChartTexts::tr("%1 to %2 of %3").arg(firstShown() + 1).arg(endOfShown()).arg(markCount())
        : QString();
}

QStringList RegionChart::texts() const
{
    QStringList all;
    for (int mark = firstShown(); mark < endOfShown(); ++mark)
        all << bar(mark).name << amountText(bar(mark));
    all << footText();
    return all;
}

void RegionChart::place()
{
    const QFontMetricsF metrics(look().font);
    double names = 0;
    double amounts = 0;
    for (const RegionBar &each : m_bars) {
        names = std::max(names, metrics.horizontalAdvance(each.name));
        amounts = std::max(amounts, metrics.horizontalAdvance(amountText(each)));
    }
    names = std::min(names * 1.08, size().width() * 0.3); // the plan's region is in strong type
    amounts = std::min(amounts * 1.08, size().width() * 0.5); // names may be cut, figures not
    setPlot(
        QRectF(QPointF(0, 0), size()).adjusted(names + gap, 0, -amounts - 2 * gap, -(metrics.height() + gap)));
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
    const double row = rowHeight();
    const double middle = middleOf(mark);
    const double base = middle + metrics.capHeight() / 2;
    QFont font = look().font;
    if (shown.cost.current)
        font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetricsF used(font);
    const double names = plot().left() - gap;
    const QString name = used.elidedText(shown.name, Qt::ElideMiddle, names);
    painter.setPen(shown.cost.allowed ? look().text : look().secondary);
    painter.drawText(QPointF(names - used.horizontalAdvance(name), base), name);

    const double share = m_highest > 0 ? shown.cost.total.known().toDouble() / m_highest : 0;
    const QRectF box(plot().left(), middle - row * barShare / 2, std::max(1.0, share * plot().width()),
                     row * barShare);
    const QColor solid = shown.cost.current ? look().accent : mixed(look().ground, look().secondary, 0.55);
    painter.setBrush(brushOf(shown));
    painter.setPen(QPen(look().outlineOf(solid), look().outline));
    painter.drawRect(box);

    const QString amount = amountText(shown);
    const double right = box.right() + gap;
    painter.setFont(narrowedToFit(amount, font, static_cast<int>(size().width() - right)));
    painter.setPen(look().text);
    painter.drawText(QPointF(right, base), amount);
    drawFrame(painter, mark);
}

void RegionChart::drawFoot(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const double base = size().height() - metrics.descent() - 1;
    const double side = metrics.capHeight();
    painter.setFont(look().font);
    const QColor plain = mixed(look().ground, look().secondary, 0.55);
    struct Entry
    {
        QBrush brush;
        QColor color;
        QString text;
    };
    std::vector<Entry> entries{{look().accent, look().accent, ChartTexts::tr("the plan's region")}};
    const auto has = [this](bool allowed) {
        return std::ranges::any_of(m_bars, [allowed](const RegionBar &each) {
            return each.cost.allowed == allowed && !(allowed && each.cost.current);
        });
    };
    if (has(true))
        entries.push_back({plain, plain, ChartTexts::tr("allowed by the plan")});
    if (has(false))
        entries.push_back(
            {QBrush(plain, Qt::BDiagPattern), plain, ChartTexts::tr("not allowed by the plan")});
    constexpr double toText = 6;
    double wide = -2 * gap;
    for (const Entry &each : entries)
        wide += side + toText + metrics.horizontalAdvance(each.text) * textSlack + 2 * gap;
    // Under the bars, or further to the left where that is too narrow.
    double x = std::clamp(size().width() - wide, 0.0, plot().left());
    for (const Entry &each : entries) {
        painter.setBrush(each.brush);
        painter.setPen(QPen(look().outlineOf(each.color), look().outline));
        painter.drawRect(QRectF(x, base - side, side, side));
        x += side + toText;
        painter.setPen(look().secondary);
        painter.drawText(QPointF(x, base), each.text);
        x += metrics.horizontalAdvance(each.text) + 2 * gap;
    }
    const QString foot = footText();
    painter.setPen(look().secondary);
    if (const double at = size().width() - metrics.horizontalAdvance(foot) * textSlack; at > x)
        painter.drawText(QPointF(at, base), foot);
}

void RegionChart::draw(QPainter &painter) const
{
    if (!hasRoom())
        return;
    for (int mark = firstShown(); mark < endOfShown(); ++mark)
        drawBar(painter, mark);
    drawFoot(painter);
}

int RegionChart::keysBegin() const
{
    const auto own
        = std::find_if(m_bars.begin(), m_bars.end(), [](const RegionBar &each) { return each.cost.current; });
    return own == m_bars.end() ? 0 : static_cast<int>(own - m_bars.begin());
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
    const auto may = std::ranges::find_if(
        bars, [](const RegionBar &each) { return each.cost.allowed || each.cost.current; });
    QStringList parts;
    // What the plan rules out is no choice, however cheap.
    if (may == bars.begin())
        parts << ChartTexts::tr("Cheapest: %1.").arg(amount(bars.front()));
    else if (may != bars.end())
        parts << ChartTexts::tr("Cheapest that the plan allows: %1.").arg(amount(*may))
              << ChartTexts::tr("%1 is cheaper, and not allowed by the plan.").arg(amount(bars.front()));
    else
        parts << ChartTexts::tr("Cheapest, and not allowed by the plan: %1.").arg(amount(bars.front()));
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
