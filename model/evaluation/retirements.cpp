// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/retirements.h"

#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int yearsAfterTheHorizon = 3; // the longest common term of a commitment

/// What does not end comes last, before it what ended on no known day.
std::pair<int, QDate> order(const RetirementNotice &notice)
{
    return {notice.date.isValid() ? 0 : notice.ends ? 1 : 2, notice.date};
}

class Notices
{
public:
    Notices(const Plan &plan, const Catalog &catalog, const QDate &asOf)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_asOf(asOf)
        , m_end(plan.start.plusMonths(std::max(0, plan.months - 1)).lastDay())
    {
    }

    /// What follows is of this compute.
    void setUse(const cost::ComputeUse &use)
    {
        m_compute = use.id;
        m_from = m_plan.start.plusMonths(use.firstMonth).firstDay();
        m_to = m_plan.start.plusMonths(use.lastMonth).lastDay();
    }

    void addSize(SizeId sizeId)
    {
        const VmSize &size = m_catalog.size(sizeId);
        const QString name = u"%1 (%2)"_s.arg(size.shortName(), m_compute);
        if (size.retirement.state == Retirement::State::Retired || size.retirement.date.isValid()) {
            addRetirement(RetirementNotice::Kind::Size, name, size.retirement, size.retirement.replacements);
            return;
        }
        RetirementNotice notice = ofUse(RetirementNotice::Kind::Size, name);
        notice.ends = false;
        notice.note = PlanWords::tr("No end is announced in the sources read.");
        notice.source = size.retirement.source;
        m_notices.push_back(std::move(notice));
    }

    void addTarget(const Compute &compute)
    {
        const std::optional<TargetId> id = m_catalog.findTarget(compute.target);
        if (!id || !isEnding(m_catalog.target(*id).status))
            return;
        const ComputeTarget &target = m_catalog.target(*id);
        QStringList replacements;
        for (const QString &replacement : target.status.replacements)
            replacements << targetName(m_catalog, replacement);
        addRetirement(RetirementNotice::Kind::Target, u"%1 (%2)"_s.arg(target.name, m_compute), target.status,
                      replacements);
    }

    /// Tools and services around a target that end while the plan lasts; those that ended before are not in use.
    void addTools(const Compute &compute)
    {
        for (const Ending &ending : m_catalog.endings()) {
            if (!ending.targets.contains(compute.target) || !ending.date.isValid()
                || ending.date < std::max(m_asOf, m_plan.start.firstDay()) || !isNear(ending.date)
                || isNamed(dataWords(ending.what)) || isTargetItself(compute, ending))
                continue;
            RetirementNotice notice = ofUse(RetirementNotice::Kind::Tool, dataWords(ending.what));
            notice.date = ending.date;
            notice.moveBy = lastWholeMonth(ending.date);
            notice.note = dataWords(ending.note);
            notice.source = ending.source;
            m_notices.push_back(std::move(notice));
        }
    }

    /// `size` may be none. `lastUsed`: month of the horizon in which what it is for ends; none: it is for nothing in particular.
    void addTerm(const QString &subject, const QString &computeId, const QString &size, PriceType type,
                 YearMonth start, std::optional<int> lastUsed)
    {
        const int months = termMonths(type);
        const QDate last = start.plusMonths(std::max(1, months) - 1).lastDay();
        // A term of the past is no part of the plan, and one that begins after it neither.
        if (months == 0 || last < m_plan.start.firstDay() || start.firstDay() > m_end)
            return;
        RetirementNotice notice;
        notice.kind = RetirementNotice::Kind::Commitment;
        notice.subject = subject;
        notice.compute = computeId;
        notice.date = last;
        notice.from = start.firstDay();
        notice.to = last;
        notice.note = last > m_end
            ? PlanWords::tr("The term goes on after the horizon and is paid to its end.")
            : last == m_end ? PlanWords::tr("The term ends together with the horizon.")
                            : PlanWords::tr("From then on at the pay-as-you-go price, unless it is renewed.");
        const std::optional<SizeId> id = m_catalog.findSize(size);
        // Until the last month of the horizon is as long as the plan says: it may go on.
        const YearMonth next = start.plusMonths(months);
        const YearMonth needed = lastUsed && *lastUsed < m_plan.months - 1
            ? m_plan.start.plusMonths(*lastUsed + 1)
            : next.plusMonths(1);
        if (needed <= next) {
            notice.renewal = RetirementNotice::Renewal::NotNeeded;
        } else if (id && isReservation(type)
                   && !sellsReservations(m_catalog, m_catalog.size(*id), type, next.firstDay())) {
            notice.renewal = RetirementNotice::Renewal::NotSold;
            if (last < m_end)
                notice.note = PlanWords::tr(
                    "From then on at the pay-as-you-go price: such reservations are no longer sold.");
        }
        notice.source = {PlanWords::tr("this plan"), {}};
        m_notices.push_back(std::move(notice));
    }

    [[nodiscard]] std::vector<RetirementNotice> take()
    {
        std::stable_sort(
            m_notices.begin(), m_notices.end(),
            [](const RetirementNotice &a, const RetirementNotice &b) { return order(a) < order(b); });
        return std::move(m_notices);
    }

private:
    [[nodiscard]] RetirementNotice ofUse(RetirementNotice::Kind kind, const QString &subject) const
    {
        RetirementNotice notice;
        notice.kind = kind;
        notice.subject = subject;
        notice.compute = m_compute;
        notice.from = m_from;
        notice.to = m_to;
        return notice;
    }

    void addRetirement(RetirementNotice::Kind kind, const QString &subject, const Retirement &retirement,
                       const QStringList &replacements)
    {
        RetirementNotice notice = ofUse(kind, subject);
        notice.date = retirement.date;
        notice.moveBy = lastWholeMonth(retirement.date);
        notice.replacements = replacements;
        notice.note = dataWords(retirement.note);
        notice.source = retirement.source;
        m_notices.push_back(std::move(notice));
    }

    /// A month that the end falls into is not whole. Invalid where it has passed.
    [[nodiscard]] QDate lastWholeMonth(const QDate &date) const
    {
        const QDate day = date.isValid() ? YearMonth::of(date).firstDay().addDays(-1) : QDate();
        return day >= m_asOf ? day : QDate();
    }
    [[nodiscard]] bool isEnding(const Retirement &retirement) const
    {
        return retirement.state == Retirement::State::Retired
            || (retirement.date.isValid() && isNear(retirement.date));
    }
    [[nodiscard]] bool isNear(const QDate &date) const
    {
        return date <= m_end.addYears(yearsAfterTheHorizon);
    }
    [[nodiscard]] bool isNamed(const QString &subject) const
    {
        return std::any_of(m_notices.begin(), m_notices.end(),
                           [&](const RetirementNotice &notice) { return notice.subject == subject; });
    }
    [[nodiscard]] bool isTargetItself(const Compute &compute, const Ending &ending) const
    {
        const std::optional<TargetId> id = m_catalog.findTarget(compute.target);
        return id && m_catalog.target(*id).status.date == ending.date;
    }

    const Plan &m_plan;
    const Catalog &m_catalog;
    const QDate &m_asOf;
    QDate m_end;
    QString m_compute;
    QDate m_from;
    QDate m_to;
    std::vector<RetirementNotice> m_notices;
};

} // namespace

std::vector<RetirementNotice> retirementNotices(const Plan &plan, const Catalog &catalog,
                                                const std::vector<cost::ComputeUse> &computes,
                                                const QDate &asOf)
{
    Notices notices(plan, catalog, asOf);
    for (std::size_t i = 0; i < computes.size(); ++i) {
        const cost::ComputeUse &use = computes[i];
        const Compute &compute = plan.computes[i];
        if (!use.used())
            continue;
        notices.setUse(use);
        if (use.size)
            notices.addSize(*use.size);
        if (compute.kubernetes) {
            const std::optional<SizeId> system = catalog.findSize(compute.kubernetes->systemSize);
            if (system && system != use.size)
                notices.addSize(*system);
        }
        notices.addTarget(compute);
        notices.addTools(compute);
        if (termHours(compute.priceType) > 0) {
            QString subject = cost::priceTypeWords(compute.priceType);
            if (use.size && use.peakInstances > 0)
                subject = PlanWords::tr("%1 of %2 x %3")
                              .arg(subject)
                              .arg(use.peakInstances)
                              .arg(sizeName(catalog, compute.size));
            notices.addTerm(u"%1 (%2)"_s.arg(subject, compute.id), compute.id, compute.size,
                            compute.priceType, plan.start.plusMonths(use.firstMonth), use.lastMonth);
        }
    }
    QStringList subjects;
    for (const Commitment &commitment : plan.commitments)
        subjects << (commitment.isByAmount()
                         ? PlanWords::tr("%1 of %2 %3 an hour")
                               .arg(cost::priceTypeWords(commitment.type), commitment.hourly->amount,
                                    commitment.hourly->currency)
                         : commitment.size.isEmpty() ? cost::commitmentName(catalog, commitment)
                                                     : PlanWords::tr("%1 of %2 x %3")
                                                           .arg(cost::priceTypeWords(commitment.type))
                                                           .arg(commitment.units)
                                                           .arg(sizeName(catalog, commitment.size)));
    for (std::size_t i = 0; i < plan.commitments.size(); ++i) {
        const Commitment &commitment = plan.commitments[i];
        const QString &subject = subjects[static_cast<qsizetype>(i)];
        // Of purchases that are the same but for their month the month tells which is meant.
        notices.addTerm(subjects.count(subject) == 1
                            ? subject
                            : PlanWords::tr("%1, from %2", "a purchase, its first month")
                                  .arg(subject, formatMonth(commitment.start, wordsLocale())),
                        {}, commitment.size, commitment.type, commitment.start, std::nullopt);
    }
    return notices.take();
}

} // namespace slipway
