// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/pricebook/retailpage.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace slipway {

/// Which pages of queries came, by the links that they have to the next.
class PageLinks
{
public:
    /// A link names its query and how many rows lie before the page that it leads to.
    void note(const RetailPage &page);
    /// The pages of a query follow each other without a gap, and the last has no link.
    [[nodiscard]] std::optional<Error> missing() const;

private:
    struct Link
    {
        std::int64_t skip = 0; ///< rows before the page that it leads to; -1: it does not say
        std::int64_t rows = 0; ///< of the page that has it
    };

    std::map<QString, std::vector<Link>> m_links; ///< by query
    std::int64_t m_lastPages = 0;
};

} // namespace slipway
