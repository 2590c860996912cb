// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/proposalsview.h"

#include "model/base/format.h"
#include "model/items/sheettexts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Without a number as long as none is known.
QString headingOf(const std::optional<Proposals> &found)
{
    if (!found)
        return ProposalsView::tr("Ways to do it");
    switch (std::ranges::count_if(found->proposals, [](const auto &each) { return each.has_value(); })) {
    case 0:
        return ProposalsView::tr("No way with these answers");
    case 1:
        return ProposalsView::tr("One way to do it");
    case 2:
        return ProposalsView::tr("Two ways to do it");
    default:
        return ProposalsView::tr("Three ways to do it");
    }
}

} // namespace

ProposalsView::ProposalsView(const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_title(new PlainLabel(this))
    , m_state(new ElidedLabel({}, this))
    , m_row(new QHBoxLayout)
    , m_answers(new OtherAnswersView(this))
{
    setObjectName(u"proposals"_s);
    setTextRole(m_title, TextRole::PageTitle);
    m_title->setObjectName(u"proposalHeading"_s);
    setHeading(headingOf(std::nullopt));
    setTextRole(m_state, TextRole::Caption);
    m_state->setObjectName(u"proposalState"_s);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setSpacing(space::block);
    m_head->addWidget(m_title);
    m_head->addWidget(m_state, 1);
    m_row->setSpacing(space::field);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    column->addLayout(m_head);
    column->addLayout(m_row, 1);
    for (std::size_t k = 0; k < proposalCount; ++k) {
        const auto kind = static_cast<ProposalKind>(k);
        m_cards[k] = new ProposalCard(kind, this);
        m_row->addWidget(m_cards[k], 1);
        connect(m_cards[k]->button(), &QPushButton::clicked, this, [this, kind] { Q_EMIT chosen(kind); });
    }
    m_row->addWidget(m_answers);
    m_answers->hide();
    connect(m_answers, &OtherAnswersView::taken, this, [this](std::size_t row) {
        const auto [sheet, entry] = m_answerRows[row]; // the rows go while it is given
        Q_EMIT answerChosen(sheet, entry);
    });
}

void ProposalsView::setShape(ProposalCard::Shape shape)
{
    m_row->setDirection(shape == ProposalCard::Shape::Row ? QBoxLayout::TopToBottom
                                                          : QBoxLayout::LeftToRight);
    // What the scale means needs a row for itself where the page is narrow.
    m_head->setDirection(m_row->direction());
    m_head->setSpacing(shape == ProposalCard::Shape::Row ? space::group : space::block);
    for (ProposalCard *card : m_cards)
        card->setShape(shape);
    m_answers->setMinimumHeight(shape == ProposalCard::Shape::Row ? 240 : 0);
    // Rows are as high as they need to be; what is below them takes the rest.
    setSizePolicy(QSizePolicy::Preferred,
                  shape == ProposalCard::Shape::Row ? QSizePolicy::Maximum : QSizePolicy::Preferred);
}

void ProposalsView::show(const Async<Proposals> &proposals, const Sheet &sheet, bool hasFaults,
                         const std::function<QString(const QString &)> &captionOf)
{
    const bool ready = proposals.isReady();
    m_recommended = ready && proposals.value ? proposals.value->recommended : std::nullopt;
    auto *state = static_cast<ElidedLabel *>(m_state);
    state->setElideMode(Qt::ElideRight);
    if (hasFaults)
        state->setFullText(tr("waiting for the answers that are marked at the left"));
    else if (!ready && proposals.busy)
        state->setFullText(tr("updating"));
    else
        state->setFullText(proposalKey(sheet, locale()));

    const bool isOther
        = m_shown != proposals.revision || (proposals.value && m_isShownWhole != proposals.value->isWhole);
    if (proposals.value && ready && isOther) {
        m_shown = proposals.revision;
        m_isShownWhole = proposals.value->isWhole;
        setHeading(headingOf(proposals.value));
        const ProposalScale scale = proposalScale(*proposals.value, sheet);
        const bool hasAnswers = showAnswers(*proposals.value, sheet, captionOf);
        for (std::size_t k = 0; k < proposalCount; ++k) {
            std::optional<Proposal> each = proposals.value->proposals[k];
            m_cards[k]->setVisible(each || !hasAnswers);
            if (!each) {
                m_cards[k]->showNone(withCaptions(proposals.value->whyNone[k], captionOf));
                continue;
            }
            if (hasAnswers)
                each->wouldHaveToGo.clear(); // it is told in rows
            ProposalText text = proposalText(*each, sheet, m_catalog, locale());
            // What is told of the sheet is told once.
            const QStringList remarks = k == 0 ? proposals.value->remarks : QStringList();
            QStringList sentences = QStringList(text.givesUp) + remarks;
            if (!m_isShownWhole && (each->overBudget || !each->robustness.isInTime()))
                sentences.prepend(tr("Looking for other answers that would change that..."));
            text.givesUp = withCaptions(sentences.join(u' '), captionOf);
            m_cards[k]->showProposal(text, proposalBand(*each), scale, sheet.currency);
        }
    } else if (!proposals.value) {
        using State = Async<Proposals>::State;
        const QString words = proposals.state == State::Failed
            ? tr("No proposals could be worked out: %1").arg(withCaptions(proposals.failure, captionOf))
            : hasFaults ? tr("An answer is missing or contradicts another.")
                        : tr("Working it out...");
        m_shown = 0;
        setHeading(headingOf(std::nullopt));
        m_answers->hide();
        for (ProposalCard *card : m_cards) {
            card->show();
            card->showNone(words);
        }
    }
    m_answers->setUpdating(!ready);
    for (std::size_t k = 0; k < proposalCount; ++k) {
        m_cards[k]->setUpdating(!ready);
        m_cards[k]->setRecommended(m_recommended == static_cast<ProposalKind>(k));
    }
}

void ProposalsView::setHeading(const QString &text)
{
    m_title->setText(text);
    setAccessibleName(text);
}

bool ProposalsView::showAnswers(const Proposals &found, const Sheet &sheet,
                                const std::function<QString(const QString &)> &captionOf)
{
    const auto missing = std::ranges::count_if(found.proposals, [](const auto &each) { return !each; });
    const bool isShown = missing > 0 && !found.otherAnswers.empty();
    m_answers->setVisible(isShown);
    m_answerRows.clear();
    if (!isShown)
        return false;
    std::vector<OtherAnswerText> rows;
    for (const OtherAnswer &answer : found.otherAnswers) {
        rows.push_back(otherAnswerText(answer, captionOf, locale()));
        m_answerRows.emplace_back(answer.sheet, answer.entry);
    }
    m_answers->setAnswers(withCaptions(found.lacking, captionOf), rows, sheet.currency);
    m_row->setStretchFactor(m_answers, static_cast<int>(missing));
    return true;
}

std::optional<ProposalKind> ProposalsView::recommended() const
{
    return m_recommended;
}

} // namespace slipway
