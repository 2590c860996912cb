// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/dialogs.h"

#include <QList>

#include <functional>

namespace slipway::test {

/// Answers every question from a queue filled by the test and records what was asked. A question
/// without a prepared answer is cancelled.
class FakeDialogs final : public Dialogs
{
public:
    struct Asked
    {
        QString what = {}; ///< "save", "message", "choose", "openFile" or "saveFile"
        QString title = {}; ///< the name for "save"
        QString text = {}; ///< the filter for files
        QStringList choices = {};
        QString suggested = {};
        Kind kind = Kind::Information;
    };

    QList<Asked> asked;
    QList<SaveAnswer> saveAnswers;
    QList<int> chooseAnswers; ///< -1 dismisses the box
    QList<QString> textAnswers; ///< empty cancels
    QList<QString> openAnswers; ///< empty cancels
    QList<QString> saveFileAnswers; ///< empty cancels
    std::function<void()> whileItLasts; ///< before the answer about something that may end by itself
    std::function<void()> whileFileIsChosen; ///< what happens elsewhere meanwhile

    [[nodiscard]] SaveAnswer saveDiscardCancel(const QString &name) override
    {
        asked.append({.what = QStringLiteral("save"), .title = name});
        return saveAnswers.isEmpty() ? SaveAnswer::Cancel : saveAnswers.takeFirst();
    }
    void message(Kind kind, const QString &title, const QString &text) override
    {
        asked.append({.what = QStringLiteral("message"), .title = title, .text = text, .kind = kind});
    }
    [[nodiscard]] std::optional<int> choose(const QString &title, const QString &text,
                                            const QStringList &choices) override
    {
        asked.append({.what = QStringLiteral("choose"), .title = title, .text = text, .choices = choices});
        const int answer = chooseAnswers.isEmpty() ? -1 : chooseAnswers.takeFirst();
        Q_ASSERT(answer < choices.size());
        return answer < 0 ? std::nullopt : std::optional<int>(answer);
    }
    [[nodiscard]] std::optional<int> chooseUntil(const QString &title, const QString &text,
                                                 const QStringList &choices,
                                                 const std::function<bool()> &isOver) override
    {
        if (whileItLasts)
            whileItLasts();
        const std::optional<int> answer = choose(title, text, choices);
        return isOver() ? std::nullopt : answer;
    }
    [[nodiscard]] std::optional<QString> askText(const QString &title, const QString &text,
                                                 const QString &suggested) override
    {
        asked.append(
            {.what = QStringLiteral("askText"), .title = title, .text = text, .suggested = suggested});
        return answerOf(textAnswers);
    }
    [[nodiscard]] std::optional<QString> openFile(const QString &title, const QString &filter) override
    {
        asked.append({.what = QStringLiteral("openFile"), .title = title, .text = filter});
        return answerOf(openAnswers);
    }
    [[nodiscard]] std::optional<QString> saveFile(const QString &title, const QString &suggested,
                                                  const QString &filter) override
    {
        asked.append(
            {.what = QStringLiteral("saveFile"), .title = title, .text = filter, .suggested = suggested});
        if (whileFileIsChosen)
            whileFileIsChosen();
        return answerOf(saveFileAnswers);
    }

private:
    static std::optional<QString> answerOf(QList<QString> &answers)
    {
        const QString answer = answers.isEmpty() ? QString() : answers.takeFirst();
        return answer.isEmpty() ? std::nullopt : std::optional<QString>(answer);
    }
};

} // namespace slipway::test
