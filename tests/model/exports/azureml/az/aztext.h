// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Words and files as the stand-in for the Azure CLI reads them, without Qt: it is started ten thousands of times.
namespace az {

using Texts = std::vector<std::string>;

/// What a POSIX extended regular expression finds, the whole first and then its groups, those that took no part empty; none where it finds
/// nothing. Ends the program where `expression` is none.
[[nodiscard]] std::optional<Texts> found(const std::string &text, const char *expression);

/// The part before the first, behind the first and behind the last `mark`; all of `text` where there is none.
[[nodiscard]] std::string before(const std::string &text, std::string_view mark);
[[nodiscard]] std::string behind(const std::string &text, std::string_view mark);
[[nodiscard]] std::string behindLast(const std::string &text, std::string_view marks);

[[nodiscard]] std::string withoutSpacesAtEnd(std::string text);
/// Without one quote in front and one at the end, each of `quotes`.
[[nodiscard]] std::string unquoted(std::string text, std::string_view quotes);
/// At spaces, tabs and ends of lines, of which more count as one.
[[nodiscard]] Texts words(const std::string &text);
/// At each `mark`.
[[nodiscard]] Texts split(const std::string &text, std::string_view mark);
/// With \n, \t and \\ written out.
[[nodiscard]] std::string unescaped(const std::string &text);

[[nodiscard]] bool isFile(const std::string &path);
/// All of it; empty where it cannot be read.
[[nodiscard]] std::string contents(const std::string &path);
/// The lines that have an end.
[[nodiscard]] Texts lines(const std::string &path);
[[nodiscard]] std::string lastLine(const std::string &path);
[[nodiscard]] std::string folderOf(const std::string &path);
/// End the program where the file cannot be written.
void write(const std::string &path, const std::string &bytes);
void append(const std::string &path, const std::string &bytes);

/// Ends the program with a message as that of the real one.
[[noreturn]] void refuse(const std::string &message, int code = 1);

} // namespace az
