// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/wraprow.h"

#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace slipway {

WrapRow::WrapRow(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

WrapRow::~WrapRow() = default;

void WrapRow::insertWidget(int index, QWidget *widget, int gap)
{
    addChildWidget(widget);
    m_parts.insert(m_parts.begin() + index, Part{std::make_unique<QWidgetItem>(widget), gap});
    invalidate();
}

void WrapRow::setTitle(QLabel *title)
{
    m_title = title;
    insertWidget(0, title);
}

void WrapRow::addItem(QLayoutItem *item)
{
    m_parts.push_back({std::unique_ptr<QLayoutItem>(item), 0});
}

QLayoutItem *WrapRow::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_parts[static_cast<std::size_t>(index)].item.get() : nullptr;
}

QLayoutItem *WrapRow::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_parts[static_cast<std::size_t>(index)].item.release();
    m_parts.erase(m_parts.begin() + index);
    return item;
}

bool WrapRow::isTitle(const QLayoutItem &item) const
{
    return m_title && const_cast<QLayoutItem &>(item).widget() == m_title;
}

WrapRow::Width WrapRow::widthOf(const QLayoutItem &item) const
{
    const QWidget *widget = const_cast<QLayoutItem &>(item).widget();
    if (isTitle(item)) {
        // What a label of several lines asks for is a shape, not the width of its words.
        widget->ensurePolished();
        const QMargins edges = widget->contentsMargins();
        const int whole
            = widget->fontMetrics().horizontalAdvance(m_title->text()) + edges.left() + edges.right() + 2;
        return {whole, whole};
    }
    if (const auto *row = dynamic_cast<const WrapRow *>(widget ? widget->layout() : nullptr))
        return row->lineWidth();
    return {item.minimumSize().width(), std::max(item.minimumSize().width(), item.sizeHint().width())};
}

WrapRow::Width WrapRow::lineWidth() const
{
    Width all;
    int between = 0;
    for (const Part &part : m_parts) {
        if (part.item->isEmpty())
            continue;
        const Width one = widthOf(*part.item);
        all.least += between + one.least;
        all.wanted += between + one.wanted;
        between = spacing() + part.gap;
    }
    return all;
}

int WrapRow::layOutLine(const std::vector<const Part *> &line, const QRect &rect, int y, bool apply) const
{
    std::vector<int> widths;
    int spare = rect.width();
    for (const Part *part : line) {
        widths.push_back(std::min(rect.width(), widthOf(*part->item).least));
        spare -= widths.back() + (part == line.back() ? 0 : spacing() + part->gap);
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int more = std::clamp(widthOf(*line[i]->item).wanted - widths[i], 0, std::max(0, spare));
        widths[i] += more;
        spare -= more;
    }
    if (isTitle(*line.front()->item))
        widths.front() += std::max(0, spare);
    const auto heightOf = [](QLayoutItem &item, int width) {
        return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
    };
    int height = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
        height = std::max(height, heightOf(*line[i]->item, widths[i]));
    int x = rect.left();
    for (std::size_t i = 0; apply && i < line.size(); ++i) {
        const int own = heightOf(*line[i]->item, widths[i]);
        const QRect place(x, y + (height - own) / 2, widths[i], own);
        line[i]->item->setGeometry(QStyle::visualRect(
            parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, rect, place));
        x += widths[i] + spacing() + line[i]->gap;
    }
    return height;
}

int WrapRow::layOut(const QRect &rect, bool apply) const
{
    int y = rect.top();
    std::vector<const Part *> line;
    int used = 0;
    const auto end = [&] {
        y += layOutLine(line, rect, y, apply);
        line.clear();
        used = 0;
    };
    for (const Part &part : m_parts) {
        if (part.item->isEmpty())
            continue;
        const int least = widthOf(*part.item).least;
        if (!line.empty() && used + least > rect.width()) {
            end();
            y += spacing() / 2;
        }
        line.push_back(&part);
        used += least + spacing() + part.gap;
    }
    if (!line.empty())
        end();
    return y - rect.top();
}

int WrapRow::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, std::max(1, width), 0), false);
}

void WrapRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

QSize WrapRow::sizeHint() const
{
    const int wanted = lineWidth().wanted;
    return {wanted, heightForWidth(wanted)};
}

QSize WrapRow::minimumSize() const
{
    QSize least;
    for (const Part &part : m_parts) {
        if (part.item->isEmpty())
            continue;
        const bool wraps = isTitle(*part.item);
        least = least.expandedTo(
            {wraps ? 1 : part.item->minimumSize().width(), part.item->sizeHint().height()});
    }
    return least;
}

} // namespace slipway
