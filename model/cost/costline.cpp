// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/costline.h"

namespace slipway {

CostLine::CostLine() = default;
CostLine::CostLine(const CostLine &other) = default;
CostLine::CostLine(CostLine &&other) noexcept = default;
CostLine &CostLine::operator=(const CostLine &other) = default;
CostLine &CostLine::operator=(CostLine &&other) noexcept = default;
CostLine::~CostLine() = default;

} // namespace slipway
