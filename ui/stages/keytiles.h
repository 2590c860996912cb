// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/keyfigures.h"
#include "ui/support/theme.h"

#include <QWidget>

#include <array>

namespace slipway {

class ExplainButton;
class LinkButton;

/// One key figure: caption, the figure in 18 px, a line of words with its sign, and at the foot a bar of the share of the limit. Where an
/// entry is missing the words are a link to it.
class KeyTile final : public QWidget
{
    Q_OBJECT
public:
    KeyTile(QColor Colors::*stage, QWidget *parent = nullptr);

    void showFigure(const KeyFigure &figure);
    [[nodiscard]] const KeyFigure &figure() const { return m_figure; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void fieldWanted(const QString &pointer);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeLink();
    /// The lines of a text within `room`, one or as many as a tile of this width has.
    [[nodiscard]] QStringList linesOf(const QString &text, int room) const;
    [[nodiscard]] QFont valueFont() const;

    QColor Colors::*m_stage;
    KeyFigure m_figure;
    LinkButton *m_link = nullptr;
};

/// Four of them side by side; they never change place.
class KeyTiles final : public QWidget
{
    Q_OBJECT
public:
    explicit KeyTiles(QColor Colors::*stage, QWidget *parent = nullptr);

    /// `explain` answers for the figures that can be asked about.
    void showFigures(const KeyFigures &figures, ExplainButton &explain);
    [[nodiscard]] KeyTile *tile(int index) const { return m_tiles.at(static_cast<std::size_t>(index)); }

    /// Height of tiles that are `width` together at this font: narrow ones have a second line for what stands over and under the figure,
    /// whether they need it or not, so that nothing moves with a figure.
    [[nodiscard]] static int heightFor(const QFont &font, int width);

Q_SIGNALS:
    void fieldWanted(const QString &pointer);

private:
    std::array<KeyTile *, 4> m_tiles = {};
};

} // namespace slipway
