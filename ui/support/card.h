// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace slipway {

class WrapRow;

/// A titled frame: radius 8, a hairline, padding 16. Fill it through body().
class Card : public QFrame
{
    Q_OBJECT

public:
    /// Without a title there is no head row.
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    /// Never cut: what has no room beside it stands below it.
    void setTitle(const QString &title);
    [[nodiscard]] QString title() const;

    /// A widget at the right end of the title row (a link, a legend, a remark). The card owns it;
    /// a widget set earlier is deleted. Null removes it.
    void setCornerWidget(QWidget *widget);
    /// The parent that a corner of many parts should be made with.
    [[nodiscard]] QWidget *corner() const { return m_head; }

    /// The vertical box under the title.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

    [[nodiscard]] QSize sizeHint() const override;

private:
    void showHead();

    QLabel *m_title = nullptr;
    QWidget *m_corner = nullptr;
    QWidget *m_head = nullptr;
    WrapRow *m_headRow = nullptr;
    QVBoxLayout *m_body = nullptr;
};

} // namespace slipway
