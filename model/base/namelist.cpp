// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/namelist.h"

#include "model/base/planwords.h"

#include <algorithm>

namespace slipway {

QString someNames(const QStringList &names, qsizetype most)
{
    const qsizetype more = names.size() - most;
    const QString said = names.first(std::min(names.size(), most)).join(QStringLiteral(", "));
    return more > 0 ? PlanWords::tr("%1 and %2 more").arg(said, QString::number(more)) : said;
}

} // namespace slipway
