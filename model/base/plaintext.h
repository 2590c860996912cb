// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

// Names come from files and keyboards, and everything that shows them takes them as they are: text, one line,
// never markup, never a mnemonic.

/// Ends a line, or is a control character: C0, delete, C1, the separators of lines and paragraphs.
[[nodiscard]] bool isControlSign(QChar sign);
/// Turns the direction of what follows it (embeddings, overrides, isolates): with one of these a name
/// rearranges the sentence around it.
[[nodiscard]] bool isTurningSign(QChar sign);
/// Takes no room: zero-width characters, joiners, marks of direction, fillers, and all of the above. Two ids that
/// differ in one look alike. By code point: the default ignorable ones of Unicode 15 (DerivedCoreProperties.txt), the empty pattern of Braille,
/// and what is no character at all.
[[nodiscard]] bool isUnseenSign(char32_t code);
[[nodiscard]] QString withoutUnseenSigns(const QString &text);
/// From the first sign on that takes room and is no blank; empty where there is none.
[[nodiscard]] QStringView fromFirstSeen(QStringView text);

/// Control characters and fillers become blanks; what takes no room goes, unless it shapes its neighbours (joiners within Arabic or Indic words and emoji, selectors). What shows nothing is empty.
[[nodiscard]] QString oneLineText(const QString &text);
/// The same for comments, cells and messages of ours, where all that goes leaves a blank, and runs of blanks are one blank.
[[nodiscard]] QString oneLine(const QString &text);
/// A text that is not ours as a message quotes it: as oneLine(), and its beginning only where it is longer than anybody reads.
[[nodiscard]] QString quotedText(const QString &text, qsizetype longest = 60);
/// As oneLineText() for a text of several lines: line feeds and tabs stay, and so do blanks alone.
[[nodiscard]] QString severalLinesText(const QString &text);

/// A text as an id: besides, nothing that takes no room and no spaces around it, so that it ends where it seems to.
[[nodiscard]] QString idText(const QString &text);

/// A text as a tool tip. Qt takes what looks like markup for markup, so such a text is escaped; one with lines too
/// long for a screen becomes markup as well, because only that is wrapped. More than anybody reads is cut.
[[nodiscard]] QString toolTipText(const QString &text);
/// A text as the caption of a button or a menu entry: an ampersand stays an ampersand.
[[nodiscard]] QString captionText(const QString &text);
/// Words of more letters than this are cut in their middle: nothing wraps them.
[[nodiscard]] QString shortWordsText(const QString &text, qsizetype longest = 60);

} // namespace slipway
