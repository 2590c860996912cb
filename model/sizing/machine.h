// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/plantypes.h"
#include "model/sizing/range.h"

#include <algorithm>
#include <array>
#include <optional>

namespace slipway::sizing {

inline constexpr std::size_t precisionCount = 7;
inline constexpr double bytesPerGiB = 1024.0 * 1024 * 1024;

/// What sizing has to know of a VM size: flat, for inner loops. A figure of 0 is one that the machine does not have or that
/// no source gives; nothing is computed from it.
struct Machine
{
    double vcpus = 0; ///< that work: fewer than quota counts where the size is constrained
    double memoryGiB = 0;
    double diskGiB = 0; ///< temporary and NVMe disks together
    double gpus = 0; ///< 1/6 of a GPU exists
    double gpuMemoryGiB = 0; ///< of one; where there is a part of one, of that part
    double gpuBandwidth = 0; ///< bytes a second of its memory
    double gpuLink
        = 0; ///< bytes a second in one direction between the GPUs of a machine, half of the duplex figure
    std::array<double, precisionCount> peak = {}; ///< operations a second of one GPU, dense, by Precision
    Range cpuSpeed; ///< of one vCPU, as a multiple of one of Dv3; 0 where it is not known
    std::uint8_t measuredFormats
        = 0; ///< bits, by formulas::WeightFormat: servers were measured on this GPU in it
    bool infiniband = false;
    bool arm64 = false;

    friend bool operator==(const Machine &, const Machine &) = default;

    [[nodiscard]] bool hasGpu() const { return gpus > 0; }
    /// GiB of all its GPUs together.
    [[nodiscard]] double allGpuMemoryGiB() const { return gpuMemoryGiB * std::max(1.0, gpus); }
    [[nodiscard]] double peakOf(Precision precision) const
    {
        return peak[static_cast<std::size_t>(precision)];
    }
};

/// bf16 counts only for GPUs that have tf32 as well: the catalog gives one figure for both 16-bit formats, and older GPUs
/// (P100, V100, T4) have fp16 alone.
[[nodiscard]] Machine machineOf(const Catalog &catalog, const VmSize &size);

/// The format that a GPU computes in where weights of `precision` are trained: weights of 8 and 4 bits are widened to 16.
[[nodiscard]] Precision trainingPrecision(const Machine &machine, Precision precision);

/// The format that work of `precision` which was measured computes in: as trainingPrecision(), and tensor fp32 in place of plain fp32 on GPUs that
/// have it, as cuDNN and TensorFlow do unasked (NVIDIA, Accelerating AI training with TF32 tensor cores, 2021).
[[nodiscard]] Precision computedPrecision(const Machine &machine, Precision precision);

/// How many times as long work on one GPU of `machine` takes as on one of `before`: between the ratio of their peaks and that of the bandwidths
/// of their memories (the two limits of a roofline: Williams et al., CACM 52(4), 2009), likely the geometric mean. Never more than 1 on a GPU
/// that has at least as much of both. nullopt: one of them lacks the format, or no source gives a figure.
[[nodiscard]] std::optional<Range> gpuTimeRatio(const Machine &before, const Machine &machine,
                                                Precision precision);

/// How many times as long work on a vCPU of `machine` takes as on one of `before`; exactly 1 where the speed of either is not known,
/// where both are alike, and for machines with GPUs.
[[nodiscard]] Range cpuTimeRatio(const Machine &before, const Machine &machine);
/// Whether cpuTimeRatio() is 1 because nobody knows.
[[nodiscard]] bool isCpuSpeedUnknown(const Machine &before, const Machine &machine);
/// A time of one request or item on the CPUs of `before`, on those of `machine`; to five digits, as a plan states it.
[[nodiscard]] Estimate timeOn(const Machine &before, const Machine &machine, const Estimate &time);
/// The time so many times as long; to five digits, as a plan states it.
[[nodiscard]] Estimate timesAsLong(const Estimate &time, double ratio);

/// Bytes of one parameter.
[[nodiscard]] double bytesOf(Precision precision);
/// 4 to 32.
[[nodiscard]] int bitsOf(Precision precision);
/// Of the weights of language models as they are published: whoever serves them in fewer has changed the model.
inline constexpr int publishedBits = 16;

} // namespace slipway::sizing
