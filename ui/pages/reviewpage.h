// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/boundpage.h"
#include "ui/fields/longlist.h"

class QPushButton;
class QVBoxLayout;

namespace slipway {

class ExplainButton;

/// The whole plan on one page, and the ways to take it along.
class ReviewPage final : public BoundPage
{
    Q_OBJECT
public:
    explicit ReviewPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Review; }
    [[nodiscard]] QString title() const override { return tr("Review and export"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("The whole plan on one page, as it will print.");
    }
    bool focusField(const QString &pointer) override;

protected:
    void showEvaluation(const Evaluation &evaluation) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildExports();
    void showTotals(const Evaluation &evaluation);
    void showSteps(const Evaluation &evaluation);
    void showOpen(const Evaluation &evaluation);
    void listOpen();
    void showRestrictions(const Evaluation &evaluation);
    /// The isolation options take several evaluations; only while the page is on show.
    void showIsolation();
    void showBasis(const Evaluation &evaluation);

    QLabel *m_average = nullptr;
    QLabel *m_totals = nullptr;
    QLabel *m_prices = nullptr;
    ExplainButton *m_explain = nullptr;
    QVBoxLayout *m_steps = nullptr;
    QVBoxLayout *m_open = nullptr;
    std::vector<Finding> m_shown;
    std::size_t m_most = rowsAtOnce; ///< findings listed
    bool m_listed = false;
    QVBoxLayout *m_isolation = nullptr;
    bool m_isolationStale = true;
    QVBoxLayout *m_quota = nullptr;
    QVBoxLayout *m_ending = nullptr;
    QVBoxLayout *m_assumptions = nullptr;
    QVBoxLayout *m_notIncluded = nullptr;
    QVBoxLayout *m_provenance = nullptr;
};

} // namespace slipway
