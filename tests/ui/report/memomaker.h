// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "tests/ui/report/pdftools.h"
#include "ui/report/report.h"

#include <map>
#include <memory>
#include <optional>

namespace slipway::test {

/// A plan with all that its report is made of.
struct Prepared
{
    Plan plan;
    Evaluation evaluation;
    ReportOptions options;
};

/// Makes plans ready to be printed, with the catalog, the prices and the templates of the product. What was made once is kept: most tests begin
/// with the same few plans, and to draw their costs and to print them takes longer than to look at them.
class MemoMaker
{
public:
    /// The one of the language that is installed: what it reads says its words in it.
    [[nodiscard]] static const MemoMaker &spoken();
    MemoMaker(const MemoMaker &) = delete;
    MemoMaker &operator=(const MemoMaker &) = delete;

    /// Judged on `asOf`, with ranges of few draws and made-up alternatives, as long as they get: searching them is tested where that is
    /// done.
    [[nodiscard]] const Prepared &prepared(const Plan &plan, const QDate &asOf = QDate(2026, 12, 1)) const;
    [[nodiscard]] const Prepared &preparedTemplate(const QString &id) const { return prepared(planOf(id)); }
    [[nodiscard]] Plan planOf(const QString &id) const { return m_library->plan(id).value(); }
    /// Empty where it failed.
    [[nodiscard]] QByteArray render(const Prepared &what, bool letter = false, bool memo = false) const;
    /// The same of a plan as prepared() makes it ready.
    [[nodiscard]] const PdfFile &document(const Plan &plan, bool letter = false, bool memo = false) const;
    [[nodiscard]] const PdfFile &templateDocument(const QString &id, bool letter = false,
                                                  bool memo = false) const
    {
        return document(planOf(id), letter, memo);
    }
    [[nodiscard]] const Catalog &catalog() const { return m_data->catalog; }

private:
    MemoMaker();
    [[nodiscard]] Prepared made(const Plan &plan, const QDate &asOf) const;

    std::optional<ReferenceData> m_data;
    std::optional<TemplateLibrary> m_library;
    mutable std::map<QByteArray, Prepared> m_prepared; ///< by the bytes of the plan and the day
    mutable std::map<QByteArray, PdfFile> m_documents; ///< by those of the plan, paper and length
};

} // namespace slipway::test
