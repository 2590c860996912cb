// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace slipway::formulas {

// How fast a server with continuous batching answers with a language model: one step gives a token to every answer that is
// being written, and the prompts of others are taken in between. Efficiencies are fitted to measured runs
// (docs/serving-model.md). Flat, for inner loops.

/// How the weights are kept. Keys and values always take 16 bits.
enum class WeightFormat : std::uint8_t { Bits16, Float8, Int8, Int4, Float4 };
inline constexpr int weightFormats = 5;

/// Bytes of one weight; formats of 4 bits with the scales of their groups (4.25 bits, as MXFP4 is kept).
[[nodiscard]] double bytesOfWeight(WeightFormat format) noexcept;

/// What a configuration says of a model; counts.
struct LlmShape
{
    double parameters = 0;
    double activeParameters = 0; ///< that one token passes; all of them unless there are experts
    double layers = 0;
    double hiddenSize = 0;
    double expertWidth = 0; ///< inner width of one expert
    double attentionWidth = 0; ///< heads times the width of a head
    double keyValueHeads = 0; ///< 0: a latent cache, whole on each GPU
    double keyValueNumbers = 0; ///< kept for one token, all layers
    double experts = 0; ///< 0: none
    double expertsPerToken = 0;
    double window = 0; ///< tokens that `windowLayers` of the layers keep
    double windowLayers = 0;
};

/// One GPU. A figure of 0 is not known or not possible.
struct LlmGpu
{
    double memory = 0; ///< bytes
    double bandwidth = 0; ///< bytes a second
    double peak16 = 0; ///< dense operations a second
    double peakFloat8 = 0;
    double peakInt8 = 0;
    double link = 0; ///< bytes a second in one direction to the others
    bool bfloat16 = false; ///< since 2020: 8-bit floats can be kept where they are not computed in
};

/// GPUs that hold one copy of the model.
struct LlmReplica
{
    double gpus = 1;
    double attentionDataParallel = 1; ///< groups that each keep attention whole for their own requests
};

struct LlmRange
{
    double low = 1; ///< factors on the likely value
    double high = 1;
};

/// What was fitted, with what is assumed beside it.
struct LlmFit
{
    double bandwidthShare = 0; ///< of the memory bandwidth, reading weights
    double cacheShare = 0; ///< reading keys and values
    double decodePeakShare = 0; ///< of the peak, computing one token each
    double promptPeakShare16 = 0; ///< of the peak, reading prompts
    double promptPeakShare8 = 0;
    double expertWidth = 0; ///< inner width at which an expert reaches half of that
    double promptOverlap = 0; ///< share of a prompt's time by which it delays the answers of others
    double stepSeconds = 0;
    double layerSeconds = 0; ///< a step's fixed time for each layer
    double expertLayerSeconds = 0; ///< more where the layer has experts
    double requestSeconds = 0; ///< a step's time for each request in it
    double linkSeconds = 0; ///< for each layer and doubling of GPUs
    double linkShare = 0; ///< of the link's bandwidth
    double firstSeconds = 0; ///< before the first token: receiving, and taking apart
    double firstSteps = 0; ///< steps that a prompt waits for
    double firstRequestSeconds = 0; ///< more for each request that is there
    double burst = 0; ///< share of the others whose prompts come at the same moment
    double memoryShare = 0; ///< assumed: of the memory that the server takes
    double serverBytes = 0; ///< assumed: of each GPU for itself
    double mostRunning = 0; ///< assumed: requests that the server runs at a time
    LlmRange firstToken;
    LlmRange perToken;
    LlmRange tokens;
    LlmRange firstTokenElsewhere; ///< where nothing was measured on this GPU in this format
    LlmRange perTokenElsewhere;
    LlmRange tokensElsewhere;
};

/// What people see at a load.
struct LlmTimes
{
    double firstTokenSeconds = 0; ///< with the wait for a place
    double tokenSeconds = 0; ///< between two tokens of an answer
    double running = 0; ///< answers that are being written
    double tokensPerSecond = 0; ///< of all answers together

    [[nodiscard]] double answerSeconds(double answerTokens) const
    {
        return firstTokenSeconds + answerTokens * tokenSeconds;
    }
};

/// One copy of a model on its GPUs for prompts and answers of one length. Everything that does not depend on the load is
/// computed once.
class LlmEngine
{
public:
    LlmEngine(const LlmFit &fit, const LlmShape &shape, const LlmGpu &gpu, WeightFormat format,
              const LlmReplica &replica, double promptTokens, double answerTokens) noexcept;

    /// Whether the weights and one request fit into the memory.
    [[nodiscard]] bool fits() const noexcept { return m_places >= 1; }
    [[nodiscard]] double weightBytes() const noexcept { return m_weightBytes; }
    [[nodiscard]] double memoryBytes() const noexcept { return m_memory; }
    /// Keys and values of one request at its full length.
    [[nodiscard]] double cacheBytes() const noexcept { return m_cacheBytes; }
    /// Requests that can run at a time, by memory and by what a server takes.
    [[nodiscard]] double places() const noexcept { return m_places; }
    /// All weights that a token passes, read once at full bandwidth: nothing is faster.
    [[nodiscard]] double leastTokenSeconds() const noexcept { return m_leastStep; }
    /// One step with `running` answers in it.
    [[nodiscard]] double stepSeconds(double running) const noexcept;
    /// One prompt, alone.
    [[nodiscard]] double promptSeconds() const noexcept { return m_prompt; }

    /// `users` who each send their next request as soon as they have their answer.
    [[nodiscard]] LlmTimes atUsers(double users) const noexcept;
    /// Requests that come at this rate; none where they would pile up.
    [[nodiscard]] std::optional<LlmTimes> atRate(double requestsPerSecond) const noexcept;
    /// Requests a second when all places are taken.
    [[nodiscard]] double mostRequestsPerSecond() const noexcept;

private:
    [[nodiscard]] LlmTimes times(double running) const noexcept;

    double m_answer;
    double m_memory = 0;
    double m_weightBytes = 0;
    double m_cacheBytes = 0;
    double m_places = 0;
    double m_leastStep = 0;
    double m_fixed = 0; ///< of a step
    double m_reading = 0; ///< of the weights that every step reads
    double m_readingExperts = 0; ///< of all experts
    double m_missRate = 0; ///< logarithm of the chance that one token leaves an expert aside
    double m_perRunning = 0;
    double m_cachePerRunning = 0;
    double m_computePerRunning = 0;
    double m_prompt = 0;
    double m_promptInStep = 0; ///< a step's share of other prompts, for each answer that runs
    double m_firstFixed = 0;
    double m_firstSteps = 0;
    double m_firstPerRunning = 0;
};

/// Whether a GPU computes in the format itself. Of weights in another one it has the memory and the bandwidth, and not the speed.
[[nodiscard]] bool computesIn(const LlmGpu &gpu, WeightFormat format) noexcept;
/// The peak that a GPU computes at with weights in this format; 0 where it cannot take them.
[[nodiscard]] double peakFor(const LlmGpu &gpu, WeightFormat format) noexcept;

} // namespace slipway::formulas
