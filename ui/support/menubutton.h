// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace slipway {

/// A button that opens its menu, which a chevron behind its words says: that of Qt's own styles stands in the corner, over the words.
/// In a mirrored window it stands at the left. May be a sign alone, without words.
class MenuButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit MenuButton(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// Where the words are, and where the chevron is.
    [[nodiscard]] QRect wordsRect() const;
    [[nodiscard]] QRect chevronRect() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Of sign and words and what is between them.
    [[nodiscard]] int contentWidth() const;
    [[nodiscard]] int signWidth() const;
};

} // namespace slipway
