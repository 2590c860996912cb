// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"
#include "ui/fields/rangeframe.h"

#include <optional>

namespace slipway {

class NumberField;

/// The frame of a range with a value that belongs to no plan yet: low, likely, high, and the unit at the end, each a stop of the Tab key.
/// An empty low or high means that nobody knows it. The likely figure keeps the others where it must: an end that it passed goes along.
class SheetRange final : public RangeFrame
{
    Q_OBJECT
public:
    explicit SheetRange(QWidget *parent = nullptr);

    void setLimits(double lowest, double highest, int decimals);
    /// "Requests a second": the three edits are "Requests a second, low" and so on.
    /// Once its unit is set.
    void setName(const QString &name);
    /// Shows the value without a signal.
    void setValue(const std::optional<Estimate> &value);
    [[nodiscard]] NumberField *likely() const { return number(Likely); }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const std::optional<slipway::Estimate> &value);

private:
    void read(Part part);

    std::optional<Estimate> m_value;
    std::optional<Estimate> m_before; ///< when the typing in one part began
};

} // namespace slipway
