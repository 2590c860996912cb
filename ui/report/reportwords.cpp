// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/catalog/catalog.h"
#include "model/plan/shownnames.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

QString planTitle(const Plan &plan)
{
    return shownNameOf(plan).trimmed();
}

QString targetTitle(const Catalog &catalog, const QString &targetId)
{
    if (const auto id = catalog.findTarget(targetId))
        return catalog.target(*id).name;
    QString words = targetId;
    words.replace(u'_', u' ');
    return words.isEmpty() ? words : words.left(1).toUpper() + words.mid(1);
}

QString sizeTitle(const QString &size)
{
    VmSize named;
    named.name = size;
    return named.shortName();
}

int countOf(const Evaluation &evaluation, Severity severity)
{
    return static_cast<int>(
        std::count_if(evaluation.findings.begin(), evaluation.findings.end(),
                      [&](const Finding &finding) { return finding.severity == severity; }));
}

QString draftReason(const Evaluation &evaluation)
{
    const int blockers = countOf(evaluation, Severity::Blocker);
    if (blockers == 0)
        return {};
    return blockers == 1 ? Report::tr("1 blocker to resolve")
                         : Report::tr("%1 blockers to resolve").arg(blockers);
}

QString counted(double count, const QString &unit, const QLocale &locale)
{
    return formatUnits(count, unit, locale);
}

} // namespace slipway
