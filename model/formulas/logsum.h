// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace slipway::formulas {

/// A sum of terms that are known by their logarithms, however large or small they are.
class LogSum
{
public:
    void add(double logarithm) noexcept
    {
        if (logarithm <= m_largest) {
            m_sum += std::exp(logarithm - m_largest);
        } else {
            m_sum = m_sum * std::exp(m_largest - logarithm) + 1;
            m_largest = logarithm;
        }
    }
    /// Of the sum; minus infinity while it is empty.
    [[nodiscard]] double logarithm() const noexcept
    {
        return m_sum == 0 ? -HUGE_VAL : m_largest + std::log(m_sum);
    }

private:
    double m_largest = -HUGE_VAL;
    double m_sum = 0;
};

} // namespace slipway::formulas
