// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/familywords.h"

#include "model/base/planwords.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace slipway {

QString vcpusOfFamily(const QString &family)
{
    static const QRegularExpression form(u"^standard ?(\\S+?) ?family$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(family);
    return match.hasMatch() ? PlanWords::tr("vCPUs of the %1 family", "DSv3").arg(match.captured(1))
                            : PlanWords::tr("vCPUs of %1").arg(family);
}

} // namespace slipway
