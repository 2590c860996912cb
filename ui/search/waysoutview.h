// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"

#include <QPointer>
#include <QWidget>

class QVBoxLayout;

namespace slipway {

class PlanSearch;

/// For each compute for which nothing meets the plan: what stands against most of the choices, what each constraint that could be given up
/// would buy, and a button that gives it up. Hidden while there is none.
class WaysOutView final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows the session.
    explicit WaysOutView(PlanSession &session, QWidget *parent = nullptr);

    /// Looks for their ways out, with what the search of the best plan was asked for. Empty: none is needed.
    void find(const QStringList &computes, const search::BestOptions &options);

Q_SIGNALS:
    /// To be applied as one step: whoever shows this knows how to tell of faults.
    void editWanted(const slipway::PlanEdit &edit);

private:
    void showWays();
    void addCompute(const QString &compute);
    void addText(const QString &text, bool strong);

    PlanSession &m_session;
    QPointer<PlanSearch> m_search;
    QStringList m_computes;
    QVBoxLayout *m_column = nullptr;
};

} // namespace slipway
