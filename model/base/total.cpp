// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/total.h"

#include <QSet>

namespace slipway {

namespace {

/// Those of `names` that `known` does not have.
QStringList notIn(const QStringList &known, const QStringList &names)
{
    if (names.size() == 1)
        return known.contains(names.front()) ? QStringList() : names;
    // A plan may miss thousands.
    const QSet<QString> set(known.begin(), known.end());
    QStringList rest;
    for (const QString &name : names) {
        if (!set.contains(name))
            rest << name;
    }
    return rest;
}

} // namespace

Total Total::dividedBy(std::int64_t parts) const
{
    Total part = *this;
    part.m_known = m_known.dividedBy(parts);
    return part;
}

std::optional<Total> Total::less(const Total &other) const
{
    if (currency() != other.currency() || other.m_ended || !notIn(m_missing, other.m_missing).isEmpty())
        return std::nullopt;
    Total difference(m_known - other.m_known, notIn(other.m_missing, m_missing));
    difference.m_ended = difference.m_ended || m_ended;
    return difference;
}

Total &Total::operator+=(const Total &other)
{
    m_known += other.m_known;
    m_ended = m_ended || other.m_ended || m_known.isAtEnd();
    if (m_missing.isEmpty())
        m_missing = other.m_missing;
    else if (!other.m_missing.isEmpty() && m_missing != other.m_missing)
        m_missing << notIn(m_missing, other.m_missing);
    return *this;
}

} // namespace slipway
