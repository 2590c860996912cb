// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/linewords.h"

#include "model/base/format.h"
#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/cost/linenames.h"
#include "model/cost/pricetypes.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// "Tuning", "Tuning and Evaluation", "Tuning and 3 more".
QString inWords(const QStringList &names)
{
    return names.size() > 2 ? someNames(names, 1) : names.join(PlanWords::tr(" and "));
}

/// The same where there is little room.
QString inFewWords(const QStringList &names)
{
    constexpr qsizetype longest = 40;
    return names.size() == 2 && names[0].size() + names[1].size() > longest
        ? PlanWords::tr("%1 and 1 more").arg(names.front())
        : inWords(names);
}

/// Of the workloads that run on a compute.
QStringList namesOn(const Plan &plan, const QString &compute)
{
    QStringList names;
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && workload.computeIds().contains(compute)
            && !names.contains(workload.shownName()))
            names << workload.shownName();
    }
    return names;
}

/// Names of the workloads that cause a line, else of those that run on its compute; of an endpoint with several
/// deployments, which of them it is.
QString workOf(const CostLine &line, const Plan &plan)
{
    QStringList names;
    for (const QString &id : line.workloads) {
        const Workload *workload = plan.workload(id);
        const QString name = workload ? workload->shownName() : id;
        if (!names.contains(name))
            names << name;
        const auto *endpoint = workload ? std::get_if<RealtimeEndpoint>(&workload->detail) : nullptr;
        const QString deployment = line.id.section(u'/', 2, 2);
        if (endpoint && endpoint->deployments.size() > 1 && line.id.startsWith(u"endpoint/"_s))
            names.back()
                = PlanWords::tr("%1 (%2)", "an endpoint, one of its deployments").arg(name, deployment);
    }
    return names.isEmpty() ? workOn(plan, line.compute) : inWords(names);
}

QString machinesFor(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    const Workload *first = line.workloads.isEmpty() ? nullptr : plan.workload(line.workloads.front());
    if (first && std::holds_alternative<BatchScoring>(first->detail))
        return PlanWords::tr("Scoring: %1").arg(work);
    switch (line.stage) {
    case CostStage::Experimentation:
        return PlanWords::tr("Machines of people for %1").arg(work);
    case CostStage::Training:
        return PlanWords::tr("Training: %1").arg(work);
    case CostStage::Deployment:
        return PlanWords::tr("Answering requests: %1").arg(work);
    case CostStage::Shared:
        break;
    }
    return PlanWords::tr("Machines for %1").arg(work);
}

/// What may be taken away, or binds for years, is told beside what it is for.
bool isPaidPlainly(const CostLine &line)
{
    return !line.paidAs || *line.paidAs == PriceType::PayAsYouGo;
}

QString machinesPaid(const CostLine &line, const Plan &plan)
{
    return isPaidPlainly(line) ? machinesFor(line, plan)
                               : PlanWords::tr("%1, %2", "machines for some work, the way to pay")
                                     .arg(machinesFor(line, plan), cost::priceTypeWords(*line.paidAs));
}

/// What the shared services are there for, by the id of their line.
QString sharedPurpose(const CostLine &line)
{
    if (line.id.startsWith(u"commitment"_s) && line.sku.isEmpty())
        return PlanWords::tr("Savings plan, paid whether used or not");
    // Of several each is told by what it is.
    if (line.id.startsWith(u"commitment"_s))
        return PlanWords::tr("%1, paid whether used or not", "2 x D4s v5, 1-year reservation").arg(line.name);
    static constexpr std::array<std::pair<const char *, const char *>, 10> purposes = {
        {{"shared/data", QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage of training data")},
         {"shared/artifacts", QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage of trained models")},
         {"shared/registry",
          QT_TRANSLATE_NOOP("slipway::PlanWords", "Store of container images that work starts from")},
         {"shared/logs", QT_TRANSLATE_NOOP("slipway::PlanWords", "Logs, to see what runs and what fails")},
         {"shared/egress", QT_TRANSLATE_NOOP("slipway::PlanWords", "Data and answers that leave the region")},
         {"shared/private-endpoints/data",
          QT_TRANSLATE_NOOP("slipway::PlanWords", "Traffic on the private connections")},
         {"shared/private-endpoints",
          QT_TRANSLATE_NOOP("slipway::PlanWords", "Private connections that keep traffic off the internet")},
         {"shared/nat", QT_TRANSLATE_NOOP("slipway::PlanWords", "One way out to the internet (NAT gateway)")},
         {"shared/firewall",
          QT_TRANSLATE_NOOP("slipway::PlanWords", "Firewall for what may be reached outside")},
         {"shared/customer-managed-keys",
          QT_TRANSLATE_NOOP("slipway::PlanWords", "Services that keep data under own keys")}}};
    for (const auto &[id, words] : purposes) {
        if (line.id.startsWith(QLatin1String(id)))
            return PlanWords::tr(words);
    }
    return line.name;
}

/// The commitment that an index in the plan is of, by its line.
QString commitmentName(const std::vector<CostLine> &bill, std::size_t commitment)
{
    const QString id = u"commitment/%1"_s.arg(commitment);
    const auto found = std::ranges::find(bill, id, &CostLine::id);
    return found == bill.end() ? id : found->name;
}

/// `hours` says how many of its hours each commitment pays; one that pays none is not named.
template <typename HoursOf>
QString coverWords(const CostLine &line, const std::vector<CostLine> &bill, HoursOf hoursOf)
{
    QStringList parts;
    for (const CoveredHours &covered : line.covered) {
        const Quantity hours = hoursOf(covered);
        if (hours != Quantity())
            parts << PlanWords::tr("covered by %1: %2")
                         .arg(commitmentName(bill, covered.commitment), formatQuantity(hours, line.unit, wordsLocale()));
    }
    return parts.join(u"; "_s);
}

QString joinedNotes(QStringList notes)
{
    notes.removeAll(QString());
    return notes.join(u"; "_s);
}

} // namespace

QString workOn(const Plan &plan, const QString &compute)
{
    const QStringList names = namesOn(plan, compute);
    return names.isEmpty() ? compute : inFewWords(names);
}

QString subjectInWords(const Plan &plan, const QString &subject)
{
    QStringList names;
    bool isOfComputes = false;
    for (const QString &part : subject.split(u", "_s)) {
        QStringList work = plan.compute(part) ? namesOn(plan, part) : QStringList();
        isOfComputes = isOfComputes || !work.isEmpty();
        for (const QString &name : work.isEmpty() ? QStringList{part} : work) {
            if (!names.contains(name))
                names << name;
        }
    }
    return isOfComputes ? inFewWords(names) : subject;
}

QString endingInWords(const Plan &plan, const RetirementNotice &notice)
{
    const QString id = u" (%1)"_s.arg(notice.compute);
    return notice.compute.isEmpty() || !notice.subject.endsWith(id)
        ? notice.subject
        : u"%1 (%2)"_s.arg(notice.subject.chopped(id.size()), workOn(plan, notice.compute));
}

QString purposeOf(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    switch (line.role) {
    case CostRole::Other:
        return line.compute.isEmpty()
            ? sharedPurpose(line)
            : PlanWords::tr("%1, paid whether used or not", "2 x D4s v5, 1-year reservation")
                  .arg(machinesPaid(line, plan));
    case CostRole::Machines:
        return machinesPaid(line, plan);
    case CostRole::RollOut:
        return PlanWords::tr("Both versions at once while renewing %1").arg(work);
    case CostRole::SystemNodes:
        return PlanWords::tr("Machines that Kubernetes itself needs for %1").arg(work);
    case CostRole::ControlPlane:
        return PlanWords::tr("Kubernetes control plane for %1").arg(work);
    case CostRole::Disks:
        return PlanWords::tr("Disks, also while stopped: %1").arg(work);
    case CostRole::Balancers:
        return PlanWords::tr("Load balancer for %1").arg(work);
    case CostRole::Addresses:
        return PlanWords::tr("Public network addresses for %1").arg(work);
    case CostRole::Vcpus:
        return PlanWords::tr("Processors, by use, for %1").arg(work);
    case CostRole::Memory:
        return PlanWords::tr("Memory, by use, for %1").arg(work);
    case CostRole::Attached:
        return PlanWords::tr("What the owner of the machines charges for %1").arg(work);
    case CostRole::Tokens:
        return PlanWords::tr("Text that a hosted model reads for %1").arg(work);
    case CostRole::AnswerTokens:
        return PlanWords::tr("Text that a hosted model writes for %1").arg(work);
    case CostRole::Uncounted:
        return PlanWords::tr("Work of %1 whose cost is not known").arg(work);
    case CostRole::MisfitPods:
        break;
    }
    return PlanWords::tr("Work of %1 that fits no machine").arg(work);
}

QString lineInWords(const CostLine &line, const Plan &plan)
{
    const QString purpose = purposeOf(line, plan);
    const QString thing = cost::nameWithoutCompute(line);
    return purpose == thing ? thing : u"%1 (%2)"_s.arg(purpose, thing);
}

QStringList missingInWords(const Plan &plan, const Evaluation &evaluation)
{
    QStringList names;
    for (const CostLine &line : evaluation.lines) {
        if (!line.whole())
            names << lineInWords(line, plan);
    }
    return names;
}

QString coverOf(const CostLine &line, const std::vector<CostLine> &bill)
{
    return coverWords(line, bill, [](const CoveredHours &covered) {
        Quantity hours;
        for (const Quantity each : covered.quantities)
            hours += each;
        return hours;
    });
}

QString noteOf(const CostLine &line, const std::vector<CostLine> &bill)
{
    return joinedNotes({line.note, coverOf(line, bill)});
}

QString noteIn(const CostLine &line, const std::vector<CostLine> &bill, std::size_t month)
{
    return joinedNotes({line.note, coverWords(line, bill, [month](const CoveredHours &covered) {
                            return month < covered.quantities.size() ? covered.quantities[month] : Quantity();
                        })});
}

const PriceOrigin &originIn(const CostLine &line, std::size_t month)
{
    const RateFrom *later = line.laterIn(month);
    return later ? later->origin : line.origin;
}

QString weightBitsWords(Precision precision)
{
    const QString bits = QString::number(sizing::bitsOf(precision));
    switch (precision) {
    case Precision::Float8:
        return PlanWords::tr("%1 bits (float)").arg(bits);
    case Precision::Int8:
    case Precision::Int4:
        return PlanWords::tr("%1 bits (integer)").arg(bits);
    default:
        return PlanWords::tr("%1 bits").arg(bits);
    }
}

} // namespace slipway
