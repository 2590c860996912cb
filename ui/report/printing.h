// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

class QPrinter;
class QWidget;

namespace slipway {

class ReportPages;

/// Sets the paper that the pages are laid out for, and how many there are to choose from. The pages are done.
void prepareForPages(QPrinter &printer, const ReportPages &pages, bool letterPaper);
/// The dialog of the system; false where the user cancels.
[[nodiscard]] bool choosePrinter(QPrinter &printer, QWidget *parent);
/// Prints the pages that the printer is set to: all of them, or from one to another. They are fitted to the paper where that is another.
/// Error Unwritable where the printer can not be started or stops.
[[nodiscard]] Result<void> printPages(const ReportPages &pages, QPrinter &printer);

} // namespace slipway
