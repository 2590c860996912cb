// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace slipway {

class NumberField;

/// Three numbers without frames of their own in one frame, each with its word, hairlines between them, and the unit: how a range looks, in the
/// fields of a plan as on the sheet of a goal.
class RangeFrame : public QWidget
{
    Q_OBJECT
public:
    enum Part { Low, Likely, High };

    explicit RangeFrame(QWidget *parent = nullptr);

    [[nodiscard]] NumberField *number(Part part) const { return m_numbers[part]; }
    void setUnit(const QString &unit);
    [[nodiscard]] QString unit() const { return m_unit; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int unitWidth() const;
    [[nodiscard]] QRect cell(int part) const;
    /// What stands before the numbers: where there is little room shorter words, none where there is none to spare.
    [[nodiscard]] const std::array<QString, 3> &words() const { return *m_shown; }
    /// By the numbers as they are. Not while one is typed: nothing moves under the hand.
    void chooseWords();
    [[nodiscard]] bool isTypedIn() const;
    /// With the gap after it; 0 without a word.
    [[nodiscard]] int wordWidth(int part) const;
    using WordWidths = std::array<int, 3>;
    [[nodiscard]] WordWidths widthsOf(const std::array<QString, 3> &words) const;
    /// What each of the numbers needs.
    [[nodiscard]] int numberWidth() const;
    void place();

    std::array<NumberField *, 3> m_numbers = {};
    std::array<QString, 3> m_words;
    std::array<QString, 3> m_shortWords; ///< the middle one is between them, and bold
    std::array<QString, 3> m_noWords;
    const std::array<QString, 3> *m_shown = &m_words;
    QString m_unit;
};

} // namespace slipway
