// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets: what is read is written and read again without a difference, is refused in sentences, or becomes a plan that can be saved.
#include "model/plan/planjson.h"
#include "model/proposals/planfor.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<Sheet> sheet = readSheet(fuzz::bytesOf(data, size));
    if (!sheet) {
        fuzz::expectSentence(sheet.error().message);
        return 0;
    }
    const Result<Sheet> again = readSheet(writeSheet(*sheet));
    fuzz::expect(again.ok(), "a written sheet can be read");
    fuzz::expect(*again == *sheet, "a sheet that was written and read is the same");
    const std::vector<Error> faults = sheetFaults(*sheet, test::catalog(), test::prices());
    for (const Error &fault : faults)
        fuzz::expectSentence(fault.message);
    const Result<Plan> plan = planFor(*sheet, {test::catalog(), test::prices(), test::asOf});
    fuzz::expect(!plan.ok() || faults.empty(), "a sheet with faults becomes no plan");
    if (!plan) {
        fuzz::expectSentence(plan.error().message);
        return 0;
    }
    const Result<LoadedPlan> loaded = readPlan(writePlan(*plan));
    fuzz::expect(loaded.ok(), "the plan of a sheet can be read");
    fuzz::expect(loaded->plan == *plan, "and is the same");
    return 0;
}
