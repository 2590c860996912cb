// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fieldplaces.h"

#include "model/base/datawords.h"
#include "model/plan/fieldphrase.h"
#include "model/plan/planfields.h"
#include "model/plan/plannames.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// What is told of the fields, by place.
struct Rules
{
    QHash<QString, NumberRule> numbers;
    QSet<QString> texts;
    QHash<QString, QString> phrases;
};

/// The largest amount of which a double still holds every unit.
constexpr double largestAmount = 1e15;

template <typename T> constexpr bool isOptionalMember = false;
template <typename T> constexpr bool isOptionalMember<std::optional<T>> = true;
template <typename T> constexpr bool isListMember = false;
template <typename T> constexpr bool isListMember<std::vector<T>> = true;
template <typename T>
constexpr bool isPlainMember
    = std::is_enum_v<
          T> || std::is_same_v<T, bool> || std::is_same_v<T, YearMonth> || std::is_same_v<T, QStringList> || std::is_same_v<T, DayProfile>;

NumberRule ruleOf(const Field &field, bool isWhole)
{
    NumberRule rule;
    rule.lowest = std::isfinite(field.low) ? field.low : 0;
    rule.highest = std::isfinite(field.high) ? field.high : largestAmount;
    if (!isWhole)
        rule.decimals = field.decimals >= 0 ? field.decimals : field.shown;
    rule.unit = field.unit;
    return rule;
}

template <typename Object> class NumberCollector
{
public:
    NumberCollector(Rules &rules, QString path)
        : m_rules(rules)
        , m_path(std::move(path))
    {
    }

    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Object::*)
    {
        m_rules.phrases.insert(m_path + u'/' + field.key, field.text);
        add<T>(field, m_path + u'/' + field.key, false);
    }
    void detail(const Field &, Workload::Detail Object::*)
    {
        addKinds(std::make_index_sequence<std::variant_size_v<Workload::Detail>>());
    }

private:
    template <std::size_t... Kinds> void addKinds(std::index_sequence<Kinds...>)
    {
        (addObject<std::variant_alternative_t<Kinds, Workload::Detail>>(
             m_path + u'/' + wordOf(static_cast<WorkloadKind>(Kinds))),
         ...);
    }

    template <typename T> void addObject(const QString &path)
    {
        NumberCollector<T> inner(m_rules, path);
        describe(inner, Of<T>());
    }

    template <typename T> void add(const Field &field, const QString &path, bool optional)
    {
        if constexpr (isOptionalMember<T>) {
            add<typename T::value_type>(field, path, true);
        } else if constexpr (isListMember<T>) {
            addObject<typename T::value_type>(path + u"/*"_s);
        } else if constexpr (std::is_same_v<
                                 T, int> || std::is_same_v<T, double> || std::is_same_v<T, Estimate>) {
            NumberRule rule = ruleOf(field, std::is_same_v<T, int>);
            rule.isEstimate = std::is_same_v<T, Estimate>;
            rule.isOptional = optional;
            m_rules.numbers.insert(path, rule);
        } else if constexpr (std::is_same_v<T, QString>) {
            m_rules.texts.insert(path);
            if (field.textKind != TextKind::Decimal)
                return;
            NumberRule rule = ruleOf(field, false);
            rule.isOptional = optional;
            m_rules.numbers.insert(path, rule);
        } else if constexpr (!isPlainMember<T>) {
            addObject<T>(path);
        }
    }

    Rules &m_rules;
    QString m_path;
};

const Rules &fieldRules()
{
    static const Rules rules = [] {
        Rules all;
        NumberCollector<Plan> visitor(all, QString());
        describe(visitor, Of<Plan>());
        return all;
    }();
    return rules;
}

/// "/computes/3/maxNodes" as "/computes/*/maxNodes".
QString placeOfPointer(QStringView pointer)
{
    QString place;
    for (const QStringView segment : pointer.split(u'/').mid(1)) {
        const bool isIndex = !segment.isEmpty()
            && std::all_of(segment.begin(), segment.end(), [](QChar c) { return c.isDigit(); });
        place += u'/';
        place += isIndex ? QStringView(u"*") : segment;
    }
    return place;
}

} // namespace

std::optional<NumberRule> numberRule(QStringView pointer)
{
    const auto &rules = fieldRules().numbers;
    const auto found = rules.constFind(placeOfPointer(pointer));
    return found == rules.constEnd() ? std::nullopt : std::optional(*found);
}

bool isTextPlace(QStringView pointer)
{
    return fieldRules().texts.contains(placeOfPointer(pointer));
}

QString fieldPhrase(QStringView pointer)
{
    return dataWords(fieldRules().phrases.value(placeOfPointer(pointer)));
}

QStringList numberPlaces()
{
    QStringList places = fieldRules().numbers.keys();
    places.sort();
    return places;
}

} // namespace slipway
