// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QAction>
#include <QCoreApplication>

#include <array>

class QMainWindow;
class QUndoStack;

namespace slipway {

/// Every command of the window, each with a text, a status tip and its keys, which Help lists.
/// Owned by the window they were made for; the window connects them.
struct WindowActions
{
    explicit WindowActions(QMainWindow *window);

    QAction *newPlan;
    QAction *open;
    QAction *clearRecent;
    QAction *save;
    QAction *saveAs;
    QAction *print;
    QAction *closePlan;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *preferences;
    std::array<QAction *, stepCount> steps;
    QAction *bestChoice;
    QAction *compare;
    QAction *catalog;
    QAction *prices;
    QAction *additions;
    QAction *nextStep;
    QAction *previousStep;
    QAction *nextProblem;
    QAction *back;
    QAction *forward;
    QAction *nextPane;
    QAction *previousPane;
    QAction *scenario;
    QAction *turnChart;
    QAction *fullScreen;
    std::array<QAction *, 3> appearances; ///< exclusive, each with its ThemeChoice as data
    std::array<QAction *, 3> languages; ///< exclusive, each with its LanguageChoice as data
    QAction *explainField;
    QAction *glossary;
    QAction *shortcuts;
    QAction *about;

    /// Those that make sense only while a plan is open.
    [[nodiscard]] QList<QAction *> ofOpenPlan() const;
    /// Keeps undo and redo enabled and named after what they would change: "Undo max nodes".
    void follow(const QUndoStack &stack);

private:
    Q_DECLARE_TR_FUNCTIONS(slipway::WindowActions)
    void makeFileActions(QMainWindow *window);
    void makePlanActions(QMainWindow *window);
    void makeViewActions(QMainWindow *window);
    void makeAppearances(QMainWindow *window);
    void makeLanguages(QMainWindow *window);
};

/// The keys of a command in the notation of the platform, "Ctrl+Shift+Z, Ctrl+Y".
[[nodiscard]] QString keysText(const QAction &action);
[[nodiscard]] QString keysText(const QList<QKeySequence> &keys);

} // namespace slipway
