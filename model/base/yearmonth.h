// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <compare>
#include <optional>

namespace slipway {

/// A calendar month, for labels and for dates within the horizon. Cost uses months of 730 hours.
class YearMonth
{
public:
    constexpr YearMonth() = default; ///< January 2026
    constexpr YearMonth(int year, int month) : m_index(year * 12 + month - 1) { }
    /// "2027-01"; nullopt for anything else and for years outside 2000 to 2199.
    [[nodiscard]] static std::optional<YearMonth> fromText(QStringView text);
    [[nodiscard]] static YearMonth of(const QDate &date) { return {date.year(), date.month()}; }

    [[nodiscard]] int year() const { return m_index / 12; }
    [[nodiscard]] int month() const { return m_index % 12 + 1; }
    [[nodiscard]] QDate firstDay() const { return {year(), month(), 1}; }
    [[nodiscard]] QDate lastDay() const { return firstDay().addMonths(1).addDays(-1); }
    [[nodiscard]] QString toText() const;
    [[nodiscard]] YearMonth plusMonths(int months) const
    {
        YearMonth result;
        result.m_index = m_index + months;
        return result;
    }
    friend auto operator<=>(const YearMonth &, const YearMonth &) = default;

private:
    int m_index = 2026 * 12;
};

} // namespace slipway
