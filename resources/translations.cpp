// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/translations.h"

namespace slipway {

QString translationsFolder()
{
    return QStringLiteral(":/slipway/translations");
}

} // namespace slipway
