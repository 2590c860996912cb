// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulebook.h"

#include "model/base/cancellation.h"
#include "model/base/plaintext.h"
#include "model/rules/findingnames.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace slipway {

Finding &FindingSink::add(const Place &place, const QString &title, const QString &detail)
{
    return add(m_rule.severity, place, title, detail);
}

Finding &FindingSink::add(Severity severity, const Place &place, const QString &title, const QString &detail)
{
    Finding finding;
    finding.rule = QString::fromLatin1(m_rule.id);
    finding.severity = severity;
    finding.step = place.step;
    finding.field = place.field;
    // A name with a line feed must not look like a finding of its own.
    finding.subject = oneLineText(place.subject);
    finding.title = oneLineText(title);
    finding.detail = oneLineText(detail);
    finding.source = {QString::fromUtf8(m_rule.source), QString::fromLatin1(m_rule.asOf)};
    m_findings.push_back(std::move(finding));
    return m_findings.back();
}

Finding &FindingSink::add(const Place &place, const Statement &statement)
{
    Finding &finding = add(statement.severity, place, statement.title, statement.detail);
    finding.source = statement.source;
    return finding;
}

std::vector<Rule> ruleBook()
{
    std::vector<Rule> book;
    for (const std::span<const Rule> topic :
         {planRules(), nameRules(), sizeRules(), sizeChoiceRules(), targetRules(), instanceRules(),
          clusterRules(), endpointRules(), servingRules(), sizingRules(), attachedRules(), limitRules(),
          quotaRules(), priceRules(), commitmentRules(), isolationRules(), networkRules(), adviceRules(),
          requestRules()})
        book.insert(book.end(), topic.begin(), topic.end());
    return book;
}

std::vector<Finding> checkRules(const RuleInput &input)
{
    return checkRules(input, ruleBook());
}

std::vector<Finding> checkRules(const RuleInput &input, std::span<const Rule> rules)
{
    std::vector<Finding> findings;
    for (const Rule &rule : rules) {
        throwIfCancelled();
        if (rule.check) {
            FindingSink sink(rule, findings);
            rule.check(input, sink);
            continue;
        }
        std::vector<Finding> added;
        FindingSink sink(rule, added);
        rule.checkFindings(input, findings, sink);
        std::ranges::move(added, std::back_inserter(findings));
    }
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) {
        return a.severity != b.severity ? a.severity < b.severity : a.step < b.step;
    });
    return findings;
}

QString ruleBookMarkdown()
{
    QString text
        = u"# Rules\n\nEvery rule that Slipway checks a plan with. Generated from the rule book in "
          u"`model/rules`;"
          u" a test holds the two together.\nOne finding comes of no rule, "
          u"`plan.kept_too_seldom` (warning): a deadline, window, latency target or budget that holds at "
          u"likely values and in fewer draws than\nthe plan asks for ([ranges](uncertainty.md)). The window "
          u"and `slipway check` have it once the plan has been drawn.\n\n| rule | severity | what it says | "
          u"source | date |\n"
          u"|---|---|---|---|---|\n"_s;
    for (const Rule &rule : ruleBook())
        text += u"| `%1` | %2 | %3 | %4 | %5 |\n"_s.arg(
            QString::fromLatin1(rule.id), severityWord(rule.severity), QString::fromUtf8(rule.says),
            QString::fromUtf8(rule.source), QString::fromLatin1(rule.asOf));
    return text;
}

QString computeField(std::size_t index, QStringView member)
{
    return u"/computes/%1/%2"_s.arg(index).arg(member);
}

QString workloadField(std::size_t index, QStringView member)
{
    return u"/workloads/%1/%2"_s.arg(index).arg(member);
}

Step stepOf(CostStage stage)
{
    return stage == CostStage::Shared ? Step::Workload : stepOf(lifecycleOf(stage));
}

} // namespace slipway
