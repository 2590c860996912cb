// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/calendar.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/ownerroles.h"
#include "model/plan/plannedpurchase.h"
#include "model/plan/workends.h"
#include "model/quota/quotawords.h"
#include "model/rules/concerned.h"
#include "model/rules/requests.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int monthsBetweenReviews = 3;
/// Whoever serves on a size goes on serving when the horizon is over: its end is told for so long.
constexpr int monthsAfterForSizes = 12;

class Calendar
{
public:
    Calendar(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_evaluation(evaluation)
    {
    }

    [[nodiscard]] std::vector<CalendarEntry> entries()
    {
        addQuota();
        addApprovals();
        addCommitments();
        addMoves();
        addReviews();
        addRemovals();
        std::ranges::stable_sort(m_entries, {}, [](const CalendarEntry &entry) { return entry.date; });
        return std::move(m_entries);
    }

private:
    void add(CalendarEntry::Kind kind, const QDate &date, const QDate &due, const QString &title,
             const QString &detail)
    {
        add(kind, date, due, title, detail, roleOf(kind));
    }

    void add(CalendarEntry::Kind kind, const QDate &date, const QDate &due, const QString &title,
             const QString &detail, OwnerRole role)
    {
        m_entries.push_back({kind, date, due, title, detail, date < m_evaluation.provenance.asOf, role,
                             m_plan.ownerOf(role)});
    }

    void addQuota()
    {
        for (const QuotaRequest &request : m_evaluation.quotaRequests) {
            const QuotaNeed &need = m_evaluation.quota[request.need];
            const RequestTime time = timeOf(need.dueFrom(YearMonth::of(m_evaluation.provenance.asOf)));
            const QString what = vcpusOf(need);
            const QString title = time.hasPassed
                ? PlanWords::tr("Enter %1 more %2 in %3 as owned, or ask for them")
                : PlanWords::tr("Ask for %1 more %2 in %3");
            addRequest(CalendarEntry::Kind::Quota, time,
                       title.arg(need.toRequest()).arg(what, regionName(m_catalog, need.region)),
                       request.text, roleOf(CalendarEntry::Kind::Quota));
            m_entries.back().vcpus = need.toRequest();
        }
    }

    void addApprovals()
    {
        for (const Finding &finding : m_evaluation.findings) {
            // Quota has texts of its own.
            if (finding.severity != Severity::Approval || finding.rule == u"quota.request")
                continue;
            const YearMonth due = beginOf(m_plan, finding, YearMonth::of(m_evaluation.provenance.asOf));
            const QString about = finding.subject.isEmpty()
                ? QString()
                : u" (%1)"_s.arg(subjectInWords(m_plan, finding.subject));
            if (isRequest(finding))
                addRequest(CalendarEntry::Kind::Approval, timeOf(due), finding.title + about, finding.detail,
                           roleOf(finding));
            else // signed with the plan, by the day on which its term begins
                add(CalendarEntry::Kind::Approval, due.firstDay(), due.firstDay(), finding.title + about,
                    finding.detail, roleOf(finding));
        }
    }

    [[nodiscard]] RequestTime timeOf(YearMonth due) const
    {
        return requestTime(due, m_plan.assumptions.requestLeadDays, m_evaluation.provenance.asOf);
    }

    /// What the plan has counted on for months is to be told today, and nothing that anybody asks for now comes too late for it.
    void addRequest(CalendarEntry::Kind kind, const RequestTime &time, const QString &title,
                    const QString &detail, OwnerRole role)
    {
        m_entries.push_back(
            {kind, time.ask, time.hasPassed ? time.ask : time.due.firstDay(),
             time.hasPassed
                 ? PlanWords::tr("%1 (counted on since %2)").arg(title, formatMonth(time.due, wordsLocale()))
                 : title,
             detail, time.isLate, role, m_plan.ownerOf(role)});
    }

    /// Of a commitment or a compute, by its place in the plan.
    [[nodiscard]] bool doesNotPay(const QString &field) const
    {
        return std::ranges::any_of(m_evaluation.findings, [&](const Finding &finding) {
            return finding.rule == u"commitment.use" && finding.severity == Severity::Warning
                && finding.field.startsWith(field);
        });
    }

    [[nodiscard]] static QString notPaying(const QString &title)
    {
        return PlanWords::tr("%1 (does not pay as planned)", "what to buy").arg(title);
    }

    void addCommitments()
    {
        const QHash<QString, int> first = firstMonths();
        for (std::size_t c = 0; c < m_plan.computes.size(); ++c) {
            const Compute &compute = m_plan.computes[c];
            const PriceType type = cost::effectivePriceType(compute);
            const int hours = termHours(type);
            const auto used = first.constFind(compute.id);
            if (hours <= 0 || used == first.constEnd())
                continue;
            const YearMonth month = m_plan.start.plusMonths(*used);
            if (month <= YearMonth::of(m_evaluation.provenance.asOf))
                continue; // bought
            const QDate begin = month.firstDay();
            const QString title = PlanWords::tr("Buy the %1 for %2", "1-year reservation, for what")
                                      .arg(cost::priceTypeWords(type), workOn(m_plan, compute.id));
            add(CalendarEntry::Kind::Commitment, begin, begin,
                doesNotPay(u"/computes/%1/priceType"_s.arg(c)) ? notPaying(title) : title,
                PlanWords::tr("From this month on the plan counts on it; it bills every hour, used or not."));
        }
        for (std::size_t i = 0; i < m_plan.commitments.size(); ++i) {
            const Commitment &commitment = m_plan.commitments[i];
            const QDate begin = commitment.start.firstDay();
            if ((commitment.units == 0 && !commitment.isByAmount()) || termMonths(commitment.type) == 0
                || !isYetToBuy(commitment, m_evaluation.provenance.asOf))
                continue;
            const QString title = commitment.isByAmount()
                ? PlanWords::tr("Buy %1 %2 an hour, %3")
                      .arg(commitment.hourly->amount, commitment.hourly->currency,
                           cost::priceTypeWords(commitment.type))
                : commitment.size.isEmpty()
                ? PlanWords::tr("Buy %1", "a purchase").arg(cost::commitmentName(m_catalog, commitment))
                : PlanWords::tr("Buy %1 x %2 in %3, %4", "number, size, region, 1-year reservation")
                      .arg(QString::number(commitment.units), sizeName(m_catalog, commitment.size),
                           regionName(m_catalog, m_plan.regionOr(commitment.region)),
                           cost::priceTypeWords(commitment.type));
            // Who reads nothing but what is to be done would do what the plan warns of.
            add(CalendarEntry::Kind::Commitment, begin, begin,
                doesNotPay(u"/commitments/%1/"_s.arg(i)) ? notPaying(title) : title,
                PlanWords::tr(
                    "The plan counts on it from this day for %1 months; it bills every hour, used or not.")
                    .arg(termMonths(commitment.type)));
        }
        for (const RetirementNotice &notice : m_evaluation.retirements) {
            if (notice.kind == RetirementNotice::Kind::Commitment && notice.to.isValid()
                && notice.renewal != RetirementNotice::Renewal::NotNeeded
                && askBy(notice.to, m_plan.assumptions.requestLeadDays) <= end())
                add(CalendarEntry::Kind::Commitment, askBy(notice.to, m_plan.assumptions.requestLeadDays),
                    notice.to, endOfTermTitle(notice),
                    PlanWords::tr("The term ends on %1.").arg(notice.to.toString(Qt::ISODate)));
        }
    }

    /// How many a compute needs by then is not how many it began with.
    [[nodiscard]] QString endOfTermTitle(const RetirementNotice &notice) const
    {
        const Compute *compute = m_plan.compute(notice.compute);
        const QString what = compute
            ? PlanWords::tr("the %1 for %2", "1-year reservation, for what")
                  .arg(cost::priceTypeWords(cost::effectivePriceType(*compute)), workOn(m_plan, compute->id))
            : endingInWords(m_plan, notice);
        return (notice.renewal == RetirementNotice::Renewal::NotSold
                    ? PlanWords::tr("Decide what follows, since it can not be renewed: %1")
                    : PlanWords::tr("Decide whether to renew: %1"))
            .arg(what);
    }

    void addMoves()
    {
        for (const RetirementNotice &notice : m_evaluation.retirements) {
            if (notice.kind == RetirementNotice::Kind::Commitment || !notice.moveBy.isValid()
                || !isOfThePlan(notice))
                continue;
            const QString instead = notice.replacements.isEmpty()
                ? QString()
                : PlanWords::tr(" Instead: %1.").arg(notice.replacements.join(u", "_s));
            add(CalendarEntry::Kind::Move, askBy(notice.moveBy, m_plan.assumptions.migrationLeadDays),
                notice.moveBy,
                (notice.isKnownToBeUsed() ? PlanWords::tr("Begin to move off %1")
                                          : PlanWords::tr("If it is used: begin to move off %1"))
                    .arg(endingInWords(m_plan, notice)),
                PlanWords::tr("Its last day is %1.%2").arg(notice.date.toString(Qt::ISODate), instead));
            m_entries.back().isOnlyIfUsed = !notice.isKnownToBeUsed();
        }
    }

    [[nodiscard]] QDate end() const
    {
        return m_plan.start.plusMonths(std::max(1, m_plan.months) - 1).lastDay();
    }

    /// Whether the move begins while the plan lasts, or a size ends soon after.
    [[nodiscard]] bool isOfThePlan(const RetirementNotice &notice) const
    {
        if (notice.kind == RetirementNotice::Kind::Size
            && notice.date
                <= m_plan.start.plusMonths(std::max(1, m_plan.months) - 1 + monthsAfterForSizes).lastDay())
            return true;
        return askBy(notice.moveBy, m_plan.assumptions.migrationLeadDays) <= end();
    }

    /// What should have been spent by then, every three months: at the first of the month that follows.
    void addReviews()
    {
        if (!m_plan.budget)
            return;
        Total spent(Money(0, m_evaluation.currency));
        for (std::size_t m = 0; m < m_evaluation.months.size(); ++m) {
            spent += m_evaluation.months[m].total;
            const int done = static_cast<int>(m) + 1;
            if (done % monthsBetweenReviews != 0 && done != m_plan.months)
                continue;
            const QDate day = m_plan.start.plusMonths(done).firstDay();
            add(CalendarEntry::Kind::Review, day, day, PlanWords::tr("Compare what was spent with the plan"),
                PlanWords::tr("By then the plan expects %1 since its start.")
                    .arg(formatTotal(spent, wordsLocale())));
        }
    }

    /// What is there for work that ends before the plan: from then on nothing prices it, and it bills until somebody removes it.
    void addRemovals()
    {
        for (const Workload &workload : m_plan.workloads) {
            const std::optional<int> end = endOfWork({&workload}, m_plan.months);
            if (end && isEndpoint(workload))
                addRemoval(
                    PlanWords::tr("Remove the endpoint %1: its work ends").arg(oneLine(workload.shownName())),
                    *end);
        }
        for (const Compute &compute : m_plan.computes) {
            std::vector<const Workload *> users;
            for (const Workload &workload : m_plan.workloads) {
                if (workload.enabled && workload.computeIds().contains(compute.id))
                    users.push_back(&workload);
            }
            const std::optional<int> end = endOfWork(users, m_plan.months);
            if (end && stands(compute))
                addRemoval(PlanWords::tr("Remove the compute %1: its work ends").arg(oneLine(compute.id)),
                           *end);
        }
    }

    void addRemoval(const QString &title, int end)
    {
        const QDate day = m_plan.start.plusMonths(end).firstDay();
        add(CalendarEntry::Kind::Removal, day, day, title,
            PlanWords::tr("The plan prices it to the end of %1. What still stands then bills beside the "
                          "plan; in an exported folder "
                          "./deploy.sh --remove-ended removes it.")
                .arg(formatMonth(m_plan.start.plusMonths(end - 1), wordsLocale())));
    }

    /// Whether an endpoint answers for the work.
    [[nodiscard]] bool isEndpoint(const Workload &workload) const
    {
        return std::ranges::any_of(workload.computeIds(), [&](const QString &id) {
            const Compute *compute = m_plan.compute(id);
            if (!compute)
                return false;
            const WorkspaceResource resource = m_catalog.traits(compute->target).resource;
            if (std::holds_alternative<BatchScoring>(workload.detail))
                return resource == WorkspaceResource::Cluster || resource == WorkspaceResource::Kubernetes;
            return std::holds_alternative<RealtimeEndpoint>(workload.detail)
                && (resource == WorkspaceResource::OnlineEndpoint || resource == WorkspaceResource::Kubernetes
                    || resource == WorkspaceResource::ServerlessApi);
        });
    }

    /// Whether a compute is something of its own, that is there until it is removed.
    [[nodiscard]] bool stands(const Compute &compute) const
    {
        switch (m_catalog.traits(compute.target).resource) {
        case WorkspaceResource::Serverless:
        case WorkspaceResource::Local:
        case WorkspaceResource::OnlineEndpoint:
        case WorkspaceResource::ServerlessApi:
            return false;
        case WorkspaceResource::None:
        case WorkspaceResource::Instance:
        case WorkspaceResource::Cluster:
        case WorkspaceResource::Kubernetes:
        case WorkspaceResource::Machine:
        case WorkspaceResource::SparkPool:
            break;
        }
        return true;
    }

    /// By compute, the first month in which work runs on it.
    [[nodiscard]] QHash<QString, int> firstMonths() const
    {
        QHash<QString, int> first;
        for (const Workload &workload : m_plan.workloads) {
            if (!workload.enabled || workload.startMonth >= m_plan.months)
                continue;
            const int start = std::max(0, workload.startMonth);
            for (const QString &compute : workload.computeIds()) {
                const auto known = first.constFind(compute);
                first.insert(compute, known == first.constEnd() ? start : std::min(*known, start));
            }
        }
        return first;
    }

    const Plan &m_plan;
    const Catalog &m_catalog;
    const Evaluation &m_evaluation;
    std::vector<CalendarEntry> m_entries;
};

} // namespace

std::vector<CalendarEntry> calendarOf(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation)
{
    return Calendar(plan, catalog, evaluation).entries();
}

} // namespace slipway
