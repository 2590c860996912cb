// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"

#include "resources/data.h"
#include "resources/templates.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace slipway::test {

const Catalog &catalog()
{
    static const Catalog loaded = Catalog::load(embeddedCatalog()).value();
    return loaded;
}

const PriceSnapshot &prices()
{
    static const PriceSnapshot loaded = PriceSnapshot::load(embeddedPrices(), catalog()).value();
    return loaded;
}

const TemplateLibrary &templates()
{
    static const TemplateLibrary loaded
        = TemplateLibrary::load(embeddedTemplate(u"templates.json"_s), embeddedTemplate).value();
    return loaded;
}

Plan templatePlan(const QString &id)
{
    return templates().plan(id).value();
}

Evaluation evaluated(const Plan &plan)
{
    return evaluate(plan, {catalog(), prices(), asOf});
}

std::vector<Finding> findingsOf(const Evaluation &evaluation, const QString &rule)
{
    std::vector<Finding> found;
    std::copy_if(evaluation.findings.begin(), evaluation.findings.end(), std::back_inserter(found),
                 [&](const Finding &finding) { return finding.rule == rule; });
    return found;
}

} // namespace slipway::test
