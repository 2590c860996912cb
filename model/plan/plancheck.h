// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "model/plan/planedit.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// Whether the catalog knows every target, size and region that the plan names, and the prices its currency: for plans that are made
/// here. Those that are opened may name others, which the rules block. The first unknown word is an Error with its JSON path and the
/// nearest known word. An empty word is none; whether one is needed there is a matter of the rules.
[[nodiscard]] Result<void> checkReferences(const Plan &plan, const Catalog &catalog,
                                           const PriceSnapshot &prices);

/// For words that somebody types: besides those of checkReferences() the time zones, quota families, models, tiers, and the ids of
/// computes and workloads that others name. What stands in `before` already, at whatever place, is no fault of `after`: a plan
/// that was made elsewhere can be changed. The Error is the first word that is new and not known.
[[nodiscard]] Result<void> checkNewWords(const Plan &before, const Plan &after, const Catalog &catalog,
                                         const PriceSnapshot &prices);

/// The edit with the targets, sizes and regions that it sets as the catalog spells them: "WestEurope" is known, and compared it is another
/// word. What an edit does not touch stays as it was written: in a scenario another spelling would be a change that nobody asked for.
[[nodiscard]] PlanEdit spelledAsInCatalog(PlanEdit edit, const Catalog &catalog);

} // namespace slipway
