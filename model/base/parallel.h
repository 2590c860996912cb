// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace slipway {

/// Does work(0) to work(count - 1) at the same time, the first on the caller's thread, and returns when all have ended.
/// What one of them throws is thrown to the caller then, that of the lowest number: it never ends the program. Where the
/// system gives no more threads, the caller's does the rest.
void inParallel(std::size_t count, const std::function<void(std::size_t)> &work);

} // namespace slipway
