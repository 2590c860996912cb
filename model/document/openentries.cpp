// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/openentries.h"

#include "model/base/plaintext.h"

#include <QStringList>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

void OpenEntries::set(const void *owner, const std::optional<OpenEntry> &entry)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [owner](const Owned &each) { return each.owner == owner; });
    const bool known = found != m_entries.end();
    if (!entry && !known)
        return;
    if (entry && known && found->entry == *entry)
        return;
    if (!entry)
        m_entries.erase(found);
    else if (known)
        found->entry = *entry;
    else
        m_entries.push_back({owner, *entry});
    Q_EMIT changed();
}

std::vector<OpenEntry> OpenEntries::all() const
{
    std::vector<OpenEntry> entries;
    for (const Owned &each : m_entries)
        entries.push_back(each.entry);
    return entries;
}

int OpenEntries::count(Step step) const
{
    return static_cast<int>(std::count_if(m_entries.begin(), m_entries.end(),
                                          [step](const Owned &each) { return each.entry.step == step; }));
}

QString OpenEntries::text() const
{
    QStringList lines;
    for (const Owned &each : m_entries)
        lines << u"%1: %2"_s.arg(each.entry.caption, oneLineText(each.entry.problem));
    return lines.join(u'\n');
}

} // namespace slipway
