// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/stopcost.h"
#include "ui/support/signlabel.h"

namespace slipway {

/// What a compute costs as planned and if nobody stopped it, in a sentence.
class StopCostLabel final : public SignLabel
{
    Q_OBJECT
public:
    explicit StopCostLabel(QWidget *parent = nullptr);

    /// Hidden where there is nothing to say.
    void showCost(const std::optional<StopCost> &cost, int horizonMonths);
};

} // namespace slipway
