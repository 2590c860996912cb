// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

class QLabel;

namespace slipway {

/// Widgets one after another, in as many lines as the width asks for. In a line they become narrower down to their least width before the
/// last of them goes to the next one; nothing is ever wider than the row.
class WrapRow final : public QLayout
{
public:
    explicit WrapRow(QWidget *parent, int spacing);
    ~WrapRow() override;

    /// `gap` pixels more than the spacing follow it.
    void insertWidget(int index, QWidget *widget, int gap = 0);
    /// The first of the row: it is never narrower than its words but where they are wider than the row, and then they take further lines.
    /// What stands beside it stands at the other end.
    void setTitle(QLabel *title);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_parts.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    struct Part
    {
        std::unique_ptr<QLayoutItem> item;
        int gap = 0;
    };
    struct Width
    {
        int least = 0; ///< in one line with others
        int wanted = 0;
    };
    [[nodiscard]] Width widthOf(const QLayoutItem &item) const;
    /// Of all parts in one line.
    [[nodiscard]] Width lineWidth() const;
    [[nodiscard]] bool isTitle(const QLayoutItem &item) const;
    /// Lays out at `rect` (only measuring when not `apply`) and returns the height used.
    int layOut(const QRect &rect, bool apply) const;
    /// The same for the parts of one line; `y` is its top. Returns its height.
    int layOutLine(const std::vector<const Part *> &line, const QRect &rect, int y, bool apply) const;

    std::vector<Part> m_parts;
    QLabel *m_title = nullptr;
};

} // namespace slipway
