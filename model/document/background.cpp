// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/background.h"

#include "model/base/planwords.h"

#include <algorithm>
#include <thread>

namespace slipway {

Background::Background(QObject &owner)
    : m_owner(owner)
{
    m_pool.setMaxThreadCount(1);
}

Background::~Background()
{
    stop();
}

void Background::start(Work work, Then failed)
{
    cancel();
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    m_pool.start([this, run, work = std::move(work), failed = std::move(failed)] {
        const CancelScope scope(run.get());
        try {
            post(run, work([this, &run](Then then) { post(run, std::move(then), false); }), true);
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            post(run, failed, true);
        }
    });
}

void Background::post(const std::shared_ptr<Cancel> &run, Then then, bool isLast)
{
    // The owner outlives this, and what is queued for it when it goes is dropped.
    QMetaObject::invokeMethod(
        &m_owner,
        [this, run, then = std::move(then), isLast] {
            // Compared with the flag of the run: this may be gone, cancelled by its destructor.
            if (run->load())
                return;
            if (isLast)
                m_running.reset();
            if (then)
                then();
        },
        Qt::QueuedConnection);
}

void Background::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
}

void Background::stop()
{
    cancel();
    m_pool.waitForDone();
}

int backgroundThreads()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
}

QString backgroundFault()
{
    return PlanWords::tr("There was not enough memory, or a fault.");
}

} // namespace slipway
