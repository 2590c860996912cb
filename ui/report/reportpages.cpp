// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportpages.h"

#include "model/plan/planjson.h"
#include "ui/report/memo.h"
#include "ui/report/sections.h"
#include "ui/support/fonts.h"

#include <QBuffer>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <iterator>

namespace slipway {

/// What the pages are written from: the window's own may change between two parts.
struct ReportPages::Copies
{
    Plan plan;
    Evaluation evaluation;
    ReportOptions options;
    QBuffer nothing;
};

namespace {

struct PartWriter
{
    ReportPart part;
    void (*write)(PageFlow &, const ReportInput &);
};

constexpr std::array partWriters = {
    PartWriter{ReportPart::Stages, writePlanned},      PartWriter{ReportPart::Months, writeMonths},
    PartWriter{ReportPart::Lines, writeCost},          PartWriter{ReportPart::Findings, writeFindings},
    PartWriter{ReportPart::Isolation, writeIsolation}, PartWriter{ReportPart::Quota, writeQuota},
    PartWriter{ReportPart::Calendar, writeCalendar},   PartWriter{ReportPart::Rejected, writeRejected},
    PartWriter{ReportPart::Method, writeMethod},       PartWriter{ReportPart::Provenance, writeProvenance},
    PartWriter{ReportPart::Upkeep, writeUpkeep},       PartWriter{ReportPart::Unusable, writeUnusable},
};
static_assert(partWriters.size() == reportPartCount);

constexpr int mostPages = 14; ///< of any usual plan
constexpr int mostPagesOfSmall = 6; ///< of a plan of some hundred a month

/// Whether a dense report is longer than that of a small plan, and compact it might not be.
bool isSmallAtBest(int densePages)
{
    constexpr int mostSaved = 3;
    return densePages > mostPagesOfSmall && densePages <= mostPagesOfSmall + mostSaved;
}

} // namespace

ReportParts usualReportParts()
{
    ReportParts parts;
    parts.set();
    parts.reset(static_cast<std::size_t>(ReportPart::Upkeep));
    parts.reset(static_cast<std::size_t>(ReportPart::Unusable));
    return parts;
}

int monthsOfRow(int months)
{
    constexpr int mostRows = 12;
    return months <= mostRows ? 1 : months <= 3 * mostRows ? 3 : 12;
}

QString displayName(ReportPart part, int months)
{
    const int each = monthsOfRow(months);
    switch (part) {
    case ReportPart::Stages:
        return Report::tr("What is planned");
    case ReportPart::Months:
        return each == 1 ? Report::tr("Cost by month")
            : each == 3  ? Report::tr("Cost by quarter")
                         : Report::tr("Cost by year");
    case ReportPart::Lines:
        return Report::tr("All lines");
    case ReportPart::Findings:
        return Report::tr("Findings");
    case ReportPart::Isolation:
        return Report::tr("Isolation");
    case ReportPart::Quota:
        return Report::tr("Quota requests");
    case ReportPart::Calendar:
        return Report::tr("Calendar");
    case ReportPart::Rejected:
        return Report::tr("Choices not taken");
    case ReportPart::Method:
        return Report::tr("Method");
    case ReportPart::Provenance:
        return Report::tr("Provenance");
    case ReportPart::Upkeep:
        return Report::tr("From stage to stage");
    case ReportPart::Unusable:
        break;
    }
    return Report::tr("What cannot do it");
}

Result<std::unique_ptr<ReportPages>> ReportPages::begin(const Plan &plan, const Evaluation &evaluation,
                                                        const Catalog &catalog, const ReportOptions &options)
{
    // Without a font Qt writes pages without any text and reports success.
    const Result<QString> family = loadFonts();
    if (!family)
        return family.error();
    auto copies = std::make_unique<Copies>();
    copies->plan = plan;
    copies->evaluation = evaluation;
    copies->options = options;
    auto device = std::make_unique<QPdfWriter>(&copies->nothing);
    device->setResolution(dotsPerInch);
    return std::unique_ptr<ReportPages>(
        new ReportPages(std::move(copies), catalog, std::move(device), *family));
}

ReportPages::ReportPages(std::unique_ptr<Copies> copies, const Catalog &catalog,
                         std::unique_ptr<QPdfWriter> device, const QString &family)
    : m_copies(std::move(copies))
    , m_device(std::move(device))
    , m_input(new ReportInput{m_copies->plan, m_copies->evaluation, catalog, m_copies->options,
                              writePlan(m_copies->plan)})
    , m_style(family, *m_device, m_copies->options.letterPaper)
    , m_flow(m_style)
{
    addSteps();
}

ReportPages::~ReportPages() = default;

QString ReportPages::nameOf(ReportPart part) const
{
    return displayName(part, m_input->plan.months);
}

void ReportPages::addSteps()
{
    m_steps.emplace_back([this] { writeMemoDecision(m_flow, *m_input); });
    m_steps.emplace_back([this] { writeMemoBasis(m_flow, *m_input); });
    m_steps.emplace_back([this] { writeFooters(m_flow, *m_input); });
    if (!m_input->options.memoOnly && m_input->options.parts.any()) {
        m_next = m_steps.size() - 1; // between the memo and the footers
        addAppendix(Density::Apart);
        m_next = 0;
    }
}

void ReportPages::addAppendix(Density density)
{
    std::vector<std::function<void()>> steps;
    steps.emplace_back([this, density] {
        if (m_flow.pageCount() > memoPages)
            m_flow.cutFrom(memoPages);
        m_flow.setDensity(density);
        m_style.setDensity(density);
        beginAppendix(m_flow);
    });
    for (const PartWriter &writer : partWriters) {
        if (!m_input->options.parts.test(static_cast<std::size_t>(writer.part)))
            continue;
        steps.emplace_back([this, writer] {
            m_flow.setPart(static_cast<int>(writer.part));
            writer.write(m_flow, *m_input);
        });
    }
    steps.emplace_back([this] { fitAppendix(); });
    m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(m_next),
                   std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
}

void ReportPages::fitAppendix()
{
    m_flow.dropEmptyPage();
    const Density density = m_flow.density();
    const bool isAgain = !m_pagesOf.emplace(density, m_flow.pageCount()).second;
    if (isAgain)
        return; // as it stays
    const auto pages = [this](Density each) { return m_pagesOf.at(each); };
    const auto layOutAs = [&](Density chosen) {
        if (chosen != density)
            addAppendix(chosen);
    };
    if (density == Density::Apart && pages(Density::Apart) > memoPages + 1)
        return layOutAs(Density::Dense);
    if (density == Density::Dense && (isSmallAtBest(pages(density)) || pages(density) > mostPages))
        return layOutAs(Density::Compact);
    // What saves nothing is not read with less room for it.
    if (density == Density::Compact
        && pages(density) < std::min(pages(Density::Dense), pages(Density::Apart)))
        return;
    if (density != Density::Apart)
        layOutAs(pages(Density::Dense) < pages(Density::Apart) ? Density::Dense : Density::Apart);
}

void ReportPages::layOutNext()
{
    if (isDone())
        return;
    // A step may add others: it is taken out of the list first.
    const std::function<void()> step = m_steps[m_next++];
    step();
    if (isDone())
        m_flow.finish();
}

} // namespace slipway
