// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/computetrials.h"
#include "model/cost/kernel.h"
#include "model/search/profile.h"
#include "model/search/regionprices.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace slipway::search {

/// Numbers of nodes that are tried: each up to 64, then an eighth apart, so that nothing takes an eighth more than it needs; 1,000 at the most.
[[nodiscard]] std::vector<int> countsUpTo(int mostNodes);

/// What is left of a part of the sizes.
struct ScanResult
{
    std::size_t scanned = 0;
    std::size_t excluded = 0;
    std::size_t costed = 0;
    std::size_t eligible = 0;
    std::array<std::size_t, exclusionCount> excludedBy = {};
    std::vector<Candidate> ranked; ///< the first of them, in no order
    std::vector<Candidate>
        cheapest; ///< that meet the plan: one for each size, number of nodes and way of paying
    std::array<std::optional<Candidate>, exclusionCount> without;
};

/// A VM size with the machine that it is.
struct Size
{
    SizeId id = {};
    sizing::Machine machine;
};

/// Adds up candidates of a searched: flat arrays, no strings and no allocation while regions and prices are gone through.
class Scan
{
public:
    Scan(const SearchedCompute &searched, const RegionPrices &prices);

    [[nodiscard]] ScanResult run(std::span<const Size *const> sizes, const std::atomic<bool> *cancel);
    /// One candidate, whatever stands against it.
    [[nodiscard]] Candidate judge(const Size &size, RegionId region, PriceType type, int nodes);

private:
    /// Of what a candidate runs commitments may take hours off.
    enum class Cover : std::uint8_t { Nothing, System, Machines };
    using Rates = std::array<std::int64_t, static_cast<std::size_t>(RateOf::Meter)>;
    struct Entry
    {
        std::uint16_t region = 0;
        PriceType type = PriceType::PayAsYouGo;
        Payment payment = Payment::Hours;
        Exclusions exclusions = 0;
        Cover cover = Cover::Nothing;
        Rates rates = {}; ///< by RateOf, without meters
        std::size_t later = 0; ///< in m_later, where those of further epochs follow each other
    };

    [[nodiscard]] bool isCosted(Exclusions exclusions) const;
    void scanSize(const Size &size, ScanResult &found);
    [[nodiscard]] bool isRefused(RegionId region) const;
    void listEntries(const Size &size, Exclusions against, ScanResult &found);
    void scanEntries(const Size &size, Exclusions against, int nodes, ScanResult &found);
    [[nodiscard]] Entry entryOf(const Size &size, std::size_t region, PriceType type, Exclusions exclusions);
    [[nodiscard]] Rates ratesOf(const Size &size, std::size_t region, PriceType type,
                                std::size_t epoch) const;
    [[nodiscard]] std::int64_t rateOf(const Entry &entry, const Term &term) const
    {
        return term.epoch == 0 ? entry.rates[term.rate] : m_later[entry.later + term.epoch - 1][term.rate];
    }
    /// Where the terms that the profile bills end after the size does.
    [[nodiscard]] Exclusions termsAgainst(const Size &size, const Profile &profile) const;
    /// Amounts of the terms that meters price, by region.
    void addMeters(const Profile &profile);
    [[nodiscard]] Cover coverOf(const Size &size, RegionId region, PriceType type) const;
    void cost(const Profile &profile, const Entry &entry, Candidate &candidate);
    /// Where commitments take nothing off it.
    void costApart(const Profile &profile, const Entry &entry, Candidate &candidate) const;
    void costWithSystem(const Profile &profile, const Entry &entry, Candidate &candidate);
    void keep(const Candidate &candidate, std::optional<Candidate> &cheapest, ScanResult &found) const;

    const SearchedCompute &m_searched;
    const RegionPrices &m_prices;
    cost::Amounts m_amounts;
    cost::ComputeTrials m_trials;
    std::unique_ptr<Profiles> m_profiles;
    std::vector<int> m_nodes; ///< numbers tried
    std::vector<Entry> m_entries;
    std::vector<Rates> m_later; ///< rates of m_entries after the first epoch
    std::vector<std::int64_t> m_meters;
    std::vector<bool> m_metersComplete;
    std::vector<Term> m_meterTerms; ///< that m_meters adds up
    std::size_t m_limit = 1; ///< candidates to rank
    Exclusions m_givable = 0; ///< of which one alone may stand against a candidate that is costed
    std::optional<SizeId> m_system; ///< of the system nodes of a Kubernetes cluster
    bool m_alwaysCovered = false; ///< there is no region where commitments take nothing off
    std::map<std::pair<RegionId, PriceType>, std::int64_t>
        m_systemDifference; ///< minor units: with what commitments take off system nodes, less without
};

} // namespace slipway::search
