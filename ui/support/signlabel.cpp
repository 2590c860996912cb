// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/signlabel.h"

#include "model/base/plaintext.h"
#include "ui/support/labels.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The one label with markup of its own: what goes into it is escaped here and nowhere else.
QString htmlText(const QString &text)
{
    return shortWordsText(text).toHtmlEscaped();
}

} // namespace

SignLabel::SignLabel(QWidget *parent)
    : QWidget(parent)
    , m_picture(new PlainLabel(this))
    , m_label(new PlainLabel(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field - 2);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addWidget(m_label, 1, Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

SignLabel::SignLabel(IconId sign, const QString &word, const QString &text, QWidget *parent)
    : SignLabel(parent)
{
    setContent(sign, word, text);
}

void SignLabel::setContent(IconId sign, const QString &word, const QString &text)
{
    setColoredContent(naturalColor(sign), sign, word, text);
}

void SignLabel::setColoredContent(ColorRole color, IconId sign, const QString &word, const QString &text)
{
    Q_ASSERT(color);
    m_sign = sign;
    m_color = color;
    m_word = word;
    m_text = text;
    showContent();
}

void SignLabel::setStacked(bool stacked)
{
    m_stacked = stacked;
    showContent();
}

void SignLabel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        showContent();
        break;
    default:
        break;
    }
}

void SignLabel::showContent()
{
    if (!m_color)
        return;
    const Colors &colors = Colors::of(QGuiApplication::palette());
    const QColor color = colors.*m_color;
    const int size = qMax(12, fontMetrics().height());
    m_picture->setPixmap(iconPixmap(m_sign, size, color, devicePixelRatioF()));
    QString html;
    if (!m_word.isEmpty())
        html = u"<span style='font-weight:700;color:%1'>%2</span>"_s.arg(color.name(), htmlText(m_word));
    if (!m_text.isEmpty() && !html.isEmpty())
        html += m_stacked ? u"<br>"_s : u"&nbsp; "_s;
    if (!m_text.isEmpty() && m_stacked)
        html += u"<span style='color:%1'>%2</span>"_s.arg(colors.secondary.name(), htmlText(m_text));
    else
        html += htmlText(m_text);
    m_label->setText(html);
    const QString plain = m_word.isEmpty() || m_text.isEmpty() ? QString(m_word + m_text)
                                                               : QString(m_word + u": "_s + m_text);
    m_label->setAccessibleName(plain);
    setAccessibleName(plain);
}

SeverityLabel::SeverityLabel(Kind kind, const QString &text, QWidget *parent)
    : SignLabel(parent)
{
    setSeverity(kind, text);
}

void SeverityLabel::setSeverity(Kind kind, const QString &text)
{
    setContent(signOf(kind), wordOf(kind), text);
}

void SeverityLabel::setCount(Kind kind, int count, const QString &text)
{
    // English needs no translation file for its own plurals.
    const auto word = [kind, count]() -> QString {
        switch (kind) {
        case Kind::Blocker:
            return count == 1 ? tr("1 blocker") : tr("%1 blockers").arg(count);
        case Kind::Approval:
            return count == 1 ? tr("1 approval") : tr("%1 approvals").arg(count);
        case Kind::Warning:
            return count == 1 ? tr("1 warning") : tr("%1 warnings").arg(count);
        case Kind::Advice:
            break;
        }
        return count == 1 ? tr("1 piece of advice") : tr("%1 pieces of advice").arg(count);
    };
    setContent(signOf(kind), word(), text);
}

IconId SeverityLabel::signOf(Kind kind)
{
    switch (kind) {
    case Kind::Blocker:
        return IconId::Blocker;
    case Kind::Approval:
        return IconId::Approval;
    case Kind::Warning:
        return IconId::Warning;
    case Kind::Advice:
        break;
    }
    return IconId::Advice;
}

QString SeverityLabel::wordOf(Kind kind)
{
    switch (kind) {
    case Kind::Blocker:
        return tr("Blocker");
    case Kind::Approval:
        return tr("Approval");
    case Kind::Warning:
        return tr("Warning");
    case Kind::Advice:
        break;
    }
    return tr("Advice");
}

VerdictLabel::VerdictLabel(Kind kind, const QString &reason, QWidget *parent)
    : SignLabel(parent)
{
    setStacked(true);
    setVerdict(kind, reason);
}

void VerdictLabel::setVerdict(Kind kind, const QString &reason)
{
    setContent(signOf(kind), wordOf(kind), reason);
}

IconId VerdictLabel::signOf(Kind kind)
{
    switch (kind) {
    case Kind::Recommended:
        return IconId::Done;
    case Kind::Possible:
        return IconId::Untouched;
    case Kind::NotPossible:
        break;
    }
    return IconId::Blocked;
}

QString VerdictLabel::wordOf(Kind kind)
{
    switch (kind) {
    case Kind::Recommended:
        return tr("Recommended");
    case Kind::Possible:
        return tr("Possible");
    case Kind::NotPossible:
        break;
    }
    return tr("Not possible");
}

} // namespace slipway
