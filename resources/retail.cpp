// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/retail.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QByteArray embeddedList(const QString &name)
{
    QFile file(u":/slipway/prices/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QByteArray embeddedRetailMeters()
{
    return embeddedList(u"retailmeters.csv"_s);
}

QByteArray embeddedMeterRegions()
{
    return embeddedList(u"meterregions.csv"_s);
}

} // namespace slipway
