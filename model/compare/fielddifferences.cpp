// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/fielddifferences.h"

#include "model/plan/planjson.h"

#include <QHash>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using Json = nlohmann::ordered_json;

QString shownValue(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>())
                             : QString::fromStdString(value.dump());
}

bool isListOfEntries(const Json &value)
{
    return value.is_array() && !value.empty() && std::ranges::all_of(value, [](const Json &each) {
               return each.is_object() && each.contains("id");
           });
}

/// The fields of a plan by their places, in their order.
class Fields
{
public:
    explicit Fields(const Plan &plan)
    {
        const Json json = Json::parse(writePlan(plan).toStdString());
        for (const auto &[key, value] : json.items()) {
            if (key != "schema" && key != "version" && key != "name" && key != "scenarios")
                add(u'/' + QString::fromStdString(key), value);
        }
    }

    struct Entry
    {
        QString value;
        bool isEntry = false;
    };

    [[nodiscard]] const QStringList &places() const { return m_places; }
    [[nodiscard]] const Entry *at(const QString &place) const
    {
        const auto found = m_entries.constFind(place);
        return found == m_entries.constEnd() ? nullptr : &*found;
    }
    [[nodiscard]] QString owner(const QString &place) const { return m_owners.value(place); }

private:
    void add(const QString &place, const Json &value, const QString &owner = {})
    {
        if (value.is_array() && value.empty())
            return;
        if (isListOfEntries(value)) {
            for (const Json &each : value) {
                const QString id = QString::fromStdString(each["id"].get<std::string>());
                const QString entry = place + u'/' + id;
                const auto name = each.find("name");
                const QString shown
                    = name != each.end() && name->is_string() && !name->get<std::string>().empty()
                    ? shownValue(*name)
                    : id;
                put(entry, {shown, true}, owner);
                for (const auto &[key, member] : each.items()) {
                    if (key != "id")
                        add(entry + u'/' + QString::fromStdString(key), member, entry);
                }
            }
            return;
        }
        // A range is one figure.
        if (value.is_object() && !value.contains("likely")) {
            for (const auto &[key, member] : value.items())
                add(place + u'/' + QString::fromStdString(key), member, owner);
            return;
        }
        put(place, {shownValue(value), false}, owner);
    }

    void put(const QString &place, const Entry &entry, const QString &owner)
    {
        if (m_entries.contains(place))
            return;
        m_places << place;
        m_entries.insert(place, entry);
        m_owners.insert(place, owner);
    }

    QStringList m_places;
    QHash<QString, Entry> m_entries;
    QHash<QString, QString> m_owners;
};

/// Whether the other plan lacks the whole entry that holds the field: then that is what is told.
bool isToldByOwner(const QString &owner, const Fields &other)
{
    return !owner.isEmpty() && other.at(owner) == nullptr;
}

} // namespace

std::vector<FieldDifference> fieldDifferences(const Plan &before, const Plan &after)
{
    const Fields old(before);
    const Fields now(after);
    std::vector<FieldDifference> differences;
    for (const QString &place : now.places()) {
        const Fields::Entry *is = now.at(place);
        const Fields::Entry *was = old.at(place);
        if (was && (is->isEntry || is->value == was->value))
            continue;
        if (!was && isToldByOwner(now.owner(place), old))
            continue;
        differences.push_back(
            {place, was ? std::optional(was->value) : std::nullopt, is->value, is->isEntry});
    }
    for (const QString &place : old.places()) {
        if (now.at(place) || isToldByOwner(old.owner(place), now))
            continue;
        const Fields::Entry *was = old.at(place);
        differences.push_back({place, was->value, std::nullopt, was->isEntry});
    }
    return differences;
}

} // namespace slipway
