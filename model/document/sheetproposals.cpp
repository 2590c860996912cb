// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/sheetproposals.h"

#include "model/document/background.h"
#include "model/document/backgrounddraws.h"

#include <utility>

namespace slipway {

namespace {

/// Long enough for the next key, short enough to go unnoticed.
constexpr int sheetRestMilliseconds = 150;

} // namespace

SheetProposals::SheetProposals(const Catalog &catalog, const PriceSnapshot &prices, QDate asOf, Propose work)
    : m_catalog(catalog)
    , m_prices(prices)
    , m_asOf(asOf)
    , m_propose(std::move(work))
    , m_proposals(*this, [this] { Q_EMIT changed(); })
{
    if (!m_propose) {
        // It is cancelled by the scope that it runs in, so an end of it is told from a sheet without proposals.
        m_propose
            = [](const Sheet &sheet, const Context &context, const ProposeOptions &options,
                 const FirstProposals &first) { return propose(sheet, context, options, nullptr, first); };
    }
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
    m_proposals.expect(m_revision);
    m_timer.start();
    Q_EMIT changed();
}

void SheetProposals::stop()
{
    m_timer.stop();
    m_asked = false;
    m_proposals.stop();
}

void SheetProposals::start()
{
    m_faults = sheetFaults(m_sheet, m_catalog, m_prices);
    if (!m_faults.empty()) {
        m_proposals.cancel();
        Q_EMIT changed();
        return;
    }
    ProposeOptions options;
    const DrawOptions draws = backgroundDraws();
    options.draws = draws.draws;
    options.threads = draws.threads;
    // Catalog and prices stay as they are while it runs, see stop().
    m_proposals.start(m_revision,
                      [this, options, propose = m_propose, sheet = m_sheet,
                       context = Context{m_catalog, m_prices, m_asOf}](const Background::Tell &tell) {
                          return propose(sheet, context, options, [this, &tell](const Proposals &first) {
                              tell([this, first] { m_proposals.show(first); });
                          });
                      });
}

} // namespace slipway
