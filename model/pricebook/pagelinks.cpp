// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/pagelinks.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

void PageLinks::note(const RetailPage &page)
{
    const QString &link = page.next;
    if (link.isEmpty()) {
        ++m_lastPages;
        return;
    }
    static const QRegularExpression skip(u"[?&](%24|\\$)skip=([0-9]{1,12})"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = skip.match(link);
    QString query = link;
    query.remove(skip);
    m_links[query].push_back({match.hasMatch() ? match.captured(2).toLongLong() : -1, page.rows});
}

std::optional<Error> PageLinks::missing() const
{
    const auto missing = [](const QString &what) {
        return Error{ErrorCode::Invalid,
                     u"Pages are missing: %1."_s.arg(what),
                     {}};
    };
    for (const auto &[query, links] : m_links) {
        std::vector<Link> pages = links;
        std::sort(pages.begin(), pages.end(), [](const Link &a, const Link &b) { return a.skip < b.skip; });
        std::int64_t reached = 0;
        for (const Link &page : pages) {
            if (page.skip - page.rows > reached)
                return missing(u"after row %1 of a query comes row %2"_s.arg(
                    QLocale::c().toString(static_cast<qlonglong>(reached)),
                    QLocale::c().toString(static_cast<qlonglong>(page.skip - page.rows + 1))));
            reached = std::max(reached, page.skip);
        }
    }
    if (static_cast<std::int64_t>(m_links.size()) > m_lastPages)
        return missing(u"the last page of %1 is not among them"_s.arg(m_links.size() == 1 ? u"the query"_s
                                                                                          : u"a query"_s));
    return std::nullopt;
}

} // namespace slipway
