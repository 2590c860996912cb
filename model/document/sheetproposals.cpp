// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/sheetproposals.h"

#include "model/base/cancellation.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace slipway {

namespace {

/// Long enough for the next key, short enough to go unnoticed.
constexpr int sheetRestMilliseconds = 150;

} // namespace

SheetProposals::SheetProposals(const Catalog &catalog, const PriceSnapshot &prices, QDate asOf,
                               Propose work)
    : m_catalog(catalog)
    , m_prices(prices)
    , m_asOf(asOf)
    , m_propose(std::move(work))
{
    if (!m_propose) {
        // It is cancelled by the scope that it runs in, so an end of it is told from a sheet without proposals.
        m_propose = [](const Sheet &sheet, const Context &context, const ProposeOptions &options) {
            return propose(sheet, context, options);
        };
    }
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(sheetRestMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &SheetProposals::start);
}

SheetProposals::~SheetProposals()
{
    blockSignals(true);
    stop();
}

void SheetProposals::setSheet(const Sheet &sheet)
{
    if (m_asked && sheet == m_sheet)
        return;
    m_sheet = sheet;
    m_asked = true;
    ++m_revision;
    cancel();
    if (m_proposals.value)
        m_proposals.state = Async<Proposals>::State::Stale;
    m_proposals.busy = true;
    m_timer.start();
    Q_EMIT changed();
}

void SheetProposals::stop()
{
    m_timer.stop();
    cancel();
    m_proposals.busy = false;
    m_asked = false;
    m_pool.waitForDone();
}

void SheetProposals::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
}

void SheetProposals::start()
{
    using State = Async<Proposals>::State;
    m_faults = sheetFaults(m_sheet, m_catalog, m_prices);
    if (!m_faults.empty()) {
        m_proposals.busy = false;
        Q_EMIT changed();
        return;
    }
    const auto run = std::make_shared<Cancel>(false);
    m_running = run;
    if (!m_proposals.value)
        m_proposals.state = State::Pending;
    ProposeOptions options;
    options.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
    // Catalog and prices stay as they are while it runs, see stop().
    m_pool.start([this, run, options, revision = m_revision, propose = m_propose, sheet = m_sheet,
                  context = Context{m_catalog, m_prices, m_asOf}] {
        const CancelScope scope(run.get());
        const auto result = std::make_shared<std::optional<Result<Proposals>>>();
        try {
            *result = propose(sheet, context, options);
        } catch (const Cancelled &) {
            return; // nobody waits for it
        } catch (...) { // whatever it is, it must not end the program
            result->reset();
        }
        QMetaObject::invokeMethod(
            this, [this, run, revision, result] { take(run, revision, std::move(*result)); },
            Qt::QueuedConnection);
    });
    Q_EMIT changed();
}

void SheetProposals::take(const std::shared_ptr<Cancel> &run, quint64 revision,
                          std::optional<Result<Proposals>> result)
{
    if (run != m_running)
        return; // the sheet is another meanwhile
    m_running.reset();
    const bool found = result && result->ok();
    m_proposals.busy = false;
    m_proposals.revision = revision;
    m_proposals.state = found ? Async<Proposals>::State::Ready : Async<Proposals>::State::Failed;
    m_proposals.failure.clear();
    if (!found)
        m_proposals.failure = result ? result->error().message : tr("There was not enough memory, or a fault.");
    m_proposals.value = found ? std::optional<Proposals>(std::move(**result)) : std::nullopt;
    Q_EMIT changed();
}

} // namespace slipway
