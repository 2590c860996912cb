// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QLabel;
class QPushButton;
class QTableView;

namespace slipway {

class QuotaModel;

/// Quota that the plan needs by pool, family and region, and for the need chosen in the list the text to ask for it with.
class QuotaCard final : public Card
{
    Q_OBJECT
public:
    explicit QuotaCard(const PageContext &context, QWidget *parent = nullptr);

    void showEvaluation(const Evaluation &evaluation);
    [[nodiscard]] QTableView *table() const { return m_table; }
    /// Gives the keyboard to the list, with the need of a request chosen: the index is that in Evaluation::quotaRequests.
    void choose(int request);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showNeed();
    void copyOne();
    void copyAll();

    QuotaModel *m_needs = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_formula = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_copyAll = nullptr;
    std::vector<QuotaRequest> m_requests;
};

} // namespace slipway
