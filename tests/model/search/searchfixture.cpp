// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/search/searchfixture.h"

#include <QTest>

#include <algorithm>

namespace slipway::test {

void addComputesOfTemplates()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("compute");
    for (const TemplateInfo &info : templates().templates()) {
        const Plan plan = templatePlan(info.id);
        for (const QString &compute : search::searchable(plan, catalog()))
            QTest::addRow("%s %s", qPrintable(info.id), qPrintable(compute)) << info.id << compute;
    }
}

QString newBlockerOf(const Evaluation &now, const Evaluation &with)
{
    for (const Finding &finding : with.findings) {
        const bool known = std::ranges::any_of(now.findings, [&finding](const Finding &old) {
            return old.severity == Severity::Blocker && old.rule == finding.rule
                && old.subject == finding.subject && old.field == finding.field;
        });
        if (finding.severity == Severity::Blocker && !known)
            return finding.rule + QStringLiteral(": ") + finding.title;
    }
    return {};
}

SizeId sizeNamed(const Catalog &catalog, const QString &name)
{
    return catalog.findSize(name).value();
}

RegionId regionNamed(const Catalog &catalog, const QString &id)
{
    return catalog.findRegion(id).value();
}

TargetId targetNamed(const Catalog &catalog, const QString &id)
{
    return catalog.findTarget(id).value();
}

} // namespace slipway::test
