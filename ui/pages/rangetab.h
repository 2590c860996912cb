// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace slipway {

class ChartPanel;
class Dialogs;
class ExplainButton;
class KeyTiles;
class PlanSession;
class RangeCard;
class SpreadModel;

/// The tab Range of the cost: P10, P50, P90 and the chance to exceed the budget as figures; how often the total comes out where, beside what
/// moves it, or above it where the page is narrow; and in one sentence what that says of the plan's own figure. What was drawn of an earlier
/// plan stays, greyed, until that of the newer one comes.
class RangeTab final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    RangeTab(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] RangeCard &swings() const { return *m_swings; }

Q_SIGNALS:
    /// The field of the plan that is missing: its budget.
    void fieldWanted(const QString &pointer);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();

    PlanSession &m_session;
    KeyTiles *m_tiles = nullptr;
    ExplainButton *m_explain = nullptr;
    QBoxLayout *m_charts = nullptr;
    ChartPanel *m_spread = nullptr;
    SpreadModel *m_model = nullptr;
    RangeCard *m_swings = nullptr;
    QLabel *m_sentence = nullptr;
    quint64 m_shown = 0; ///< revision of the result on show
};

} // namespace slipway
