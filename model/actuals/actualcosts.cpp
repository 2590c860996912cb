// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/actuals/actualcosts.h"

#include "model/base/plaintext.h"
#include "model/cost/owedterms.h"
#include "model/evaluation/linewords.h"
#include "model/exports/azureml/emission.h"
#include "model/exports/focusservices.h"

#include <QLatin1StringView>
#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::int64_t nano = 1'000'000'000;

Int128 magnitude(const Money &money)
{
    return money.minor() < 0 ? -Int128(money.minor()) : Int128(money.minor());
}

/// Whether what was bought may be a reservation or a savings plan for machines, as far as its service tells. Cost Management and FOCUS have that
/// of the machines or one of terms, or none: FOCUS for savings plans and reservations of customer agreements.
bool mayBeTermOfMachines(const BilledCharge &charge)
{
    constexpr std::array services = {
        "virtual machine"_L1,          "compute"_L1, "saving"_L1, "reservation"_L1, "microsoft.capacity"_L1,
        "microsoft.billingbenefits"_L1};
    return !charge.namesService || std::ranges::any_of(services, [&](QLatin1StringView service) {
        return charge.service.contains(service, Qt::CaseInsensitive);
    });
}

/// What names no currency is in none.
Currency currencyOf(const QString &code)
{
    return Currency::fromCode(code).value_or(*Currency::fromCode(u"XXX"));
}

} // namespace

QString billedService(const QString &name)
{
    const QString lower = name.toLower();
    if (lower.contains(u"storage"_s) || lower.contains(u"disk"_s))
        return u"Storage"_s;
    if (lower == u"log analytics" || lower == u"azure monitor" || lower == u"application insights")
        return u"Azure Monitor"_s;
    if (lower == u"virtual network" || lower == u"ip addresses" || lower == u"public ip addresses")
        return u"Virtual Network"_s;
    return name;
}

ActualCollector::ActualCollector(const Plan &plan, const Evaluation &evaluation, const BilledAs &as)
    : m_plan(plan)
    , m_evaluation(evaluation)
    , m_currency(evaluation.currency.code())
    , m_deployments(as.deployments)
    , m_byMonth(evaluation.months.size(), 0)
{
    const auto addTags = [this](const Plan &named) {
        for (const auto &[name, value] : azureml::tagsOf(named, Environment::Production)) {
            if (name == u"slipway-plan" || name == u"slipway-id")
                m_planTags.insert(value);
        }
    };
    addTags(plan);
    if (!as.otherName.isEmpty()) {
        Plan named;
        named.name = as.otherName;
        addTags(named);
    }
    addGroups();
}

void ActualCollector::addGroups()
{
    std::map<std::pair<QString, QString>, std::size_t> known;
    for (std::size_t i = 0; i < m_evaluation.lines.size(); ++i) {
        const CostLine &line = m_evaluation.lines[i];
        const QString service = billedService(focusServiceOf(line).name);
        // All that one compute bills of one service is one row: a bill does not tell its nodes apart.
        const auto key
            = line.compute.isEmpty() ? std::pair(line.id, QString()) : std::pair(line.compute, service);
        const auto [at, isNew] = known.try_emplace(key, m_groups.size());
        if (isNew)
            m_groups.push_back(
                {line.compute.isEmpty() ? line.name : line.compute, service, line.compute, {}});
        m_groups[at->second].lines.push_back(i);
        m_groupOfLine.try_emplace(azureml::lineTag(line.id), at->second);
        if (!line.compute.isEmpty())
            m_groupOfLine.try_emplace(azureml::lineTag(u"compute/"_s + line.compute), at->second);
    }
}

std::optional<std::size_t> ActualCollector::groupOf(const QString &lineTag) const
{
    const auto found = m_groupOfLine.find(lineTag);
    return found == m_groupOfLine.end() ? std::nullopt : std::optional(found->second);
}

Money ActualCollector::nextRow(Sum &until, Sum row) const
{
    const Money before = money(until);
    until += row;
    return money(until) - before;
}

Money ActualCollector::money(Sum sum, Currency currency)
{
    const std::int64_t unit = nano / powerOfTen(currency.digits());
    const Sum minor = divideHalfEven(sum, unit);
    const Sum most = std::numeric_limits<std::int64_t>::max();
    return Money(static_cast<std::int64_t>(std::clamp(minor, -most, most)), currency);
}

void ActualCollector::addUnmatched(const BilledCharge &charge, UnmatchedCost::Why why)
{
    std::tuple key(static_cast<int>(why), charge.service, charge.currency);
    if (m_unmatched.size() >= mostServices && !m_unmatched.contains(key))
        std::get<1>(key) = u"other services"_s;
    Count &count = m_unmatched[key];
    count.cost += charge.cost;
    ++count.charges;
}

void ActualCollector::Remembered::beginFile()
{
    earlier.insert(earlier.end(), here.begin(), here.end());
    here.clear();
    again.clear();
    std::ranges::sort(earlier);
}

bool ActualCollector::Remembered::repeats(const Key &key)
{
    const auto [first, last] = std::equal_range(earlier.begin(), earlier.end(), key);
    return first != last && ++again[key] <= static_cast<std::size_t>(last - first);
}

void ActualCollector::Remembered::take(const Key &key)
{
    if (earlier.size() + here.size() < mostRemembered)
        here.push_back(key);
    else
        isFull = true;
}

bool ActualCollector::Remembered::has(const Key &key) const
{
    return std::ranges::binary_search(earlier, key);
}

bool ActualCollector::Remembered::hasOtherCost(const Key &key) const
{
    const auto first = std::ranges::lower_bound(earlier, key.identity, {}, &Key::identity);
    return first != earlier.end() && first->identity == key.identity && !has(key);
}

void ActualCollector::beginFile()
{
    m_remembers = true;
    m_ours.beginFile();
    m_others.beginFile();
}

Result<bool> ActualCollector::isRepeated(const BilledCharge &charge, bool isOurs)
{
    if (!m_remembers || charge.identity == 0)
        return false;
    Remembered &remembered = isOurs ? m_ours : m_others;
    const Remembered::Key key{charge.identity, charge.cost};
    if (remembered.repeats(key))
        return true;
    if (isOurs && charge.namesResource && remembered.hasOtherCost(key))
        return Error{ErrorCode::Invalid,
                     u"The charge of %1 for %2 stands in an earlier file with another amount: of exports that overlap give the newest "
                     "only."_s.arg(charge.day.toString(Qt::ISODate), quotedText(charge.service, 60)),
                     {}};
    if (isOurs && remembered.isFull && !remembered.earlier.empty())
        return Error{ErrorCode::Invalid,
                     u"The files have more than %1 charges of the plan, and beyond that nobody can say which stand in two of them: give "
                     "fewer at a time."_s.arg(QLocale::c().toString(qulonglong(mostRemembered))),
                     {}};
    remembered.take(key);
    return false;
}

std::optional<UnmatchedCost::Why> ActualCollector::whyNotOurs(const BilledCharge &charge) const
{
    if (!m_deployments.isEmpty() && !charge.deployment.isEmpty())
        return m_deployments.contains(charge.deployment) ? std::nullopt
                                                         : std::optional(UnmatchedCost::Why::OtherDeployment);
    if (m_planTags.contains(charge.planTag))
        return std::nullopt;
    return charge.planTag.isEmpty() ? UnmatchedCost::Why::NotTagged : UnmatchedCost::Why::OtherPlan;
}

void ActualCollector::addDeployment(const BilledCharge &charge, bool counts)
{
    if (charge.planTag.isEmpty() && charge.deployment.isEmpty())
        return;
    const std::tuple key(counts, charge.planTag, charge.deployment, charge.currency);
    if (m_billed.size() >= mostDeployments && !m_billed.contains(key))
        return;
    Count &count = m_billed[key];
    count.cost += charge.cost;
    ++count.charges;
}

void ActualCollector::addBoughtAtOnce(const BilledCharge &charge)
{
    const int commitment = cost::commitmentOf(charge.lineTag);
    const bool isPlanned = commitment >= 0
        && (groupOf(charge.lineTag) || commitment < static_cast<int>(m_plan.commitments.size()));
    if (isPlanned)
        m_boughtAtOnce.insert(commitment);
    else if (charge.lineTag.isEmpty() || commitment >= 0) // what has the tag of another line is of that
        m_boughtAnyAtOnce |= mayBeTermOfMachines(charge);
}

bool ActualCollector::isOfBothKinds(const BilledCharge &charge)
{
    if (charge.kind == ChargeKind::Either)
        return false;
    return m_kinds.try_emplace(YearMonth::of(charge.day), charge.kind).first->second != charge.kind;
}

bool ActualCollector::isOfTwoForms(const BilledCharge &charge)
{
    if (charge.form == 0)
        return false;
    const YearMonth month = YearMonth::of(charge.day);
    const std::uint64_t account = m_forms.size() < mostAccounts || m_forms.contains({month, charge.account}) ? charge.account : 0;
    const auto [at, isNew] = m_forms.try_emplace({month, account}, charge.form);
    if (!isNew)
        return at->second != charge.form;
    // An export without a column for subscriptions may be of any.
    if (account != 0) {
        const auto any = m_forms.find({month, 0});
        return any != m_forms.end() && any->second != charge.form;
    }
    for (auto each = at; each != m_forms.end() && each->first.first == month; ++each) {
        if (each->second != charge.form)
            return true;
    }
    return false;
}

Result<void> ActualCollector::checkOneBill(const BilledCharge &charge)
{
    if (isOfBothKinds(charge))
        return Error{ErrorCode::Invalid,
                     u"Actual and amortized costs of %1 come together here, and most charges stand in both: give one of them, best "
                     "the amortized."_s.arg(YearMonth::of(charge.day).toText()),
                     {}};
    if (isOfTwoForms(charge))
        return Error{ErrorCode::Invalid,
                     u"Costs of %1 come from two exports that have different columns, as FOCUS and Cost Management, and nobody can say which "
                     "charges stand in both: give one of them for the month."_s.arg(YearMonth::of(charge.day).toText()),
                     {}};
    return {};
}

void ActualCollector::fillDeployments(ActualCosts &result) const
{
    std::set<QString> counted;
    for (const auto &[key, count] : m_billed) {
        const auto &[counts, plan, deployment, code] = key;
        result.deployments.push_back({plan, deployment, counts, count.charges, money(count.cost, currencyOf(code))});
        if (counts && !deployment.isEmpty())
            counted.insert(deployment);
    }
    std::ranges::stable_sort(result.deployments, [](const BilledDeployment &a, const BilledDeployment &b) {
        return a.counts != b.counts ? a.counts : magnitude(a.cost) > magnitude(b.cost);
    });
    const bool hasOtherName = std::ranges::any_of(result.deployments, [&](const BilledDeployment &each) {
        return !each.counts && counted.contains(each.deployment);
    });
    result.isAmbiguous = m_deployments.isEmpty() && (counted.size() > 1 || hasOtherName);
}

Result<void> ActualCollector::add(const BilledCharge &charge)
{
    ++m_charges;
    if (Result<void> one = checkOneBill(charge); !one)
        return one;
    const std::optional<UnmatchedCost::Why> whyNot = whyNotOurs(charge);
    if (whyNot) {
        const Result<bool> repeated = isRepeated(charge, false);
        if (!repeated)
            return repeated.error();
        if (*repeated) {
            addUnmatched(charge, UnmatchedCost::Why::Repeated);
            return {};
        }
        addDeployment(charge, false);
        addUnmatched(charge, *whyNot);
        return {};
    }
    if (charge.currency.isEmpty())
        return Error{ErrorCode::Invalid, u"The charge names no currency."_s, {}};
    if (charge.currency != m_currency)
        return Error{
            ErrorCode::Invalid,
            u"The charge is in %1 and the plan in %2: give the plan that currency to hold them against each other."_s
                .arg(quotedText(charge.currency, 40), m_currency),
            {}};
    const Result<bool> repeated = isRepeated(charge, true);
    if (!repeated)
        return repeated.error();
    if (*repeated) {
        addUnmatched(charge, UnmatchedCost::Why::Repeated);
        return {};
    }
    const YearMonth start = m_plan.start;
    const int index = (charge.day.year() - start.year()) * 12 + charge.day.month() - start.month();
    if (index < 0 || index >= static_cast<int>(m_byMonth.size())) {
        addUnmatched(charge, UnmatchedCost::Why::OutsideHorizon);
        return {};
    }
    if (charge.isTax) {
        addUnmatched(charge, UnmatchedCost::Why::Tax);
        return {};
    }
    addDeployment(charge, true);
    m_byMonth[static_cast<std::size_t>(index)] += charge.cost;
    if (charge.mayBePurchase) {
        m_mayBePurchases.cost += charge.cost;
        ++m_mayBePurchases.charges;
    }
    if (charge.isPurchase) {
        m_purchases.cost += charge.cost;
        ++m_purchases.charges;
        if (!charge.isRecurring)
            addBoughtAtOnce(charge);
    }
    if (!m_first.isValid() || charge.day < m_first)
        m_first = charge.day;
    const QDate last = std::max(charge.day, charge.lastDay);
    if (!m_last.isValid() || last > m_last)
        m_last = last;
    const QString service = billedService(charge.service);
    if (const auto group = groupOf(charge.lineTag)) {
        // A tag of a compute leads to what it bills of this service; that of a line is of that line, whatever others are called alike.
        std::size_t at = *group;
        const QString &compute = m_groups[*group].compute;
        for (std::size_t i = 0; i < m_groups.size() && !compute.isEmpty(); ++i) {
            if (m_groups[i].compute == compute && m_groups[i].service == service)
                at = i;
        }
        m_byGroup[at] += charge.cost;
    } else if (m_byService.size() < mostServices || m_byService.contains(service)) {
        m_byService[service] += charge.cost;
    } else {
        m_byService[u"other services"_s] += charge.cost;
    }
    return {};
}

bool ActualCollector::isCovered(std::size_t month) const
{
    if (!m_first.isValid())
        return false;
    const YearMonth each = m_plan.start.plusMonths(static_cast<int>(month));
    return each.firstDay() <= m_last && each.plusMonths(1).firstDay() > m_first;
}

std::vector<std::vector<Money>> ActualCollector::plannedShares() const
{
    const Currency currency = m_evaluation.currency;
    std::vector<std::vector<Money>> shares(m_evaluation.lines.size(),
                                           std::vector<Money>(m_byMonth.size(), Money(0, currency)));
    for (std::size_t month = 0; month < m_byMonth.size(); ++month) {
        if (!isCovered(month))
            continue;
        const QDate first = m_plan.start.plusMonths(static_cast<int>(month)).firstDay();
        const int days = first.daysInMonth();
        const auto covered = std::min<qint64>(first.daysTo(m_last) + 1, days);
        // Rounded sums of all lines until now: so the lines add up to the month.
        Int128 until = 0;
        Int128 rounded = 0;
        for (std::size_t line = 0; line < shares.size(); ++line) {
            until += Int128(m_evaluation.lines[line].amounts[month].minor()) * covered;
            const Int128 now = divideHalfEven(until, days);
            shares[line][month] = Money(static_cast<std::int64_t>(now - rounded), currency);
            rounded = now;
        }
    }
    return shares;
}

Total ActualCollector::plannedOf(const std::vector<std::size_t> &lines,
                                 const std::vector<std::vector<Money>> &shares) const
{
    Total planned{Money(0, m_evaluation.currency)};
    for (const std::size_t at : lines) {
        const CostLine &line = m_evaluation.lines[at];
        for (std::size_t month = 0; month < line.amounts.size(); ++month) {
            if (isCovered(month))
                planned += line.isMissingIn(month) ? Total(shares[at][month], {line.name})
                                                   : Total(shares[at][month]);
        }
    }
    return planned;
}

QString ActualCollector::nameOf(const Group &group) const
{
    const QString work = workOn(m_plan, group.compute);
    return group.compute.isEmpty() || work == group.compute ? group.name
                                                            : u"%1 (%2)"_s.arg(work, group.compute);
}

void ActualCollector::fillLines(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const
{
    // Where charges of a service do not say which line they are of, only the service as a whole can be held against them.
    std::map<QString, ActualLine> whole;
    Sum until = 0;
    for (const auto &[service, sum] : m_byService)
        whole[service]
            = {service, service, true, Total(Money(0, m_evaluation.currency)), nextRow(until, sum), {}};
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Group &group = m_groups[i];
        const auto billed = m_byGroup.find(i);
        const Money cost = nextRow(until, billed == m_byGroup.end() ? Sum(0) : billed->second);
        const Total planned = plannedOf(group.lines, shares);
        if (const auto service = whole.find(group.service); service != whole.end()) {
            service->second.planned += planned;
            service->second.billed += cost;
        } else if (!cost.isZero() || !planned.known().isZero() || !planned.isComplete()) {
            result.lines.push_back({nameOf(group), group.service, false, planned, cost, group.compute});
        }
    }
    for (const auto &[service, line] : whole)
        result.lines.push_back(line);
    std::stable_sort(result.lines.begin(), result.lines.end(), [](const ActualLine &a, const ActualLine &b) {
        return magnitude(a.difference()) > magnitude(b.difference());
    });
}

void ActualCollector::fillMonths(ActualCosts &result, const std::vector<std::vector<Money>> &shares) const
{
    const Currency currency = m_evaluation.currency;
    Sum until = 0;
    for (std::size_t month = 0; month < m_byMonth.size(); ++month) {
        if (!isCovered(month))
            continue;
        const MonthCost &planned = m_evaluation.months[month];
        Total share{Money(0, currency)};
        for (std::size_t i = 0; i < m_evaluation.lines.size(); ++i) {
            const CostLine &line = m_evaluation.lines[i];
            share += line.isMissingIn(month) ? Total(shares[i][month], {line.name}) : Total(shares[i][month]);
        }
        result.months.push_back({planned.month, planned.total, share, nextRow(until, m_byMonth[month])});
    }
}

Money ActualCollector::commitmentsAhead(const std::vector<std::vector<Money>> &shares) const
{
    Money ahead(0, m_evaluation.currency);
    for (std::size_t i = 0; i < m_evaluation.lines.size(); ++i) {
        const CostLine &line = m_evaluation.lines[i];
        const int commitment = cost::commitmentOf(line);
        if (commitment < 0 || (!m_boughtAnyAtOnce && !m_boughtAtOnce.contains(commitment)))
            continue;
        for (std::size_t month = 0; month < line.amounts.size(); ++month)
            ahead += isCovered(month) ? line.amounts[month] - shares[i][month] : line.amounts[month];
    }
    return ahead;
}

void ActualCollector::fillPace(ActualCosts &result) const
{
    // Of the months that are covered only the one of the last day may be so in part: all are counted in its days.
    const int days = m_last.daysInMonth();
    Int128 planned = 0; // minor units x days
    Sum billed = 0;
    for (std::size_t month = 0; month < m_byMonth.size(); ++month) {
        billed += m_byMonth[month];
        if (!isCovered(month))
            continue;
        const bool isLast = m_plan.start.plusMonths(static_cast<int>(month)) == YearMonth::of(m_last);
        for (const CostLine &line : m_evaluation.lines)
            planned += Int128(line.amounts[month].minor()) * (isLast ? m_last.day() : days);
    }
    if (planned <= 0)
        return;
    const Currency currency = m_evaluation.currency;
    const Int128 whole = m_evaluation.total.known().minor();
    const Int128 divisor = planned * (nano / powerOfTen(currency.digits()));
    Int128 product = 0;
    if (__builtin_mul_overflow(whole, billed * days, &product)) {
        // So much of a plan so large that a double's digits have to do.
        const double pace = static_cast<double>(billed * days) / static_cast<double>(divisor);
        if (const auto minor = roundToScale(static_cast<double>(whole) * pace, 0))
            result.forecastAtPace = Money(*minor, currency);
        return;
    }
    const Int128 minor = divideHalfEven(product, divisor);
    constexpr Int128 most = std::numeric_limits<std::int64_t>::max();
    if (minor >= -most && minor <= most)
        result.forecastAtPace = Money(static_cast<std::int64_t>(minor), currency);
}

ActualCosts ActualCollector::result() const
{
    const Currency currency = m_evaluation.currency;
    ActualCosts result;
    result.first = m_first;
    result.last = m_last;
    result.charges = m_charges;
    result.plannedWhole = m_evaluation.total;
    result.mayBePurchases = m_mayBePurchases.charges;
    result.mayBePurchasesCost = money(m_mayBePurchases.cost);
    result.purchases = m_purchases.charges;
    result.purchasesCost = money(m_purchases.cost);
    const std::vector<std::vector<Money>> shares = plannedShares();
    fillLines(result, shares);
    fillMonths(result, shares);
    result.planned = Total(Money(0, currency));
    result.billed = Money(0, currency);
    for (const ActualMonth &month : result.months)
        result.planned += month.plannedToDate;
    for (const ActualLine &line : result.lines)
        result.billed += line.billed;
    for (const auto &[key, count] : m_unmatched) {
        const auto &[why, service, code] = key;
        result.unmatched.push_back(
            {service, static_cast<UnmatchedCost::Why>(why), count.charges, money(count.cost, currencyOf(code))});
    }
    // Amounts of one currency are held against each other; the plan's own stand first.
    std::ranges::stable_sort(result.unmatched, [&](const UnmatchedCost &a, const UnmatchedCost &b) {
        const auto order = [&](const UnmatchedCost &each) {
            return std::tuple(each.cost.currency() != currency, each.cost.currency().code(),
                              -magnitude(each.cost));
        };
        return order(a) < order(b);
    });
    fillDeployments(result);
    result.isCommitmentOpen = m_boughtAnyAtOnce
        && std::ranges::any_of(m_evaluation.lines,
                               [](const CostLine &line) { return cost::commitmentOf(line) >= 0; });
    const Money rest = m_evaluation.total.known() - result.planned.known() - commitmentsAhead(shares);
    result.forecastAsPlanned = m_evaluation.total.isComplete()
        ? Total(result.billed + rest)
        : Total(result.billed + rest, m_evaluation.total.missing());
    if (result.planned.isComplete() && m_evaluation.total.isComplete() && result.mayBePurchases == 0
        && result.purchases == 0)
        fillPace(result);
    return result;
}

} // namespace slipway
