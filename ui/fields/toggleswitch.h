// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace slipway {

/// A check box that looks like a switch: a pill with a knob, then its words. On is told by the knob's side and by colour.
class ToggleSwitch final : public QCheckBox
{
    Q_OBJECT
public:
    explicit ToggleSwitch(const QString &words, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &place) const override { return rect().contains(place); }
};

} // namespace slipway
