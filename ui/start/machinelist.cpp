// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/machinelist.h"

#include "model/base/plaintext.h"
#include "ui/charts/charttheme.h"
#include "ui/support/fonts.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int markSide = 10;
constexpr int indent = 19;
constexpr int rowGap = 5;

/// The longest of its texts that fits, narrowed if need be; else the shortest.
QString resultFor(const ProposalMachine &machine, const QFont &font, int room)
{
    QString text = machine.result;
    for (const QString &shorter : machine.shorter) {
        if (fitsInto(text, narrowedToFit(text, font, room), room))
            break;
        text = shorter;
    }
    return text;
}

} // namespace

MachineList::MachineList(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void MachineList::setMachines(std::vector<ProposalMachine> machines)
{
    m_machines = std::move(machines);
    setAccessibleName(text());
    setToolTip(toolTipText(text()));
    updateGeometry();
    update();
}

void MachineList::setRoomFor(int least, int machines)
{
    m_least = least;
    m_room = machines;
    m_holdsAll = false;
    updateGeometry();
}

void MachineList::setRoomForAll(int least)
{
    m_least = least;
    m_holdsAll = true;
    updateGeometry();
}

QString MachineList::text() const
{
    QStringList lines;
    for (const ProposalMachine &each : m_machines)
        lines << tr("%1: %2, %3").arg(each.work, each.machines, each.result);
    return lines.join(u'\n');
}

int MachineList::rowHeight() const
{
    return 2 * fontMetrics().height() + rowGap;
}

QSize MachineList::sizeHint() const
{
    // What a machine does not need is better used by the text below.
    const auto count = static_cast<int>(m_machines.size());
    const int machines = m_holdsAll ? std::max(count, m_least) : std::clamp(count, std::min(m_least, m_room), m_room);
    return {fontMetrics().averageCharWidth() * 26, machines * rowHeight() - rowGap};
}

QSize MachineList::minimumSizeHint() const
{
    const int machines = m_holdsAll ? std::max(static_cast<int>(m_machines.size()), m_least) : m_least;
    return {fontMetrics().averageCharWidth() * 14, machines * rowHeight() - rowGap};
}

void MachineList::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Colors &colors = Colors::of(palette());
    const int line = fontMetrics().height();
    const auto draw = [&](const QString &text, const QFont &font, const QColor &color, int top) {
        const QRect room = QStyle::visualRect(layoutDirection(), rect(), QRect(indent, top, width() - indent, line));
        painter.setFont(narrowedToFit(text, font, room.width()));
        painter.setPen(color);
        painter.drawText(room,
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft).toInt()
                                          | Qt::AlignVCenter),
                         inOwnDirection(painter, painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width())));
    };
    QFont bold = font();
    bold.setBold(true);
    const auto count = static_cast<int>(m_machines.size());
    const int fit = std::max(1, (height() + rowGap) / rowHeight());
    const int shown = count <= fit ? count : fit - 1;
    int top = 0;
    for (int i = 0; i < shown; ++i) {
        const ProposalMachine &machine = m_machines[static_cast<std::size_t>(i)];
        const QRect mark = QStyle::visualRect(layoutDirection(), rect(),
                                              QRect(0, top + (line - markSide) / 2, markSide, markSide));
        painter.fillRect(mark, stageColor(machine.stage, colors));
        painter.setPen(colors.text);
        painter.drawRect(mark.adjusted(0, 0, -1, -1));
        draw(machine.machines, bold, colors.text, top);
        draw(resultFor(machine, font(), width() - indent), font(), colors.secondary, top + line);
        top += rowHeight();
    }
    if (shown < count)
        draw(tr("and %1 more").arg(count - shown), font(), colors.secondary, top);
}

} // namespace slipway
