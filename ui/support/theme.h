// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

class QApplication;
class QTableView;
class QWidget;

namespace slipway {

enum class ThemeChoice { System, Light, Dark };

/// The colours of one theme. Text colours keep 4.5:1 against window and card, marks (stages,
/// severities, focus) 3:1 against the card; tests/ui/support checks it.
struct Colors
{
    bool dark = false;
    QColor window; ///< behind the cards
    QColor card; ///< cards, tables, step list, summary
    QColor line; ///< hairlines and card outlines: decoration only
    QColor fieldLine; ///< outline of inputs and buttons: 3:1 against the card
    QColor hover; ///< what the pointer is over
    QColor text;
    QColor secondary; ///< captions and remarks
    QColor accent; ///< links, focus, the primary button, the current step
    QColor onAccent; ///< text on accent
    QColor selected; ///< ground of the selected row or step
    QColor good;
    QColor caution;
    QColor bad;
    QColor experimentation; ///< the stage colours are the same everywhere and for good
    QColor training;
    QColor deployment;
    QColor other; ///< any cost that belongs to no stage
    QColor otherDots; ///< choices beside the ones that matter: 3:1 against the card
    QColor band; ///< between P10 and P90; has an outline in the accent colour
    QColor zone; ///< of a chart: beyond a deadline or a target
    QColor grid; ///< lines of a chart: decoration only
    QColor differs; ///< ground of what differs from its basis
    QColor better; ///< the same, for the better
    QColor worse; ///< the same, for the worse

    /// The light or the dark set, by what the palette looks like (text lighter than its ground).
    [[nodiscard]] static const Colors &of(const QPalette &palette);
    [[nodiscard]] static const Colors &light();
    [[nodiscard]] static const Colors &darkSet();
};

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Sizes are in points and relative to `bodyPoints`, so they follow a larger text setting.
[[nodiscard]] QString styleSheet(const Colors &colors, qreal bodyPoints = 9.75);

/// Fusion, our palette, font and style sheet for the whole application. `textScale` 2.0 doubles
/// all text. System looks at the platform's palette at the moment of the call. Call loadFonts()
/// first. Widgets hear of a change by QEvent::PaletteChange.
void applyTheme(QApplication &application, ThemeChoice choice, qreal textScale = 1.0);

/// How large text in `font` is: 1 for body text of 13 px. What must hold text or stand beside it grows by this.
[[nodiscard]] qreal textScaleOf(const QFont &font);

/// What a label or button is, for its size, weight and colour: use these, never QFont or
/// setStyleSheet() on single widgets. May be changed at any time.
enum class TextRole {
    Body, ///< 13 px at 100 %
    Caption, ///< 13 px, secondary
    Strong, ///< body, bold: card titles, names in lists
    PageTitle, ///< 18 px, bold: titles of pages, key figures
    Total, ///< 28 px, bold: the average month, the one large number
    Good, ///< body in the colour of its meaning; always beside a word or a sign
    Caution,
    Bad,
};
void setTextRole(QWidget *widget, TextRole role);

/// Which ground a plain QWidget or QFrame paints: style sheets give plain widgets none.
enum class Surface { Window, Card };
void setSurface(QWidget *widget, Surface surface);

/// Marks the one button of a page that goes on, in the accent colour.
void setPrimary(QWidget *button, bool primary = true);

/// Draws the outline of an input in the colour of an error; CaptionedField does it by itself.
void setInvalid(QWidget *field, bool invalid);

/// Shows or hides `widget` where that is a change. What is shown once more is styled and laid out with all of its parts, also on a page
/// that is not on show itself.
void setShown(QWidget *widget, bool shown);

/// The look of all tables: no grid but a hairline under each row, whole rows selected, no row
/// numbers, the first column takes what width is left, the others their content.
void setUpTable(QTableView *table);

/// Spacing on the 4 px grid.
namespace space {
inline constexpr int group = 4; ///< inside a group: caption and field
inline constexpr int field = 8; ///< between fields
inline constexpr int block = 16; ///< between groups; padding of a card
inline constexpr int page = 16; ///< around a page, and between its columns
} // namespace space

} // namespace slipway
