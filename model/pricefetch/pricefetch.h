// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <atomic>
#include <chrono>
#include <functional>
#include <vector>

namespace slipway {

/// How far fetching goes. The defaults suit the service: some twenty questions at a time make it answer 429.
struct FetchOptions
{
    int parallel = 4;
    int tries = 6; ///< of one page
    std::chrono::milliseconds firstWait{4'000}; ///< doubled with each try
    std::chrono::milliseconds longestWait{60'000}; ///< also of what the service asks for
    std::chrono::milliseconds timeout{60'000}; ///< without a byte
    std::chrono::milliseconds longestPage{300'000}; ///< for one try of a page, however its bytes drip
    int mostPages = 400; ///< of one query; more is a failure, not an end
    qint64 mostBytes = 64LL * 1024 * 1024; ///< of one page
    /// Told after each page: pages there, queries done, queries in all. False ends the fetching.
    std::function<bool(int pages, int done, int queries)> progress = {};
    /// Asked some twenty times a second, also while an answer is waited for. True ends the fetching.
    std::function<bool()> isCancelled = {};
};

/// What was fetched.
struct Fetched
{
    QStringList files; ///< pages in the order of the queries
    int requests = 0;
    int resumed = 0; ///< pages that an earlier run had left
    QStringList retried; ///< one sentence for each try that failed and was made again
};

/// Asks every query and follows its pages, several at a time, until all are there. Each page is checked as it comes and written
/// whole into `folder`, so that a run that ended early is continued: pages that lie there are not asked for again. Blocks in an
/// event loop of its own. Nothing but the queries is sent. Refused: a query or link that is neither https nor to this computer;
/// a link to another server, or to a page that was read before. Error Network with the address in `where`.
[[nodiscard]] Result<Fetched> fetchPages(const std::vector<QUrl> &queries, const QString &folder,
                                         const FetchOptions &options = {});

/// Whether prices may be asked for there: https, or plain http to this computer.
[[nodiscard]] bool mayAsk(const QUrl &address);

} // namespace slipway
