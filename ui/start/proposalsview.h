// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/document/async.h"
#include "model/proposals/proposals.h"
#include "ui/start/otheranswersview.h"
#include "ui/start/proposalcard.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;

namespace slipway {

/// The three proposals side by side, or one above the other, under a heading. While newer ones are worked out, the old ones stay where they
/// are, at half strength.
class ProposalsView final : public QWidget
{
    Q_OBJECT
public:
    explicit ProposalsView(const Catalog &catalog, QWidget *parent = nullptr);

    void setShape(ProposalCard::Shape shape);
    /// Of `sheet`, which is the one on show; with faults there is nothing to wait for. `captionOf` words entries of the sheet.
    void show(const Async<Proposals> &proposals, const Sheet &sheet, bool hasFaults,
              const std::function<QString(const QString &key)> &captionOf);
    using QWidget::show;
    /// The proposal that Enter starts from; none while there is none of the sheet as it stands.
    [[nodiscard]] std::optional<ProposalKind> recommended() const;

Q_SIGNALS:
    void chosen(slipway::ProposalKind kind);
    /// Another answer is to be given: the sheet with it, and the entry that it changes.
    void answerChosen(const slipway::Sheet &sheet, const QString &entry);

private:
    /// Rows for other answers; false: there are none, or every card has a proposal.
    bool showAnswers(const Proposals &found, const Sheet &sheet,
                     const std::function<QString(const QString &key)> &captionOf);

    void setHeading(const QString &text);

    const Catalog &m_catalog;
    QLabel *m_title = nullptr; ///< says how many ways there are
    QLabel *m_state = nullptr;
    QBoxLayout *m_head = nullptr;
    QBoxLayout *m_row = nullptr;
    std::array<ProposalCard *, proposalCount> m_cards = {};
    OtherAnswersView *m_answers = nullptr; ///< in the place of cards without a proposal, where there are any
    std::vector<std::pair<Sheet, QString>>
        m_answerRows; ///< sheets of its rows, with the entry that each changes
    std::optional<ProposalKind> m_recommended;
    quint64 m_shown = 0; ///< revision that the cards are of
    bool m_isShownWhole = true; ///< what would have to go is among it
};

} // namespace slipway
