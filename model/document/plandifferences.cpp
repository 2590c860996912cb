// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plandifferences.h"

#include "model/base/plaintext.h"
#include "model/plan/planjson.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct DifferenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlanDifferences)
};

QString valueText(const QJsonValue &value)
{
    constexpr qsizetype longest = 60;
    if (value.isUndefined())
        return DifferenceTexts::tr("nothing");
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    QString text
        = value.isString() ? oneLineText(value.toString()) : QString::fromUtf8(json.sliced(1).chopped(1));
    if (text.size() > longest)
        text = text.first(longest) + u'\u2026';
    return value.isString() ? QString(u'"' + text + u'"') : text;
}

/// A list of entries with ids as an object of them; any other list by number.
QJsonObject byName(const QJsonArray &list)
{
    QJsonObject named;
    for (int at = 0; at < list.size(); ++at) {
        const QJsonObject entry = list.at(at).toObject();
        const QString id = entry.value(entry.contains(u"id"_s) ? u"id"_s : u"name"_s).toString();
        named.insert(id.isEmpty() || named.contains(id) ? QString::number(at + 1) : id, list.at(at));
    }
    return named;
}

void compare(const QString &place, const QJsonValue &here, const QJsonValue &there, QStringList &lines)
{
    if (here == there)
        return;
    const bool objects = here.isObject() && there.isObject();
    if (!objects && !(here.isArray() && there.isArray())) {
        lines << DifferenceTexts::tr("%1: %2 here, %3 in the file")
                     .arg(oneLineText(place), valueText(here), valueText(there));
        return;
    }
    const QJsonObject mine = objects ? here.toObject() : byName(here.toArray());
    const QJsonObject theirs = objects ? there.toObject() : byName(there.toArray());
    QStringList keys = mine.keys();
    for (const QString &key : theirs.keys()) {
        if (!mine.contains(key))
            keys << key;
    }
    const qsizetype before = lines.size();
    for (const QString &key : std::as_const(keys))
        compare(place + u'/' + key, mine.value(key), theirs.value(key), lines);
    if (lines.size() == before)
        lines << DifferenceTexts::tr("%1: in another order").arg(oneLineText(place));
}

} // namespace

QStringList planDifferences(const Plan &here, const Plan &inFile)
{
    QStringList lines;
    compare({}, QJsonDocument::fromJson(writePlan(here)).object(),
            QJsonDocument::fromJson(writePlan(inFile)).object(), lines);
    return lines;
}

} // namespace slipway
