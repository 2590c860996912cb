// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/runrows.h"

#include "model/explain/sizingtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct RunTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::RunRows)
};

const SizedFigure *runInput(const SizingResult &result, QStringView id)
{
    const auto found = std::find_if(result.inputs.begin(), result.inputs.end(),
                                    [id](const SizingInput &each) { return each.figure.id == id; });
    return found == result.inputs.end() ? nullptr : &found->figure;
}

/// One end of the range as if it were the likely value: in its own words and unit.
QString endText(SizedFigure figure, double end, const QLocale &locale)
{
    figure.likely = end;
    return figureText(figure, locale);
}

} // namespace

std::vector<RunRow> runRows(const SizingResult &result, const QLocale &locale)
{
    std::vector<RunRow> rows;
    if (result.kind == SizingResult::Kind::Serving)
        return rows;
    const auto add = [&](const QString &caption, const QString &id, const QString &from) {
        const SizedFigure *figure = result.output(id);
        if (!figure)
            return;
        const bool ranged = figure->low != figure->high;
        rows.push_back({caption, ranged ? endText(*figure, figure->low, locale) : QString(),
                        figureText(*figure, locale),
                        ranged ? endText(*figure, figure->high, locale) : QString(), from, id});
    };
    const SizedFigure *measured = runInput(result, u"measured_hours");
    const SizedFigure *hours = result.output(u"hours_per_run");
    const bool typed = measured && hours && measured->likely == hours->likely;
    add(RunTexts::tr("Hours of work"), u"hours_per_run"_s,
        typed ? RunTexts::tr("typed in") : RunTexts::tr("worked out"));
    add(RunTexts::tr("Longest wait"), u"longest_wait"_s, RunTexts::tr("for nodes that other runs have"));
    // Whether a node idles after a run depends on the runs that follow: the bill of a month counts it, no figure of one run does.
    const SizedFigure *idle = runInput(result, u"idle_minutes");
    add(RunTexts::tr("Billed node-hours"), u"node_hours_per_run"_s,
        idle && idle->likely > 0 ? RunTexts::tr("with start, without idle")
                                 : RunTexts::tr("with the start of nodes"));
    add(RunTexts::tr("Cost of a run"), u"cost_per_run"_s, RunTexts::tr("at the price of the size"));
    return rows;
}

RunClock runClock(const SizingResult &result)
{
    const SizedFigure *hours = result.output(u"hours_per_run");
    if (result.kind == SizingResult::Kind::Serving || !hours || !(hours->likely > 0))
        return {};
    const SizedFigure *start = runInput(result, u"start_minutes");
    const SizedFigure *idle = runInput(result, u"idle_minutes");
    return {start ? start->likely / 60 : 0, hours->likely, idle ? idle->likely / 60 : 0};
}

} // namespace slipway
