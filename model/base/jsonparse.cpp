// SPDX-License-Identifier: GPL-3.0-or-later
// The parser of its own behind parseJson(): the library's parser keeps the last of two members of one name, builds any depth and
// then crashes on copying it, and looks through all members of an object for every member it adds.
#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>
#include <string>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr qsizetype shownKeyLength = 60;

/// Length of the UTF-8 sequence at `at`; 0 where the bytes are none (RFC 3629: no overlong forms, no surrogates).
qsizetype utf8Length(QByteArrayView bytes, qsizetype at)
{
    const auto byte = [&](qsizetype offset) -> unsigned {
        return at + offset < bytes.size() ? static_cast<unsigned char>(bytes[at + offset]) : 0u;
    };
    const auto follows = [&](qsizetype offset) { return (byte(offset) & 0xC0u) == 0x80u; };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return follows(1) ? 2 : 0;
    if (lead >= 0xE0 && lead < 0xF0) {
        const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead < 0xF5) {
        const bool overlong = lead == 0xF0 && byte(1) < 0x90;
        const bool beyond = lead == 0xF4 && byte(1) >= 0x90;
        return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

qsizetype firstBadByte(QByteArrayView bytes)
{
    const char *const data = bytes.data();
    for (qsizetype at = 0; at < bytes.size();) {
        if (static_cast<unsigned char>(data[at]) < 0x80) {
            ++at;
            continue;
        }
        const qsizetype length = utf8Length(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return -1;
}

/// Of a number that fits no double: whether it is too large for one, and not too small.
bool isHuge(QByteArrayView text)
{
    const auto exponentAt
        = std::find_if(text.begin(), text.end(), [](char c) { return c == 'e' || c == 'E'; });
    const auto dot = std::find(text.begin(), exponentAt, '.');
    const auto first = std::find_if(text.begin(), exponentAt, [](char c) { return c >= '1' && c <= '9'; });
    qint64 exponent = 0;
    if (exponentAt != text.end()) {
        constexpr qint64 enough = 1'000'000'000; // beyond any number of digits that a text can have
        for (auto c = exponentAt + 1; c != text.end(); ++c) {
            if (*c >= '0' && *c <= '9')
                exponent = std::min(enough, exponent * 10 + (*c - '0'));
        }
        if (*(exponentAt + 1) == '-')
            exponent = -exponent;
    }
    return exponent + (dot - first) > 0;
}

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
        const char *const data = m_bytes.data();
        const qsizetype size = m_bytes.size();
        ++m_at;
        for (;;) {
            const qsizetype begin = m_at;
            while (m_at < size && data[m_at] != '"' && data[m_at] != '\\'
                   && static_cast<unsigned char>(data[m_at]) >= 0x20)
                ++m_at;
            out.append(data + begin, static_cast<std::size_t>(m_at - begin));
            if (m_at >= size)
                return cutOff();
            if (data[m_at] == '"') {
                ++m_at;
                return true;
            }
            if (data[m_at] != '\\')
                return syntax(u"A text holds a bare control character or line break."_s);
            if (!escape(out))
                return false;
            ++m_at;
        }
    }

    /// Leaves m_at on the last character of the escape.
    bool escape(std::string &out)
    {
        ++m_at;
        switch (current()) {
        case '"':
        case '\\':
        case '/':
            out += current();
            return true;
        case 'b':
            out += '\b';
            return true;
        case 'f':
            out += '\f';
            return true;
        case 'n':
            out += '\n';
            return true;
        case 'r':
            out += '\r';
            return true;
        case 't':
            out += '\t';
            return true;
        case 'u':
            return unicode(out);
        default:
            return ended() ? cutOff() : syntax(u"\"\\\" must be followed by one of \" \\ / b f n r t u."_s);
        }
    }

    bool unicode(std::string &out)
    {
        const auto first = codeUnit();
        if (!first)
            return false;
        if (!QChar::isSurrogate(*first)) {
            out += QString(QChar(*first)).toStdString();
            return true;
        }
        if (QChar::isHighSurrogate(*first) && m_bytes.sliced(m_at + 1).startsWith("\\u")) {
            m_at += 2;
            const auto second = codeUnit();
            if (!second)
                return false;
            if (QChar::isLowSurrogate(*second)) {
                const char16_t pair[] = {*first, *second};
                out += QString::fromUtf16(pair, 2).toStdString();
                return true;
            }
        }
        return syntax(u"A text holds half of a surrogate pair, which is no character."_s);
    }

    /// The four digits after "\u"; leaves m_at on the last of them.
    std::optional<char16_t> codeUnit()
    {
        unsigned value = 0;
        for (int i = 0; i < 4; ++i) {
            ++m_at;
            const char c = current();
            unsigned digit = 0;
            if (c >= '0' && c <= '9') {
                digit = static_cast<unsigned>(c - '0');
            } else if ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')) {
                digit = static_cast<unsigned>((c | 0x20) - 'a') + 10;
            } else {
                if (ended())
                    cutOff();
                else
                    syntax(u"\"\\u\" must be followed by four hexadecimal digits."_s);
                return std::nullopt;
            }
            value = value * 16 + digit;
        }
        return static_cast<char16_t>(value);
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
        return convert(m_bytes.sliced(begin, m_at - begin), whole, json);
    }

    bool convert(QByteArrayView text, bool whole, ordered_json &json)
    {
        const char *const begin = text.data();
        const char *const end = begin + text.size();
        std::int64_t integer = 0;
        std::uint64_t unsignedInteger = 0;
        // "-0" is left to the double, which keeps its sign.
        if (whole && text != "-0") {
            if (std::from_chars(begin, end, integer).ec == std::errc()) {
                json = integer;
                return true;
            }
            if (std::from_chars(begin, end, unsignedInteger).ec == std::errc()) {
                json = unsignedInteger;
                return true;
            }
        }
        double number = 0;
        const std::errc status = std::from_chars(begin, end, number).ec;
        if (status == std::errc::result_out_of_range) {
            if (isHuge(text))
                return content(u"The number is too large to compute with."_s);
            number = 0;
        }
        json = number;
        return true;
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
