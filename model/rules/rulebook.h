// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/cost/heldinstances.h"
#include "model/eligibility/eligibility.h"
#include "model/plan/stages.h"
#include "model/quota/quotaneed.h"
#include "model/rules/finding.h"

#include <span>
#include <vector>

namespace slipway {

/// What a rule may look at. Borrowed.
struct RuleInput
{
    const Plan &plan;
    const Catalog &catalog;
    const PriceSnapshot &prices;
    const QDate &asOf;
    const cost::Bill &bill;
    const std::vector<QuotaNeed> &quota;
    const std::vector<Eligibility> &eligibility; ///< by compute
    const cost::PlanInstances &held;
};

class FindingSink;

/// One rule: a small unit with an id, what it says, where it comes from, and the check itself.
struct Rule
{
    const char *id;
    Severity severity;
    const char *says; ///< one sentence for docs/rules.md
    const char *source; ///< title of the document
    const char *asOf; ///< its date
    void (*check)(const RuleInput &, FindingSink &);
    /// Instead of `check`: judges what the rules before it have found.
    void (*checkFindings)(const RuleInput &, const std::vector<Finding> &, FindingSink &) = nullptr;
};

/// The rule that finds an exclusion in a plan: id, severity and source are those of its record.
[[nodiscard]] constexpr Rule ruleOf(Exclusion exclusion, const char *says,
                                    void (*check)(const RuleInput &, FindingSink &))
{
    const ExclusionRecord &record = recordOf(exclusion);
    return {record.rules[0], record.severity, says, record.source, record.asOf, check};
}

/// Collects findings; fills in what the rule says of itself.
class FindingSink
{
public:
    FindingSink(const Rule &rule, std::vector<Finding> &findings)
        : m_rule(rule)
        , m_findings(findings)
    {
    }

    struct Place
    {
        Step step = Step::Workload;
        QString field;
        QString subject;
    };
    Finding &add(const Place &place, const QString &title, const QString &detail);
    Finding &add(Severity severity, const Place &place, const QString &title, const QString &detail);
    /// As eligibility tells it.
    Finding &add(const Place &place, const Statement &statement);

private:
    const Rule &m_rule;
    std::vector<Finding> &m_findings;
};

/// All rules, in the order of docs/rules.md.
[[nodiscard]] std::vector<Rule> ruleBook();

/// What all rules find: blockers first, then approvals, warnings and advice, each in the order of the steps.
[[nodiscard]] std::vector<Finding> checkRules(const RuleInput &input);
/// The same for a part of the rule book.
[[nodiscard]] std::vector<Finding> checkRules(const RuleInput &input, std::span<const Rule> rules);

/// docs/rules.md as the rule book gives it.
[[nodiscard]] QString ruleBookMarkdown();

// The rules of each topic, in the file of its name. Those of requests judge what all others find to ask for.
[[nodiscard]] std::span<const Rule> requestRules();
[[nodiscard]] std::span<const Rule> planRules();
[[nodiscard]] std::span<const Rule> sizeRules();
[[nodiscard]] std::span<const Rule> clusterRules();
[[nodiscard]] std::span<const Rule> instanceRules();
[[nodiscard]] std::span<const Rule> endpointRules();
[[nodiscard]] std::span<const Rule> quotaRules();
[[nodiscard]] std::span<const Rule> priceRules();
[[nodiscard]] std::span<const Rule> commitmentRules();
[[nodiscard]] std::span<const Rule> isolationRules();
[[nodiscard]] std::span<const Rule> nameRules();
[[nodiscard]] std::span<const Rule> limitRules();
[[nodiscard]] std::span<const Rule> targetRules();
[[nodiscard]] std::span<const Rule> attachedRules();
[[nodiscard]] std::span<const Rule> networkRules();
[[nodiscard]] std::span<const Rule> adviceRules();
[[nodiscard]] std::span<const Rule> servingRules();
[[nodiscard]] std::span<const Rule> sizeChoiceRules();
[[nodiscard]] std::span<const Rule> sizingRules();

/// "/computes/2/size"
[[nodiscard]] QString computeField(std::size_t index, QStringView member);
[[nodiscard]] QString workloadField(std::size_t index, QStringView member);
/// The step on which what costs is edited.
[[nodiscard]] Step stepOf(CostStage stage);

} // namespace slipway
