// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/evaluation.h"

namespace slipway {

Evaluation::Evaluation() = default;
Evaluation::Evaluation(const Evaluation &other) = default;
Evaluation::Evaluation(Evaluation &&other) noexcept = default;
Evaluation &Evaluation::operator=(const Evaluation &other) = default;
Evaluation &Evaluation::operator=(Evaluation &&other) noexcept = default;
Evaluation::~Evaluation() = default;

} // namespace slipway
