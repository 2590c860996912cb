// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

namespace slipway {

struct ReportOptions
{
    QString planFileName; ///< shown in the title block; empty: not saved
    QDateTime madeOn; ///< printed and written into the PDF; with a fixed value two exports are byte-equal
    bool letterPaper = false; ///< else A4
    std::shared_ptr<const Uncertainty> uncertainty = {}; ///< null: the report has no ranges
};

/// The plan as a PDF: title block, half-page summary, vector charts, cost table whose printed rows add up to
/// the printed total, findings, assumptions, provenance, outline, the plan itself attached. Always in the light theme.
/// Needs a QApplication (offscreen will do). An Error where no usable font could be loaded.
[[nodiscard]] Result<QByteArray> renderReport(const Plan &plan, const Evaluation &evaluation,
                                              const Catalog &catalog, const ReportOptions &options);

} // namespace slipway
