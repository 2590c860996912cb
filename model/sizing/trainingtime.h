// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/workload.h"
#include "model/sizing/machine.h"
#include "model/sizing/range.h"

namespace slipway::sizing {

// What the time of a run rests on besides the plan. Each is shown with its range.

/// Serial share of work spread over GPUs: what published ResNet-50 runs on 1 and 8 GPUs mean by Karp and Flatt (NVIDIA
/// DeepLearningExamples, 2022: 0.4 to 2.7 %).
inline constexpr Range gpuSerialShare{0.004, 0.015, 0.027};
/// Wall time over images / throughput, for validation and start-up (the same runs: 1.0 to 1.6).
inline constexpr Range epochOverhead{1.0, 1.15, 1.6};
/// Share of the communication that is hidden behind computing (0.5 to 0.9; NVIDIA Megatron-LM, 2021). Low is the slow end.
inline constexpr Range hiddenCommunication{0.5, 0.7, 0.9};
/// Tokens that one GPU works on between two exchanges of gradients. An assumption of Slipway, 2026-11-21.
inline constexpr Range tokensPerExchange{4096, 16384, 65536};
/// What collective operations reach of a link (NVIDIA nccl-tests, 2024).
inline constexpr double reachedBandwidth = 0.8;
/// One InfiniBand link of 200 Gb/s for each GPU, in bytes a second (Azure ND A100 v4 series; ND H100 v5 has twice as much).
inline constexpr double infinibandBandwidth = 25e9;
/// Network of a GPU machine without InfiniBand, in bytes a second: 8 to 80 Gb/s (Azure NCasT4_v3 and NC_A100_v4 series).
inline constexpr Range ethernetBandwidth{1e9, 3e9, 10e9};
/// Trained parameters of low-rank adapters as a share of all: up to about 1 % (Hu et al., arXiv 2106.09685, 2021).
inline constexpr double adapterShare = 0.01;

// Examples much shorter than the context leave GPUs waiting: for kernels to start, and for weights that are divided among GPUs.
// Fitted by hand to tests/data/reference/finetuning.csv, 2026-11-22; docs/sizing.md has the residuals.

/// Seconds that one layer takes forward and backward however little there is to compute.
inline constexpr Range secondsPerLayer{0.0024, 0.004, 0.0072};
/// Examples that a GPU works on at a time. An assumption of Slipway: few fine-tuning recipes of short examples take more.
inline constexpr Range examplesAtATime{1, 2, 4};
/// What gathering divided weights reaches of what collective operations reach of a link.
inline constexpr Range reachedGathering{0.125, 0.375, 0.75};
/// Bytes of a parameter that is trained, with gradients and optimizer, and of one that is frozen, both in mixed precision (Rajbhandari et al.,
/// ZeRO, arXiv 1910.02054, 2019).
inline constexpr double bytesPerTrainedParameter = 16;
inline constexpr double bytesPerFrozenParameter = 2;
/// Of one that is frozen in 4 bits (Dettmers et al., QLoRA, arXiv 2305.14314, 2023).
inline constexpr double bytesPerQuantizedParameter = 0.5;
/// What weights may take of a GPU's memory before they are divided; the rest is for activations. An assumption of Slipway, 2026-11-22.
inline constexpr double roomForWeights = 0.6;
/// Times that weights divided among GPUs are gathered or given back for one pass forward and backward (Zhao et al., PyTorch FSDP,
/// arXiv 2304.11277, 2023).
inline constexpr double gatheringsPerPass = 3;
/// Times that frozen weights that are divided among GPUs are gathered for one pass over full sequences, and those that are trained, with their
/// gradients given back (Rajbhandari et al., ZeRO, arXiv 1910.02054, 2019, section 7; Zhao et al., PyTorch FSDP, arXiv 2304.11277, 2023).
inline constexpr double gatheringsOfFrozen = 2;
inline constexpr double gatheringsOfTrained = 3;
/// What each further machine without InfiniBand adds where nobody knows how much the machines exchange: nothing to nearly its speed.
/// An assumption of Slipway, 2026-11-22.
inline constexpr Range furtherMachine{0.0, 0.5, 0.95};
/// Layers of a transformer whose architecture is not told: 17 times the cube root of its parameters in billions, which gives 32 for 7,
/// 40 for 13 and 70 for 70 billion.
inline constexpr double layersPerCubeRoot = 17;
/// Time of adapters over weights in 4 bits, over weights in 16 (the same table: 1.1 to 2.0, for 7 billion parameters and more 1.4 to 2.0).
inline constexpr Range quantizedTime{1.2, 1.6, 2.0};
/// What computing in 8 bits reaches of its peak, of the share that computing in 16 bits reaches (MLPerf Training 4.0, Llama 2 70B LoRA
/// on eight H100: 28 minutes).
inline constexpr Range reachedInEightBits{0.5, 0.65, 0.8};
/// Bytes a second in which a fine-tuning reads the weights that it starts from and writes what it trained. An assumption of Slipway.
inline constexpr Range weightsBandwidth{0.3e9, 1e9, 2e9};

/// Why there is no time.
enum class NoTime : std::uint8_t {
    None, ///< there is one
    NoSize, ///< the compute, or what was measured, has no size of the catalog
    NoWork, ///< hours, parameters, tokens, images, epochs or throughput are not given
    NeedsGpu, ///< told by parameters and tokens, for a machine without GPU
    CpuFromGpu, ///< measured with GPU, planned without
    GpuFromCpu,
    ArmFromX86, ///< the processor's architecture differs
    NoPrecision, ///< a GPU does not have the precision, or no source gives its peak
};

/// The work of one run of one trial, flat.
struct TrainingTask
{
    WorkMethod method = WorkMethod::MeasuredHours;
    FineTuning tuning = FineTuning::Full;
    Precision precision = Precision::Float32;
    Range hours; ///< MeasuredHours
    Range parameters; ///< ParametersAndTokens: counts, of those that one token passes
    double allParameters = 0; ///< more than that where there are experts; 0: as many
    Range tokens;
    double layers = 0; ///< of a transformer, for attention; 0: left out
    double hidden = 0;
    double context = 0; ///< tokens of the longest sequence
    Range exampleTokens; ///< of a typical example; 0: packed to full sequences, or not told
    Range images; ///< ImagesAndEpochs
    Range epochs;
    Range imagesPerSecond;
    /// What hours and images a second were measured on. Where it is not told they hold for the compute as planned.
    bool measuredElsewhere = false;
    Machine measured;
    int measuredNodes = 1;
    Range mfu{0.24, 0.4, 0.52}; ///< share of the peak
    Range goodput{0.75, 0.85, 0.92}; ///< share of the time
    Range parallelShare{0.9}; ///< of CPU work (Amdahl)
};

struct RunTime
{
    Range hours; ///< of one run of one trial, without the start of nodes; 0 where `why` says so
    NoTime why = NoTime::None;
    Range scale{1.0}; ///< of measured time: planned over measured
    bool cpuSpeedUnknown = false; ///< taken to be that of the machine it was measured on
    bool exchangeUnknown = false; ///< more machines without InfiniBand, for a model of unknown size
    Range efficiency{1.0}; ///< ParametersAndTokens: computing over computing and waiting for the exchange
    Range occupancy{1.0}; ///< ParametersAndTokens: computing over computing and what short examples wait for

    [[nodiscard]] bool known() const { return why == NoTime::None; }
};

/// Time of one run on `nodes` machines. CPU time follows Amdahl over all vCPUs, each as fast as its family; GPU time lies between the ratio of peaks
/// at the stated precision and the ratio of memory bandwidths, its likely value their geometric mean, and over more machines than it was measured on waits for their exchange; parameters and
/// tokens count 6 operations (4 for adapters), short examples what they wait for; attention over the longest sequence counts in the
/// high end only, most sequences are shorter. Never a CPU's time from a GPU's or the other way round, never
/// across architectures, never a precision that a GPU does not have.
[[nodiscard]] RunTime runTime(const TrainingTask &task, const Machine &machine, int nodes) noexcept;

/// Floating-point operations of the run.
[[nodiscard]] Range workOf(const TrainingTask &task) noexcept;

} // namespace slipway::sizing
