// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace slipway {

/// What work in the background gave, or is about to give.
template <typename T> struct Async
{
    enum class State {
        Idle, ///< not asked for, or cancelled before there was anything
        Pending, ///< under way, and nothing to show yet
        Ready, ///< `value` is of the plan as it stands
        Stale, ///< `value` is of an earlier plan
        Failed, ///< `failure` says why, and there is no value
    };

    State state = State::Idle;
    quint64 revision = 0; ///< of the plan that `value` is of; never goes back
    std::optional<T> value;
    QString failure;
    bool busy = false; ///< another value is under way or waits for its turn

    [[nodiscard]] bool isReady() const { return state == State::Ready; }
};

} // namespace slipway
