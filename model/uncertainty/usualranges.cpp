// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/usualranges.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::array ranges = {
    UsualRange{"dataProfile.sizeGiB"_L1, 0.8, 1.3, "data is counted late"_L1},
    UsualRange{"dataProfile.egressGiBPerMonth"_L1, 0.5, 2, "rarely known before the first bill"_L1},
    UsualRange{"modelProfile.parametersBillion"_L1, 1, 1, "the model is chosen"_L1},
    UsualRange{"modelProfile.ramGiB"_L1, 1, 1, "measured before anything is planned"_L1},
    UsualRange{"growth.requestsPercent"_L1, 0.5, 1.5, "growth is forecast"_L1},
    UsualRange{"growth.dataPercent"_L1, 0.5, 1.5, "growth is forecast"_L1},
    UsualRange{"growth.peoplePercent"_L1, 0.5, 1.5, "growth is forecast"_L1},
    UsualRange{"sharedServices.logGiBPerMonth"_L1, 0.5, 2, "rarely known before the first bill"_L1},
    UsualRange{"sharedServices.modelAndArtifactGiB"_L1, 0.7, 1.5, "results are kept longer than planned"_L1},
    UsualRange{"assumptions.mfuPercent"_L1, 0.6, 1.3, "spread of published runs"_L1},
    UsualRange{"assumptions.goodputPercent"_L1, 0.88, 1.08, "the plan's own default: 75 to 92 of 85 %"_L1},
    UsualRange{"assumptions.nodeStartMinutes"_L1, 0.6, 2, "the plan's own default: 3 to 10 of 5 minutes"_L1},
    UsualRange{"assumptions.targetUtilizationPercent"_L1, 1, 1, "chosen"_L1},
    UsualRange{"assumptions.parallelSharePercent"_L1, 0.9, 1.05, "rarely measured"_L1},
    UsualRange{"assumptions.evictionPercentPerHour"_L1, 0.2, 4, "the plan's own default: 1 to 20 of 5 %"_L1},
    UsualRange{"experimentation.people"_L1, 0.8, 1.3, "teams are filled late or grow"_L1},
    UsualRange{"experimentation.hoursPerDay"_L1, 0.7, 1.2, "people have other work"_L1},
    UsualRange{"trainingWork.measuredHours"_L1, 0.8, 1.5, "data and code grow after the measurement"_L1},
    UsualRange{"trainingWork.parametersBillion"_L1, 1, 1, "the model is chosen"_L1},
    UsualRange{"trainingWork.tokensBillion"_L1, 0.8, 1.3, "data is counted late"_L1},
    UsualRange{"trainingWork.exampleTokens"_L1, 0.8, 1.3, "examples differ in length"_L1},
    UsualRange{"trainingWork.images"_L1, 0.8, 1.3, "data is counted late"_L1},
    UsualRange{"trainingWork.epochs"_L1, 0.7, 1.5, "training ends when it is good enough"_L1},
    UsualRange{"trainingWork.imagesPerSecond"_L1, 0.8, 1.1, "the input is slower in production"_L1},
    UsualRange{"training.runsPerMonth"_L1, 0.7, 1.5, "experiments are repeated more often than planned"_L1},
    UsualRange{"rollout.perMonth"_L1, 0.5, 2, "releases come when they are ready"_L1},
    UsualRange{"realtime.peakRequestsPerSecond"_L1, 0.6, 1.6, "demand is forecast, not measured"_L1},
    UsualRange{"realtime.serviceMilliseconds"_L1, 0.8, 1.4,
               "real requests are longer than those of a test"_L1},
    UsualRange{"realtime.serviceVariation"_L1, 1, 1, "measured before anything is planned"_L1},
    UsualRange{"batch.itemsPerRun"_L1, 0.8, 1.3, "data is counted late"_L1},
    UsualRange{"batch.secondsPerItem"_L1, 0.7, 1.6, "items differ in size"_L1},
    UsualRange{"batch.runsPerMonth"_L1, 0.95, 1.1, "they have a schedule; some are repeated"_L1},
};

constexpr UsualRange spot{"price.spot"_L1, 0.6, 1.6, "spot prices move by tens of percent within months"_L1};
constexpr UsualRange doubtful{"price.doubtful"_L1, 0.8, 1.25,
                              "the price of another region, or doubtful otherwise"_L1};

} // namespace

std::span<const UsualRange> usualRanges()
{
    return ranges;
}

const UsualRange *usualRange(QLatin1StringView type, QLatin1StringView member)
{
    const auto found = std::ranges::find_if(ranges, [&](const UsualRange &each) {
        return each.place.size() == type.size() + 1 + member.size() && each.place.startsWith(type)
            && each.place[type.size()] == u'.' && each.place.endsWith(member);
    });
    return found == ranges.end() ? nullptr : &*found;
}

const UsualRange &usualSpotRange()
{
    return spot;
}

const UsualRange &usualDoubtfulRange()
{
    return doubtful;
}

} // namespace slipway
