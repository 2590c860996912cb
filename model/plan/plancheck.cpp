// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/plancheck.h"

#include "model/base/nearmatch.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString shortened(const QString &word)
{
    return word.size() <= 60 ? word : word.left(60) + u"..."_s;
}

class ReferenceCheck
{
public:
    explicit ReferenceCheck(const Catalog &catalog)
        : m_catalog(catalog)
    {
    }

    [[nodiscard]] Result<void> result() const { return m_error ? Result<void>(*m_error) : Result<void>(); }

    void target(const QString &id, const QString &pointer)
    {
        if (m_error || id.isEmpty() || m_catalog.findTarget(id))
            return;
        QStringList known;
        for (const ComputeTarget &target : m_catalog.targets())
            known << target.id;
        unknown(u"compute target"_s, id, pointer, known);
    }

    void size(const QString &name, const QString &pointer)
    {
        if (m_error || name.isEmpty() || m_catalog.findSize(name))
            return;
        QStringList known;
        for (const VmSize &size : m_catalog.sizes())
            known << size.name;
        // Compared with the prefix that most names share, a wrong one would seem near to all of them.
        const QString prefix = u"Standard_"_s;
        const QString wanted = name.startsWith(prefix, Qt::CaseInsensitive) ? name : prefix + name;
        unknown(u"VM size"_s, name, pointer, known, wanted);
    }

    void region(const QString &id, const QString &pointer)
    {
        if (m_error || id.isEmpty() || m_catalog.findRegion(id))
            return;
        QStringList known;
        for (const Region &region : m_catalog.regions())
            known << region.id;
        unknown(u"region"_s, id, pointer, known);
    }

    void geography(const QString &name, const QString &pointer)
    {
        QStringList known;
        for (const Region &region : m_catalog.regions())
            known << region.geography;
        if (!m_error && !known.contains(name))
            unknown(u"geography"_s, name, pointer, known);
    }

    void currency(const QString &code, const PriceSnapshot &prices)
    {
        const auto currency = Currency::fromCode(code);
        if (m_error || (currency && prices.exchange(*currency)))
            return;
        QStringList known;
        for (const Currency &one : prices.currencies())
            known << one.code();
        unknown(u"currency with an exchange rate"_s, code, u"/currency"_s, known);
    }

private:
    void unknown(const QString &kind, const QString &word, const QString &pointer, const QStringList &known,
                 const QString &wanted = {})
    {
        m_error = Error{ErrorCode::Invalid,
                        u"There is no %1 \"%2\"%3"_s.arg(
                            kind, shortened(word), sentenceEndFor(wanted.isEmpty() ? word : wanted, known)),
                        pointer};
    }

    const Catalog &m_catalog;
    std::optional<Error> m_error;
};

void checkTexts(const Plan &plan, ReferenceCheck &check)
{
    check.region(plan.region, u"/region"_s);
    for (qsizetype i = 0; i < plan.otherRegions.size(); ++i)
        check.region(plan.otherRegions[i], u"/otherRegions/%1"_s.arg(i));
    for (qsizetype i = 0; i < plan.isolation.residency.size(); ++i)
        check.geography(plan.isolation.residency[i], u"/isolation/residency/%1"_s.arg(i));
}

void checkComputes(const Plan &plan, ReferenceCheck &check)
{
    for (std::size_t i = 0; i < plan.computes.size(); ++i) {
        const Compute &compute = plan.computes[i];
        const QString at = u"/computes/%1"_s.arg(i);
        check.target(compute.target, at + u"/target"_s);
        check.size(compute.size, at + u"/size"_s);
        check.region(compute.region, at + u"/region"_s);
        if (compute.kubernetes)
            check.size(compute.kubernetes->systemSize, at + u"/kubernetes/systemSize"_s);
    }
}

} // namespace

Result<void> checkReferences(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices)
{
    ReferenceCheck check(catalog);
    checkTexts(plan, check);
    check.currency(plan.currency, prices);
    checkComputes(plan, check);
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        if (const auto *job = std::get_if<TrainingJob>(&plan.workloads[i].detail))
            check.size(job->work.measuredSize, u"/workloads/%1/training/work/measuredSize"_s.arg(i));
    }
    for (std::size_t i = 0; i < plan.ownedQuota.size(); ++i)
        check.region(plan.ownedQuota[i].region, u"/ownedQuota/%1/region"_s.arg(i));
    for (std::size_t i = 0; i < plan.commitments.size(); ++i) {
        check.size(plan.commitments[i].size, u"/commitments/%1/size"_s.arg(i));
        check.region(plan.commitments[i].region, u"/commitments/%1/region"_s.arg(i));
    }
    return check.result();
}

} // namespace slipway
