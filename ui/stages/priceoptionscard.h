// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/steppage.h"
#include "ui/support/card.h"

#include <QString>

class QLabel;
class QPushButton;
class QTableView;

namespace slipway {

class ComboField;
class PlanPriceOptions;
class PriceOptionModel;

/// The ways of paying for a compute side by side, and the one to choose. Works out the figures only while it is on
/// show.
class PriceOptionsCard final : public Card
{
    Q_OBJECT
public:
    explicit PriceOptionsCard(const PageContext &context, QWidget *parent = nullptr);
    ~PriceOptionsCard() override;
    PriceOptionsCard(const PriceOptionsCard &) = delete;
    PriceOptionsCard &operator=(const PriceOptionsCard &) = delete;

    /// The plan or what follows from it changed.
    void showEvaluation(const Evaluation &evaluation);
    /// Another compute; unknown ids change nothing.
    void choose(const QString &computeId);
    [[nodiscard]] QTableView *table() const { return m_table; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void arrangeColumns();
    void showOptions();
    void showChoice();
    void pay();

    PageContext m_context;
    PlanPriceOptions &m_found;
    PriceOptionModel *m_options = nullptr;
    ComboField *m_compute = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_pay = nullptr;
    int m_row = -1; ///< current before what is being worked out
    bool m_stale = true;
};

} // namespace slipway
