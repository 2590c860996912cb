// SPDX-License-Identifier: GPL-3.0-or-later
// What is folded away of a compute: its pods and cluster, its place, its price, its name.
#include "model/base/runningtext.h"
#include "ui/stages/stagecompute.h"

#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"
#include "model/plan/planlists.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/regionfield.h"
#include "ui/fields/sizefield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

template <typename Value> Choices choicesOf(const std::vector<Value> &values)
{
    Choices choices;
    for (const Value value : values)
        choices.append({slipway::displayName(value), static_cast<int>(value)});
    return choices;
}

/// Offers `values`, and what the plan holds although it is not offered any more.
template <typename Value> void offer(ComboField *field, std::vector<Value> values, Value held)
{
    if (std::find(values.begin(), values.end(), held) == values.end())
        values.push_back(held);
    const Choices choices = choicesOf(values);
    bool same = field->count() == choices.size();
    for (int i = 0; same && i < choices.size(); ++i)
        same = field->itemData(i) == choices.at(i).second;
    if (same)
        return;
    const QSignalBlocker blocker(field);
    field->clear();
    for (const auto &choice : choices)
        field->addItem(choice.first, choice.second);
    field->showData(static_cast<int>(held));
}

QString decimalText(double value)
{
    QString text = QString::number(value, 'f', 6);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

/// A price in the decimal text that a plan keeps; `access` gives where, null where there is no such place yet.
template <typename Access> Value<std::optional<double>> statedPrice(StageScope &scope, Access access)
{
    return {[&scope, access](const Plan &plan) -> std::optional<double> {
                const Compute *compute = scope.computeOf(plan);
                if (!compute)
                    return std::nullopt;
                Compute copy = *compute;
                const std::optional<QString> &stated = *access(copy);
                return stated ? std::optional<double>(stated->toDouble()) : std::nullopt;
            },
            [&scope, access](Plan &plan, const std::optional<double> &value) {
                std::optional<QString> &stated = *access(*scope.computeOf(plan));
                // The same amount keeps the digits that the plan has.
                if (value && stated && stated->toDouble() == *value)
                    return;
                stated = value ? std::optional<QString>(decimalText(*value)) : std::nullopt;
            }};
}

HostedModel &hostedOf(Compute &compute)
{
    if (!compute.hosted)
        compute.hosted.emplace();
    return *compute.hosted;
}

} // namespace

void StagePage::addHosted(const ComputeFields &of)
{
    StageScope &scope = of.scope;
    const auto words = [&scope](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        const HostedModel hosted = compute ? compute->hosted.value_or(HostedModel()) : HostedModel();
        if (hosted.inputPrice && hosted.outputPrice)
            return tr("%1 and %2 USD a million tokens", "in and out")
                .arg(*hosted.inputPrice, *hosted.outputPrice);
        return hosted.model.isEmpty() ? tr("no model chosen: no price") : hosted.model;
    };
    FlowGrid *grid = gridIn(addFold(scope, of.name(u"foldHosted"_s), tr("Model and price by the token"), words,
                                    [this, &scope](const Plan &plan) {
                                        return counts(scope, plan, ComputeField::HostedModel);
                                    })
                                ->body());
    Choices models = {{tr("None of the price book"), QString()}};
    QStringList names;
    for (const HostedReach reach : allHostedReaches)
        names += context().prices.hostedModels(reach);
    names.removeDuplicates();
    names.sort();
    for (const QString &name : std::as_const(names))
        models.append({name, name});
    combo(grid, {.name = of.name(u"hostedModel"_s), .caption = tr("Model"), .span = 2}, models,
          of.at(ComputeField::HostedModel, u"hosted/model"_s),
          choiceMember(of.option(&Compute::hosted, [](auto &hosted) { return &hosted.model; })));
    check(grid, {.name = of.name(u"hostedRegional"_s), .caption = tr("Answers stay in the region")},
          of.at(ComputeField::HostedModel, u"hosted/regional"_s),
          boolMember(of.option(&Compute::hosted, [](auto &hosted) { return &hosted.regional; })));
    check(grid, {.name = of.name(u"hostedDataZone"_s), .caption = tr("Or in its data zone")},
          of.at(ComputeField::HostedModel, u"hosted/dataZone"_s),
          boolMember(of.option(&Compute::hosted, [](auto &hosted) { return &hosted.dataZone; })));
    const auto price = [&](const QString &name, const QString &caption, const QString &member, auto access) {
        NumberField *field
            = number(grid, {.name = of.name(name), .caption = caption, .optional = true},
                     of.at(ComputeField::HostedModel, u"hosted/"_s + member), statedPrice(scope, access));
        setPlaceholder(field, tr("of the price book"));
    };
    price(u"hostedInput"_s, tr("Agreed price, in"), u"inputPrice"_s,
          [](Compute &compute) { return &hostedOf(compute).inputPrice; });
    price(u"hostedOutput"_s, tr("Agreed price, out"), u"outputPrice"_s,
          [](Compute &compute) { return &hostedOf(compute).outputPrice; });
}

void StagePage::addPlaceFolds(StageScope &scope, const QString &prefix)
{
    const ComputeFields of{*this, scope, prefix};
    addPlace(of);
    addKubernetes(of);
    addHosted(of);
    addMaintenance(of);
}

void StagePage::addKubernetes(const ComputeFields &of)
{
    StageScope &scope = of.scope;
    const bool serving = scope.kind() == StageScope::Kind::Realtime;
    const auto used = [this, &scope, serving](const Plan &plan, ComputeField field) {
        const bool onlyServing = field == ComputeField::Pods || field == ComputeField::ServingFrontEnd;
        return (serving || !onlyServing) && counts(scope, plan, field);
    };
    const auto words = [this, &scope, used](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        if (!compute)
            return QString();
        const KubernetesOptions options = compute->kubernetes.value_or(KubernetesOptions());
        QStringList parts;
        if (used(plan, ComputeField::KubernetesCluster))
            parts << tr("%1 tier", "control plane").arg(options.controlPlane)
                  << tr("%1 for the system").arg(formatUnits(options.systemNodes, u"node"_s, locale(), 0));
        if (used(plan, ComputeField::Pods))
            parts << tr("%1 and %2 each")
                         .arg(formatUnits(options.podVcpus, u"vCPU"_s, locale()),
                              formatUnits(options.podMemoryGiB, u"GiB"_s, locale()));
        return parts.join(u", "_s);
    };
    FlowGrid *grid = gridIn(addFold(scope, of.name(u"foldKubernetes"_s), tr("Pods and cluster"), words,
                                    [used](const Plan &plan) {
                                        return used(plan, ComputeField::KubernetesCluster)
                                            || used(plan, ComputeField::Pods);
                                    })
                                ->body());
    const auto at = [&](ComputeField field, const QString &member) -> PointerOf {
        return [used, field, where = of.at(field, u"kubernetes/"_s + member)](const Plan &plan) {
            return used(plan, field) ? where(plan) : QString();
        };
    };
    const auto option = [&](ComputeField field, const FieldLook &look, const QString &member, auto access) {
        number(grid, look, at(field, member), numberMember(of.option(&Compute::kubernetes, access)));
    };
    option(ComputeField::Pods, {.name = of.name(u"podVcpus"_s), .caption = tr("One pod has")}, u"podVcpus"_s,
           [](auto &options) { return &options.podVcpus; });
    option(ComputeField::Pods, {.name = of.name(u"podMemory"_s), .caption = tr("and memory of")},
           u"podMemoryGiB"_s, [](auto &options) { return &options.podMemoryGiB; });
    option(ComputeField::KubernetesCluster, {.name = of.name(u"podGpus"_s), .caption = tr("GPUs of a pod")},
           u"podGpus"_s, [](auto &options) { return &options.podGpus; });
    option(ComputeField::ServingFrontEnd, {.name = of.name(u"frontEnd"_s), .caption = tr("Front end takes")},
           u"servingFrontEndVcpus"_s, [](auto &options) { return &options.servingFrontEndVcpus; });
    combo(grid, {.name = of.name(u"controlPlane"_s), .caption = tr("Control plane")},
          {{tr("Free"), u"free"_s}, {tr("Standard"), u"standard"_s}, {tr("Premium"), u"premium"_s}},
          at(ComputeField::KubernetesCluster, u"controlPlane"_s),
          choiceMember(of.option(&Compute::kubernetes, [](auto &options) { return &options.controlPlane; })));
    option(ComputeField::KubernetesCluster,
           {.name = of.name(u"systemNodes"_s), .caption = tr("System nodes")}, u"systemNodes"_s,
           [](auto &options) { return &options.systemNodes; });

    auto *size = new SizeField(context().catalog, context().prices);
    size->setObjectName(of.name(u"systemSize"_s));
    size->setPlaceholderText(tr("as the other nodes"));
    auto *whole = new CaptionedField(tr("Size of system nodes"), size, grid->parentWidget());
    grid->addWidget(whole, 2);
    const Place place = {at(ComputeField::KubernetesCluster, u"systemSize"_s), tr("size of system nodes")};
    showWhile(whole, place.pointer);
    binder().custom(size, place, [&scope, size](const Plan &plan) {
        if (const Compute *compute = scope.computeOf(plan))
            size->showSize(compute->kubernetes ? compute->kubernetes->systemSize : QString(),
                           plan.regionOr(compute->region), compute->target);
    });
    connect(size, &SizeField::sizeChosen, this, [this, &scope, place](const QString &name) {
        binder().edit(place, [&](Plan &changed) {
            Compute *compute = scope.computeOf(changed);
            if (!compute->kubernetes)
                compute->kubernetes.emplace();
            compute->kubernetes->systemSize = name;
        });
        document().finishField();
    });
}

void StagePage::addPlace(const ComputeFields &of)
{
    StageScope &scope = of.scope;
    const auto words = [this, &scope](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        if (!compute)
            return QString();
        QStringList parts;
        if (counts(scope, plan, ComputeField::Region))
            parts << regionName(context().catalog, plan.regionOr(compute->region));
        if (counts(scope, plan, ComputeField::PriceType))
            parts << inRunningText(compute->tier == Tier::Dedicated ? slipway::displayName(compute->priceType)
                                                                    : slipway::displayName(compute->tier));
        if (counts(scope, plan, ComputeField::PublicIp))
            parts << (compute->publicIp ? tr("public IP") : tr("no public IP"));
        if (counts(scope, plan, ComputeField::OwnerPrice))
            parts << (compute->ownerPrice ? tr("own price %1 USD").arg(*compute->ownerPrice)
                                          : tr("no price of its owner"));
        if (const Workload *workload = scope.workloadOf(plan))
            parts << inRunningText(slipway::displayName(workload->environment));
        const QString fields = parts.join(u", "_s);
        return compute->note.isEmpty() ? fields : fields + u". "_s + compute->note.section(u'\n', 0, 0);
    };
    FlowGrid *grid
        = gridIn(addFold(scope, of.name(u"foldPlace"_s), tr("Place and payment"), words)->body());
    addWorkloadName(grid, of);
    addName(grid, of);

    auto *region = new RegionField(context().catalog);
    region->setObjectName(of.name(u"region"_s));
    region->insertItem(0, tr("The plan's region"), QString());
    auto *whole = new CaptionedField(tr("Re&gion"), region, grid->parentWidget());
    grid->addWidget(whole, 2);
    const PointerOf where = of.at(ComputeField::Region, u"region"_s);
    showWhile(whole, where);
    binder().combo(region, {where, tr("region")},
                   choiceMember(of.member([](auto &compute) { return &compute.region; })));

    Choices environments;
    for (const Environment each : {Environment::Development, Environment::Test, Environment::Production})
        environments.append({slipway::displayName(each), static_cast<int>(each)});
    combo(grid, {.name = of.name(u"computeEnvironment"_s), .caption = tr("Made for")}, environments,
          scope.computeMember(u"environment"_s),
          choiceMember(of.member([](auto &compute) { return &compute.environment; })));
    addPaying(grid, of);
    QLineEdit *note = text(grid, {.name = of.name(u"note"_s), .caption = tr("Note"), .span = 99},
                           scope.computeMember(u"note"_s),
                           textMember(of.member([](auto &compute) { return &compute.note; })));
    note->setPlaceholderText(tr("For the report"));
}

void StagePage::addWorkloadName(FlowGrid *grid, const ComputeFields &of)
{
    StageScope &scope = of.scope;
    const auto member = [&scope](auto access) {
        return [&scope, access](auto &plan) {
            auto *workload = scope.workloadOf(plan);
            return workload ? access(*workload) : nullptr;
        };
    };
    text(grid, {.name = of.name(u"name"_s), .caption = tr("Na&me of the work"), .span = 99},
         scope.workloadMember(u"name"_s), textMember(member([](auto &each) { return &each.name; })));
    Choices environments;
    for (const Environment each : {Environment::Development, Environment::Test, Environment::Production})
        environments.append({slipway::displayName(each), static_cast<int>(each)});
    combo(grid, {.name = of.name(u"environment"_s), .caption = tr("Environment")}, environments,
          scope.workloadMember(u"environment"_s),
          choiceMember(member([](auto &each) { return &each.environment; })));
    Choices places{{tr("As the plan says"), -1}};
    for (const Placement each : {Placement::Cloud, Placement::OnPremises, Placement::Edge})
        places.append({slipway::displayName(each), static_cast<int>(each)});
    combo(grid, {.name = of.name(u"placement"_s), .caption = tr("Has to run"), .span = 2}, places,
          scope.workloadMember(u"placement"_s),
          optionalChoiceMember(member([](auto &each) { return &each.placement; })));
}

void StagePage::addPaying(FlowGrid *grid, const ComputeFields &of)
{
    StageScope &scope = of.scope;
    // A tier is a choice where there are two, or where the plan holds one that is not offered any more.
    const Catalog &catalog = context().catalog;
    const PriceSnapshot &prices = context().prices;
    const PointerOf tierPlace = [&scope, &catalog, &prices,
                                 where = of.at(ComputeField::Tier, u"tier"_s)](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        const bool choice = compute
            && (tiersOf(catalog, prices, compute->target).size() > 1 || compute->tier != Tier::Dedicated);
        return choice ? where(plan) : QString();
    };
    ComboField *tier = combo(grid, {.name = of.name(u"tier"_s), .caption = tr("Tie&r")}, {}, tierPlace,
                             choiceMember(of.member([](auto &compute) { return &compute.tier; })));
    const PointerOf pricePlace
        = [&scope, where = of.at(ComputeField::PriceType, u"priceType"_s)](const Plan &plan) {
              const Compute *compute = scope.computeOf(plan);
              return compute && compute->tier == Tier::Dedicated ? where(plan) : QString();
          };
    ComboField *price
        = combo(grid, {.name = of.name(u"priceType"_s), .caption = tr("Pays"), .span = 2}, {}, pricePlace,
                choiceMember(of.member([](auto &compute) { return &compute.priceType; })));
    m_offers.push_back([&scope, &catalog, &prices, tier, price](const Plan &plan) {
        if (const Compute *compute = scope.computeOf(plan)) {
            offer(tier, tiersOf(catalog, prices, compute->target), compute->tier);
            offer(price, priceTypesOf(catalog, prices, compute->target), compute->priceType);
        }
    });
    NumberField *owner
        = number(grid, {.name = of.name(u"ownerPrice"_s), .caption = tr("Owner's price"), .optional = true},
                 of.at(ComputeField::OwnerPrice, u"ownerPrice"_s),
                 statedPrice(scope, [](Compute &compute) { return &compute.ownerPrice; }));
    setPlaceholder(owner, tr("none"));
    check(grid, {.name = of.name(u"publicIp"_s), .caption = tr("Pu&blic IP")},
          of.at(ComputeField::PublicIp, u"publicIp"_s),
          boolMember(of.member([](auto &compute) { return &compute.publicIp; })));
}

void StagePage::addMaintenance(const ComputeFields &of)
{
    const auto steps = [this, &scope = of.scope](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        const std::optional<TargetId> id
            = compute ? context().catalog.findTarget(compute->target) : std::nullopt;
        return id ? context().catalog.target(*id).maintenance : std::vector<Fact>();
    };
    Fold *fold = addFold(
        of.scope, of.name(u"maintenance"_s), tr("What you look after yourself"),
        [this, steps](const Plan &plan) {
            return formatUnits(static_cast<double>(steps(plan).size()), u"task"_s, locale(), 0);
        },
        [steps](const Plan &plan) { return !steps(plan).empty(); });
    auto *list = remark({}, fold->body()->parentWidget());
    list->setObjectName(of.name(u"maintenanceList"_s));
    fold->body()->addWidget(list);
    showWhile(list, [steps, list](const Plan &plan) {
        QStringList lines;
        for (const Fact &fact : steps(plan))
            lines << u"\u2022 %1 (%2)"_s.arg(dataWords(fact.value), slipway::displayText(fact.source));
        list->setText(lines.join(u'\n'));
        return true;
    });
}

void StagePage::addName(FlowGrid *grid, const ComputeFields &of)
{
    StageScope &scope = of.scope;
    auto *field = new QLineEdit;
    field->setObjectName(of.name(u"computeName"_s));
    field->setMaxLength(100);
    auto *whole = new CaptionedField(tr("Compute name"), field, grid->parentWidget());
    grid->addWidget(whole);
    const Place place = {scope.computeMember(u"id"_s), tr("name of the compute")};
    showWhile(whole, place.pointer);
    const auto show = [&scope, field](const Plan &plan) {
        const Compute *compute = scope.computeOf(plan);
        const QString now = compute ? compute->id : QString();
        if (!field->hasFocus() || !field->isModified())
            field->setText(now);
    };
    binder().custom(field, place, show);
    // Half a name would be the name of nothing: it is taken over when the field is left.
    connect(field, &QLineEdit::editingFinished, this, [this, &scope, field, place] {
        const QString to = idText(field->text());
        const Compute *compute = scope.computeOf(plan());
        if (!compute || !field->isModified()) // what nobody typed is no name that somebody gave
            return;
        field->setModified(false);
        if (compute->id != to) {
            const QString from = compute->id;
            binder().edit(place, [&](Plan &changed) { planlists::renameCompute(changed, from, to); });
            document().finishField();
        }
        const Compute *now = scope.computeOf(plan());
        field->setText(now ? now->id : QString());
    });
}

} // namespace slipway
