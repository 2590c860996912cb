// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSize;
class QWidget;

namespace slipway {

/// Gives a dialog the size that it wants at text of 13 px, grown with larger text, and never more than the window has that it is opened over: what
/// reaches beyond the screen has no button to close it with. Once all of it is laid out.
void resizeWithinWindow(QWidget *dialog, const QSize &wanted);

} // namespace slipway
