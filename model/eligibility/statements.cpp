// SPDX-License-Identifier: GPL-3.0-or-later
// The words of what eligibility.h judges.
#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/eligibility.h"
#include "model/eligibility/verdicts.h"
#include "model/sizing/machine.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

Statement statementOf(Exclusion exclusion, const QString &title, const QString &detail)
{
    const ExclusionRecord &record = recordOf(exclusion);
    return {record.rule(), record.severity, title, detail, record.document()};
}

QString dateText(const Retirement &retirement)
{
    return retirement.date.isValid() ? formatIsoDate(retirement.date) : PlanWords::tr("a date not stated");
}

/// What older lists of isolated sizes said of a size that is not, or not always, isolated.
QString isolationHistory(const IsolatedSize *listed)
{
    if (listed == nullptr)
        return {};
    if (listed->until.isValid())
        return PlanWords::tr(" Its isolation %1 on %2.")
            .arg(listed->today ? PlanWords::tr("ends") : PlanWords::tr("ended"), formatIsoDate(listed->until));
    return listed->note.isEmpty() ? QString() : u' ' + dataWords(listed->note);
}

} // namespace

Statement outsideResidency(const Plan &plan, const Region &region)
{
    return statementOf(Exclusion::Region,
                       PlanWords::tr("%1 is outside the allowed geographies").arg(region.name),
                       PlanWords::tr("Data may stay in %1 only; this region is in %2.")
                           .arg(plan.isolation.residency.join(u", "_s), region.geography));
}

Statement aboutSupport(Exclusion exclusion, const Catalog &catalog, const VmSize &size, const QString &target)
{
    const QString name = targetName(catalog, target);
    if (exclusion == Exclusion::NotSupported)
        return statementOf(exclusion, PlanWords::tr("%1 cannot be used here").arg(size.shortName()),
                           PlanWords::tr("The newest list of sizes for %1 does not contain it.").arg(name));
    return statementOf(exclusion, PlanWords::tr("Support of %1 is not stated").arg(size.shortName()),
                       PlanWords::tr("The newest table of VM series for %1 does not name it: check with az "
                                     "ml compute list-sizes; slipway import takes the answer.")
                           .arg(name));
}

Statement Eligibility::ends(const VmSize &size) const
{
    const Retirement &retirement = size.retirement;
    const QString instead = retirement.replacements.isEmpty()
        ? QString()
        : PlanWords::tr(" Replacements: %1.").arg(retirement.replacements.join(u", "_s));
    Statement statement = retirement.endedBy(m_asOf)
        ? statementOf(Exclusion::Ends, PlanWords::tr("%1 is retired").arg(size.shortName()),
                      PlanWords::tr("It ended on %1 and can no longer be created.%2")
                          .arg(dateText(retirement), instead))
        : statementOf(Exclusion::Ends, PlanWords::tr("%1 ends within the plan").arg(size.shortName()),
                      PlanWords::tr("It is retired on %1, while the plan uses it until %2.%3")
                          .arg(dateText(retirement),
                               m_plan->start.plusMonths(std::max(0, m_lastMonth)).toText(), instead));
    statement.source = retirement.source;
    return statement;
}

Statement Eligibility::notIsolated(SizeId id) const
{
    const VmSize &size = m_catalog->size(id);
    const IsolatedSize *listed = m_catalog->isolatedSize(id);
    Statement statement = statementOf(
        Exclusion::NotIsolated,
        (size.isolatedToday ? PlanWords::tr("%1 is not isolated throughout")
                            : PlanWords::tr("%1 is not an isolated size"))
            .arg(size.shortName()),
        PlanWords::tr("The plan asks for VMs that are alone on their host. Choose one of the isolated sizes.")
            + isolationHistory(listed));
    if (listed)
        statement.source = listed->source;
    return statement;
}

QString Eligibility::servingMemoryText() const
{
    if (m_served.statedGiB > 0)
        return PlanWords::tr("%1 % of the model's %2 GiB is %3 GiB")
            .arg(formatNumber(m_memoryPercent, wordsLocale()))
            .arg(formatNumber(m_served.statedGiB, wordsLocale()))
            .arg(formatNumber(servingMemoryGiB(), wordsLocale()));
    return PlanWords::tr("%1 % of the %2 GiB that its weights alone take is %3 GiB")
        .arg(formatNumber(m_memoryPercent, wordsLocale()))
        .arg(cost::figure(m_served.weightsGiB))
        .arg(formatNumber(servingMemoryGiB(), wordsLocale()));
}

namespace {

Statement tooLittleMemoryOf(const VmSize &size, const QString &detail)
{
    return statementOf(Exclusion::Memory,
                       PlanWords::tr("%1 has too little memory for the model").arg(size.shortName()), detail);
}

Statement tooSmallGpus(const VmSize &size, const QString &detail)
{
    return statementOf(Exclusion::Memory,
                       PlanWords::tr("The GPUs of %1 cannot hold the model").arg(size.shortName()), detail);
}

QString togetherWords(double copyGiB, double roomGiB)
{
    return PlanWords::tr("One copy of it takes %1 GiB; the GPUs of a machine have %2 GiB together.")
        .arg(formatNumber(copyGiB, wordsLocale()), formatNumber(roomGiB, wordsLocale()));
}

} // namespace

Statement Eligibility::aboutWorkingMemory(SizeId id) const
{
    const VmSize &size = m_catalog->size(id);
    Statement statement = size.gpu
        ? tooSmallGpus(
            size, togetherWords(m_worked.statedGiB, sizing::machineOf(*m_catalog, size).allGpuMemoryGiB()))
        : tooLittleMemoryOf(size,
                            PlanWords::tr("%1 GiB, while one copy of it takes %2 GiB.")
                                .arg(formatNumber(size.memoryGiB, wordsLocale()),
                                     formatNumber(m_worked.statedGiB, wordsLocale())));
    statement.rule = m_worked.isScored ? u"batch.memory"_s : u"training.memory"_s;
    return statement;
}

Statement Eligibility::tooLittleMemory(SizeId id) const
{
    const VmSize &size = m_catalog->size(id);
    if (lacksServingMemory(size))
        return tooLittleMemoryOf(size,
                                 PlanWords::tr("%1 GiB, while %2. Scale up first, then out.")
                                     .arg(formatNumber(size.memoryGiB, wordsLocale()))
                                     .arg(servingMemoryText()));
    if (!m_served.exceedsGpus(*m_catalog, size))
        return aboutWorkingMemory(id);
    const double room = m_served.gpuRoomGiB(*m_catalog, size);
    return tooSmallGpus(size,
                        m_served.weightsGiB > 0
                            ? PlanWords::tr("The weights alone take %1 GiB, and there is room for %2. Use "
                                            "larger or more GPUs, or fewer bits.")
                                  .arg(cost::figure(m_served.weightsGiB), cost::figure(room))
                            : togetherWords(m_served.statedGiB, room));
}

Statement Eligibility::aboutSize(Exclusion exclusion, SizeId id) const
{
    const VmSize &size = m_catalog->size(id);
    switch (exclusion) {
    case Exclusion::NotSupported:
    case Exclusion::SupportUnknown:
        return aboutSupport(exclusion, *m_catalog, size, m_compute->target);
    case Exclusion::Ends:
        return ends(size);
    case Exclusion::NotIsolated:
        return notIsolated(id);
    case Exclusion::NeedsGpu:
        return statementOf(
            exclusion, PlanWords::tr("%1 has no GPU").arg(size.shortName()),
            m_stage == CostStage::Training
                ? PlanWords::tr(
                    "The plan says that training needs a GPU. Choose a GPU size, or say that it does not.")
                : PlanWords::tr(
                    "The plan says that inference needs a GPU. Choose a GPU size, or say that it does not."));
    case Exclusion::Architecture:
        if (!size.arm64)
            return statementOf(exclusion, PlanWords::tr("%1 has x86 processors").arg(size.shortName()),
                               PlanWords::tr("The plan runs on Arm. Images built for it do not run on x86: "
                                             "choose an Arm size, or be sure of the images."));
        return statementOf(
            exclusion, PlanWords::tr("%1 has Arm processors").arg(size.shortName()),
            PlanWords::tr(
                "Images built for x86 do not run on it. Choose an x86 size, or be sure of the images."));
    case Exclusion::Burstable:
        return statementOf(exclusion,
                           PlanWords::tr("%1 is fast only while it has credits").arg(size.shortName()),
                           PlanWords::tr("The work keeps machines busy for %1 % of their hours. A B size "
                                         "gathers credits while it idles; "
                                         "without them it runs at its base speed, which is lower and not "
                                         "known here: times and costs would be "
                                         "those of its burst. Choose a size of another series.")
                               .arg(QString::number(std::round(100 * m_busyShare))));
    case Exclusion::Memory:
        return tooLittleMemory(id);
    default:
        return {};
    }
}

std::vector<Statement> Eligibility::aboutRegion(RegionId id) const
{
    const Region &region = m_catalog->region(id);
    std::vector<Statement> statements;
    if (!mayDataGoTo(*m_plan, region))
        statements.push_back(outsideResidency(*m_plan, region));
    if (m_region != id && !m_plan->namesRegion(region.id)) {
        QStringList names{regionName(*m_catalog, m_plan->region)};
        for (const QString &other : m_plan->otherRegions)
            names << regionName(*m_catalog, other);
        statements.push_back({u"search.region"_s,
                              Severity::Blocker,
                              PlanWords::tr("%1 is not among the regions of the plan").arg(region.name),
                              PlanWords::tr("It may be in: %1.").arg(names.join(u", "_s)),
                              {PlanWords::tr("The plan"), {}}});
    }
    if (region.id == m_plan->region)
        return statements;
    if (m_plan->isolation.hasManagedNetwork())
        statements.push_back(
            {u"isolation.managed_network"_s,
             Severity::Blocker,
             PlanWords::tr("The managed network stays in one region"),
             PlanWords::tr(
                 "A compute in another region than %1 cannot be in the workspace's managed network.")
                 .arg(regionName(*m_catalog, m_plan->region)),
             {PlanWords::tr("Workspace managed virtual network isolation"), u"2024-08-29"_s}});
    if (staysWithWorkspace(m_catalog->traits(m_compute->target).billing))
        statements.push_back(
            {u"region.same"_s,
             Severity::Blocker,
             PlanWords::tr("It must be in the region of the workspace"),
             PlanWords::tr("Of the managed computes only a cluster may be elsewhere than in %1. What has to "
                           "be in a second region takes a workspace there, and a plan of its own.")
                 .arg(regionName(*m_catalog, m_plan->region)),
             {PlanWords::tr("Manage and optimize Azure Machine Learning costs"), u"2026-03-01"_s}});
    return statements;
}

Statement Eligibility::aboutPriceType(Exclusion exclusion, PriceType type) const
{
    if (exclusion == Exclusion::Preemptible)
        return statementOf(exclusion, PlanWords::tr("Its machines may be taken away"),
                           PlanWords::tr("The plan says that machines which may be taken away will not do."));
    const QString name = targetName(*m_catalog, m_compute->target);
    const QString words = cost::priceTypeWords(type);
    const PriceUse told = m_prices->use(m_catalog->behaviourOf(m_compute->target), type);
    if (told.support == Support::Yes && isPreemptible(type) && m_compute->tier == Tier::Dedicated)
        return statementOf(exclusion,
                           PlanWords::tr("%1: dedicated machines have no %2 price").arg(name, words),
                           PlanWords::tr("Choose the tier of that name, or pay-as-you-go."));
    Statement statement = told.support == Support::No
        ? statementOf(exclusion, PlanWords::tr("%1: no %2 price").arg(name, words),
                      told.note.isEmpty() ? PlanWords::tr("This target is billed as you go only.")
                                          : dataWords(told.note))
        : statementOf(exclusion, PlanWords::tr("%1: verify the %2 price").arg(name, words),
                      told.note.isEmpty()
                          ? PlanWords::tr("No document read says whether this target may use it.")
                          : dataWords(told.note));
    if (told.support != Support::No)
        statement.severity = Severity::Warning;
    if (!told.source.title.isEmpty())
        statement.source = told.source;
    return statement;
}

Statement Eligibility::aboutPlace(SizeId id, RegionId region) const
{
    const VmSize &size = m_catalog->size(id);
    const Region &place = m_catalog->region(region);
    const auto fact = std::ranges::find(size.notDeployable, place.id, &Fact::value);
    if (fact == size.notDeployable.end())
        return {};
    Statement statement = statementOf(
        Exclusion::NotDeployable,
        PlanWords::tr("%1 is not for this subscription in %2").arg(size.shortName(), place.name),
        PlanWords::tr("A list of SKUs of %1 says so (%2). Take another size or region. Once Azure has lifted it, a newer list takes it back: import that with --plan.")
            .arg(fact->source.asOf, fact->source.title));
    statement.source = fact->source;
    return statement;
}

Statement Eligibility::aboutReserving(SizeId id, PriceType type) const
{
    return slipway::aboutReserving(*m_catalog, id, type);
}

Statement Eligibility::aboutLowPriority(SizeId id) const
{
    return {u"cluster.low_priority"_s, Severity::Blocker,
            PlanWords::tr("%1 cannot be of low priority").arg(m_catalog->size(id).shortName()),
            PlanWords::tr("The list of SKUs says that it is not capable of it. Choose another size, or dedicated nodes."),
            {u"Azure Resource SKUs"_s, u"2026-08-17"_s}};
}

Statement aboutTerm(const VmSize &size, YearMonth end, int months)
{
    Statement statement = statementOf(
        Exclusion::Term, PlanWords::tr("%1 ends within the term paid for").arg(size.shortName()),
        PlanWords::tr("It is retired on %1, while the term of %2 months from %3 runs until %4. Take a "
                      "shorter term, or a size that lasts.%5")
            .arg(size.retirement.date.toString(Qt::ISODate), QString::number(months),
                 end.plusMonths(-months).firstDay().toString(Qt::ISODate),
                 end.firstDay().toString(Qt::ISODate),
                 size.retirement.note.isEmpty() ? QString() : u' ' + dataWords(size.retirement.note)));
    statement.source = size.retirement.source;
    return statement;
}

Statement aboutReserving(const Catalog &catalog, SizeId id, PriceType type)
{
    const VmSeries *series = catalog.seriesOf(catalog.size(id));
    if (!series)
        return {};
    // What is sold all the same is worth saying: it is what to take.
    const bool isShortOnly = !series->longReservationsEnd.isValid();
    return {u"size.reservation_sale"_s, Severity::Blocker,
            (isShortOnly ? PlanWords::tr("One-year reservations of %1 are no longer sold")
                         : PlanWords::tr("Reservations of %1 are no longer sold"))
                .arg(series->id),
            (isShortOnly
                 ? PlanWords::tr("Sales and renewals stopped on %1; longer terms are still sold. What "
                                 "was bought before lasts to the end of its term.")
                 : PlanWords::tr("Sales and renewals stopped on %1. What was bought before lasts to "
                                 "the end of its term."))
                .arg(formatIsoDate(series->reservationsEnd(termMonths(type)))),
            series->reservationsSource};
}

} // namespace slipway
