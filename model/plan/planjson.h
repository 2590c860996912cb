// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QStringList>

namespace slipway {

/// The version this program writes; older ones migrate in memory, newer ones open read-only.
inline constexpr int planSchemaVersion = 1;

/// A plan file is at most this long; nesting and the number of values are limited as well, before anything is built from it.
inline constexpr qsizetype maxPlanBytes = 10 * 1024 * 1024;
inline constexpr int maxJsonDepth = 64;
inline constexpr qsizetype maxPlanValues = 200'000;

struct LoadedPlan
{
    Plan plan;
    int version = planSchemaVersion; ///< that the file was written with
    bool readOnly = false; ///< of a newer version: shown, not saved over
    bool fromReport = false; ///< taken out of a report export: the plan has no file of its own yet
    QStringList notices; ///< one sentence each: unknown keys kept, migrated from version N
};

/// Reads a plan, or the plan inside a report export (schema `slipway.report`). Every failure is one
/// sentence with the JSON path in `where`: empty input, cut off, too deep, duplicate keys, wrong type,
/// number out of range, unknown word of an enumeration, another program's JSON, not UTF-8.
[[nodiscard]] Result<LoadedPlan> readPlan(QByteArrayView bytes);

/// UTF-8 JSON with `schema` first and `version` second, two spaces of indent, a line feed at the end. Written in the order of
/// the fields; reading it back gives an equal plan.
[[nodiscard]] QByteArray writePlan(const Plan &plan);

/// JSON Schema (draft 2020-12) of the plan, generated from the same field list that reads and writes it.
[[nodiscard]] QByteArray planSchema();

} // namespace slipway
