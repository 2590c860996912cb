// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace slipway {

/// A card that is pressed like a button: a title, and a line below it that wraps.
class ChoiceCard final : public QAbstractButton
{
    Q_OBJECT
public:
    ChoiceCard(const QString &title, const QString &line, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QFont titleFont() const;

    QString m_line;
};

} // namespace slipway
