// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/keptwords.h"

#include "model/base/format.h"
#include "model/uncertainty/chancewords.h"

#include <QCoreApplication>

namespace slipway {

namespace {

struct KeptWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Robust)
};

QString askedText(const Robustness &robustness, const QLocale &locale)
{
    return chanceText({robustness.required, 0}, locale);
}

/// inCases() of what is kept too seldom, with as many decimals as tell it from what is asked for: no "64 %, 64 % asked for".
QString inFewerCases(const Chance &chance, double required, const QLocale &locale)
{
    constexpr int mostDecimals = 3;
    const auto text
        = [&locale](double share, int decimals) { return formatPercent(100 * share, locale, decimals); };
    int decimals = 0;
    while (decimals < mostDecimals && text(chance.share, decimals) == text(required, decimals))
        ++decimals;
    return decimals == 0 || !chance.isKnown()
        ? inCases(chance, locale)
        : KeptWords::tr("in %1 of all cases").arg(chanceText(chance, text(chance.share, decimals)));
}

} // namespace

QString keptName(const ConstraintChance &constraint)
{
    switch (constraint.kind) {
    case ConstraintChance::Kind::Budget:
        return KeptWords::tr("The budget");
    case ConstraintChance::Kind::Deadline:
        return KeptWords::tr("%1 ends by its deadline").arg(constraint.name);
    case ConstraintChance::Kind::Window:
        return KeptWords::tr("%1 ends in its window").arg(constraint.name);
    case ConstraintChance::Kind::Latency:
        break;
    }
    return KeptWords::tr("%1, %2 keeps its latency target").arg(constraint.name, constraint.deployment);
}

QString inCases(const Chance &chance, const QLocale &locale)
{
    const QString text = chanceText(chance, locale);
    return chance.isKnown() ? KeptWords::tr("in %1 of all cases").arg(text) : text;
}

QStringList keptTexts(const Robustness &choice, const Robustness &likely, const QLocale &locale)
{
    QStringList lines;
    const std::vector<ConstraintChance> &beside = likely.constraints;
    for (std::size_t c = 0; c < choice.constraints.size(); ++c) {
        const ConstraintChance &constraint = choice.constraints[c];
        QString line = KeptWords::tr("%1: %2", "what is to be kept, how often")
                           .arg(keptName(constraint),
                                constraint.met ? inCases(constraint.kept, locale)
                                               : inFewerCases(constraint.kept, choice.required, locale));
        if (c < beside.size() && beside[c].kept != constraint.kept)
            line += KeptWords::tr(", the cheapest at likely values %1").arg(inCases(beside[c].kept, locale));
        if (!constraint.met)
            line += KeptWords::tr(" (%1 asked for)").arg(askedText(choice, locale));
        lines << line;
    }
    return lines;
}

QStringList missedTexts(const Robustness &robustness, const QLocale &locale)
{
    Robustness missed = robustness;
    std::erase_if(missed.constraints, &ConstraintChance::met);
    return keptTexts(missed, missed, locale);
}

} // namespace slipway
