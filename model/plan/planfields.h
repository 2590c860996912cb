// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a plan, told once. A visitor has
//   type(name, text)                     what the object is, called first
//   field(const Field &, T Object::*)    one member
//   detail(const Field &, ...)           the kind of a workload and the member that holds its entries
// Members are written in this order. Include it only where a visitor is defined.
#pragma once

#include "model/plan/plan.h"
#include "model/plan/workloadfields.h"

namespace slipway {

template <typename Visitor> void describe(Visitor &v, Of<DataProfile>)
{
    using D = DataProfile;
    v.type("dataProfile", "The training data");
    v.field(Field("sizeGiB", "Size in the first month; grows as data does").range(0, 1e9).in("GiB"),
            &D::sizeGiB);
    v.field(Field("experimentSharePercent", "Share of it that experiments use").range(0, 100).in("percent"),
            &D::experimentSharePercent);
    v.field(Field("egressGiBPerMonth", "Data that leaves the region").range(0, 1e9).in("GiB a month"),
            &D::egressGiBPerMonth);
}

template <typename Visitor> void describe(Visitor &v, Of<ModelProfile>)
{
    using M = ModelProfile;
    v.type("modelProfile", "The model to train and serve; absent figures are unknown, not zero");
    v.field(Field("kind", "What sort of model it is"), &M::kind);
    v.field(Field("parametersBillion", "Parameters").range(0, 1e6).in("billions").showing(4),
            &M::parametersBillion);
    v.field(Field("precision", "Number format of the weights"), &M::precision);
    v.field(Field("ramGiB",
                  "Memory in use while serving one copy, not the file's size; each worker of a batch takes "
                  "as much, "
                  "training at least as much")
                .range(0, 100'000)
                .in("GiB")
                .showing(3),
            &M::ramGiB);
    v.field(Field("gpuForTraining", "Whether training needs a GPU"), &M::gpuForTraining);
    v.field(Field("gpuForInference", "Whether serving needs a GPU"), &M::gpuForInference);
    v.field(Field("layers", "Layers of a transformer").range(1, 100'000), &M::layers);
    v.field(Field("hiddenSize", "Hidden size of a transformer").range(1, 10'000'000), &M::hiddenSize);
    v.field(Field("attentionHeads", "Attention heads").range(1, 100'000), &M::attentionHeads);
    v.field(Field("keyValueHeads", "Key-value heads").range(1, 100'000), &M::keyValueHeads);
    v.field(Field("contextTokens", "Length of the context").range(1, 1'000'000'000).in("tokens"),
            &M::contextTokens);
}

template <typename Visitor> void describe(Visitor &v, Of<Tools>)
{
    v.type("tools", "What people work with");
    v.field(Field("notebooks", "Notebooks"), &Tools::notebooks);
    v.field(Field("spark", "Spark"), &Tools::spark);
    v.field(Field("automl", "Automated machine learning"), &Tools::automl);
    v.field(Field("pipelines", "Pipelines"), &Tools::pipelines);
    v.field(Field("designer", "The designer"), &Tools::designer);
}

template <typename Visitor> void describe(Visitor &v, Of<Isolation>)
{
    using I = Isolation;
    v.type("isolation", "Demands on isolation");
    v.field(Field("network", "Network of the workspace"), &I::network);
    v.field(
        Field("fqdnRules", "Outbound rules by name; they create an Azure Firewall in the managed network"),
        &I::fqdnRules);
    v.field(Field("privateLink", "Whether the workspace is reached through private endpoints"),
            &I::privateLink);
    v.field(Field("privateEndpoints", "How many private endpoints").range(1, 100), &I::privateEndpoints);
    v.field(Field("noPublicIp", "No compute has a public IP address"), &I::noPublicIp);
    v.field(Field("natGateway", "Outbound traffic through a NAT gateway"), &I::natGateway);
    v.field(Field("isolatedSizesOnly", "Only sizes that fill a whole physical host"), &I::isolatedSizesOnly);
    v.field(Field("customerManagedKeys", "Encryption with keys of one's own"), &I::customerManagedKeys);
    v.field(Field("highBusinessImpact", "Workspace for data of high business impact"),
            &I::highBusinessImpact);
    v.field(Field("residency", "Geographies that data may stay in; empty: anywhere")
                .range(0, 100)
                .as(TextKind::CatalogName),
            &I::residency);
}

template <typename Visitor> void describe(Visitor &v, Of<Growth>)
{
    v.type("growth", "Change a month, of the month before");
    v.field(Field("requestsPercent", "Of requests").range(-100, 1000).in("percent a month"),
            &Growth::requestsPercent);
    v.field(Field("dataPercent", "Of data").range(-100, 1000).in("percent a month"), &Growth::dataPercent);
    v.field(Field("peoplePercent", "Of people").range(-100, 1000).in("percent a month"),
            &Growth::peoplePercent);
}

template <typename Visitor> void describe(Visitor &v, Of<Budget>)
{
    v.type("budget", "What may be spent");
    v.field(Field("amount", "Amount in the plan's currency").as(TextKind::Decimal).needed(), &Budget::amount);
    v.field(Field("period", "What it is for"), &Budget::period);
}

template <typename Visitor> void describe(Visitor &v, Of<SharedServices>)
{
    using S = SharedServices;
    v.type("sharedServices", "Services that come with the workspace");
    v.field(Field("registry", "Tier of the container registry; private endpoints take premium alone"),
            &S::registry);
    v.field(Field("logGiBPerMonth", "Logs taken in").range(0, 1e9).in("GiB a month"), &S::logGiBPerMonth);
    v.field(Field("modelAndArtifactGiB", "Models and other results kept beside the training data")
                .range(0, 1e9)
                .in("GiB"),
            &S::modelAndArtifactGiB);
}

template <typename Visitor> void describe(Visitor &v, Of<Assumptions>)
{
    using A = Assumptions;
    v.type("assumptions", "Figures assumed where the plan does not measure");
    v.field(Field("mfuPercent", "Model FLOPs utilisation while training")
                .range(0.1, 100)
                .in("percent"),
            &A::mfuPercent);
    v.field(Field("goodputPercent", "Share of wall time that is useful training")
                .range(1, 100)
                .in("percent"),
            &A::goodputPercent);
    v.field(
        Field("nodeStartMinutes", "From request to running, billed").range(0, 1440).in("minutes"),
        &A::nodeStartMinutes);
    v.field(Field("targetUtilizationPercent", "Of an endpoint instance at its peak")
                .range(1, 99)
                .in("percent"),
            &A::targetUtilizationPercent);
    v.field(Field("parallelSharePercent", "Share of CPU work that runs in parallel (Amdahl)")
                .range(0, 100)
                .in("percent"),
            &A::parallelSharePercent);
    v.field(Field("evictionPercentPerHour", "Probability that a node is taken away within an hour")
                .range(0, 99)
                .in("percent"),
            &A::evictionPercentPerHour);
    v.field(Field("idleForgottenHoursPerDay", "Time an instance runs on when nobody stops it")
                .range(0, 24)
                .in("hours a day"),
            &A::idleForgottenHoursPerDay);
    v.field(Field("requestLeadDays", "From asking for quota or an approval to having it")
                .range(0, 1'000)
                .in("days"),
            &A::requestLeadDays);
    v.field(Field("migrationLeadDays", "From beginning to move off what ends to having moved")
                .range(0, 1'000)
                .in("days"),
            &A::migrationLeadDays);
    v.field(Field("requiredConfidencePercent", "Chance to keep each constraint that a robust choice has")
                .range(1, 100)
                .in("percent"),
            &A::requiredConfidencePercent);
}

template <typename Visitor> void describe(Visitor &v, Of<OwnedQuota>)
{
    v.type("ownedQuota", "Quota that the subscription has already");
    v.field(Field("pool", "Pool that it belongs to"), &OwnedQuota::pool);
    v.field(Field("family", "Quota family; empty for pools that have none").as(TextKind::CatalogName),
            &OwnedQuota::family);
    v.field(Field("region", "Region; empty: the plan's").as(TextKind::CatalogName), &OwnedQuota::region);
    v.field(Field("vcpus", "How much").range(0, 10'000'000).in("vCPU"), &OwnedQuota::vcpus);
    v.field(Field("day", "The day that it was read on; absent: nobody told").as(TextKind::Day), &OwnedQuota::day);
}

template <typename Visitor> void describe(Visitor &v, Of<HourlyAmount>)
{
    v.type("hourlyAmount", "What a savings plan takes every hour, used or not");
    v.field(Field("amount", "Amount an hour").as(TextKind::Decimal).needed().showing(4), &HourlyAmount::amount);
    v.field(Field("currency", "Its currency, ISO 4217").as(TextKind::CurrencyCode), &HourlyAmount::currency);
}

template <typename Visitor> void describe(Visitor &v, Of<TermAmount>)
{
    v.type("termAmount", "What one machine of a commitment costs for its whole term");
    v.field(Field("amount", "Amount for one machine and the whole term")
                .as(TextKind::Decimal)
                .needed()
                .showing(2),
            &TermAmount::amount);
    v.field(Field("currency", "Its currency, ISO 4217").as(TextKind::CurrencyCode), &TermAmount::currency);
}

template <typename Visitor> void describe(Visitor &v, Of<ServiceDiscount>)
{
    v.type("serviceDiscount", "What was negotiated for one service, in place of the one of every list price");
    v.field(Field("service", "Service, as Azure's price list names it").as(TextKind::Id).needed(),
            &ServiceDiscount::service);
    v.field(Field("percent", "Off its list prices").range(0, 99).in("percent").withDecimals(2),
            &ServiceDiscount::percent);
}

template <typename Visitor> void describe(Visitor &v, Of<CurrencyFactor>)
{
    v.type("currencyFactor", "What a dollar is in the plan's currency, in place of the price book's factor");
    v.field(Field("perDollar", "Units of the currency for one US dollar")
                .as(TextKind::Decimal)
                .needed()
                .showing(6),
            &CurrencyFactor::perDollar);
    v.field(Field("day", "The day that it is of").as(TextKind::Day).needed(), &CurrencyFactor::day);
    v.field(Field("source", "Who says so"), &CurrencyFactor::source);
    v.field(Field("currency", "The currency that it is of; absent: the plan's").as(TextKind::CurrencyCode), &CurrencyFactor::currency);
}

template <typename Visitor> void describe(Visitor &v, Of<Commitment>)
{
    v.type("commitment", "A reservation or savings plan already bought; it bills every hour of every unit");
    v.field(Field("size", "VM size").as(TextKind::CatalogName), &Commitment::size);
    v.field(Field("region", "Region; empty: the plan's").as(TextKind::CatalogName), &Commitment::region);
    v.field(Field("type", "What was bought").amongst(PriceType::Reservation1Year, PriceType::SavingsPlan3Years),
            &Commitment::type);
    v.field(Field("units", "Machines that it covers").range(0, 100'000), &Commitment::units);
    v.field(Field("hourly", "Of a savings plan bought by amount, in place of size, region and units"),
            &Commitment::hourly);
    v.field(Field("paid",
                  "What was paid for one machine and the whole term; absent: the list price of the month in "
                  "which it began"),
            &Commitment::paid);
    v.field(Field("flexible", "Whether a reservation covers other sizes of its family"),
            &Commitment::flexible);
    v.field(Field("scope", "Whom it reaches, as Azure says it; empty: nobody told"), &Commitment::scope);
    v.field(Field("start", "First month of its term"), &Commitment::start);
    v.field(Field("note", "Remarks").as(TextKind::Text), &Commitment::note);
}

template <typename Visitor> void describe(Visitor &v, Of<PinnedInput>)
{
    v.type("pinnedInput", "A price book or additions that the plan was made with");
    v.field(Field("id", "Its id").as(TextKind::Id).needed(), &PinnedInput::id);
    v.field(Field("sha256", "SHA-256 of its bytes; empty: any of that id").as(TextKind::Sha256),
            &PinnedInput::sha256);
}

template <typename Visitor> void describe(Visitor &v, Of<Scenario>)
{
    v.type("scenario", "A named variation of the plan");
    v.field(Field("name", "Unique among the scenarios").as(TextKind::Id).needed(), &Scenario::name);
    v.field(
        Field("patch", "What differs: a JSON merge patch, lists as objects by id").as(TextKind::JsonObject),
        &Scenario::patch);
}

template <typename Visitor> void describe(Visitor &v, Of<Owners>)
{
    v.type("owners", "Who answers for what, by name; each may be empty");
    v.field(Field("plan", "Answers for the plan; empty: its author"), &Owners::plan);
    v.field(Field("finance", "Approves the budget, buys for a term, reviews what was spent"),
            &Owners::finance);
    v.field(Field("platform", "Asks for quota, creates and moves resources"), &Owners::platform);
    v.field(Field("security", "Approves what only somebody else may allow"), &Owners::security);
}

template <typename Visitor> void describe(Visitor &v, Of<Plan>)
{
    v.type("plan", "A compute plan of a machine-learning project: inputs only");
    v.field(Field("name", "Name of the project: the title of window and reports, and of exported files"),
            &Plan::name);
    v.field(Field("author", "Who made the plan"), &Plan::author);
    v.field(Field("owners", "Who answers for what"), &Plan::owners);
    v.field(Field("notes", "Remarks").as(TextKind::Text), &Plan::notes);
    v.field(Field("templateId", "Template it was started from; empty: none"), &Plan::templateId);
    v.field(Field("region", "Azure region").as(TextKind::CatalogName), &Plan::region);
    v.field(Field("otherRegions", "Regions that would do as well").range(0, 200).as(TextKind::CatalogName),
            &Plan::otherRegions);
    v.field(Field("currency", "Currency of all results, ISO 4217").as(TextKind::CurrencyCode),
            &Plan::currency);
    v.field(Field("discountPercent", "Negotiated, off every list price")
                .range(0, 99)
                .in("percent")
                .withDecimals(2),
            &Plan::discountPercent);
    v.field(Field("serviceDiscounts", "Negotiated for a service, in place of the one of every list price").range(0, 100),
            &Plan::serviceDiscounts);
    v.field(Field("currencyFactor", "What a dollar is in the currency; absent: that of the price book"),
            &Plan::currencyFactor);
    v.field(Field("budget", "What may be spent; absent: not known"), &Plan::budget);
    v.field(Field("start", "First month"), &Plan::start);
    v.field(Field("months", "Horizon").range(1, 120).in("months"), &Plan::months);
    v.field(Field("growth", "How the load changes from month to month"), &Plan::growth);
    v.field(Field("data", "The training data"), &Plan::data);
    v.field(Field("model", "The model"), &Plan::model);
    v.field(Field("tools", "What people work with"), &Plan::tools);
    v.field(Field("placement", "Where the models serve"), &Plan::placement);
    v.field(Field("isolation", "Demands on isolation"), &Plan::isolation);
    v.field(Field("preemptibleAcceptable", "Whether machines that may be taken away will do"),
            &Plan::preemptibleAcceptable);
    v.field(Field("services", "Services that come with the workspace"), &Plan::services);
    v.field(Field("assumptions", "Figures assumed where the plan does not measure"), &Plan::assumptions);
    v.field(Field("computes", "What workloads run on").range(0, 1000), &Plan::computes);
    v.field(Field("workloads", "What is to be done").range(0, 1000), &Plan::workloads);
    v.field(Field("ownedQuota", "Quota that the subscription has already").range(0, 10'000),
            &Plan::ownedQuota);
    v.field(Field("commitments", "Reservations and savings plans already bought").range(0, 1000),
            &Plan::commitments);
    v.field(Field("additions", "Sizes and facts added by users that the plan was made with").range(0, 100),
            &Plan::additions);
    v.field(Field("prices", "Price book that the plan is pinned to; absent: the current one"), &Plan::prices);
    v.field(Field("scenarios", "Variations of the plan").range(0, maxScenarios), &Plan::scenarios);
}

} // namespace slipway
