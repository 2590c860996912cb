// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace slipway {

/// A figure with its name and unit. `low` and `high` are what it is when all goes well or badly, not percentiles; equal to `likely`
/// where it has no range. Infinite where there is no end to it.
struct SizedFigure
{
    QString id; ///< "hours_per_run": stable
    QString name; ///< "Time of one run"
    QString unit; ///< "h", "requests/s", "USD"; empty: a count or a ratio
    double low = 0;
    double likely = 0;
    double high = 0;
};

struct SizingInput
{
    SizedFigure figure;
    QString field; ///< JSON pointer into the plan; empty where it is not the plan's
    Source source; ///< where a figure that is not the plan's comes from
};

/// A day of the busiest month of an endpoint's deployment, by hours from midnight.
struct ServingDay
{
    static constexpr std::size_t hours = 24;

    int month = 0; ///< of the horizon
    std::array<double, hours> load = {}; ///< requests a second
    std::array<int, hours> instances = {}; ///< that run, 1 or more
    std::array<double, hours> carried = {}; ///< requests a second that so many instances carry within the target
};

/// How time, memory, nodes or instances of a workload follow from the plan. What cannot be worked out is not among the outputs;
/// `remarks` say why.
struct SizingResult
{
    enum class Kind : std::uint8_t { Training, Serving, Batch };

    Kind kind = Kind::Training;
    QString workload; ///< id
    QString deployment; ///< id; empty unless Serving
    QString compute; ///< id
    QStringList formulas; ///< ids of the registry, in the order of their use
    std::vector<SizingInput> inputs;
    std::vector<SizedFigure> outputs;
    QStringList remarks; ///< sentences
    std::optional<ServingDay> day; ///< of Serving, where its instances can be counted

    /// The output of this id, or nullptr.
    [[nodiscard]] const SizedFigure *output(QStringView id) const;
};

} // namespace slipway
