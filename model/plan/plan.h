// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/yearmonth.h"
#include "model/plan/estimate.h"
#include "model/plan/owners.h"
#include "model/plan/plantypes.h"
#include "model/plan/workload.h"
#include "model/prices/pricesnapshot.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// Training data: where its storage and its growth come from.
struct DataProfile
{
    Estimate sizeGiB = 100;
    double experimentSharePercent = 10; ///< of the data that experiments use, 0 to 100
    Estimate egressGiBPerMonth = 0; ///< leaving the region
    Unknowns unknown;

    friend bool operator==(const DataProfile &, const DataProfile &) = default;
};

/// The model to train and serve. Absent figures are unknown, not zero.
struct ModelProfile
{
    ModelKind kind = ModelKind::Tabular;
    std::optional<Estimate> parametersBillion;
    Precision precision = Precision::Float32;
    std::optional<Estimate> ramGiB; ///< in use while serving one copy, not the file's size
    bool gpuForTraining = false;
    bool gpuForInference = false;
    std::optional<int> layers; ///< of a transformer, for its memory
    std::optional<int> hiddenSize;
    std::optional<int> attentionHeads;
    std::optional<int> keyValueHeads;
    std::optional<int> contextTokens;
    Unknowns unknown;

    friend bool operator==(const ModelProfile &, const ModelProfile &) = default;
};

struct Tools
{
    bool notebooks = true;
    bool spark = false;
    bool automl = false;
    bool pipelines = false;
    bool designer = false;
    Unknowns unknown;

    friend bool operator==(const Tools &, const Tools &) = default;
};

/// Demands on isolation; what each excludes and costs is in model/rules and model/cost.
struct Isolation
{
    Network network = Network::Public;
    bool fqdnRules = false; ///< outbound rules by name: creates an Azure Firewall in the managed network
    bool privateLink = false;
    int privateEndpoints = 5; ///< workspace, storage blob and file, key vault, registry; 1 to 100
    bool noPublicIp = false; ///< for every compute
    bool natGateway = false;
    bool isolatedSizesOnly = false;
    bool customerManagedKeys = false;
    bool highBusinessImpact = false;
    QStringList residency; ///< geographies of the catalog that data may stay in; empty: anywhere
    Unknowns unknown;

    [[nodiscard]] bool hasManagedNetwork() const
    {
        return network == Network::ManagedInternet || network == Network::ManagedApproved;
    }
    friend bool operator==(const Isolation &, const Isolation &) = default;
};

/// Change a month, in percent of the month before, for each driver.
struct Growth
{
    Estimate requestsPercent = 0;
    Estimate dataPercent = 0;
    Estimate peoplePercent = 0;
    Unknowns unknown;

    friend bool operator==(const Growth &, const Growth &) = default;
};

struct Budget
{
    QString amount; ///< decimal string in the plan's currency
    BudgetPeriod period = BudgetPeriod::Horizon;
    Unknowns unknown;

    friend bool operator==(const Budget &, const Budget &) = default;
};

/// The only tier of a container registry that takes a private endpoint (Secure an Azure Machine Learning workspace with virtual networks, 2024-07-08).
inline constexpr RegistryTier registryWithPrivateEndpoint = RegistryTier::Premium;

/// Services that come with the workspace.
struct SharedServices
{
    RegistryTier registry = RegistryTier::Basic;
    Estimate logGiBPerMonth = 5;
    Estimate modelAndArtifactGiB = 10; ///< kept beside the training data
    Unknowns unknown;

    friend bool operator==(const SharedServices &, const SharedServices &) = default;
};

/// Figures that the planner assumes where a plan does not measure; all shown, with a range.
struct Assumptions
{
    Estimate mfuPercent = {40, 24, 52}; ///< model FLOPs utilisation while training
    Estimate goodputPercent = {85, 75, 92}; ///< share of wall time that is useful training
    Estimate nodeStartMinutes = {5, 3, 10}; ///< from request to running, billed
    Estimate targetUtilizationPercent = 70; ///< of an endpoint instance at its peak
    Estimate parallelSharePercent = 90; ///< Amdahl's share of CPU work
    Estimate evictionPercentPerHour
        = {5, 1, 20}; ///< of one node that may be taken away; Azure quotes bands up to over 20
    double idleForgottenHoursPerDay = 16; ///< hours an instance runs on when nobody stops it
    double requestLeadDays = 14; ///< from asking for quota or an approval to having it
    double migrationLeadDays = 90; ///< from beginning to move off what ends to having moved
    double requiredConfidencePercent = 80; ///< chance to keep each constraint that a robust choice has
    Unknowns unknown;

    friend bool operator==(const Assumptions &, const Assumptions &) = default;
};

/// Quota that the subscription has already, typed in or imported.
struct OwnedQuota
{
    QuotaPool pool = QuotaPool::Dedicated;
    QString family; ///< as the catalog names it; empty for pools that have none
    QString region; ///< empty: the plan's
    int vcpus = 0;
    std::optional<QString> day = {}; ///< ISO 8601, on which somebody read it
    Unknowns unknown = {};

    friend bool operator==(const OwnedQuota &, const OwnedQuota &) = default;
};

/// What a savings plan takes every hour, used or not.
struct HourlyAmount
{
    QString amount; ///< decimal string
    QString currency = QStringLiteral("USD"); ///< ISO 4217
    Unknowns unknown;

    friend bool operator==(const HourlyAmount &, const HourlyAmount &) = default;
};

/// What was paid for one machine of a reservation, for its whole term.
struct TermAmount
{
    QString amount; ///< decimal string
    QString currency = QStringLiteral("USD"); ///< ISO 4217
    Unknowns unknown;

    friend bool operator==(const TermAmount &, const TermAmount &) = default;
};

/// Reservations and savings plans already bought. They bill every hour of every unit, used or not. A savings plan with an hourly
/// amount is bought by that amount: size, region and units say nothing of it.
struct Commitment
{
    QString size;
    QString region;
    PriceType type = PriceType::Reservation1Year;
    int units = 1;
    std::optional<HourlyAmount> hourly; ///< of savings plans only
    std::optional<TermAmount> paid; ///< none: the list price of the month in which it began
    bool flexible = true; ///< a reservation covers other sizes of its family (instance size flexibility)
    QString scope; ///< whom it reaches, as Azure says it ("Shared", "Single"); empty: nobody told
    YearMonth start;
    QString note;
    Unknowns unknown;

    [[nodiscard]] bool isByAmount() const { return hourly && isSavingsPlan(type); }
    friend bool operator==(const Commitment &, const Commitment &) = default;
};

/// What was negotiated for one service: it takes the place of Plan::discountPercent.
struct ServiceDiscount
{
    QString service; ///< as Azure's price list names it: "Virtual Machines", "Storage"
    double percent = 0; ///< off the list price; 0 to 99, two decimals
    Unknowns unknown;

    friend bool operator==(const ServiceDiscount &, const ServiceDiscount &) = default;
};

/// What a dollar is in the plan's currency, in place of the price book's factor.
struct CurrencyFactor
{
    QString perDollar; ///< decimal string, more than 0
    QString day; ///< ISO date that it is of
    QString source; ///< who says so; may be empty
    Unknowns unknown;
    std::optional<QString> currency = {}; ///< ISO 4217, that it is of; none: the plan's, whichever that is

    friend bool operator==(const CurrencyFactor &, const CurrencyFactor &) = default;
};

/// A price book or a user's own additions that the plan was made with.
struct PinnedInput
{
    QString id;
    QString sha256; ///< lower-case hex of its bytes
    Unknowns unknown;

    friend bool operator==(const PinnedInput &, const PinnedInput &) = default;
};

/// A plan has at most so many.
inline constexpr int maxScenarios = 100;

/// A named variation of the plan: a JSON merge patch (RFC 7386) on its JSON, in which lists of entries with an id are objects by
/// that id (scenarios.h).
struct Scenario
{
    QString name;
    QString patch = QStringLiteral("{}"); ///< JSON text of an object
    Unknowns unknown;

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// The document: inputs only, everything computed is recomputed. Schema `slipway.plan`, see docs/formats.md.
struct Plan
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    Plan();
    Plan(const Plan &other);
    Plan(Plan &&other) noexcept;
    Plan &operator=(const Plan &other);
    Plan &operator=(Plan &&other) noexcept;
    ~Plan();

    QString name;
    QString author;
    Owners owners;
    QString notes;
    QString templateId; ///< what it was started from; empty for none

    QString region = QStringLiteral("westeurope");
    QStringList otherRegions; ///< that would do as well
    QString currency = QStringLiteral("USD");
    std::optional<CurrencyFactor> currencyFactor; ///< none: that of the price book
    double discountPercent = 0; ///< negotiated, off every list price; 0 to 99, two decimals
    std::vector<ServiceDiscount> serviceDiscounts; ///< at the most one for a service
    std::optional<Budget> budget;
    YearMonth start;
    int months = 12; ///< horizon, 1 to 120
    Growth growth;
    DataProfile data;
    ModelProfile model;
    Tools tools;
    Placement placement = Placement::Cloud;
    Isolation isolation;
    bool preemptibleAcceptable = false;
    SharedServices services;
    Assumptions assumptions;

    std::vector<Compute> computes;
    std::vector<Workload> workloads;

    std::vector<OwnedQuota> ownedQuota;
    std::vector<Commitment> commitments;
    std::vector<PinnedInput> additions;
    std::optional<PinnedInput> prices; ///< the snapshot it is pinned to; none: the current book
    std::vector<Scenario> scenarios;
    Unknowns unknown;

    [[nodiscard]] const Compute *compute(QStringView id) const;
    [[nodiscard]] Compute *compute(QStringView id);
    [[nodiscard]] const Workload *workload(QStringView id) const;
    [[nodiscard]] Workload *workload(QStringView id);
    /// Index into computes, -1 where there is none of that id.
    [[nodiscard]] int computeIndex(QStringView id) const;
    /// The name of who owns what a role does, without blanks around it; the author where nobody is named for the plan itself. Empty: nobody.
    [[nodiscard]] QString ownerOf(OwnerRole role) const;
    /// Where something is that may name a region of its own: there, else in the plan's.
    [[nodiscard]] const QString &regionOr(const QString &own) const { return own.isEmpty() ? region : own; }
    /// Whether it is the plan's region or one that would do as well.
    [[nodiscard]] bool namesRegion(const QString &id) const
    {
        return id == region || otherRegions.contains(id);
    }

    friend bool operator==(const Plan &, const Plan &) = default;
};

} // namespace slipway
