// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
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

    /// Takes `field` as its child. Give the parent that it keeps: with another one later all of it is styled once more.
    CaptionedField(const QString &caption, QWidget *field, QWidget *parent = nullptr);
    /// The same with a field of many parts, which `makeField` makes as a child of what it is given: in its place from the start.
    CaptionedField(const QString &caption, const std::function<QWidget *(QWidget *)> &makeField,
                   QWidget *parent);
    ~CaptionedField() override;
    CaptionedField(const CaptionedField &) = delete;
    CaptionedField &operator=(const CaptionedField &) = delete;

    [[nodiscard]] QWidget *field() const { return m_field; }
    [[nodiscard]] QString caption() const;
    void setCaption(const QString &caption);

    /// Problem, cause and way out in one or two sentences. `actionText` adds a link ("Set max to
    /// 4") which emits messageActionTriggered().
    void setMessage(Message kind, const QString &text, const QString &actionText = {});
    void clearMessage();
    /// The message on show: the field's own problem goes before the page's. Empty when none.
    [[nodiscard]] QString messageText() const;
    /// From now on the layout that the field is in places its messages, across all of its width: in a narrow column they would be as many
    /// lines as they have words. The fix then stands beside the text.
    void setMessageBelow();
    /// What that layout places: a child of the field's parent; null while there is no message.
    [[nodiscard]] QWidget *messageBelow() const;
    /// A field of which most choices bring a message keeps room for a line of it: nothing below moves when one is made.
    void keepMessageRoom();
    /// Height that its layout keeps below it, whether or not there is a message; 0 for most.
    [[nodiscard]] int keptMessageHeight() const;
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

protected:
    bool event(QEvent *event) override;

private:
    void build(const QString &caption);
    struct Own
    {
        NumberField *number = nullptr;
        bool left = false; ///< with a problem
    };
    void follow(NumberField *number);
    /// What shows a message: made with the first one, few fields ever have any.
    void makeMessage();
    void arrangeMessage();
    /// The number whose problem is shown; null where there is none.
    [[nodiscard]] const NumberField *wrongNumber() const;
    void showMessage();
    /// Tells a screen reader the message beside what the field says of itself.
    void describeField(const QString &message);
    /// Once no button of the mouse is held: a message moves what stands below it.
    void showWhenReleased();
    void fitAction();

    bool m_isWaiting = false; ///< for the mouse to be let go
    bool m_isBelow = false; ///< first: making the children sends events
    bool m_keepsRoom = false; ///< for a message
    QLabel *m_caption = nullptr;
    QWidget *m_field = nullptr;
    QPointer<QWidget>
        m_message; ///< sign and action; with m_isBelow a child of the parent. Null until there is a message
    SignLabel *m_sign = nullptr; ///< null until there is a message
    LinkButton *m_action = nullptr; ///< of the message; null until there is one
    Message m_kind = Message::Error;
    QString m_own; ///< what the field says of itself
    QString m_described; ///< what describeField() made of both
    QString m_text;
    QString m_actionText;
    std::vector<Own> m_numbers;
};

} // namespace slipway
