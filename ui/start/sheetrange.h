// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"

#include <QWidget>

#include <array>
#include <optional>

namespace slipway {

class NumberField;

/// A range as three edits side by side: low, likely, high, and the unit at the end. All are always there, each is a stop of the Tab key.
/// An empty low or high means that nobody knows it. The likely figure keeps the others where it must: an end that it passed goes along.
class SheetRange final : public QWidget
{
    Q_OBJECT
public:
    explicit SheetRange(QWidget *parent = nullptr);

    void setLimits(double lowest, double highest, int decimals);
    void setUnit(const QString &unit);
    /// "Requests a second": the three edits are "Requests a second, low" and so on.
    void setName(const QString &name);
    /// Shows the value without a signal.
    void setValue(const std::optional<Estimate> &value);
    [[nodiscard]] NumberField *likely() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const std::optional<slipway::Estimate> &value);

private:
    void read(std::size_t part);

    std::array<NumberField *, 3> m_parts = {};
    std::optional<Estimate> m_value;
    std::optional<Estimate> m_before; ///< when the typing in one part began
};

} // namespace slipway
