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
constexpr int rowGap = 5; ///< at least; where there is room, rows stand as far apart as
constexpr int wideGap = 9;

/// The longest of its texts that fits, narrowed by no more than the eye passes over; if none does, the longest that fits narrowed; else
/// the shortest.
QString resultFor(const ProposalMachine &machine, const QFont &font, int room)
{
    constexpr int hardlySeen = 90; ///< % of the usual width of letters
    const QStringList texts = QStringList(machine.result) + machine.shorter;
    for (const int least : {hardlySeen, 0}) {
        for (const QString &text : texts) {
            const QFont narrowed = narrowedToFit(text, font, room);
            if (fitsInto(text, narrowed, room) && (narrowed == font || narrowed.stretch() >= least))
                return text;
        }
    }
    return texts.back();
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
    const int apart = m_holdsAll ? 0 : (machines - 1) * (wideGap - rowGap);
    return {fontMetrics().averageCharWidth() * 26, machines * rowHeight() - rowGap + apart};
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
    const int rows = std::min(count, fit);
    const int spare = rows > 1 ? (height() + rowGap - rows * rowHeight()) / (rows - 1) : 0;
    const int step = rowHeight() + std::clamp(spare, 0, wideGap - rowGap);
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
        top += step;
    }
    if (shown < count)
        draw(tr("and %1 more").arg(count - shown), font(), colors.secondary, top);
}

} // namespace slipway
