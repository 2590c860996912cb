// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparedplan.h"
#include "model/document/plansession.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QAction;
class QPushButton;
class QToolButton;

namespace slipway {

class ActualsPage;
class ChartPanel;
class CompareModel;
class CompareTable;
class Dialogs;
class FindingChanges;
class PriceDesk;
class SegmentedControl;

/// The plan beside its scenarios, other plan files and other price books: what each costs and how it stands to the plan itself, how one total comes out of
/// the other, and what became of the findings. Here scenarios are made, named and taken away.
class ComparePage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    ComparePage(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstField() const;
    [[nodiscard]] ActualsPage *actuals() const { return m_actuals; }
    /// From now on price books can stand beside the plan; borrowed. Without a call the menu offers plan files only.
    void setPrices(PriceDesk &desk);
    /// Asks for a name, and adds a scenario to the plan, which is on show then.
    static void addScenarioTo(PlanDocument &document, Dialogs &dialogs);

public Q_SLOTS:
    void addScenario();
    void addPlanFile();
    /// The open plan under a book that the price desk lists.
    void addBook(const QString &id, const QString &sha256);

Q_SIGNALS:
    /// A plan file that was compared is wanted as the open one.
    void planWanted(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// For words that stand in one line with others.
    [[nodiscard]] QString shortName(const QString &name) const;
    [[nodiscard]] QString shortName(const ComparedPlan &plan) const;
    void fitHead();
    [[nodiscard]] int roomInHead() const;
    void buildHead();
    void buildBody();
    void showPlans();
    void showOther();
    void showWaterfall(const ComparedPlan &other, const QString &basis, const QString &name);
    void showMonths();
    void fillAddMenu();
    void useChosen();
    void renameChosen();
    void removeChosen();
    void layOut();
    /// The plans side by side, or the plan beside what was billed.
    void showPart();
    /// The plan whose difference is shown: the column chosen, the first beside the basis otherwise. Null: there is none.
    [[nodiscard]] const ComparedPlan *chosen() const;

    PlanSession &m_session;
    Dialogs &m_dialogs;
    CompareModel *m_model = nullptr;
    SegmentedControl *m_part = nullptr; ///< Plans | Actual costs
    QWidget *m_plansPart = nullptr;
    ActualsPage *m_actuals = nullptr;
    QLabel *m_remark = nullptr;
    bool m_isNarrow = false;
    QPushButton *m_addScenario = nullptr;
    QPushButton *m_add = nullptr; ///< a file or a book, by its menu
    QMenu *m_addMenu = nullptr;
    PriceDesk *m_desk = nullptr; ///< none: no books are offered
    QPushButton *m_use = nullptr;
    QToolButton *m_more = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_remove = nullptr;
    QWidget *m_empty = nullptr;
    QWidget *m_tableCard = nullptr;
    CompareTable *m_table = nullptr;
    QWidget *m_lower = nullptr;
    QWidget *m_bottom = nullptr;
    ChartPanel *m_chart = nullptr;
    enum class ChartPart { Stages, Causes, Months };
    SegmentedControl *m_parts = nullptr; ///< by ChartPart
    std::optional<bool> m_chartOfMonths; ///< what the panel holds; a chart of the other kind takes its place
    FindingChanges *m_findings = nullptr;
    bool m_isOtherStale = false; ///< what showOther() shows is of before, until the page is seen
};

} // namespace slipway
