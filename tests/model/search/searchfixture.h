// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"
#include "tests/model/evaluation/evaluationfixture.h"

namespace slipway::test {

/// One row for each template and each of its computes that can be searched for.
void addComputesOfTemplates();

/// Whether the plan with the candidate has a blocker that the plan does not have; its title.
[[nodiscard]] QString newBlockerOf(const Evaluation &now, const Evaluation &with);

/// What the catalog has under these names. std::bad_optional_access where it has none: a test that names what does not exist must not pass.
[[nodiscard]] SizeId sizeNamed(const Catalog &catalog, const QString &name);
[[nodiscard]] RegionId regionNamed(const Catalog &catalog, const QString &id);
[[nodiscard]] TargetId targetNamed(const Catalog &catalog, const QString &id);

} // namespace slipway::test
