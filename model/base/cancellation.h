// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <exception>

namespace slipway {

/// Thrown by throwIfCancelled(); caught where the work was begun, never shown.
class Cancelled final : public std::exception
{
public:
    [[nodiscard]] const char *what() const noexcept override { return "cancelled"; }
};

/// While it lives, work of this thread ends with Cancelled soon after `flag` is set. nullptr: what was in force before stays.
/// Work in other threads needs a scope of its own.
class CancelScope
{
public:
    explicit CancelScope(const std::atomic<bool> *flag)
        : m_before(s_flag)
    {
        if (flag)
            s_flag = flag;
    }
    ~CancelScope() { s_flag = m_before; }
    CancelScope(const CancelScope &) = delete;
    CancelScope &operator=(const CancelScope &) = delete;

    /// What is in force in this thread, to be handed to threads that work for it.
    [[nodiscard]] static const std::atomic<bool> *current() { return s_flag; }

private:
    static inline thread_local const std::atomic<bool> *s_flag = nullptr;
    const std::atomic<bool> *m_before;
};

/// In the loops of long work: takes a few nanoseconds.
inline void throwIfCancelled()
{
    const std::atomic<bool> *flag = CancelScope::current();
    if (flag && flag->load(std::memory_order_relaxed))
        throw Cancelled();
}

/// What `work` gives, or `nothing` once `flag` is set.
template <typename T, typename Work> T cancellable(const std::atomic<bool> *flag, T nothing, Work work)
{
    if (!flag)
        return work();
    const CancelScope scope(flag);
    try {
        return work();
    } catch (const Cancelled &) {
        return nothing;
    }
}

} // namespace slipway
