// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"
#include "ui/charts/logaxis.h"
#include "ui/charts/pickablechart.h"

#include <QList>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace slipway {

/// What is said of a choice that is pointed at. Each may be empty but the title.
struct TradeoffCard
{
    QString title; ///< "NC40ads H100 v5, 1 node"
    QString place; ///< where it runs and how it is paid for: "North Europe, spot"
    QString time; ///< "6 h 20 min per run"
    QString cost; ///< "USD 280.52 a month"
    QString faster; ///< against the plan's choice: "1 h 10 min faster"
    QString cheaper; ///< "63.14 less a month"
    QString changes; ///< what taking it changes beside the machines: "Other region: data crosses regions"
};

/// What a time-against-cost chart is drawn from.
struct Tradeoff
{
    std::shared_ptr<const search::Result> result; ///< with a measure
    CostStage stage = CostStage::Training; ///< colour of the front
    /// Name and figures of a choice in one line.
    std::function<QString(const search::Candidate &)> words;
    /// The same in parts. Not given: nothing is shown beside the marks.
    std::function<TradeoffCard(const search::Candidate &)> card = {};
    double limit = 0; ///< in units of the measure; 0: none
    QString limitName = {}; ///< "Deadline"
    bool stale = false; ///< of an earlier plan, while the new one is searched for
};

/// Whether two candidates choose the same, whatever they come to.
[[nodiscard]] bool sameChoice(const search::Candidate &a, const search::Candidate &b);

/// Whether the choice has a place on logarithmic axes: a measure and a cost above nothing.
[[nodiscard]] bool isDrawable(const search::Result &result, const search::Candidate &candidate);

/// Choices that meet the plan and are not on the front: the cheapest, and the sample of the others.
[[nodiscard]] std::vector<search::Candidate> besidesFront(const search::Result &result);

/// Time (or latency) of every choice against what its compute costs a month, both on logarithmic axes. The front is a
/// line with points, the plan's own choice a large one with its name, the others are grey; beyond the limit lies a zone with its
/// name. The arrow keys walk the front. What is said of the mark pointed at stands where nothing is drawn, never over the mark.
class TradeoffChart final : public PickableChart
{
    Q_OBJECT
public:
    TradeoffChart(Tradeoff values, const slipway::ChartTheme &theme);

    /// The same chart with other values; the mark that the keys were at stays where it is still there.
    void setValues(Tradeoff values);
    /// Draws the marks pale, or as they are.
    void setStale(bool stale);
    /// Choices in the order of the marks: the front, the others, the plan's own.
    [[nodiscard]] const search::Candidate &candidate(int mark) const;
    [[nodiscard]] const LogAxis &timeAxis() const { return m_time; }
    [[nodiscard]] const LogAxis &costAxis() const { return m_cost; }
    [[nodiscard]] int frontCount() const { return m_front; }
    /// Of the key to the line, in the chart, where nothing but marks and limit is on show; null where it finds no room.
    [[nodiscard]] QRectF legendPlace() const { return legendPlace({limitPlace(), limitLine()}); }

    [[nodiscard]] int markCount() const override { return static_cast<int>(m_marks.size()); }
    [[nodiscard]] QString reading(int mark) const override;
    [[nodiscard]] QPointF placeOf(int mark) const override;
    [[nodiscard]] QStringList texts() const override;

protected:
    [[nodiscard]] int markAt(const QPointF &position) const override;
    [[nodiscard]] int markAfter(int key) const override;
    void draw(QPainter &painter) const override;
    void place() override;

private:
    struct Mark
    {
        search::Candidate candidate;
        double measure = 0;
        double cost = 0; ///< of a month, in units of the currency
    };
    void fill();
    void fillTime();
    void drawGrid(QPainter &painter) const;
    void drawTimes(QPainter &painter) const;
    void drawZone(QPainter &painter) const;
    void drawMarks(QPainter &painter) const;
    void drawLegend(QPainter &painter, QList<QRectF> &taken) const;
    void drawOwnName(QPainter &painter, QList<QRectF> &taken) const;
    void drawWords(QPainter &painter, const QRectF &place, const QString &text) const;
    void drawLabels(QPainter &painter) const;
    void drawCard(QPainter &painter) const;
    void drawDot(QPainter &painter, const QPointF &at, double radius, const QColor &color) const;
    /// Beside a mark, where the text hits no other mark and no text in `taken`; nothing where it would.
    [[nodiscard]] std::optional<QRectF> roomFor(const QSizeF &text, int mark,
                                                const QList<QRectF> &taken) const;
    /// Of the key to the line; null where it would lie over something.
    [[nodiscard]] QRectF legendPlace(const QList<QRectF> &taken) const;
    /// Of the words of the limit; empty without one.
    [[nodiscard]] QRectF limitPlace() const;
    /// The line itself, for what may not cross it; empty without one.
    [[nodiscard]] QRectF limitLine() const;
    /// Null while nothing is read.
    [[nodiscard]] QRectF cardOnShow() const;
    [[nodiscard]] bool hitsMark(const QRectF &place, int besides) const;
    /// Whether the line of the front passes through it.
    [[nodiscard]] bool hitsFront(const QRectF &place) const;
    /// What is pointed at, else what the keys came to; -1: nothing.
    [[nodiscard]] int readMark() const;
    [[nodiscard]] QSizeF cardSize(const TradeoffCard &card) const;
    [[nodiscard]] QRectF cardPlace(const TradeoffCard &card, int mark) const;
    [[nodiscard]] QString axisTitle() const;
    [[nodiscard]] QString timeText(double measure) const;
    [[nodiscard]] QString frontText() const;
    [[nodiscard]] QString ownText() const;
    [[nodiscard]] QString endText(int mark) const;
    [[nodiscard]] bool hasLimit() const { return m_values.limit > 0 && m_values.limit < m_time.high; }
    [[nodiscard]] QColor frontColor() const;
    [[nodiscard]] int currentMark() const; ///< of the plan's own choice; -1

    Tradeoff m_values;
    std::vector<Mark> m_marks;
    int m_front = 0; ///< so many of the marks, from the first
    bool m_hasCurrent = false; ///< the last mark is the plan's own choice
    LogAxis m_time;
    LogAxis m_cost;
    QRectF m_plot;
};

[[nodiscard]] std::unique_ptr<QChart> makeTradeoffChart(const Tradeoff &values, const ChartTheme &theme);

/// What is to be seen in one sentence: fastest, cheapest, and where the plan stands between them.
[[nodiscard]] QString tradeoffSentence(const Tradeoff &values, const QLocale &locale);

} // namespace slipway
