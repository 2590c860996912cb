// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace slipway {

/// Text that wraps into whatever room it gets: the last line that fits ends with an ellipsis where there is more, and the whole text is the
/// tool tip then.
class Paragraph final : public QWidget
{
    Q_OBJECT
public:
    explicit Paragraph(QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    /// In the secondary colour.
    void setQuiet(bool quiet);
    /// Room that no layout takes away: that of its lines, as long as those are between `least` and `most`. Default: one line.
    void setLines(int least, int most);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Lines that fit, each with where it stands.
    [[nodiscard]] QStringList lines(bool *cut = nullptr) const;
    void showToolTip();
    [[nodiscard]] int linesNeeded() const;

    QString m_text;
    bool m_quiet = false;
    int m_leastLines = 1;
    int m_mostLines = 1;
};

} // namespace slipway
