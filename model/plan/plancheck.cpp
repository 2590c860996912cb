// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/plancheck.h"

#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"
#include "model/base/timezone.h"
#include "model/catalog/familywords.h"
#include "model/formulas/llmtables.h"
#include "model/plan/typedexchange.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Closed lists that words of a plan are taken from.
enum class WordList : std::uint8_t {
    Target,
    Size,
    Region,
    Geography,
    Currency,
    TimeZone,
    Family,
    LanguageModel,
    HostedModel,
    DataZoneModel,
    RegionalModel,
    ControlPlane,
    Compute,
    Workload,
};

struct UnknownWord
{
    WordList list;
    QString word;
    QString pointer;
};

/// What stands before the word in the sentence that refuses it.
QString kindOf(WordList list)
{
    switch (list) {
    case WordList::Target:
        return u"compute target"_s;
    case WordList::Size:
        return u"VM size"_s;
    case WordList::Region:
        return u"region"_s;
    case WordList::Geography:
        return u"geography"_s;
    case WordList::Currency:
        return u"currency with an exchange rate"_s;
    case WordList::TimeZone:
        return u"time zone"_s;
    case WordList::Family:
        return u"quota family"_s;
    case WordList::LanguageModel:
        return u"language model"_s;
    case WordList::HostedModel:
        return u"hosted model with prices"_s;
    case WordList::DataZoneModel:
        return u"hosted model with prices in a data zone"_s;
    case WordList::RegionalModel:
        return u"hosted model with prices in a region"_s;
    case WordList::ControlPlane:
        return u"tier of a control plane"_s;
    case WordList::Compute:
        return u"compute in the plan"_s;
    case WordList::Workload:
        return u"workload in the plan"_s;
    }
    return {};
}

WordList hostedList(HostedReach reach)
{
    switch (reach) {
    case HostedReach::Anywhere:
        break;
    case HostedReach::DataZone:
        return WordList::DataZoneModel;
    case HostedReach::Region:
        return WordList::RegionalModel;
    }
    return WordList::HostedModel;
}

const QStringList &controlPlanes()
{
    static const QStringList tiers{u"free"_s, u"standard"_s, u"premium"_s};
    return tiers;
}

/// Finds every word that no list knows, in the order of the plan.
class ReferenceCheck
{
public:
    ReferenceCheck(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_prices(prices)
    {
    }

    /// What a plan must name rightly to be opened.
    void opening();
    /// The rest of what is taken from closed lists.
    void typing();

    [[nodiscard]] const std::vector<UnknownWord> &unknown() const { return m_unknown; }
    [[nodiscard]] Error error(const UnknownWord &word) const;

private:
    void target(const QString &id, const QString &pointer)
    {
        look(WordList::Target, id, pointer, m_catalog.findTarget(id).has_value());
    }
    void size(const QString &name, const QString &pointer)
    {
        look(WordList::Size, name, pointer, m_catalog.findSize(name).has_value());
    }
    void region(const QString &id, const QString &pointer)
    {
        look(WordList::Region, id, pointer, m_catalog.findRegion(id).has_value());
    }
    void languageModel(const std::optional<QString> &name, const QString &pointer)
    {
        if (name)
            look(WordList::LanguageModel, *name, pointer, formulas::LlmTables::builtIn().findModel(*name) != nullptr);
    }
    void compute(const QString &id, const QString &pointer)
    {
        look(WordList::Compute, id, pointer, m_plan.compute(id) != nullptr);
    }
    void look(WordList list, const QString &word, const QString &pointer, bool isKnown)
    {
        if (!word.isEmpty() && !isKnown)
            m_unknown.push_back({list, word, pointer});
    }

    void typingCompute(const Compute &compute, const QString &at);
    void typingWorkload(const Workload &workload, const QString &at);
    [[nodiscard]] QStringList known(WordList list) const;
    [[nodiscard]] QStringList families() const;

    const Plan &m_plan;
    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    std::vector<UnknownWord> m_unknown;
};

void ReferenceCheck::opening()
{
    region(m_plan.region, u"/region"_s);
    for (qsizetype i = 0; i < m_plan.otherRegions.size(); ++i)
        region(m_plan.otherRegions[i], u"/otherRegions/%1"_s.arg(i));
    if (!m_plan.isolation.residency.isEmpty()) {
        const QStringList geographies = known(WordList::Geography);
        for (qsizetype i = 0; i < m_plan.isolation.residency.size(); ++i) {
            const QString &name = m_plan.isolation.residency[i];
            if (!geographies.contains(name)) // an empty one is none either
                m_unknown.push_back(
                    {WordList::Geography, name, u"/isolation/residency/%1"_s.arg(i)});
        }
    }
    const auto currency = Currency::fromCode(m_plan.currency);
    if (!typedExchange(m_plan) && (!currency || !m_prices.exchange(*currency)))
        m_unknown.push_back({WordList::Currency, m_plan.currency, u"/currency"_s});
    for (std::size_t i = 0; i < m_plan.computes.size(); ++i) {
        const Compute &compute = m_plan.computes[i];
        const QString at = u"/computes/%1"_s.arg(i);
        target(compute.target, at + u"/target"_s);
        size(compute.size, at + u"/size"_s);
        region(compute.region, at + u"/region"_s);
        if (compute.kubernetes)
            size(compute.kubernetes->systemSize, at + u"/kubernetes/systemSize"_s);
    }
    for (std::size_t i = 0; i < m_plan.workloads.size(); ++i) {
        if (const auto *job = std::get_if<TrainingJob>(&m_plan.workloads[i].detail))
            size(job->work.measuredSize, u"/workloads/%1/training/work/measuredSize"_s.arg(i));
    }
    for (std::size_t i = 0; i < m_plan.ownedQuota.size(); ++i)
        region(m_plan.ownedQuota[i].region, u"/ownedQuota/%1/region"_s.arg(i));
    for (std::size_t i = 0; i < m_plan.commitments.size(); ++i) {
        if (m_plan.commitments[i].isByAmount())
            continue;
        size(m_plan.commitments[i].size, u"/commitments/%1/size"_s.arg(i));
        region(m_plan.commitments[i].region, u"/commitments/%1/region"_s.arg(i));
    }
}

void ReferenceCheck::typing()
{
    // Files without one open, and price nothing; to take it away is a slip.
    if (m_plan.region.isEmpty())
        m_unknown.push_back({WordList::Region, QString(), u"/region"_s});
    for (std::size_t i = 0; i < m_plan.computes.size(); ++i)
        typingCompute(m_plan.computes[i], u"/computes/%1"_s.arg(i));
    for (std::size_t i = 0; i < m_plan.workloads.size(); ++i)
        typingWorkload(m_plan.workloads[i], u"/workloads/%1"_s.arg(i));
    if (m_plan.ownedQuota.empty())
        return;
    const QStringList names = families();
    for (std::size_t i = 0; i < m_plan.ownedQuota.size(); ++i) {
        const QString &family = m_plan.ownedQuota[i].family;
        look(WordList::Family, family, u"/ownedQuota/%1/family"_s.arg(i),
             names.contains(family, Qt::CaseInsensitive)
                 || std::ranges::any_of(names,
                                        [&](const QString &name) { return isSameFamily(name, family); }));
    }
}

void ReferenceCheck::typingCompute(const Compute &compute, const QString &at)
{
    // Hours need a zone; everything else that is empty is not stated.
    if (compute.schedule.timeZone.isEmpty())
        m_unknown.push_back({WordList::TimeZone, {}, at + u"/schedule/timeZone"_s});
    look(WordList::TimeZone, compute.schedule.timeZone, at + u"/schedule/timeZone"_s,
         isTimeZone(compute.schedule.timeZone));
    if (compute.kubernetes)
        look(WordList::ControlPlane, compute.kubernetes->controlPlane, at + u"/kubernetes/controlPlane"_s,
             controlPlanes().contains(compute.kubernetes->controlPlane));
    // With both prices agreed it may be any model.
    if (const auto &hosted = compute.hosted; hosted && !(hosted->inputPrice && hosted->outputPrice))
        look(hostedList(hosted->reach()), hosted->model, at + u"/hosted/model"_s,
             m_prices.hostedModels(hosted->reach()).contains(hosted->model));
}

void ReferenceCheck::typingWorkload(const Workload &workload, const QString &at)
{
    if (const auto *people = std::get_if<Experimentation>(&workload.detail))
        compute(people->compute, at + u"/experimentation/compute"_s);
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
        compute(batch->compute, at + u"/batch/compute"_s);
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
        compute(job->compute, at + u"/training/compute"_s);
        languageModel(job->work.trainedModel, at + u"/training/work/trainedModel"_s);
        for (qsizetype i = 0; i < job->dependsOn.size(); ++i)
            look(WordList::Workload, job->dependsOn[i], at + u"/training/dependsOn/%1"_s.arg(i),
                 m_plan.workload(job->dependsOn[i]) != nullptr);
    }
    if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        languageModel(endpoint->servedModel, at + u"/realtime/servedModel"_s);
        for (std::size_t i = 0; i < endpoint->deployments.size(); ++i)
            compute(endpoint->deployments[i].compute, at + u"/realtime/deployments/%1/compute"_s.arg(i));
    }
}

/// Sizes that no source gives a family are counted under their series (model/quota).
QStringList ReferenceCheck::families() const
{
    std::set<QString> names;
    for (const VmSize &size : m_catalog.sizes()) {
        names.insert(size.family);
        names.insert(size.endpointFamily);
        if (size.series)
            names.insert(m_catalog.seriesOf(size)->id);
    }
    names.erase(QString());
    return {names.begin(), names.end()};
}

QStringList ReferenceCheck::known(WordList list) const
{
    QStringList names;
    switch (list) {
    case WordList::Target:
        for (const ComputeTarget &target : m_catalog.targets())
            names << target.id;
        break;
    case WordList::Size:
        for (const VmSize &size : m_catalog.sizes())
            names << size.name;
        break;
    case WordList::Region:
        for (const Region &region : m_catalog.regions())
            names << region.id;
        break;
    case WordList::Geography:
        for (const Region &region : m_catalog.regions())
            names << region.geography;
        break;
    case WordList::Currency:
        for (const Currency &currency : m_prices.currencies())
            names << currency.code();
        break;
    case WordList::TimeZone:
        return knownTimeZones();
    case WordList::Family:
        return families();
    case WordList::LanguageModel:
        for (const formulas::LlmModel &model : formulas::LlmTables::builtIn().models()) {
            for (const QString &name : QStringList{model.name} + model.aliases)
                names << name << name.mid(name.indexOf(u'/') + 1); // without the publisher
        }
        break;
    case WordList::HostedModel:
        return m_prices.hostedModels(HostedReach::Anywhere);
    case WordList::DataZoneModel:
        return m_prices.hostedModels(HostedReach::DataZone);
    case WordList::RegionalModel:
        return m_prices.hostedModels(HostedReach::Region);
    case WordList::ControlPlane:
        return controlPlanes();
    case WordList::Compute:
        for (const Compute &compute : m_plan.computes)
            names << compute.id;
        break;
    case WordList::Workload:
        for (const Workload &workload : m_plan.workloads)
            names << workload.id;
        break;
    }
    return names;
}

Error ReferenceCheck::error(const UnknownWord &unknown) const
{
    // Compared with the prefix that most names share, a wrong one would seem near to all of them.
    const QString prefix = u"Standard_"_s;
    const bool needsPrefix
        = unknown.list == WordList::Size && !unknown.word.startsWith(prefix, Qt::CaseInsensitive);
    const QString wanted = needsPrefix ? prefix + unknown.word : unknown.word;
    const QString shown = unknown.word.size() <= 60 ? unknown.word : unknown.word.left(60) + u"..."_s;
    return {ErrorCode::Invalid,
            u"There is no %1 \"%2\"%3"_s.arg(kindOf(unknown.list), oneLine(shown),
                                             sentenceEndForClosed(wanted, known(unknown.list))),
            unknown.pointer};
}

/// The last name of the pointer: that of the list where it ends with a place in one.
QString namedField(const QString &pointer)
{
    const QStringList names = pointer.split(u'/');
    for (auto name = names.crbegin(); name != names.crend(); ++name) {
        bool isPlace = *name == "-"_L1;
        if (!isPlace)
            (void)name->toInt(&isPlace);
        if (!isPlace)
            return *name;
    }
    return {};
}

/// A word of such a field as the catalog has it; itself where that does not know it.
QString spelled(const QString &field, const QString &word, const Catalog &catalog)
{
    if (field == "region"_L1 || field == "otherRegions"_L1) {
        const auto id = catalog.findRegion(word);
        return id ? catalog.region(*id).id : word;
    }
    if (field == "size"_L1 || field == "measuredSize"_L1 || field == "systemSize"_L1) {
        const auto id = catalog.findSize(word);
        return id ? catalog.size(*id).name : word;
    }
    if (field == "target"_L1) {
        const auto id = catalog.findTarget(word);
        return id ? catalog.target(*id).id : word;
    }
    return word;
}

} // namespace

Result<void> checkReferences(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices)
{
    ReferenceCheck check(plan, catalog, prices);
    check.opening();
    if (check.unknown().empty())
        return {};
    return check.error(check.unknown().front());
}

Result<void> checkNewWords(const Plan &before, const Plan &after, const Catalog &catalog,
                           const PriceSnapshot &prices)
{
    ReferenceCheck check(after, catalog, prices);
    check.opening();
    check.typing();
    if (check.unknown().empty())
        return {};
    ReferenceCheck earlier(before, catalog, prices);
    earlier.opening();
    earlier.typing();
    std::set<std::pair<WordList, QString>> stood;
    for (const UnknownWord &word : earlier.unknown())
        stood.emplace(word.list, word.word);
    for (const UnknownWord &word : check.unknown()) {
        if (!stood.contains({word.list, word.word}))
            return check.error(word);
    }
    return {};
}

PlanEdit spelledAsInCatalog(PlanEdit edit, const Catalog &catalog)
{
    for (PlanEdit::Change &change : edit.changes) {
        const QString field = namedField(change.pointer);
        if (auto *word = std::get_if<QString>(&change.value)) {
            *word = spelled(field, *word, catalog);
        } else if (auto *words = std::get_if<QStringList>(&change.value)) {
            for (QString &each : *words)
                each = spelled(field, each, catalog);
        }
    }
    return edit;
}

} // namespace slipway
