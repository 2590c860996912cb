// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/evaluatemany.h"

#include "app/commands/words.h"
#include "app/wiring/clock.h"
#include "model/base/files.h"
#include "model/base/jsontext.h"
#include "model/base/parallel.h"
#include "model/base/plaintext.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planjson.h"
#include "model/rules/findingnames.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;
using LineJson = nlohmann::ordered_json;

namespace {

/// What all plans of a folder are evaluated in.
struct SharedContext
{
    ReferenceData base;
    std::vector<Additions> given; ///< on the command line
    QDate asOf;
    bool ownBooks = true; ///< plans pinned to a book that is kept are priced with that
};

/// A line and whether it tells of a plan or of a fault.
struct PlanLine
{
    QByteArray text;
    bool read = false;
};

LineJson textList(const QStringList &list)
{
    LineJson json = LineJson::array();
    for (const QString &text : list)
        json.push_back(jsonText(text));
    return json;
}

LineJson totalJson(const Total &total)
{
    return {{"amount", jsonText(total.known().toDecimal())}, {"complete", total.isComplete()}};
}

LineJson findingCounts(const Evaluation &evaluation)
{
    LineJson json = LineJson::object();
    for (std::size_t i = 0; i < names::severity.size(); ++i)
        appendMember(json, QString(names::severity[i]), evaluation.count(static_cast<Severity>(i)));
    return json;
}

LineJson planJson(const Plan &plan, const Evaluation &evaluation)
{
    return {{"name", jsonText(plan.name)},
            {"months", plan.months},
            {"currency", jsonText(evaluation.currency.code())},
            {"averageMonth", totalJson(evaluation.averageMonth)},
            {"peakMonth", totalJson(evaluation.peakMonth)},
            {"total", totalJson(evaluation.total)},
            {"missing", textList(evaluation.total.missing())},
            {"owed", totalJson(evaluation.owed)},
            {"findings", findingCounts(evaluation)},
            {"prices", jsonText(evaluation.provenance.pricesId)},
            {"asOf", jsonText(evaluation.provenance.asOf.toString(Qt::ISODate))}};
}

Result<LineJson> evaluatedJson(const QString &path, const SharedContext &shared)
{
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return bytes.error();
    const Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return loaded.error();
    const Plan &plan = loaded->plan;
    std::optional<ReferenceData> own;
    if (shared.ownBooks && plan.prices
        && !shared.base.prices.isBook(plan.prices->id, plan.prices->sha256)) {
        Result<ReferenceData> pinned = loadReferenceData({}, plan.prices, shared.asOf);
        if (!pinned)
            return pinned.error();
        own = *std::move(pinned);
    }
    const ReferenceData &base = own ? *own : shared.base;
    if (const Result<void> book = checkBook(plan, base.prices); !book)
        return book.error();
    LineJson json;
    if (plan.additions.empty() && shared.given.empty()) {
        json = planJson(plan, evaluate(plan, {base.catalog, base.prices, shared.asOf}));
    } else {
        const Result<ReferenceData> data = referenceWith(base, plan.additions, shared.given,
                                                         additionsLibrary(), QFileInfo(path).absolutePath());
        if (!data)
            return data.error();
        json = planJson(plan, evaluate(plan, {data->catalog, data->prices, shared.asOf}));
    }
    if (!loaded->notices.isEmpty())
        appendMember(json, u"notices"_s, textList(loaded->notices));
    return json;
}

PlanLine lineOfPlan(const QDir &folder, const QString &name, const SharedContext &shared)
{
    LineJson line{{"file", jsonText(name)}};
    const Result<LineJson> evaluated = evaluatedJson(folder.filePath(name), shared);
    if (evaluated)
        line.update(*evaluated);
    else
        line["error"] = {{"message", jsonText(evaluated.error().message)},
                         {"where", jsonText(evaluated.error().where)}};
    return {compactJson(line).toUtf8() + '\n', evaluated.ok()};
}

Result<QStringList> plansBelow(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isDir() || !info.isReadable())
        return Error{ErrorCode::Unreadable,
                     info.isDir() ? u"\"%1\" may not be read."_s.arg(oneLineText(path))
                                  : u"\"%1\" is no folder."_s.arg(oneLineText(path)),
                     {}};
    const QDir folder(path);
    QStringList names;
    // Of the whole path: a relative one would be looked for in the folder once more. With links that lead nowhere, which are said to be so.
    for (QDirIterator each(folder.absolutePath(), {u"*.slipway"_s}, QDir::Files | QDir::Hidden | QDir::System,
                           QDirIterator::Subdirectories);
         each.hasNext();)
        names << folder.relativeFilePath(each.next());
    if (names.isEmpty())
        return Error{
            ErrorCode::Unreadable, u"There is no plan (*.slipway) in %1."_s.arg(oneLineText(path)), {}};
    names.sort(); // the order of the disk is another one on each machine
    return names;
}

Result<SharedContext> sharedContext(const PlanInput &context)
{
    const Result<QDate> asOf = asOfDay(QString::fromLocal8Bit(context.asOf));
    if (!asOf)
        return asOf.error();
    Result<ReferenceData> base = loadReferenceData(QString::fromLocal8Bit(context.prices), {}, *asOf);
    if (!base)
        return base.error();
    SharedContext shared{*std::move(base), {}, *asOf, context.prices.empty()};
    for (const std::string &file : context.additions) {
        Result<Additions> read = readAdditionsFile(decodedPath(file));
        if (!read)
            return read.error();
        shared.given.push_back(*std::move(read));
    }
    return shared;
}

} // namespace

Result<ExitCode> evaluateFolder(const QString &folder, const PlanInput &context, Console &console)
{
    const Result<QStringList> names = plansBelow(folder);
    if (!names)
        return names.error();
    const Result<SharedContext> shared = sharedContext(context);
    if (!shared)
        return shared.error();
    // So many are in memory at a time, whatever the folder holds.
    const auto threads = static_cast<std::size_t>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    const std::size_t batch = 8 * threads;
    const auto count = static_cast<std::size_t>(names->size());
    std::size_t faults = 0;
    for (std::size_t from = 0; from < count; from += batch) {
        std::vector<PlanLine> lines(std::min(batch, count - from));
        inParallel(threads, [&](std::size_t thread) {
            for (std::size_t i = thread; i < lines.size(); i += threads)
                lines[i] = lineOfPlan(QDir(folder), names->at(qsizetype(from + i)), *shared);
        });
        QByteArray text;
        for (const PlanLine &line : lines) {
            text += line.text;
            faults += line.read ? 0 : 1;
        }
        if (const Result<void> written = console.writeData(text); !written)
            return written.error();
    }
    if (faults == 0)
        return ExitCode::Done;
    console.say(
        u"%1 of %2 could not be evaluated; the lines of such plans say why."_s.arg(faults).arg(
            counted(static_cast<std::int64_t>(count), u"plan"_s, u"plans"_s)));
    return ExitCode::Input;
}

} // namespace slipway
