// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/pricebook: what an announced price takes the place of.
#pragma once

#include "model/prices/pricesnapshot.h"

#include <QDate>

#include <optional>
#include <vector>

namespace slipway {

/// What is charged of one price from day to day. Empty at first: nothing is known of it.
class ChargedUntil
{
public:
    struct Step
    {
        QDate from; ///< invalid: it holds already
        Rate rate;
        QDate said = {}; ///< the day of whoever says so; invalid: that of the pages that are read
    };

    /// From its day on it takes the place of what was added before, of whatever day: what is agreed comes after what is listed.
    void add(const Step &step) { m_steps.push_back(step); }

    /// What is charged on the day before this one; nullptr: nobody knows.
    [[nodiscard]] const Step *before(const QDate &day) const
    {
        for (auto step = m_steps.rbegin(); step != m_steps.rend(); ++step) {
            if (!step->from.isValid() || step->from < day)
                return &*step;
        }
        return nullptr;
    }

private:
    std::vector<Step> m_steps;
};

} // namespace slipway
