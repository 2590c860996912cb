// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "ui/report/report.h"

#include <optional>

namespace slipway::test {

/// A plan with all that its report is made of.
struct Prepared
{
    Plan plan;
    Evaluation evaluation;
    ReportOptions options;
};

/// Makes plans ready to be printed, with the catalog, the prices and the templates of the product.
class MemoMaker
{
public:
    MemoMaker();

    /// Judged on `asOf`, with ranges of few draws and made-up alternatives, as long as they get: searching them is tested where that is
    /// done.
    [[nodiscard]] Prepared prepared(const Plan &plan, const QDate &asOf = QDate(2026, 12, 1)) const;
    [[nodiscard]] Prepared preparedTemplate(const QString &id) const { return prepared(planOf(id)); }
    [[nodiscard]] Plan planOf(const QString &id) const { return m_library->plan(id).value(); }
    /// Empty where it failed.
    [[nodiscard]] QByteArray render(const Prepared &what, bool letter = false, bool memo = false) const;
    [[nodiscard]] const Catalog &catalog() const { return m_data->catalog; }

private:
    std::optional<ReferenceData> m_data;
    std::optional<TemplateLibrary> m_library;
};

} // namespace slipway::test
