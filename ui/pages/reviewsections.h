// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/judgement.h"
#include "ui/report/report.h"

#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace slipway {

class ReportPages;

/// What the report is made of: its sections to jump to, ticks for the parts of the appendix, and what is open before it is sent.
class ReviewSections final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewSections(QWidget *parent = nullptr);

    /// Page numbers and headings are those of `pages`; a part that is not ticked has none.
    void showPages(const ReportPages &pages, ReportParts parts);
    /// `searching`: ranges or alternatives are still under way; `openEntries`: fields whose text is not in the plan.
    void showOpen(const Judgement &judgement, int openEntries, bool searching);
    [[nodiscard]] QTreeWidget *list() const { return m_list; }

Q_SIGNALS:
    /// Points from the upper edge of a page (from 0).
    void placeAsked(int page, double fromTop);
    void partChosen(slipway::ReportPart part, bool chosen);
    /// The findings asked for.
    void findingsAsked();

private:
    QTreeWidgetItem *addHeading(const QString &text);
    void addRow(const QString &title, int page, double fromTop, std::optional<ReportPart> part, bool chosen);
    void jump(const QTreeWidgetItem *item);

    QTreeWidget *m_list = nullptr;
    QVBoxLayout *m_open = nullptr;
    bool m_filling = false;
};

} // namespace slipway
