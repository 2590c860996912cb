// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plandocument.h"

#include "model/base/files.h"
#include "model/document/planfile.h"
#include "model/document/replaceplan.h"
#include "model/plan/planjson.h"

#include <QCryptographicHash>
#include <QFileInfo>

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
    return m_plan.name.isEmpty() ? tr("Untitled plan") : m_plan.name;
}

void PlanDocument::edit(const QString &field, Step step, const QString &label,
                        const std::function<void(Plan &)> &change)
{
    if (isReadOnly())
        return;
    Plan after = m_plan;
    change(after);
    if (after == m_plan)
        return;
    const QString text = tr("Change of %1", "undo step; %1 names a field").arg(label);
    m_stack.push(new ReplacePlan(*this, std::move(after), {field, step, m_mergeGeneration}, text));
}

Result<void> PlanDocument::apply(const PlanEdit &edit)
{
    if (isReadOnly())
        return Error{ErrorCode::Unwritable, tr("The plan is open read-only and cannot be changed."), {}};
    Result<Plan> after = applied(edit, m_plan);
    if (!after)
        return after.error();
    if (*after == m_plan)
        return {};
    finishField();
    const QString field = edit.changes.empty() ? QString() : edit.changes.front().pointer;
    m_stack.push(
        new ReplacePlan(*this, std::move(after).value(), {field, edit.step, m_mergeGeneration}, edit.label));
    finishField();
    return {};
}

void PlanDocument::finishField()
{
    ++m_mergeGeneration;
}

void PlanDocument::setCheck(Check check)
{
    m_check = std::move(check);
}

void PlanDocument::reset(Plan plan)
{
    adopt(std::move(plan), {}, {}, false);
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
    adopt(std::move(opened.plan), path, hashOf(*bytes), opened.readOnly);
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
    const QByteArray bytes = writePlan(m_plan);
    if (Result<void> written = writeFileAtomically(path, bytes); !written)
        return written;
    finishField();
    m_savedHash = hashOf(bytes);
    setFilePath(path);
    setReadOnly(false, false);
    m_stack.setClean();
    return {};
}

void PlanDocument::restore(Plan plan, const QString &filePath, const QByteArray &fileHash)
{
    adopt(std::move(plan), filePath, fileHash, false);
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

void PlanDocument::setPlan(const Plan &plan)
{
    m_plan = plan;
    m_changed = true;
}

void PlanDocument::announce()
{
    const std::optional<Place> revisited = std::exchange(m_revisited, std::nullopt);
    if (revisited)
        finishField();
    if (std::exchange(m_changed, false))
        Q_EMIT planChanged();
    if (revisited)
        Q_EMIT fieldRevisited(revisited->step, revisited->field);
}

void PlanDocument::adopt(Plan plan, const QString &filePath, const QByteArray &hash, bool newer)
{
    finishField();
    ++m_planNumber;
    m_plan = std::move(plan);
    m_changed = true;
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
