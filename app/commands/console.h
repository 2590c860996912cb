// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QString>

#include <cstdio>

namespace slipway {

/// Where a command answers: results on one stream, messages on the other. Borrows both.
class Console
{
public:
    Console(std::FILE *results, std::FILE *messages)
        : m_results(results)
        , m_messages(messages)
    {
    }

    /// Text for a person, without characters that a terminal would act on. Error Unwritable when the stream takes no more (a full disk, a
    /// closed pipe): some of it may be lost then.
    [[nodiscard]] Result<void> write(const QString &text);
    /// What a program reads, byte for byte; of JSON what a terminal acts on is written as escapes, which means the same.
    [[nodiscard]] Result<void> writeData(const QByteArray &data);
    /// An answer that is JSON or Markdown where it `isData`, else text for a person.
    [[nodiscard]] Result<void> writeAnswer(const QByteArray &answer, bool isData);

    /// One sentence for a person, on a line of its own after the program's name.
    void say(const QString &message);
    /// The sentence of an error with the place of the fault, if there is one.
    void say(const Error &error);

private:
    std::FILE *m_results;
    std::FILE *m_messages;
};

/// `error` with the file it concerns in front of its sentence.
[[nodiscard]] Error inFile(const QString &path, Error error);

} // namespace slipway
