// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/names.h"

#include <algorithm>

namespace slipway::azureml {

namespace {

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

qsizetype longest(NameRule rule)
{
    switch (rule) {
    case NameRule::Compute:
        return 24;
    case NameRule::Endpoint:
        return 32;
    case NameRule::Deployment:
        return 30;
    case NameRule::Step:
    case NameRule::Plain:
        break;
    }
    return 64;
}

bool endsInDashAndDigits(const QString &name)
{
    const qsizetype dash = name.lastIndexOf(u'-');
    return dash >= 0 && std::all_of(name.begin() + dash + 1, name.end(), isDigit);
}

/// Letters and digits stay, everything between them becomes one separator.
QString reduced(const QString &wanted, QChar separator)
{
    QString result;
    for (const QChar c : wanted) {
        if (isLetter(c) || isDigit(c))
            result += c;
        else if (!result.isEmpty() && !result.endsWith(separator))
            result += separator;
    }
    return result;
}

/// "b", "c"... "z", "ba"...: what tells apart names that would be the same. Never digits: they could not end a name.
QString suffixOf(int number)
{
    QString result;
    for (; number > 0; number /= 26)
        result.prepend(QChar(u'a' + number % 26));
    return result;
}

QString fitted(QString name, NameRule rule, qsizetype room)
{
    const QChar separator = rule == NameRule::Step ? u'_' : u'-';
    name.truncate(room);
    while (name.endsWith(separator))
        name.chop(1);
    while (rule == NameRule::Compute && endsInDashAndDigits(name))
        name.remove(name.lastIndexOf(u'-'), 1);
    return name;
}

} // namespace

bool isValidName(const QString &name, NameRule rule)
{
    const QChar separator = rule == NameRule::Step ? u'_' : u'-';
    const qsizetype shortest = rule == NameRule::Step ? 1 : 3;
    if (name.size() < shortest || name.size() > longest(rule) || !isLetter(name.at(0)))
        return false;
    const bool characters = std::all_of(name.begin(), name.end(),
                                        [&](QChar c) { return isLetter(c) || isDigit(c) || c == separator; });
    if (!characters)
        return false;
    if (rule == NameRule::Step)
        return name == name.toLower();
    if (rule == NameRule::Compute)
        return !endsInDashAndDigits(name);
    return !name.contains(QStringLiteral("--")) && !name.endsWith(u'-');
}

NameList::NameList(const GivenNames &earlier)
    : m_earlier(earlier)
{
    for (const QString &name : earlier)
        m_reserved.insert(name.toLower());
}

QString NameList::take(const QString &wanted, NameRule rule, const QString &fallback, const QString &of)
{
    if (const QString earlier = of.isEmpty() ? QString() : m_earlier.value(of);
        isValidName(earlier, rule) && !m_taken.contains(earlier.toLower())) {
        m_taken.insert(earlier.toLower());
        m_given.insert(of, earlier);
        return earlier;
    }
    QString base = reduced(wanted, rule == NameRule::Step ? u'_' : u'-');
    if (rule == NameRule::Step)
        base = base.toLower();
    if (base.isEmpty() || !isLetter(base.at(0)))
        base.prepend(fallback);
    base = fitted(base, rule, longest(rule));
    if (base.size() < 3 && rule != NameRule::Step)
        base += fallback;
    QString name = fitted(base, rule, longest(rule));
    for (int number = 1; m_taken.contains(name.toLower()) || m_reserved.contains(name.toLower()); ++number) {
        const QString suffix = suffixOf(number);
        name = fitted(base, rule, longest(rule) - suffix.size()) + suffix;
    }
    m_taken.insert(name.toLower());
    if (!of.isEmpty())
        m_given.insert(of, name);
    return name;
}

} // namespace slipway::azureml
