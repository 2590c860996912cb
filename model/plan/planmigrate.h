// SPDX-License-Identifier: GPL-3.0-or-later
// Reading plans of other versions. Inside model/plan; tests read with a history of their own.
#pragma once

#include "model/plan/planjson.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace slipway {

/// A step from one version of the schema to the next, on the tree. It renames and moves members and
/// never fails: what it does not find it leaves alone; the reader finds what is wrong.
struct Migration
{
    int from = 0;
    void (*apply)(nlohmann::ordered_json &plan) = nullptr;
};

/// The versions a reader knows: `migrations` leads from each older one to the next.
struct SchemaHistory
{
    int current = 1;
    std::vector<Migration> migrations;
};
[[nodiscard]] const SchemaHistory &planHistory();

/// Brings a tree of `version` to the current one; does nothing to a newer one.
void migrate(nlohmann::ordered_json &tree, int version, const SchemaHistory &history);

/// readPlan() with another history.
[[nodiscard]] Result<LoadedPlan> readPlanOf(QByteArrayView bytes, const SchemaHistory &history);

} // namespace slipway
