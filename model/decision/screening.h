// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/decision: candidates of one compute, and the confidence that each gives.
#pragma once

#include "model/decision/robustplan.h"

#include <memory>

namespace slipway {

struct ScreenedCandidate
{
    search::Candidate candidate;
    double confidence = 1;
    int draws = 0;
    bool refused = false; ///< something new speaks against the plan with it
};

/// One compute of the plan that is the best at the likely values, and what else it could run on.
class Screening
{
public:
    /// Borrows plan and context. Searches and draws nothing where the work of the compute has no constraint of time.
    Screening(const Plan &plan, const Context &context, const QString &compute, const RobustOptions &options);

    [[nodiscard]] const QString &compute() const { return m_compute; }
    /// Cheapest first; empty where it was not searched.
    [[nodiscard]] const std::vector<ScreenedCandidate> &candidates() const { return m_candidates; }
    [[nodiscard]] std::vector<ScreenedCandidate> &candidates() { return m_candidates; }
    [[nodiscard]] const search::Result &found() const { return m_found; }
    /// Index of the candidate that the plan has.
    [[nodiscard]] std::optional<std::size_t> current() const;

    /// The cheapest that is not refused and keeps its constraints with that confidence; nullopt: none does.
    [[nodiscard]] std::optional<std::size_t> cheapest(double confidence) const;
    /// That with the highest confidence, the cheapest of several.
    [[nodiscard]] std::optional<std::size_t> safest() const;
    /// Draws the candidate as often as what is told about.
    void drawFully(std::size_t candidate);
    /// How many candidates were screened.
    [[nodiscard]] int screened() const { return static_cast<int>(m_candidates.size()); }

private:
    [[nodiscard]] bool isConstrained() const;
    [[nodiscard]] std::vector<search::Candidate> picked();
    [[nodiscard]] std::vector<search::Candidate> leftOutBelow(double confidence) const;
    void screen(const std::vector<search::Candidate> &candidates);
    [[nodiscard]] double confidence(const search::Candidate &candidate, int draws) const;

    const Plan &m_plan;
    const Context &m_context;
    const RobustOptions &m_options;
    QString m_compute;
    std::unique_ptr<const Plan> m_part; ///< of the plan, that matters to the compute; null: all of it
    search::Result m_found;
    std::vector<search::Candidate> m_front; ///< of m_found without guesses, the cheapest last
    std::vector<ScreenedCandidate> m_candidates;
};

} // namespace slipway
