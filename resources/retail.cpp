// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/retail.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

QByteArray embeddedRetailMeters()
{
    QFile file(u":/slipway/prices/retailmeters.csv"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace slipway
