// SPDX-License-Identifier: GPL-3.0-or-later
// Plans: what is read is written and read again without a difference.
#include "model/plan/planjson.h"
#include "tests/fuzz/reader.h"

using namespace slipway;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<LoadedPlan> read = readPlan(fuzz::bytesOf(data, size));
    if (!read) {
        fuzz::expectSentence(read.error().message);
        return 0;
    }
    for (const QString &notice : read->notices)
        fuzz::expectSentence(notice);
    const Result<LoadedPlan> again = readPlan(writePlan(read->plan));
    fuzz::expect(again.ok(), "a written plan can be read");
    fuzz::expect(again->plan == read->plan, "a plan that was written and read is the same");
    return 0;
}
