// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of the Azure CLI about sizes: what is taken in becomes additions that can be written and read.
#include "model/imports/sizeanswers.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    static_cast<void>(isSizeAnswer(bytes));
    const Result<SizeAnswers> read
        = readSizeAnswers({{u"answer.json"_s, bytes}}, test::catalog(), test::asOf);
    if (!read) {
        fuzz::expectSentence(read.error().message);
        return 0;
    }
    for (const QString &remark : read->remarks)
        fuzz::expectSentence(remark);
    if (read->additions.corrections.empty())
        return 0;
    const Result<Additions> again = readAdditions(writeCorrections(read->additions));
    fuzz::expect(again.ok(), "corrections that were written can be read");
    fuzz::expect(again->corrections.size() == read->additions.corrections.size(), "no correction is lost");
    return 0;
}
