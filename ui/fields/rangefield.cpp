// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/rangefield.h"

#include "model/plan/likely.h"
#include "ui/fields/rangeframe.h"
#include "ui/support/captionedfield.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

RangeField::RangeField(const QString &caption, QWidget *parent)
    : QWidget(parent)
{
    m_captioned = new CaptionedField(
        caption, [this](QWidget *in) { return m_frame = new RangeFrame(in); }, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_captioned);
    setFocusProxy(number());
    number()->installEventFilter(this);
    connect(number(), &NumberField::edited, this, [this](double likely) {
        if (number()->isModified())
            enterLikely(likely);
    });
    connect(number(), &NumberField::cleared, this, [this] {
        m_value.reset();
        showEnds();
        Q_EMIT edited(std::nullopt);
    });
    const auto tie = [this](NumberField *field, std::optional<double> Estimate::*end) {
        connect(field, &NumberField::edited, this, [this, field, end](double value) {
            if (field->isModified())
                enterEnd(end, value);
        });
        connect(field, &NumberField::cleared, this, [this, end] { enterEnd(end, std::nullopt); });
    };
    tie(low(), &Estimate::low);
    tie(high(), &Estimate::high);
    nameParts();
}

NumberField *RangeField::low() const
{
    return m_frame->number(RangeFrame::Low);
}

NumberField *RangeField::number() const
{
    return m_frame->number(RangeFrame::Likely);
}

NumberField *RangeField::high() const
{
    return m_frame->number(RangeFrame::High);
}

void RangeField::setObjectNames(const QString &name)
{
    setObjectName(name + u"/range"_s);
    number()->setObjectName(name);
    low()->setObjectName(name + u"/low"_s);
    high()->setObjectName(name + u"/high"_s);
}

void RangeField::setLimits(double lowest, double highest, int decimals)
{
    m_lowest = lowest;
    m_highest = highest;
    m_decimals = decimals;
    number()->setRange(lowest, highest);
    for (NumberField *field : {low(), number(), high()})
        field->setDecimals(decimals);
    showEnds();
}

void RangeField::setUnit(const QString &unit)
{
    m_unit = unit;
    m_frame->setUnit(unit);
    nameParts();
}

void RangeField::nameParts()
{
    m_captioned->setCaption(m_captioned->caption());
    const QString name = m_frame->accessibleName();
    const QString unit = m_unit.isEmpty() ? QString() : u", "_s + m_unit;
    number()->setAccessibleName(name + unit);
    low()->setAccessibleName(tr("%1, lowest").arg(name) + unit);
    high()->setAccessibleName(tr("%1, highest").arg(name) + unit);
}

void RangeField::setUsual(double low, double high)
{
    m_usualLow = low;
    m_usualHigh = high;
    showEnds();
}

void RangeField::setOptional(bool optional)
{
    number()->setOptional(optional);
}

void RangeField::show(const std::optional<Estimate> &value, bool force)
{
    if (value != m_value) {
        m_before.reset();
        m_dropped.reset();
    }
    m_value = value;
    showEnds();
    const auto put = [force](NumberField *field, const std::optional<double> &now) {
        if (force)
            field->setModified(
                false); // what was typed belonged to another plan, and so does what was there before
        if (force || field->value() != now || field->problem().isEmpty())
            field->setValue(now);
    };
    put(number(), value ? std::optional<double>(value->likely) : std::nullopt);
    put(low(), value ? value->low : std::nullopt);
    put(high(), value ? value->high : std::nullopt);
    showDropped();
}

void RangeField::enterLikely(double likely)
{
    if (!m_before)
        m_before = m_value.value_or(Estimate(likely));
    m_value = withLikely(*m_before, likely);
    const bool drops = m_before->isRange() && !m_value->isRange();
    m_dropped = drops ? m_before : std::nullopt;
    const std::array<std::pair<NumberField *, std::optional<double> Estimate::*>, 2> ends
        = {std::pair(low(), &Estimate::low), std::pair(high(), &Estimate::high)};
    std::array<bool, 2> waited = {};
    for (std::size_t i = 0; i < ends.size(); ++i)
        waited[i] = !ends[i].first->problem().isEmpty();
    showEnds();
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto &[field, end] = ends[i];
        if (waited[i] && !field->problem().isEmpty())
            continue; // it says still what is wrong with it
        if (waited[i])
            (*m_before).*end = (*m_value).*end = field->typed(); // typed before the figure it fits to
        field->setValue((*m_value).*end);
    }
    Q_EMIT edited(m_value);
    showDropped();
}

void RangeField::enterEnd(std::optional<double> Estimate::*end, std::optional<double> value)
{
    if (!m_value)
        return;
    m_dropped.reset();
    Estimate changed = *m_value;
    changed.*end = value;
    m_value = changed;
    if (m_before)
        (*m_before).*end = value;
    Q_EMIT edited(changed);
    showDropped();
}

void RangeField::takeBack()
{
    if (!m_dropped)
        return;
    const Estimate before = *std::exchange(m_dropped, std::nullopt);
    m_before.reset();
    number()->setFocus(Qt::OtherFocusReason); // before the link that has it goes
    show(before, true);
    Q_EMIT edited(before);
}

void RangeField::makeDropped()
{
    m_droppedText = new PlainLabel(this);
    m_droppedText->setObjectName(u"rangeDropped"_s);
    m_droppedText->setToolTip(tr("The figure lies outside of the range that it had."));
    setTextRole(m_droppedText, TextRole::Caption);
    m_droppedUndo = new LinkButton(tr("Undo"), this);
    m_droppedUndo->setObjectName(u"rangeUndo"_s);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, space::group, 0, 0);
    row->setSpacing(space::field);
    row->addWidget(m_droppedText);
    row->addWidget(m_droppedUndo);
    row->addStretch(1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    setTabOrder(this, m_droppedUndo);
    connect(m_droppedUndo, &QPushButton::clicked, this, &RangeField::takeBack);
}

void RangeField::showDropped()
{
    if (!m_dropped && !m_droppedText)
        return;
    if (!m_droppedText)
        makeDropped();
    if (m_dropped)
        m_droppedText->setText(tr("Range %1 dropped").arg(rangeText(*m_dropped)));
    setShown(m_droppedText, m_dropped.has_value());
    setShown(m_droppedUndo, m_dropped.has_value());
}

void RangeField::showEnds()
{
    const bool ranged = m_value && m_value->isRange();
    low()->setEnabled(m_value.has_value());
    high()->setEnabled(m_value.has_value());
    const double likely = m_value ? m_value->likely : m_lowest;
    low()->setRange(std::min(m_lowest, likely), std::max(m_lowest, likely));
    high()->setRange(std::min(likely, m_highest), std::max(likely, m_highest));
    const auto usual = [&](NumberField *field, double factor, const QString &said) {
        const bool known = m_value && !ranged && factor != 1 && m_value->likely != 0;
        const double value = std::clamp(likely * factor, m_lowest, m_highest);
        field->setPlaceholderText(known ? numberText(value, locale(), m_decimals) : QString());
        field->setToolTip(known ? said.arg(field->placeholderText()) : QString());
    };
    usual(low(), m_usualLow, tr("Nothing is typed in: usually not less than %1 is reckoned with."));
    usual(high(), m_usualHigh, tr("Nothing is typed in: usually not more than %1 is reckoned with."));
}

QString RangeField::rangeText(const Estimate &value) const
{
    const auto written = [this](double figure) { return numberText(figure, locale(), m_decimals); };
    return written(value.low.value_or(value.likely)) + u'\u2013' + written(value.high.value_or(value.likely));
}

bool RangeField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_before.reset();
    return QWidget::eventFilter(watched, event);
}

} // namespace slipway
