// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/commands/pricesparts.h"
#include "app/wiring/referencedata.h"
#include "model/plan/planjson.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PricesUseOptions
{
    std::string book;
    std::string plan;
};

/// Writes the plan with another pin, or with none.
Result<void> pin(const QString &path, const std::optional<PinnedInput> &book, Console &console)
{
    const Result<PlanFileChange> change = openForChange(path, console);
    if (!change)
        return change.error();
    Plan plan = change->loaded().plan;
    plan.prices = book;
    Outputs outputs(Outputs::Existing::Overwrite);
    outputs.replace(path, writePlan(plan));
    return outputs.write(console);
}

Result<ExitCode> runPricesUse(const PricesUseOptions &options, Console &console)
{
    const QString book = QString::fromLocal8Bit(options.book);
    const QString plan = decodedPath(options.plan);
    if (book == u"follow") {
        if (plan.isEmpty())
            return Error{ErrorCode::Usage, u"Say with --plan which plan is to follow the current book."_s, {}};
        if (const Result<void> done = pin(plan, std::nullopt, console); !done)
            return done.error();
        console.say(u"The plan follows the current book."_s);
        return ExitCode::Done;
    }
    const Result<ReferenceData> data = loadReferenceData(book, {}, QDate());
    if (!data)
        return data.error();
    const PriceSnapshot &prices = data->prices;
    if (!plan.isEmpty()) {
        if (const Result<void> done = pin(plan, PinnedInput{prices.bookId(), prices.bookSha256(), {}}, console);
            !done)
            return done.error();
        console.say(u"The plan is pinned to %1 (SHA-256 %2...)."_s.arg(prices.id(), prices.sha256().left(12)));
        return ExitCode::Done;
    }
    const BookLibrary library = bookLibrary();
    const Result<std::unique_ptr<QLockFile>> lock = library.lock();
    if (!lock)
        return lock.error();
    const Result<ReferenceData> builtIn = loadReferenceData();
    if (!builtIn)
        return builtIn.error();
    const Result<void> done = prices.sha256() == builtIn->prices.sha256()
        ? library.reset()
        : library.use(prices.sha256(), data->catalog);
    if (!done)
        return done.error();
    console.say(u"The book %1 (SHA-256 %2...) is current now."_s.arg(prices.id(), prices.sha256().left(12)));
    return ExitCode::Done;
}

} // namespace

void addPricesUse(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<PricesUseOptions>();
    CLI::App *command
        = prices.add_subcommand("use", "Make a kept book current, pin a plan to a book, or let it follow");
    command
        ->add_option("BOOK", options->book,
                     "builtin, current, an id or the beginning of a hash; with --plan also follow")
        ->check(CLI::Validator([](std::string &name) { return name == "follow" ? std::string() : noBook(name); }, ""))
        ->required();
    command->add_option("--plan", options->plan,
                        "Pin this plan to the book in place of making the book current; the file is changed");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runPricesUse(*options, console); };
    });
}

} // namespace slipway
