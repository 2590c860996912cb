// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fit/servingreport.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway::fit {

using formulas::LlmFit;
using formulas::LlmRange;

double Judged::tokensRatio() const
{
    const double tokens
        = run->users * run->answer / (times.firstTokenSeconds + run->answer * times.tokenSeconds);
    return tokens / run->tokensPerSecond();
}

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, values.size() - 1);
    return values[low] + (place - static_cast<double>(low)) * (values[high] - values[low]);
}

double medianError(const std::vector<double> &ratios)
{
    std::vector<double> errors;
    for (const double ratio : ratios)
        errors.push_back(std::abs(ratio - 1));
    return quantile(errors, 0.5);
}

namespace {

using Ratio = double (Judged::*)() const;

std::vector<double> ratios(const std::vector<Judged> &runs, Ratio ratio, const QString &group = {})
{
    std::vector<double> values;
    for (const Judged &judged : runs) {
        if (group.isEmpty() || judged.run->group() == group)
            values.push_back((judged.*ratio)());
    }
    return values;
}

QString percent(double share)
{
    return QString::number(100 * share, 'f', share < 0.0995 ? 1 : 0) + u" %"_s;
}

QString inside(const std::vector<double> &values, const LlmRange &range)
{
    const auto held = std::count_if(values.begin(), values.end(), [&range](double ratio) {
        return 1 / ratio >= range.low && 1 / ratio <= range.high;
    });
    return percent(static_cast<double>(held) / static_cast<double>(values.size()));
}

QString ninth(const std::vector<double> &values)
{
    std::vector<double> errors;
    for (const double ratio : values)
        errors.push_back(std::abs(ratio - 1));
    return percent(quantile(errors, 0.9));
}

QString rowOf(const QString &name, const QString &group, const std::vector<Judged> &fitted,
              const std::vector<Judged> &leftOut, const std::vector<Judged> &roofline, const LlmFit &fit)
{
    const auto tokens = ratios(leftOut, &Judged::tokenRatio, group);
    const auto all = ratios(leftOut, &Judged::tokensRatio, group);
    const auto first = ratios(leftOut, &Judged::firstRatio, group);
    return u"| %1 | %2 | "_s.arg(name).arg(tokens.size())
        + QStringList{percent(medianError(ratios(fitted, &Judged::tokenRatio, group))),
                      percent(medianError(tokens)),
                      ninth(tokens),
                      inside(tokens, fit.perToken),
                      percent(medianError(all)),
                      inside(all, fit.tokens),
                      percent(medianError(first)),
                      inside(first, fit.firstToken),
                      percent(medianError(ratios(roofline, &Judged::tokenRatio, group)))}
              .join(u" | "_s)
        + u" |\n"_s;
}

constexpr double side = 560;
constexpr double margin = 60;

double place(double milliseconds)
{
    // From 1 to 100 ms on both axes.
    return margin + std::clamp(std::log10(milliseconds) / 2, -0.02, 1.02) * side;
}

QString line(double x1, double y1, double x2, double y2, const QString &look)
{
    return u"<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" %5/>\n"_s.arg(x1).arg(y1).arg(x2).arg(y2).arg(
        look);
}

QString words(double x, double y, const QString &text, const QString &look)
{
    return u"<text x=\"%1\" y=\"%2\" %3>%4</text>\n"_s.arg(x).arg(y).arg(look, text);
}

/// Where predicted is `factor` times measured.
QString diagonal(double factor, const QString &look)
{
    const double shift = std::log10(factor) / 2 * side;
    return line(margin, margin + side - shift, margin + side, margin - shift, look);
}

} // namespace

QString reportTable(const std::vector<Judged> &fitted, const std::vector<Judged> &leftOut,
                    const std::vector<Judged> &roofline, const LlmFit &fit)
{
    QString text
        = u"| model, GPU, weights, server | runs | time per token, fitted | left out | 9th decile | in range "
          u"| "
          u"tokens/s, left out | in range | first token, left out | in range | roofline, time per token |\n"
          u"|---|---|---|---|---|---|---|---|---|---|---|\n"_s;
    text += rowOf(u"**all**"_s, {}, fitted, leftOut, roofline, fit);
    std::map<QString, int> groups;
    for (const Judged &judged : fitted)
        ++groups[judged.run->group()];
    for (const auto &[group, count] : groups)
        text += rowOf(group, group, fitted, leftOut, roofline, fit);
    return text;
}

QString chart(const std::vector<Judged> &leftOut, const std::vector<Judged> &roofline, const LlmFit &fit)
{
    const double whole = side + 2 * margin;
    QString svg
        = u"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%1\" viewBox=\"0 0 %1 %1\" "
          u"font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"_s
              .arg(whole);
    for (const double tick : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0}) {
        const double at = place(tick);
        svg += line(at, margin, at, margin + side, u"stroke=\"#e5e5e5\""_s);
        svg += line(margin, whole - at, margin + side, whole - at, u"stroke=\"#e5e5e5\""_s);
        svg += words(at, margin + side + 18, QString::number(tick), u"text-anchor=\"middle\""_s);
        svg += words(margin - 8, whole - at + 4, QString::number(tick), u"text-anchor=\"end\""_s);
    }
    svg += diagonal(1, u"stroke=\"#444\""_s);
    svg += diagonal(1 / fit.perToken.low, u"stroke=\"#888\" stroke-dasharray=\"4 4\""_s);
    svg += diagonal(1 / fit.perToken.high, u"stroke=\"#888\" stroke-dasharray=\"4 4\""_s);
    const auto dots = [&svg, whole](const std::vector<Judged> &runs, const QString &look) {
        for (const Judged &judged : runs)
            svg += u"<circle cx=\"%1\" cy=\"%2\" r=\"2.5\" %3/>\n"_s
                       .arg(place(judged.run->tokenSeconds * 1e3), 0, 'f', 1)
                       .arg(whole - place(judged.times.tokenSeconds * 1e3), 0, 'f', 1)
                       .arg(look);
    };
    dots(roofline, u"fill=\"none\" stroke=\"#c9a36a\""_s);
    dots(leftOut, u"fill=\"#1f5fa8\" fill-opacity=\"0.6\""_s);
    svg += words(whole / 2, whole - 12, u"measured time per token, ms"_s, u"text-anchor=\"middle\""_s);
    svg += words(16, whole / 2, u"predicted, ms"_s,
                 u"text-anchor=\"middle\" transform=\"rotate(-90 16 %1)\""_s.arg(whole / 2));
    svg += words(margin, 24,
                 u"filled: Slipway, the run's model left out of the fit; open: roofline without fit"_s, {});
    svg += words(margin, 44, u"dashed: the range that is shown"_s, {});
    return svg + u"</svg>\n"_s;
}

} // namespace slipway::fit
