// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planreference.h"

#include "model/plan/plancheck.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace slipway {

PlanReference::PlanReference(ReferenceData &data, Find find)
    : m_data(data)
    , m_find(std::move(find))
{
}

Result<ReferenceData> PlanReference::find(const Plan &plan, const QString &path) const
{
    if (!m_find) {
        return Error{ErrorCode::Unreadable,
                     QCoreApplication::translate("slipway::PlanReference",
                                                 "The plan uses additions, which this window cannot read."),
                     QStringLiteral("/additions")};
    }
    return m_find(plan.additions, path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
}

Result<void> PlanReference::check(const Plan &plan, const QString &path)
{
    m_prepared.reset();
    if (!isOther(plan))
        return checkReferences(plan, m_data.catalog, m_data.prices);
    Result<ReferenceData> found = find(plan, path);
    if (!found)
        return found.error();
    const Result<void> checked = checkReferences(plan, found->catalog, found->prices);
    if (checked)
        m_prepared = Prepared{plan.additions, *std::move(found)};
    return checked;
}

Result<void> PlanReference::adopt(const Plan &plan, const QString &path)
{
    m_pins = plan.additions;
    if (m_prepared && m_prepared->pins == plan.additions) {
        m_data = std::move(m_prepared->data);
        m_prepared.reset();
        return {};
    }
    m_prepared.reset();
    if (!m_find && plan.additions.empty())
        return {}; // nothing was ever laid over the data
    Result<ReferenceData> found = find(plan, path);
    if (!found)
        return found.error();
    m_data = *std::move(found);
    return {};
}

} // namespace slipway
