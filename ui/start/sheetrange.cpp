// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/sheetrange.h"

#include "ui/support/fonts.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t low = 0;
constexpr std::size_t likely = 1;
constexpr std::size_t high = 2;

/// A number with a word before it, inside of its frame.
class RangePart final : public NumberField
{
public:
    RangePart(const QString &word, const char *part, QWidget *parent)
        : NumberField(parent)
        , m_word(word)
    {
        setProperty("part", QString::fromLatin1(part));
        connect(this, &QLineEdit::textChanged, this, &RangePart::fit);
        makeRoomForWord();
    }

    /// A number without its first digit is another one: word and number are drawn narrower. Not while it is typed.
    void fit()
    {
        if (hasFocus())
            return;
        constexpr int around
            = 30; // both edges, what a line edit keeps to itself, and the gap behind the word
        setFont(stretchToFit(m_word + text() + unit(), font(), width() - around));
    }

    void makeRoomForWord()
    {
        QMargins margins = textMargins();
        const int room = fontMetrics().horizontalAdvance(m_word) + 4;
        if (isRightToLeft())
            margins.setRight(room);
        else
            margins.setLeft(room);
        if (margins != textMargins())
            setTextMargins(margins);
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize size = NumberField::minimumSizeHint();
        return {fontMetrics().averageCharWidth() * 5 + fontMetrics().horizontalAdvance(m_word), size.height()};
    }

protected:
    void changeEvent(QEvent *event) override
    {
        NumberField::changeEvent(event);
        makeRoomForWord();
    }

    void resizeEvent(QResizeEvent *event) override
    {
        NumberField::resizeEvent(event);
        fit();
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        NumberField::focusOutEvent(event);
        fit();
    }

    void paintEvent(QPaintEvent *event) override
    {
        NumberField::paintEvent(event);
        QPainter painter(this);
        painter.setPen(Colors::of(QGuiApplication::palette()).secondary);
        const Qt::Alignment side = isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(rect().adjusted(9, 0, -9, 0), static_cast<int>(side | Qt::AlignAbsolute | Qt::AlignVCenter), m_word);
    }

private:
    QString m_word;
};

} // namespace

SheetRange::SheetRange(QWidget *parent)
    : QWidget(parent)
    // The style knows ends as they are seen: a mirrored frame begins with the high end.
    , m_parts({new RangePart(tr("low"), isRightToLeft() ? "last" : "first", this),
               new RangePart(tr("likely"), "middle", this),
               new RangePart(tr("high"), isRightToLeft() ? "first" : "last", this)})
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        NumberField *field = m_parts[part];
        field->setOptional(part != slipway::likely);
        field->installEventFilter(this);
        row->addWidget(field, part == high ? 4 : 3);
        connect(field, &NumberField::edited, this, [this, part] { read(part); });
        connect(field, &NumberField::cleared, this, [this, part] { read(part); });
    }
    setFocusProxy(m_parts[slipway::likely]);
}

NumberField *SheetRange::likely() const
{
    return m_parts[slipway::likely];
}

void SheetRange::setLimits(double lowest, double highest, int decimals)
{
    for (NumberField *field : m_parts) {
        field->setDecimals(decimals);
        field->setRange(lowest, highest);
    }
}

void SheetRange::setUnit(const QString &unit)
{
    m_parts[high]->setUnit(unit);
    for (NumberField *field : m_parts)
        static_cast<RangePart *>(field)->makeRoomForWord();
}

void SheetRange::setName(const QString &name)
{
    const std::array words = {tr("low"), tr("likely"), tr("high")};
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const QString unit = m_parts[high]->unit();
        m_parts[part]->setAccessibleName(unit.isEmpty() ? u"%1, %2"_s.arg(name, words[part])
                                                        : u"%1, %2, %3"_s.arg(name, words[part], unit));
    }
}

void SheetRange::setValue(const std::optional<Estimate> &value)
{
    m_value = value;
    m_before.reset();
    m_parts[slipway::likely]->setValue(value ? std::optional(value->likely) : std::nullopt);
    m_parts[low]->setValue(value ? value->low : std::nullopt);
    m_parts[high]->setValue(value ? value->high : std::nullopt);
}

bool SheetRange::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_before.reset();
    return QWidget::eventFilter(watched, event);
}

void SheetRange::read(std::size_t part)
{
    const std::optional<double> typed = m_parts[part]->value();
    if (part == slipway::likely && !typed)
        return;
    // Digits become a number one by one: what the first of them pushed aside comes back with the next.
    if (!m_before)
        m_before = m_value.value_or(Estimate(typed.value_or(0)));
    Estimate value = *m_before;
    if (part == slipway::likely) {
        value.likely = *typed;
    } else {
        (part == low ? value.low : value.high) = typed;
        if (typed)
            value.likely = part == low ? std::max(value.likely, *typed) : std::min(value.likely, *typed);
    }
    // The figure that is typed counts; an end that it passed goes along.
    if (value.low && part != low)
        value.low = std::min(*value.low, value.likely);
    if (value.high && part != high)
        value.high = std::max(*value.high, value.likely);
    m_value = value;
    const std::array shown = {value.low, std::optional(value.likely), value.high};
    for (std::size_t other = 0; other < m_parts.size(); ++other) {
        if (other != part)
            m_parts[other]->setValue(shown[other]);
    }
    Q_EMIT edited(m_value);
}

} // namespace slipway
