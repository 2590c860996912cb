// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace slipway {

class CaptionedField;
class LinkButton;
class NumberField;
class RangeFrame;

/// A figure that may be uncertain: low, likely and high as three edits in one frame, with the unit at its end. An empty low or high
/// is no range; its place shows what is usually reckoned with then. A likely value outside of the range says that the range was
/// wrong: it is dropped, with a line that says so and a way to take that back.
class RangeField final : public QWidget
{
    Q_OBJECT
public:
    explicit RangeField(const QString &caption, QWidget *parent = nullptr);

    [[nodiscard]] NumberField *low() const;
    /// The likely value.
    [[nodiscard]] NumberField *number() const;
    [[nodiscard]] NumberField *high() const;
    /// `name` for the likely value; the whole and its ends are called after it: "name/range", "name/low", "name/high".
    void setObjectNames(const QString &name);
    [[nodiscard]] CaptionedField *captioned() const { return m_captioned; }
    /// Of the likely value, and the outer ends of the range.
    void setLimits(double lowest, double highest, int decimals);
    void setUnit(const QString &unit);
    /// Factors of the likely value that are reckoned with where no range is typed in; 1 and 1: none.
    void setUsual(double low, double high);
    /// An optional figure may be empty.
    void setOptional(bool optional);

    /// Shows the value without a signal; text that is no number stays unless `force`.
    void show(const std::optional<Estimate> &value, bool force);
    using QWidget::show;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const std::optional<slipway::Estimate> &value);

private:
    void enterLikely(double likely);
    void enterEnd(std::optional<double> Estimate::*end, std::optional<double> value);
    void takeBack();
    /// What says that a range was dropped: made when the first one is.
    void makeDropped();
    void showDropped();
    /// Limits and placeholders of the ends, which follow the likely value.
    void showEnds();
    void nameParts();
    [[nodiscard]] QString rangeText(const Estimate &value) const;

    RangeFrame *m_frame = nullptr;
    CaptionedField *m_captioned = nullptr;
    double m_lowest = 0;
    double m_highest = 1e15;
    double m_usualLow = 1;
    double m_usualHigh = 1;
    int m_decimals = 2;
    QString m_unit;
    std::optional<Estimate> m_value;
    std::optional<Estimate> m_before; ///< when the typing began
    std::optional<Estimate> m_dropped; ///< whose range went with what was typed
    QLabel *m_droppedText = nullptr; ///< null until a range was dropped
    LinkButton *m_droppedUndo = nullptr;
};

} // namespace slipway
