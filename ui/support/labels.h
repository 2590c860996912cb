// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>

#include <array>

namespace slipway {

/// A label as the window uses it: its text is text, whatever it looks like. Words wider than the room are drawn
/// narrower, then cut in their middle, with the whole text as tool tip, and no name makes the window wider than a screen.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget *parent = nullptr);
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Kept for the widths that were asked for last: layouts ask for the same ones again and again, and each time all of the text would
    /// be broken into lines anew.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What a height depends on.
    struct Broken
    {
        QString text;
        QFont font;
        QMargins margins;
        int margin = 0;
        int indent = 0;
        int dotsPerInch = 0;
        Qt::TextFormat format = Qt::PlainText;
        Qt::TextInteractionFlags flags = Qt::NoTextInteraction;
        bool operator==(const Broken &) const = default;
    };
    struct HeightAt
    {
        int width = -1;
        int height = 0;
    };
    /// What fits; the text itself where all of it does.
    [[nodiscard]] QString shownText() const;
    /// In which one line that has too little room still fits, if any does; else its own.
    [[nodiscard]] QFont shownFont() const;
    [[nodiscard]] int mostWidth() const;

    mutable Broken m_broken;
    mutable std::array<HeightAt, 4> m_heights = {}; ///< of m_broken
    mutable std::size_t m_oldest = 0; ///< of m_heights
};

/// One line of plain text that is cut in the middle when there is no room; the whole text is then
/// its tool tip, and always its accessible name.
class ElidedLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setFullText(const QString &text);
    [[nodiscard]] QString fullText() const { return m_full; }
    [[nodiscard]] bool isElided() const;
    /// Where the text is cut. Default: in the middle, as names need it; sentences are cut at their end.
    void setElideMode(Qt::TextElideMode mode);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();

    QString m_full;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

/// Looks like a link, takes the focus and is pressed like a button: use it instead of rich text
/// with `<a>`, which the keyboard reaches badly. A name goes through captionText() first.
class LinkButton : public QPushButton
{
    Q_OBJECT

public:
    explicit LinkButton(const QString &text = {}, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int mostTextWidth() const;
    /// What fits; the text itself where all of it does.
    [[nodiscard]] QString shownText() const;
};

/// Lets the text of the label be selected. Such a text goes by the direction of its letters: in a mirrored window it would leave the side that all
/// others stand at.
void makeSelectable(QLabel *label, Qt::TextInteractionFlags by = Qt::TextSelectableByMouse);

} // namespace slipway
