// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/evaluate.h"
#include "model/cost/kernel.h"
