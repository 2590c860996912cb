// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the price service: whatever they hold, a book comes of them that can be read, or one sentence.
#include "resources/retail.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include "model/pricebook/retailimport.h"

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Result<RetailMeters> meters = RetailMeters::parse(embeddedRetailMeters());
    const QByteArray bytes = fuzz::bytesOf(data, size);
    HeldBytes held(bytes);
    std::int64_t rows = 0;
    const Result<RetailPage> page = readRetailPage(held, [&rows](const RetailRow &) {
        ++rows;
        return true;
    });
    if (!page) {
        fuzz::expectSentence(page.error().message);
        return 0;
    }
    fuzz::expect(page->rows == rows, "every row was told");
    RetailImport import(test::catalog(), test::prices(), *meters, test::asOf);
    HeldBytes again(bytes);
    fuzz::expect(import.addPage(again, u"page"_s).ok(), "a page that can be read can be taken");
    const Result<ImportedBook> done = import.finish({.allowPartial = true, .takeSuspicious = true});
    if (!done) {
        fuzz::expectSentence(done.error().message);
        return 0;
    }
    if (!done->bytes.isEmpty())
        fuzz::expect(PriceSnapshot::load(done->bytes, test::catalog()).ok(),
                     "a book that was made can be read");
    return 0;
}
