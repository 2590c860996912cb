// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QTableWidget;

namespace slipway {

class Dialogs;
class PlanSession;

/// The plan's additions: files of a user's own sizes, prices and targets. Adding and removing are edits of the plan.
class AdditionsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Keeps a copy of a file, so that the plan finds it again, and names it.
    using Keep = std::function<Result<PinnedInput>(const QString &path)>;

    AdditionsDialog(PlanSession &session, Dialogs &dialogs, Keep keep, QWidget *parent);

private:
    void show();
    void addFile();
    void removeSelected();

    PlanSession &m_session;
    Dialogs &m_dialogs;
    Keep m_keep;
    QTableWidget *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace slipway
