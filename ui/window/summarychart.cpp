// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summarychart.h"

#include "ui/charts/costchart.h"

#include <QEvent>

namespace slipway {

using namespace Qt::StringLiterals;

SummaryChart::SummaryChart(QWidget *parent)
    : ChartView(parent)
{
    setObjectName(u"summaryChart"_s);
    setAccessibleName(tr("Cost so far by month"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // A chart without anything to operate is no stop for the Tab key; its sentence is in its description.
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
}

void SummaryChart::showSeries(const CumulativeSeries &series)
{
    if (series == m_series)
        return;
    const bool fresh = m_series.isEmpty();
    m_series = series;
    if (series.isEmpty())
        return;
    setReading(cumulativeSentence(series, locale()));
    if (fresh)
        rebuild();
    else
        updateCumulativeChart(*chart(), series);
}

void SummaryChart::changeEvent(QEvent *event)
{
    ChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_series.isEmpty())
        rebuild();
}

void SummaryChart::rebuild()
{
    showChart(makeCumulativeChart(m_series, ChartTheme::of(palette()), AnnotatedChart::Density::Compact));
}

} // namespace slipway
