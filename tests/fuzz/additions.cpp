// SPDX-License-Identifier: GPL-3.0-or-later
// Additions of users: what is read merges with what is built in, or is refused with a sentence.
#include "model/prices/referencedata.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<Additions> read = readAdditions(fuzz::bytesOf(data, size));
    if (!read) {
        fuzz::expectSentence(read.error().message);
        return 0;
    }
    static const ReferenceData builtIn{test::catalog(), test::prices()};
    const Result<ReferenceData> merged = withAdditions(builtIn, *read);
    if (!merged)
        fuzz::expectSentence(merged.error().message);
    return 0;
}
