// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/combofield.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/icons.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace slipway {

namespace {

/// Room for the text inside the outline, left of the arrow.
QRect textRect(const QComboBox &box, const QStyleOptionComboBox &option)
{
    return box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
}

/// Makes an open list as long and as wide as its entries: Qt measures the rows before the style sheet has put padding around
/// them, and makes the list no wider than the box.
class WholeList final : public QObject
{
public:
    explicit WholeList(QComboBox *box)
        : QObject(box)
        , m_box(box)
    {
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // When the list itself is shown its window has its place already.
        if (event->type() == QEvent::Show && watched == m_box->view())
            stretch();
        return false;
    }

private:
    [[nodiscard]] int missingHeight() const
    {
        const QAbstractItemView *view = m_box->view();
        int wanted = 0;
        const int rows = std::min(m_box->count(), m_box->maxVisibleItems());
        for (int row = 0; row < rows; ++row) {
            const QModelIndex index
                = m_box->model()->index(row, m_box->modelColumn(), m_box->rootModelIndex());
            wanted += view->visualRect(index).height();
        }
        return wanted - view->viewport()->height();
    }
    [[nodiscard]] int missingWidth() const
    {
        const QAbstractItemView *view = m_box->view();
        const int edges = view->window()->width() - view->viewport()->width();
        return view->sizeHintForColumn(m_box->modelColumn()) + edges - view->window()->width();
    }
    void stretch() const
    {
        QWidget *list = m_box->view()->window();
        const int more = std::max(0, missingHeight());
        const int wider = std::max(0, missingWidth());
        if ((more == 0 && wider == 0) || list == m_box->window())
            return;
        const QRect room = m_box->screen()->availableGeometry();
        const int middle = m_box->mapToGlobal(QPoint(0, m_box->height() / 2)).y();
        QRect place = list->geometry();
        // From the side where its words begin, and never beyond the screen.
        if (m_box->isRightToLeft())
            place.setLeft(place.left() - wider);
        else
            place.setRight(place.right() + wider);
        place.setWidth(std::min(place.width(), room.width()));
        place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() + 1 - place.width())));
        if (place.top() >= middle)
            place.setHeight(place.height() + more);
        else
            place.setTop(place.top() - more);
        place.setHeight(std::min(place.height(), room.height()));
        place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() + 1 - place.height())));
        list->setGeometry(place);
    }

    QComboBox *m_box;
};

} // namespace

ComboField::ComboField(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumContentsLength(8);
    setMaxVisibleItems(30);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// Room for as many letters as are asked for, whatever its entries are. The policy of Qt that says so makes the list.
QSize ComboField::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    constexpr int leastHeight = 14;
    constexpr int edge = 2;
    const QSize icon = iconSize();
    const QSize contents(minimumContentsLength() * metrics.horizontalAdvance(u'X') + icon.width() + 2 * edge,
                         std::max({metrics.height(), leastHeight, icon.height()}) + edge);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, contents, this);
}

QSize ComboField::minimumSizeHint() const
{
    return sizeHint();
}

/// Qt makes the list of a box whose style changes, as it does with each new parent.
void ComboField::changeEvent(QEvent *event)
{
    const bool hasList = findChild<QFrame *>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
    if (event->type() != QEvent::StyleChange || hasList) {
        QComboBox::changeEvent(event);
        return;
    }
    QWidget::changeEvent(event);
    // Places the edit of one that takes typing.
    QResizeEvent resized(size(), size());
    QComboBox::resizeEvent(&resized);
}

void ComboField::showPopup()
{
    if (!m_listPrepared) {
        m_listPrepared = true;
        prepareList();
    }
    view()->setAccessibleName(accessibleName());
    QComboBox::showPopup();
}

void ComboField::prepareList()
{
    view()->installEventFilter(new WholeList(this));
}

void ComboField::showData(const QVariant &entry)
{
    const QSignalBlocker blocker(this);
    setCurrentIndex(findData(entry));
    update();
}

void ComboField::showPlanned(const QVariant &entry)
{
    const QSignalBlocker blocker(this);
    if (m_unknown.isValid() && m_unknown != entry) {
        removeItem(findData(m_unknown));
        m_unknown.clear();
    }
    const QString word = entry.typeId() == QMetaType::QString ? entry.toString() : QString();
    if (!word.isEmpty() && findData(entry) < 0) {
        addItem(unknownText(word), entry);
        m_unknown = entry;
    }
    showData(entry);
}

QString ComboField::unknownText(const QString &word)
{
    return tr("%1 (unknown)").arg(word);
}

void ComboField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

bool ComboField::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const int room = textRect(*this, option).width();
        const bool cut = !fitsInto(currentText(), narrowedToFit(currentText(), font(), room), room);
        if (cut) {
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTipText(currentText()),
                               this);
            return true;
        }
    }
    return QComboBox::event(event);
}

QString ComboField::wordsWithin(int /*room*/) const
{
    return currentText();
}

void ComboField::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const Colors &colors = Colors::of(QGuiApplication::palette());
    const QRect room = textRect(*this, option);
    const bool empty = currentIndex() < 0;
    if (empty)
        option.palette.setBrush(QPalette::ButtonText, colors.secondary);
    const QString words = empty ? placeholderText() : wordsWithin(room.width());
    painter.setFont(narrowedToFit(words, font(), room.width()));
    option.currentText = painter.fontMetrics().elidedText(words, Qt::ElideMiddle, room.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);

    const int size = fontMetrics().height();
    QRect arrow(0, 0, size, size);
    arrow.moveCenter(rect().center());
    constexpr int edge = 7;
    if (isRightToLeft())
        arrow.moveLeft(edge);
    else
        arrow.moveRight(width() - edge);
    painter.drawPixmap(arrow.topLeft(),
                       iconPixmap(IconId::ChevronDown, size,
                                  isEnabled() ? colors.secondary : colors.fieldLine, devicePixelRatioF()));
}

} // namespace slipway
