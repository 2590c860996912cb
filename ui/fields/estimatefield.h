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

/// A caption, a number, and beside the caption a small link to its range: lowest and highest value, in a box of its
/// own. Typing a likely value inside of the range keeps it; one outside says that the range was wrong: it is dropped, with a
/// line that says so and a way to take that back.
class EstimateField final : public QWidget
{
    Q_OBJECT
public:
    explicit EstimateField(const QString &caption, QWidget *parent = nullptr);

    [[nodiscard]] NumberField *number() const { return m_number; }
    [[nodiscard]] CaptionedField *captioned() const { return m_captioned; }
    [[nodiscard]] LinkButton *rangeLink() const { return m_link; }
    /// Of the likely value, and the outer ends of the range.
    void setLimits(double lowest, double highest, int decimals);
    void setUnit(const QString &unit);
    /// Whether the link to a range stands there for a figure that has none. Default: it does. What has one shows it.
    void setRangeOffered(bool offered);
    /// An optional estimate may be empty.
    void setOptional(bool optional);

    /// Shows the value without a signal; text that is no number stays unless `force`.
    void show(const std::optional<Estimate> &value, bool force);
    using QWidget::show;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const std::optional<slipway::Estimate> &value);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void enterLikely(double likely);
    void takeBack();
    void showDropped();
    [[nodiscard]] QString rangeText(const Estimate &value) const;
    void openRange();
    void showLink();
    [[nodiscard]] bool hasRange() const { return m_value && m_value->isRange(); }
    void placeLink();

    CaptionedField *m_captioned = nullptr;
    NumberField *m_number = nullptr;
    LinkButton *m_link = nullptr;
    QString m_rangeText;
    bool m_rangeOffered = true;
    double m_lowest = 0;
    double m_highest = 1e15;
    int m_decimals = 2;
    QString m_unit;
    std::optional<Estimate> m_value;
    std::optional<Estimate> m_before; ///< when the typing began
    std::optional<Estimate> m_dropped; ///< whose range went with what was typed
    QLabel *m_droppedText = nullptr;
    LinkButton *m_droppedUndo = nullptr;
};

} // namespace slipway
