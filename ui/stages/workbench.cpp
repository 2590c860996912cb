// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/workbench.h"

#include "ui/stages/inputsection.h"
#include "ui/stages/keytiles.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QPointer>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// At text of 13 px.
constexpr int wideFrom = 968; ///< a window of 1200, less the list and the edges of the page
constexpr int cardsFrom = 700;
constexpr int inputsWidth = 400;
constexpr int headGap = 12;
constexpr int line = 1; ///< around a card
constexpr int barWidth = 12; ///< by the style sheet
constexpr int columnGap = 16;
constexpr int leastChart = 240;
constexpr int leastChartOfColumn = 200;
constexpr int leastDetail = 110;
constexpr int detailHeight = 224;
constexpr int detailOfLarge = 216; ///< from a window of 1800 on
constexpr int detailOfLow = 154; ///< of windows of 700 and less
constexpr int lowPage = 560;
constexpr int largeFrom = 1568;

} // namespace

ScrollCard::ScrollCard(QWidget *parent)
    : QWidget(parent)
{
    auto *frame = new QFrame(this);
    m_area = new QScrollArea(frame);
    frame->setProperty("card", true);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(frame);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(line, line, line, line);
    inside->addWidget(m_area);
    m_area->setFrameShape(QFrame::NoFrame);
    auto *content = new QWidget(m_area->viewport());
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(space::block, space::field + space::group, space::group, space::field);
    m_column->setSpacing(0);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setWidget(content);
    content->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { hold(now); });
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &ScrollCard::remember);
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ScrollCard::keep);
    m_settling.setSingleShot(true);
    m_settling.setInterval(0); // after everything that is posted, as the layout of what is around
    connect(&m_settling, &QTimer::timeout, this, &ScrollCard::settle);
}

QWidget *ScrollCard::content() const
{
    return m_area->widget();
}

ScrollCard::~ScrollCard()
{
    // The keyboard leaves the fields while they go, after this card has.
    qApp->disconnect(this);
    m_area->verticalScrollBar()->disconnect(this);
}

void ScrollCard::hold(QWidget *focus)
{
    for (const QPointer<QWidget> &each : std::as_const(m_around)) {
        if (each)
            each->removeEventFilter(this);
    }
    m_around.clear();
    m_held = focus && m_area->widget()->isAncestorOf(focus) ? focus : nullptr;
    for (QWidget *each = m_held; each && each != m_area->widget(); each = each->parentWidget()) {
        each->installEventFilter(this);
        m_around << each;
    }
    remember();
}

bool ScrollCard::isHolding() const
{
    return m_held && m_area->widget()->isAncestorOf(m_held);
}

int ScrollCard::lineOfHeld() const
{
    return m_held->mapTo(m_area->viewport(), QPoint()).y();
}

/// Scrolled by the user, or to show what has the keyboard now: that is where it stays.
void ScrollCard::remember()
{
    if (isHolding() && !m_isKeeping)
        m_line = lineOfHeld();
}

/// By as much as the field was moved; where there is nothing to scroll yet, again when there is.
void ScrollCard::keep()
{
    if (!isHolding() || m_isKeeping)
        return;
    // What comes into view finds its places first: nobody has seen the field anywhere else.
    if (m_isNew) {
        m_line = lineOfHeld();
        return;
    }
    const QScopedValueRollback keeping(m_isKeeping, true);
    QScrollBar *bar = m_area->verticalScrollBar();
    bar->setValue(bar->value() + lineOfHeld() - m_line);
    if (lineOfHeld() != m_line)
        m_settling.start();
}

/// Where it came to lie for want of something to scroll, the user sees it now: it stays there, and does not go back when there is more.
void ScrollCard::settle()
{
    m_isNew = false;
    if (isHolding())
        m_line = lineOfHeld();
}

bool ScrollCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move)
        keep();
    return QWidget::eventFilter(watched, event);
}

void ScrollCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_isNew = true;
    m_settling.start();
}

void ScrollCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // As wide with the bar as without it.
    m_area->widget()->setMaximumWidth(std::max(0, width() - 2 * line - barWidth));
}

void ScrollCard::scrollTo(QWidget *widget)
{
    if (widget && m_area->widget()->isAncestorOf(widget))
        m_area->ensureWidgetVisible(widget, 0, 3 * space::block);
}

Workbench::Workbench(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_left(new ScrollCard(this))
    , m_right(new ScrollCard(this))
{
    m_tabs->setObjectName(u"workbenchTabs"_s);
    m_tabs->setAccessibleName(tr("Inputs, or what follows from them"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Inputs"));
    m_tabs->addTab(tr("What follows"));
    m_left->setObjectName(u"inputsLeft"_s);
    m_right->setObjectName(u"inputsRight"_s);
    m_left->column()->addStretch(1);
    m_right->column()->addStretch(1);
    connect(m_tabs, &QTabBar::currentChanged, this, &Workbench::showTab);
}

QWidget *Workbench::inputs() const
{
    return m_left->content();
}

void Workbench::setParts(const Parts &parts)
{
    m_parts = parts;
    for (QWidget *part : {parts.head, parts.figures, parts.chart, parts.detail})
        part->setParent(this);
    m_left->column()->insertWidget(0, parts.compute);
    m_left->column()->insertWidget(1, parts.work);
}

QSize Workbench::minimumSizeHint() const
{
    const QSize least = QSize(480, 400) * textScaleOf(font());
    if (m_mode == Mode::Wide || m_tabs->currentIndex() == 0 || !m_parts.head)
        return least;
    // A page that is lower than what a chart can be read in is scrolled.
    const int above = m_parts.head->sizeHint().height() + headGap + KeyTiles::heightFor(font(), width())
        + m_tabs->sizeHint().height() + space::field;
    const int charts = qRound((leastChartOfColumn + leastDetail) * textScaleOf(font())) + space::field;
    return {least.width(), std::max(least.height(), above + charts)};
}

void Workbench::setMode(Mode mode)
{
    if (!m_parts.head || (mode == m_mode && m_placed))
        return;
    m_mode = mode;
    m_placed = true;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool moved = focus && m_parts.work->isAncestorOf(focus);
    QVBoxLayout *to = mode == Mode::Cards ? m_right->column() : m_left->column();
    const int at = mode == Mode::Cards ? 0 : 1;
    if (to->indexOf(m_parts.work) < 0) {
        to->insertWidget(at, m_parts.work);
        if (moved && focus)
            focus->setFocus(Qt::OtherFocusReason);
    }
    for (QWidget *each : m_parts.work->findChildren<QWidget *>()) {
        if (auto *section = dynamic_cast<InputSection *>(each))
            section->setOnTop(mode == Mode::Cards);
    }
    showTab();
    orderTabs();
}

void Workbench::showTab()
{
    const bool wide = m_mode == Mode::Wide;
    const bool inputs = wide || m_tabs->currentIndex() == 0;
    setShown(m_tabs, !wide);
    // What has the keyboard may be about to go: it would jump to whatever comes next, which is the cost bar.
    const QWidget *focus = QApplication::focusWidget();
    const auto holds
        = [focus](const QWidget *part) { return focus && (part == focus || part->isAncestorOf(focus)); };
    const bool goes
        = inputs ? !wide && (holds(m_parts.chart) || holds(m_parts.detail)) : holds(m_left) || holds(m_right);
    if (goes)
        m_tabs->setFocus(Qt::OtherFocusReason);
    setShown(m_left, inputs);
    setShown(m_right, inputs && m_mode == Mode::Cards);
    setShown(m_parts.chart, wide || !inputs);
    setShown(m_parts.detail, wide || !inputs);
    updateGeometry();
    place();
}

void Workbench::place()
{
    if (!m_parts.head)
        return;
    const qreal scale = textScaleOf(font());
    const auto scaled = [scale](int length) { return qRound(length * scale); };
    const int head = m_parts.head->sizeHint().height();
    int y = head + headGap;
    const int tile = KeyTiles::heightFor(
        font(), m_mode == Mode::Wide ? width() - scaled(inputsWidth) - columnGap : width());
    // From right to left the whole stands mirrored.
    const auto put = [this](QWidget *widget, int x, int top, int wide, int high) {
        widget->setGeometry(isRightToLeft() ? width() - x - wide : x, top, wide, std::max(0, high));
    };
    put(m_parts.head, 0, 0, width(), head);
    const bool low = height() < scaled(lowPage);
    int detail = scaled(low ? detailOfLow : width() >= scaled(largeFrom) ? detailOfLarge : detailHeight);
    if (m_mode == Mode::Wide) {
        const int left = scaled(inputsWidth);
        put(m_left, 0, y, left, height() - y);
        const int x = left + columnGap;
        const int wide = width() - x;
        put(m_parts.figures, x, y, wide, tile);
        y += tile + space::field;
        const int rest = height() - y - space::field;
        if (rest - detail < scaled(leastChart))
            detail = std::max(scaled(detailOfLow), rest - scaled(leastChart));
        put(m_parts.chart, x, y, wide, rest - detail);
        put(m_parts.detail, x, height() - detail, wide, detail);
        return;
    }
    put(m_parts.figures, 0, y - space::group, width(), tile);
    y += tile + space::group;
    const int bar = m_tabs->sizeHint().height();
    put(m_tabs, 0, y, std::min(width(), m_tabs->sizeHint().width()), bar);
    y += bar + space::field;
    const int high = height() - y;
    if (m_mode == Mode::Cards) {
        const int gap = headGap;
        const int half = (width() - gap) / 2;
        put(m_left, 0, y, half, high);
        put(m_right, half + gap, y, width() - half - gap, high);
    } else {
        put(m_left, 0, y, width(), high);
    }
    const int below = std::clamp(high - space::field - scaled(leastChartOfColumn), std::min(high / 2, scaled(leastDetail)),
                                 scaled(detailOfLow));
    put(m_parts.chart, 0, y, width(), high - space::field - below);
    put(m_parts.detail, 0, height() - below, width(), below);
}

void Workbench::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const qreal scale = textScaleOf(font());
    setMode(width() >= wideFrom * scale        ? Mode::Wide
                : width() >= cardsFrom * scale ? Mode::Cards
                                               : Mode::Column);
    place();
}

void Workbench::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        place();
}

bool Workbench::event(QEvent *event)
{
    // A child asks for another size: only the head can.
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

QList<QWidget *> Workbench::panes() const
{
    return {m_left, m_right, m_parts.chart, m_parts.detail};
}

void Workbench::reveal(QWidget *widget)
{
    if (m_mode != Mode::Wide) {
        if (m_parts.compute->isAncestorOf(widget) || m_parts.work->isAncestorOf(widget))
            m_tabs->setCurrentIndex(0);
        else if (m_parts.chart->isAncestorOf(widget) || m_parts.detail->isAncestorOf(widget)
                 || widget == m_parts.chart)
            m_tabs->setCurrentIndex(1);
    }
    for (ScrollCard *card : {m_left, m_right}) {
        if (!card->isAncestorOf(widget))
            continue;
        // What was unfolded a moment ago has its place only then.
        for (QWidget *each = widget; each != card; each = each->parentWidget()) {
            if (each->layout())
                each->layout()->activate();
        }
        card->scrollTo(widget);
    }
}

void Workbench::orderTabs()
{
    const std::array<const QWidget *, 7> parts = {m_parts.head, m_parts.figures, m_tabs,        m_parts.compute,
                                                  m_parts.work, m_parts.chart,   m_parts.detail};
    std::array<QList<QWidget *>, 7> chains;
    QWidget *const start = window();
    for (QWidget *each = start->nextInFocusChain(); each != start; each = each->nextInFocusChain()) {
        if (each->focusPolicy() == Qt::NoFocus || each->focusProxy())
            continue;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts.at(i) == each || parts.at(i)->isAncestorOf(each)) {
                chains.at(i) << each;
                break;
            }
        }
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

} // namespace slipway
