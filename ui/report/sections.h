// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pageflow.h"
#include "ui/report/report.h"

namespace slipway {

/// What all sections are written from.
struct ReportInput
{
    const Plan &plan;
    const Evaluation &evaluation;
    const Catalog &catalog;
    const ReportOptions &options;
    QByteArray planBytes; ///< as attached
};

// Each writes one part of the appendix. A part without content is left out together with its heading.
void writePlanned(PageFlow &flow, const ReportInput &input);
void writeMonths(PageFlow &flow, const ReportInput &input);
void writeCost(PageFlow &flow, const ReportInput &input);
void writeFindings(PageFlow &flow, const ReportInput &input);
void writeIsolation(PageFlow &flow, const ReportInput &input);
void writeQuota(PageFlow &flow, const ReportInput &input);
void writeCalendar(PageFlow &flow, const ReportInput &input);
void writeRejected(PageFlow &flow, const ReportInput &input);
void writeMethod(PageFlow &flow, const ReportInput &input);
void writeProvenance(PageFlow &flow, const ReportInput &input);
void writeUpkeep(PageFlow &flow, const ReportInput &input);
void writeUnusable(PageFlow &flow, const ReportInput &input);

/// Begins the appendix on a page of its own, with room for its contents.
void beginAppendix(PageFlow &flow);
/// The contents of the appendix, and what stands at the foot of each page.
void writeFooters(PageFlow &flow, const ReportInput &input);

// Words that several sections use.
/// What the price of a line becomes in later months of the plan: "later 0.30"; mostly empty.
[[nodiscard]] QString laterRates(const CostLine &line, const QLocale &locale);
/// The text, and the source in a line of its own.
[[nodiscard]] QString joinedNote(const QString &text, const Source &source);
[[nodiscard]] QString planTitle(const Plan &plan);
[[nodiscard]] QString targetTitle(const Catalog &catalog, const QString &targetId);
[[nodiscard]] QString sizeTitle(const QString &size); ///< "NC4as T4 v3"
/// "2 blockers to resolve"; empty without any.
[[nodiscard]] QString draftReason(const Evaluation &evaluation);
[[nodiscard]] int countOf(const Evaluation &evaluation, Severity severity);
/// Whole units of a currency where there are a thousand and more, else all digits: "89,747", "412.50"; "at least" before what misses a price.
[[nodiscard]] QString roundAmount(const Total &total, const QLocale &locale);
[[nodiscard]] QString roundAmount(const Money &money, const QLocale &locale);
/// "USD 20,000": the first amount of a sentence names the currency of all.
[[nodiscard]] QString withCurrency(const Total &total, const QLocale &locale);
[[nodiscard]] QString withCurrency(const Money &money, const QLocale &locale);
/// "USD 300", "USD 166.67": a budget as it was typed, and what is left of whole units.
[[nodiscard]] QString typedAmount(const Money &money, const QLocale &locale);
/// Rows of the bill by source and date of their prices, dearest first.
struct PricesOfSource
{
    QString source;
    QDate date;
    QStringList regions;
    int lines = 0;
    Total amount;
};
[[nodiscard]] std::vector<PricesOfSource> priceSources(const Evaluation &evaluation);
/// What a source of prices is, for people who do not know its id: "Public price list of virtual machines". The id itself of one that
/// somebody added.
[[nodiscard]] QString sourceInWords(const QString &source);
/// Where the memo sends a reader for more: "the appendix", or where that part of it is not printed, "the full report".
[[nodiscard]] QString whereMoreIs(const ReportInput &input, ReportPart part);
/// The first twelve digits of the attached plan's SHA-256.
[[nodiscard]] QString planDigest(const ReportInput &input);
/// What an alternative buys otherwise than the plan: "Tuning on NC40ads H100 v5 in Sweden Central".
/// Whether what an alternative costs in all can be held against the plan: not where the one misses prices that the other has.
[[nodiscard]] bool isComparable(const Alternative &alternative, const Alternatives &all);
[[nodiscard]] QString changesText(const Plan &plan, const Plan &other, const Catalog &catalog,
                                  const QLocale &locale);
/// How an alternative stands to the plan, gravest first.
struct TradeParts
{
    QStringList
        deciding; ///< what it costs more or less, with what is owed afterwards, and what it gives up: never left out
    QStringList others; ///< warnings and quota

    [[nodiscard]] QStringList all() const { return deciding + others; }
};
/// `brief`: warnings by their number.
[[nodiscard]] TradeParts tradeParts(const ReportInput &input, const Alternative &alternative,
                                    const QLocale &locale, bool brief = false);
/// "Training ends by its deadline in 71 % of all cases (80 % asked for)".
[[nodiscard]] QString keptText(const ConstraintChance &constraint, double required, const QLocale &locale);
/// What is worth buying for a term and is not in the plan. What it saves is against the plan as it stands.
struct PurchaseAdvice
{
    QString
        what; ///< "2 x NC24ads A100 v4 in West Europe, reserved for 1 year from Jan 2027, in place of the 3-year reservation"
    QString shortWhat; ///< the same with the first two terms, where there are more
    QString inPlaceOf; ///< "3-year reservation": what the plan itself asks for; empty: it pays as it goes
    enum class Kind {
        Buys,
        PaysAsItGoes, ///< that is cheaper than the term that the plan asks for
        DoesWithout ///< what the plan is yet to buy takes nothing off
    };
    Kind kind = Kind::Buys;
    QDate from; ///< the first day of the first term
    QString worth; ///< what it saves and what it risks, without its amount owed
    QString shortWorth; ///< the same for a row
    QString estimate; ///< a sentence where its price is an estimate; else empty
    Total owed; ///< after the horizon, of this purchase alone
    Total saves; ///< in the middle of all cases
};
/// By what it saves, most first; empty where nothing was searched, or nothing saves.
[[nodiscard]] std::vector<PurchaseAdvice> purchaseAdvice(const ReportInput &input, const QLocale &locale);
/// "R1": of Uncertainty::swings[index], on every page that lists ranges.
[[nodiscard]] QString rangeNumber(std::size_t index);
/// What an input is called where there is little room: without the remarks that its field has.
[[nodiscard]] QString shortName(const UncertainInput &input);
/// "60 requests/s", "5 % a month".
[[nodiscard]] QString shortValue(const UncertainInput &input, double value, const QLocale &locale);
/// "Highest load above 61 requests/s".
[[nodiscard]] QString flipText(const Flip &flip, const Catalog &catalog, const QLocale &locale);
/// "1 node", "3 nodes".
[[nodiscard]] QString counted(double count, const QString &unit, const QLocale &locale);

} // namespace slipway
