// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/page.h"
#include "elsewhere/thing.h"
#include "main.moc"
