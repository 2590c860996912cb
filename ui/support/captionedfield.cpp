// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/captionedfield.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

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
    , m_sign(new SignLabel(this))
    , m_action(new LinkButton({}, this))
{
    setTextRole(m_caption, TextRole::Caption);
    m_caption->setBuddy(m_field);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_sign->hide();
    m_action->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(m_caption);
    column->addWidget(m_field);
    column->addWidget(m_sign);
    column->addWidget(m_action);
    column->addStretch(1);
    setTabOrder(m_field, m_action);

    setCaption(caption);
    m_field->installEventFilter(this);
    connect(m_action, &QPushButton::clicked, this, &CaptionedField::messageActionTriggered);
    if (auto *number = qobject_cast<NumberField *>(m_field))
        follow(number);
    for (NumberField *number : m_field->findChildren<NumberField *>()) {
        number->installEventFilter(this);
        follow(number);
    }
    showMessage();
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
    if (const auto *combo = qobject_cast<QComboBox *>(m_field)) {
        combo->view()->setAccessibleName(name);
        if (combo->lineEdit())
            combo->lineEdit()->setAccessibleName(name);
    }
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
    const QFont narrowed = narrowedToFit(words, m_caption->font(), width);
    return QFontMetrics(narrowed).horizontalAdvance(words) <= width;
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
        showMessage();
    }
    return QWidget::eventFilter(watched, event);
}

void CaptionedField::showMessage()
{
    const bool own = wrongNumber() != nullptr;
    const QString text = messageText();
    const Message kind = own ? Message::Error : m_kind;
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
    m_sign->setVisible(!text.isEmpty());
    m_action->setVisible(!text.isEmpty() && !own && !m_actionText.isEmpty());
    fitAction();
    m_field->setAccessibleDescription(text);
    setInvalid(m_field, kind == Message::Error && !text.isEmpty());
}

void CaptionedField::fitAction()
{
    // Under a narrow field the words of the fix would be cut: the message says what it is about.
    m_action->setText(captionText(m_actionText));
    m_action->setToolTip(toolTipText(m_actionText));
    m_action->setAccessibleName(m_actionText);
    if (m_action->sizeHint().width() > width() && width() > 0)
        m_action->setText(tr("Do it"));
}

void CaptionedField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitAction();
}

} // namespace slipway
