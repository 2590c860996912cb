// SPDX-License-Identifier: GPL-3.0-or-later
// Azure ML YAML and lists of the Azure CLI: what is taken in makes a plan that can be written and read.
#include "resources/azureml.h"
#include "model/imports/azuremlimport.h"
#include "model/plan/planjson.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const azureml::FieldRules rules
        = azureml::FieldRules::load(embeddedAzureMl(u"fields.json"_s)).value();
    const Result<ImportedPlan> imported
        = importAzureMl({{u"file.yml"_s, fuzz::bytesOf(data, size)}}, rules, test::catalog());
    if (!imported) {
        fuzz::expectSentence(imported.error().message);
        return 0;
    }
    const Result<LoadedPlan> read = readPlan(writePlan(imported->plan));
    fuzz::expect(read.ok() && read->plan == imported->plan, "an imported plan can be written and read");
    return 0;
}
