// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/actuals/bill.h"

#include "model/base/cancellation.h"

#include <QDir>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Larger bills come in parts.
constexpr std::int64_t mostExportBytes = std::int64_t(64) << 30;

/// The message names the file; `where` stays the place in it.
Error inBill(const QString &path, Error error)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (!error.message.contains(shown))
        error.message = u"%1: %2"_s.arg(shown, error.message);
    return error;
}

/// Another source, counted and cancelled a piece at a time.
class WatchedSource final : public ByteSource
{
public:
    WatchedSource(ByteSource &source, const BillProgress &progress)
        : m_source(source)
        , m_progress(progress)
    {
    }

    QByteArrayView next() override
    {
        throwIfCancelled();
        const QByteArrayView piece = m_source.next();
        if (!m_source.failed().isNull())
            fail(m_source.failed());
        m_bytes += piece.size();
        if (m_progress)
            m_progress(m_bytes);
        return piece;
    }

private:
    ByteSource &m_source;
    const BillProgress &m_progress;
    qint64 m_bytes = 0;
};

} // namespace

Result<qint64> readBill(ActualCollector &collector, const QString &path, CostBasis basis,
                        const BillProgress &progress)
{
    const Result<std::unique_ptr<ByteSource>> file = openBytes(path, mostExportBytes);
    if (!file)
        return file.error();
    WatchedSource source(**file, progress);
    Result<CostExport> opened = CostExport::open(source, basis);
    if (!opened)
        return inBill(path, opened.error());
    CostExport bill = std::move(opened).value();
    for (qint64 number = 1;; ++number) {
        const Result<const BilledCharge *> charge = bill.next();
        if (!charge)
            return inBill(path, charge.error());
        if (!*charge)
            break;
        if (Result<void> added = collector.add(**charge); !added) {
            Error error = added.error();
            error.where = u"charge %1"_s.arg(number);
            return inBill(path, error);
        }
    }
    return bill.unreadableTags();
}

Result<ActualCosts> readBills(const Plan &plan, const Evaluation &evaluation, const BilledAs &as,
                              const QStringList &paths, CostBasis basis, const BillProgress &progress)
{
    ActualCollector collector(plan, evaluation, as);
    qint64 unreadableTags = 0;
    qint64 before = 0;
    for (const QString &path : paths) {
        qint64 here = 0;
        if (paths.size() > 1)
            collector.beginFile();
        const Result<qint64> read = readBill(collector, path, basis, [&](qint64 bytes) {
            here = bytes;
            if (progress)
                progress(before + bytes);
        });
        if (!read)
            return read.error();
        unreadableTags += *read;
        before += here;
    }
    ActualCosts actual = collector.result();
    actual.unreadableTags = unreadableTags;
    return actual;
}

} // namespace slipway
