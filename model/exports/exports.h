// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QByteArray>

namespace slipway {

inline constexpr int reportSchemaVersion = 1;

/// Schema `slipway.report`: plan, evaluation and the provenance of every figure. UTF-8, money as decimal
/// strings, ISO dates. Opening it opens its plan. `uncertainty` may be missing: it is null then.
[[nodiscard]] QByteArray writeReportJson(const Plan &plan, const Evaluation &evaluation,
                                         const Uncertainty *uncertainty = nullptr);

/// One row a cost line and month, then the totals; RFC 4180, dot as decimal sign, UTF-8.
[[nodiscard]] QByteArray writeCostCsv(const Plan &plan, const Evaluation &evaluation);

/// The calendar of the evaluation as iCalendar (RFC 5545): one event of a whole day for each entry. `stamp`: when it was made.
[[nodiscard]] QByteArray writeCalendar(const Plan &plan, const Evaluation &evaluation, const QDateTime &stamp);

/// JSON Schema (draft 2020-12) of the report.
[[nodiscard]] QByteArray reportSchema();

} // namespace slipway
