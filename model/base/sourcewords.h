// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace slipway {

/// While one lives, this thread's words are those of the sources, English, whatever language is installed: for what programs read and
/// compare. May be nested. The translators of installLanguage() (ui/support/language.h) hold to it.
class SourceWords
{
public:
    SourceWords();
    ~SourceWords();
    SourceWords(const SourceWords &) = delete;
    SourceWords &operator=(const SourceWords &) = delete;

    /// Whether one lives in this thread.
    [[nodiscard]] static bool areOn();
};

/// Whether words of this thread come in another language than that of the sources.
[[nodiscard]] bool wordsAreTranslated();

} // namespace slipway
