// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/sizingtext.h"
#include "ui/support/card.h"

class QGridLayout;
class QLabel;

namespace slipway {

class ExplainButton;
class FlowGrid;
class LinkButton;

/// What follows from the plan for one job, deployment or batch: time, cost, memory, instances, each with its range; the assumptions behind
/// it as links to where they are entered; a button for each derived number that a stated one could give way to.
class SizingCard final : public Card
{
    Q_OBJECT
public:
    /// `name` is the first part of the object names inside: "training".
    SizingCard(const QString &title, const QString &name, QWidget *parent = nullptr);

    /// Null shows nothing. True where the card needs another height than before.
    bool showSizing(const SizingResult *result, const Plan &plan, const Evaluation &evaluation);

Q_SIGNALS:
    void editChosen(const slipway::PlanEdit &edit);
    void fieldWanted(const QString &pointer);

private:
    struct Row
    {
        QLabel *caption = nullptr;
        QLabel *text = nullptr;
        QLabel *detail = nullptr;
    };

    void showLines(const SizingResult &result);
    void showRemarks(const SizingResult &result);
    void showAssumptions(const SizingResult &result);
    void showEdits(const std::vector<PlanEdit> &edits);
    [[nodiscard]] Row &row(std::size_t index);

    QString m_name;
    ExplainButton *m_explain = nullptr;
    QGridLayout *m_grid = nullptr;
    std::vector<Row> m_rows;
    QLabel *m_remarks = nullptr;
    QWidget *m_assumed = nullptr;
    FlowGrid *m_assumptions = nullptr;
    std::vector<LinkButton *> m_links;
    std::vector<QString> m_fields;
    QWidget *m_editRow = nullptr;
    std::vector<QWidget *> m_buttons;
    std::vector<PlanEdit> m_edits;
    std::size_t m_shape = 0; ///< what the height depends on
};

} // namespace slipway
