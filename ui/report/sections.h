// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pageflow.h"
#include "ui/report/report.h"

#include <QChart>

#include <functional>
#include <memory>

namespace slipway {

/// What all sections are written from.
struct ReportInput
{
    const Plan &plan;
    const Evaluation &evaluation;
    const Catalog &catalog;
    const ReportOptions &options;
    QByteArray planBytes; ///< as attached
};

// Each writes one part, in this order. A part without content is left out together with its heading.
void writeTitleBlock(PageFlow &flow, const ReportInput &input);
void writeSummary(PageFlow &flow, const ReportInput &input);
void writePlanned(PageFlow &flow, const ReportInput &input);
/// The monthly chart below the summary, where `reserved` dots of the page stay free; false when it does not fit there.
[[nodiscard]] bool writeMonthlyChart(PageFlow &flow, const ReportInput &input, double reserved);
/// `withMonthlyChart`: it stands nowhere else.
void writeCost(PageFlow &flow, const ReportInput &input, bool withMonthlyChart);
void writeMonths(PageFlow &flow, const ReportInput &input);
void writeFindings(PageFlow &flow, const ReportInput &input);
void writeIsolation(PageFlow &flow, const ReportInput &input);
void writeQuota(PageFlow &flow, const ReportInput &input);
void writeTimeline(PageFlow &flow, const ReportInput &input);
void writeCalendar(PageFlow &flow, const ReportInput &input);
void writeUpkeep(PageFlow &flow, const ReportInput &input);
void writeRejected(PageFlow &flow, const ReportInput &input);
void writeAssumptions(PageFlow &flow, const ReportInput &input);
void writeNotIncluded(PageFlow &flow, const ReportInput &input);
void writeProvenance(PageFlow &flow, const ReportInput &input);

/// Where the contents go, once the pages of all headings are known. Reserved on the current page.
struct ContentsPlace
{
    int page = 0;
    double top = 0;
    bool fits = false; ///< false: no room was left, the report goes without
};
[[nodiscard]] double contentsHeight(const PageFlow &flow);
[[nodiscard]] ContentsPlace reserveContents(PageFlow &flow);
void writeContents(PageFlow &flow, const ContentsPlace &place);
void writeFooters(PageFlow &flow, const ReportInput &input);

inline constexpr double chartWidth = 720; ///< pixels that charts are laid out in
/// A chart over the whole width, laid out 720 px wide so that its 12 px labels print at 8 points.
void setChart(PageFlow &flow, double pixelHeight, std::function<std::unique_ptr<QChart>()> make);

// Words that several sections use.
/// The text, and the source in a line of its own.
[[nodiscard]] QString joinedNote(const QString &text, const Source &source);
[[nodiscard]] QString planTitle(const Plan &plan);
[[nodiscard]] QString targetTitle(const Catalog &catalog, const QString &targetId);
[[nodiscard]] QString sizeTitle(const QString &size); ///< "NC4as T4 v3"
[[nodiscard]] QString regionTitle(const Catalog &catalog, const QString &regionId);
/// "2025-12-09", or "2025-12-09 to 2026-06-18"; empty where no price was used.
[[nodiscard]] QString priceDates(const Provenance &provenance);
/// "2 blockers to resolve"; empty without any.
[[nodiscard]] QString draftReason(const Evaluation &evaluation);
[[nodiscard]] int countOf(const Evaluation &evaluation, Severity severity);
/// "1 node", "3 nodes".
[[nodiscard]] QString counted(double count, const QString &unit, const QLocale &locale);

} // namespace slipway
