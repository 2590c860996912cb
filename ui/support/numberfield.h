// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QLineEdit>
#include <QLocale>
#include <QString>

#include <limits>
#include <optional>

namespace slipway {

/// Reads what a person typed, by the locale's own signs and never by guessing: in German
/// "1.234,5" is 1234.5, in English it is refused. Spaces group digits only where the locale groups
/// by spaces. Exponents ("7e9") are read. Refuses empty text, infinities and more than `decimals`
/// decimals; `unit` may stand behind it. Error Invalid, with a sentence for the user.
[[nodiscard]] Result<double> parseNumber(const QString &text, const QLocale &locale, int decimals,
                                         const QString &unit = {});
/// Writes it back so that parseNumber() gives the same: grouped, no needless zeros.
[[nodiscard]] QString numberText(double value, const QLocale &locale, int decimals);

/// A line for one number in the widget's locale() with its unit at the end. Empty text means "no
/// value"; whether that is a problem is setOptional(). Up and Down step, Escape puts back what was there before.
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    /// Both inclusive, finite. Default: 0 to 1e15.
    void setRange(double lowest, double highest);
    /// 0 (the default) takes whole numbers only.
    void setDecimals(int decimals);
    /// "GiB", "h", "%": drawn at the end of the line; CaptionedField puts it into the accessible name.
    void setUnit(const QString &unit);
    /// Whether a field of `width` pixels has room for figure and unit.
    [[nodiscard]] bool holdsUnit(int width) const;
    [[nodiscard]] QString unit() const { return m_unit; }
    [[nodiscard]] double lowest() const { return m_lowest; }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] int decimals() const { return m_decimals; }
    void setSingleStep(double step) { m_step = step; }
    /// An optional field may be empty. Default: it may not.
    void setOptional(bool optional);

    /// The last good value; while the text is not good that which was there before the typing began, and the last edited()
    /// said so. Nothing when an optional field is empty or no value was ever given.
    [[nodiscard]] std::optional<double> value() const { return m_value; }
    /// Shows the value, without a signal. Out of range is shown too, with its problem().
    void setValue(std::optional<double> value);

    /// The number that was typed, where it is good, whether value() has it or it was refused before; nothing otherwise.
    [[nodiscard]] std::optional<double> typed() const;

    /// Why the text as it stands is no value in range, in a sentence; empty when it is good.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// The user left a text there that is not in the plan.
    [[nodiscard]] bool isOpen() const { return !m_problem.isEmpty() && isModified(); }
    /// A value as this field writes it, with its unit.
    [[nodiscard]] QString written(double value) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user typed or committed a good value that differs from the last one; or what was typed is no value after
    /// all, and this is the old one again: the "24" of a "240" that is out of range was never meant.
    void edited(double value);
    /// The user emptied an optional field.
    void cleared();
    void problemChanged(const QString &problem);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showValue();
    void judge();
    void readText();
    void commit();
    void takeBack();
    /// Whether something was typed over the value that was there before.
    [[nodiscard]] bool canRestore() const;
    bool restore();
    void take(const std::optional<double> &value);
    void setProblem(const QString &problem);
    [[nodiscard]] QString rangeProblem(double value) const;
    [[nodiscard]] int unitWidth() const;
    /// Nothing beside words that stand for a figure that is not there ("to the end").
    [[nodiscard]] QString shownUnit() const;
    [[nodiscard]] QString fittingUnit() const;
    [[nodiscard]] int roomForUnit(int width) const;
    /// Narrower where the figure would have no room beside it.
    [[nodiscard]] QFont unitFont() const;
    void makeRoomForUnit();

    double m_lowest = 0;
    double m_highest = 1e15;
    double m_step = 1;
    int m_decimals = 0;
    bool m_optional = false;
    QString m_unit;
    QString m_problem;
    std::optional<double> m_value;
    std::optional<double> m_before; ///< the typing began
};

} // namespace slipway
