// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/retirementchart.h"

#include "model/base/format.h"
#include "model/items/retirementmodel.h"
#include "ui/charts/charttexts.h"
#include "ui/support/theme.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QLegend>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// At text of 13 px.
constexpr double rowHeight = 24;
constexpr double axisHeight = 40;
constexpr double labelGap = 8;
constexpr int mostMonthsAfter = 36;

/// "2027-05-31, still in use"; "no end announced".
QString endText(const RetirementNotice &notice)
{
    const QString day = RetirementModel::lastDay(notice);
    return notice.inTheWay() ? ChartTexts::tr("%1, still in use").arg(day) : day;
}

/// Only there so that one deletion removes everything drawn.
class BarsLayer final : public QGraphicsItem
{
public:
    using QGraphicsItem::QGraphicsItem;
    [[nodiscard]] QRectF boundingRect() const override { return {}; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override { }
};

class RetirementChart final : public QChart
{
public:
    RetirementChart(RetirementSeries series, const slipway::ChartTheme &theme)
        : QChart()
        , m_series(std::move(series))
        , m_theme(theme)
    {
        setAnimationOptions(QChart::NoAnimation);
        setDropShadowEnabled(false);
        setBackgroundRoundness(0);
        setBackgroundBrush(theme.ground);
        setBackgroundPen(Qt::NoPen);
        setMargins({});
        layout()->setContentsMargins(0, 0, 0, 0);
        legend()->hide();
    }

protected:
    void resizeEvent(QGraphicsSceneResizeEvent *event) override
    {
        QChart::resizeEvent(event);
        draw();
    }

private:
    [[nodiscard]] QDate firstDay() const { return m_series.start.firstDay(); }
    /// The last day drawn: that of the horizon or of the last ending, but not further than three years after the horizon.
    [[nodiscard]] QDate lastDay() const
    {
        int months = m_series.months;
        for (const RetirementNotice &notice : m_series.notices) {
            if (notice.date.isValid() && notice.date > firstDay()) {
                const YearMonth end = YearMonth::of(notice.date);
                months = std::max(months,
                                  (end.year() - m_series.start.year()) * 12 + end.month()
                                      - m_series.start.month() + 1);
            }
        }
        return m_series.start.plusMonths(std::min(months, m_series.months + mostMonthsAfter) - 1).lastDay();
    }
    [[nodiscard]] double xOf(const QDate &day) const
    {
        const double share = static_cast<double>(firstDay().daysTo(day))
            / static_cast<double>(std::max<qint64>(1, firstDay().daysTo(lastDay().addDays(1))));
        return m_plot.left() + std::clamp(share, 0.0, 1.0) * m_plot.width();
    }

    QGraphicsSimpleTextItem *addText(const QString &text, const QColor &color)
    {
        auto *item = new QGraphicsSimpleTextItem(text, m_layer.get());
        item->setFont(m_theme.font);
        item->setBrush(color);
        return item;
    }
    void addLine(double x1, double y1, double x2, double y2, const QColor &color, double width)
    {
        auto *line = new QGraphicsLineItem(x1, y1, x2, y2, m_layer.get());
        line->setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    }

    void draw()
    {
        m_layer = std::make_unique<BarsLayer>(this);
        m_layer->setZValue(10);
        const double scale = std::max(1.0, textScaleOf(m_theme.font));
        const QFontMetricsF metrics(m_theme.font);
        double names = 0;
        m_ends = 0;
        for (const RetirementNotice &notice : m_series.notices) {
            names = std::max(names, metrics.horizontalAdvance(notice.subject));
            m_ends = std::max(m_ends, metrics.horizontalAdvance(endText(notice)));
        }
        names = std::min(names, size().width() * 0.36);
        const double room = m_ends > 0 ? m_ends + 2 * labelGap : 0;
        m_plot
            = QRectF(names + 2 * labelGap, scale * axisHeight / 2 + 2,
                     size().width() - names - 2 * labelGap - room - labelGap, size().height() - scale * axisHeight);
        if (m_plot.width() < 40 || m_plot.height() < 20)
            return;
        drawAxis(metrics);
        const auto rows = static_cast<double>(std::max<std::size_t>(1, m_series.drawn()));
        const double each = std::min(m_plot.height() / rows, 1.6 * scale * rowHeight);
        for (std::size_t i = 0; i < m_series.drawn(); ++i)
            drawRow(m_series.notices[i], m_plot.top() + (static_cast<double>(i) + 0.5) * each, names,
                    metrics);
    }

    void drawAxis(const QFontMetricsF &metrics)
    {
        const QDate end = m_series.start.plusMonths(m_series.months - 1).lastDay();
        const double horizonEnd = xOf(end.addDays(1));
        auto *band = new QGraphicsRectItem(
            QRectF(m_plot.left(), m_plot.top(), horizonEnd - m_plot.left(), m_plot.height()), m_layer.get());
        band->setBrush(mixed(m_theme.ground, m_theme.accent, 0.09));
        band->setPen(Qt::NoPen);
        auto *label = addText(
            ChartTexts::tr("Horizon, %1")
                .arg(m_theme.locale.toString(m_series.months) + u' ' + unitName(u"month"_s, m_series.months)),
            m_theme.secondary);
        label->setPos(m_plot.left(), m_plot.top() - metrics.height() - 2);
        addLine(m_plot.left(), m_plot.bottom(), m_plot.right(), m_plot.bottom(),
                mixed(m_theme.ground, m_theme.text, 0.5), 1);

        // Years, or quarters where there are few of them; the first day drawn has its label too.
        const int span = static_cast<int>(firstDay().daysTo(lastDay()) / 30);
        const int step = span > 40 ? 12 : span > 18 ? 6 : 3;
        double free = 0;
        for (YearMonth month = m_series.start; month.firstDay() <= lastDay(); month = month.plusMonths(1)) {
            if ((month.month() - 1) % step != 0 && month != m_series.start)
                continue;
            const double x = xOf(month.firstDay());
            auto *name = addText(formatMonth(month, m_theme.locale), m_theme.secondary);
            if (x < free) {
                name->hide();
                continue;
            }
            addLine(std::floor(x) + 0.5, m_plot.top(), std::floor(x) + 0.5, m_plot.bottom() + 3, m_theme.grid,
                    1);
            name->setPos(x, m_plot.bottom() + 3);
            free = x + name->boundingRect().width() + labelGap;
        }
    }

    void drawRow(const RetirementNotice &notice, double y, double names, const QFontMetricsF &metrics)
    {
        auto *name = addText(metrics.elidedText(notice.subject, Qt::ElideMiddle, names), m_theme.text);
        name->setPos(0, y - name->boundingRect().height() / 2);
        const bool term = notice.kind == RetirementNotice::Kind::Commitment;
        const QColor color = term ? m_theme.accent
            : notice.inTheWay()   ? m_theme.limit
                                  : mixed(m_theme.ground, m_theme.text, 0.55);
        // Thick while the plan uses it, thin from there to its end.
        addLine(xOf(notice.from), y, xOf(notice.to.addDays(1)), y, color, 5);
        if (notice.date.isValid()) {
            const double x = xOf(notice.date.addDays(1));
            addLine(std::min(x, xOf(notice.to)), y, x, y, color, 1.5);
            if (notice.date <= lastDay())
                addMark({x, y}, term, color);
        }
        auto *end = addText(endText(notice), notice.inTheWay() ? m_theme.limit : m_theme.text);
        end->setPos(m_plot.right() + 2 * labelGap, y - end->boundingRect().height() / 2);
    }

    /// A square for the end of a term, a diamond for that of a service.
    void addMark(const QPointF &at, bool square, const QColor &color)
    {
        constexpr double half = 5;
        QPolygonF mark;
        if (square)
            mark << QPointF(-half, -half) << QPointF(half, -half) << QPointF(half, half)
                 << QPointF(-half, half);
        else
            mark << QPointF(0, -half - 1) << QPointF(half + 1, 0) << QPointF(0, half + 1)
                 << QPointF(-half - 1, 0);
        auto *shape = new QGraphicsPolygonItem(mark.translated(at), m_layer.get());
        shape->setBrush(color);
        shape->setPen(QPen(m_theme.outlineOf(color), m_theme.outline));
    }

    RetirementSeries m_series;
    slipway::ChartTheme m_theme; // QChart has an enumeration of that name
    QRectF m_plot;
    double m_ends = 0; ///< width of the texts at the right
    std::unique_ptr<QGraphicsItem> m_layer;
};

} // namespace

RetirementSeries RetirementSeries::of(YearMonth start, int months,
                                      const std::vector<RetirementNotice> &notices)
{
    return {start, std::max(1, months), notices};
}

double RetirementSeries::height(double textScale) const
{
    return textScale * (axisHeight + rowHeight * static_cast<double>(std::max<std::size_t>(1, drawn())));
}

std::size_t RetirementSeries::drawn() const
{
    constexpr std::size_t most = 60;
    return std::min(most, notices.size());
}

std::unique_ptr<QChart> makeRetirementChart(const RetirementSeries &series, const ChartTheme &theme)
{
    return std::make_unique<RetirementChart>(series, theme);
}

QString retirementSentence(const RetirementSeries &series)
{
    std::vector<const RetirementNotice *> ending;
    for (const RetirementNotice &notice : series.notices) {
        if (notice.inTheWay())
            ending.push_back(&notice);
    }
    const QString rest = series.drawn() == series.notices.size() ? QString()
                                                                 : u' '
            + ChartTexts::tr("Drawn are the first %1 of %2; the table has all.")
                  .arg(QString::number(series.drawn()), QString::number(series.notices.size()));
    if (ending.empty())
        return ChartTexts::tr("Nothing that the plan uses ends while it is used.") + rest;
    const QString first = ending.front()->date.isValid()
        ? ChartTexts::tr("%1 on %2").arg(ending.front()->subject, formatIsoDate(ending.front()->date))
        : ending.front()->subject;
    if (ending.size() == 1)
        return ChartTexts::tr("One ends while the plan uses it: %1.").arg(first) + rest;
    return ChartTexts::tr("%1 end while the plan uses them; the first is %2.").arg(ending.size()).arg(first)
        + rest;
}

} // namespace slipway
