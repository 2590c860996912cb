// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagearea.h"

#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

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

constexpr const char *firstTab = "firstTab"; ///< property of a row of tabs: the one that its page begins with

QString nextText(Step step)
{
    return PageArea::tr("Next: %1").arg(shortName(step));
}

// Pixels at 100 %.
constexpr int headerButton = 32;
constexpr int signOfBack = 16;
constexpr int narrowWindow = 1200;
constexpr int smallWindow = 860; ///< below it a button leaves out what its tool tip says

} // namespace

PageArea::PageArea(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"pageArea"_s);
    m_header = makeHeader();
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack = new PageStack(m_scroll);
    m_scroll->setWidget(m_stack);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    scaleHeader();
}

QWidget *PageArea::makeHeader()
{
    auto *header = new QWidget(this);
    header->setObjectName(u"pageHeader"_s);
    m_title = new PlainLabel(header);
    m_title->setObjectName(u"pageTitle"_s);
    setTextRole(m_title, TextRole::PageTitle);
    m_back = new QPushButton(tr("Back"), header);
    m_back->setObjectName(u"backButton"_s);
    m_back->setIcon(icon(isRightToLeft() ? IconId::ChevronRight : IconId::ChevronLeft));
    m_next = new QPushButton(header);
    m_next->setObjectName(u"nextButton"_s);
    setPrimary(m_next);
    m_export = new QPushButton(tr("Export PDF..."), header);
    m_export->setObjectName(u"exportButton"_s);
    setPrimary(m_export);
    for (QPushButton *button : {m_back, m_next, m_export})
        button->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, &PageArea::backClicked);
    connect(m_next, &QPushButton::clicked, this, &PageArea::nextClicked);
    connect(m_export, &QPushButton::clicked, this, &PageArea::exportClicked);

    m_row = new QHBoxLayout(header);
    m_row->setContentsMargins(space::page, space::field + space::group, space::page, space::field);
    m_row->setSpacing(space::field);
    m_row->addWidget(m_title);
    m_row->addSpacing(space::field);
    m_row->addStretch(1);
    m_row->addWidget(m_back);
    m_row->addWidget(m_next);
    m_row->addWidget(m_export);
    return header;
}

void PageArea::scaleHeader()
{
    const qreal scale = textScaleOf(font());
    m_isSmall = isSmall();
    // Both ends of the button stay where they are from step to step.
    int widest = 0;
    for (const Step step : allSteps) {
        if (step == Step::Workload)
            continue;
        m_next->setText(m_isSmall ? tr("Next") : nextText(step));
        m_next->ensurePolished();
        widest = std::max(widest, m_next->sizeHint().width());
    }
    m_next->setText(m_isSmall ? tr("Next") : m_next->accessibleName());
    for (QPushButton *button : {m_back, m_next, m_export})
        button->setFixedHeight(qRound(headerButton * scale));
    m_back->setIconSize(QSize(signOfBack, signOfBack) * scale);
    m_next->setMinimumWidth(widest);
    m_export->setMinimumWidth(widest);
}

bool PageArea::isSmall() const
{
    return window()->width() < smallWindow * textScaleOf(font());
}

void PageArea::setPages(MakePage make)
{
    for (const auto &[step, old] : m_pages) {
        m_stack->removeWidget(old);
        delete old;
    }
    for (const auto &[page, shown] : m_switches)
        delete shown;
    m_switches.clear();
    m_pages.clear();
    m_make = std::move(make);
}

void PageArea::showFirstTabs()
{
    for (const auto &[step, page] : m_pages) {
        for (QTabBar *tabs : page->findChildren<QTabBar *>())
            tabs->setCurrentIndex(tabs->property(firstTab).toInt());
        for (QScrollArea *area : page->findChildren<QScrollArea *>())
            area->verticalScrollBar()->setValue(0);
    }
    m_scroll->verticalScrollBar()->setValue(0);
}

StepPage *PageArea::page(Step step)
{
    if (const auto made = m_pages.find(step); made != m_pages.end())
        return made->second;
    if (!m_make)
        return nullptr;
    // In its place from the start: with another parent later all of it would be styled once more.
    StepPage *page = m_make(step, m_stack);
    m_stack->addWidget(page);
    for (QTabBar *tabs : page->findChildren<QTabBar *>())
        tabs->setProperty(firstTab, std::max(0, tabs->currentIndex()));
    if (QWidget *beside = page->headerSwitch()) {
        beside->hide(); // until the page is shown
        m_row->insertWidget(m_row->indexOf(m_title) + 2, beside);
        m_switches.emplace(page, beside);
    }
    m_pages.emplace(step, page);
    return page;
}

bool PageArea::prepareOne()
{
    if (!m_make || !currentPage())
        return false;
    const auto next
        = std::ranges::find_if(allSteps, [this](Step step) { return m_pages.find(step) == m_pages.end(); });
    if (next == allSteps.end())
        return false;
    return page(*next) != nullptr;
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
    placePage();
    m_title->setText(shown->title());
    m_title->setToolTip(toolTipText(shown->subtitle()));
    m_title->setAccessibleDescription(shown->subtitle());
    shown->setAccessibleName(shown->title());
    shown->setAccessibleDescription(shown->subtitle());
    for (const auto &[page, beside] : m_switches)
        beside->setVisible(page == shown);

    const bool last = step == Step::Review;
    m_next->setVisible(!last);
    m_export->setVisible(last);
    if (!last) {
        const QString text = nextText(static_cast<Step>(static_cast<int>(step) + 1));
        m_next->setAccessibleName(text);
        m_next->setToolTip(m_isSmall ? toolTipText(text) : QString());
        m_next->setText(m_isSmall ? tr("Next") : text);
    }
}

void PageArea::placePage()
{
    const StepPage *shown = currentPage();
    if (!shown || !shown->layout())
        return;
    const bool narrow = window()->width() < narrowWindow * textScaleOf(font());
    const int below = narrow ? space::field + space::group : space::page;
    const QMargins place(space::page, 0, space::page, shown->fitsItself() ? below : space::page);
    const QMargins now = shown->layout()->contentsMargins();
    // A page with margins of its own keeps them.
    if (now.isNull() || (now.left() == place.left() && now.top() == 0))
        shown->layout()->setContentsMargins(place);
}

QList<QWidget *> PageArea::headerStops() const
{
    QList<QWidget *> stops;
    if (const auto beside = m_switches.find(currentPage()); beside != m_switches.end()) {
        stops << beside->second;
        stops << beside->second->findChildren<QWidget *>();
    }
    return stops << m_back << m_next << m_export;
}

void PageArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isSmall != isSmall()) {
        scaleHeader();
        m_next->setToolTip(m_isSmall ? toolTipText(m_next->accessibleName()) : QString());
    }
    placePage();
}

void PageArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scaleHeader();
}

void PageArea::reveal(QWidget *widget)
{
    if (widget && m_stack->isAncestorOf(widget))
        m_scroll->ensureWidgetVisible(widget, space::page, space::page);
}

void PageArea::setBack(std::optional<Step> step, bool named)
{
    m_back->setEnabled(step.has_value());
    m_back->setText(step && named ? tr("Back to %1").arg(displayName(*step)) : tr("Back"));
    m_back->setToolTip(step ? tr("Go to %1, which you saw before").arg(displayName(*step))
                            : tr("You have seen no other step yet"));
}

} // namespace slipway
