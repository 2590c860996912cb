// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QByteArray>
#include <QDateTime>

namespace slipway {

// The tables of a plan for other programs. `uncertainty` is that of the plan, or null where its ranges were not drawn.

/// FOCUS 1.2 as CSV, a row for each charge of a month, marked as an estimate. BilledCost and EffectiveCost each add up to
/// the total of the evaluation. What has no price has no row; rows of its month name it. `published` has the list prices of what is
/// agreed, as a book that an agreement was laid over has them no more; null: what is agreed is its own list price.
[[nodiscard]] QByteArray writeFocusCsv(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog,
                                       const Uncertainty *uncertainty = nullptr,
                                       const PriceSnapshot *published = nullptr);

/// An Office Open XML workbook: totals are formulas over the lines, with their values. No macro, no link. The same plan and
/// `stamp` give the same bytes. Error Unwritable where the system has no room for temporary files.
[[nodiscard]] Result<QByteArray> writeWorkbook(const Plan &plan, const Evaluation &evaluation,
                                               const QDateTime &stamp,
                                               const Uncertainty *uncertainty = nullptr);

/// Costs, findings and assumptions as Markdown, UTF-8. Names are shown, whatever they hold.
[[nodiscard]] QByteArray writePlanMarkdown(const Plan &plan, const Evaluation &evaluation,
                                           const Uncertainty *uncertainty = nullptr);

} // namespace slipway
