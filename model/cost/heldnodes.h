// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace slipway::cost {

/// Hours of a month in which exactly so many nodes are held.
struct HeldHours
{
    int nodes = 0;
    double hours = 0;

    friend bool operator==(const HeldHours &, const HeldHours &) = default;
};

/// Node-hours of all of them.
[[nodiscard]] inline double nodeHoursOf(const std::vector<HeldHours> &held)
{
    double hours = 0;
    for (const HeldHours &each : held)
        hours += each.nodes * each.hours;
    return hours;
}

/// Collects from when to when nodes are held, and tells how many are held at a time.
class HeldNodes
{
public:
    /// Hours from the start of a month, from 0 on. What is held beyond its end counts beside those held at its start: another month with
    /// the same runs begins there, and a machine that is bought covers one of both. `weight` scales the hours: a run that comes less than
    /// monthly counts less.
    void add(double begin, double end, int nodes, double weight);
    /// Fewest nodes first. Where weights differ, those that are held together count their mean.
    [[nodiscard]] std::vector<HeldHours> hours() const;

private:
    /// Both within the month.
    void addWithin(double begin, double end, int nodes, double weight);

    struct Piece
    {
        double begin = 0;
        double end = 0;
        int nodes = 0;
        double weight = 1;
    };
    std::vector<Piece> m_pieces;
};

} // namespace slipway::cost
