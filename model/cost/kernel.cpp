// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/kernel.h"

namespace slipway::cost {

// Scales as in amount(): 1e-10 USD x 1e-6 units; with an exchange rate a step of 1000 is divided away first.
Amounts::Amounts(const ExchangeRate &exchange)
    : m_exchange(exchange.raw())
    , m_converts(exchange.raw() != powerOfTen(ExchangeRate::scale))
{
    const int digits = exchange.currency().digits();
    m_divisor = m_converts ? Int128(powerOfTen(13 - digits)) * powerOfTen(ExchangeRate::scale)
                           : Int128(powerOfTen(16 - digits));
    m_inverse = m_converts ? static_cast<double>(m_exchange) * 1e-3 / static_cast<double>(m_divisor)
                           : 1 / static_cast<double>(m_divisor);
}

} // namespace slipway::cost
