// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/templates.h"

#include "model/base/datawords.h"
#include "model/base/jsonreader.h"
#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"
#include "model/plan/planjson.h"
#include "model/plan/requestday.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

Result<TemplateInfo> readInfo(const JsonValue &json)
{
    TemplateInfo info;
    const std::pair<QString, QString *> members[]
        = {{u"id"_s, &info.id}, {u"title"_s, &info.title}, {u"description"_s, &info.description}};
    for (const auto &[key, target] : members) {
        const auto member = json.member(key);
        if (!member)
            return member.error();
        auto text = member->text(200);
        if (!text)
            return text.error();
        *target = std::move(text).value();
    }
    info.title = dataWords(info.title);
    info.description = dataWords(info.description);
    return info;
}

} // namespace

Result<TemplateLibrary> TemplateLibrary::load(QByteArrayView index,
                                              std::function<QByteArray(const QString &)> fileOf)
{
    const auto json = parseJson(index);
    if (!json)
        return json.error();
    const auto list = JsonValue(json.value()).member(u"templates");
    if (!list)
        return list.error();
    const auto entries = list->list(1000);
    if (!entries)
        return entries.error();
    TemplateLibrary library;
    library.m_fileOf = std::move(fileOf);
    for (const JsonValue &entry : entries.value()) {
        auto info = readInfo(entry);
        if (!info)
            return info.error();
        library.m_templates.push_back(std::move(info).value());
    }
    return library;
}

Result<Plan> TemplateLibrary::plan(const QString &id) const
{
    const bool known = std::any_of(m_templates.begin(), m_templates.end(),
                                   [&](const TemplateInfo &info) { return info.id == id; });
    if (!known) {
        QStringList ids;
        for (const TemplateInfo &info : m_templates)
            ids << info.id;
        return Error{ErrorCode::Usage,
                     u"There is no template \"%1\"%2"_s.arg(quotedText(id), sentenceEndFor(id, ids)),
                     {}};
    }
    auto loaded = readPlan(m_fileOf(id + u".slipway"_s));
    if (!loaded)
        return loaded.error();
    Plan plan = std::move(loaded).value().plan;
    plan.templateId = id;
    return plan;
}

Plan begunInTime(Plan plan, const QDate &today)
{
    plan.start = std::max(plan.start, soonestMonth(plan.assumptions.requestLeadDays, today));
    return plan;
}

Plan emptyPlan(const QDate &today)
{
    Plan plan;
    plan.name = u"New plan"_s;
    plan.start = soonestMonth(plan.assumptions.requestLeadDays, today);
    return plan;
}

} // namespace slipway
