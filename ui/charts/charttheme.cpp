// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charttheme.h"

#include "model/base/planwords.h"

#include <QApplication>
#include <QFontInfo>

namespace slipway {

QColor mixed(const QColor &under, const QColor &over, double share)
{
    const auto channel = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {channel(under.red(), over.red()), channel(under.green(), over.green()),
            channel(under.blue(), over.blue())};
}

QColor Colors::*colorOfStage(CostStage stage)
{
    switch (stage) {
    case CostStage::Experimentation:
        return &Colors::experimentation;
    case CostStage::Training:
        return &Colors::training;
    case CostStage::Deployment:
        return &Colors::deployment;
    case CostStage::Shared:
        break;
    }
    return &Colors::other;
}

QColor stageColor(CostStage stage, const Colors &colors)
{
    return colors.*colorOfStage(stage);
}

ChartTheme ChartTheme::of(const Colors &colors, const QFont &font)
{
    ChartTheme theme;
    theme.ground = colors.card;
    theme.text = colors.text;
    theme.secondary = colors.secondary;
    theme.grid = colors.line;
    theme.accent = colors.accent;
    theme.band = mixed(colors.card, colors.accent, 0.22);
    theme.limit = colors.bad;
    theme.less = colors.good;
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        theme.stages[stage] = stageColor(static_cast<CostStage>(stage), colors);
    theme.font = font;
    // The C locale groups no digits, and it is what a machine without settings has.
    if (theme.locale.language() == QLocale::C)
        theme.locale = QLocale(QLocale::English, QLocale::UnitedStates);
    return theme;
}

ChartTheme ChartTheme::of(const QPalette &palette)
{
    QFont font = QApplication::font();
    font.setPixelSize(qMax(9, qRound(QFontInfo(font).pixelSize() * 12.0 / 13.0)));
    return of(Colors::of(palette), font);
}

ChartTheme ChartTheme::print(const QString &family)
{
    QFont font(family);
    font.setPixelSize(12);
    ChartTheme theme = of(Colors::light(), font);
    theme.locale = wordsLocale();
    theme.outline = 0.4; // on paper a quarter of a point: a hairline
    return theme;
}

QColor ChartTheme::outlineOf(const QColor &mark) const
{
    return mixed(mark, text, 0.45);
}

} // namespace slipway
