// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/async.h"
#include "model/evaluation/evaluation.h"
#include "model/uncertainty/uncertainty.h"

#include <QFrame>

#include <vector>

class QLabel;
class QStackedWidget;
class QTabBar;

namespace slipway {

class AdviceCard;
class DayCard;
class RunCard;
class SizingCard;
class StageCostCard;

/// The card under the chart of a stage, with three tabs that are always there: one run or day, cost lines, advice. A tab without content
/// says why. Each scrolls by itself.
class ResultTabs final : public QFrame
{
    Q_OBJECT
public:
    ResultTabs(Step step, CostStage stage, QWidget *parent = nullptr);

    /// The card of one kind of work; its fields are called `prefix`/..., its tab `title`.
    void addSizing(const QString &prefix, const QString &title);
    /// Shows the kind of that prefix. Null: nothing was worked out, `why` says so.
    void showSizing(const QString &prefix, const SizingResult *result, const QString &why, const Plan &plan,
                    const Evaluation &evaluation);
    void showEvaluation(const Evaluation &evaluation);
    void showRange(const Async<Uncertainty> &ranges);

    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    void goOn(int by);

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    void editChosen(const slipway::PlanEdit &edit);
    void fieldWanted(const QString &pointer);
    void allLinesWanted();

private:
    struct Sizing
    {
        QString prefix;
        QString title;
        SizingCard *card = nullptr;
    };

    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    QWidget *m_sized = nullptr;
    RunCard *m_run = nullptr;
    DayCard *m_day = nullptr;
    QLabel *m_why = nullptr;
    QLabel *m_noAdvice = nullptr;
    std::vector<Sizing> m_sizings;
    StageCostCard *m_cost = nullptr;
    AdviceCard *m_advice = nullptr;
};

} // namespace slipway
