// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/async.h"
#include "model/document/openentries.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QDockWidget>
#include <QTimer>

#include <optional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace slipway {

class ExplainButton;
class SummaryChart;

/// The plan's cost and problems, in view on every step. Beside the page it is a column, below it a row.
class SummaryDock final : public QDockWidget
{
    Q_OBJECT
public:
    explicit SummaryDock(QWidget *parent = nullptr);

    /// `regionName` is where the prices are asked for. `change` is by how much the average month differs from
    /// that before the last edit; none where there is nothing to compare with.
    void showEvaluation(const Plan &plan, const Evaluation &evaluation, const QString &regionName,
                        const std::optional<Total> &change);

    /// Between what the total lies; greyed while it is that of an earlier plan.
    void showRanges(const Async<Uncertainty> &ranges);

    /// What is typed and not in the plan: the figures above are without it.
    void showOpenEntries(const OpenEntries &entries);

    /// Two lines without chart and stages, where it stands below the pages and they need the height.
    void setCompact(bool compact);
    /// What a screen reader is told when the cost changes, at most once a second.
    [[nodiscard]] QString spokenCost() const { return m_spoken; }
    /// Gives the keyboard to the first link; false where there is none.
    bool focusFirst();

Q_SIGNALS:
    /// A count of findings was pressed.
    void findingsAsked(slipway::Severity severity);
    void quotaAsked();
    void openEntryAsked();

private:
    [[nodiscard]] QWidget *makeMoneyBlock();
    [[nodiscard]] QWidget *makeStageBlock();
    [[nodiscard]] QWidget *makeProblemBlock();
    void layOut(Qt::DockWidgetArea area);
    /// On show where it has something to show, and room.
    void placeChart();
    [[nodiscard]] bool isBelow() const;
    void showFigures();
    void showMoney(const Plan &plan, const Evaluation &evaluation, const std::optional<Total> &change);
    void showStages(const Evaluation &evaluation);
    void showProblems(const Evaluation &evaluation);
    void announce();

    QBoxLayout *m_blocks = nullptr;
    QBoxLayout *m_money = nullptr;
    QBoxLayout *m_problems = nullptr;
    QWidget *m_stages = nullptr;
    QLabel *m_caption = nullptr;
    QLabel *m_average = nullptr;
    QLabel *m_peak = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_range = nullptr;
    QLabel *m_change = nullptr;
    ExplainButton *m_explain = nullptr;
    SummaryChart *m_chart = nullptr;
    ByStage<QLabel *> m_stageNames = {};
    ByStage<QLabel *> m_stageTotals = {};
    ByStage<QWidget *> m_stageMarks = {};
    std::array<QPushButton *, 4> m_counts = {};
    QLabel *m_noProblems = nullptr;
    QPushButton *m_openEntries = nullptr;
    QPushButton *m_quota = nullptr;
    QLabel *m_prices = nullptr;
    QString m_spoken;
    QString m_peakText;
    Qt::DockWidgetArea m_area = Qt::RightDockWidgetArea;
    bool m_compact = false;
    bool m_noneFound = false; ///< the evaluation has no findings
    QTimer m_announce;
};

} // namespace slipway
