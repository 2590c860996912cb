// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/assignments.h"

#include "model/base/jsondigits.h"
#include "model/base/jsontext.h"
#include "model/base/plaintext.h"
#include "model/plan/fieldplaces.h"

#include <QHash>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using nlohmann::ordered_json;

template <typename Entry> QString indexById(const std::vector<Entry> &entries, const QString &id)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].id == id)
            return QString::number(i);
    }
    return id;
}

/// The pointer with ids of computes, workloads and deployments in place of indices: "/computes/tune/size".
QString pointerOf(const QString &place, const Plan &plan)
{
    QStringList names = (place.startsWith(u'/') ? place.mid(1) : place).split(u'/');
    if (names.size() > 1 && names[0] == u"computes")
        names[1] = indexById(plan.computes, names[1]);
    if (names.size() > 1 && names[0] == u"workloads") {
        names[1] = indexById(plan.workloads, names[1]);
        bool isIndex = false;
        const auto workload = names[1].toULongLong(&isIndex);
        if (names.size() > 4 && names[3] == u"deployments" && isIndex && workload < plan.workloads.size()) {
            if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[workload].detail))
                names[4] = indexById(endpoint->deployments, names[4]);
        }
    }
    return u'/' + names.join(u'/');
}

/// Why a text is no number that a field takes.
QString noNumber(const QString &text)
{
    static const QRegularExpression digits(
        QRegularExpression::anchoredPattern(u"[-+]?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?"_s));
    if (digits.match(text).hasMatch()) {
        static const QRegularExpression start(u"\\A(-?)(\\+?)0*(?=[0-9])"_s);
        const QString plain = QString(text).replace(start, u"\\1"_s);
        if (plain == text || !std::isfinite(plain.toDouble()))
            return u"\"%1\" is too large to compute with."_s.arg(quotedText(text));
        return (text.startsWith(u'+')
                    ? u"\"%1\" begins with a plus, which no number of a plan has: write %2."_s
                    : u"\"%1\" begins with a zero that says nothing: write %2."_s)
            .arg(quotedText(text), plain);
    }
    return u"\"%1\" is no number; one is written like 1200 or 12.5, without separators of thousands."_s.arg(
        quotedText(text));
}

/// What was typed, read as a plan is; nothing where it is no JSON, and so a text. What is JSON and no plan could hold is refused.
Result<std::optional<ordered_json>> jsonOf(const QString &text, const QString &pointer)
{
    const QByteArray bytes = text.toUtf8();
    Result<ordered_json> json = parseJsonKeepingDigits(bytes);
    if (json)
        return std::optional(*std::move(json));
    if (!ordered_json::accept(bytes.begin(), bytes.end()))
        return std::optional<ordered_json>();
    const bool isNumber = text.startsWith(u'-') || text[0].isDigit();
    if (isNumber && text.toDouble() == 0 && !saysZero(bytes.toStdString())) {
        if (isTextPlace(pointer))
            return std::optional<ordered_json>();
        return Error{ErrorCode::Invalid, u"\"%1\" is too near to zero to compute with."_s.arg(quotedText(text)),
                     pointer};
    }
    return Error{json.error().code, json.error().message, pointer + json.error().where};
}

bool losesDigits(const ordered_json &json)
{
    return json.is_binary() || (json.is_structured() && std::any_of(json.begin(), json.end(), losesDigits));
}

/// Nobody types such a number by hand and means another.
Result<void> checkDigits(const std::optional<ordered_json> &json, const QString &text, const QString &pointer)
{
    if (!json || isTextPlace(pointer) || !losesDigits(*json))
        return {};
    return Error{ErrorCode::Invalid,
                 u"\"%1\" has more digits than can be computed with."_s.arg(quotedText(text)), pointer};
}

/// JSON where it is some, else a text: 4, 2.5, true, null, ["westeurope"], Standard_D4s_v3. For a field that holds a text a number
/// or true is the text as it was typed: an amount keeps every digit.
Result<PlanEdit::Value> valueOf(const std::optional<ordered_json> &typed, const QString &text,
                                const QString &pointer)
{
    const ordered_json json = typed.value_or(ordered_json::value_t::discarded);
    if (json.is_null())
        return PlanEdit::Value(std::monostate());
    // The place after the last entry of a list holds what its entries hold.
    if ((json.is_number() || json.is_boolean() || json.is_binary())
        && isTextPlace(QString(pointer).replace(u"/-/"_s, u"/0/"_s)))
        return PlanEdit::Value(text);
    if (json.is_boolean())
        return PlanEdit::Value(json.get<bool>());
    if (json.is_number()) {
        const auto number = json.get<double>();
        const bool isInt = std::trunc(number) == number && std::abs(number) <= 1e9;
        return isInt ? PlanEdit::Value(static_cast<int>(number)) : PlanEdit::Value(number);
    }
    if (json.is_string())
        return PlanEdit::Value(QString::fromStdString(json.get<std::string>()));
    const bool isNumbers = json.is_array() && !json.empty() && !numberRule(pointer)
        && std::all_of(json.begin(), json.end(), [](const auto &each) { return each.is_number(); });
    if (isNumbers)
        return PlanEdit::Value(json.get<std::vector<double>>());
    const bool isTexts = json.is_array()
        && std::all_of(json.begin(), json.end(), [](const auto &each) { return each.is_string(); });
    if (json.is_object() || (json.is_array() && !isTexts))
        return Error{
            ErrorCode::Usage,
            u"\"%1\" is more than one value: set numbers, true, false, texts, lists of texts or of numbers, "
            u"or "
            u"null, one field each. "
            "A range is {\"low\": 80, \"likely\": 100, \"high\": 120}, or its fields low, likely and high."_s
                .arg(quotedText(text)),
            {}};
    if (!isTexts && numberRule(pointer) && !isTextPlace(pointer))
        return Error{ErrorCode::Invalid, noNumber(text), pointer};
    if (!isTexts)
        return PlanEdit::Value(text);
    QStringList texts;
    for (const auto &each : json)
        texts << QString::fromStdString(each.template get<std::string>());
    return PlanEdit::Value(texts);
}

/// The parts of a figure that may have a range, the likely one first: a range is judged around it.
constexpr std::array rangeParts = {"likely", "low", "high"};

bool mayHaveRange(const QString &pointer)
{
    const std::optional<NumberRule> rule = numberRule(pointer);
    return rule && rule->isEstimate;
}

/// {"low": 80, "likely": 100, "high": 120} as its parts; an end that is not there is taken away. Nothing where it is no such range.
std::optional<std::vector<PlanEdit::Change>> rangeChanges(const ordered_json &json, const QString &pointer)
{
    if (!json.is_object() || !json.contains("likely"))
        return std::nullopt;
    std::vector<PlanEdit::Change> changes;
    for (const char *part : rangeParts) {
        const auto found = json.find(part);
        if (found != json.end() && !found->is_number())
            return std::nullopt;
        changes.push_back({pointer + u'/' + QLatin1StringView(part),
                           found == json.end() ? PlanEdit::Value() : PlanEdit::Value(found->get<double>())});
    }
    const bool hasMore = std::ranges::any_of(json.items(), [](const auto &each) {
        return std::ranges::none_of(rangeParts, [&](const char *part) { return each.key() == part; });
    });
    return hasMore ? std::nullopt : std::optional(std::move(changes));
}

/// Likely values come before the ends that are set with them, in whatever order they were typed: else an earlier range would be in their way.
std::vector<PlanEdit::Change> likelyFirst(const std::vector<PlanEdit::Change> &changes)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        auto at = order.end();
        if (changes[i].pointer.endsWith(u"/likely")) {
            const QString place = changes[i].pointer.chopped(6);
            at = std::ranges::find_if(order, [&](std::size_t each) {
                const QString &before = changes[each].pointer;
                return before == place + u"low"_s || before == place + u"high"_s;
            });
        }
        order.insert(at, i);
    }
    std::vector<PlanEdit::Change> ordered;
    for (const std::size_t each : order)
        ordered.push_back(changes[each]);
    return ordered;
}

/// The fields of an object as settings of their own, those of objects in it as well.
void addFields(const ordered_json &object, const QString &above,
               std::vector<std::pair<QString, QString>> &fields)
{
    for (const auto &[key, value] : object.items()) {
        const QString name = above + QString::fromStdString(key);
        if (value.is_object())
            addFields(value, name + u'/', fields);
        else
            fields.emplace_back(name, compactJson(value)); // a text stays one: "0.35"
    }
}

/// Entries that a list of the plan has: nullopt where it is none that gets new ones this way.
std::optional<qsizetype> entriesOf(const Plan &plan, const QString &list)
{
    if (list == u"/commitments/")
        return std::ssize(plan.commitments);
    if (list == u"/ownedQuota/")
        return std::ssize(plan.ownedQuota);
    return std::nullopt;
}

/// An object for the place after a list's last entry as its fields: the first of them makes the entry. What is taken away before moves it.
QStringList withEntries(const QStringList &settings, const Plan &plan)
{
    QStringList result;
    QHash<QString, qsizetype> more;
    for (const QString &setting : settings) {
        const qsizetype equals = setting.indexOf(u'=');
        QString place = setting.left(std::max<qsizetype>(equals, 0)).trimmed();
        if (!place.startsWith(u'/'))
            place.prepend(u'/');
        const QString text = setting.mid(equals + 1).trimmed();
        const QString list = place.left(place.lastIndexOf(u'/') + 1);
        const std::optional<qsizetype> size = entriesOf(plan, list);
        const Result<std::optional<ordered_json>> typed = jsonOf(text, {});
        const bool isJson = typed && *typed;
        if (size && isJson && (*typed)->is_null())
            --more[list];
        if (!size || !place.endsWith(u"/-") || !isJson || !(*typed)->is_object() || (*typed)->empty()) {
            result << setting;
            continue;
        }
        std::vector<std::pair<QString, QString>> fields;
        addFields(**typed, {}, fields);
        const QString entry = QString::number(*size + more[list]++);
        for (std::size_t i = 0; i < fields.size(); ++i)
            result << u"%1%2/%3=%4"_s.arg(list, i == 0 ? u"-"_s : entry, fields[i].first, fields[i].second);
    }
    return result;
}

} // namespace

Result<PlanEdit> assignments(const QStringList &given, const Plan &plan)
{
    const QStringList settings = withEntries(given, plan);
    PlanEdit edit;
    for (const QString &setting : settings) {
        const qsizetype equals = setting.indexOf(u'=');
        if (equals < 1)
            return Error{
                ErrorCode::Usage,
                u"\"%1\" is no FIELD=VALUE, such as /computes/train/maxNodes=4."_s.arg(quotedText(setting)),
                {}};
        const QString pointer = pointerOf(setting.left(equals).trimmed(), plan);
        const QString text = setting.mid(equals + 1).trimmed();
        const Result<std::optional<ordered_json>> json = jsonOf(text, pointer);
        if (!json)
            return json.error();
        if (const Result<void> held = checkDigits(*json, text, pointer); !held)
            return held.error();
        const bool isRange = mayHaveRange(pointer);
        if (const auto range = isRange && *json ? rangeChanges(**json, pointer) : std::nullopt) {
            edit.changes.insert(edit.changes.end(), range->begin(), range->end());
            continue;
        }
        Result<PlanEdit::Value> value = valueOf(*json, text, pointer);
        if (!value)
            return value.error();
        const bool isLikely = isRange && !std::holds_alternative<std::monostate>(*value);
        edit.changes.push_back({isLikely ? pointer + u"/likely"_s : pointer, *std::move(value)});
    }
    edit.changes = likelyFirst(edit.changes);
    return edit;
}

} // namespace slipway
