// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/sections.h"

#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

Sections::Sections(QWidget *parent)
    : QWidget(parent)
    , m_choices(new SegmentedControl({}, this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
{
    m_choices->setObjectName(u"sections"_s);
    m_choices->setAccessibleName(tr("Parts of this step"));
    m_choices->hide();
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setWidget(m_content);
    m_content->setAutoFillBackground(false);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(12);
    m_heads = new QVBoxLayout;
    m_heads->setSpacing(space::field);
    outer->addLayout(m_heads);
    outer->addWidget(m_choices, 0, Qt::AlignLeft);
    outer->addWidget(m_scroll, 1);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    m_column->addStretch(0);

    connect(m_choices, &SegmentedControl::chosen, this, [this](int index) {
        m_current = availableSections().at(static_cast<std::size_t>(index));
        showCurrent();
    });
}

void Sections::add(const QString &name, QWidget *section, bool grows)
{
    m_sections.push_back({name, section, grows, true});
    m_column->insertWidget(m_column->count() - 1, section, grows ? 1 : 0);
    arrange();
}

void Sections::addHead(QWidget *head)
{
    m_heads->addWidget(head);
}

void Sections::setAvailable(QWidget *section, bool available)
{
    const auto found = std::find_if(m_sections.begin(), m_sections.end(),
                                    [section](const Section &each) { return each.widget == section; });
    Q_ASSERT(found != m_sections.end());
    if (found->available == available)
        return;
    found->available = available;
    arrange();
}

void Sections::reveal(QWidget *widget)
{
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        if (m_sections[i].available
            && (m_sections[i].widget == widget || m_sections[i].widget->isAncestorOf(widget))) {
            m_current = i;
            showCurrent();
        }
    }
    if (m_content->isAncestorOf(widget))
        m_scroll->ensureWidgetVisible(widget, 0, space::page);
}

std::vector<std::size_t> Sections::availableSections() const
{
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        if (m_sections[i].available)
            indexes.push_back(i);
    }
    return indexes;
}

int Sections::heightNeeded() const
{
    int needed = 0;
    for (const std::size_t index : availableSections()) {
        const Section &section = m_sections[index];
        const int width = m_scroll->viewport()->width();
        int height = section.widget->sizeHint().height();
        if (QLayout *layout = section.widget->layout()) {
            layout->activate();
            height = layout->hasHeightForWidth() ? layout->totalHeightForWidth(width)
                                                 : layout->totalSizeHint().height();
            if (section.grows)
                height = std::max(layout->totalMinimumSize().height(), section.widget->minimumHeight());
        }
        needed += height + (needed > 0 ? m_column->spacing() : 0);
    }
    return needed;
}

void Sections::arrange()
{
    const std::vector<std::size_t> available = availableSections();
    const int room = height() - (m_heads->sizeHint().height() > 0 ? m_heads->sizeHint().height() + 12 : 0);
    m_stacked = available.size() < 2 || heightNeeded() <= room;
    if (std::find(available.begin(), available.end(), m_current) == available.end() && !available.empty())
        m_current = available.front();
    QStringList names;
    for (const std::size_t index : available)
        names << m_sections[index].name;
    m_choices->setChoices(names);
    m_choices->setVisible(!m_stacked);
    showCurrent();
}

void Sections::showCurrent()
{
    const std::vector<std::size_t> available = availableSections();
    const auto place = std::find(available.begin(), available.end(), m_current);
    if (place != available.end())
        m_choices->setCurrent(static_cast<int>(place - available.begin()));
    bool grows = false;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const bool shown = m_sections[i].available && (m_stacked || i == m_current);
        m_sections[i].widget->setVisible(shown);
        grows = grows || (shown && m_sections[i].grows);
    }
    m_column->setStretch(m_column->count() - 1, grows ? 0 : 1);
}

QSize Sections::minimumSizeHint() const
{
    return {320, 240};
}

void Sections::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void Sections::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
}

void Sections::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace slipway
