// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/evaluation/calendar.h"
#include "model/evaluation/evaluate.h"
#include "model/evaluation/ownerroles.h"
#include "model/exports/exports.h"
#include "model/rules/rulebook.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

std::vector<CalendarEntry> ofKind(const Evaluation &evaluation, CalendarEntry::Kind kind)
{
    std::vector<CalendarEntry> entries;
    std::ranges::copy_if(evaluation.calendar, std::back_inserter(entries),
                         [kind](const CalendarEntry &entry) { return entry.kind == kind; });
    return entries;
}

/// Unfolds lines as RFC 5545 3.1 says: a line feed and a blank go.
QStringList unfolded(const QByteArray &calendar)
{
    return QString::fromUtf8(calendar).remove(u"\r\n "_s).split(u"\r\n"_s, Qt::SkipEmptyParts);
}

} // namespace

class CalendarTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotaIsAskedForInTime();
    void quotaOfNoFamilyIsNamed();
    void theLeadTimeIsThePlans();
    void whatIsToBeBoughtHasItsDay();
    void onlyWhatIsNeededIsRenewed();
    void whatIsNoLongerSoldIsNotRenewed();
    void movesBeginBeforeTheEnd();
    void movesAreThoseOfThePlan();
    void budgetsAreReviewedEveryThreeMonths();
    void whatEndsIsToBeRemoved();
    void everyDayIsInOrder_data();
    void everyDayIsInOrder();
    void theFileIsACalendar();
    void everythingHasAnOwner();
    void whatIsLateSaysSoInTheFile();
    void anApprovalIsOfWhomItsFindingIsOf();
};

/// vision-realtime owns no quota and starts in a month: 14 days before its first day it has to be asked for.
void CalendarTest::quotaIsAskedForInTime()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const Evaluation evaluation = evaluated(plan);
    const std::vector<CalendarEntry> asked = ofKind(evaluation, CalendarEntry::Kind::Quota);
    QCOMPARE(asked.size(), evaluation.quotaRequests.size());
    QVERIFY(!asked.empty());
    for (const CalendarEntry &entry : asked) {
        QCOMPARE(entry.date, entry.due.addDays(-14));
        QCOMPARE(entry.due.day(), 1);
        QCOMPARE(entry.late, entry.date < asOf);
    }
}

/// 56 vCores of a session are of no family, and "56 more vCPUs in West Europe" could be anything.
void CalendarTest::quotaOfNoFamilyIsNamed()
{
    QStringList titles;
    for (const CalendarEntry &entry :
         ofKind(evaluated(templatePlan(u"spark-features-batch"_s)), CalendarEntry::Kind::Quota))
        titles << entry.title;
    QVERIFY2(titles.contains(u"Ask for 56 more vCores of serverless Spark in West Europe"_s),
             qPrintable(titles.join(u'\n')));
}

void CalendarTest::theLeadTimeIsThePlans()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.assumptions.requestLeadDays = 30.5; // a day that has begun counts as one
    for (const CalendarEntry &entry : ofKind(evaluated(plan), CalendarEntry::Kind::Quota))
        QCOMPARE(entry.date, entry.due.addDays(-31));
}

/// A commitment that begins later is still to be bought, one that began is not.
void CalendarTest::whatIsToBeBoughtHasItsDay()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Commitment commitment;
    commitment.size = u"Standard_NC4as_T4_v3"_s;
    commitment.units = 3;
    commitment.start = YearMonth(2026, 11);
    plan.commitments.push_back(commitment);
    const auto bought = [&] {
        std::vector<CalendarEntry> entries = ofKind(evaluated(plan), CalendarEntry::Kind::Commitment);
        std::erase_if(entries, [](const CalendarEntry &each) { return !each.title.startsWith(u"Buy "); });
        return entries;
    };
    QVERIFY(bought().empty());
    plan.commitments[0].start = YearMonth(2027, 3);
    const std::vector<CalendarEntry> entries = bought();
    QCOMPARE(entries.size(), std::size_t(1));
    QCOMPARE(entries[0].date, QDate(2027, 3, 1));
    QCOMPARE(entries[0].title, u"Buy 3 x NC4as T4 v3 in West Europe, 1-year reservation"_s);
}

/// A term of a compute ends with January 2028, as the plan does. Work that goes on until then may go on: whoever pays decides. Work of three
/// months ended long before.
void CalendarTest::onlyWhatIsNeededIsRenewed()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.start = YearMonth(2027, 2);
    plan.months = 12;
    Workload *serve = plan.workload(u"serve");
    serve->startMonth = 0;
    serve->lengthMonths.reset();
    plan.compute(u"serve")->priceType = PriceType::Reservation1Year;
    const auto renewals = [&] {
        QStringList titles;
        for (const CalendarEntry &each : ofKind(evaluated(plan), CalendarEntry::Kind::Commitment)) {
            if (each.title.startsWith(u"Decide "))
                titles << each.title;
        }
        return titles;
    };
    QCOMPARE(
        renewals(),
        QStringList(u"Decide whether to renew: the 1-year reservation for %1"_s.arg(serve->shownName())));
    serve->lengthMonths = 3;
    QCOMPARE(renewals(), QStringList());
}

/// Owned since 2026-05, before the sale of reservations of DSv3 ended on 2026-07-01: it lasts to April 2027, and nobody renews it.
void CalendarTest::whatIsNoLongerSoldIsNotRenewed()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.start = YearMonth(2026, 12);
    plan.months = 12;
    Commitment owned;
    owned.size = u"Standard_D4s_v3"_s;
    owned.units = 1;
    owned.start = YearMonth(2026, 5);
    plan.commitments = {owned};
    const auto decisions = [&] {
        QStringList titles;
        for (const CalendarEntry &each : ofKind(evaluated(plan), CalendarEntry::Kind::Commitment))
            titles << each.title.section(u':', 0, 0);
        return titles;
    };
    QCOMPARE(decisions(), QStringList(u"Decide what follows, since it can not be renewed"_s));
    plan.commitments[0].size = u"Standard_D4as_v4"_s;
    QCOMPARE(decisions(), QStringList(u"Decide whether to renew"_s));
}

/// Mdsv2 machines of 192 vCPUs end on 2027-03-31, so that February is the last whole month: a plan that uses one until 2029 begins 90 days before its end.
void CalendarTest::movesBeginBeforeTheEnd()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.compute(u"train")->size = u"Standard_M192ids_v2"_s;
    plan.months = 36;
    plan.start = YearMonth(2026, 12);
    const std::vector<CalendarEntry> moves = ofKind(evaluated(plan), CalendarEntry::Kind::Move);
    const auto found = std::ranges::find(moves, QDate(2027, 2, 28), &CalendarEntry::due);
    QVERIFY(found != moves.end());
    QCOMPARE(found->date, QDate(2026, 11, 30));
    // By the work on it, not by the id of its compute.
    QCOMPARE(found->title,
             QString(u"Begin to move off M192ids v2 (%1)"_s.arg(plan.workload(u"train")->shownName())));
    QVERIFY(!found->isOnlyIfUsed);
}

/// Azure Disk Encryption ends on 2028-09-15, so that August 2028 is its last whole month and a move begins 90 days before its end, on 2028-06-02: a plan that ends in
/// May 2028 has nothing of it to do, one that ends in June has. A size that ends up to 12 months after the plan is told all the same: M192ids v2 ends on
/// 2027-03-31, and a plan of three months from December 2026 ends in February 2027, one that ends in March 2026 is a year and more before.
void CalendarTest::movesAreThoseOfThePlan()
{
    const auto moves = [](Plan plan, const YearMonth &start, int months) {
        plan.start = start;
        plan.months = months;
        return ofKind(evaluated(plan), CalendarEntry::Kind::Move);
    };
    const auto names = [](const std::vector<CalendarEntry> &entries, const QString &what) {
        return std::ranges::any_of(entries,
                                   [&](const CalendarEntry &each) { return each.title.contains(what); });
    };
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    const QString tool = u"Azure Disk Encryption"_s;
    QVERIFY(!names(moves(plan, YearMonth(2027, 1), 3), tool));
    QVERIFY(!names(moves(plan, YearMonth(2027, 1), 17), tool));
    QVERIFY(names(moves(plan, YearMonth(2027, 1), 18), tool));
    // No plan says whether its disks are encrypted so.
    for (const CalendarEntry &entry : moves(plan, YearMonth(2027, 1), 18)) {
        QCOMPARE(entry.isOnlyIfUsed, entry.title.contains(tool));
        QCOMPARE(entry.title.startsWith(u"If it is used: "_s), entry.title.contains(tool));
    }
    Plan ending = plan;
    ending.compute(u"train")->size = u"Standard_M192ids_v2"_s;
    QVERIFY(names(moves(ending, YearMonth(2026, 12), 1), u"M192ids v2"_s));
    QVERIFY(!names(moves(ending, YearMonth(2026, 1), 2), u"M192ids v2"_s));
}

/// A plan of 8 months from December 2026: after 3, 6 and 8 months, on the first of the month that follows.
void CalendarTest::budgetsAreReviewedEveryThreeMonths()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.start = YearMonth(2026, 12);
    plan.months = 8;
    plan.budget = Budget{u"1000"_s, BudgetPeriod::Horizon, {}};
    const Evaluation evaluation = evaluated(plan);
    const std::vector<CalendarEntry> reviews = ofKind(evaluation, CalendarEntry::Kind::Review);
    QCOMPARE(reviews.size(), std::size_t(3));
    QCOMPARE(reviews[0].date, QDate(2027, 3, 1));
    QCOMPARE(reviews[1].date, QDate(2027, 6, 1));
    QCOMPARE(reviews[2].date, QDate(2027, 8, 1));
    // The last one expects the total of the plan.
    QVERIFY2(reviews[2].detail.contains(formatTotal(evaluation.total, QLocale::c())),
             qPrintable(reviews[2].detail));
    plan.budget.reset();
    QVERIFY(ofKind(evaluated(plan), CalendarEntry::Kind::Review).empty());
}

/// vision-realtime begins in January 2027 and serves from March: three months of it end with May, so that it is removed on 1 June, and what two
/// people had for two months on 1 March. The training cluster is used to the end and stays.
void CalendarTest::whatEndsIsToBeRemoved()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(ofKind(evaluated(plan), CalendarEntry::Kind::Removal).empty());
    QCOMPARE(plan.start, YearMonth(2027, 1));
    plan.workload(u"serve")->lengthMonths = 3;
    plan.workload(u"explore")->lengthMonths = 2;
    const Evaluation evaluation = evaluated(plan);
    const std::vector<CalendarEntry> ends = ofKind(evaluation, CalendarEntry::Kind::Removal);
    QCOMPARE(ends.size(), std::size_t(2));
    QCOMPARE(ends[0].date, QDate(2027, 3, 1));
    QVERIFY2(ends[0].title.contains(u"Remove the compute notebooks: its work ends"_s),
             qPrintable(ends[0].title));
    QCOMPARE(ends[1].date, QDate(2027, 6, 1));
    QVERIFY2(ends[1].title.startsWith(u"Remove the endpoint "_s), qPrintable(ends[1].title));
    QVERIFY2(ends[1].detail.contains(u"May 2027"_s)
                 && ends[1].detail.contains(u"./deploy.sh --remove-ended"_s),
             qPrintable(ends[1].detail));
    const QStringList lines
        = unfolded(writeCalendar(plan, evaluation, QDateTime(asOf, QTime(0, 0), Qt::UTC)));
    QVERIFY2(lines.contains(QString(u"SUMMARY:"_s + ends[0].title)), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"DTSTART;VALUE=DATE:20270601"_s), qPrintable(lines.join(u'\n')));
    // What is switched off is not there to be removed.
    plan.workload(u"explore")->enabled = false;
    QCOMPARE(ofKind(evaluated(plan), CalendarEntry::Kind::Removal).size(), std::size_t(1));
}

void CalendarTest::everyDayIsInOrder_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void CalendarTest::everyDayIsInOrder()
{
    QFETCH(QString, id);
    const Evaluation evaluation = evaluated(templatePlan(id));
    QVERIFY(std::ranges::is_sorted(evaluation.calendar, {}, &CalendarEntry::date));
    for (const CalendarEntry &entry : evaluation.calendar)
        QVERIFY(entry.date.isValid() && entry.date <= entry.due && !entry.title.isEmpty());
}

void CalendarTest::theFileIsACalendar()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.name = u"Prüfung; \"A\", B\\C"_s;
    const Evaluation evaluation = evaluated(plan);
    const QDateTime stamp(QDate(2026, 11, 22), QTime(9, 30), Qt::UTC);
    const QByteArray file = writeCalendar(plan, evaluation, stamp);
    QCOMPARE(file, writeCalendar(plan, evaluation, stamp));
    for (const QByteArray &line : file.split('\n'))
        QVERIFY2(line.size() <= 76, line.constData()); // 75 octets and the carriage return
    const QStringList lines = unfolded(file);
    QCOMPARE(lines.front(), u"BEGIN:VCALENDAR"_s);
    QCOMPARE(lines.back(), u"END:VCALENDAR"_s);
    QCOMPARE(lines.count(u"BEGIN:VEVENT"_s), static_cast<qsizetype>(evaluation.calendar.size()));
    QCOMPARE(lines.count(u"DTSTAMP:20261122T093000Z"_s), static_cast<qsizetype>(evaluation.calendar.size()));
    const CalendarEntry &first = evaluation.calendar.front();
    QVERIFY(lines.contains(u"DTSTART;VALUE=DATE:"_s + first.date.toString(u"yyyyMMdd"_s)));
    // Commas and semicolons of texts are escaped, and line feeds are two letters.
    for (const QString &line : lines)
        QVERIFY(!line.contains(u'\n'));
}

/// vision-realtime asks for quota 14 days before January 2027. On the 25th of December that is over, and it blocks: so says its line.
void CalendarTest::whatIsLateSaysSoInTheFile()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const QDateTime stamp(QDate(2026, 11, 22), QTime(9, 30), Qt::UTC);
    const auto late = [&](const QDate &day) {
        const Evaluation evaluation = evaluate(plan, {catalog(), prices(), day});
        const QStringList lines = unfolded(writeCalendar(plan, evaluation, stamp));
        QStringList names;
        for (const QString &line : lines) {
            if (line.startsWith(u"SUMMARY:Late: Ask for "_s))
                names << line;
        }
        return std::pair(names.size(),
                         std::ranges::count_if(evaluation.calendar, [](const CalendarEntry &each) {
                             return each.kind == CalendarEntry::Kind::Quota && each.late;
                         }));
    };
    QCOMPARE(late(QDate(2026, 11, 22)).first, 0);
    const auto [named, known] = late(QDate(2026, 12, 25));
    QVERIFY(known > 0);
    QCOMPARE(named, known);
}

/// Quota is asked for by the platform's, what was spent is looked at by finance; without names the roles stand alone.
void CalendarTest::everythingHasAnOwner()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget = Budget{u"10000"_s, BudgetPeriod::Horizon, {}};
    plan.author = u"Jo Doe"_s;
    plan.owners.platform = u" Pia Platform "_s; // as typed
    const Evaluation evaluation = evaluated(plan);
    const std::vector<CalendarEntry> asked = ofKind(evaluation, CalendarEntry::Kind::Quota);
    QVERIFY(!asked.empty());
    QCOMPARE(asked.front().role, OwnerRole::Platform);
    QCOMPARE(asked.front().owner, u"Pia Platform"_s);
    QVERIFY(asked.front().detail.contains(u"Asked by: Pia Platform"_s));
    const std::vector<CalendarEntry> reviews = ofKind(evaluation, CalendarEntry::Kind::Review);
    QVERIFY(!reviews.empty());
    QCOMPARE(reviews.front().role, OwnerRole::Finance);
    QCOMPARE(reviews.front().owner, QString());
    const QString file
        = unfolded(writeCalendar(plan, evaluation, QDateTime(QDate(2026, 11, 22), QTime(9, 30), Qt::UTC)))
              .join(u' ');
    QVERIFY2(file.contains(u"Owner: Pia Platform (Platform)"_s), qPrintable(file));
    QVERIFY(file.contains(u"Owner: Finance"_s));
    // The author answers for a plan where nobody else is named for it, and for nothing else.
    QCOMPARE(plan.ownerOf(OwnerRole::Plan), u"Jo Doe"_s);
    QCOMPARE(plan.ownerOf(OwnerRole::Finance), QString());
    plan.owners.plan = u"Ida Lead"_s;
    QCOMPARE(plan.ownerOf(OwnerRole::Plan), u"Ida Lead"_s);
}

void CalendarTest::anApprovalIsOfWhomItsFindingIsOf()
{
    int approvals = 0;
    for (const Rule &rule : ruleBook()) {
        if (rule.severity != Severity::Approval)
            continue;
        Finding finding;
        finding.rule = QString::fromLatin1(rule.id);
        finding.severity = Severity::Approval;
        finding.title = u"Something to ask for"_s;
        // Support raises quota, limits and bandwidth; what is owed is money.
        const bool isMoney = finding.rule == u"commitment.owed"_s;
        QVERIFY2(roleOf(finding) == (isMoney ? OwnerRole::Finance : OwnerRole::Platform), rule.id);
        if (isMoney)
            continue;
        if (finding.rule == u"quota.request"_s) {
            QCOMPARE(roleOf(finding), roleOf(CalendarEntry::Kind::Quota));
            continue;
        }
        Evaluation evaluation;
        evaluation.findings = {finding};
        evaluation.provenance.asOf = asOf;
        const std::vector<CalendarEntry> entries = calendarOf(Plan(), catalog(), evaluation);
        QCOMPARE(entries.size(), std::size_t(1));
        QVERIFY2(entries[0].role == roleOf(finding), rule.id);
        ++approvals;
    }
    QVERIFY(approvals > 0);
    Finding other;
    other.rule = u"plan.budget"_s;
    QCOMPARE(roleOf(other), OwnerRole::Finance);
    other.rule = u"request.late"_s;
    QCOMPARE(roleOf(other), OwnerRole::Platform);
    other.rule = u"plan.waits"_s;
    QCOMPARE(roleOf(other), OwnerRole::Plan);
}

SLIPWAY_TEST(CalendarTest)
#include "tst_calendar.moc"
