// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace slipway {

class Binder;
class FlowGrid;
class LinkButton;

/// The figures that a plan assumes where it does not measure: each with its unit, range, what it means, where its
/// default comes from, and a link back to that default.
class AssumptionFields final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows the binder, which edits `/assumptions`.
    explicit AssumptionFields(Binder &binder, QWidget *parent = nullptr);

    /// The links back; the fields are kept by the binder.
    void showPlan(const Plan &plan);
    /// "as Slipway proposes", or how many differ and which.
    [[nodiscard]] static QString summary(const Plan &plan);

private:
    struct Row
    {
        std::function<bool(const Plan &)> isDefault;
        std::function<QString()> resetText; ///< in the locale of the moment
        LinkButton *reset = nullptr;
    };
    void addRange(FlowGrid *grid, const QString &member, const QString &caption,
                     Estimate Assumptions::*value, const QString &text);
    void addNumber(FlowGrid *grid, const QString &member, const QString &caption, double Assumptions::*value,
                   const QString &text);
    void finishCell(FlowGrid *grid, QWidget *field, const QString &name, const QString &text,
                    std::function<QString()> resetText, std::function<bool(const Plan &)> isDefault,
                    std::function<void()> reset);

    Binder &m_binder;
    std::vector<Row> m_rows;
};

} // namespace slipway
