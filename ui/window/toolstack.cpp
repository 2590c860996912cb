// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/toolstack.h"

#include <QScrollArea>

namespace slipway {

namespace {

QScrollArea *frameOf(const QWidget *tool)
{
    return qobject_cast<QScrollArea *>(tool->parentWidget()->parentWidget());
}

} // namespace

QWidget *ToolStack::placeForTool()
{
    auto *frame = new QScrollArea(this);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setWidgetResizable(true);
    frame->setFocusPolicy(Qt::NoFocus);
    return frame->viewport();
}

void ToolStack::addTool(QWidget *tool)
{
    QScrollArea *frame = frameOf(tool);
    Q_ASSERT(frame);
    frame->setWidget(tool);
    addWidget(frame);
    connect(tool, &QObject::destroyed, frame, &QObject::deleteLater);
}

void ToolStack::showTool(QWidget *tool)
{
    setCurrentWidget(frameOf(tool));
}

QWidget *ToolStack::currentTool() const
{
    const auto *frame = qobject_cast<QScrollArea *>(currentWidget());
    return frame ? frame->widget() : nullptr;
}

} // namespace slipway
