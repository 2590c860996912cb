// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

class QBoxLayout;
class QString;

namespace slipway {

class LinkButton;

/// Lists of rows with widgets of their own grow by so many at a time: a plan may have thousands of findings, nobody reads them at once,
/// and each row takes time to build and to lay out.
inline constexpr std::size_t rowsAtOnce = 15;

/// "Show 15 more of 1,000" at the end of such a list, where `shown` are not all; else nothing and nullptr. `step` is how many come next.
LinkButton *addMoreLink(QBoxLayout *list, std::size_t shown, std::size_t all, const QString &name,
                        std::size_t step = rowsAtOnce);

} // namespace slipway
