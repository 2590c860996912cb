// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QLabel;
class QPushButton;
class QTableView;

namespace slipway {

class BuyingModel;
class ComboField;
class PlanBuying;

/// What to buy for a term, for each size and region: the ways of paying side by side, and the one to choose. Worked out in the
/// background, and only while it is on show.
class BuyingCard final : public Card
{
    Q_OBJECT
public:
    explicit BuyingCard(const PageContext &context, QWidget *parent = nullptr);
    ~BuyingCard() override;

    [[nodiscard]] QTableView *table() const { return m_table; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showAdvice();
    void showGroup();
    void showChoice();
    void use();

    PageContext m_context;
    PlanBuying &m_buying; ///< of the session
    BuyingModel *m_options = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_savingsPlans = nullptr; ///< owned, by amount; hidden where there is none
    ComboField *m_group = nullptr;
    QLabel *m_week = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_use = nullptr;
};

} // namespace slipway
