// SPDX-License-Identifier: GPL-3.0-or-later
// The library reads the text and tells of each value as it passes; what is built of them, what is too much and how a fault is
// worded is ours (docs/decisions/0013).
#include "model/base/jsondigits.h"
#include "model/base/jsontext.h"
#include "model/base/jsonwords.h"
#include "model/base/limitwords.h"
#include "model/base/plaintext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

constexpr qsizetype shownKeyLength = 60;

QString placeOf(QByteArrayView bytes, qsizetype at)
{
    const QByteArrayView before = bytes.first(at);
    const qsizetype lineBegin = before.lastIndexOf('\n') + 1;
    const auto column = std::count_if(before.begin() + lineBegin, before.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; // one a character, not one a byte
    });
    return u"line %1, column %2"_s.arg(std::ranges::count(before, '\n') + 1).arg(column + 1);
}

/// Where the first bytes that are not UTF-8 begin, in bytes that are not.
qsizetype firstBadByte(QByteArrayView bytes)
{
    const QByteArray mended = QString::fromUtf8(bytes).toUtf8();
    return std::ranges::mismatch(bytes, mended).in1 - bytes.begin();
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Lets the handler know how far the library has read: it tells so itself only with a fault.
class Cursor
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    Cursor(const char *at, const char **reached)
        : m_at(at)
        , m_reached(reached)
    {
    }
    reference operator*() const { return *m_at; }
    Cursor &operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    friend bool operator==(const Cursor &a, const Cursor &b) { return a.m_at == b.m_at; }

private:
    const char *m_at;
    const char **m_reached;
};

/// A list or object that has not ended yet.
struct Open
{
    ordered_json *json;
    std::unordered_set<std::string> names; ///< of an object that has many
};

/// Whether an object has no member of this name, without a look at every pair of a large one.
bool isNew(Open &object, const std::string &name)
{
    constexpr std::size_t few = 24;
    const auto &members = object.json->get_ref<const ordered_json::object_t &>();
    if (members.size() < few)
        return std::ranges::find(members, name,
                                 [](const auto &member) -> const std::string & { return member.first; })
            == members.end();
    if (object.names.empty()) {
        for (const auto &member : members)
            object.names.insert(member.first);
    }
    return object.names.insert(name).second;
}

class Builder final : public nlohmann::json_sax<ordered_json>
{
public:
    Builder(QByteArrayView bytes, const JsonLimits &limits, bool keepsDigits)
        : m_bytes(bytes)
        , m_limits(limits)
        , m_keepsDigits(keepsDigits)
        , m_reached(bytes.begin())
    {
    }

    Result<ordered_json> parse()
    {
        const bool read = ordered_json::sax_parse(Cursor(m_bytes.begin(), &m_reached),
                                                  Cursor(m_bytes.end(), nullptr), this);
        // To the library a zero byte is the end of the text.
        if (read && m_bytes.contains('\0'))
            explain({}, m_bytes.size());
        if (m_error)
            return *std::move(m_error);
        return std::move(m_root);
    }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(std::int64_t value) override
    {
        if (value == 0) // of whole numbers only "-0": as a double it keeps its sign
            return isWellBegun() && addNumber(-0.0);
        return addNumber(value);
    }
    bool number_unsigned(std::uint64_t value) override
    {
        if (value == 0 && !isWellBegun())
            return false;
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        return value <= most ? addNumber(static_cast<std::int64_t>(value)) : addNumber(value);
    }
    bool number_float(double value, const std::string &text) override
    {
        if (value == 0 && !saysZero(text))
            return content(u"The number is too near to zero to compute with."_s);
        // A fraction that a double takes for a whole number would pass for one, and a large whole one for another.
        const bool looksWhole = value != 0 && value == std::trunc(value);
        if ((!m_keepsDigits && !looksWhole) || holdsEveryDigit(value, text))
            return addNumber(value);
        return addNumber(ordered_json::binary({text.begin(), text.end()}));
    }
    bool string(std::string &value) override { return add(std::move(value)); }
    bool binary(ordered_json::binary_t &) override { return false; } // JSON has none

    bool start_object(std::size_t) override { return open(ordered_json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(ordered_json::array()); }
    bool end_array() override { return close(); }

    bool key(std::string &name) override
    {
        const bool unused = isNew(m_open.back(), name);
        appendMember(*m_open.back().json, std::move(name), nullptr);
        m_slot = &m_open.back().json->get_ref<ordered_json::object_t &>().back().second;
        passed();
        return unused || content(sameNamesWords.toString());
    }

    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &exception) override
    {
        if (exception.id == largeNumberId)
            return content(largeNumberWords.toString());
        const auto size = static_cast<std::size_t>(m_bytes.size());
        return explain(exception.what(), static_cast<qsizetype>(std::min(position - 1, size)));
    }

private:
    /// Where a value goes that comes now: the member just named, the end of the list, or the whole.
    ordered_json *place(ordered_json value)
    {
        ++m_values;
        if (m_slot) {
            *m_slot = std::move(value);
            return std::exchange(m_slot, nullptr);
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        m_open.back().json->push_back(std::move(value));
        return &m_open.back().json->back();
    }

    bool add(ordered_json value)
    {
        if (m_values >= m_limits.maxValues)
            return tooMany();
        place(std::move(value));
        passed();
        return true;
    }

    bool addNumber(ordered_json value)
    {
        if (!add(std::move(value)))
            return false;
        // The end of a number shows in the character behind it.
        if (!isDigit(m_bytes[m_passed - 1]))
            --m_passed;
        return true;
    }

    /// Of a number that is zero and has been read with the character behind it: the library takes "01" for two.
    bool isWellBegun()
    {
        const qsizetype end = m_reached - m_bytes.begin();
        if (end < 2 || !isDigit(m_bytes[end - 1]) || m_bytes[end - 2] != '0')
            return true;
        return syntax(u"A number must not begin with a zero and another digit."_s, end - 2);
    }

    bool open(ordered_json empty)
    {
        if (m_values >= m_limits.maxValues)
            return tooMany();
        if (static_cast<int>(m_open.size()) >= m_limits.maxDepth)
            return content(u"Lists and objects are nested more than %1 deep."_s.arg(m_limits.maxDepth));
        m_open.push_back({place(std::move(empty)), {}});
        passed();
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        passed();
        return true;
    }

    void passed() { m_passed = m_reached - m_bytes.begin(); }

    /// Of the value that is under way, else of the list or object that is.
    [[nodiscard]] QString path(bool ofValue) const
    {
        QString pointer;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const ordered_json &json = *m_open[i].json;
            const bool last = i + 1 == m_open.size();
            if (last && !ofValue)
                break;
            QString key;
            if (json.is_array())
                key = QString::number(json.size() - (last ? 0 : 1));
            else if (!json.empty())
                key = QString::fromStdString(json.get_ref<const ordered_json::object_t &>().back().first);
            if (key.size() > shownKeyLength)
                key = key.left(shownKeyLength) + u"..."_s;
            key = oneLine(key);
            pointer = appendedPointer(pointer, key);
        }
        return pointer;
    }

    bool syntax(const QString &message, qsizetype at)
    {
        m_error = Error{ErrorCode::Invalid, message, placeOf(m_bytes, at)};
        return false;
    }

    bool content(const QString &message)
    {
        m_error = Error{ErrorCode::Invalid, message, path(true)};
        return false;
    }

    bool tooMany() { return content(u"There are more than %1 values."_s.arg(m_limits.maxValues)); }

    [[nodiscard]] QString found(qsizetype at) const
    {
        if (static_cast<unsigned char>(m_bytes[at]) < 0x20)
            return u"a control character"_s;
        // Reading UTF-8 leaves a byte order mark out.
        const QString text
            = QString::fromUtf8(m_bytes.sliced(at, std::min<qsizetype>(4, m_bytes.size() - at)));
        const QString first
            = text.isEmpty() ? QString() : oneLine(text.left(text.front().isHighSurrogate() ? 2 : 1));
        return first.isEmpty() || m_bytes.sliced(at).startsWith("\xef\xbb\xbf")
            ? u"a character that cannot be seen"_s
            : u"\"%1\""_s.arg(first);
    }

    bool expected(const QString &what, qsizetype at, bool ofValue)
    {
        const QString near = path(ofValue);
        if (at >= m_bytes.size())
            return syntax(near.isEmpty() ? u"The text ends too early: it is cut off."_s
                                         : u"The text ends inside %1: it is cut off."_s.arg(near),
                          m_bytes.size());
        return syntax(near.isEmpty() ? u"Expected %1, but found %2."_s.arg(what, found(at))
                                     : u"Expected %1 at %2, but found %3."_s.arg(what, near, found(at)),
                      at);
    }

    [[nodiscard]] qsizetype behindBlanks(qsizetype at) const
    {
        while (at < m_bytes.size() && isBlank(m_bytes[at]))
            ++at;
        return at;
    }

    /// What should have come behind the last value or name that was good. `stop` is how far the library came.
    bool explain(std::string_view why, qsizetype stop)
    {
        qsizetype at = behindBlanks(m_passed);
        const auto is = [&](char c) { return at < m_bytes.size() && m_bytes[at] == c; };
        if (m_open.empty()) {
            if (m_values == 0)
                return explainValue(why, at, stop);
            return syntax(u"Nothing may follow the end of the JSON text, but %1 does."_s.arg(found(at)), at);
        }
        const ordered_json &json = *m_open.back().json;
        if (m_slot) {
            if (!is(':'))
                return expected(u"a colon"_s, at, true);
            return explainValue(why, behindBlanks(at + 1), stop);
        }
        if (!json.empty()) {
            if (!is(','))
                return expected(json.is_object() ? u"a comma or \"}\""_s : u"a comma or \"]\""_s, at, false);
            at = behindBlanks(at + 1);
        }
        if (json.is_array())
            return explainValue(why, at, stop);
        if (is('"'))
            return explainText(why, stop, false);
        return expected(u"the name of a member in quotes"_s, at, false);
    }

    bool explainValue(std::string_view why, qsizetype at, qsizetype stop)
    {
        const char first = at < m_bytes.size() ? m_bytes[at] : ' ';
        if (first == '"')
            return explainText(why, stop, true);
        if (first == '-' || isDigit(first))
            return expected(u"a digit"_s, stop, true);
        if (first == 'N' || first == 'I')
            return expected(u"a value (JSON has no NaN and no Infinity)"_s, at, true);
        if (first == '/')
            return expected(u"a value (JSON has no comments)"_s, at, true);
        const bool isCutWord = stop == m_bytes.size() && (first == 't' || first == 'f' || first == 'n');
        return expected(u"a value"_s, isCutWord ? stop : at, true);
    }

    bool explainText(std::string_view why, qsizetype stop, bool ofValue)
    {
        if (stop >= m_bytes.size())
            return expected({}, stop, ofValue);
        const auto says = [&](std::string_view word) { return why.find(word) != why.npos; };
        if (says("surrogate")) {
            const qsizetype escape = m_bytes.first(stop + 1).lastIndexOf(QByteArrayView("\\u"));
            return syntax(u"A text holds half of a surrogate pair, which is no character."_s, escape + 5);
        }
        if (says("hex digits"))
            return syntax(u"\"\\u\" must be followed by four hexadecimal digits."_s, stop);
        if (says("backslash"))
            return syntax(u"\"\\\" must be followed by one of \" \\ / b f n r t u."_s, stop);
        return syntax(u"A text holds a bare control character or line break."_s, stop);
    }

    QByteArrayView m_bytes;
    JsonLimits m_limits;
    bool m_keepsDigits;
    const char *m_reached; ///< by the library
    qsizetype m_passed = 0; ///< end of the last value or name that was good
    qsizetype m_values = 0;
    ordered_json m_root;
    std::vector<Open> m_open;
    ordered_json *m_slot
        = nullptr; ///< of the member just named; the list or object around it does not grow until it is filled
    std::optional<Error> m_error;
};

Result<ordered_json> parsed(QByteArrayView bytes, const JsonLimits &limits, bool keepsDigits)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes = bytes.sliced(3);
    if (bytes.size() > limits.maxBytes) {
        return Error{ErrorCode::Invalid,
                     u"The text is larger than the limit of %1."_s.arg(limitWords(limits.maxBytes)),
                     {}};
    }
    if (bytes.trimmed().isEmpty())
        return Error{ErrorCode::Invalid, u"The file is empty."_s, {}};
    if (!bytes.isValidUtf8())
        return Error{ErrorCode::Invalid, u"It is not UTF-8 text."_s, placeOf(bytes, firstBadByte(bytes))};
    return Builder(bytes, limits, keepsDigits).parse();
}

} // namespace

Result<ordered_json> parseJson(QByteArrayView bytes, const JsonLimits &limits)
{
    return parsed(bytes, limits, false);
}

Result<ordered_json> parseJsonKeepingDigits(QByteArrayView bytes, const JsonLimits &limits)
{
    return parsed(bytes, limits, true);
}

} // namespace slipway
