// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/visithistory.h"

#include <algorithm>

namespace slipway {

namespace {

constexpr std::size_t longestHistory = 100;

} // namespace

void VisitHistory::restart(Step step)
{
    m_visits = {Visit{step, false}};
    m_position = 0;
}

void VisitHistory::visit(Step step, bool byLink)
{
    if (current().step == step)
        return;
    m_visits.resize(m_position + 1);
    m_visits.push_back({step, byLink});
    if (m_visits.size() > longestHistory)
        m_visits.erase(m_visits.begin());
    m_position = m_visits.size() - 1;
}

std::optional<Step> VisitHistory::previous() const
{
    if (m_position == 0)
        return std::nullopt;
    return m_visits[m_position - 1].step;
}

std::optional<Step> VisitHistory::next() const
{
    if (m_position + 1 >= m_visits.size())
        return std::nullopt;
    return m_visits[m_position + 1].step;
}

void VisitHistory::back()
{
    if (m_position > 0)
        --m_position;
}

void VisitHistory::forward()
{
    m_position = std::min(m_position + 1, m_visits.size() - 1);
}

} // namespace slipway
