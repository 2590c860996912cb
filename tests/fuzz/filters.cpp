// SPDX-License-Identifier: GPL-3.0-or-later
// Filters as --where takes them: what parses is written as text that parses to the same.
#include "app/commands/query.h"
#include "tests/fuzz/reader.h"

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Table::Column> columns = {{u"name"_s, Table::Kind::Text},
                                                       {u"vcpus"_s, Table::Kind::Number},
                                                       {u"retired"_s, Table::Kind::YesNo}};
    const Result<Query> query = Query::parse(QString::fromUtf8(fuzz::bytesOf(data, size)), columns);
    if (!query) {
        fuzz::expectSentence(query.error().message);
        return 0;
    }
    static_cast<void>(query->matches({u"Standard_D4s_v3"_s, 4, false}));
    const Result<Query> again = Query::parse(query->toText(columns), columns);
    fuzz::expect(again.ok() && again->conditions() == query->conditions(),
                 "a filter reads as it was written");
    return 0;
}
