// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace slipway {

/// What stands in a field and could not be taken into the plan.
struct OpenEntry
{
    QString field; ///< JSON pointer of what it would have changed
    Step step = Step::Workload;
    QString caption; ///< of the field: "Horizon"
    QString typed;
    QString problem; ///< why not, in a sentence

    friend bool operator==(const OpenEntry &, const OpenEntry &) = default;
};

/// All of them for one plan, in the order in which they came: typed text and plan differ only where this says so.
class OpenEntries final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// What `owner` (a field) holds open now; nothing where its text and the plan agree.
    void set(const void *owner, const std::optional<OpenEntry> &entry);
    [[nodiscard]] std::vector<OpenEntry> all() const;
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    [[nodiscard]] int count(Step step) const;
    /// "Horizon: 240 is too high. Enter 120 or less.", one line each.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void changed();

private:
    struct Owned
    {
        const void *owner;
        OpenEntry entry;
    };
    std::vector<Owned> m_entries;
};

} // namespace slipway
