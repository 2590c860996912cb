// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/background.h"
#include "ui/fields/steppage.h"
#include "ui/report/reportpages.h"

#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;

namespace slipway {

class ReportPreview;
class ReviewSections;
class SegmentedControl;

/// The report as it prints, with its sections and what is open, and the ways to take the plan along. The report is laid out in the background
/// and painted between the window's events, and only while the page is in view.
class ReviewPage final : public StepPage
{
    Q_OBJECT
public:
    explicit ReviewPage(const PageContext &context, QWidget *parent);
    ~ReviewPage() override;

    [[nodiscard]] Step step() const override { return Step::Review; }
    [[nodiscard]] QString title() const override { return tr("Review and export"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("The report as it will print: a memo to decide with, and its appendix.");
    }
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override;
    [[nodiscard]] bool fitsItself() const override { return true; }
    /// Whether what is in view is that of the plan as it stands, and painted.
    [[nodiscard]] bool isUpToDate() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *makeExports();
    [[nodiscard]] QWidget *makeZoomBar(QWidget *parent);
    /// What is shown is of an earlier plan, or not all of it was there.
    void outdate();
    void layOut();
    void showPages(std::unique_ptr<ReportPages> pages);
    void showPage(int page);
    [[nodiscard]] bool isSearching();
    void showOpen();

    QPushButton *m_first = nullptr;
    ReviewSections *m_sections = nullptr;
    ReportPreview *m_preview = nullptr;
    SegmentedControl *m_zoom = nullptr;
    QLabel *m_page = nullptr;
    QTimer m_rest; ///< before a plan that changed is laid out
    bool m_stale = true;
    bool m_shown = false; ///< once
    Background m_layout; ///< last: it ends before the rest goes
};

} // namespace slipway
