// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include "ui/charts/annotatedchart.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QToolTip>

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

void ChartView::showChart(std::unique_ptr<QChart> chart)
{
    const std::unique_ptr<QChart> before(this->chart());
    if (auto *annotated = qobject_cast<AnnotatedChart *>(chart.get())) {
        connect(annotated, &AnnotatedChart::pointedAt, this, [this](const QString &reading) {
            if (reading.isEmpty())
                QToolTip::hideText();
            else
                QToolTip::showText(QCursor::pos(), reading, this);
        });
        setBackgroundBrush(annotated->look().ground);
    }
    setChart(chart.release());
}

void ChartView::setReading(const QString &sentence)
{
    if (accessibleDescription() == sentence)
        return;
    setAccessibleDescription(sentence);
}

} // namespace slipway
