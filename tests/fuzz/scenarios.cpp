// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario changes, as it stands in a file: the scenario is refused in a sentence, or is a plan that can be saved and kept as one.
#include "model/plan/scenarios.h"
#include "model/base/jsonreader.h"
#include "model/plan/planjson.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <nlohmann/json.hpp>

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QByteArray bytes = [] {
        Plan plan = test::templatePlan(u"llm-finetune-endpoint"_s);
        plan.scenarios = {{u"fuzzed"_s, u"{}"_s, {}}};
        return writePlan(plan);
    }();
    static const QByteArray place = "\"patch\": {}";
    const qsizetype at = bytes.indexOf(place);
    fuzz::expect(at > 0, "the place of a patch is known");
    QByteArray file = bytes;
    file.replace(at, place.size(), QByteArray("\"patch\": " + fuzz::bytesOf(data, size)));
    const Result<LoadedPlan> read = readPlan(file);
    if (!read) {
        fuzz::expectSentence(read.error().message);
        return 0;
    }
    const Result<LoadedPlan> again = readPlan(writePlan(read->plan));
    fuzz::expect(again.ok() && again->plan == read->plan, "scenarios are kept as they are");
    for (const QString &name : scenarioNames(read->plan)) {
        const Result<ScenarioPlan> scenario = scenarioPlan(read->plan, name);
        if (!scenario) {
            fuzz::expectSentence(scenario.error().message);
            continue;
        }
        for (const QString &notice : scenario->notices)
            fuzz::expectSentence(notice);
        const Result<LoadedPlan> alone = readPlan(writePlan(scenario->plan));
        fuzz::expect(alone.ok() && alone->plan == scenario->plan, "a scenario can be saved as a plan");
        const Result<ScenarioPlan> kept = scenarioPlan(withScenario(read->plan, name, scenario->plan), name);
        fuzz::expect(kept.ok() && kept->plan == scenario->plan, "a scenario that is kept again is the same");
    }
    return 0;
}
