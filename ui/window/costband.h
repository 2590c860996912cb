// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace slipway {

/// Between what the total lies, as a bar from P10 to P90 with a tick at P50; a diamond is the plan's own figure. Decoration for those
/// who see it: the figures beside it say the same.
class CostBand final : public QWidget
{
    Q_OBJECT
public:
    /// All in one unit, p10 <= p50 <= p90.
    struct Marks
    {
        double p10 = 0;
        double p50 = 0;
        double p90 = 0;
        double planned = 0;

        friend bool operator==(const Marks &, const Marks &) = default;
    };

    explicit CostBand(QWidget *parent = nullptr);

    /// None: nothing is drawn.
    void setMarks(const std::optional<Marks> &marks);
    [[nodiscard]] const std::optional<Marks> &marks() const { return m_marks; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Marks> m_marks;
};

} // namespace slipway
