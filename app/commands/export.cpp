// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "model/base/files.h"
#include "model/base/sourcewords.h"
#include "model/buying/purchasedays.h"
#include "model/decision/alternatives.h"
#include "model/evaluation/effort.h"
#include "model/evaluation/sourcewording.h"
#include "model/exports/azureml/arm.h"
#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/exportfolder.h"
#include "model/exports/exports.h"
#include "model/exports/tables.h"
#include "model/uncertainty/sourceranges.h"
#include "model/uncertainty/uncertainty.h"
#include "ui/report/report.h"
#include "ui/support/language.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ExportOptions
{
    PlanInput input;
    std::string pdf;
    std::string memo;
    std::string json;
    std::string csv;
    std::string azureMl;
    std::string arm;
    std::string ics;
    std::string focus;
    std::string xlsx;
    std::string markdown;
    std::string language;
    bool letter = false;
    bool force = false;
    bool allowBlockers = false;
};

int threads()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
}

/// Null for a plan that takes long to evaluate: thousands of draws would take thousands of times as long.
std::shared_ptr<const Uncertainty> rangesOf(const EvaluatedPlan &evaluated)
{
    if (!isQuick(evaluated.plan))
        return nullptr;
    DrawOptions draw;
    draw.threads = threads();
    return std::make_shared<const Uncertainty>(drawCosts(
        evaluated.plan, {evaluated.data.catalog, evaluated.data.prices, evaluated.evaluation.provenance.asOf},
        evaluated.evaluation.total, draw));
}

/// Null where the ranges are: what they are weighed against takes longer still.
std::shared_ptr<const Alternatives> alternativesOf(const EvaluatedPlan &evaluated,
                                                   const std::shared_ptr<const Uncertainty> &ranges)
{
    if (!ranges)
        return nullptr;
    return std::make_shared<const Alternatives>(alternativesTo(
        evaluated.plan, {evaluated.data.catalog, evaluated.data.prices, evaluated.evaluation.provenance.asOf},
        evaluated.evaluation, *ranges, threads()));
}

/// A file in which words are the same in every language.
template <typename Make> Result<QByteArray> forPrograms(const EvaluatedPlan &evaluated, Make make)
{
    const Context context{evaluated.data.catalog, evaluated.data.prices,
                          evaluated.evaluation.provenance.asOf};
    return inSourceWords(evaluated.plan, evaluated.evaluation, context,
                         [&](const Evaluation &plain) -> Result<QByteArray> { return make(plain); });
}

/// Tables of a plan, with the ranges that the report has: drawn once, for whichever asks first.
void addTables(Outputs &outputs, const ExportOptions &options, const EvaluatedPlan &evaluated,
               const QDateTime &time, const std::function<const Uncertainty *()> &ranges)
{
    if (!options.focus.empty())
        outputs.add(decodedPath(options.focus), [&evaluated, ranges] {
            return forPrograms(evaluated, [&](const Evaluation &plain) -> Result<QByteArray> {
                const Result<ReferenceData> published = loadReferenceData();
                if (!published)
                    return published.error();
                return writeFocusCsv(evaluated.plan, plain, evaluated.data.catalog, ranges(), &published->prices);
            });
        });
    if (!options.xlsx.empty())
        outputs.add(decodedPath(options.xlsx), [&evaluated, time, ranges] {
            return forPrograms(evaluated, [&](const Evaluation &plain) {
                return writeWorkbook(evaluated.plan, plain, time, ranges());
            });
        });
    if (!options.markdown.empty())
        outputs.add(decodedPath(options.markdown), [&evaluated, ranges] {
            return forPrograms(evaluated, [&](const Evaluation &plain) {
                return writePlanMarkdown(evaluated.plan, plain, ranges());
            });
        });
}

/// A charge has an amount: what has none is left out of the file, and that is said.
void sayWhatHasNoPrice(const Evaluation &evaluation, Console &console)
{
    const QStringList missing = evaluation.total.missing();
    if (!missing.isEmpty())
        console.say(u"The FOCUS file has no rows for what has no price: %1."_s.arg(missing.join(u"; "_s)));
}

/// As a folder has it already: an export into it goes on with the same deployment.
Result<FolderRecord> recordFor(const QString &folder, const Plan &plan, const QDateTime &time)
{
    std::optional<QByteArray> seed;
    if (isOutputTimeGiven())
        seed = realPath(folder).toUtf8() + '\n' + QByteArray::number(time.toSecsSinceEpoch());
    return recordForExport(folder, plan, seed);
}

/// The folder holds what this plan needs afterwards, and what others put there. Returns what is to be said where another plan was there
/// before or somebody changed a file, or nothing.
Result<QString> addAzureMlFolder(Outputs &outputs, const QString &folder, const EvaluatedPlan &evaluated,
                                 const QDateTime &time)
{
    const Result<FolderRecord> earlier = recordFor(folder, evaluated.plan, time);
    if (!earlier)
        return earlier.error();
    const Context context{evaluated.data.catalog, evaluated.data.prices,
                          evaluated.evaluation.provenance.asOf};
    const std::vector<ExportFile> files
        = inSourceWords(evaluated.plan, evaluated.evaluation, context, [&](const Evaluation &plain) {
              return writeAzureMl(evaluated.plan, plain, evaluated.data.catalog, evaluated.fileName,
                                  earlier->deployment, earlier->earlier);
          });
    QStringList names;
    for (const ExportFile &file : files)
        names << file.path;
    if (const Result<void> fit = canReplace(*earlier, names); !fit)
        return fit.error();
    for (const ExportFile &file : files) {
        if (file.path == folderRecordName)
            outputs.replaceInFolder(folder, file.path, file.bytes);
        else
            outputs.addInFolder(folder, file.path, file.bytes, file.executable);
    }
    for (const QString &name : filesLeftBy(*earlier, folder, names))
        outputs.removeFromFolder(folder, name);
    QStringList remarks{otherPlanRemark(*earlier, folder, evaluated.plan),
                        changedFilesRemark(*earlier, folder, files)};
    remarks.removeAll(QString());
    return remarks.join(u'\n');
}

Result<ExitCode> runExport(const ExportOptions &options, Console &console)
{
    if (!options.language.empty())
        installLanguage(*QCoreApplication::instance(),
                        languageFromWord(QString::fromStdString(options.language)), QLocale::c());
    const Result<QDateTime> time = outputTime();
    if (!time)
        return time.error();
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    const Plan &plan = evaluated->plan;
    const Evaluation &evaluation = evaluated->evaluation;

    std::shared_ptr<const Uncertainty> drawn;
    const auto ranges = [&] {
        if (!drawn)
            drawn = rangesOf(*evaluated);
        return drawn;
    };
    // The same ranges in every format; for programs in words that are the same in every language.
    std::shared_ptr<const Uncertainty> worded;
    const bool isTranslated = wordsAreTranslated();
    const auto rangesForPrograms = [&]() -> const Uncertainty * {
        if (!worded && ranges())
            worded = isTranslated ? std::make_shared<const Uncertainty>(rangesInSourceWords(
                         *ranges(), plan,
                         {evaluated->data.catalog, evaluated->data.prices, evaluation.provenance.asOf}))
                                  : ranges();
        return worded.get();
    };
    Outputs outputs(options.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    for (const QString &input : evaluated->inputs)
        outputs.keep(input);
    std::shared_ptr<const Alternatives> weighed;
    const auto report = [&](bool memoOnly) -> Result<QByteArray> {
        ReportOptions printed{evaluated->fileName, *time, options.letter, ranges()};
        if (!weighed)
            weighed = alternativesOf(*evaluated, printed.uncertainty);
        printed.alternatives = weighed;
        printed.memoOnly = memoOnly;
        return renderReport(plan, evaluation, evaluated->data.catalog, printed);
    };
    if (!options.pdf.empty())
        outputs.add(decodedPath(options.pdf), [&] { return report(false); });
    if (!options.memo.empty())
        outputs.add(decodedPath(options.memo), [&] { return report(true); });
    if (!options.json.empty())
        outputs.add(decodedPath(options.json), [&] {
            const Context context{evaluated->data.catalog, evaluated->data.prices,
                                  evaluation.provenance.asOf};
            return forPrograms(*evaluated, [&](const Evaluation &plain) {
                return writeReportJson(plan, withPurchaseDays(plain, plan, context), rangesForPrograms());
            });
        });
    if (!options.csv.empty())
        outputs.add(decodedPath(options.csv), [&] {
            return forPrograms(*evaluated,
                               [&](const Evaluation &plain) { return writeCostCsv(plan, plain); });
        });
    if (!options.arm.empty())
        outputs.add(decodedPath(options.arm), [&] {
            return forPrograms(*evaluated, [&](const Evaluation &plain) {
                return writeArmTemplate(plan, plain, evaluated->data.catalog);
            });
        });
    if (!options.ics.empty())
        outputs.add(decodedPath(options.ics), [&]() -> Result<QByteArray> {
            const Context context{evaluated->data.catalog, evaluated->data.prices,
                                  evaluation.provenance.asOf};
            return writeCalendar(plan, withPurchaseDays(evaluation, plan, context), *time);
        });
    addTables(outputs, options, *evaluated, *time, rangesForPrograms);
    QString otherPlan;
    if (!options.azureMl.empty()) {
        const Result<QString> added
            = addAzureMlFolder(outputs, decodedPath(options.azureMl), *evaluated, *time);
        if (!added)
            return added.error();
        otherPlan = *added;
    }
    if (const Result<void> written = outputs.write(console); !written)
        return written.error();
    if (!otherPlan.isEmpty())
        console.say(otherPlan);

    if (!options.focus.empty())
        sayWhatHasNoPrice(evaluation, console);
    const int blockers = evaluation.count(Severity::Blocker);
    if (blockers == 0 || options.allowBlockers)
        return ExitCode::Done;
    console.say(blockers == 1 ? u"The plan has a blocker; slipway check names it."_s
                              : u"The plan has %1 blockers; slipway check names them."_s.arg(blockers));
    return ExitCode::Blocked;
}

} // namespace

void addExport(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ExportOptions>();
    CLI::App *command = parser.add_subcommand(
        "export",
        "Write a plan as PDF, JSON, tables or Azure ML files; ends with 1 when the plan has blockers");
    options->input.addTo(*command, true);
    CLI::Option_group *files
        = command->add_option_group("Files", "At least one of these; - is standard output");
    files->add_option("--pdf", options->pdf, "The report for people: a decision memo and an appendix");
    files->add_option("--memo", options->memo,
                      "The decision memo: the first two pages of the report, as PDF");
    files->add_option("--json", options->json, "The report for programs, schema slipway.report");
    files->add_option("--csv", options->csv, "Cost lines by month");
    files->add_option("--xlsx", options->xlsx, "A workbook: totals are formulas over lines by month");
    files->add_option("--focus", options->focus, "Charges by month in the columns of FOCUS 1.2, as CSV");
    files->add_option("--markdown", options->markdown, "Tables and text for a pull request or a wiki");
    files->add_option("--azureml", options->azureMl,
                      "A folder of Azure ML CLI files with a script that deploys them");
    files->add_option("--arm", options->arm, "An ARM template of the computes, endpoints and deployments");
    files->add_option("--ics", options->ics, "What has to be done by when, for a calendar (iCalendar)");
    files->require_option(1, 0);
    command
        ->add_option("--lang", options->language,
                     "The language of PDF and calendar; English without it, as all other files are")
        ->check(CLI::IsMember({"en", "de"}));
    command->add_flag("--letter", options->letter, "US Letter in place of A4 for PDF files");
    command->add_flag("--force", options->force, "Replace existing files");
    command->add_flag("--allow-blockers", options->allowBlockers, "End with 0 though the plan has blockers");
    command->callback([options, &task] {
        task.needs = options->pdf.empty() && options->memo.empty() ? Task::Needs::Core : Task::Needs::Report;
        task.run = [options](Console &console) { return runExport(*options, console); };
    });
}

} // namespace slipway
