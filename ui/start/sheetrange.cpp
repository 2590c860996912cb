// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/sheetrange.h"

#include "ui/support/numberfield.h"

#include <QEvent>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

SheetRange::SheetRange(QWidget *parent)
    : RangeFrame(parent)
{
    for (const Part part : {Low, Likely, High}) {
        connect(number(part), &NumberField::edited, this, [this, part] { read(part); });
        connect(number(part), &NumberField::cleared, this, [this, part] { read(part); });
    }
}

void SheetRange::setLimits(double lowest, double highest, int decimals)
{
    for (const Part part : {Low, Likely, High}) {
        number(part)->setDecimals(decimals);
        number(part)->setRange(lowest, highest);
    }
}

void SheetRange::setName(const QString &name)
{
    const auto setNameOf = [&](Part part, const QString &word) {
        number(part)->setAccessibleName(unit().isEmpty() ? u"%1, %2"_s.arg(name, word)
                                                         : u"%1, %2, %3"_s.arg(name, word, unit()));
    };
    setNameOf(Low, tr("low"));
    setNameOf(Likely, tr("likely"));
    setNameOf(High, tr("high"));
}

void SheetRange::setValue(const std::optional<Estimate> &value)
{
    m_value = value;
    m_before.reset();
    number(Likely)->setValue(value ? std::optional(value->likely) : std::nullopt);
    number(Low)->setValue(value ? value->low : std::nullopt);
    number(High)->setValue(value ? value->high : std::nullopt);
}

bool SheetRange::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_before.reset();
    return RangeFrame::eventFilter(watched, event);
}

void SheetRange::read(Part part)
{
    const std::optional<double> typed = number(part)->value();
    if (part == Likely && !typed)
        return;
    // Digits become a number one by one: what the first of them pushed aside comes back with the next.
    if (!m_before)
        m_before = m_value.value_or(Estimate(typed.value_or(0)));
    Estimate value = *m_before;
    if (part == Likely) {
        value.likely = *typed;
    } else {
        (part == Low ? value.low : value.high) = typed;
        if (typed)
            value.likely = part == Low ? std::max(value.likely, *typed) : std::min(value.likely, *typed);
    }
    // The figure that is typed counts; an end that it passed goes along.
    if (value.low && part != Low)
        value.low = std::min(*value.low, value.likely);
    if (value.high && part != High)
        value.high = std::max(*value.high, value.likely);
    m_value = value;
    const auto show = [&](Part other, const std::optional<double> &shown) {
        if (other != part)
            number(other)->setValue(shown);
    };
    show(Low, value.low);
    show(Likely, value.likely);
    show(High, value.high);
    Q_EMIT edited(m_value);
}

} // namespace slipway
