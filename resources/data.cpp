// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/data.h"

#include <QResource>

using namespace Qt::StringLiterals;

// Outside of a namespace, as the macro asks. It also names the object file, without which the linker would leave it
// out of the program.
static void registerPacks()
{
    Q_INIT_RESOURCE(slipway_packs);
}

namespace slipway {

namespace {

QByteArrayView embedded(const QString &path)
{
    static const bool registered = (registerPacks(), true);
    Q_UNUSED(registered)
    const QResource resource(path);
    Q_ASSERT(resource.isValid() && resource.compressionAlgorithm() == QResource::NoCompression);
    return {resource.data(), static_cast<qsizetype>(resource.size())};
}

} // namespace

QByteArrayView embeddedCatalog()
{
    return embedded(u":/slipway/catalog.bin"_s);
}

QByteArrayView embeddedPrices()
{
    return embedded(u":/slipway/prices.bin"_s);
}

} // namespace slipway
