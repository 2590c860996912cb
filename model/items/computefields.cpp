// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/computefields.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace slipway {

namespace {

using Fields = std::uint32_t;

constexpr Fields bit(ComputeField field)
{
    return Fields(1) << static_cast<unsigned>(field);
}

template <typename... Field> constexpr Fields fields(Field... each)
{
    return (bit(each) | ...);
}

constexpr Fields instance
    = fields(ComputeField::Size, ComputeField::Region, ComputeField::Instances, ComputeField::IdleShutdown,
             ComputeField::Schedule, ComputeField::PriceType, ComputeField::PublicIp);
constexpr Fields cluster
    = fields(ComputeField::Size, ComputeField::Region, ComputeField::MinNodes, ComputeField::MaxNodes,
             ComputeField::IdleSeconds, ComputeField::Tier, ComputeField::PriceType, ComputeField::PublicIp);
constexpr Fields kubernetes
    = fields(ComputeField::Size, ComputeField::Region, ComputeField::Instances, ComputeField::MaxNodes,
             ComputeField::Tier, ComputeField::PriceType, ComputeField::OwnerPrice,
             ComputeField::KubernetesCluster, ComputeField::Pods, ComputeField::ServingFrontEnd);
constexpr Fields owned = fields(ComputeField::Instances, ComputeField::OwnerPrice);

struct Row
{
    const char *target;
    Fields fields;
};

constexpr std::array table = {
    Row{"local", 0},
    Row{"compute_instance", instance},
    Row{"compute_cluster", cluster},
    Row{"serverless_compute",
        fields(ComputeField::Size, ComputeField::Region, ComputeField::MaxNodes, ComputeField::Tier,
               ComputeField::PriceType)},
    Row{"serverless_spark", fields(ComputeField::Region, ComputeField::OwnerPrice, ComputeField::Spark)},
    Row{"kubernetes", kubernetes},
    Row{"aks_v1", kubernetes},
    Row{"kubernetes_online_endpoint", kubernetes},
    Row{"remote_vm",
        fields(ComputeField::Size, ComputeField::Region, ComputeField::Instances, ComputeField::Schedule,
               ComputeField::Tier, ComputeField::PriceType, ComputeField::OwnerPrice)},
    Row{"aci", fields(ComputeField::Region, ComputeField::Instances, ComputeField::Pods)},
    Row{"compute_instance_web_service", instance},
    Row{"managed_online_endpoint", fields(ComputeField::Size, ComputeField::Region, ComputeField::PriceType)},
    Row{"batch_endpoint", cluster},
    Row{"local_web_service", 0},
    Row{"serverless_api", 0},
    Row{"iot_edge", 0},
    Row{"data_box_edge", 0},
};

} // namespace

bool usesField(QStringView targetId, ComputeField field)
{
    const auto row = std::find_if(table.begin(), table.end(), [targetId](const Row &each) {
        return targetId == QLatin1StringView(each.target);
    });
    const Fields used = row == table.end() ? owned : row->fields;
    return (used & bit(field)) != 0;
}

std::vector<Tier> tiersOf(const PriceSnapshot &prices, QStringView targetId)
{
    std::vector<Tier> tiers = {Tier::Dedicated};
    if (usesField(targetId, ComputeField::Tier)
        && prices.use(targetId, PriceType::Spot).support != Support::No)
        tiers.push_back(Tier::Spot);
    return tiers;
}

std::vector<PriceType> priceTypesOf(const PriceSnapshot &prices, QStringView targetId)
{
    std::vector<PriceType> types = {PriceType::PayAsYouGo};
    if (!usesField(targetId, ComputeField::PriceType))
        return types;
    for (const PriceType type :
         {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
          PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years}) {
        if (prices.use(targetId, type).support != Support::No)
            types.push_back(type);
    }
    return types;
}

} // namespace slipway
