// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sidelist.h"

#include "ui/support/theme.h"
#include "ui/window/scenariobox.h"
#include "ui/window/steplist.h"
#include "ui/window/toolrows.h"

#include <QEvent>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Pixels at 100 %.
constexpr int listWidth = 200;
constexpr int lowList = 520;
constexpr int usualRow = 48;
constexpr int lowRow = 44;
constexpr int leastRow = 40; ///< holds its two lines, and no more

} // namespace

SideList::SideList(QWidget *parent)
    : QWidget(parent)
    , m_scenarios(new ScenarioBox(this))
    , m_steps(new StepList(this))
    , m_tools(new ToolRows(this))
{
    setObjectName(u"sideList"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::group, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scenarios);
    column->addWidget(m_steps);
    column->addWidget(m_tools);
    column->addStretch(1);
    connect(m_steps, &StepList::leftDownwards, m_tools, &ToolRows::focusFirst);
    connect(m_tools, &ToolRows::leftUpwards, m_steps, [this] { m_steps->setFocus(Qt::OtherFocusReason); });
    setFixedWidth(qRound(listWidth * textScaleOf(font())));
    fitRows();
    setSurface(this, Surface::Card);
}

QWidget *SideList::lastStop() const
{
    QWidget *row = m_tools->firstRow();
    return row ? row : m_steps;
}

void SideList::fitRows()
{
    const qreal scale = textScaleOf(font());
    const bool low = height() < lowList * scale;
    m_scenarios->setCompact(low);
    const int others = layout()->contentsMargins().top() + m_tools->sizeHint().height()
        + m_scenarios->sizeHint().height();
    int row = low ? lowRow : usualRow;
    for (const int less : {lowRow, leastRow}) {
        if (others + m_steps->heightFor(qRound(row * scale)) > height())
            row = std::min(row, less);
    }
    m_steps->setRowHeight(qRound(row * scale));
}

void SideList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

bool SideList::event(QEvent *event)
{
    // What is above or below the steps asks for another height.
    if (event->type() == QEvent::LayoutRequest && layout())
        fitRows();
    return QWidget::event(event);
}

void SideList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (!layout())
        return; // still being made
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setFixedWidth(qRound(listWidth * textScaleOf(font())));
        fitRows();
    }
}

} // namespace slipway
