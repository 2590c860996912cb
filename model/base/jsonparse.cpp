// SPDX-License-Identifier: GPL-3.0-or-later
// The parser of its own behind parseJson(): the library's parser keeps the last of two members of one name, builds any depth and
// then crashes on copying it, and looks through all members of an object for every member it adds.
#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"
#include "model/base/jsontokens.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr qsizetype shownKeyLength = 60;

QString placeOf(QByteArrayView bytes, qsizetype at)
{
    qsizetype line = 1;
    qsizetype column = 1;
    for (qsizetype i = 0; i < at; ++i) {
        if (bytes[i] == '\n') {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(bytes[i]) & 0xC0u) != 0x80u) {
            ++column;
        }
    }
    return u"line %1, column %2"_s.arg(line).arg(column);
}

/// Notices two members of one name without looking at every pair of a large object.
class MemberNames
{
public:
    explicit MemberNames(const ordered_json &object)
        : m_object(object)
    {
    }

    bool isNew(const std::string &key)
    {
        if (m_object.size() < few) {
            for (auto it = m_object.begin(); it != m_object.end(); ++it) {
                if (it.key() == key)
                    return false;
            }
            return true;
        }
        if (m_names.empty()) {
            for (auto it = m_object.begin(); it != m_object.end(); ++it)
                m_names.insert(it.key());
        }
        return m_names.insert(key).second;
    }

private:
    static constexpr std::size_t few = 24;
    const ordered_json &m_object;
    std::set<std::string> m_names;
};

class Parser
{
public:
    Parser(QByteArrayView bytes, const JsonLimits &limits)
        : m_bytes(bytes)
        , m_limits(limits)
    {
    }

    Result<ordered_json> parse()
    {
        ordered_json json;
        skipBlanks();
        if (value(json)) {
            skipBlanks();
            if (m_at < m_bytes.size())
                syntax(u"Nothing may follow the end of the JSON text, but %1 does."_s.arg(found()));
        }
        if (m_error)
            return *m_error;
        return json;
    }

private:
    struct Segment
    {
        std::string key;
        qsizetype index = -1; ///< of a list's entry; -1: a member
    };

    [[nodiscard]] bool ended() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char current() const { return ended() ? '\0' : m_bytes[m_at]; }

    void skipBlanks()
    {
        while (!ended() && (current() == ' ' || current() == '\n' || current() == '\r' || current() == '\t'))
            ++m_at;
    }

    [[nodiscard]] QString path() const
    {
        QString pointer;
        for (const Segment &segment : m_path) {
            QString key
                = segment.index >= 0 ? QString::number(segment.index) : QString::fromStdString(segment.key);
            if (key.size() > shownKeyLength)
                key = key.left(shownKeyLength) + u"..."_s;
            pointer = appendedPointer(pointer, key);
        }
        return pointer;
    }

    bool syntax(const QString &message)
    {
        m_error = Error{ErrorCode::Invalid, message, placeOf(m_bytes, m_at)};
        return false;
    }

    bool content(const QString &message)
    {
        m_error = Error{ErrorCode::Invalid, message, path()};
        return false;
    }

    bool cutOff()
    {
        const QString inside = path();
        return syntax(inside.isEmpty() ? u"The text ends too early: the file is cut off."_s
                                       : u"The text ends inside %1: the file is cut off."_s.arg(inside));
    }

    [[nodiscard]] QString found() const
    {
        const qsizetype length = std::max<qsizetype>(1, utf8Length(m_bytes, m_at));
        const QString character = QString::fromUtf8(m_bytes.sliced(m_at, length));
        return static_cast<unsigned char>(current()) < 0x20 ? u"a control character"_s
                                                            : u"\"%1\""_s.arg(character);
    }

    bool expected(const QString &what)
    {
        if (ended())
            return cutOff();
        const QString near = path();
        return syntax(near.isEmpty() ? u"Expected %1, but found %2."_s.arg(what, found())
                                     : u"Expected %1 at %2, but found %3."_s.arg(what, near, found()));
    }

    bool enter()
    {
        if (++m_depth > m_limits.maxDepth)
            return content(u"Lists and objects are nested more than %1 deep."_s.arg(m_limits.maxDepth));
        return true;
    }

    bool value(ordered_json &json)
    {
        if (++m_values > m_limits.maxValues)
            return content(u"There are more than %1 values."_s.arg(m_limits.maxValues));
        switch (current()) {
        case '{':
            return object(json);
        case '[':
            return list(json);
        case '"': {
            std::string text;
            if (!string(text))
                return false;
            json = std::move(text);
            return true;
        }
        case 't':
            return word("true", true, json);
        case 'f':
            return word("false", false, json);
        case 'n':
            return word("null", nullptr, json);
        case 'N':
        case 'I':
            return expected(u"a value (JSON has no NaN and no Infinity)"_s);
        case '/':
            return expected(u"a value (JSON has no comments)"_s);
        default:
            return number(json);
        }
    }

    bool object(ordered_json &json)
    {
        if (!enter())
            return false;
        json = ordered_json::object();
        MemberNames names(json);
        ++m_at;
        skipBlanks();
        if (current() == '}')
            return leave();
        for (;;) {
            if (current() != '"')
                return expected(u"the name of a member in quotes"_s);
            std::string key;
            if (!string(key))
                return false;
            m_path.push_back({key});
            if (!names.isNew(key))
                return content(u"Two members have the same name."_s);
            skipBlanks();
            if (current() != ':')
                return expected(u"a colon"_s);
            ++m_at;
            skipBlanks();
            ordered_json member;
            if (!value(member))
                return false;
            m_path.pop_back();
            appendMember(json, std::move(key), std::move(member));
            skipBlanks();
            if (current() == '}')
                return leave();
            if (current() != ',')
                return expected(u"a comma or \"}\""_s);
            ++m_at;
            skipBlanks();
        }
    }

    bool list(ordered_json &json)
    {
        if (!enter())
            return false;
        json = ordered_json::array();
        ++m_at;
        skipBlanks();
        if (current() == ']')
            return leave();
        for (qsizetype index = 0;; ++index) {
            m_path.push_back({{}, index});
            ordered_json entry;
            if (!value(entry))
                return false;
            m_path.pop_back();
            json.push_back(std::move(entry));
            skipBlanks();
            if (current() == ']')
                return leave();
            if (current() != ',')
                return expected(u"a comma or \"]\""_s);
            ++m_at;
            skipBlanks();
        }
    }

    bool leave()
    {
        ++m_at;
        --m_depth;
        return true;
    }

    template <typename Value> bool word(const char *text, Value value, ordered_json &json)
    {
        const QByteArrayView expectedText(text);
        const QByteArrayView rest = m_bytes.sliced(m_at);
        if (rest.startsWith(expectedText)) {
            m_at += expectedText.size();
            json = value;
            return true;
        }
        if (expectedText.startsWith(rest)) {
            m_at = m_bytes.size();
            return cutOff();
        }
        return expected(u"a value"_s);
    }

    bool string(std::string &out)
    {
        JsonStringReader reader(m_bytes, m_at);
        const JsonStringReader::End end = reader.read(out);
        m_at = reader.at();
        switch (end) {
        case JsonStringReader::End::Quote:
            return true;
        case JsonStringReader::End::CutOff:
            break;
        case JsonStringReader::End::ControlCharacter:
            return syntax(u"A text holds a bare control character or line break."_s);
        case JsonStringReader::End::UnknownEscape:
            return syntax(u"\"\\\" must be followed by one of \" \\ / b f n r t u."_s);
        case JsonStringReader::End::NotHexadecimal:
            return syntax(u"\"\\u\" must be followed by four hexadecimal digits."_s);
        case JsonStringReader::End::HalfPair:
            return syntax(u"A text holds half of a surrogate pair, which is no character."_s);
        }
        return cutOff();
    }

    bool digits()
    {
        const qsizetype begin = m_at;
        while (current() >= '0' && current() <= '9')
            ++m_at;
        return m_at > begin;
    }

    bool number(ordered_json &json)
    {
        const qsizetype begin = m_at;
        if (current() == '-')
            ++m_at;
        const qsizetype firstDigit = m_at;
        if (!digits())
            return expected(m_at > begin ? u"a digit"_s : u"a value"_s);
        if (m_bytes[firstDigit] == '0' && m_at > firstDigit + 1) {
            m_at = firstDigit;
            return syntax(u"A number must not begin with a zero and another digit."_s);
        }
        bool whole = true;
        if (current() == '.') {
            whole = false;
            ++m_at;
            if (!digits())
                return expected(u"a digit"_s);
        }
        if (current() == 'e' || current() == 'E') {
            whole = false;
            ++m_at;
            if (current() == '+' || current() == '-')
                ++m_at;
            if (!digits())
                return expected(u"a digit"_s);
        }
        if (std::optional<ordered_json> number = jsonNumber(m_bytes.sliced(begin, m_at - begin), whole)) {
            json = *std::move(number);
            return true;
        }
        return content(u"The number is too large to compute with."_s);
    }

    QByteArrayView m_bytes;
    JsonLimits m_limits;
    qsizetype m_at = 0;
    int m_depth = 0;
    qsizetype m_values = 0;
    std::vector<Segment> m_path;
    std::optional<Error> m_error;
};

} // namespace

Result<ordered_json> parseJson(QByteArrayView bytes, const JsonLimits &limits)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes = bytes.sliced(3);
    if (bytes.size() > limits.maxBytes) {
        return Error{ErrorCode::Invalid,
                     u"The text is larger than the limit of %1 MiB."_s.arg(limits.maxBytes / 1024 / 1024),
                     {}};
    }
    if (bytes.trimmed().isEmpty())
        return Error{ErrorCode::Invalid, u"The file is empty."_s, {}};
    if (const qsizetype bad = firstBadByte(bytes); bad >= 0)
        return Error{ErrorCode::Invalid, u"The file is not UTF-8 text."_s, placeOf(bytes, bad)};
    return Parser(bytes, limits).parse();
}

} // namespace slipway
