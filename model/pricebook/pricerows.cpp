// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/pricerows.h"

#include "model/cost/meterwords.h"

namespace slipway {

namespace {

using Kind = PriceChangeRow::Kind;

class RowList
{
public:
    RowList(const Catalog &catalog, std::size_t most)
        : m_catalog(catalog)
        , m_most(most)
    {
    }

    void add(Kind kind, const PriceChanges &changes)
    {
        for (const std::size_t index : changes.largest(m_most - m_rows.size()))
            m_rows.push_back(rowOf(kind, changes[index]));
    }
    [[nodiscard]] std::vector<PriceChangeRow> take() { return std::move(m_rows); }

private:
    [[nodiscard]] PriceChangeRow rowOf(Kind kind, const PriceChange &change) const
    {
        PriceChangeRow row;
        row.kind = kind;
        row.name = change.size ? m_catalog.size(*change.size).name : cost::meterName(change.meter);
        if (change.size)
            row.paidAs = change.type;
        row.region = change.region;
        row.before = change.before;
        row.after = change.after;
        row.percent = change.percent();
        const bool ends = kind == Kind::Ending || kind == Kind::EndingNoMore;
        (ends ? row.last : row.from) = change.from;
        if (kind == Kind::Gone || kind == Kind::Withdrawn) {
            row.before = change.after;
            row.after.reset();
        }
        return row;
    }

    const Catalog &m_catalog;
    std::size_t m_most;
    std::vector<PriceChangeRow> m_rows;
};

} // namespace

PriceBookRow bookRowOf(const BookSummary &book)
{
    PriceBookRow row;
    row.id = book.id;
    row.sha256 = book.sha256;
    row.oldest = book.oldest;
    row.newest = book.newest;
    row.prices = book.prices;
    row.announced = book.announced;
    return row;
}

std::vector<PriceChangeRow> changeRows(const ImportReport &report, const Catalog &catalog, std::size_t most)
{
    RowList list(catalog, most);
    list.add(Kind::Suspicious, report.suspicious);
    list.add(Kind::Contradicting, report.contradicting);
    list.add(Kind::Withdrawn, report.withdrawn);
    list.add(Kind::Announced, report.announced);
    list.add(Kind::Changed, report.changed);
    list.add(Kind::Added, report.added);
    return list.take();
}

std::vector<PriceChangeRow> changeRows(const BookDifferences &differences, const Catalog &catalog,
                                       std::size_t most)
{
    RowList list(catalog, most);
    list.add(Kind::Withdrawn, differences.withdrawn);
    list.add(Kind::Announced, differences.announced);
    list.add(Kind::Ending, differences.ending);
    list.add(Kind::EndingNoMore, differences.endingNoMore);
    list.add(Kind::Agreed, differences.agreed);
    list.add(Kind::Listed, differences.listed);
    list.add(Kind::Changed, differences.changed);
    list.add(Kind::Added, differences.added);
    list.add(Kind::Gone, differences.gone);
    return list.take();
}

std::vector<PriceBookRow> bookRows(const BookLibrary &library, const PriceSnapshot &builtIn,
                                   const Catalog &catalog)
{
    std::vector<PriceBookRow> rows = {bookRowOf(summaryOf(builtIn))};
    bool anyCurrent = false;
    for (const BookLibrary::Entry &entry : library.entries(catalog)) {
        PriceBookRow row = entry.book ? bookRowOf(*entry.book) : PriceBookRow();
        row.sha256 = entry.sha256;
        row.kept = entry.kept;
        row.fault = entry.fault;
        row.isOutdated = entry.book && !entry.book->isOwn && entry.book->newest < builtIn.newest();
        row.isCurrent = entry.isCurrent && !row.isOutdated;
        anyCurrent = anyCurrent || row.isCurrent;
        rows.push_back(row);
    }
    rows.front().isCurrent = !anyCurrent;
    return rows;
}

} // namespace slipway
