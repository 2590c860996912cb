// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/captionedfield.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// The caption without the mark of its mnemonic.
QString plainCaption(QString caption)
{
    const QString escaped(QChar(0));
    caption.replace(QStringLiteral("&&"), escaped);
    caption.remove(u'&');
    return caption.replace(escaped, QStringLiteral("&"));
}

} // namespace

CaptionedField::CaptionedField(const QString &caption, QWidget *field, QWidget *parent)
    : QWidget(parent)
    , m_caption(new PlainLabel(this))
    , m_field(field)
{
    build(caption);
}

CaptionedField::CaptionedField(const QString &caption, const std::function<QWidget *(QWidget *)> &makeField,
                               QWidget *parent)
    : QWidget(parent)
    , m_caption(new PlainLabel(this))
    , m_field(makeField(this))
{
    build(caption);
}

void CaptionedField::build(const QString &caption)
{
    setTextRole(m_caption, TextRole::Caption);
    m_caption->setBuddy(m_field);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(m_caption);
    column->addWidget(m_field);
    column->addStretch(1);

    setCaption(caption);
    m_field->installEventFilter(this);
    if (auto *number = qobject_cast<NumberField *>(m_field))
        follow(number);
    for (NumberField *number : m_field->findChildren<NumberField *>()) {
        number->installEventFilter(this);
        follow(number);
    }
    showMessage();
}

CaptionedField::~CaptionedField()
{
    if (m_message && m_message->parent() != this)
        delete m_message;
}

void CaptionedField::setMessageBelow()
{
    m_isBelow = true;
    if (m_message) {
        layout()->removeWidget(m_message);
        arrangeMessage();
    }
    showMessage();
}

void CaptionedField::keepMessageRoom()
{
    m_keepsRoom = true;
    updateGeometry();
}

int CaptionedField::keptMessageHeight() const
{
    constexpr int ofLink = 4; // more than its text: a fix stands beside the message
    return m_keepsRoom ? fontMetrics().height() + ofLink : 0;
}

QWidget *CaptionedField::messageBelow() const
{
    return m_isBelow && m_message && !m_message->isHidden() ? m_message.data() : nullptr;
}

bool CaptionedField::event(QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool done = QWidget::event(event);
    // The message is in another place than the field, and comes and goes with it.
    if (m_isBelow
        && (type == QEvent::ShowToParent || type == QEvent::HideToParent || type == QEvent::ParentChange))
        showMessage();
    return done;
}

void CaptionedField::follow(NumberField *number)
{
    const std::size_t index = m_numbers.size();
    m_numbers.push_back({number, !number->problem().isEmpty() && !number->text().isEmpty()});
    connect(number, &NumberField::problemChanged, this, [this, number, index](const QString &problem) {
        // Nothing turns red under the user's hands: only what was left behind, or put in by the plan.
        if (problem.isEmpty())
            m_numbers[index].left = false;
        else if (!number->hasFocus())
            m_numbers[index].left = true;
        showMessage();
    });
    connect(number, &QLineEdit::returnPressed, this, [this, index] {
        m_numbers[index].left = true;
        showMessage();
    });
}

const NumberField *CaptionedField::wrongNumber() const
{
    for (const Own &own : m_numbers) {
        if (own.left && !own.number->problem().isEmpty())
            return own.number;
    }
    return nullptr;
}

QString CaptionedField::caption() const
{
    return m_caption->text();
}

void CaptionedField::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    m_caption->setToolTip(toolTipText(plainCaption(caption)));
    QString name = plainCaption(caption);
    if (const auto *number = qobject_cast<NumberField *>(m_field); number && !number->unit().isEmpty())
        name += QStringLiteral(", ") + number->unit();
    m_field->setAccessibleName(name);
    if (const auto *combo = qobject_cast<QComboBox *>(m_field); combo && combo->lineEdit())
        combo->lineEdit()->setAccessibleName(name);
}

void CaptionedField::setMessage(Message kind, const QString &text, const QString &actionText)
{
    m_kind = kind;
    m_text = text;
    m_actionText = actionText;
    showMessage();
}

void CaptionedField::clearMessage()
{
    setMessage(Message::Remark, {});
}

QString CaptionedField::messageText() const
{
    const NumberField *number = wrongNumber();
    if (!number)
        return m_text;
    // What is typed and what counts are two things now; both are said.
    return number->isOpen() && number->value()
        ? QString(number->problem() + u' ' + tr("The plan keeps %1.").arg(number->written(*number->value())))
        : number->problem();
}

int CaptionedField::captionWidth() const
{
    return m_caption->sizeHint().width();
}

bool CaptionedField::captionFits(int width) const
{
    if (captionWidth() <= width)
        return true;
    const QString words = plainCaption(caption());
    return fitsInto(words, narrowedToFit(words, m_caption->font(), width), width);
}

bool CaptionedField::hasProblem() const
{
    return wrongNumber() || (!m_text.isEmpty() && m_kind != Message::Remark);
}

bool CaptionedField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        for (Own &own : m_numbers) {
            if (own.number == watched)
                own.left = !own.number->problem().isEmpty();
        }
        // Fields lose the keyboard while their window goes as well: nothing is made in it any more then.
        if (static_cast<QFocusEvent *>(event)->reason() == Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(this, &CaptionedField::showMessage, Qt::QueuedConnection);
        else
            showMessage();
    }
    return QWidget::eventFilter(watched, event);
}

/// Few fields ever have one.
void CaptionedField::makeMessage()
{
    m_message = new QWidget(this);
    m_message->setObjectName(u"message"_s);
    m_message->hide();
    m_sign = new SignLabel(m_message);
    m_action = new LinkButton({}, m_message);
    m_action->hide();
    auto *message = new QBoxLayout(QBoxLayout::TopToBottom, m_message);
    message->setContentsMargins(0, 0, 0, 0);
    message->addWidget(m_sign, 1);
    message->addWidget(m_action, 0, Qt::AlignTop);
    arrangeMessage();
    if (!m_isBelow) {
        auto *column = static_cast<QVBoxLayout *>(layout());
        column->insertWidget(column->indexOf(m_field) + 1, m_message);
    }
    setTabOrder(m_field, m_action);
    connect(m_action, &QPushButton::clicked, this, &CaptionedField::messageActionTriggered);
}

void CaptionedField::arrangeMessage()
{
    auto *message = static_cast<QBoxLayout *>(m_message->layout());
    message->setDirection(m_isBelow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    message->setSpacing(m_isBelow ? space::field : space::group);
}

void CaptionedField::describeField(const QString &message)
{
    if (const QString now = m_field->accessibleDescription(); now != m_described)
        m_own = now; // the field has said something new
    m_described = message;
    if (!message.isEmpty() && !m_own.isEmpty())
        m_described += u' ';
    m_described += m_own;
    m_field->setAccessibleDescription(m_described);
}

void CaptionedField::showMessage()
{
    const bool own = wrongNumber() != nullptr;
    const QString text = messageText();
    const Message kind = own ? Message::Error : m_kind;
    describeField(text);
    setInvalid(m_field, kind == Message::Error && !text.isEmpty());
    if (!m_message && text.isEmpty())
        return;
    // A button that is pressed as this field is left must be there still when the mouse is let go.
    if (QGuiApplication::mouseButtons() != Qt::NoButton) {
        showWhenReleased();
        return;
    }
    if (!m_message)
        makeMessage();
    switch (kind) {
    case Message::Error:
        m_sign->setColoredContent(&Colors::bad, IconId::Attention, {}, text);
        break;
    case Message::Caution:
        m_sign->setContent(IconId::Warning, {}, text);
        break;
    case Message::Remark:
        m_sign->setColoredContent(&Colors::secondary, IconId::About, {}, text);
        break;
    }
    const bool shown = !text.isEmpty() && !(m_isBelow && isHidden());
    if (shown && m_isBelow && parentWidget() && m_message->parentWidget() != parentWidget()) {
        m_message->setParent(parentWidget());
        setTabOrder(m_numbers.empty() ? m_field : m_numbers.back().number, m_action);
    }
    m_action->setAccessibleDescription(text); // what it mends
    m_action->setVisible(!own && !m_actionText.isEmpty());
    m_message->setVisible(shown);
    fitAction();
}

void CaptionedField::showWhenReleased()
{
    if (std::exchange(m_isWaiting, true))
        return;
    constexpr int pollMilliseconds = 20; // no widget is told of a release that another one grabbed
    QTimer::singleShot(pollMilliseconds, this, [this] {
        m_isWaiting = false;
        showMessage();
    });
}

void CaptionedField::fitAction()
{
    if (!m_action)
        return;
    // Under a narrow field the words of the fix would be cut: the message says what it is about.
    m_action->setText(captionText(m_actionText));
    m_action->setToolTip(toolTipText(m_actionText));
    m_action->setAccessibleName(m_actionText);
    if (!m_isBelow && m_action->sizeHint().width() > width() && width() > 0)
        m_action->setText(tr("Do it"));
}

void CaptionedField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitAction();
}

} // namespace slipway
