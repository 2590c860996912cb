// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/proposaltexts.h"

#include <QFrame>

class QGridLayout;
class QGraphicsOpacityEffect;
class QLabel;
class QPushButton;

namespace slipway {

class MachineList;
class Paragraph;
class ProposalBandView;
class SignLabel;

/// One of the three proposals: what it costs a month, where that lies, what it runs on, what it gives up, and the button that starts from it.
/// Each part has its place and keeps it, whatever it says.
class ProposalCard final : public QFrame
{
    Q_OBJECT
public:
    /// A low column is one with nothing between its parts to spare, for a page of little height.
    enum class Shape { Column, LowColumn, Row };

    explicit ProposalCard(ProposalKind kind, QWidget *parent = nullptr);

    void setShape(Shape shape);
    void showProposal(const ProposalText &text, const ProposalBand &band, const ProposalScale &scale,
                      const QString &currency);
    /// There is none, in a sentence or more.
    void showNone(const QString &why);
    /// What is shown is of an earlier sheet: at half strength, and nothing can be started from it.
    void setUpdating(bool updating);
    /// Its button is the one that Enter presses.
    void setRecommended(bool recommended);
    [[nodiscard]] QPushButton *button() const { return m_button; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void arrange();
    /// What a proposal says and none has not.
    [[nodiscard]] QList<QWidget *> parts() const;
    void showQuota();

    ProposalKind m_kind;
    Shape m_shape = Shape::Column;
    bool m_there = false;
    bool m_updating = false;
    int m_vcpus = 0; ///< of quota to ask for
    QGridLayout *m_grid = nullptr;
    QGraphicsOpacityEffect *m_opacity = nullptr;
    QWidget *m_inner = nullptr;
    QWidget *m_head = nullptr;
    QLabel *m_title = nullptr;
    QWidget *m_money = nullptr;
    QLabel *m_currency = nullptr;
    QLabel *m_month = nullptr;
    ProposalBandView *m_band = nullptr;
    QWidget *m_ends = nullptr;
    QLabel *m_p10 = nullptr;
    QLabel *m_p90 = nullptr;
    SignLabel *m_budget = nullptr;
    MachineList *m_machines = nullptr;
    QWidget *m_findings = nullptr;
    SignLabel *m_quota = nullptr;
    SignLabel *m_warnings = nullptr;
    QLabel *m_givesUpTitle = nullptr;
    Paragraph *m_givesUp = nullptr;
    Paragraph *m_none = nullptr;
    QList<QWidget *> m_lines;
    QPushButton *m_button = nullptr;
};

} // namespace slipway
