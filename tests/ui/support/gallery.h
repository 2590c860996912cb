// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace slipway::test {

/// Everything of ui/support on one page, as a page would use it.
std::unique_ptr<QWidget> makeGallery();

/// The size at this width at which nothing is squeezed.
QSize gallerySize(const QWidget &gallery, qreal width);

} // namespace slipway::test
