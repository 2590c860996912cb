// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace slipway {

struct PdfBookmark
{
    QString title;
    int level = 1; ///< 1 or 2; a 2 belongs to the 1 before it
    int page = 0; ///< from 0
    double fromTop = 0; ///< points from the upper edge of the page
};

struct PdfAdditions
{
    QString author; ///< empty: none
    QDateTime madeOn; ///< replaces the moment of writing; an invalid one leaves it
    std::vector<PdfBookmark> bookmarks;
};

/// Adds what QPdfWriter of Qt 6.4 cannot: an outline, the language, the author and a creation date of choice. The
/// outline is an incremental update at the end (ISO 32000-1, 7.5.6), the date is replaced in place. Error where `pdf`
/// is not laid out as QPdfWriter does.
[[nodiscard]] Result<QByteArray> withPdfAdditions(QByteArray pdf, const PdfAdditions &additions);

} // namespace slipway
