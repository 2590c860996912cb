// SPDX-License-Identifier: GPL-3.0-or-later
// FIELD=VALUE as slipway set takes them, one a line: what is taken can be saved and read again, in the plan and in a scenario of it.
#include "model/plan/assignments.h"
#include "model/plan/plancheck.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Plan> plans
        = {test::templatePlan(u"llm-finetune-endpoint"_s), test::templatePlan(u"vision-realtime"_s),
           test::templatePlan(u"regulated-isolated"_s)};
    const Plan &plan = plans[size % plans.size()];
    const QStringList lines = QString::fromUtf8(fuzz::bytesOf(data, size)).split(u'\n', Qt::SkipEmptyParts);
    const Result<PlanEdit> edit = assignments(lines, plan);
    if (!edit) {
        fuzz::expectSentence(edit.error().message);
        return 0;
    }
    const Result<Plan> changed = applied(*edit, plan);
    if (!changed) {
        fuzz::expectSentence(changed.error().message);
        return 0;
    }
    if (const Result<void> known = checkNewWords(plan, *changed, test::catalog(), test::prices()); !known)
        fuzz::expectSentence(known.error().message);
    const Result<LoadedPlan> again = readPlan(writePlan(*changed));
    if (!again) {
        fuzz::expectSentence(again.error().message);
        return 0;
    }
    fuzz::expect(again->plan == *changed, "a plan that was changed, written and read is the same");
    Plan alone = *changed;
    alone.scenarios.clear();
    const Result<ScenarioPlan> scenario = scenarioPlan(withScenario(plan, u"fuzzed"_s, alone), u"fuzzed"_s);
    fuzz::expect(scenario.ok(), "what a plan can be, a scenario of it can be");
    fuzz::expect(scenario->plan == alone, "a scenario is what was set");
    return 0;
}
