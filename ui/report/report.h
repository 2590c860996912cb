// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/decision/alternatives.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QByteArray>
#include <QDateTime>

#include <bitset>
#include <cstdint>
#include <memory>

namespace slipway {

/// What may stand in the appendix, in the order in which it is printed.
enum class ReportPart : std::uint8_t {
    Stages,
    Months,
    Lines,
    Findings,
    Isolation,
    Quota,
    Calendar, ///< with what ends
    Rejected, ///< the nearest choices
    Method,
    Provenance,
    Upkeep, ///< moves from stage to stage, tasks of the owners of computes
    Unusable, ///< targets and series of sizes that cannot do the work: long lists
};
inline constexpr std::size_t reportPartCount = 12;
using ReportParts = std::bitset<reportPartCount>;

/// All that a budget is decided with; without Upkeep and Unusable.
[[nodiscard]] ReportParts usualReportParts();
/// What a part is called in the report of a plan of so many months: of long plans the months are added up, see monthsOfRow().
[[nodiscard]] QString displayName(ReportPart part, int months);
/// Months that stand in one row of their table: 1, or calendar quarters (3) or years (12) where the months would fill pages.
[[nodiscard]] int monthsOfRow(int months);

struct ReportOptions
{
    QString planFileName; ///< printed and the name of the attached plan; empty: not saved
    QDateTime madeOn; ///< printed and written into the PDF; with a fixed value two exports are byte-equal
    bool letterPaper = false; ///< else A4
    std::shared_ptr<const Uncertainty> uncertainty = {}; ///< null: the report has no ranges
    std::shared_ptr<const Alternatives> alternatives = {}; ///< null: it says that none were searched
    ReportParts parts = usualReportParts();
    bool memoOnly = false; ///< the decision memo of two pages and nothing else
};

/// The plan as a PDF: a decision memo of two pages, then the appendix. Charts are vectors, printed rows add up to the printed totals, there is an
/// outline, and the plan itself is attached. Always in the light theme.
/// Needs a QApplication (offscreen will do). An Error where no usable font could be loaded.
[[nodiscard]] Result<QByteArray> renderReport(const Plan &plan, const Evaluation &evaluation,
                                              const Catalog &catalog, const ReportOptions &options);

} // namespace slipway
