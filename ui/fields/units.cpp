// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/units.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace slipway {

namespace {

struct UnitWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::UnitWords)
};

constexpr std::array<std::pair<const char *, const char *>, 24> unitWords = {{
    {"GiB", QT_TRANSLATE_NOOP("slipway::UnitWords", "GiB")},
    {"GiB a month", QT_TRANSLATE_NOOP("slipway::UnitWords", "GiB a month")},
    {"USD an hour", QT_TRANSLATE_NOOP("slipway::UnitWords", "USD/h")},
    {"billions", QT_TRANSLATE_NOOP("slipway::UnitWords", "billion")},
    {"days", QT_TRANSLATE_NOOP("slipway::UnitWords", "days")},
    {"days a week", QT_TRANSLATE_NOOP("slipway::UnitWords", "days a week")},
    {"hours", QT_TRANSLATE_NOOP("slipway::UnitWords", "h")},
    {"hours a day", QT_TRANSLATE_NOOP("slipway::UnitWords", "h a day")},
    {"images/s", QT_TRANSLATE_NOOP("slipway::UnitWords", "images/s")},
    {"kB", QT_TRANSLATE_NOOP("slipway::UnitWords", "kB")},
    {"minutes", QT_TRANSLATE_NOOP("slipway::UnitWords", "min")},
    {"minutes idle", QT_TRANSLATE_NOOP("slipway::UnitWords", "min idle")},
    {"months", QT_TRANSLATE_NOOP("slipway::UnitWords", "months")},
    {"ms", QT_TRANSLATE_NOOP("slipway::UnitWords", "ms")},
    {"nodes", ""},
    {"percent", QT_TRANSLATE_NOOP("slipway::UnitWords", "%")},
    {"percent a month", QT_TRANSLATE_NOOP("slipway::UnitWords", "% a month")},
    {"percent of requests", QT_TRANSLATE_NOOP("slipway::UnitWords", "% of requests")},
    {"percent of runs", QT_TRANSLATE_NOOP("slipway::UnitWords", "% of runs")},
    {"percent of trials", QT_TRANSLATE_NOOP("slipway::UnitWords", "% of trials")},
    {"requests/s", QT_TRANSLATE_NOOP("slipway::UnitWords", "requests/s")},
    {"seconds", QT_TRANSLATE_NOOP("slipway::UnitWords", "s")},
    {"tokens", QT_TRANSLATE_NOOP("slipway::UnitWords", "tokens")},
    {"vCPU", QT_TRANSLATE_NOOP("slipway::UnitWords", "vCPUs")},
}};

} // namespace

QString unitText(const QString &unit)
{
    const auto found = std::find_if(unitWords.begin(), unitWords.end(), [&](const auto &words) {
        return unit == QLatin1StringView(words.first);
    });
    if (found == unitWords.end())
        return unit;
    return *found->second ? UnitWords::tr(found->second) : QString();
}

} // namespace slipway
