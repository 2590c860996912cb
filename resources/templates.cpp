// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/templates.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

QByteArray embeddedTemplate(const QString &fileName)
{
    QFile file(u":/slipway/templates/"_s + fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace slipway
