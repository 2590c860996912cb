// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagescope.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QMenu;
class QPushButton;
class QToolButton;

namespace slipway {

class ChipRow;
class JobChip;

/// The second row of a stage's header: a chip for each job or endpoint, and "Add". The chip on show has a menu that switches its work on
/// and off, copies, renames and removes it. Names are never cut: where the chips do not fit they scroll, with arrows.
/// Keys on a chip: Left and Right go to its neighbours, F2 renames, Delete removes, Ctrl+D copies, the menu key opens the menu.
class JobBar final : public QWidget
{
    Q_OBJECT
public:
    JobBar(Step step, PlanDocument &document, const Catalog &catalog, QWidget *parent = nullptr);

    /// Jobs of one kind, after those added before. `add` is what adding one is called: "Training job".
    void addKind(StageScope &scope, const QString &prefix, const QString &add);
    /// Stands before the chips; at the right end.
    void setLead(QWidget *widget);
    void setTail(QWidget *widget);

    void showPlan(const Plan &plan);
    /// Whose jobs are on show: the scope of the current chip; of the first kind while there is no chip.
    [[nodiscard]] StageScope &current() const { return *m_kinds[m_current].scope; }
    void setCurrent(const StageScope &scope);
    /// Shows the job at this place in the row, from 0.
    void chooseAt(int index);
    [[nodiscard]] int count() const { return static_cast<int>(m_chips.size()); }
    /// The chip on show; null where there is none.
    [[nodiscard]] QPushButton *currentChip() const;
    [[nodiscard]] QPushButton *addButton() const { return m_add; }
    /// Adds a job of a kind, as its button does.
    void addOne(const StageScope &scope);
    /// What the menu of the chip on show holds.
    [[nodiscard]] QMenu *menu() const { return m_menu; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Another kind of work is on show.
    void currentChanged();
    /// A name is to be typed in where it stands.
    void renameWanted(const QString &pointer);

private:
    struct Kind
    {
        StageScope *scope = nullptr;
        QString prefix;
        QString add;
    };
    struct Chip
    {
        JobChip *button = nullptr;
        std::size_t kind = 0;
        QString id;
    };

    void choose(std::size_t chip);
    void makeMenu();
    void openMenu(const QPoint &place);
    void duplicateOne();
    void removeOne();
    void toggleOne(bool on);
    void rename();
    [[nodiscard]] std::optional<std::size_t> currentIndex() const;
    bool pressOnChip(std::size_t chip, int key, Qt::KeyboardModifiers modifiers);

    Step m_step;
    PlanDocument &m_document;
    const Catalog &m_catalog;
    std::vector<Kind> m_kinds;
    std::size_t m_current = 0;
    std::vector<Chip> m_chips;
    ChipRow *m_row = nullptr;
    QPushButton *m_add = nullptr;
    QMenu *m_addMenu = nullptr;
    QMenu *m_menu = nullptr;
    QAction *m_enabled = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_remove = nullptr;
    QBoxLayout *m_layout = nullptr;
};

/// Switches one workload on or off, as one undo step.
void setWorkloadEnabled(PlanDocument &document, Step step, const QString &id, bool on);

} // namespace slipway
