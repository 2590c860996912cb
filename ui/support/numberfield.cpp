// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/numberfield.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int edge = 10; // from the outline to the unit
constexpr int unitGap = 6; // from the text to the unit
constexpr qsizetype longestQuote = 30;

Error refused(const QString &message)
{
    return {ErrorCode::Invalid, message, {}};
}

struct NumberTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::NumberField)
};

bool isSpaceSign(QStringView text)
{
    return text.size() == 1 && text.front().isSpace();
}

} // namespace

Result<double> parseNumber(const QString &text, const QLocale &locale, int decimals, const QString &unit)
{
    QString typed = text.trimmed();
    if (!unit.isEmpty() && typed.endsWith(unit) && typed.size() > unit.size())
        typed = typed.chopped(unit.size()).trimmed();
    if (typed.isEmpty())
        return refused(NumberTexts::tr("Enter a number."));
    const QString group = locale.groupSeparator();
    if (isSpaceSign(group)) {
        for (QChar &sign : typed) {
            if (sign.isSpace())
                sign = group.front();
        }
    }
    // Typed minus signs are hyphens, whatever the locale prints.
    typed.replace(QChar(0x2212), u'-');

    bool ok = false;
    QLocale strict = locale;
    strict.setNumberOptions(QLocale::DefaultNumberOptions);
    const double value = strict.toDouble(typed, &ok);
    if (!ok || !std::isfinite(value)) {
        // Written with the decimal sign of another language: the same number is the example.
        QString other = typed;
        bool isOther = other.count(u',') + other.count(u'.') == 1;
        const double meant = isOther ? QLocale::c().toDouble(other.replace(u',', u'.'), &isOther) : 0;
        if (isOther && decimals == 0)
            return refused(NumberTexts::tr("Only whole numbers are possible here."));
        if (isOther)
            return refused(
                NumberTexts::tr("\"%1\" cannot be read as a number. Write it like %2.")
                    .arg(shortWordsText(text.trimmed(), longestQuote), numberText(meant, locale, decimals)));
        return refused(NumberTexts::tr("\"%1\" cannot be read as a number. Write it like %2.")
                           .arg(shortWordsText(text.trimmed(), longestQuote),
                                numberText(decimals > 0 ? 1234.5 : 1234, locale, decimals)));
    }
    const double scaled = value * std::pow(10.0, decimals);
    if (std::abs(scaled - std::round(scaled)) > 1e-9 * std::max(1.0, std::abs(scaled))) {
        return refused(decimals == 0 ? NumberTexts::tr("Only whole numbers are possible here.")
                                     : NumberTexts::tr("Decimals possible here: %1.").arg(decimals));
    }
    return value;
}

QString numberText(double value, const QLocale &locale, int decimals)
{
    QLocale grouping = locale;
    grouping.setNumberOptions(QLocale::DefaultNumberOptions);
    QString text = grouping.toString(value, 'f', decimals);
    const QString point = grouping.decimalPoint();
    if (decimals > 0 && text.contains(point)) {
        while (text.endsWith(grouping.zeroDigit()))
            text.chop(grouping.zeroDigit().size());
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

namespace {

/// A double click takes the number as a whole: words end at the sign between thousands, and half of one is not worth replacing. So does
/// a third one, which else would be the first of the next click and put the cursor into what was taken.
class WholeNumberPicker final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool third = event->type() == QEvent::MouseButtonPress && !m_third.hasExpired();
        if (event->type() != QEvent::MouseButtonDblClick && !third)
            return false;
        m_third.setRemainingTime(QApplication::doubleClickInterval());
        static_cast<QLineEdit *>(watched)->selectAll();
        return true;
    }

private:
    QDeadlineTimer m_third; ///< a click until then follows a double one
};

} // namespace

NumberField::NumberField(QWidget *parent)
    : QLineEdit(parent)
{
    installEventFilter(new WholeNumberPicker(this));
    connect(this, &QLineEdit::textEdited, this, &NumberField::readText);
    connect(this, &QLineEdit::editingFinished, this, &NumberField::commit);
    connect(this, &QLineEdit::textChanged, this, &NumberField::makeRoomForUnit);
    setValue(std::nullopt);
    makeRoomForUnit();
}

void NumberField::setRange(double lowest, double highest)
{
    Q_ASSERT(std::isfinite(lowest) && std::isfinite(highest) && lowest <= highest);
    m_lowest = lowest;
    m_highest = highest;
    judge();
}

void NumberField::setDecimals(int decimals)
{
    Q_ASSERT(decimals >= 0);
    m_decimals = decimals;
    if (!hasFocus() && m_problem.isEmpty())
        showValue();
    judge();
}

void NumberField::setUnit(const QString &unit)
{
    m_unit = unit;
    makeRoomForUnit();
    updateGeometry();
    update();
}

void NumberField::setOptional(bool optional)
{
    m_optional = optional;
    judge();
}

void NumberField::setValue(std::optional<double> value)
{
    // The page sets back what it has just been told; that must not disturb the text being typed.
    const bool typing = hasFocus() && m_problem.isEmpty() && value == m_value && isModified();
    m_value = value;
    if (typing)
        return;
    m_before = value;
    showValue();
    judge();
}

void NumberField::showValue()
{
    setText(m_value ? numberText(*m_value, locale(), m_decimals) : QString());
}

void NumberField::judge()
{
    if (text().trimmed().isEmpty()) {
        setProblem(m_optional ? QString() : NumberTexts::tr("A number is needed here."));
        return;
    }
    const Result<double> parsed = parseNumber(text(), locale(), m_decimals, m_unit);
    setProblem(parsed ? rangeProblem(*parsed) : parsed.error().message);
}

void NumberField::readText()
{
    judge();
    if (!m_problem.isEmpty())
        takeBack();
    else if (text().trimmed().isEmpty())
        take(std::nullopt);
    else
        take(*parseNumber(text(), locale(), m_decimals, m_unit));
}

void NumberField::takeBack()
{
    // Digits become a number one by one: what the first of them gave is not what the user means by all of them.
    if (isModified())
        take(m_before);
}

void NumberField::take(const std::optional<double> &value)
{
    if (m_value == value)
        return;
    m_value = value;
    if (value)
        Q_EMIT edited(*value);
    else
        Q_EMIT cleared();
}

std::optional<double> NumberField::typed() const
{
    if (!isModified() || !m_problem.isEmpty() || text().trimmed().isEmpty())
        return std::nullopt;
    const Result<double> parsed = parseNumber(text(), locale(), m_decimals, m_unit);
    return parsed ? std::optional(*parsed) : std::nullopt;
}

void NumberField::commit()
{
    readText();
    if (!m_problem.isEmpty())
        return;
    m_before = m_value;
    showValue();
}

void NumberField::setProblem(const QString &problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged(problem);
}

QString NumberField::written(double value) const
{
    const QString text = numberText(value, locale(), m_decimals);
    // A unit is told in its plural: "1 months" is none.
    return m_unit.isEmpty() || qFuzzyCompare(std::abs(value), 1.0) ? text : QString(text + u' ' + m_unit);
}

QString NumberField::rangeProblem(double value) const
{
    if (value < m_lowest)
        return NumberTexts::tr("%1 is too low. Enter %2 or more.").arg(written(value), written(m_lowest));
    if (value > m_highest)
        return NumberTexts::tr("%1 is too high. Enter %2 or less.").arg(written(value), written(m_highest));
    return {};
}

bool NumberField::canRestore() const
{
    return isModified() && !isReadOnly() && (!m_problem.isEmpty() || m_value != m_before);
}

bool NumberField::event(QEvent *event)
{
    // Before a shortcut of the page has it: Escape leaves a tool.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
        && canRestore()) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

bool NumberField::restore()
{
    if (!canRestore())
        return false;
    // As typed: what listens takes values that the user gave, and this one is theirs.
    take(m_before);
    showValue();
    judge();
    selectAll();
    return true;
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && restore())
        return;
    const bool up = event->key() == Qt::Key_Up;
    if ((!up && event->key() != Qt::Key_Down) || event->modifiers() != Qt::NoModifier || isReadOnly()) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const double next = std::clamp(m_value.value_or(m_lowest) + (up ? m_step : -m_step), m_lowest, m_highest);
    setText(numberText(next, locale(), m_decimals));
    setModified(true);
    readText();
    selectAll();
}

void NumberField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        setTextMargins({});
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::LayoutDirectionChange)
        makeRoomForUnit();
    if (event->type() == QEvent::LocaleChange && m_problem.isEmpty())
        showValue();
}

int NumberField::unitWidth() const
{
    return m_unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_unit);
}

void NumberField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    makeRoomForUnit();
}

QString NumberField::shownUnit() const
{
    const QString instead = text().isEmpty() ? placeholderText() : QString();
    return instead.isEmpty() || !instead.back().isLetter() ? m_unit : QString();
}

int NumberField::roomForUnit(int width) const
{
    const QString shown = text().isEmpty() ? placeholderText() : text();
    const int figure = std::max(fontMetrics().horizontalAdvance(shown), fontMetrics().horizontalAdvance(u"000"_s));
    const int before = isRightToLeft() ? textMargins().right() : textMargins().left();
    return width - 2 * edge - unitGap - figure - before - 4;
}

bool NumberField::holdsUnit(int width) const
{
    const int room = roomForUnit(width);
    return fitsInto(m_unit, narrowedToFit(m_unit, font(), room), room);
}

QFont NumberField::unitFont() const
{
    return narrowedToFit(m_unit, font(), roomForUnit(width()));
}

/// A unit is known by its beginning; a figure without its end is another one.
QString NumberField::fittingUnit() const
{
    const QString unit = shownUnit();
    return holdsUnit(width()) ? unit
                              : QFontMetrics(unitFont()).elidedText(unit, Qt::ElideRight, std::max(0, roomForUnit(width())));
}

void NumberField::makeRoomForUnit()
{
    const QString unit = fittingUnit();
    const int room = unit.isEmpty() ? 0 : QFontMetrics(unitFont()).horizontalAdvance(unit) + unitGap;
    // The other side may have a word of its own.
    QMargins margins = textMargins();
    if (isRightToLeft())
        margins.setLeft(room);
    else
        margins.setRight(room);
    if (margins != textMargins())
        setTextMargins(margins);
    // By itself a line of digits stands at the left even in a mirrored window, where the unit is.
    setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
}

QSize NumberField::sizeHint() const
{
    const QSize size = QLineEdit::sizeHint();
    return {fontMetrics().averageCharWidth() * 10 + unitWidth() + unitGap + 2 * edge, size.height()};
}

QSize NumberField::minimumSizeHint() const
{
    const QSize size = QLineEdit::minimumSizeHint();
    return {fontMetrics().averageCharWidth() * 4 + unitWidth() + unitGap + 2 * edge, size.height()};
}

void NumberField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const QString unit = fittingUnit();
    if (unit.isEmpty())
        return;
    QPainter painter(this);
    painter.setFont(unitFont());
    painter.setPen(Colors::of(QGuiApplication::palette()).secondary);
    const Qt::Alignment side = isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight;
    painter.drawText(rect().adjusted(edge, 0, -edge, 0),
                     static_cast<int>(side | Qt::AlignAbsolute | Qt::AlignVCenter), inOwnDirection(painter, unit));
}

} // namespace slipway
