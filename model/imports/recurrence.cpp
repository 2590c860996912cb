// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/recurrence.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

/// Years of four in which a month has this day, as a share.
double shareWithDay(int month, int day)
{
    const bool isShort = month == 4 || month == 6 || month == 9 || month == 11;
    if (month == 2)
        return day <= 28 ? 1 : day == 29 ? 0.25 : 0;
    return day <= (isShort ? 30 : 31) ? 1 : 0;
}

QSet<int> daysOf(const YamlNode &node)
{
    QSet<int> days;
    if (node.isScalar() && !node.isNull())
        days << node.text.toInt();
    for (const YamlNode &item : node.items)
        days << item.text.toInt();
    return days;
}

/// Days a month in the months that the recurrence comes to: after twelve of its steps these are the same again.
double daysPerMonth(const YamlNode &trigger, int every, std::optional<YearMonth> start)
{
    const YamlNode *node = trigger.at(u"schedule.month_days");
    const QSet<int> days = node ? daysOf(*node) : QSet<int>();
    if (days.isEmpty())
        return 1;
    double sum = 0;
    for (int i = 0; i < 12; ++i) {
        const int month = start ? (start->month() - 1 + i * (every % 12)) % 12 + 1 : i + 1;
        for (const int day : days)
            sum += shareWithDay(month, day);
    }
    return sum / 12;
}

} // namespace

int differentValues(const YamlNode &node, QStringView path)
{
    const YamlNode *found = node.at(path);
    QSet<QString> values;
    for (const YamlNode &item : found ? found->items : std::vector<YamlNode>())
        values << (item.isInteger() ? QString::number(item.text.toInt()) : item.text.toLower().remove(u'_'));
    return std::max(1, static_cast<int>(values.size()));
}

Result<double> startsPerMonth(const YamlNode &trigger, std::optional<YearMonth> start)
{
    const auto none = [](const QString &why) { return Error{ErrorCode::Invalid, why, {}}; };
    const YamlNode *frequency = trigger.find(u"frequency");
    const YamlNode *interval = trigger.find(u"interval");
    if (!frequency || !interval)
        return none(u"it is no recurrence"_s);
    bool isCounted = false;
    const int every = interval->text.toInt(&isCounted);
    if (!isCounted && interval->isInteger() && !interval->text.startsWith(u'-'))
        return none(u"its interval is too large to count with"_s);
    if (every < 1)
        return none(u"its interval is below 1"_s);
    const double times
        = differentValues(trigger, u"schedule.hours") * differentValues(trigger, u"schedule.minutes");
    const QString word = frequency->text.toLower();
    if (word == u"minute")
        return 43'800.0 / every;
    if (word == u"hour")
        return 730.0 / every;
    if (word == u"day")
        return 365.0 / 12 / every * times;
    if (word == u"week")
        return 365.0 / 84 / every * times * differentValues(trigger, u"schedule.week_days");
    if (word != u"month")
        return none(u"it is no recurrence"_s);
    const double days = daysPerMonth(trigger, every, start);
    if (days == 0)
        return none(u"the months that it comes to do not have its days"_s);
    return times * days / every;
}

} // namespace slipway
