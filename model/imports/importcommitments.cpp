// SPDX-License-Identifier: GPL-3.0-or-later
// Reservations and savings plans, as `az reservations reservation list` and `az billing-benefits savings-plan list` print them with
// -o json. Sources: Azure REST API, Reservation - List, 2022-11-01, and Savings Plan - List All, 2024-11-01-preview, their examples
// (read 2026-11-22). The CLI prints members of `properties` there, or at the top.
#include "model/imports/importer.h"

#include "model/base/finerdigits.h"

#include <QDate>
#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

constexpr int mostUnits = 100'000;

/// The day on which a term ends; not valid where nothing says so.
QDate dayOf(const QString &time)
{
    return QDate::fromString(time.left(10), Qt::ISODate);
}

std::optional<PriceType> reservationOf(const QString &term)
{
    if (term == u"P1Y")
        return PriceType::Reservation1Year;
    if (term == u"P3Y")
        return PriceType::Reservation3Years;
    return term == u"P5Y" ? std::optional(PriceType::Reservation5Years) : std::nullopt;
}

/// Where no term is told: that from the first day to the last.
QString termBetween(const QDate &from, const QDate &until)
{
    const double years = static_cast<double>(from.daysTo(until)) / 365.25;
    return u"P%1Y"_s.arg(std::lround(years));
}

/// Why a term that the list has covers nothing; empty: it may. `day`: of the list, not valid where nobody says.
QString whyOver(const QDate &begun, const QDate &end, const QDate &day)
{
    if (begun.isValid() && end < begun)
        return u"it ends on %1, before it begins on %2"_s.arg(end.toString(Qt::ISODate),
                                                              begun.toString(Qt::ISODate));
    if (day.isValid() && end < day)
        return u"it ended on %1"_s.arg(end.toString(Qt::ISODate));
    return {};
}

/// Two months more or less may be how a term was exchanged or moved.
bool isOtherTerm(const QDate &begun, const QDate &end, PriceType type)
{
    constexpr int mostDays = 62;
    return begun.isValid() && std::abs(begun.addMonths(termMonths(type)).daysTo(end)) > mostDays;
}

constexpr QLatin1StringView reservationKey("reservation");
constexpr QLatin1StringView savingsPlanKey("savings plan");

/// By what it begins with a commitment is found again.
QString noteOf(QLatin1StringView kind, const QString &id, const QString &shown, const QString &scope, const QDate &end)
{
    return u"%1 %2, %3, scope %4, ends %5"_s.arg(kind, id, shown, scope.isEmpty() ? u"not told"_s : scope,
                                                 end.toString(Qt::ISODate));
}

/// The last part of an id or of a name.
QString lastPart(const QString &id)
{
    return id.section(u'/', -1);
}

} // namespace

QString AzureMlImporter::property(const ImportDocument &document, QStringView name)
{
    const QString nested = text(document.node, QString(u"properties."_s + name.toString()));
    return nested.isEmpty() ? text(document.node, name) : nested;
}

QString AzureMlImporter::shownProperty(const ImportDocument &document, QStringView name)
{
    const QString nested = u"properties."_s + name.toString();
    const QString told = shownText(document, document.node, nested).left(80);
    return told.isEmpty() ? shownText(document, document.node, name).left(80) : told;
}

void AzureMlImporter::addReservation(const ImportDocument &document)
{
    const QString id
        = lastPart(shownText(document, document.node, u"id", shownText(document, document.node, u"name")))
              .left(80);
    const QString display = shownProperty(document, u"displayName");
    const QString shown = display.isEmpty() ? id.isEmpty() ? u"at line %1"_s.arg(document.node.line) : id : display;
    const auto leaveOut = [&](const QString &why) {
        remark(u"%1: The reservation %2 was left out: %3."_s.arg(document.file, shown, why));
    };
    if (id.isEmpty()) {
        leaveOut(u"it has no id, by which one is told from another and found again"_s);
        return;
    }
    if (const QString kind = property(document, u"reservedResourceType");
        !kind.isEmpty() && kind != u"VirtualMachines") {
        leaveOut(u"it is of %1, not of virtual machines"_s.arg(kind.left(80)));
        return;
    }
    if (const QString state = property(document, u"provisioningState"); state != u"Succeeded") {
        leaveOut(state.isEmpty() ? u"nothing says that it is in force"_s
                                 : u"its state is %1"_s.arg(state.left(80)));
        return;
    }
    const QString sku = text(document.node, u"sku.name", text(document.node, u"sku"));
    const std::optional<SizeId> size = m_catalog.findSize(sku);
    const QString location = text(document.node, u"location").toLower().remove(u' ');
    if (!size || !m_catalog.findRegion(location)) {
        leaveOut(size ? u"its region %1 is not in the catalog"_s.arg(location.left(80))
                      : u"its size %1 is not in the catalog"_s.arg(sku.left(80)));
        return;
    }
    const QString told = property(document, u"expiryDateTime");
    const QDate end = dayOf(told.isEmpty() ? property(document, u"expiryDate") : told);
    const QString begun = property(document, u"benefitStartTime");
    QString term = property(document, u"term");
    const bool isTermTold = !term.isEmpty();
    if (!isTermTold)
        term = termBetween(dayOf(begun.isEmpty() ? property(document, u"effectiveDateTime") : begun), end);
    const std::optional<PriceType> type = reservationOf(term);
    if (!end.isValid() || !type) {
        leaveOut(u"its term cannot be read"_s);
        return;
    }
    const QDate begin = dayOf(begun);
    if (const QString over = whyOver(begin, end, m_day); !over.isEmpty()) {
        leaveOut(over);
        return;
    }
    Commitment commitment;
    commitment.size = m_catalog.size(*size).name;
    commitment.region = location;
    commitment.type = *type;
    const QString nested = u"properties.quantity"_s;
    commitment.units = integer(document, document.node, document.node.at(nested) ? nested : u"quantity"_s, 0,
                               mostUnits, 0);
    if (commitment.units == 0) {
        leaveOut(u"it is of no machines"_s);
        return;
    }
    // The month in which it ends is not counted: a term is never taken to last longer than it does.
    commitment.start = YearMonth::of(end).plusMonths(-termMonths(*type));
    commitment.scope = shownProperty(document, u"appliedScopeType");
    const YamlNode *scopes = document.node.at(u"properties.appliedScopes");
    scopes = scopes ? scopes : document.node.find(u"appliedScopes");
    const QString reached = scopes && scopes->isList() && !scopes->items.empty()
        ? scopes->items.front().text.left(200)
        : QString();
    commitment.note = noteOf(reservationKey, id, shown, commitment.scope, end);
    QStringList doubts;
    if (!isTermTold)
        doubts << u"nothing tells its term, which is taken for %1 months from its begin to its end"_s.arg(
            termMonths(*type));
    else if (isOtherTerm(begin, end, *type))
        doubts
            << u"the term of %1 months does not lead from its begin on %2 to its end on %3, from which it is counted"_s
                   .arg(termMonths(*type))
                   .arg(begin.toString(Qt::ISODate), end.toString(Qt::ISODate));
    if (commitment.scope.isEmpty())
        doubts << u"nothing tells its scope"_s;
    else if (commitment.scope.compare(u"Shared", Qt::CaseInsensitive) != 0)
        doubts << u"its scope is %1%2"_s.arg(commitment.scope,
                                             reached.isEmpty() ? QString() : u" (%1)"_s.arg(reached));
    if (!doubts.isEmpty())
        remark(
            u"%1: Of the reservation %2 %3. The plan takes it to cover its machines: remove it where it does not."_s
                .arg(document.file, shown, doubts.join(u", and "_s)));
    commitment.flexible
        = property(document, u"instanceFlexibility").compare(u"Off", Qt::CaseInsensitive) != 0;
    addCommitment(document, std::move(commitment), u"The reservation %1 is told twice, and not alike"_s.arg(shown));
}

void AzureMlImporter::addCommitment(const ImportDocument &document, Commitment commitment, const QString &fault)
{
    const auto same = std::ranges::find_if(m_plan.commitments, [&](const Commitment &each) {
        return commitmentKey(each) == commitmentKey(commitment);
    });
    if (same == m_plan.commitments.end())
        m_plan.commitments.push_back(std::move(commitment));
    else if (*same != commitment)
        fail(document, document.node.line, fault);
}

/// Bought by amount, not by machine. It is a cost of the plan; what it would cover stays apart, for no document confirms that machines
/// of Azure Machine Learning are among that.
void AzureMlImporter::addSavingsPlan(const ImportDocument &document)
{
    const QString id
        = lastPart(shownText(document, document.node, u"id", shownText(document, document.node, u"name")))
              .left(80);
    const QString display = shownProperty(document, u"displayName");
    const QString shown = display.isEmpty() ? id.isEmpty() ? u"at line %1"_s.arg(document.node.line) : id : display;
    const auto leaveOut = [&](const QString &why) {
        remark(u"%1: The savings plan %2 was left out: %3."_s.arg(document.file, shown, why));
    };
    if (id.isEmpty()) {
        leaveOut(u"it has no id, by which one is told from another and found again"_s);
        return;
    }
    if (const QString state = property(document, u"provisioningState"); state != u"Succeeded") {
        leaveOut(state.isEmpty() ? u"nothing says that it is in force"_s
                                 : u"its state is %1"_s.arg(state.left(80)));
        return;
    }
    const YamlNode *properties = document.node.find(u"properties");
    const YamlNode &told = properties && properties->find(u"commitment") ? *properties : document.node;
    HourlyAmount hourly;
    hourly.amount = text(told, u"commitment.amount").left(30);
    hourly.currency = text(told, u"commitment.currencyCode", u"USD"_s).left(3).toUpper();
    const QString grain = text(told, u"commitment.grain", u"Hourly"_s).left(80);
    if (!grain.isEmpty() && grain != u"Hourly") {
        leaveOut(u"what it takes an hour is not told: its grain is %1, not Hourly"_s.arg(grain));
        return;
    }
    if (const std::optional<Rate> rate = Rate::fromDecimal(hourly.amount);
        !rate || *rate <= Rate() || grain.isEmpty() || !Currency::fromCode(hourly.currency)) {
        leaveOut(u"what it takes an hour cannot be read"_s);
        return;
    } else if (hasFinerDigits(hourly.amount, Rate::scale)) {
        hourly.amount = rate->toDecimal(); // as the plan computes with it
    }
    const QString expiry = property(document, u"expiryDateTime");
    const QDate end = dayOf(expiry.isEmpty() ? property(document, u"expiryDate") : expiry);
    const QString term = property(document, u"term");
    const std::optional<PriceType> type = term == u"P1Y" ? std::optional(PriceType::SavingsPlan1Year)
        : term == u"P3Y"                                 ? std::optional(PriceType::SavingsPlan3Years)
                                                         : std::nullopt;
    if (!end.isValid() || !type) {
        leaveOut(u"its term cannot be read"_s);
        return;
    }
    if (const QString over = whyOver(dayOf(property(document, u"benefitStartTime")), end, m_day);
        !over.isEmpty()) {
        leaveOut(over);
        return;
    }
    Commitment commitment;
    commitment.type = *type;
    commitment.hourly = hourly;
    commitment.start = YearMonth::of(end).plusMonths(-termMonths(*type));
    commitment.scope = shownProperty(document, u"appliedScopeType");
    commitment.note = noteOf(savingsPlanKey, id, shown, commitment.scope, end);
    remark(
        u"%1: The savings plan %2 of %3 %4 an hour counts in full to the end of its term, with %5, and takes nothing off: it is unconfirmed for Azure Machine Learning. Where others use it as well, set its amount to the part of this plan."_s
            .arg(document.file, shown, hourly.currency, hourly.amount,
                 YearMonth::of(end).plusMonths(-1).toText()));
    addCommitment(document, std::move(commitment), u"The savings plan %1 is told twice, and not alike"_s.arg(shown));
}

QString commitmentKey(const Commitment &commitment)
{
    const QString &note = commitment.note;
    const bool isImported = std::ranges::any_of(std::array{reservationKey, savingsPlanKey}, [&](QLatin1StringView kind) {
        return note.startsWith(kind) && note.mid(kind.size()).startsWith(u' ');
    });
    return isImported ? commitment.note.section(u',', 0, 0) : QString();
}

} // namespace slipway
