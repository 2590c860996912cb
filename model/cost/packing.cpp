// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/packing.h"

#include "model/base/format.h"
#include "model/base/planwords.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

constexpr double mostPods = 1e6;
constexpr int mostPodsOfNode = 110;

/// Rounds down, but not for a rounding error: 0.6 / 0.2 is 2.9999999999999996 in binary.
int fits(double room, double each)
{
    return each > 0 ? static_cast<int>(std::floor(std::clamp(room / each, 0.0, mostPods) + 1e-9)) : 0;
}

int podsWithin(double vcpus, const KubernetesOptions &options, const NodeRoom &node)
{
    int pods = std::min(fits(vcpus, options.podVcpus), mostPodsOfNode);
    if (node.memoryGiB > 0)
        pods = std::min(pods, fits(node.memoryGiB, options.podMemoryGiB));
    return node.gpus > 0 && options.podGpus > 0 ? std::min(pods, node.gpus / options.podGpus) : pods;
}

} // namespace

NodeRoom allocatable(const NodeRoom &size)
{
    struct Reserved
    {
        double vcpus;
        double millicores;
    };
    static constexpr std::array reserved{Reserved{0, 0},    Reserved{1, 60},   Reserved{2, 100},
                                         Reserved{4, 140},  Reserved{8, 180},  Reserved{16, 260},
                                         Reserved{32, 420}, Reserved{64, 740}, Reserved{1024, 10340}};
    constexpr double bytesPerGiB = 1024.0 * 1024 * 1024;
    constexpr double kubelet = (20e6 * mostPodsOfNode + 50e6) / bytesPerGiB;
    constexpr double eviction = 100.0 / 1024;
    NodeRoom room = size;
    // The table names powers of two: between them by share, beyond 64 ten more for each as from 8 on.
    const auto above
        = std::ranges::find_if(reserved, [&](const Reserved &each) { return each.vcpus >= size.vcpus; });
    if (above != reserved.begin() && above != reserved.end()) {
        const Reserved &below = *(above - 1);
        const double share = (size.vcpus - below.vcpus) / (above->vcpus - below.vcpus);
        room.vcpus -= (below.millicores + share * (above->millicores - below.millicores)) / 1000;
    }
    if (size.memoryGiB > 0)
        room.memoryGiB = std::max(0.0, size.memoryGiB - std::min(kubelet, size.memoryGiB / 4) - eviction);
    return room;
}

int podsPerNode(const KubernetesOptions &options, const NodeRoom &node)
{
    return podsWithin(node.vcpus, options, node);
}

QString misfitWords(const KubernetesOptions &options, const NodeRoom &node)
{
    if (podsPerNode(options, node) > 0)
        return {};
    QStringList parts;
    const auto compare = [&](double asked, double left, const QString &words) {
        const auto told = [](double value) { return formatNumber(value, wordsLocale()); };
        if (asked > 0 && fits(left, asked) == 0)
            parts << words.arg(told(asked), told(left));
    };
    compare(options.podVcpus, node.vcpus, PlanWords::tr("%1 vCPUs, of which a node has %2 left for pods"));
    if (node.memoryGiB > 0)
        compare(options.podMemoryGiB, node.memoryGiB,
                PlanWords::tr("%1 GiB of memory, of which a node has %2 GiB left for pods"));
    if (node.gpus > 0)
        compare(options.podGpus, node.gpus, PlanWords::tr("%1 GPUs, of which a node has %2"));
    return parts.join(u", "_s);
}

std::optional<int> nodesForPods(int pods, const KubernetesOptions &options, const NodeRoom &node)
{
    if (pods <= 0)
        return 0;
    const int each = podsPerNode(options, node);
    if (each == 0)
        return std::nullopt;
    int nodes = fits(options.servingFrontEndVcpus, node.vcpus);
    int left = pods;
    const double shared = options.servingFrontEndVcpus - nodes * node.vcpus;
    if (shared > 1e-9) {
        ++nodes;
        left -= podsWithin(node.vcpus - shared, options, node);
    }
    return left <= 0 ? nodes : nodes + (left + each - 1) / each;
}

} // namespace slipway::cost
