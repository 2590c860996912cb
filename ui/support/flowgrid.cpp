// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/flowgrid.h"

#include "ui/support/captionedfield.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace slipway {

namespace {

/// Whether the words of a cell can be read whole in `width` pixels: its caption, or what stands beside a tick.
bool wordsFit(const QLayoutItem &item, int width)
{
    if (const auto *captioned = qobject_cast<const CaptionedField *>(item.widget()))
        return captioned->captionFits(width);
    const auto *button = qobject_cast<const QAbstractButton *>(item.widget());
    return !button || button->sizeHint().width() <= width;
}

} // namespace

FlowGrid::FlowGrid(QWidget *parent, int columnWidth, int maxColumns)
    : QLayout(parent)
    , m_columnWidth(columnWidth)
    , m_maxColumns(maxColumns)
{
    Q_ASSERT(columnWidth > 0 && maxColumns > 0);
    setContentsMargins(0, 0, 0, 0);
    setSpacing(space::field);
}

FlowGrid::~FlowGrid() = default;

void FlowGrid::addWidget(QWidget *widget, int span)
{
    QLayout::addWidget(widget);
    if (auto *captioned = qobject_cast<CaptionedField *>(widget))
        captioned->setMessageBelow();
    setSpan(widget, span);
}

void FlowGrid::setSpan(QWidget *widget, int span)
{
    Q_ASSERT(span > 0);
    const auto cell = std::find_if(m_cells.begin(), m_cells.end(), [widget](const Cell &candidate) {
        return candidate.item->widget() == widget;
    });
    Q_ASSERT(cell != m_cells.end());
    cell->span = span;
    invalidate();
}

int FlowGrid::columnWidth() const
{
    const QWidget *widget = parentWidget();
    return qRound(m_columnWidth * (widget ? textScaleOf(widget->font()) : 1.0));
}

int FlowGrid::columnsFor(int width) const
{
    return std::clamp((width + spacing()) / (columnWidth() + spacing()), 1, m_maxColumns);
}

void FlowGrid::addItem(QLayoutItem *item)
{
    m_cells.push_back(Cell{std::unique_ptr<QLayoutItem>(item), 1});
}

int FlowGrid::count() const
{
    return static_cast<int>(m_cells.size());
}

QLayoutItem *FlowGrid::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_cells.at(static_cast<std::size_t>(index)).item.get() : nullptr;
}

QLayoutItem *FlowGrid::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto cell = std::next(m_cells.begin(), index);
    QLayoutItem *item = cell->item.release();
    m_cells.erase(cell);
    return item;
}

Qt::Orientations FlowGrid::expandingDirections() const
{
    return Qt::Horizontal;
}

bool FlowGrid::hasHeightForWidth() const
{
    return true;
}

int FlowGrid::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

void FlowGrid::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

QSize FlowGrid::sizeHint() const
{
    const int columns = std::min(m_maxColumns, 3);
    const int width = columns * columnWidth() + (columns - 1) * spacing();
    return {width, heightForWidth(width)};
}

QSize FlowGrid::minimumSize() const
{
    QSize size;
    for (const Cell &cell : m_cells)
        size = size.expandedTo(cell.item->minimumSize());
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

int FlowGrid::layOut(const QRect &rect, bool apply) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const int columns = columnsFor(area.width());
    const int gap = spacing();
    const int rowGap = gap + space::group; // rows stand a little farther apart than columns
    const auto left = [&](int column) { return column * (area.width() + gap) / columns; };
    const auto columnAt = [&](int x) {
        int column = columns - 1;
        while (column > 0 && left(column) > x)
            --column;
        return column;
    };
    const QWidget *widget = parentWidget();
    const Qt::LayoutDirection direction = widget ? widget->layoutDirection() : Qt::LeftToRight;

    int y = area.top();
    auto next = m_cells.cbegin();
    while (next != m_cells.cend()) {
        std::vector<std::pair<QLayoutItem *, QRect>> row;
        int column = 0;
        int height = 0;
        for (; next != m_cells.cend(); ++next) {
            QLayoutItem *item = next->item.get();
            if (item->isEmpty())
                continue;
            int span = std::min(next->span, columns);
            while (span < columns && !wordsFit(*item, left(span) - gap))
                ++span;
            if (column + span > columns)
                break;
            const int width = left(column + span) - gap - left(column);
            height = std::max(
                height, item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height());
            row.emplace_back(item, QRect(area.left() + left(column), y, width, 0));
            column += span;
        }
        for (auto &[item, place] : row) {
            place.setHeight(height);
            if (apply)
                item->setGeometry(QStyle::visualRect(direction, area, place));
        }
        y += row.empty() ? 0 : height;
        for (const auto &[item, place] : row) {
            const auto *captioned = qobject_cast<const CaptionedField *>(item->widget());
            QWidget *message = captioned ? captioned->messageBelow() : nullptr;
            const int kept = captioned ? captioned->keptMessageHeight() : 0;
            if (!message) {
                y += kept > 0 ? space::group + kept : 0;
                continue;
            }
            // Under its own field, or as far before it as it takes to be no taller than across all of the width.
            const int lowest = message->heightForWidth(area.width());
            int from = columnAt(place.left() - area.left());
            while (from > 0 && message->heightForWidth(area.width() - left(from)) > lowest)
                --from;
            const QRect below(area.left() + left(from), y + space::group, area.width() - left(from), lowest);
            if (apply)
                message->setGeometry(QStyle::visualRect(direction, area, below));
            y += space::group + std::max(below.height(), kept);
        }
        y += row.empty() ? 0 : rowGap;
    }
    return std::max(0, y - rowGap - area.top()) + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace slipway
