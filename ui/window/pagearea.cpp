// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagearea.h"

#include "model/items/names.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// As large as the page on show: a stack that is as large as its largest page would make all of them scroll.
class PageStack final : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] QSize sizeHint() const override
    {
        return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
    }
};

} // namespace

PageArea::PageArea(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"pageArea"_s);
    m_title = new PlainLabel(this);
    m_title->setObjectName(u"pageTitle"_s);
    setTextRole(m_title, TextRole::PageTitle);
    m_subtitle = new PlainLabel(this);
    m_subtitle->setObjectName(u"pageSubtitle"_s);
    m_subtitle->setWordWrap(true);
    setTextRole(m_subtitle, TextRole::Caption);

    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack = new PageStack(m_scroll);
    m_scroll->setWidget(m_stack);

    auto *head = new QVBoxLayout;
    head->setContentsMargins(space::page, space::block, space::page, space::field + space::group);
    head->setSpacing(space::group);
    head->addWidget(m_title);
    head->addWidget(m_subtitle);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    column->addWidget(makeBottomBar());
}

QWidget *PageArea::makeBottomBar()
{
    auto *bar = new QWidget(this);
    m_back = new QPushButton(tr("Back"), bar);
    m_back->setObjectName(u"backButton"_s);
    m_next = new QPushButton(bar);
    m_next->setObjectName(u"nextButton"_s);
    setPrimary(m_next);
    m_export = new QPushButton(tr("Export PDF..."), bar);
    m_export->setObjectName(u"exportButton"_s);
    setPrimary(m_export);
    for (QPushButton *button : {m_back, m_next, m_export})
        button->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, &PageArea::backClicked);
    connect(m_next, &QPushButton::clicked, this, &PageArea::nextClicked);
    connect(m_export, &QPushButton::clicked, this, &PageArea::exportClicked);

    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space::page, space::field + space::group, space::page, space::block);
    row->setSpacing(space::field + space::group);
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_export);
    return bar;
}

void PageArea::setPages(MakePage make)
{
    for (const auto &[step, old] : m_pages) {
        m_stack->removeWidget(old);
        delete old;
    }
    m_pages.clear();
    m_make = std::move(make);
}

StepPage *PageArea::page(Step step)
{
    if (const auto made = m_pages.find(step); made != m_pages.end())
        return made->second;
    if (!m_make)
        return nullptr;
    // In its place from the start: with another parent later all of it would be styled once more.
    StepPage *page = m_make(step, m_stack);
    if (page->layout() && page->layout()->contentsMargins().isNull())
        page->layout()->setContentsMargins(space::page, 0, space::page, 0);
    m_stack->addWidget(page);
    m_pages.emplace(step, page);
    return page;
}

StepPage *PageArea::currentPage() const
{
    return qobject_cast<StepPage *>(m_stack->currentWidget());
}

void PageArea::showStep(Step step)
{
    StepPage *shown = page(step);
    if (!shown)
        return;
    m_stack->setCurrentWidget(shown);
    m_stack->updateGeometry();
    m_scroll->verticalScrollBar()->setValue(0);
    m_title->setText(shown->title());
    m_subtitle->setText(shown->subtitle());
    shown->setAccessibleName(shown->title());
    shown->setAccessibleDescription(shown->subtitle());

    const bool last = step == Step::Review;
    m_next->setVisible(!last);
    m_export->setVisible(last);
    if (!last) {
        const auto following = static_cast<Step>(static_cast<int>(step) + 1);
        m_next->setText(tr("Next: %1").arg(displayName(following)));
    }
}

void PageArea::reveal(QWidget *widget)
{
    if (widget && m_stack->isAncestorOf(widget))
        m_scroll->ensureWidgetVisible(widget, space::page, space::page);
}

void PageArea::setBack(std::optional<Step> step, bool named)
{
    m_back->setVisible(step.has_value());
    if (step)
        m_back->setText(named ? tr("Back to %1").arg(displayName(*step)) : tr("Back"));
}

} // namespace slipway
