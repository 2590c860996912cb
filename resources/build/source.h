// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <span>

namespace slipway::pack {

/// The source files by their path below resources/ ("catalog/sizes.csv").
using SourceFiles = std::map<QString, QByteArray>;

/// Keeps the first fault found, with its place as "file:line". Readers return a harmless value after a fault,
/// so that callers check once a table.
class Faults
{
public:
    void add(const QString &file, int line, const QString &message);
    [[nodiscard]] bool any() const { return m_first.has_value(); }
    [[nodiscard]] const Error &first() const { return *m_first; }

private:
    std::optional<Error> m_first;
};

/// The position of `word` in `words`; a fault where it is none of them.
[[nodiscard]] std::size_t wordIndex(std::span<const char *const> words, const QString &word,
                                    const QString &file, int line, Faults &faults);

} // namespace slipway::pack
