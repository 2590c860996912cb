// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/glossary.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway {

QByteArray embeddedGlossary()
{
    QFile file(u":/slipway/words/glossary.json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace slipway
