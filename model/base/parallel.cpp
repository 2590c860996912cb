// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/parallel.h"

#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace slipway {

void inParallel(std::size_t count, const std::function<void(std::size_t)> &work)
{
    std::vector<std::exception_ptr> thrown(count);
    const auto guarded = [&](std::size_t part) {
        try {
            work(part);
        } catch (...) {
            thrown[part] = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads; // wait for their ends when they go
        threads.reserve(count);
        std::size_t given = 1;
        try {
            for (; given < count; ++given)
                threads.emplace_back(guarded, given);
        } catch (const std::system_error &) {
            // As many as there are must do.
        }
        if (count > 0)
            guarded(0);
        for (; given < count; ++given)
            guarded(given);
    }
    for (const std::exception_ptr &fault : thrown) {
        if (fault)
            std::rethrow_exception(fault);
    }
}

} // namespace slipway
