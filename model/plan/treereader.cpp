// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/treereader.h"

#include "model/base/decimal.h"
#include "model/base/finerdigits.h"
#include "model/base/jsontext.h"
#include "model/base/money.h"
#include "model/base/plaintext.h"

#include <QDate>

#include <nlohmann/json.hpp>

#include <limits>

using namespace Qt::StringLiterals;

namespace slipway::treereader {

namespace {

constexpr qsizetype lineLength = longestLine;
constexpr qsizetype textLength = longestText;
constexpr qsizetype idLength = longestId;

/// Digits, and perhaps a dot with digits behind it: a decimal number of whatever size.
bool isPlainDecimal(QStringView text)
{
    const auto areDigits = [](QStringView part) {
        return !part.isEmpty()
            && std::all_of(part.begin(), part.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    };
    const qsizetype dot = text.indexOf(u'.');
    return dot < 0 ? areDigits(text) : areDigits(text.first(dot)) && areDigits(text.sliced(dot + 1));
}

} // namespace

void TreeReader::keepUnknown(const QString &key, const JsonValue &member, Unknowns &unknown)
{
    unknown.emplace_back(key, compactJson(member.json()));
    m_unknownPointers << member.pointer();
}

void TreeReader::read(const Field &field, const JsonValue &json, int &value)
{
    constexpr double least = std::numeric_limits<int>::min();
    constexpr double most = std::numeric_limits<int>::max();
    take(value,
         json.integer(static_cast<int>(std::max(field.low, least)),
                      static_cast<int>(std::min(field.high, most))));
}

void TreeReader::read(const Field &field, const JsonValue &json, double &value)
{
    if (take(value, json.number(field.low, field.high)))
        checkDecimals(field, json, value);
}

void TreeReader::checkDecimals(const Field &field, const JsonValue &json, double value)
{
    if (field.decimals < 0)
        return;
    // Exactly: what is a little beside such a number would be shown as that number, and priced as another.
    // A number that has lost digits (binary, see parseJson()) has more than fifteen of them.
    if (json.json().is_binary() || QString::number(value, 'f', field.decimals).toDouble() != value)
        fail(json.fault(u"must not have more than %1 digits after the dot"_s.arg(field.decimals)));
}

/// The members of a range; its fields follow the limits of the figure that it stands for.
void TreeReader::read(const Field &field, const JsonValue &json, Estimate &value)
{
    value = {};
    if (!json.isObject()) {
        if (!json.isNumber())
            fail(json.fault(
                u"must be a number or a range with low, likely and high, not %1"_s.arg(json.kind())));
        else
            read(field, json, value.likely);
        return;
    }
    const auto likely = json.member(u"likely");
    if (!likely) {
        fail(likely.error());
        return;
    }
    read(field, *likely, value.likely);
    const auto end = [&](QStringView key, std::optional<double> &member) {
        const auto found = json.find(key);
        if (found && *found)
            read(field, **found, member.emplace());
    };
    end(u"low", value.low);
    end(u"high", value.high);
    if (const auto shape = json.find(u"shape"); shape && *shape)
        word(Field("shape", ""), **shape, value.shape);
    if (failed())
        return;
    if (value.low.value_or(value.likely) > value.likely || value.high.value_or(value.likely) < value.likely) {
        fail(json.fault(u"must have low, likely and high in rising order"_s));
        return;
    }
    for (const auto &[key, member] : json.members()) {
        if (key != u"low" && key != u"likely" && key != u"high" && key != u"shape")
            keepUnknown(key, member, value.unknown);
    }
}

void TreeReader::read(const Field &field, const JsonValue &json, QString &value)
{
    if (field.textKind == TextKind::JsonObject) {
        if (json.isObject())
            value = compactJson(json.json());
        else
            fail(json.fault(u"must be an object, not %1"_s.arg(json.kind())));
        return;
    }
    const qsizetype longest = field.textKind == TextKind::Text ? textLength
        : field.textKind == TextKind::Id                       ? idLength
                                                               : lineLength;
    if (take(value, json.text(longest)))
        checkText(field, json, value);
    // Here names become part of a plan: what would turn the sentences around them goes, for every reader at once. One that
    // shows nothing is none, so that everything that shows names has what it shows in their place.
    if (m_error)
        return;
    value = field.textKind == TextKind::Text ? severalLinesText(value) : oneLineText(value);
    if (fromFirstSeen(value).isEmpty())
        value.clear();
}

void TreeReader::checkText(const Field &field, const JsonValue &json, const QString &text)
{
    const bool severalLines = field.textKind == TextKind::Text;
    const bool hasControls = std::any_of(text.begin(), text.end(), [&](QChar c) {
        if (severalLines)
            return c.unicode() < 0x20 && c != u'\n' && c != u'\t' && c != u'\r';
        return isControlSign(c);
    });
    if (hasControls) {
        fail(json.fault(severalLines ? u"must not hold control characters"_s
                                     : u"must be one line without control characters"_s));
        return;
    }
    const auto all = [&](auto accepts) { return std::all_of(text.begin(), text.end(), accepts); };
    switch (field.textKind) {
    case TextKind::Id:
        if (text.trimmed().isEmpty())
            fail(json.fault(u"must not be empty"_s));
        else if (idText(text) != text)
            fail(
                json.fault(u"must not begin or end with a space, nor hold characters that cannot be seen"_s));
        break;
    case TextKind::Decimal: {
        const auto scaled = parseScaled(text, Rate::scale);
        const auto coarse = parseScaled(text, 2);
        if (!scaled && !coarse && isPlainDecimal(text))
            fail(json.fault(u"has more digits than can be computed with"_s));
        else if ((!scaled && !coarse) || text.startsWith(u'-'))
            fail(json.fault(u"must be a decimal number of zero or more in quotes, such as \"0.25\""_s));
        else if (scaled && !Rate::fromDecimal(text))
            fail(json.fault(u"is too small to compute with: the least is 0.0000000001, or 0 for nothing"_s));
        else if (const int decimals = scaled ? Rate::scale : 2; hasFinerDigits(text, decimals))
            fail(json.fault(u"has more decimals than can be computed with: %1 at most"_s.arg(decimals)));
        break;
    }
    case TextKind::TimeOfDay: {
        const auto digit = [&](qsizetype at) { return text[at] >= u'0' && text[at] <= u'9'; };
        const bool shaped
            = text.size() == 5 && digit(0) && digit(1) && text[2] == u':' && digit(3) && digit(4);
        if (!shaped || QStringView(text).left(2) > u"23" || text[3] > u'5')
            fail(json.fault(u"must be a time from 00:00 to 23:59, such as \"08:30\""_s));
        break;
    }
    case TextKind::Day:
        if (text.size() != 10 || !QDate::fromString(text, Qt::ISODate).isValid())
            fail(json.fault(u"must be a day, such as \"2026-11-22\""_s));
        break;
    case TextKind::CurrencyCode:
        if (text.size() != 3 || !all([](QChar c) { return c >= u'A' && c <= u'Z'; }))
            fail(json.fault(u"must be a currency of three capital letters, such as \"EUR\""_s));
        break;
    case TextKind::Sha256:
        if (!text.isEmpty() && (text.size() != 64 || !all([](QChar c) {
                                    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
                                })))
            fail(json.fault(u"must be 64 hexadecimal digits in lower case"_s));
        break;
    case TextKind::Line:
    case TextKind::Text:
    case TextKind::CatalogName:
    case TextKind::JsonObject:
        break;
    }
}

void TreeReader::read(const Field &field, const JsonValue &json, QStringList &value)
{
    std::vector<JsonValue> entries;
    if (!take(entries, json.list(static_cast<qsizetype>(field.high))))
        return;
    value.clear();
    for (const JsonValue &entry : entries) {
        QString text;
        read(field, entry, text);
        value << text;
    }
}

void TreeReader::read(const Field &, const JsonValue &json, YearMonth &value)
{
    QString text;
    if (!take(text, json.text(lineLength)))
        return;
    if (const auto month = YearMonth::fromText(text))
        value = *month;
    else
        fail(json.fault(u"must be a month from 2000-01 to 2199-12, such as \"2027-01\""_s));
}

void TreeReader::read(const Field &field, const JsonValue &json, DayProfile &value)
{
    std::vector<JsonValue> hours;
    if (!take(hours, json.list(1000)))
        return;
    if (hours.size() != value.size()) {
        fail(
            json.fault(u"must have 24 entries, one for each hour from midnight, not %1"_s.arg(hours.size())));
        return;
    }
    for (std::size_t hour = 0; hour < value.size(); ++hour)
        read(field, hours[hour], value[hour]);
}

} // namespace slipway::treereader
