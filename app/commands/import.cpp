// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "model/base/files.h"
#include "model/catalog/familywords.h"
#include "model/imports/azuremlimport.h"
#include "model/imports/sizeanswers.h"
#include "model/plan/planjson.h"
#include "resources/azureml.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <optional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxImportBytes = 1024 * 1024;
constexpr qsizetype namesShown = 5;

struct ImportOptions
{
    std::vector<std::string> files;
    std::string output;
    std::string plan;
    std::string additions;
    std::string asOf;
    bool force = false;
};

/// The files by what reads them.
struct ImportFiles
{
    std::vector<ImportFile> resources; ///< YAML, and lists of computes and quota
    std::vector<ImportFile> sizes; ///< answers that say what sizes can do
};

struct ImportResult
{
    std::optional<Plan> plan;
    QByteArray additions; ///< empty: none are needed
    QStringList remarks;
};

Result<ImportFiles> readFiles(const ImportOptions &options)
{
    ImportFiles files;
    for (const std::string &file : options.files) {
        const QString path = decodedPath(file);
        const Result<QByteArray> bytes = readFile(path, maxSizeAnswerBytes);
        if (!bytes)
            return bytes.error();
        if (isSizeAnswer(*bytes)) {
            files.sizes.push_back({path, *bytes});
            continue;
        }
        if (bytes->size() > maxImportBytes)
            return readFile(path, maxImportBytes).error();
        files.resources.push_back({path, *bytes});
    }
    return files;
}

/// Whether a machine of the plan takes of that quota.
bool isOfPlan(const OwnedQuota &quota, const Plan &plan, const Catalog &catalog)
{
    return std::ranges::any_of(plan.computes, [&](const Compute &compute) {
        const std::optional<SizeId> id = catalog.findSize(compute.size);
        if (!id || plan.regionOr(compute.region) != plan.regionOr(quota.region))
            return false;
        const VmSize &size = catalog.size(*id);
        if (quota.pool == QuotaPool::LowPriority)
            return compute.tier == Tier::LowPriority;
        const auto isCalled = [&](const QString &family) {
            return !family.isEmpty() && isSameFamily(family, quota.family);
        };
        return isCalled(size.family) || isCalled(size.endpointFamily);
    });
}

/// Quota that the plan has already under the same pool, family and region is replaced. Lists have a limit of 0 for most families: it is
/// kept where the plan said otherwise before, and where a machine of the plan is of that family.
void mergeQuota(Plan &plan, const std::vector<OwnedQuota> &imported, const Catalog &catalog,
                QStringList &remarks)
{
    QStringList replaced;
    for (const OwnedQuota &quota : imported) {
        const auto same
            = std::find_if(plan.ownedQuota.begin(), plan.ownedQuota.end(), [&](const OwnedQuota &each) {
                  return each.pool == quota.pool
                      && isSameFamily(each.family, quota.family)
                      && plan.regionOr(each.region) == plan.regionOr(quota.region);
              });
        if (same != plan.ownedQuota.end()) {
            // The lists of two subscriptions look alike: the limit of one takes the place of the other's.
            if (same->vcpus != quota.vcpus)
                replaced << u"%1 in %2 (%3 vCPUs, before %4)"_s.arg(
                    quota.family.isEmpty() ? u"all families"_s : quota.family, plan.regionOr(quota.region),
                    QString::number(quota.vcpus), QString::number(same->vcpus));
            same->vcpus = quota.vcpus;
            same->day = quota.day;
        } else if (quota.vcpus > 0 || isOfPlan(quota, plan, catalog)) {
            plan.ownedQuota.push_back(quota);
        }
    }
    if (!replaced.isEmpty())
        remarks << u"Quota that takes the place of what the plan had: %1%2"_s.arg(
            replaced.mid(0, namesShown).join(u", "_s),
            replaced.size() > namesShown ? u" and others."_s : u"."_s);
}

/// What was imported before is replaced, but for what was paid, which Azure does not list, and for the amount of a savings plan: while it runs
/// that never changes, so another one is the part of it that somebody set for this plan. Those typed by hand have no key, and are none of the imported.
void mergeCommitments(Plan &plan, const std::vector<Commitment> &imported, QStringList &remarks)
{
    for (const Commitment &commitment : imported) {
        const auto same
            = std::find_if(plan.commitments.begin(), plan.commitments.end(), [&](const Commitment &each) {
                  return commitmentKey(each) == commitmentKey(commitment);
              });
        if (same == plan.commitments.end()) {
            plan.commitments.push_back(commitment);
            continue;
        }
        const std::optional<HourlyAmount> set = same->isByAmount() ? same->hourly : std::nullopt;
        const std::optional<TermAmount> paid = same->paid;
        *same = commitment;
        same->paid = paid;
        if (set && commitment.isByAmount() && *set != *commitment.hourly) {
            same->hourly = set;
            remarks << u"The plan keeps its own amount of the %1: %2 %3 an hour."_s.arg(
                commitmentKey(commitment), set->currency, set->amount);
        }
    }
}

/// The plan of the resources; with --plan that plan, and the quota and reservations among them.
Result<void> importResources(const ImportFiles &files, const Catalog &catalog, const QDate &day, ImportResult &result)
{
    if (files.resources.empty())
        return {};
    const Result<azureml::FieldRules> rules = azureml::FieldRules::load(embeddedAzureMl(u"fields.json"_s));
    if (!rules)
        return rules.error();
    Result<ImportedPlan> imported = importAzureMl(files.resources, *rules, catalog, day);
    if (!imported)
        return imported.error();
    result.remarks << imported->remarks;
    if (!result.plan) {
        result.plan = std::move(imported->plan);
        std::erase_if(result.plan->ownedQuota, [&](const OwnedQuota &each) {
            return each.vcpus == 0 && !isOfPlan(each, *result.plan, catalog);
        });
        return {};
    }
    if (!imported->plan.computes.empty() || !imported->plan.workloads.empty())
        return Error{
            ErrorCode::Usage,
            u"--plan takes quota, reservations and sizes only: computes, endpoints and jobs make a plan of their own."_s,
            {}};
    mergeQuota(*result.plan, imported->plan.ownedQuota, catalog, result.remarks);
    mergeCommitments(*result.plan, imported->plan.commitments, result.remarks);
    return {};
}

/// Where the answers of this id stand among what a plan names, or are to stand: in the order of their days, those of one day as they
/// were read.
std::vector<PinnedInput>::const_iterator placeOf(const QString &id, const std::vector<PinnedInput> &pins)
{
    const auto same = std::ranges::find(pins, id, &PinnedInput::id);
    if (same != pins.end())
        return same;
    return std::ranges::find_if(pins, [&](const PinnedInput &each) {
        const QDate day = sizeAnswersDay(each.id);
        return day.isValid() && day > sizeAnswersDay(id);
    });
}

/// Sizes and regions of which the answers do not hold in `catalog`, in which others were laid over them.
QStringList saidOtherwise(const Additions &answers, const Catalog &catalog)
{
    QStringList otherwise;
    for (const SizeCorrection &said : answers.corrections) {
        const std::optional<SizeId> id = catalog.findSize(said.size);
        if (!id)
            continue;
        const auto isRefused = [&](const QString &region) {
            return std::ranges::count(catalog.size(*id).notDeployable, region, &Fact::value) > 0;
        };
        for (const QString &region : said.notDeployable + said.deployable) {
            if (isRefused(region) != said.notDeployable.contains(region))
                otherwise << u"%1 in %2"_s.arg(said.size, region);
        }
    }
    return otherwise;
}

/// Answers that the plan names already, at `at`. Those that were read after them on the same day go before them, unless they say otherwise of a
/// size: a size that was refused, allowed and refused again is refused.
void readAgain(std::vector<PinnedInput> &pins, std::vector<PinnedInput>::iterator at,
               const SizeAnswers &answers, const ReferenceData &data, const QString &folder,
               QStringList &remarks)
{
    const QDate day = sizeAnswersDay(at->id);
    auto end = std::next(at);
    for (auto each = end; each != pins.end(); ++each) {
        if (sizeAnswersDay(each->id) == day)
            end = std::next(each);
    }
    if (std::next(at) == pins.end()) {
        remarks << u"The plan has these answers already."_s;
        return;
    }
    const Result<ReferenceData> then
        = referenceWith(data, {pins.begin(), end}, {}, additionsLibrary(), folder);
    const QStringList otherwise = then ? saidOtherwise(answers.additions, then->catalog) : QStringList();
    if (otherwise.isEmpty()) {
        remarks << u"The plan has these answers already; what it names after them goes before them."_s;
        return;
    }
    std::rotate(at, std::next(at), end);
    remarks
        << u"The plan has these answers already, and another list of %1 says otherwise of %2%3 What was read last counts: they go before it now."_s
               .arg(day.toString(Qt::ISODate), otherwise.mid(0, namesShown).join(u", "_s),
                    otherwise.size() > namesShown ? u" and others."_s : u"."_s);
}

/// What the answers say of sizes; a plan that is written names it.
Result<void> importSizes(const ImportOptions &options, const ImportFiles &files, const ReferenceData &data,
                         const QDate &day, ImportResult &result)
{
    if (files.sizes.empty()) {
        if (options.additions.empty())
            return {};
        return Error{ErrorCode::Invalid, u"None of the files says what sizes can do."_s, {}};
    }
    if (options.additions.empty())
        return Error{
            ErrorCode::Usage, u"The files say what sizes can do: name a file for it with --additions."_s, {}};
    std::vector<PinnedInput> pins = result.plan ? result.plan->additions : std::vector<PinnedInput>();
    const QString folder = QFileInfo(decodedPath(options.plan)).absolutePath();
    const auto place = placeOf(sizeAnswersId(files.sizes, day), pins);
    // What the plan names before them is known already; what cannot be found says nothing.
    const Result<ReferenceData> known = place == pins.cbegin()
        ? Result<ReferenceData>(data)
        : referenceWith(data, {pins.cbegin(), place}, {}, additionsLibrary(), folder);
    const Result<SizeAnswers> answers = readSizeAnswers(files.sizes, (known ? *known : data).catalog, day);
    if (!answers)
        return answers.error();
    result.remarks << answers->remarks;
    if (answers->additions.corrections.empty()) {
        result.remarks << u"The catalog says all of it already: no additions are needed."_s;
        return {};
    }
    result.additions = writeCorrections(answers->additions);
    // What is written has to be a file that can be used.
    const Result<Additions> read = readAdditions(result.additions);
    if (!read)
        return read.error();
    if (!result.plan)
        return {};
    const PinnedInput pin{read->id, read->sha256, {}};
    const auto at = pins.begin() + (place - pins.cbegin());
    if (at != pins.end() && at->id == pin.id) {
        *at = pin;
        readAgain(pins, at, *answers, data, folder, result.remarks);
    } else {
        pins.insert(at, pin);
    }
    result.plan->additions = std::move(pins);
    return {};
}

/// `plan` is the one of --plan, if there is one.
Result<ImportResult> import(const ImportOptions &options, std::optional<Plan> plan)
{
    const Result<ImportFiles> files = readFiles(options);
    if (!files)
        return files.error();
    const Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    ImportResult result;
    result.plan = std::move(plan);
    const Result<QDate> day = dayOfAnswers(QString::fromLocal8Bit(options.asOf));
    if (!day)
        return day.error();
    if (const Result<void> read = importResources(*files, data->catalog, *day, result); !read)
        return read.error();
    if (const Result<void> read = importSizes(options, *files, *data, *day, result); !read)
        return read.error();
    return result;
}

/// The plan that names additions finds them by their hash, whatever their file is called.
Result<void> addCopy(const ImportResult &imported, Outputs &outputs)
{
    if (imported.additions.isEmpty() || !imported.plan)
        return {};
    const Result<Additions> read = readAdditions(imported.additions);
    if (!read)
        return read.error();
    outputs.replaceInFolder(additionsLibrary().folder(), AdditionsLibrary::fileName(*read),
                            imported.additions);
    return {};
}

Result<void> writeImported(const ImportOptions &options, const ImportResult &imported,
                           const std::optional<PlanFileChange> &change, Console &console)
{
    Outputs outputs(options.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    for (const std::string &file : options.files)
        outputs.keep(decodedPath(file));
    if (change)
        outputs.keep(decodedPath(options.plan));
    if (!imported.additions.isEmpty())
        outputs.add(decodedPath(options.additions),
                    [&]() -> Result<QByteArray> { return imported.additions; });
    if (imported.plan && !change)
        outputs.addPlan(options.output.empty() ? u"-"_s : decodedPath(options.output),
                        [&]() -> Result<QByteArray> { return writePlan(*imported.plan); });
    if (imported.plan && change)
        outputs.replace(decodedPath(options.plan), writePlan(*imported.plan));
    if (const Result<void> added = addCopy(imported, outputs); !added)
        return added;
    return outputs.write(console);
}

Result<ExitCode> runImport(const ImportOptions &options, Console &console)
{
    if (const Result<QDate> day = dayOfAnswers(QString::fromLocal8Bit(options.asOf)); !day)
        return day.error();
    std::optional<PlanFileChange> change;
    if (!options.plan.empty()) {
        Result<PlanFileChange> opened = openForChange(decodedPath(options.plan), console);
        if (!opened)
            return opened.error();
        change = *std::move(opened);
    }
    const Result<ImportResult> imported
        = import(options, change ? std::optional<Plan>(change->loaded().plan) : std::nullopt);
    if (!imported)
        return imported.error();
    for (const QString &remark : imported->remarks)
        console.say(remark);
    if (const Result<void> written = writeImported(options, *imported, change, console); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addImport(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ImportOptions>();
    CLI::App *command = parser.add_subcommand(
        "import",
        "Make a plan of existing Azure ML files, and use what the Azure CLI says of sizes and quota");
    command
        ->add_option(
            "FILE", options->files,
            "Azure ML YAML, or what az ml compute list, az ml compute list-usage, az vm list-usage, az "
            "reservations reservation list, az ml compute list-sizes or az vm list-skus print with -o json")
        ->required();
    CLI::Option *output
        = command->add_option("-o,--output", options->output, "The plan to write; - is standard output");
    command
        ->add_option("--plan", options->plan,
                     "An existing plan that takes the quota and reservations and names the additions, in "
                     "place of a new one")
        ->excludes(output);
    command->add_option("--additions", options->additions,
                        "The file of additions to write what list-sizes and list-skus say to");
    command->add_option("--as-of", options->asOf, "The day of the answers, YYYY-MM-DD (default: today)");
    command->add_flag("--force", options->force, "Replace existing files");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runImport(*options, console); };
    });
}

} // namespace slipway
