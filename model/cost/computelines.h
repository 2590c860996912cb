// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/linewriter.h"

namespace slipway::cost {

/// What a use is of, and how its quantity comes about, in words.
struct Words
{
    QString end; ///< of the line's id
    QString
        name; ///< what the purpose of the line leaves open; mostly empty, and always of machines, which have a size
    QString formula;
    QString missing = {}; ///< why it has no price, where nothing prices it
};

// One function for each way of billing; each in the file of its name.
[[nodiscard]] Words instanceWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                  const Use &billed);
[[nodiscard]] Words clusterWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                 const Use &billed);
[[nodiscard]] Words endpointWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                  const Use &billed);
[[nodiscard]] Words kubernetesWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                    const Use &billed);
[[nodiscard]] Words machineWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                 const Use &billed);
[[nodiscard]] Words sparkWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                               const Use &billed);
[[nodiscard]] Words containerWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                   const Use &billed);
[[nodiscard]] Words tokenWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                               const Use &billed);
[[nodiscard]] Words attachedWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                  const Use &billed);

/// "NC24ads A100 v4", or what the plan names where the catalog does not know it.
[[nodiscard]] QString sizeName(const BillInput &input, const Compute &compute, const ComputeUse &use);

/// One line for everything that a compute bills.
void writeComputeLines(LineWriter &writer, const Compute &compute, const ComputeUse &use);

} // namespace slipway::cost
