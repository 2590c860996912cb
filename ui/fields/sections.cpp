// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/sections.h"

#include "model/base/plaintext.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

Sections::Sections(QWidget *parent)
    : QWidget(parent)
    , m_choices(new QTabBar(this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
{
    m_choices->setObjectName(u"sections"_s);
    m_choices->setAccessibleName(tr("Parts of this step"));
    m_choices->setDrawBase(false);
    m_choices->setExpanding(false);
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
    outer->addWidget(m_choices); // all of the width: a tab is wider while it is bold
    outer->addWidget(m_scroll, 1);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    m_column->addStretch(0);

    connect(m_choices, &QTabBar::currentChanged, this, [this](int index) {
        if (index < 0 || static_cast<std::size_t>(index) >= m_groups.size())
            return;
        m_current = m_groups[static_cast<std::size_t>(index)].front();
        showCurrent();
    });
    const auto key = [this](const QKeySequence &keys, int by) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] {
            if (const int count = m_choices->count(); count > 1)
                m_choices->setCurrentIndex((m_choices->currentIndex() + by + count) % count);
        });
    };
    key(QKeySequence(u"Ctrl+Tab"_s), 1);
    key(QKeySequence(u"Ctrl+Shift+Tab"_s), -1);
}

void Sections::add(const QString &name, QWidget *section, bool grows)
{
    m_sections.push_back({name, section, grows, true});
    m_column->insertWidget(m_column->count() - 1, section, grows ? 1 : 0);
    if (isVisible())
        arrange();
}

void Sections::addBelow(QWidget *section)
{
    Q_ASSERT(!m_sections.empty());
    add({}, section);
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
    if (isVisible())
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

QWidget *Sections::tabs() const
{
    return m_choices;
}

std::vector<std::vector<std::size_t>> Sections::groups() const
{
    std::vector<std::vector<std::size_t>> groups;
    bool isNew = true; // the tab that the next section without a name belongs to has none that is available
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        isNew = isNew || !m_sections[i].name.isEmpty();
        if (!m_sections[i].available)
            continue;
        if (isNew)
            groups.emplace_back();
        isNew = false;
        groups.back().push_back(i);
    }
    return groups;
}

void Sections::arrange()
{
    m_groups = groups();
    QStringList names;
    for (const std::vector<std::size_t> &group : m_groups) {
        std::size_t named = group.front();
        while (named > 0 && m_sections[named].name.isEmpty())
            --named;
        names << m_sections[named].name;
    }
    if (m_names != names) {
        m_names = names;
        const QSignalBlocker blocker(m_choices);
        while (m_choices->count() > 0)
            m_choices->removeTab(0);
        for (const QString &name : names)
            m_choices->addTab(captionText(name));
        orderTabs();
    }
    setShown(m_choices, m_groups.size() > 1);
    showCurrent();
}

void Sections::orderTabs()
{
    // Heads, choices, then section by section; within each the order in which the chain has them already.
    std::vector<const QWidget *> parts;
    for (int i = 0; i < m_heads->count(); ++i)
        parts.push_back(m_heads->itemAt(i)->widget());
    parts.push_back(m_choices);
    for (const Section &section : m_sections)
        parts.push_back(section.widget);

    std::vector<QList<QWidget *>> chains(parts.size());
    QWidget *const start = window();
    for (QWidget *each = start->nextInFocusChain(); each != start; each = each->nextInFocusChain()) {
        if (each->focusPolicy() == Qt::NoFocus || each->focusProxy())
            continue;
        const auto part = std::find_if(parts.begin(), parts.end(),
                                       [each](const QWidget *whole) { return whole->isAncestorOf(each); });
        if (part != parts.end())
            chains[static_cast<std::size_t>(part - parts.begin())] << each;
    }
    QWidget *before = nullptr;
    for (const QList<QWidget *> &chain : chains) {
        for (QWidget *each : chain) {
            if (before)
                setTabOrder(before, each);
            before = each;
        }
    }
}

std::vector<std::size_t> Sections::currentGroup() const
{
    for (const std::vector<std::size_t> &group : m_groups) {
        if (std::find(group.begin(), group.end(), m_current) != group.end())
            return group;
    }
    return m_groups.empty() ? std::vector<std::size_t>() : m_groups.front();
}

void Sections::showCurrent()
{
    const std::vector<std::size_t> group = currentGroup();
    const auto place = std::find(m_groups.begin(), m_groups.end(), group);
    if (place != m_groups.end())
        m_choices->setCurrentIndex(static_cast<int>(place - m_groups.begin()));
    bool grows = false;
    const QWidget *focused = QApplication::focusWidget();
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const bool shown = std::find(group.begin(), group.end(), i) != group.end();
        // What goes with the keyboard would give it to whatever comes next, which is not on this page.
        if (!shown && focused && m_sections[i].widget->isAncestorOf(focused) && !m_choices->isHidden())
            m_choices->setFocus(Qt::OtherFocusReason);
        setShown(m_sections[i].widget, shown);
        grows = grows || (shown && m_sections[i].grows);
    }
    m_column->setStretch(m_column->count() - 1, grows ? 0 : 1);
}

QSize Sections::minimumSizeHint() const
{
    // Everything above the part on show, and enough of that part to work in.
    constexpr int part = 120;
    const int heads = m_heads->sizeHint().height();
    const int choices = m_choices->isHidden() ? 0 : m_choices->sizeHint().height() + layout()->spacing();
    return {320, heads + (heads > 0 ? layout()->spacing() : 0) + choices + part};
}

void Sections::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
    orderTabs();
}

} // namespace slipway
