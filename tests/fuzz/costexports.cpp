// SPDX-License-Identifier: GPL-3.0-or-later
// Bills, FOCUS and Cost Management: whatever pieces they come in, the same charges are read, and what is held against a plan adds
// up by line and by month.
#include "model/actuals/actualcosts.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <algorithm>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

class Pieces final : public ByteSource
{
public:
    Pieces(const QByteArray &bytes, qsizetype size)
        : m_bytes(bytes)
        , m_size(size)
    {
    }
    QByteArrayView next() override
    {
        const QByteArrayView piece
            = QByteArrayView(m_bytes).sliced(m_at, std::min(m_size, m_bytes.size() - m_at));
        m_at += piece.size();
        return piece;
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_size;
    qsizetype m_at = 0;
};

struct Bill
{
    QString refused;
    std::vector<BilledCharge> charges;
    qint64 unreadableTags = 0;
};

Bill readBill(const QByteArray &bytes, qsizetype piece, CostBasis basis)
{
    Bill bill;
    Pieces source(bytes, piece);
    Result<CostExport> opened = CostExport::open(source, basis);
    if (!opened) {
        bill.refused = opened.error().message;
        return bill;
    }
    CostExport file = std::move(opened).value();
    for (;;) {
        const Result<const BilledCharge *> charge = file.next();
        if (!charge)
            bill.refused = charge.error().message;
        if (!charge || !*charge)
            break;
        bill.charges.push_back(**charge);
    }
    bill.unreadableTags = file.unreadableTags();
    return bill;
}

bool isSame(const BilledCharge &a, const BilledCharge &b)
{
    return a.day == b.day && a.lastDay == b.lastDay && a.cost == b.cost && a.currency == b.currency
        && a.service == b.service && a.planTag == b.planTag && a.lineTag == b.lineTag;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Plan plan = [] {
        Plan named = test::templatePlan(u"llm-finetune-endpoint"_s);
        named.name = u"Tickets"_s;
        named.start = YearMonth(2027, 1);
        return named;
    }();
    static const Evaluation evaluation = test::evaluated(plan);
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const CostBasis basis = size % 2 == 0 ? CostBasis::Effective : CostBasis::Billed;
    const Bill bill = readBill(bytes, std::max<qsizetype>(bytes.size(), 1), basis);
    const Bill inPieces = readBill(bytes, 4 + bytes.size() % 29, basis);
    fuzz::expect(bill.refused == inPieces.refused && bill.unreadableTags == inPieces.unreadableTags
                     && std::equal(bill.charges.begin(), bill.charges.end(), inPieces.charges.begin(),
                                   inPieces.charges.end(), isSame),
                 "a bill reads the same in pieces");
    if (!bill.refused.isEmpty())
        fuzz::expectSentence(bill.refused);
    ActualCollector collector(plan, evaluation);
    qint64 taken = 0;
    for (const BilledCharge &charge : bill.charges) {
        ++taken;
        if (const Result<void> added = collector.add(charge); !added) {
            fuzz::expectSentence(added.error().message);
            break;
        }
    }
    const ActualCosts actual = collector.result();
    fuzz::expect(actual.charges == taken, "every charge is counted");
    Money months(0, evaluation.currency);
    for (const ActualMonth &month : actual.months)
        months += month.billed;
    Money lines(0, evaluation.currency);
    for (const ActualLine &line : actual.lines)
        lines += line.billed;
    fuzz::expect(lines == actual.billed && months == actual.billed,
                 "lines and months add up to what was billed");
    return 0;
}
