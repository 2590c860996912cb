// SPDX-License-Identifier: GPL-3.0-or-later
// What most plans leave as it is: the folded cards of the first step.
#include "ui/pages/workloadpage.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/plan/field.h"
#include "ui/fields/assumptionfields.h"
#include "ui/fields/sections.h"
#include "ui/pages/worklistcard.h"
#include "ui/support/captionedfield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/foldcard.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Kinds whose models are transformers, or may be. A plan that has a figure of one shows it in any case.
bool mayBeTransformer(const ModelProfile &model)
{
    if (model.layers || model.hiddenSize || model.attentionHeads || model.keyValueHeads
        || model.contextTokens)
        return true;
    switch (model.kind) {
    case ModelKind::Language:
    case ModelKind::Vision:
    case ModelKind::Speech:
    case ModelKind::Other:
        return true;
    case ModelKind::Tabular:
    case ModelKind::TimeSeries:
    case ModelKind::Recommendation:
        break;
    }
    return false;
}

QString registryName(RegistryTier tier)
{
    switch (tier) {
    case RegistryTier::Basic:
        return WorkloadPage::tr("Basic");
    case RegistryTier::Standard:
        return WorkloadPage::tr("Standard");
    case RegistryTier::Premium:
        return WorkloadPage::tr("Premium");
    }
    return {};
}

QString detailsSummary(const ModelProfile &model, const QLocale &locale)
{
    QStringList parts;
    const auto add = [&](const std::optional<int> &value, const QString &text) {
        if (value)
            parts << text.arg(formatNumber(*value, locale, 0));
    };
    add(model.layers, WorkloadPage::tr("%1 layers"));
    add(model.hiddenSize, WorkloadPage::tr("hidden size %1"));
    add(model.attentionHeads, WorkloadPage::tr("%1 heads"));
    add(model.keyValueHeads, WorkloadPage::tr("%1 key-value heads"));
    add(model.contextTokens, WorkloadPage::tr("context of %1 tokens"));
    return parts.isEmpty() ? WorkloadPage::tr("not known") : parts.join(u", "_s);
}

QString servicesSummary(const SharedServices &services, const QLocale &locale)
{
    return WorkloadPage::tr("%1 registry, %2 GiB of logs a month, %3 GiB of models and results")
        .arg(registryName(services.registry), formatNumber(services.logGiBPerMonth.likely, locale),
             formatNumber(services.modelAndArtifactGiB.likely, locale));
}

QString aboutSummary(const Plan &plan)
{
    const QString author = plan.author.isEmpty() ? WorkloadPage::tr("no author") : plan.author;
    const QString notes = plan.notes.section(u'\n', 0, 0).trimmed();
    return notes.isEmpty() ? WorkloadPage::tr("%1, no notes").arg(author) : author + u": "_s + notes;
}

} // namespace

void WorkloadPage::buildMore()
{
    m_more = new FoldGroup(sections().content());
    buildModelDetails();
    buildServices();
    m_assumed = addFold(tr("Assumptions"));
    m_assumptions = new AssumptionFields(binder(), m_assumed->body()->parentWidget());
    m_assumed->body()->addWidget(m_assumptions);
    buildAbout();
    sections().add(tr("More"), m_more);
    connect(m_more, &FoldGroup::opened, this, [this](FoldCard *card) { sections().reveal(card); });
}

FoldCard *WorkloadPage::addFold(const QString &title)
{
    auto *card = new FoldCard(title, m_more);
    m_more->add(card);
    return card;
}

void WorkloadPage::buildModelDetails()
{
    m_details = addFold(tr("Model details"));
    auto *grid = new FlowGrid(nullptr, 122, 5);
    m_details->body()->addWidget(
        remark(tr("Of a transformer: what its memory follows from. Empty fields are not known."), m_details));
    m_details->body()->addLayout(grid);
    const auto add = [&](const QString &member, const QString &caption, auto access) {
        addNumber(grid, {.name = u"workload/"_s + member, .caption = caption, .optional = true},
                  always(u"/model/"_s + member), numberMember(access));
    };
    add(u"layers"_s, tr("Layers"), [](auto &plan) { return &plan.model.layers; });
    add(u"hiddenSize"_s, tr("Hidden size"), [](auto &plan) { return &plan.model.hiddenSize; });
    add(u"attentionHeads"_s, tr("Attention heads"), [](auto &plan) { return &plan.model.attentionHeads; });
    add(u"keyValueHeads"_s, tr("Key-value heads"), [](auto &plan) { return &plan.model.keyValueHeads; });
    add(u"contextTokens"_s, tr("Context"), [](auto &plan) { return &plan.model.contextTokens; });
}

void WorkloadPage::buildServices()
{
    m_services = addFold(tr("Shared services"));
    auto *grid = new FlowGrid(nullptr, 180, 3);
    m_services->body()->addWidget(
        remark(tr("They come with the workspace and cost something whatever the stages do."), m_services));
    m_services->body()->addLayout(grid);
    Choices tiers;
    for (const RegistryTier tier : {RegistryTier::Basic, RegistryTier::Standard, RegistryTier::Premium})
        tiers.append({registryName(tier), static_cast<int>(tier)});
    addCombo(grid, {.name = u"workload/registry"_s, .caption = tr("Container registry")}, tiers,
             always(u"/services/registry"_s),
             choiceMember([](auto &plan) { return &plan.services.registry; }));
    addRange(grid, {.name = u"workload/logs"_s, .caption = tr("Logs")}, always(u"/services/logGiBPerMonth"_s),
             estimateMember([](auto &plan) { return &plan.services.logGiBPerMonth; }));
    addRange(grid, {.name = u"workload/artifacts"_s, .caption = tr("Models and results")},
             always(u"/services/modelAndArtifactGiB"_s),
             estimateMember([](auto &plan) { return &plan.services.modelAndArtifactGiB; }));
}

void WorkloadPage::buildAbout()
{
    m_about = addFold(tr("People and notes"));
    m_about->body()->addWidget(
        remark(tr("Who answers for what: they stand in the memo, the calendar and the requests."), m_about));
    auto *grid = new FlowGrid(nullptr, 260, 2);
    m_about->body()->addLayout(grid);
    addText(grid, {.name = u"workload/author"_s, .caption = tr("Author")}, always(u"/author"_s),
            textMember([](auto &plan) { return &plan.author; }));
    addText(grid, {.name = u"workload/ownerOfPlan"_s, .caption = tr("Owner of the plan")},
            always(u"/owners/plan"_s), textMember([](auto &plan) { return &plan.owners.plan; }));
    addText(grid, {.name = u"workload/ownerOfBudget"_s, .caption = tr("Approves the budget")},
            always(u"/owners/finance"_s), textMember([](auto &plan) { return &plan.owners.finance; }));
    addText(grid, {.name = u"workload/ownerOfQuota"_s, .caption = tr("Asks for quota, creates resources")},
            always(u"/owners/platform"_s), textMember([](auto &plan) { return &plan.owners.platform; }));
    addText(grid, {.name = u"workload/ownerOfApprovals"_s, .caption = tr("Approves what needs approval")},
            always(u"/owners/security"_s), textMember([](auto &plan) { return &plan.owners.security; }));
    const auto makeNotes = [this](QWidget *in) {
        m_notes = new QPlainTextEdit(in);
        m_notes->setObjectName(u"workload/notes"_s);
        m_notes->setTabChangesFocus(true);
        m_notes->setFixedHeight(m_notes->fontMetrics().lineSpacing() * 6);
        return m_notes;
    };
    QVBoxLayout *body = m_about->body();
    body->addWidget(new CaptionedField(tr("Notes"), makeNotes, body->parentWidget()));
    const Place place = fixedPlace(u"/notes"_s, tr("notes"));
    binder().custom(m_notes, place, [this](const Plan &plan) {
        if (m_notes->toPlainText() == plan.notes)
            return;
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(plan.notes);
    });
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this, place] {
        const QString typed = m_notes->toPlainText();
        const QString kept = severalLinesText(typed).first(std::min<qsizetype>(typed.size(), longestText));
        if (kept != typed) {
            const QSignalBlocker blocker(m_notes);
            m_notes->setPlainText(kept);
            m_notes->moveCursor(QTextCursor::End);
        }
        binder().edit(place, [&](Plan &plan) { plan.notes = kept; });
    });
}

void WorkloadPage::showMore(const Plan &plan)
{
    setShown(m_details, mayBeTransformer(plan.model));
    m_details->setSummary(detailsSummary(plan.model, locale()));
    m_services->setSummary(servicesSummary(plan.services, locale()));
    m_assumed->setSummary(AssumptionFields::summary(plan));
    m_assumptions->showPlan(plan);
    m_about->setSummary(aboutSummary(plan));
}

void WorkloadPage::prepareFocus(const QString &pointer)
{
    m_workloads->chooseFor(pointer);
    m_computes->chooseFor(pointer);
    m_more->openFor(binder().fieldAt(pointer));
}

} // namespace slipway
