// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/assumed.h"

namespace slipway::proposals {

namespace {

constexpr double usualLatencyMilliseconds = 500;
/// People who read along wait two seconds for the first word, and read no faster than this.
constexpr double usualFirstTokenMilliseconds = 2000;
constexpr double usualTokenMilliseconds = 60;
constexpr double usualWindowHours = 8;

} // namespace

double answerWithin(const Sheet &sheet)
{
    const double usual = sheet.usesLanguageModel()
        ? usualFirstTokenMilliseconds + usualTokenMilliseconds * sheet.answerTokens.value_or(0)
        : usualLatencyMilliseconds;
    return sheet.answerWithinMilliseconds.value_or(usual);
}

double windowOf(const Sheet &sheet)
{
    return sheet.windowHours.value_or(usualWindowHours);
}

} // namespace slipway::proposals
