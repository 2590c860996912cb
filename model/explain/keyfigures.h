// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

#include <QLocale>
#include <QString>

#include <array>
#include <optional>

namespace slipway {

/// One of the four figures that stand above everything else that follows for a workload, ready to be shown.
struct KeyFigure
{
    enum class Tone : std::uint8_t { Plain, Good, Caution, Bad };

    QString caption; ///< "A run takes"
    QString value; ///< "7 h 30"; a dash where it is not known
    QString unit; ///< "min"; may be empty
    QString detail; ///< the line below: range, limit; says in words what `tone` says in colour
    Tone tone = Tone::Plain;
    std::optional<double> share; ///< of its limit or whole, 0 and more; nothing: it has none
    QString field = {}; ///< JSON pointer of the entry that is missing; empty: none is
    std::optional<Figure> figure = {}; ///< to ask how it is computed
};

using KeyFigures = std::array<KeyFigure, 4>;

/// Which work the figures are of.
struct KeySubject
{
    QString workload; ///< id
    QString deployment = {}; ///< id; of real-time endpoints
    Workload::Detail kind = TrainingJob{}; ///< for the captions while the plan has no such workload
};

/// From this share of a limit on there is no room to speak of.
inline constexpr double nearLimit = 0.95;

/// By the kind of the workload: time, cost of a run, cost of a month, memory of training; answer time, busy share, instances, cost of
/// serving; time, busy share, nodes, cost of a batch; hours, cost of not stopping, people per machine, cost of experimentation.
/// `evaluation` is that of `plan` in `context`. Four dashes for a workload that the plan does not
/// have.
[[nodiscard]] KeyFigures keyFigures(const KeySubject &subject, const Plan &plan, const Evaluation &evaluation,
                                    const Context &context, const QLocale &locale);

/// What the workload costs over the horizon: all lines that it causes. Those that others cause as well are in it as a whole.
struct WorkloadCost
{
    Total total;
    int sharedWith = 0; ///< other workloads on the same lines
};
[[nodiscard]] WorkloadCost costOfWorkload(const Evaluation &evaluation, const QString &workload);

} // namespace slipway
