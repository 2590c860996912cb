// SPDX-License-Identifier: GPL-3.0-or-later
// slipway_fit_serving: fits the model of language-model servers to tests/data/serving/measured.csv. Writes
// resources/serving/fit.csv, docs/pictures/serving-model.svg and, to the standard output, the table of errors.
#include "tests/fit/servingfit.h"

#include <QDate>
#include <QFile>

#include <cmath>
#include <cstdio>
#include <map>

using namespace Qt::StringLiterals;
using namespace slipway::fit;
using namespace slipway::formulas;

namespace {

/// Of held-out residuals on each side, what ranges leave out.
constexpr double outside = 0.035;
/// Ranges where nothing was measured, as a power of those where something was; that of the first token, whose residuals come
/// from how the runs were made more than from the machine, grows less.
constexpr double widening = 1.5;
constexpr double wideningOfFirst = 1.2;

/// Measured as a share of predicted, nine of ten inside.
void setRange(const std::vector<std::vector<Judged>> &sets, double (Judged::*ratio)() const, LlmRange &here,
              LlmRange &elsewhere, double power = widening)
{
    here = {1, 1};
    std::vector<double> shares;
    for (const std::vector<Judged> &set : sets) {
        for (const Judged &judged : set)
            shares.push_back(1 / (judged.*ratio)());
    }
    here = {std::min(1.0, quantile(shares, outside)), std::max(1.0, quantile(shares, 1 - outside))};
    elsewhere = {std::pow(here.low, power), std::pow(here.high, power)};
}

QString number(double value)
{
    return QString::number(value, 'g', 4);
}

QString fitFile(const LlmFit &fit, const std::vector<ServingRun> &runs)
{
    QString text = u"kind,name,value,low,high,unit,note\nmade,date,,,,,%1\n"_s.arg(
        QDate::currentDate().toString(Qt::ISODate));
    for (const LlmFitName &name : llmFitNames())
        text += u"%1,%2,%3,,,%4,\n"_s.arg(
            name.assumed ? u"assumed"_s : u"fitted"_s, QString::fromLatin1(name.name),
            name.assumed ? QString::number(fit.*name.member, 'g', 12) : number(fit.*name.member),
            QString::fromLatin1(name.unit));
    for (const LlmRangeName &name : llmRangeNames()) {
        const LlmRange &range = fit.*name.member;
        text += u"range,%1,,%2,%3,,\n"_s.arg(QString::fromLatin1(name.name), number(range.low),
                                             number(range.high));
    }
    std::map<QString, int> counts;
    for (const ServingRun &run : runs)
        ++counts[run.gpu + u' ' + wordOf(run.format)];
    for (const auto &[what, count] : counts)
        text += u"measured,%1,%2,,,runs,\n"_s.arg(what).arg(count);
    return text;
}

bool write(const QString &path, const QString &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

} // namespace

int main()
{
    const QString root = QStringLiteral(SLIPWAY_SOURCE_DIR "/");
    const std::vector<ServingRun> runs = servingRuns(root + u"tests/data/serving/measured.csv"_s);
    std::vector<const ServingRun *> all;
    for (const ServingRun &run : runs)
        all.push_back(&run);
    LlmFit fit = fitTo(all, startOfFit());
    // The table keeps four digits: what is judged is what it says.
    for (const LlmFitName &name : fittedNames())
        fit.*name.member = number(fit.*name.member).toDouble();
    std::vector<Judged> fitted;
    std::vector<Judged> unfitted;
    for (const ServingRun &run : runs) {
        fitted.push_back({&run, predicted(run, fit)});
        unfitted.push_back({&run, predicted(run, roofline())});
    }
    const std::vector<Judged> byModel = leftOut(runs, fit, [](const ServingRun &run) { return run.family; });
    const std::vector<Judged> byConfiguration
        = leftOut(runs, fit, [](const ServingRun &run) { return run.configuration; });
    setRange({byModel, byConfiguration}, &Judged::tokenRatio, fit.perToken, fit.perTokenElsewhere);
    setRange({byModel, byConfiguration}, &Judged::tokensRatio, fit.tokens, fit.tokensElsewhere);
    setRange({byModel, byConfiguration}, &Judged::firstRatio, fit.firstToken, fit.firstTokenElsewhere,
             wideningOfFirst);
    const QString report = u"Runs of the same model left out:\n\n"_s
        + reportTable(fitted, byModel, unfitted, fit) + u"\nRuns of the same configuration left out:\n\n"_s
        + reportTable(fitted, byConfiguration, unfitted, fit);
    std::fputs(qPrintable(report), stdout);
    return write(root + u"resources/serving/fit.csv"_s, fitFile(fit, runs))
            && write(root + u"docs/pictures/serving-model.svg"_s, chart(byModel, unfitted, fit))
        ? 0
        : 1;
}
