// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/console.h"
#include "app/wiring/referencedata.h"
#include "model/document/planfile.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/planjson.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace slipway {

/// A path as the argument library holds it: bytes of the system's encoding.
[[nodiscard]] QString decodedPath(const std::string &argument);

/// What is wrong with the name of a price book, for the check of an option; empty: nothing. Whether there is such a book is seen later.
[[nodiscard]] std::string noBook(std::string &name);

/// The options of every command that evaluates a plan.
struct PlanInput
{
    std::string file;
    std::string templateId;
    std::string scenario; ///< of the plan; empty: the plan itself
    std::string asOf;
    std::string prices; ///< empty: the plan's pin, else the current book
    std::vector<std::string> additions;
    bool anyPin = false; ///< the book asked for holds, whatever the plan is pinned to

    /// Adds PLAN, --scenario, --as-of, --prices and --additions; with `orTemplate` also --template in place of PLAN.
    void addTo(CLI::App &command, bool orTemplate = false);
    /// All of these but PLAN and --scenario.
    void addContextTo(CLI::App &command);
};

struct EvaluatedPlan
{
    ReferenceData data;
    QString fileName; ///< without folder; empty for a template
    Plan plan;
    Evaluation evaluation;
    QStringList inputs = {}; ///< files that were read, or may have been
    QString planName = {}; ///< of the plan itself, where `plan` is a scenario of it
};

/// Says what the reader of this file remarks: unknown keys kept, migrated from an older version.
void sayNotices(const QString &path, const LoadedPlan &loaded, Console &console);

/// The plan in a file. Reads no more than a plan may hold, and only regular files. What the reader
/// remarks (unknown keys kept) is said on the console.
[[nodiscard]] Result<Plan> readPlanFile(const QString &path, Console &console);

/// A plan file to be changed, under its lock. Errors name the file.
[[nodiscard]] Result<PlanFileChange> openForChange(const QString &path, Console &console);

/// The plan itself, or with a name that of its scenario; that is named in the plan's name. What of it no longer applies is said.
/// Errors name the place in the file.
[[nodiscard]] Result<Plan> planOrScenario(Plan plan, const QString &scenario, Console &console);

/// Reads and evaluates what the options name. Errors name the file and the place in it.
[[nodiscard]] Result<EvaluatedPlan> evaluateInput(const PlanInput &input, Console &console);

/// Error Invalid where the plan is pinned to another price book than this one.
[[nodiscard]] Result<void> checkBook(const Plan &plan, const PriceSnapshot &prices);

} // namespace slipway
