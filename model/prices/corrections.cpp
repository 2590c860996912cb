// SPDX-License-Identifier: GPL-3.0-or-later
// What corrections say, in words and as the file they came from.
#include "model/base/jsontext.h"
#include "model/prices/additions.h"

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using nlohmann::ordered_json;

QString supportWordOf(Support support)
{
    switch (support) {
    case Support::No:
        return u"no"_s;
    case Support::Yes:
        return u"yes"_s;
    case Support::Unknown:
        break;
    }
    return u"unknown"_s;
}

QString ratioText(const Ratio &ratio)
{
    const QString count = QString::number(ratio.numerator);
    return ratio.denominator == 1 ? count : count + u'/' + QString::number(ratio.denominator);
}

/// Calls with name and value of everything that a correction says, in the order of the file. Values are bool, double,
/// QString, QStringList or Support; the three kinds of support come first.
template <typename Say> void eachStatement(const SizeCorrection &correction, Say say)
{
    const auto maybe = [&](const char *name, const auto &value) {
        if (value)
            say(name, *value);
    };
    const auto text = [&](const char *name, const QString &value) {
        if (!value.isEmpty())
            say(name, value);
    };
    maybe("clusters", correction.clusters);
    maybe("instances", correction.instances);
    maybe("endpoints", correction.endpoints);
    if (correction.vcpus)
        say("vcpus", static_cast<double>(*correction.vcpus));
    maybe("memoryGiB", correction.memoryGiB);
    text("family", correction.family);
    text("gpu", correction.gpuModel);
    if (correction.gpuCount)
        say("gpuCount", ratioText(*correction.gpuCount));
    maybe("tempDiskGiB", correction.tempDiskGiB);
    maybe("nvmeDiskGiB", correction.nvmeDiskGiB);
    maybe("infiniband", correction.infiniband);
    maybe("arm64", correction.arm64);
    maybe("isolated", correction.isolated);
    maybe("lowPriority", correction.lowPriority);
    maybe("confidential", correction.confidential);
    if (correction.retires.isValid())
        say("retires", correction.retires.toString(Qt::ISODate));
    if (!correction.notDeployable.isEmpty())
        say("notDeployableIn", correction.notDeployable);
    if (!correction.deployable.isEmpty())
        say("deployableIn", correction.deployable);
}

QString wordsFor(const char *name)
{
    static const QHash<QString, QString> words{{u"endpoints"_s, u"managed online endpoints"_s},
                                               {u"instances"_s, u"compute instances"_s},
                                               {u"vcpus"_s, u"vCPUs"_s},
                                               {u"memoryGiB"_s, u"GiB of memory"_s},
                                               {u"family"_s, u"quota family"_s},
                                               {u"gpu"_s, u"GPU"_s},
                                               {u"gpuCount"_s, u"GPUs"_s},
                                               {u"tempDiskGiB"_s, u"GiB of temporary disk"_s},
                                               {u"nvmeDiskGiB"_s, u"GiB of NVMe disk"_s},
                                               {u"infiniband"_s, u"InfiniBand"_s},
                                               {u"arm64"_s, u"Arm64"_s},
                                               {u"lowPriority"_s, u"spot and low priority"_s},
                                               {u"confidential"_s, u"confidential computing"_s},
                                               {u"retires"_s, u"last day"_s},
                                               {u"notDeployableIn"_s, u"not for this subscription in"_s},
                                               {u"deployableIn"_s, u"for this subscription again in"_s}};
    const QString key = QString::fromLatin1(name);
    return words.value(key, key);
}

QString valueWords(double value)
{
    return QString::number(value, 'g', 12);
}
QString valueWords(bool value)
{
    return value ? u"yes"_s : u"no"_s;
}
QString valueWords(Support value)
{
    return supportWordOf(value);
}
QString valueWords(const QString &value)
{
    return value;
}
QString valueWords(const QStringList &values)
{
    return values.join(u", "_s);
}

ordered_json jsonOf(double value)
{
    return jsonNumber(value);
}
ordered_json jsonOf(bool value)
{
    return value;
}
ordered_json jsonOf(Support value)
{
    return jsonText(supportWordOf(value));
}
ordered_json jsonOf(const QString &value)
{
    return jsonText(value);
}
ordered_json jsonOf(const QStringList &values)
{
    ordered_json list = ordered_json::array();
    for (const QString &each : values)
        list.push_back(jsonText(each));
    return list;
}

bool isSupportList(const char *name)
{
    return QLatin1StringView(name) == "clusters"_L1 || QLatin1StringView(name) == "instances"_L1
        || QLatin1StringView(name) == "endpoints"_L1;
}

ordered_json treeOfCorrection(const SizeCorrection &correction, const QDate &fileDate)
{
    ordered_json json = {{"size", jsonText(correction.size)}};
    if (correction.date != fileDate)
        json["date"] = jsonText(correction.date.toString(Qt::ISODate));
    ordered_json support = ordered_json::object();
    ordered_json others = ordered_json::object();
    eachStatement(correction, [&](const char *name, const auto &value) {
        (isSupportList(name) ? support : others)[name] = jsonOf(value);
    });
    if (!support.empty())
        json["support"] = support;
    json.update(others);
    if (!correction.note.isEmpty())
        json["note"] = jsonText(correction.note);
    return json;
}

} // namespace

bool SizeCorrection::saysSomething() const
{
    bool any = false;
    eachStatement(*this, [&](const char *, const auto &) { any = true; });
    return any;
}

QString SizeCorrection::words() const
{
    QStringList parts;
    eachStatement(*this, [&](const char *name, const auto &value) {
        parts << wordsFor(name) + u": "_s + valueWords(value);
    });
    if (!note.isEmpty())
        parts << note;
    return parts.join(u"; "_s);
}

QByteArray writeCorrections(const Additions &additions)
{
    ordered_json json
        = {{"schema", "slipway.additions"},        {"version", Additions::version},
           {"id", jsonText(additions.id)},         {"name", jsonText(additions.name)},
           {"source", jsonText(additions.source)}, {"date", jsonText(additions.date.toString(Qt::ISODate))}};
    ordered_json list = ordered_json::array();
    for (const SizeCorrection &correction : additions.corrections)
        list.push_back(treeOfCorrection(correction, additions.date));
    json["corrections"] = std::move(list);
    return formatJson(json);
}

} // namespace slipway
