// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/wiring/referencedata.h"
#include "model/base/files.h"
#include "model/imports/azuremlimport.h"
#include "model/plan/planjson.h"
#include "resources/azureml.h"

#include <QFile>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxImportBytes = 1024 * 1024;

struct ImportOptions
{
    std::vector<std::string> files;
    std::string output = "-";
    bool force = false;
};

Result<ImportedPlan> import(const ImportOptions &options)
{
    std::vector<ImportFile> files;
    for (const std::string &file : options.files) {
        const QString path = QFile::decodeName(QByteArray::fromStdString(file));
        const Result<QByteArray> bytes = readFile(path, maxImportBytes);
        if (!bytes)
            return bytes.error();
        files.push_back({path, *bytes});
    }
    const Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    const Result<azureml::FieldRules> rules = azureml::FieldRules::load(embeddedAzureMl(u"fields.json"_s));
    if (!rules)
        return rules.error();
    return importAzureMl(files, *rules, data->catalog);
}

Result<ExitCode> runImport(const ImportOptions &options, Console &console)
{
    Outputs outputs(options.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    outputs.add(QFile::decodeName(QByteArray::fromStdString(options.output)), [&]() -> Result<QByteArray> {
        const Result<ImportedPlan> imported = import(options);
        if (!imported)
            return imported.error();
        for (const QString &remark : imported->remarks)
            console.say(remark);
        return writePlan(imported->plan);
    });
    if (const Result<void> written = outputs.write(console); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addImport(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ImportOptions>();
    CLI::App *command = parser.add_subcommand(
        "import", "Make a plan of existing Azure ML files and lists of the Azure CLI");
    command
        ->add_option("FILE", options->files,
                     "Azure ML YAML, or what az ml compute list, az ml compute list-usage or az vm "
                     "list-usage print with "
                     "-o json")
        ->required();
    command->add_option("-o,--output", options->output, "The file to write; - is standard output")
        ->capture_default_str();
    command->add_flag("--force", options->force, "Replace an existing file");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runImport(*options, console); };
    });
}

} // namespace slipway
