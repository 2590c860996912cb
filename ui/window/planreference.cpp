// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planreference.h"

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
    if (!m_find && plan.additions.empty())
        return m_data; // the book is told to be missing by evaluate()
    if (!m_find) {
        return Error{ErrorCode::Unreadable,
                     QCoreApplication::translate("slipway::PlanReference",
                                                 "The plan uses additions, which this window cannot read."),
                     QStringLiteral("/additions")};
    }
    return m_find(plan, path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
}

bool PlanReference::isOther(const Plan &plan) const
{
    if (m_expired || plan.additions != m_names.additions)
        return true;
    // Pinned to the book that is in use anyway: nothing is to be looked for.
    return plan.prices != m_names.prices
        && !(plan.prices && m_data.prices.isBook(plan.prices->id, plan.prices->sha256));
}

void PlanReference::expire()
{
    m_expired = true;
    m_prepared.reset();
}

Result<void> PlanReference::check(const Plan &plan, const QString &path)
{
    m_prepared.reset();
    if (!isOther(plan))
        return {};
    Result<ReferenceData> found = find(plan, path);
    if (!found)
        return found.error();
    m_prepared = Prepared{namesOf(plan), *std::move(found)};
    return {};
}

Result<void> PlanReference::adopt(const Plan &plan, const QString &path)
{
    m_names = namesOf(plan);
    m_expired = false;
    if (m_prepared && m_prepared->names == m_names) {
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
