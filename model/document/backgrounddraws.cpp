// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/backgrounddraws.h"

#include "model/document/background.h"
#include "model/evaluation/effort.h"

#include <algorithm>
#include <atomic>

namespace slipway {

namespace {

constexpr int drawsOfLargePlans = 1'000;

/// Read by background work too.
std::atomic<int> &limit()
{
    static std::atomic<int> most = DrawOptions::most;
    return most;
}

} // namespace

DrawOptions backgroundDraws()
{
    DrawOptions options;
    options.draws = std::min(options.draws, limit().load());
    options.threads = backgroundThreads();
    return options;
}

DrawOptions backgroundDraws(const Plan &plan)
{
    DrawOptions options = backgroundDraws();
    if (!isQuick(plan))
        options.draws = std::min(options.draws, drawsOfLargePlans);
    return options;
}

void limitBackgroundDraws(int most)
{
    limit() = std::clamp(most, DrawOptions::fewest, DrawOptions::most);
}

} // namespace slipway
