// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace slipway::cost {

/// Figures by month of the horizon. Most months are like the one before: those that follow each other and are equal are kept once.
template <typename T> class ByMonth
{
public:
    /// Months that follow each other, to the first of the next stretch.
    struct Stretch
    {
        T value;
        std::size_t first = 0;

        friend bool operator==(const Stretch &, const Stretch &) = default;
    };

    /// A range over figures of stretches; borrows them. No view of the library: clang 14 cannot read those of libstdc++.
    class Values
    {
    public:
        class Iterator
        {
        public:
            using value_type = T;
            using difference_type = std::ptrdiff_t;

            Iterator() = default;
            explicit Iterator(const Stretch *at)
                : m_at(at)
            {
            }
            [[nodiscard]] const T &operator*() const { return m_at->value; }
            Iterator &operator++()
            {
                ++m_at;
                return *this;
            }
            Iterator operator++(int) { return Iterator(m_at++); }
            friend bool operator==(const Iterator &, const Iterator &) = default;

        private:
            const Stretch *m_at = nullptr;
        };

        explicit Values(const std::vector<Stretch> &stretches)
            : m_stretches(&stretches)
        {
        }
        [[nodiscard]] Iterator begin() const { return Iterator(m_stretches->data()); }
        [[nodiscard]] Iterator end() const { return Iterator(m_stretches->data() + m_stretches->size()); }

    private:
        const std::vector<Stretch> *m_stretches;
    };

    ByMonth() = default;
    ByMonth(const std::vector<T> &months) // NOLINT: the same figures, kept another way
    {
        for (const T &each : months)
            add(each);
    }

    void reserve(std::size_t stretches) { m_stretches.reserve(stretches); }
    void clear() { *this = {}; }
    /// At the end.
    void add(T value, std::size_t months = 1)
    {
        if (months == 0)
            return;
        if (m_stretches.empty() || !(m_stretches.back().value == value))
            m_stretches.push_back({std::move(value), m_months});
        m_months += months;
    }

    /// Months.
    [[nodiscard]] std::size_t size() const { return m_months; }
    [[nodiscard]] bool empty() const { return m_months == 0; }
    [[nodiscard]] const T &operator[](std::size_t month) const
    {
        // No stretch is empty, so that none begins before the month of its number.
        std::size_t at = std::min(month, m_stretches.size() - 1);
        while (m_stretches[at].first > month)
            --at;
        return m_stretches[at].value;
    }
    [[nodiscard]] const T &back() const { return m_stretches.back().value; }

    [[nodiscard]] const std::vector<Stretch> &stretches() const { return m_stretches; }
    /// The month behind a stretch.
    [[nodiscard]] std::size_t endOf(std::size_t stretch) const
    {
        return stretch + 1 < m_stretches.size() ? m_stretches[stretch + 1].first : m_months;
    }
    /// Each figure once for the months that it is of, from the first.
    [[nodiscard]] Values values() const { return Values(m_stretches); }
    [[nodiscard]] std::vector<T> months() const
    {
        std::vector<T> all;
        all.reserve(m_months);
        for (std::size_t s = 0; s < m_stretches.size(); ++s)
            all.insert(all.end(), endOf(s) - m_stretches[s].first, m_stretches[s].value);
        return all;
    }
    /// What `of` makes of each figure.
    template <typename Of> [[nodiscard]] auto map(Of of) const
    {
        ByMonth<decltype(of(std::declval<const T &>()))> result;
        result.reserve(m_stretches.size());
        for (std::size_t s = 0; s < m_stretches.size(); ++s)
            result.add(of(m_stretches[s].value), endOf(s) - m_stretches[s].first);
        return result;
    }

    friend bool operator==(const ByMonth &, const ByMonth &) = default;

private:
    std::vector<Stretch> m_stretches;
    std::size_t m_months = 0;
};

} // namespace slipway::cost
