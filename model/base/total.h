// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"

#include <QStringList>

#include <compare>
#include <optional>

namespace slipway {

/// What something costs: the sum of all that has a price, and what is missing from it. The cost of a plan, a compute, a stage, a
/// month, and of anything that could be done instead, is one of these, so that "at least" cannot get lost on the way.
class Total
{
public:
    Total() = default; ///< USD 0.00, whole
    explicit Total(const Money &known, const QStringList &missing = {})
        : m_known(known)
        , m_missing(missing)
        , m_ended(known.isAtEnd())
    {
    }

    /// The sum of what has a price.
    [[nodiscard]] const Money &known() const { return m_known; }
    /// Names of the lines that have none.
    [[nodiscard]] const QStringList &missing() const { return m_missing; }
    /// False: it is "at least". So it is where nothing is missing as well, once a sum reached the end of the range.
    [[nodiscard]] bool isComplete() const { return m_missing.isEmpty() && !m_ended; }
    /// Nothing at all: what has no price is something.
    [[nodiscard]] bool isZero() const { return m_known.isZero() && isComplete(); }
    [[nodiscard]] Currency currency() const { return m_known.currency(); }

    /// The known part divided into `parts` (> 0), rounded half to even. Each part misses the same.
    [[nodiscard]] Total dividedBy(std::int64_t parts) const;
    /// This less `other`. What both miss counts for neither; none where `other` alone misses something, or where they are in
    /// different currencies: nobody knows then.
    [[nodiscard]] std::optional<Total> less(const Total &other) const;

    /// What misses the same line twice misses it once.
    Total &operator+=(const Total &other);
    friend Total operator+(Total a, const Total &b) { return a += b; }
    friend bool operator==(const Total &, const Total &) = default;
    /// Cheapest first: whole totals before "at least", then by what is known. Only for totals of one currency (asserted).
    friend std::weak_ordering operator<=>(const Total &a, const Total &b)
    {
        if (a.isComplete() != b.isComplete())
            return a.isComplete() ? std::weak_ordering::less : std::weak_ordering::greater;
        return a.m_known <=> b.m_known;
    }

private:
    Money m_known;
    QStringList m_missing;
    bool m_ended = false; ///< reached the end of the range
};

} // namespace slipway
