// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <functional>
#include <vector>

namespace slipway {

struct TemplateInfo
{
    QString id; ///< "vision-realtime": stable, for the command line
    QString title;
    QString description; ///< one sentence

    friend bool operator==(const TemplateInfo &, const TemplateInfo &) = default;
};

/// The plans that a new one can be started from. Reads no file: the program passes in the bytes.
class TemplateLibrary
{
public:
    /// `index` is templates.json; `fileOf` gives the bytes of a file beside it ("ID.slipway") and is kept.
    [[nodiscard]] static Result<TemplateLibrary> load(QByteArrayView index,
                                                      std::function<QByteArray(const QString &)> fileOf);

    /// In the order in which they are offered: from the smallest to the most demanding.
    [[nodiscard]] const std::vector<TemplateInfo> &templates() const { return m_templates; }
    /// The plan of a template; its templateId is `id`. An Error of the code Usage for an unknown id, which
    /// names the nearest one.
    [[nodiscard]] Result<Plan> plan(const QString &id) const;

private:
    std::vector<TemplateInfo> m_templates;
    std::function<QByteArray(const QString &)> m_fileOf;
};

/// The plan, begun in the first month by which quota that is asked for `today` is there, where it would begin before: a template has
/// a start of its own, which passes.
[[nodiscard]] Plan begunInTime(Plan plan, const QDate &today);

/// A plan without any work, for who would rather begin with nothing: it starts in the first month by which quota that is asked
/// for `today` is there.
[[nodiscard]] Plan emptyPlan(const QDate &today);

} // namespace slipway
