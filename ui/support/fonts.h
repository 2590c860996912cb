// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace slipway {

/// Registers the built-in family "Slipway Sans" (regular and semi-bold, tabular digits) from the
/// application's resources and returns its name. Needs a QGuiApplication. Calling it again is
/// harmless. Error Unreadable: the font could not be used; then no PDF may be written, because
/// Qt would write one without any text and report success.
[[nodiscard]] Result<QString> loadFonts();

/// Whether `text` is drawn whole on one line of that many pixels: QFontMetrics rounds its width down, and what elides it does not.
[[nodiscard]] bool fitsInto(const QString &text, const QFont &font, int width);

/// The font, narrowed as far as `text` needs to fit into `width` pixels, but never below 73 %; the font itself where that is not enough,
/// and the text has to be cut. For short lines that mean something else without their end, as a size without its generation.
[[nodiscard]] QFont narrowedToFit(const QString &text, const QFont &font, int width);

/// The same with nothing but the stretch set, for a widget whose theme decides the rest: `font` is the widget's, however it was narrowed before.
[[nodiscard]] QFont stretchToFit(const QString &text, const QFont &font, int width);

/// `text` in as many lines as it takes within `width` pixels, broken between words only: one word may be wider.
[[nodiscard]] QStringList wrappedLines(const QString &text, const QFont &font, int width);

} // namespace slipway
