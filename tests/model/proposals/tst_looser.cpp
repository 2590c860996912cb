// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/proposals/proposals.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/proposals/proposalsfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What keeps a tight sheet keeps one that asks for less or allows more: the cheapest is then no dearer, and no less sure.
class LooserSheetsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looserIsNeverDearer_data();
    void looserIsNeverDearer();
};

namespace {

struct Looser
{
    QByteArray words;
    Sheet sheet;
};

void lengthen(std::vector<Looser> &all, const Sheet &sheet, const char *words, std::optional<double> Sheet::*limit, double most)
{
    if (!(sheet.*limit))
        return;
    for (const double factor : {1.05, 1.5, 3.0}) {
        Sheet looser = sheet;
        looser.*limit = std::min(most, *(sheet.*limit) * factor);
        all.push_back({QByteArray(words) + " x " + QByteArray::number(factor), looser});
    }
}

void lighten(std::vector<Looser> &all, const Sheet &sheet, const char *words, std::optional<Estimate> Sheet::*load)
{
    if (!(sheet.*load))
        return;
    Sheet lighter = sheet;
    (lighter.*load)->likely *= 0.6;
    all.push_back({QByteArray(words) + " x 0.6", lighter});
}

std::vector<Looser> looserThan(const Sheet &sheet)
{
    std::vector<Looser> all;
    const auto add = [&](const char *words, const auto &change) {
        Sheet looser = sheet;
        change(looser);
        if (looser != sheet)
            all.push_back({words, looser});
    };
    if (!sheet.servesRequests())
        add("preemptible", [](Sheet &s) { s.preemptible = true; });
    if (sheet.months >= 12)
        add("commitments", [](Sheet &s) { s.commitments = true; });
    add("a region after", [](Sheet &s) { s.regions << u"swedencentral"_s; });
    add("a region before", [](Sheet &s) { s.regions.prepend(u"francecentral"_s); });
    add("no budget", [](Sheet &s) { s.budget.reset(); });
    if (sheet.servesRequests()) {
        add("fewer instances", [](Sheet &s) { s.leastInstances = 1; });
        add("fewer in time", [](Sheet &s) { s.percentile = 80; });
    }
    lengthen(all, sheet, "deadline", &Sheet::deadlineHours, 1e6);
    add("no deadline", [](Sheet &s) { s.deadlineHours.reset(); });
    lengthen(all, sheet, "window", &Sheet::windowHours, 24);
    lengthen(all, sheet, "answer", &Sheet::answerWithinMilliseconds, 1e8);
    lighten(all, sheet, "items", &Sheet::itemsPerDay);
    lighten(all, sheet, "models", &Sheet::models);
    lighten(all, sheet, "hours", &Sheet::runHours);
    lighten(all, sheet, "requests", &Sheet::requestsPerSecond);
    return all;
}

double month(const Proposal &proposal)
{
    return proposal.averageMonth.known().toDouble();
}

} // namespace

void LooserSheetsTest::looserIsNeverDearer_data()
{
    QTest::addColumn<QByteArray>("sheet");
    const auto row = [](const char *name, const char *sheet) { QTest::newRow(name) << QByteArray(sheet); };
    row("batch", R"({"work": "batch", "itemsPerDay": 5000000, "secondsPerItem": 0.2, "windowHours": 3,
        "regions": ["westus3"]})");
    row("batch with a GPU", R"({"work": "batch", "itemsPerDay": 20000, "secondsPerItem": 9, "windowHours": 4, "gpu": true,
        "memoryGiB": 6, "regions": ["northeurope"]})");
    row("batch on spot", R"({"work": "batch", "itemsPerDay": 20000, "secondsPerItem": 9, "windowHours": 8, "gpu": true,
        "preemptible": true, "memoryGiB": 6, "regions": ["uksouth"], "months": 6})");
    row("many models", R"({"work": "many_models", "models": 5000, "secondsPerModel": 90, "runsPerMonth": 8,
        "deadlineHours": 4, "regions": ["eastus2"]})");
    row("training", R"({"work": "training", "runHours": 20, "runsPerMonth": 4, "deadlineHours": 24, "regions": ["eastus2"]})");
    row("training with a GPU", R"({"work": "training", "runHours": 40, "runsPerMonth": 2, "deadlineHours": 48, "gpu": true,
        "measuredOn": "Standard_NC24ads_A100_v4", "regions": ["westeurope"]})");
    row("rollouts", R"({"work": "training", "runHours": 48, "runsPerMonth": 4, "gpu": true, "memoryGiB": 120,
        "measuredOn": "Standard_ND96isr_H100_v5", "preemptible": true, "regions": ["eastus"], "months": 6,
        "budget": {"amount": "20000", "period": "month"}})");
    row("adapters", R"({"work": "training", "model": "Qwen/Qwen2.5-32B", "adaptation": "quantized_low_rank",
        "tuningTokensBillion": 0.03, "runsPerMonth": 3, "deadlineHours": 24, "regions": ["eastus"],
        "budget": {"amount": "1000", "period": "month"}, "months": 6})");
    row("endpoint", R"({"work": "endpoint", "requestsPerSecond": 50, "requestMilliseconds": 20,
        "answerWithinMilliseconds": 100, "regions": ["westeurope"]})");
    row("endpoint with a GPU", R"({"work": "endpoint", "requestsPerSecond": 5, "requestMilliseconds": 80, "gpu": true,
        "answerWithinMilliseconds": 500, "leastInstances": 2, "day": "office", "regions": ["uksouth"]})");
    row("8B", R"({"work": "language_endpoint", "model": "meta-llama/Llama-3.1-8B", "requestsPerSecond": 0.5,
        "day": "office", "promptTokens": 1600, "answerTokens": 400, "answerWithinMilliseconds": 3000,
        "leastInstances": 2, "regions": ["eastus"]})");
    row("405B", R"({"work": "language_endpoint", "model": "meta-llama/Llama-3.1-405B", "requestsPerSecond": 0.05,
        "promptTokens": 2000, "answerTokens": 500, "answerWithinMilliseconds": 64000, "leastInstances": 1,
        "regions": ["eastus2"], "budget": {"amount": "100000", "period": "month"}})");
}

void LooserSheetsTest::looserIsNeverDearer()
{
    QFETCH(QByteArray, sheet);
    Sheet tight = readSheet(sheet).value();
    tight.start = YearMonth(2027, 2);
    const std::optional<Proposal> kept = proposalsOf(tight).of(ProposalKind::Cheapest);
    QVERIFY(kept && kept->robustness.isRobust() && kept->withinBudget);
    QStringList dearer;
    for (const Looser &looser : looserThan(tight)) {
        const std::optional<Proposal> then = proposalsOf(looser.sheet).of(ProposalKind::Cheapest);
        if (!then || !then->robustness.isRobust() || month(*then) > month(*kept) + 0.005)
            dearer << u"%1: %2 instead of %3"_s.arg(QString::fromLatin1(looser.words))
                          .arg(then ? month(*then) : -1, 0, 'f', 2)
                          .arg(month(*kept), 0, 'f', 2);
    }
    QVERIFY2(dearer.isEmpty(), qPrintable(dearer.join(u'\n')));
}

SLIPWAY_TEST(LooserSheetsTest)
#include "tst_looser.moc"
