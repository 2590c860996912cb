// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/decimal.h"
#include "model/base/jsontext.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"
#include "model/plan/plantree.h"

#include <nlohmann/json.hpp>

#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr qsizetype lineLength = 200;
constexpr qsizetype textLength = 20'000;
constexpr qsizetype idLength = 100;

template <typename T> constexpr bool isOptional = false;
template <typename T> constexpr bool isOptional<std::optional<T>> = true;
template <typename T> constexpr bool isVector = false;
template <typename T> constexpr bool isVector<std::vector<T>> = true;

/// Reads until the first fault, which it keeps; after that every call does nothing.
class TreeReader
{
public:
    explicit TreeReader(QStringList &unknownPointers)
        : m_unknownPointers(unknownPointers)
    {
    }

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

    template <typename T> bool take(T &value, Result<T> result)
    {
        if (failed())
            return false;
        if (!result) {
            fail(result.error());
            return false;
        }
        value = std::move(result).value();
        return true;
    }

    template <typename Object>
    void object(const JsonValue &json, Object &object,
                std::initializer_list<QLatin1StringView> alsoKnown = {});

    void read(const Field &, const JsonValue &json, bool &value) { take(value, json.boolean()); }
    void read(const Field &field, const JsonValue &json, int &value);
    void read(const Field &field, const JsonValue &json, double &value);
    void read(const Field &field, const JsonValue &json, Estimate &value);
    void read(const Field &field, const JsonValue &json, QString &value);
    void read(const Field &field, const JsonValue &json, QStringList &value);
    void read(const Field &field, const JsonValue &json, YearMonth &value);
    void read(const Field &field, const JsonValue &json, DayProfile &value);

    template <typename T> void read(const Field &field, const JsonValue &json, T &value)
    {
        if constexpr (std::is_enum_v<T>)
            word(json, value);
        else if constexpr (isOptional<T>)
            read(field, json, value.emplace());
        else if constexpr (isVector<T>)
            list(field, json, value);
        else
            object(json, value);
    }

    void keepUnknown(const QString &key, const JsonValue &member, Unknowns &unknown)
    {
        unknown.emplace_back(key, compactJson(member.json()));
        m_unknownPointers << member.pointer();
    }

private:
    template <typename Enum> void word(const JsonValue &json, Enum &value);
    template <typename Entry> void list(const Field &field, const JsonValue &json, std::vector<Entry> &value);
    void checkText(const Field &field, const JsonValue &json, const QString &text);
    void checkDecimals(const Field &field, const JsonValue &json, double value);

    QStringList &m_unknownPointers;
    std::optional<Error> m_error;
};

/// Visits the fields of one object of the plan.
template <typename Object> class ObjectReader
{
public:
    ObjectReader(TreeReader &reader, const JsonValue &json, Object &object)
        : m_reader(reader)
        , m_json(json)
        , m_object(object)
    {
    }

    void type(const char *, const char *) { }

    template <typename T> void field(const Field &field, T Object::*member)
    {
        if (const auto json = find(field))
            m_reader.read(field, *json, m_object.*member);
    }

    void detail(const Field &field, Workload::Detail Object::*member)
    {
        const auto json = find(field);
        if (!json)
            return;
        WorkloadKind kind = {};
        m_reader.read(field, *json, kind);
        if (m_reader.failed())
            return;
        Workload::Detail &detail = m_object.*member;
        detail = emptyDetail(kind);
        const Field entries(wordOf(kind).data(), "");
        if (const auto detailJson = find(entries))
            std::visit([&](auto &alternative) { m_reader.object(*detailJson, alternative); }, detail);
    }

    [[nodiscard]] bool knows(QStringView key) const
    {
        return std::any_of(m_known.begin(), m_known.end(),
                           [&](QLatin1StringView known) { return known == key; });
    }

private:
    std::optional<JsonValue> find(const Field &field)
    {
        m_known.push_back(field.key);
        if (m_reader.failed())
            return std::nullopt;
        auto found = m_json.find(QString(field.key));
        if (!found)
            m_reader.fail(found.error());
        else if (!*found && field.required)
            m_reader.fail(m_json.member(QString(field.key)).error());
        else
            return *found;
        return std::nullopt;
    }

    TreeReader &m_reader;
    const JsonValue &m_json;
    Object &m_object;
    std::vector<QLatin1StringView> m_known;
};

template <typename Object>
void TreeReader::object(const JsonValue &json, Object &object,
                        std::initializer_list<QLatin1StringView> alsoKnown)
{
    if (failed())
        return;
    if (!json.isObject()) {
        fail(json.fault(u"must be an object, not %1"_s.arg(json.kind())));
        return;
    }
    ObjectReader<Object> visitor(*this, json, object);
    describe(visitor, Of<Object>());
    if (failed())
        return;
    for (const auto &[key, member] : json.members()) {
        const bool known = visitor.knows(key)
            || std::any_of(alsoKnown.begin(), alsoKnown.end(), [&](auto k) { return k == key; });
        if (!known)
            keepUnknown(key, member, object.unknown);
    }
}

template <typename Enum> void TreeReader::word(const JsonValue &json, Enum &value)
{
    QString text;
    if (!take(text, json.text()))
        return;
    if (const auto known = fromWord<Enum>(text)) {
        value = *known;
        return;
    }
    QStringList words;
    for (const QLatin1StringView word : wordsOf<Enum>())
        words << word;
    const QString last = words.takeLast();
    if (text.size() > 40)
        text = text.left(40) + u"..."_s;
    fail(json.fault(u"must be %1 or %2, not \"%3\""_s.arg(words.join(u", "_s), last, text)));
}

template <typename Entry> QString identityOf(const Entry &entry)
{
    if constexpr (requires { entry.id; })
        return entry.id;
    else if constexpr (std::is_same_v<Entry, Scenario>)
        return entry.name;
    else
        return {};
}

template <typename Entry>
void TreeReader::list(const Field &field, const JsonValue &json, std::vector<Entry> &value)
{
    std::vector<JsonValue> entries;
    if (!take(entries, json.list(static_cast<qsizetype>(field.high))))
        return;
    QSet<QString> identities;
    value.clear();
    value.reserve(entries.size());
    for (const JsonValue &entry : entries) {
        object(entry, value.emplace_back());
        if (failed())
            return;
        const QString identity = identityOf(value.back());
        if (!identity.isEmpty() && identities.contains(identity)) {
            fail(entry.fault(u"has the id \"%1\", which an entry before it has already"_s.arg(identity)));
            return;
        }
        identities.insert(identity);
    }
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
    const double scaled = value * std::pow(10, field.decimals);
    if (std::abs(scaled - std::round(scaled)) > 1e-6)
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
        word(**shape, value.shape);
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
}

void TreeReader::checkText(const Field &field, const JsonValue &json, const QString &text)
{
    const bool severalLines = field.textKind == TextKind::Text;
    const bool hasControls = std::any_of(text.begin(), text.end(), [&](QChar c) {
        return c.unicode() < 0x20 && !(severalLines && (c == u'\n' || c == u'\t' || c == u'\r'));
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
        break;
    case TextKind::Decimal: {
        const auto scaled = parseScaled(text, 10);
        const auto coarse = parseScaled(text, 2);
        if ((!scaled && !coarse) || text.startsWith(u'-'))
            fail(json.fault(u"must be a decimal number of zero or more in quotes, such as \"0.25\""_s));
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

} // namespace

Result<Plan> planFromTree(const JsonValue &json, QStringList &unknownPointers)
{
    Plan plan;
    TreeReader reader(unknownPointers);
    reader.object(json, plan, {QLatin1StringView("schema"), QLatin1StringView("version")});
    if (reader.failed())
        return *reader.error();
    return plan;
}

} // namespace slipway
