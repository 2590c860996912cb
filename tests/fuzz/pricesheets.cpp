// SPDX-License-Identifier: GPL-3.0-or-later
// Price sheets of an agreement: refused in a sentence, or a book comes of them that can be read.
#include "resources/retail.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include "model/pricesheet/pricesheet.h"

#include <array>

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Result<RetailMeters> meters = RetailMeters::parse(embeddedRetailMeters());
    static const QHash<QByteArray, QByteArray> regions = meterRegionsOf(embeddedMeterRegions());
    const QByteArray bytes = fuzz::bytesOf(data, size);
    // One of these by its size: each takes the whole book.
    constexpr std::array factors = {0.0, 0.86, 1e-9, 1e9};
    const double perUsd = factors[size % factors.size()];
    RetailImport import(test::catalog(), test::prices(), *meters, test::asOf);
    HeldBytes held(bytes);
    const Result<PriceSheet> sheet = readPriceSheet(held, regions, perUsd, import);
    if (!sheet) {
        fuzz::expectSentence(sheet.error().message);
        return 0;
    }
    const Result<ImportedBook> done = import.finish({.allowPartial = true, .takeSuspicious = true});
    if (!done)
        fuzz::expectSentence(done.error().message);
    else if (!done->bytes.isEmpty())
        fuzz::expect(PriceSnapshot::load(done->bytes, test::catalog()).ok(),
                     "a book that was made can be read");
    return 0;
}
