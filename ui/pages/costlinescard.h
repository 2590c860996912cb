// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/card.h"

class QAbstractItemModel;
class QLabel;
class QTableView;

namespace slipway {

class ExplainButton;
class LinkButton;
struct Evaluation;

/// The lines of the bill, dearest first, with what they add up to.
class CostLinesCard final : public Card
{
    Q_OBJECT
public:
    /// Brief: below another card, as high as there is room for; the remarks stand in the full one.
    enum class Kind { Brief, Full };

    /// Borrows `lines`, a CostLineModel or a proxy of one that sorts. `name` is the object name of the table.
    CostLinesCard(Kind kind, QAbstractItemModel *lines, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] QTableView *table() const { return m_table; }
    void showEvaluation(const Evaluation &evaluation);

Q_SIGNALS:
    /// Of the brief card: where every line has all that is known of it.
    void allDetailsWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void copy() const;
    void fitColumns();

    QTableView *m_table = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_remark = nullptr; ///< of the full card
};

} // namespace slipway
