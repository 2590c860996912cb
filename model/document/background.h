// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/cancellation.h"
#include "model/base/result.h"
#include "model/document/async.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace slipway {

/// Work in the background of which only the newest counts: what begins, cancels what runs, and of what was cancelled nothing arrives any
/// more. One thread; whatever a work throws ends it and not the program. All but what runs there belongs to the thread of the owner.
class Background final
{
public:
    /// What a work hands over in the thread of the owner while it is the newest.
    using Then = std::function<void()>;
    /// Given to a work: tells the owner of something before its end.
    using Tell = std::function<void(Then)>;
    /// Runs in the background, within a CancelScope, and gives what is to be done with its result; empty: nothing.
    using Work = std::function<Then(const Tell &)>;

    /// `owner` outlives it.
    explicit Background(QObject &owner);
    /// Cancels what runs and waits for its end.
    ~Background();
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// `failed` is called where the work throws something other than Cancelled. Nothing runs any more when the end of a work is told.
    void start(Work work, Then failed);
    void cancel();
    /// Cancels what runs and waits for its end.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running != nullptr; }

private:
    using Cancel = std::atomic<bool>;

    void post(const std::shared_ptr<Cancel> &run, Then then, bool isLast);

    QObject &m_owner;
    QThreadPool m_pool;
    std::shared_ptr<Cancel> m_running; ///< null: none runs
};

/// As many threads as one work shares: those of the machine, 8 at most.
[[nodiscard]] int backgroundThreads();

/// What is told of work that threw.
[[nodiscard]] QString backgroundFault();

/// A value that is found in the background, and what may be said of it meanwhile. The value of before stays until the newer one comes
/// (Stale), an older result never replaces a newer one, and a work that fails leaves none.
template <typename T> class BackgroundValue final
{
public:
    using State = typename Async<T>::State;
    using Find = std::function<Result<T>(const Background::Tell &)>;

    /// `changed` is called when state or value are others; `owner` outlives it.
    BackgroundValue(QObject &owner, std::function<void()> changed)
        : m_changed(std::move(changed))
        , m_background(owner)
    {
    }

    [[nodiscard]] const Async<T> &get() const { return m_value; }
    /// Whether the value is of that revision.
    [[nodiscard]] bool isOf(quint64 revision) const
    {
        return m_value.isReady() && m_value.revision == revision;
    }
    /// Whether it is, or will be if nothing happens.
    [[nodiscard]] bool isOrWillBeOf(quint64 revision) const
    {
        return isOf(revision) || (m_background.isRunning() && m_revision == revision);
    }

    /// Cancels what runs. `find` takes copies of what the window may change meanwhile.
    void start(quint64 revision, Find find)
    {
        expect(revision);
        m_background.start(
            [this, find = std::move(find)](const Background::Tell &tell) -> Background::Then {
                const auto found = std::make_shared<Result<T>>(find(tell));
                return [this, found] { take(std::move(*found)); };
            },
            [this] {
                take(Error{ErrorCode::Invalid, backgroundFault(), {}});
            });
        m_changed();
    }
    /// What there is of the value before all of it is: ready, and busy still. For what `find` tells.
    void show(T found)
    {
        m_value.revision = m_revision;
        m_value.state = State::Ready;
        m_value.value = std::move(found);
        m_changed();
    }
    /// Another value will be asked for: busy from here on. Cancels what runs. The caller tells of it.
    void expect(quint64 revision)
    {
        m_background.cancel();
        m_revision = revision;
        m_value.busy = true;
        m_value.failure.clear();
        if (!m_value.value)
            m_value.state = State::Pending;
        else if (m_value.revision != revision)
            m_value.state = State::Stale;
    }
    /// The value is of something earlier now. The caller tells of it.
    void outdate()
    {
        if (m_value.value)
            m_value.state = State::Stale;
    }
    /// The caller tells of it.
    void cancel()
    {
        m_background.cancel();
        m_value.busy = false;
        if (m_value.state == State::Pending)
            m_value.state = State::Idle;
    }
    /// Cancels what runs and waits for its end.
    void stop()
    {
        cancel();
        m_background.stop();
    }

private:
    void take(Result<T> found)
    {
        m_value.busy = false;
        m_value.revision = m_revision;
        m_value.state = found ? State::Ready : State::Failed;
        m_value.failure = found ? QString() : found.error().message;
        m_value.value = found ? std::optional<T>(std::move(found).value()) : std::nullopt;
        m_changed();
    }

    std::function<void()> m_changed;
    Async<T> m_value;
    quint64 m_revision = 0; ///< of what runs, or ran last
    Background m_background; ///< last: it ends before the rest goes
};

} // namespace slipway
