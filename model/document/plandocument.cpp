// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plandocument.h"

#include "model/base/files.h"
#include "model/document/planfile.h"
#include "model/document/replaceplan.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "model/plan/shownnames.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <iterator>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

bool isSameFile(const QString &a, const QString &b)
{
    const QFileInfo first(a);
    const QFileInfo second(b);
    return first == second || first.absoluteFilePath() == second.absoluteFilePath();
}

} // namespace

PlanDocument::PlanDocument(QObject *parent)
    : QObject(parent)
{
    m_stack.setUndoLimit(undoLimit);
    // The stack sends this last of all, when its own state is consistent; commands themselves send nothing.
    connect(&m_stack, &QUndoStack::indexChanged, this, &PlanDocument::announce);
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

PlanDocument::~PlanDocument()
{
    // The stack goes first and would report its end to a half-destroyed document.
    m_stack.disconnect(this);
}

QString PlanDocument::displayName() const
{
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).completeBaseName();
    return shownNameOf(m_whole);
}

void PlanDocument::push(Plan whole, const QString &scenario, const std::optional<Place> &place,
                        const QString &text, const QString &label)
{
    ReplacePlan::Origin origin;
    origin.generation = m_mergeGeneration;
    origin.hasPlace = place.has_value();
    if (place) {
        origin.field = place->field;
        origin.step = place->step;
    }
    origin.label = label;
    m_stack.push(new ReplacePlan(*this, {std::move(whole), scenario}, std::move(origin), text));
}

void PlanDocument::edit(const QString &field, Step step, const QString &label,
                        const std::function<void(Plan &)> &change)
{
    if (isReadOnly())
        return;
    Plan after = plan();
    change(after);
    if (after == plan())
        return;
    const QString text = tr("Change of %1", "undo step; %1 names a field").arg(label);
    push(wholeWith(std::move(after)), m_scenario, Place{step, field}, text, label);
}

Result<void> PlanDocument::apply(const PlanEdit &edit)
{
    if (isReadOnly())
        return Error{ErrorCode::Unwritable, tr("The plan is open read-only and cannot be changed."), {}};
    Result<Plan> after = applied(edit, plan());
    if (!after)
        return after.error();
    if (*after == plan())
        return {};
    finishField();
    const QString field = edit.changes.empty() ? QString() : edit.changes.front().pointer;
    push(wholeWith(std::move(after).value()), m_scenario, Place{edit.step, field}, edit.label, edit.label);
    finishField();
    return {};
}

Plan PlanDocument::wholeWith(Plan shown) const
{
    return m_scenario.isEmpty() ? shown : withScenario(m_whole, m_scenario, shown);
}

Result<void> PlanDocument::showScenario(const QString &name)
{
    if (name == m_scenario)
        return {};
    std::optional<Plan> shown;
    if (!name.isEmpty()) {
        Result<ScenarioPlan> found = scenarioPlan(m_whole, name);
        if (!found)
            return found.error();
        if (m_check) {
            if (const Result<void> known = m_check(found->plan, m_filePath); !known)
                return known.error();
        }
        shown = std::move(*std::move(found)).plan;
    }
    finishField();
    // As setWhole(), without reading the scenario again: that takes long for a large plan.
    m_scenario = name;
    m_shown = shown ? std::move(*shown) : Plan();
    m_changed = true;
    m_scenariosChanged = true;
    announce();
    return {};
}

QString PlanDocument::addScenario(const QString &name)
{
    if (isReadOnly() || std::ssize(m_whole.scenarios) >= maxScenarios)
        return {};
    const QString free = freeScenarioName(m_whole, name);
    if (free.isEmpty())
        return {};
    finishField();
    push(withScenario(m_whole, free, plan()), free, std::nullopt, tr("Scenario %1", "undo step").arg(free),
         tr("scenario"));
    return free;
}

void PlanDocument::renameScenario(const QString &from, const QString &to)
{
    const int index = scenarioIndex(m_whole, from);
    const QString name = scenarioName(to);
    if (isReadOnly() || index < 0 || name.isEmpty() || scenarioIndex(m_whole, name) >= 0)
        return;
    Plan whole = m_whole;
    whole.scenarios[static_cast<std::size_t>(index)].name = name;
    finishField();
    push(std::move(whole), m_scenario == from ? name : m_scenario, std::nullopt,
         tr("New name of scenario %1", "undo step").arg(from), tr("scenario"));
}

void PlanDocument::removeScenario(const QString &name)
{
    const int index = scenarioIndex(m_whole, name);
    if (isReadOnly() || index < 0)
        return;
    Plan whole = m_whole;
    whole.scenarios.erase(whole.scenarios.begin() + index);
    finishField();
    push(std::move(whole), m_scenario == name ? QString() : m_scenario, std::nullopt,
         tr("Removal of scenario %1", "undo step").arg(name), tr("scenario"));
}

void PlanDocument::finishField()
{
    ++m_mergeGeneration;
}

std::optional<PlanDocument::Edit> PlanDocument::editAt(int index) const
{
    // The only class of commands there is.
    const auto *command = static_cast<const ReplacePlan *>(m_stack.command(index));
    if (!command)
        return std::nullopt;
    const ReplacePlan::Origin &origin = command->origin();
    return Edit{origin.label, origin.step, origin.field};
}

void PlanDocument::setCheck(Check check)
{
    m_check = std::move(check);
}

void PlanDocument::reset(const Plan &plan)
{
    adopt(plan, {}, {}, false);
}

Result<QStringList> PlanDocument::open(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return bytes.error();
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return loaded.error();
    if (m_check) {
        if (const Result<void> known = m_check(loaded->plan, path); !known)
            return known.error();
    }
    LoadedPlan opened = std::move(loaded).value();
    adopt(opened.plan, path, hashOf(*bytes), opened.readOnly);
    return opened.notices;
}

Result<void> PlanDocument::save(const QString &path)
{
    if (m_newer)
        return writtenByNewer(path);
    if (m_inUseElsewhere && isSameFile(path, m_filePath)) {
        return Error{ErrorCode::Unwritable,
                     tr("The plan is open in another window of Slipway; save it under another name."), path};
    }
    const QByteArray bytes = writePlan(m_whole);
    if (Result<void> written = writeFileAtomically(path, bytes); !written)
        return written;
    finishField();
    m_savedHash = hashOf(bytes);
    setFilePath(path);
    setReadOnly(false, false);
    m_stack.setClean();
    return {};
}

void PlanDocument::restore(const Plan &plan, const QString &filePath, const QByteArray &fileHash)
{
    adopt(plan, filePath, fileHash, false);
    m_stack.resetClean();
}

void PlanDocument::setInUseElsewhere(bool inUse)
{
    setReadOnly(m_newer, inUse);
}

bool PlanDocument::changedOnDisk() const
{
    if (m_filePath.isEmpty() || m_savedHash.isEmpty() || !QFileInfo::exists(m_filePath))
        return false;
    const Result<QByteArray> bytes = readFile(m_filePath, maxPlanBytes);
    return !bytes || hashOf(*bytes) != m_savedHash;
}

void PlanDocument::setWhole(const Plan &whole, const QString &scenario)
{
    const QStringList names = scenarioNames(m_whole);
    const QString before = m_scenario;
    m_whole = whole;
    m_scenario.clear();
    m_shown = {};
    if (!scenario.isEmpty()) {
        // What an undo brings back was on show once, and so is a plan; the plan itself is never wrong.
        if (Result<ScenarioPlan> found = scenarioPlan(m_whole, scenario)) {
            m_scenario = scenario;
            m_shown = std::move(*std::move(found)).plan;
        }
    }
    m_changed = true;
    m_scenariosChanged = m_scenariosChanged || m_scenario != before || scenarioNames(m_whole) != names;
}

void PlanDocument::announce()
{
    const std::optional<Place> revisited = std::exchange(m_revisited, std::nullopt);
    if (revisited)
        finishField();
    const bool others = std::exchange(m_scenariosChanged, false);
    if (std::exchange(m_changed, false))
        Q_EMIT planChanged();
    if (others)
        Q_EMIT scenariosChanged();
    if (revisited)
        Q_EMIT fieldRevisited(revisited->step, revisited->field);
}

void PlanDocument::adopt(const Plan &plan, const QString &filePath, const QByteArray &hash, bool newer)
{
    finishField();
    ++m_planNumber;
    setWhole(plan, {});
    m_scenariosChanged = true;
    m_savedHash = hash;
    setReadOnly(newer, false);
    setFilePath(filePath);
    m_stack.clear();
    // clear() does nothing to an empty stack, be it clean or not.
    m_stack.setClean();
    announce();
}

void PlanDocument::setFilePath(const QString &path)
{
    if (path == m_filePath)
        return;
    m_filePath = path;
    Q_EMIT filePathChanged(m_filePath);
}

void PlanDocument::setReadOnly(bool newer, bool inUseElsewhere)
{
    const bool before = isReadOnly();
    m_newer = newer;
    m_inUseElsewhere = inUseElsewhere;
    if (isReadOnly() != before)
        Q_EMIT readOnlyChanged(isReadOnly());
}

} // namespace slipway
