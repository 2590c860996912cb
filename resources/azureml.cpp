// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/azureml.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

QByteArray embeddedAzureMl(const QString &fileName)
{
    QFile file(u":/slipway/azureml/"_s + fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace slipway
