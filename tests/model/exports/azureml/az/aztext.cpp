// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/az/aztext.h"

#include <regex.h>
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>

namespace az {

std::optional<Texts> found(const std::string &text, const char *expression)
{
    regex_t compiled = {};
    if (regcomp(&compiled, expression, REG_EXTENDED) != 0)
        refuse(std::string("no regular expression: ") + expression, 2);
    std::vector<regmatch_t> groups(compiled.re_nsub + 1);
    std::optional<Texts> parts;
    if (regexec(&compiled, text.c_str(), groups.size(), groups.data(), 0) == 0) {
        parts.emplace();
        for (const regmatch_t &group : groups) {
            const auto from = static_cast<std::size_t>(group.rm_so);
            parts->push_back(group.rm_so < 0
                                 ? std::string()
                                 : text.substr(from, static_cast<std::size_t>(group.rm_eo) - from));
        }
    }
    regfree(&compiled);
    return parts;
}

std::string before(const std::string &text, std::string_view mark)
{
    return text.substr(0, text.find(mark));
}

std::string behind(const std::string &text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? text : text.substr(at + mark.size());
}

std::string behindLast(const std::string &text, std::string_view marks)
{
    return text.substr(text.find_last_of(marks) + 1); // npos + 1 is 0
}

std::string withoutSpacesAtEnd(std::string text)
{
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string unquoted(std::string text, std::string_view quotes)
{
    if (!text.empty() && quotes.find(text.front()) != std::string_view::npos)
        text.erase(0, 1);
    if (!text.empty() && quotes.find(text.back()) != std::string_view::npos)
        text.pop_back();
    return text;
}

Texts words(const std::string &text)
{
    Texts parts;
    for (std::size_t from = 0; (from = text.find_first_not_of(" \t\n", from)) != std::string::npos;) {
        const std::size_t end = std::min(text.find_first_of(" \t\n", from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = end;
    }
    return parts;
}

Texts split(const std::string &text, std::string_view mark)
{
    Texts parts;
    std::size_t from = 0;
    for (std::size_t at = 0; (at = text.find(mark, from)) != std::string::npos; from = at + mark.size())
        parts.push_back(text.substr(from, at - from));
    parts.push_back(text.substr(from));
    return parts;
}

std::string unescaped(const std::string &text)
{
    std::string written;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '\\' && i + 1 < text.size() ? text[i + 1] : '\0';
        if (next == 'n' || next == 't' || next == '\\') {
            written += next == 'n' ? '\n' : next == 't' ? '\t' : '\\';
            ++i;
        } else {
            written += text[i];
        }
    }
    return written;
}

bool isFile(const std::string &path)
{
    struct stat told = {};
    return stat(path.c_str(), &told) == 0 && S_ISREG(told.st_mode);
}

std::string contents(const std::string &path)
{
    std::string bytes;
    std::FILE *file = std::fopen(path.c_str(), "re");
    if (file == nullptr)
        return bytes;
    char part[16384];
    while (const std::size_t count = std::fread(part, 1, sizeof part, file))
        bytes.append(part, count);
    std::fclose(file);
    return bytes;
}

Texts lines(const std::string &path)
{
    Texts parts = split(contents(path), "\n");
    parts.pop_back(); // what has no end
    return parts;
}

std::string lastLine(const std::string &path)
{
    std::string bytes = contents(path);
    if (!bytes.empty() && bytes.back() == '\n')
        bytes.pop_back();
    return behindLast(bytes, "\n");
}

std::string folderOf(const std::string &path)
{
    const std::size_t at = path.rfind('/');
    return at == std::string::npos ? "." : path.substr(0, at);
}

namespace {

void put(const std::string &path, const std::string &bytes, const char *mode)
{
    std::FILE *file = std::fopen(path.c_str(), mode);
    const bool done = file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    if (file == nullptr || std::fclose(file) != 0 || !done)
        refuse("The stand-in for az cannot write " + path, 2);
}

} // namespace

void write(const std::string &path, const std::string &bytes)
{
    put(path, bytes, "we");
}

void append(const std::string &path, const std::string &bytes)
{
    put(path, bytes, "ae");
}

void refuse(const std::string &message, int code)
{
    std::fflush(stdout);
    std::fprintf(stderr, "ERROR: %s\n", message.c_str());
    std::exit(code);
}

} // namespace az
