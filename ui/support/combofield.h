// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace slipway {

/// A combo box that the wheel changes only while it has the focus, that does not grow with its
/// longest entry, and that shows the whole entry as a tool tip when it is cut.
class ComboField : public QComboBox
{
    Q_OBJECT

public:
    explicit ComboField(QWidget *parent = nullptr);

    /// Makes the entry whose data this is current, without a signal; no entry (-1) when there is none.
    void showData(const QVariant &entry);

protected:
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace slipway
