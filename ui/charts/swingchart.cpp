// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/swingchart.h"

#include "model/base/format.h"
#include "model/items/rangetexts.h"
#include "ui/charts/charttexts.h"
#include "ui/support/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLinesOfName = 3;
constexpr int rowsMeasured
    = 100; ///< what moves most; a plan may have thousands, and longer names among them become narrower

} // namespace

SwingChart::SwingChart(const Uncertainty &uncertainty, const slipway::ChartTheme &theme)
    : RowChart(theme)
{
    setUncertainty(uncertainty);
}

void SwingChart::setUncertainty(const Uncertainty &uncertainty)
{
    m_swings = uncertainty.swings;
    m_inputs = uncertainty.inputs;
    m_middle = uncertainty.atMedians;
    m_lowest = m_highest = m_middle.known().toDouble();
    for (const Swing &each : m_swings) {
        for (const Total *end : {&each.atP10, &each.atP90}) {
            m_lowest = std::min(m_lowest, end->known().toDouble());
            m_highest = std::max(m_highest, end->known().toDouble());
        }
    }
    rowsChanged();
}

QString SwingChart::name(int mark) const
{
    return inputText(m_inputs[swing(mark).input]);
}

QString SwingChart::amounts(int mark) const
{
    // Of millions nobody reads the cents, and the bars need their room; the reading has them.
    constexpr double readWhole = 1e6;
    const auto amount = [&](const Total &total) {
        const double value = total.known().toDouble();
        return std::abs(value) >= readWhole ? formatNumber(value, look().locale, 0)
                                            : formatAmount(total.known(), look().locale);
    };
    return ChartTexts::tr("%1 to %2").arg(amount(swing(mark).atP10), amount(swing(mark).atP90));
}

QString SwingChart::reading(int mark) const
{
    const Swing &shown = swing(mark);
    const UncertainInput &input = m_inputs[shown.input];
    const auto value = [&](double figure) { return inputValueText(input, figure, look().locale); };
    return ChartTexts::tr("%1: %2 at %3, %4 at %5")
        .arg(name(mark), formatTotal(shown.atP10, look().locale), value(shown.p10),
             formatTotal(shown.atP90, look().locale), value(shown.p90));
}

QPointF SwingChart::placeOf(int mark) const
{
    return {xOf(m_middle), middleOf(mark)};
}

QStringList SwingChart::texts() const
{
    QStringList all;
    for (int mark = firstShown(); mark < endOfShown(); ++mark)
        all << name(mark) << amounts(mark);
    return all;
}

void SwingChart::place()
{
    const QFontMetricsF metrics(look().font);
    double names = 0;
    double figures = 0;
    const int measured = std::min(rowsMeasured, markCount());
    for (int mark = 0; mark < measured; ++mark) {
        names = std::max(names, metrics.horizontalAdvance(name(mark)));
        figures = std::max(figures, metrics.horizontalAdvance(amounts(mark)));
    }
    // A figure means another one without its end; of a name the second line is wanted sooner than its middle is missed.
    const double widest = size().width() * 0.38;
    names = std::min(names, widest);
    m_linesOfName = 1;
    for (int mark = 0; mark < measured; ++mark)
        m_linesOfName = std::max(m_linesOfName, static_cast<int>(linesOfName(mark, names).size()));
    figures = std::min(figures * textSlack, size().width() * 0.45);
    m_linesOfFoot = metrics.horizontalAdvance(foot()) > size().width() ? 2 : 1;
    setPlot(QRectF(QPointF(0, 0), size())
                .adjusted(names + gap, 0, -figures - gap, -(m_linesOfFoot * metrics.height() + gap)));
}

double SwingChart::xOf(const Total &total) const
{
    const double width = m_highest - m_lowest;
    const double share = width > 0 ? (total.known().toDouble() - m_lowest) / width : 0.5;
    return plot().left() + share * plot().width();
}

void SwingChart::drawBar(QPainter &painter, int mark) const
{
    const QFontMetricsF metrics(look().font);
    const double row = rowHeight();
    const double middle = middleOf(mark);
    const double base = middle + metrics.capHeight() / 2;
    const double names = plot().left() - gap;
    painter.setPen(look().text);
    drawName(painter, mark, QRectF(0, middle - row / 2, names, row));
    painter.setFont(look().font);
    const QColor plain = mixed(look().ground, look().secondary, 0.55);
    // The side of P10 is pale, that of P90 has the accent: which way an input moves the total is seen without reading.
    const auto side = [&](const Total &end, const QColor &color) {
        const auto [left, right] = std::minmax({xOf(m_middle), xOf(end)});
        painter.setBrush(color);
        painter.setPen(QPen(look().outlineOf(color), look().outline));
        painter.drawRect(
            QRectF(left, middle - row * barShare / 2, std::max(1.0, right - left), row * barShare));
    };
    side(swing(mark).atP10, plain);
    side(swing(mark).atP90, look().accent);
    painter.setPen(look().text);
    const double right = plot().right() + gap;
    painter.setFont(narrowedToFit(amounts(mark), look().font, static_cast<int>(size().width() - right)));
    painter.drawText(QPointF(right, base), amounts(mark));
    drawFrame(painter, mark);
}

/// One line where the name fits, else up to three, broken at spaces: narrow letters are for what even these do not hold.
QStringList SwingChart::linesOfName(int mark, double width) const
{
    const QFontMetricsF metrics(look().font);
    const auto fits = [&metrics, width](const QString &line) { return metrics.horizontalAdvance(line) <= width; };
    QStringList lines;
    QString rest = name(mark);
    while (!fits(rest) && lines.size() + 1 < mostLinesOfName) {
        qsizetype at = -1;
        for (qsizetype next = rest.indexOf(u' '); next > 0 && fits(rest.left(next)); next = rest.indexOf(u' ', next + 1))
            at = next;
        if (at < 0)
            break;
        lines << rest.left(at);
        rest = rest.mid(at + 1);
    }
    return lines << rest;
}

/// What even its lines do not hold is cut in the middle.
void SwingChart::drawName(QPainter &painter, int mark, const QRectF &place) const
{
    const int room = static_cast<int>(place.width());
    const QFontMetricsF metrics(look().font);
    const QStringList lines = linesOfName(mark, place.width());
    double base = place.center().y() + metrics.capHeight() / 2 - (static_cast<double>(lines.size()) - 1) * metrics.height() / 2;
    for (const QString &line : lines) {
        const QFont font = narrowedToFit(line, look().font, room);
        const QFontMetricsF used(font);
        const QString shown = used.elidedText(line, Qt::ElideMiddle, place.width());
        painter.setFont(font);
        painter.drawText(QPointF(place.right() - used.horizontalAdvance(shown), base), shown);
        base += metrics.height();
    }
}

QString SwingChart::foot() const
{
    return ChartTexts::tr("%1 with all inputs at their P50; pale: P10 of the input, strong: P90")
        .arg(formatTotal(m_middle, look().locale));
}

void SwingChart::drawFoot(QPainter &painter) const
{
    painter.setFont(look().font);
    painter.setPen(look().secondary);
    const double height = m_linesOfFoot * QFontMetricsF(look().font).height();
    painter.drawText(QRectF(0, size().height() - height - 1, size().width(), height),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignBottom, foot());
}

void SwingChart::draw(QPainter &painter) const
{
    if (!hasRoom())
        return;
    painter.setPen(QPen(look().grid, 1));
    painter.drawLine(QPointF(xOf(m_middle), plot().top()), QPointF(xOf(m_middle), plot().bottom()));
    for (int mark = firstShown(); mark < endOfShown(); ++mark)
        drawBar(painter, mark);
    drawFoot(painter);
}

QString swingSentence(const Uncertainty &uncertainty, const QLocale &locale)
{
    QStringList parts
        = {ChartTexts::tr("P10 to P90 of the total: %1; half of all draws are below %2.")
               .arg(rangeText(uncertainty.total, locale), formatTotal(uncertainty.total.p50, locale))};
    if (!uncertainty.swings.empty() && uncertainty.telling() == 0)
        parts << ChartTexts::tr("No uncertain figure moves it by 1 % or more.");
    else if (!uncertainty.swings.empty())
        parts << ChartTexts::tr("It moves most with %1.")
                     .arg(inputText(uncertainty.inputs[uncertainty.swings.front().input]));
    return parts.join(u' ');
}

} // namespace slipway
