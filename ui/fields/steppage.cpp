// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/steppage.h"

namespace slipway {

StepPage::StepPage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
}

} // namespace slipway
