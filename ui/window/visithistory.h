// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace slipway {

/// The steps in the order they were looked at, as a web browser keeps its pages: going back keeps the way
/// forward until another step is visited.
class VisitHistory
{
public:
    struct Visit
    {
        Step step = Step::Workload;
        bool byLink = false; ///< a link led here: the way back is worth naming

        friend bool operator==(const Visit &, const Visit &) = default;
    };

    /// Forgets everything and starts at `step`.
    void restart(Step step);
    /// Visiting the current step again is no visit.
    void visit(Step step, bool byLink = false);

    [[nodiscard]] Visit current() const { return m_visits[m_position]; }
    /// Where back() and forward() would go.
    [[nodiscard]] std::optional<Step> previous() const;
    [[nodiscard]] std::optional<Step> next() const;
    void back();
    void forward();

private:
    std::vector<Visit> m_visits = {Visit{}};
    std::size_t m_position = 0;
};

} // namespace slipway
