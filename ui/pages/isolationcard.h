// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QLabel;
class QPushButton;
class QTableView;

namespace slipway {

class ExplainButton;
class IsolationModel;

/// The isolation options side by side: how each stands in the plan, what it adds a month, and for the one chosen in the
/// list what it demands and excludes, with a button that switches it on or off.
class IsolationCard final : public Card
{
    Q_OBJECT
public:
    explicit IsolationCard(const PageContext &context, QWidget *parent = nullptr);

    void showChoices(const std::vector<IsolationChoice> &choices);
    [[nodiscard]] QTableView *table() const { return m_table; }

private:
    QLabel *addBlock(const QString &heading);
    void showChoice();
    void switchIt();

    PageContext m_context;
    IsolationModel *m_choices = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_switch = nullptr;
    ExplainButton *m_explain = nullptr;
    QLabel *m_warning = nullptr;
    QLabel *m_demands = nullptr;
    QLabel *m_excluded = nullptr;
    QLabel *m_cost = nullptr;
    QLabel *m_source = nullptr;
};

} // namespace slipway
