// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"

#include <QDialog>

#include <variant>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace slipway {

class ComboField;
class Dialogs;

/// Why a compute does not run on a size, in a region or on a target: every reason with its source, and the smallest change
/// that would allow it, which a button makes as one step that can be undone. Deletes itself when closed.
class WhyNotDialog final : public QDialog
{
    Q_OBJECT
public:
    using Subject = std::variant<SizeId, RegionId, TargetId>;

    /// `compute` is asked about at first; an id the plan does not have stands for the first compute there is.
    WhyNotDialog(PlanSession &session, Dialogs &dialogs, Subject subject, const QString &compute,
                 QWidget *parent = nullptr);

private:
    void build();
    void fillComputes(const QString &compute);
    void ask();
    void showState();
    void showAnswer(const search::WhyNot &answer);
    void showWayOut(const search::WhyNot &answer);
    void clearReasons();
    void addReason(const search::Reason &reason);
    void apply();
    [[nodiscard]] QString subjectName() const;

    PlanSession &m_session;
    Dialogs &m_dialogs;
    Subject m_subject;
    ComboField *m_computes = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_summary = nullptr;
    QVBoxLayout *m_reasons = nullptr;
    QWidget *m_way = nullptr;
    QLabel *m_wayTitle = nullptr;
    QLabel *m_wayText = nullptr;
    QPushButton *m_apply = nullptr;
    std::optional<PlanEdit> m_edit;
};

} // namespace slipway
