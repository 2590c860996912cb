// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "ui/report/reporttable.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString regionNames(const QStringList &ids, const Catalog &catalog)
{
    QStringList names;
    for (const QString &id : ids)
        names << placeOfPrice(catalog, id);
    return names.join(u", "_s);
}

/// What of the bill rests on prices of each source and date.
ReportTable sourceTable(const Evaluation &evaluation, const Catalog &catalog, const QLocale &locale)
{
    ReportTable table;
    table.columns = {{Report::tr("Price source"), false, 2.4}, // words and id in one line
                     {Report::tr("Date"), false, 0},
                     {Report::tr("Regions"), false, 1},
                     {Report::tr("Lines"), true, 0},
                     {Report::tr("Amount, %1").arg(evaluation.currency.code()), true, 0}};
    for (const PricesOfSource &use : priceSources(evaluation))
        table.add(
            {{sourceInWords(use.source), sourceInWords(use.source) == use.source ? QString() : use.source},
             {use.date.isValid() ? formatIsoDate(use.date) : Report::tr("not dated")},
             {regionNames(use.regions, catalog)},
             {locale.toString(use.lines)},
             {formatAmount(use.amount, locale)}});
    return table;
}

/// What the report was computed with, in one paragraph.
QString inOneParagraph(const ReportTable &facts)
{
    QStringList parts;
    for (const ReportRow &row : facts.rows) {
        const ReportCell &value = row.cells[1];
        parts << Report::tr("%1: %2").arg(row.cells[0].text, value.text)
                + (value.note.isEmpty() ? QString() : u" ("_s + value.note + u')');
    }
    return parts.join(u"  \u00b7  "_s);
}

} // namespace

void writeProvenance(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    const Provenance &provenance = input.evaluation.provenance;
    const ReportTable sources = sourceTable(input.evaluation, input.catalog, style.locale);
    ReportTable facts;
    facts.columns = {{Report::tr("Computed with"), false, 0}, {QString(), false, 1}};
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.add({{name}, {value}});
    };
    add(Report::tr("Author"), input.plan.author);
    add(Report::tr("Plan file"),
        Report::tr("%1, SHA-256 %2...")
            .arg(input.options.planFileName.isEmpty() ? Report::tr("not saved") : input.options.planFileName,
                 planDigest(input)));
    add(Report::tr("Prices"), input.evaluation.lines.empty() ? QString() : basisRemark(input.evaluation));
    add(Report::tr("Prices of"), priceDates(input.evaluation));
    add(Report::tr("Price book"), provenance.pricesId);
    add(Report::tr("SHA-256 of the price book"), provenance.pricesSha256);
    add(Report::tr("Catalog, newest fact of"), provenance.catalogVersion);
    if (provenance.currency != u"USD"_s && !provenance.exchange.isEmpty())
        add(Report::tr("Exchange rate"),
            Report::tr("1 USD = %1 %2 on %3")
                    .arg(formatDigits(provenance.exchange, style.locale), provenance.currency,
                         formatIsoDate(provenance.exchangeDate))
                + (provenance.exchangeSource.isEmpty()
                       ? QString()
                       : QString(u", "_s
                                 + Report::tr("typed in the plan: %1").arg(provenance.exchangeSource))));
    for (const AdditionsInUse &additions : provenance.additions)
        facts.add(
            {{Report::tr("Additions of one's own")},
             {additions.name.isEmpty() ? additions.id
                                       : Report::tr("%1 (%2)").arg(additions.name, additions.id),
              Report::tr("%1, %2, SHA-256 %3")
                  .arg(additions.source,
                       additions.date.isValid() ? formatIsoDate(additions.date) : Report::tr("not dated"),
                       additions.sha256)}});
    add(Report::tr("Rules judged as of"), formatIsoDate(provenance.asOf));
    add(Report::tr("Attached to this file"),
        Report::tr("the plan: open it with Slipway to check or to change any figure"));

    if (flow.density() == Density::Compact) {
        const QString text = inOneParagraph(facts);
        flow.heading(1, Report::tr("Provenance"),
                     flow.textHeight(text, style.table, flow.width()) + tableHeight(flow, sources));
        flow.paragraph(text, style.table);
        setTable(flow, sources);
        return;
    }
    // Both tables on one page where that is possible: the second one has no heading.
    const double both = tableHeight(flow, facts) + tableHeight(flow, sources) + style.points(6);
    flow.heading(1, Report::tr("Provenance"),
                 both < style.body.height() / 2 ? both : tableStartHeight(flow, facts));
    setTable(flow, facts);
    flow.space(style.points(6));
    setTable(flow, sources);
}

} // namespace slipway
