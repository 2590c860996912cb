// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/buyoutput.h"
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/commands/wholenumber.h"
#include "model/plan/planjson.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct BuyCommand
{
    PlanInput input;
    std::string save;
    int draws = BuyingOptions().draws.draws;
    bool force = false;
    bool json = false;
};

Result<ExitCode> runBuy(const BuyCommand &command, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(command.input, console);
    if (!evaluated)
        return evaluated.error();
    const Context context{evaluated->data.catalog, evaluated->data.prices,
                          evaluated->evaluation.provenance.asOf};
    BuyingOptions options;
    options.draws.draws = command.draws;
    options.draws.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    const Buying buying = buyingAdvice(evaluated->plan, context, options);
    if (!command.save.empty()) {
        Outputs outputs(command.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
        outputs.keep(decodedPath(command.input.file));
        outputs.add(decodedPath(command.save),
                    [&]() -> Result<QByteArray> { return writePlan(withBest(evaluated->plan, buying)); });
        if (const Result<void> written = outputs.write(console); !written)
            return written.error();
    }
    const QByteArray text
        = command.json ? buyingJson(buying) : buyingText(buying, evaluated->plan, context.catalog).toUtf8();
    if (const Result<void> written = console.writeAnswer(text, command.json); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addBuy(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<BuyCommand>();
    CLI::App *command = parser.add_subcommand(
        "buy", "What to buy for a term: reservations by number and month, against pay-as-you-go");
    options->input.addTo(*command);
    command->add_option("--save", options->save, "Write the plan with the best of it as commitments");
    command->add_flag("--force", options->force, "Replace an existing file");
    command
        ->add_option("--draws", options->draws,
                     "How often to draw the plan's figures, 100 to 100,000 (default: 1,000)")
        ->check(wholeNumber(DrawOptions::fewest, DrawOptions::most));
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runBuy(*options, console); };
    });
}

} // namespace slipway
