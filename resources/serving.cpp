// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/serving.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

QByteArray embeddedServing(const QString &fileName)
{
    QFile file(u":/slipway/"_s + fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace slipway
