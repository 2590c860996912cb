// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace slipway {

class LinkButton;
class NumberField;
class SignLabel;

/// A caption, the field under it, and under that a message when there is one. The caption is the
/// field's buddy ("&Nodes" gives Alt+N) and its accessible name; the message is its accessible
/// description. The own problem of a NumberField, the field or in it, is shown by itself when it is
/// left, and goes as soon as it is mended; setMessage() is for what only the page knows.
class CaptionedField : public QWidget
{
    Q_OBJECT

public:
    enum class Message { Error, Caution, Remark };

    /// Takes `field` as its child.
    CaptionedField(const QString &caption, QWidget *field, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *field() const { return m_field; }
    [[nodiscard]] QString caption() const;
    void setCaption(const QString &caption);

    /// Problem, cause and way out in one or two sentences. `actionText` adds a link ("Set max to
    /// 4") which emits messageActionTriggered().
    void setMessage(Message kind, const QString &text, const QString &actionText = {});
    void clearMessage();
    /// The message on show: the field's own problem goes before the page's. Empty when none.
    [[nodiscard]] QString messageText() const;
    /// Room that the caption asks for, in pixels.
    [[nodiscard]] int captionWidth() const;
    /// Whether all of it can be read in `width` pixels, where need be in narrower letters.
    [[nodiscard]] bool captionFits(int width) const;
    /// Whether that message is more than a remark.
    [[nodiscard]] bool hasProblem() const;

    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    void messageActionTriggered();

private:
    struct Own
    {
        NumberField *number = nullptr;
        bool left = false; ///< with a problem
    };
    void follow(NumberField *number);
    /// The number whose problem is shown; null where there is none.
    [[nodiscard]] const NumberField *wrongNumber() const;
    void showMessage();
    void fitAction();

    QLabel *m_caption = nullptr;
    QWidget *m_field = nullptr;
    SignLabel *m_sign = nullptr;
    LinkButton *m_action = nullptr;
    Message m_kind = Message::Error;
    QString m_text;
    QString m_actionText;
    std::vector<Own> m_numbers;
};

} // namespace slipway
