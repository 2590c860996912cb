// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/otheranswertexts.h"

#include "model/base/format.h"
#include "model/items/sheettexts.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct OtherAnswerTexts
{
    Q_DECLARE_TR_FUNCTIONS(OtherAnswers)
};

} // namespace

OtherAnswerText otherAnswerText(const OtherAnswer &answer,
                                const std::function<QString(const QString &key)> &captionOf,
                                const QLocale &locale)
{
    OtherAnswerText text;
    text.change = withCaptions(answer.words, [&captionOf](const QString &key) {
        const QString caption = captionOf(key);
        return caption.isEmpty() ? sheetCaption(key) : caption;
    });
    text.month = formatAmount(answer.month, locale);
    const BudgetVerdict verdict = answer.sheet.budget
        ? budgetVerdict(answer.over, answer.over || answer.keepsBudget, locale)
        : BudgetVerdict{ProposalText::BudgetState::None, OtherAnswerTexts::tr("keeps its times")};
    text.budgetState = verdict.state;
    text.verdict = verdict.words;
    return text;
}

} // namespace slipway
