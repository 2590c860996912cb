// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include <vector>

class QToolButton;

namespace slipway {

/// The chip of one job: its name, and on the one on show an arrow that opens its menu. As wide shown as not.
class JobChip final : public QPushButton
{
    Q_OBJECT
public:
    explicit JobChip(QWidget *parent = nullptr);

    void showJob(const QString &name, bool enabled, bool shown);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Global place for the menu.
    void menuWanted(const QPoint &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void nextCheckState() override { }

private:
    [[nodiscard]] QRect arrow() const;

    QString m_name;
    mutable QString m_measuredName;
    mutable QFont m_measuredFont;
    mutable int m_room = 0; ///< px for the name; of m_measuredName in m_measuredFont
};

/// Chips in a row that scrolls with arrows where they do not fit, and one more button behind the last.
class ChipRow final : public QWidget
{
    Q_OBJECT
public:
    explicit ChipRow(QWidget *parent = nullptr);

    void addChip(QPushButton *chip);
    void removeChip(QPushButton *chip);
    void setTail(QPushButton *button);
    /// After chips came, went or have other names.
    void arrange();
    void reveal(const QWidget *chip);
    [[nodiscard]] bool isScrolled() const;

    [[nodiscard]] static int heightFor(const QFont &font);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int chipsWidth() const;
    [[nodiscard]] int tailWidth() const; ///< with the gap before it
    [[nodiscard]] int contentWidth() const;
    [[nodiscard]] int roomWidth() const;
    void scrollBy(int pixels);

    QWidget *m_view = nullptr; ///< cuts what is scrolled out
    QToolButton *m_back = nullptr;
    QToolButton *m_onwards = nullptr;
    std::vector<QPushButton *> m_chips;
    QPushButton *m_tail = nullptr;
    int m_offset = 0;
};

} // namespace slipway
