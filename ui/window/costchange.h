// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"

#include <map>
#include <optional>

namespace slipway {

/// By how much the last edit changed a figure. Edits that merged into one undo step count as one: typing
/// "120" is compared with what stood before the first digit.
class CostChange
{
public:
    /// Another plan is shown: there is nothing to compare with.
    void restart() { *this = {}; }

    /// The figure now, with the undo stack at `index`. None for the first figure, and where the two cannot be compared. `stepIsGone`: a step came to
    /// nothing, and the edit before it is the last one again.
    std::optional<Total> update(int index, const Total &figure, bool stepIsGone = false)
    {
        if (stepIsGone)
            m_before = m_befores.contains(index) ? std::optional(m_befores.at(index)) : std::nullopt;
        else if (m_last && index != m_index)
            m_before = m_last;
        m_index = index;
        m_last = figure;
        if (m_before)
            m_befores.insert_or_assign(index, *m_before);
        else
            m_befores.erase(index);
        return m_before ? figure.less(*m_before) : std::nullopt;
    }

private:
    int m_index = 0;
    std::optional<Total> m_last;
    std::optional<Total> m_before;
    std::map<int, Total> m_befores; ///< what stood before the edit that leads to an index of the stack
};

} // namespace slipway
