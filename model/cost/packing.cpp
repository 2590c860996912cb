// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/packing.h"

#include <algorithm>
#include <cmath>

namespace slipway::cost {

namespace {

constexpr double mostPods = 1e6;

/// Rounds down, but not for a rounding error: 0.6 / 0.2 is 2.9999999999999996 in binary.
int fits(double room, double each)
{
    return each > 0 ? static_cast<int>(std::floor(std::clamp(room / each, 0.0, mostPods) + 1e-9)) : 0;
}

int podsWithin(double vcpus, const KubernetesOptions &options, const NodeRoom &node)
{
    int pods = fits(vcpus, options.podVcpus);
    if (node.memoryGiB > 0)
        pods = std::min(pods, fits(node.memoryGiB, options.podMemoryGiB));
    return node.gpus > 0 && options.podGpus > 0 ? std::min(pods, node.gpus / options.podGpus) : pods;
}

} // namespace

int podsPerNode(const KubernetesOptions &options, const NodeRoom &node)
{
    return podsWithin(node.vcpus, options, node);
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
