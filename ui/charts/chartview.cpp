// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include "model/base/plaintext.h"
#include "ui/charts/annotatedchart.h"
#include "ui/charts/pickablechart.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <memory>

namespace slipway {

namespace {

class AccessibleChart final : public QAccessibleWidget
{
public:
    explicit AccessibleChart(QWidget *widget)
        : QAccessibleWidget(widget, QAccessible::Chart)
    {
    }
    // The scroll area inside has neither name nor content that could be read.
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
};

QAccessibleInterface *makeAccessible(const QString &className, QObject *object)
{
    if (className == QLatin1String(ChartView::staticMetaObject.className()))
        return new AccessibleChart(static_cast<QWidget *>(object)); // Qt's cache owns it
    return nullptr;
}

} // namespace

ChartView::ChartView(QWidget *parent)
    : QChartView(parent)
{
    static const bool installed = (QAccessible::installFactory(makeAccessible), true);
    Q_UNUSED(installed)
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundBrush(Qt::NoBrush);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize ChartView::sizeHint() const
{
    // Of the scene it would be as large as the chart has ever been.
    return QSize(320, 200).expandedTo(minimumSize());
}

void ChartView::showChart(std::unique_ptr<QChart> chart)
{
    const std::unique_ptr<QChart> before(this->chart());
    if (auto *annotated = qobject_cast<AnnotatedChart *>(chart.get())) {
        connect(annotated, &AnnotatedChart::pointedAt, this, [this](const QString &reading) {
            if (reading.isEmpty())
                QToolTip::hideText();
            else
                QToolTip::showText(QCursor::pos(), toolTipText(reading), this);
        });
        setBackgroundBrush(annotated->look().ground);
    }
    if (auto *marks = qobject_cast<PickableChart *>(chart.get())) {
        marks->setFocusShown(hasFocus());
        setBackgroundBrush(marks->look().ground);
    }
    viewport()->setMouseTracking(true);
    setChart(chart.release());
    fitChart();
}

void ChartView::fitChart()
{
    if (!chart())
        return;
    chart()->resize(viewport()->size());
    setSceneRect(chart()->geometry());
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    fitChart();
}

void ChartView::setReading(const QString &sentence)
{
    if (accessibleDescription() == sentence)
        return;
    setAccessibleDescription(sentence);
}

PickableChart *ChartView::pickable() const
{
    return qobject_cast<PickableChart *>(chart());
}

QPointF ChartView::inChart(const QPoint &position) const
{
    return chart()->mapFromScene(mapToScene(position));
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    PickableChart *marks = pickable();
    if (marks && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        && marks->pressKey(event->key()))
        return;
    QChartView::keyPressEvent(event);
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    if (PickableChart *marks = pickable()) {
        marks->pointAt(inChart(event->pos()));
        const int mark = marks->pointed();
        if (mark < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(event->globalPosition().toPoint(), toolTipText(marks->reading(mark)), this);
    }
    QChartView::mouseMoveEvent(event);
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    PickableChart *marks = pickable();
    if (marks && event->button() == Qt::LeftButton && marks->clickAt(inChart(event->pos())))
        return;
    QChartView::mousePressEvent(event);
}

void ChartView::wheelEvent(QWheelEvent *event)
{
    PickableChart *marks = pickable();
    const int steps = -event->angleDelta().y() / 120;
    if (marks && hasFocus() && steps != 0 && marks->scroll(steps))
        return event->accept();
    // The page below scrolls.
    event->ignore();
}

void ChartView::leaveEvent(QEvent *event)
{
    if (PickableChart *marks = pickable())
        marks->stopPointing();
    QChartView::leaveEvent(event);
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    if (PickableChart *marks = pickable())
        marks->setFocusShown(true);
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    if (PickableChart *marks = pickable())
        marks->setFocusShown(false);
}

} // namespace slipway
