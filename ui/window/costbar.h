// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/judgement.h"
#include "model/document/async.h"
#include "model/document/openentries.h"
#include "ui/window/costbartexts.h"
#include "ui/window/lastedit.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace slipway {

class BarCell;
class BarChip;
class CostBand;
class ElidedLabel;
class ExplainButton;
class PendingBar;

/// The plan's cost and problems, in view on every step: average month, total with its band, share of the budget, last edit, findings,
/// and the date of the prices. Its parts keep their order and their height; what has too little room is said in fewer letters.
class CostBar final : public QWidget
{
    Q_OBJECT
public:
    explicit CostBar(QWidget *parent = nullptr);

    /// `regionName` is where the prices are asked for. `change` is by how much the average month differs from
    /// that before the last edit; none where there is nothing to compare with.
    void showEvaluation(const Plan &plan, const Evaluation &evaluation, const QString &regionName,
                        const std::optional<Total> &change);
    /// None: nothing was edited yet.
    void showLastEdit(const std::optional<LastEdit> &edit);
    /// Between what the total lies; that of an earlier plan stays, and says so, until the newer comes.
    void showRanges(const Async<Uncertainty> &ranges);
    /// How much is open, by severity.
    void showJudgement(const Judgement &judgement);
    /// What is typed and not in the plan: the figures here are without it.
    void showOpenEntries(const OpenEntries &entries);
    /// Stands in the place of the last edit while it has something to say.
    void setPendingBar(PendingBar *pending);

    /// What a screen reader is told when the cost changes, at most once a second.
    [[nodiscard]] QString spokenCost() const { return m_spoken; }
    /// Gives the keyboard to its first part.
    void focusFirst();
    /// All that takes the keyboard, in reading order.
    [[nodiscard]] QList<QWidget *> stops() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void costAsked();
    void rangesAsked();
    void budgetAsked();
    void lastEditAsked();
    /// The chip of a severity was pressed.
    void findingsAsked(slipway::Severity severity);
    void openEntryAsked();
    void pricesAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// How much is said, from all of it to what has to be.
    enum class Level { Whole, ShortAdvice, ShortBudget, Narrow, SmallFigure, WithoutEdit, WithoutMonths };

    void makeMonth();
    void makeTotal();
    void makeBudget();
    void makeEdit();
    void makeFindings();
    /// Heights and distances, which follow the size of text.
    void scale();
    /// Says as much as there is room for.
    void fit();
    void say(Level level);
    /// Says of the last edit what stands in that many pixels; of a longer one the end is cut, and its tool tip says all of it.
    void nameEdit(int room);
    [[nodiscard]] QString changeOfEdit() const;
    void measure();
    void sayFindings(Level level);
    void showBudget();
    void showBand();
    void nameParts();
    void speak(const QString &cost);
    void announce();

    QHBoxLayout *m_parts = nullptr;
    ExplainButton *m_explain = nullptr; ///< not on show: its figures answer by themselves
    BarCell *m_month = nullptr;
    QLabel *m_monthCaption = nullptr;
    QLabel *m_currency = nullptr;
    QLabel *m_average = nullptr;
    BarCell *m_totalCell = nullptr;
    QLabel *m_months = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_updating = nullptr;
    QWidget *m_range = nullptr;
    QLabel *m_low = nullptr;
    CostBand *m_band = nullptr;
    QLabel *m_high = nullptr;
    QPushButton *m_noRanges = nullptr;
    BarCell *m_budgetCell = nullptr;
    QLabel *m_share = nullptr;
    QPushButton *m_noBudget = nullptr;
    QWidget *m_chanceLine = nullptr;
    QLabel *m_chanceSign = nullptr;
    QLabel *m_chance = nullptr;
    QWidget *m_editLine = nullptr; ///< before the last edit, and gone with it
    BarCell *m_editCell = nullptr;
    ElidedLabel *m_edit = nullptr;
    QLabel *m_change = nullptr;
    PendingBar *m_pending = nullptr;
    QWidget *m_findings = nullptr;
    BarChip *m_openEntries = nullptr;
    std::array<BarChip *, 4> m_chips = {};
    QLabel *m_noProblems = nullptr;
    QPushButton *m_prices = nullptr;

    // What was shown last, for saying it in fewer letters.
    std::optional<bar::BudgetText> m_budget;
    std::optional<Uncertainty> m_ranges;
    Total m_planned;
    bool m_drawing = false; ///< ranges are on their way
    bool m_stale = false; ///< m_ranges is of an earlier plan
    std::array<int, 4> m_counts = {};
    int m_openCount = 0;
    int m_quota = 0; ///< vCPUs to request
    std::optional<LastEdit> m_lastEdit;
    std::optional<Total> m_changed;
    bar::PricesText m_pricesText;
    QString m_spoken;
    QTimer m_announce;
};

} // namespace slipway
