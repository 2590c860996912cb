// SPDX-License-Identifier: GPL-3.0-or-later
// Books of prices: the built-in one with bytes changed, three bytes of place and one of value each, under a checksum that fits. It is
// refused, or every price of it can be asked for. Without the checksum it is refused.
#include "resources/data.h"
#include "resources/packformat.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QCryptographicHash>

using namespace slipway;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QByteArray whole(embeddedPrices().data(), embeddedPrices().size());
    QByteArray book = whole;
    for (std::size_t i = 0; i + 4 <= size; i += 4) {
        const std::size_t place
            = (std::size_t(data[i]) << 16) | (std::size_t(data[i + 1]) << 8) | data[i + 2];
        book[pack::headerSize + static_cast<qsizetype>(place % std::size_t(book.size() - pack::headerSize))]
            = static_cast<char>(data[i + 3]);
    }
    if (book != whole)
        fuzz::expect(!PriceSnapshot::load(book, test::catalog()).ok(),
                     "a checksum that does not fit is seen");
    const QByteArray sum
        = QCryptographicHash::hash(book.sliced(pack::hashAt), QCryptographicHash::Blake2b_256);
    book.replace(pack::checksumAt, sum.size(), sum);
    const Result<PriceSnapshot> loaded = PriceSnapshot::load(book, test::catalog());
    if (!loaded) {
        fuzz::expect(!loaded.error().message.isEmpty(), "a refusal says something");
        return 0;
    }
    for (std::size_t each = 0; each < test::catalog().sizes().size(); each += 17) {
        for (std::size_t region = 0; region < test::catalog().regions().size(); region += 5) {
            const auto price = loaded->vm(SizeId(each), RegionId(region), PriceType::PayAsYouGo);
            fuzz::expect(!price || price->hourly.raw() > 0, "a price is above zero");
        }
    }
    return 0;
}
