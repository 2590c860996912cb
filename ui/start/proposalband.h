// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/proposaltexts.h"

#include <QWidget>

namespace slipway {

/// One proposal on the axis that all share: a bar from P10 to P90, a diamond at the likely total, a dashed line at the budget.
class ProposalBandView final : public QWidget
{
    Q_OBJECT
public:
    explicit ProposalBandView(QWidget *parent = nullptr);

    void setBand(const ProposalBand &band, const ProposalScale &scale);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ProposalBand m_band;
    ProposalScale m_scale;
};

} // namespace slipway
