// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/bookchoice.h"

namespace slipway {

Result<std::optional<PriceSnapshot>> newerBook(const BookLibrary &library, const ReferenceData &builtIn)
{
    Result<std::optional<PriceSnapshot>> current = library.current(builtIn.catalog);
    if (current && *current && !isOwnBook(**current) && (*current)->newest() < builtIn.prices.newest())
        return std::optional<PriceSnapshot>();
    return current;
}

Result<std::optional<PriceSnapshot>> chooseBook(const BookLibrary &library, const ReferenceData &builtIn,
                                                const QString &asked, const std::optional<PinnedInput> &pin)
{
    if (asked == u"builtin")
        return std::optional<PriceSnapshot>();
    if (asked == u"current")
        return newerBook(library, builtIn);
    const PinnedInput wanted = asked.isEmpty() ? pin.value_or(PinnedInput()) : PinnedInput{asked, {}, {}};
    if (wanted.id.isEmpty() && wanted.sha256.isEmpty())
        return newerBook(library, builtIn);
    if (builtIn.prices.isBook(wanted.id, wanted.sha256) || wanted.id == builtIn.prices.sha256())
        return std::optional<PriceSnapshot>();
    Result<PriceSnapshot> found = library.find(wanted, builtIn.catalog);
    if (isHashBeginning(wanted.id, builtIn.prices.sha256())) {
        if (!found && found.error().code == ErrorCode::Unreadable)
            return std::optional<PriceSnapshot>();
        return ambiguousBook(wanted.id);
    }
    if (found && !asked.isEmpty() && found->id() == asked) {
        if (auto several = library.ambiguousName(asked, builtIn.catalog))
            return *std::move(several);
    }
    if (found)
        return std::optional(*std::move(found));
    if (asked.isEmpty() && found.error().code == ErrorCode::Unreadable)
        return newerBook(library, builtIn);
    return found.error();
}

} // namespace slipway
