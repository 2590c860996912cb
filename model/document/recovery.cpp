// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recovery.h"

#include "model/base/files.h"
#include "model/base/lockfile.h"
#include "model/document/plandocument.h"
#include "model/plan/planjson.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

const QString copySuffix = u".recovery"_s;
constexpr qint64 maxCopyBytes = 4 * qint64(maxPlanBytes); // the plan's text is escaped inside

struct Copy
{
    Plan plan;
    QString filePath;
    QByteArray fileHash;
};

std::unique_ptr<QLockFile> makeLock(const QString &copyPath)
{
    auto lock = std::make_unique<QLockFile>(copyPath + u".lock"_s);
    lock->setStaleLockTime(0); // only a dead process gives way, however long the window has been open
    return lock;
}

QByteArray packed(const PlanDocument &document)
{
    const QJsonObject object{{u"schema"_s, u"slipway.recovery"_s},
                             {u"version"_s, 1},
                             {u"file"_s, document.filePath()},
                             {u"fileSha256"_s, QString::fromLatin1(document.savedHash().toHex())},
                             {u"plan"_s, QString::fromUtf8(writePlan(document.whole()))}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<Copy> readCopy(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxCopyBytes);
    if (!bytes)
        return bytes.error();
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    if (object.value(u"schema").toString() != u"slipway.recovery")
        return Error{ErrorCode::Invalid, RecoveryStore::tr("The recovery copy is damaged."), path};
    Result<LoadedPlan> loaded = readPlan(object.value(u"plan").toString().toUtf8());
    if (!loaded)
        return loaded.error();
    return Copy{std::move(loaded).value().plan, object.value(u"file").toString(),
                QByteArray::fromHex(object.value(u"fileSha256").toString().toLatin1())};
}

} // namespace

RecoveryStore::RecoveryStore(PlanDocument &document, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(folder)
    , m_copyPath(folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + copySuffix)
{
    setDelays(quietMilliseconds, longestMilliseconds);
    for (QTimer *timer : {&m_quiet, &m_longest}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &RecoveryStore::flush);
    }
    connect(&m_document, &PlanDocument::planChanged, this, &RecoveryStore::schedule);
    connect(&m_document, &PlanDocument::modifiedChanged, this, &RecoveryStore::schedule);
}

RecoveryStore::~RecoveryStore()
{
    removeCopy();
}

void RecoveryStore::setEnabled(bool enabled)
{
    m_enabled = enabled;
    schedule();
}

void RecoveryStore::setDelays(int quiet, int longest)
{
    m_quiet.setInterval(quiet);
    m_longest.setInterval(longest);
}

void RecoveryStore::schedule()
{
    if (!m_enabled || !m_document.isModified()) {
        removeCopy();
        return;
    }
    m_quiet.start();
    if (!m_longest.isActive())
        m_longest.start();
}

void RecoveryStore::flush()
{
    m_quiet.stop();
    m_longest.stop();
    if (!m_enabled || !m_document.isModified())
        return;
    const Result<void> written = write();
    if (!written && !m_failing)
        Q_EMIT failed(written.error().message);
    m_failing = !written;
}

Result<void> RecoveryStore::write()
{
    if (!m_lock) {
        // Plans may be confidential: nobody else may read the copies.
        if (QDir().mkpath(m_folder))
            QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        auto lock = makeLock(m_copyPath);
        if (!lock->tryLock(0))
            return Error{ErrorCode::Unwritable, tr("No recovery copy can be kept in %1.").arg(m_folder),
                         m_folder};
        m_lock = std::move(lock);
    }
    return writeFileAtomically(m_copyPath, packed(m_document), Access::OwnerOnly);
}

void RecoveryStore::removeCopy()
{
    m_quiet.stop();
    m_longest.stop();
    if (!m_lock)
        return;
    QFile::remove(m_copyPath);
    m_lock.reset();
}

std::vector<RecoverablePlan> RecoveryStore::orphans() const
{
    std::vector<RecoverablePlan> found;
    const QFileInfoList files
        = QDir(m_folder).entryInfoList({u"*"_s + copySuffix}, QDir::Files | QDir::Hidden);
    for (const QFileInfo &file : files) {
        const std::unique_ptr<QLockFile> lock = makeLock(file.filePath());
        if (!takeLock(*lock, 0))
            continue;
        const Result<Copy> copy = readCopy(file.filePath());
        found.push_back({file.filePath(), copy ? copy->plan.name : QString(),
                         copy ? copy->filePath : QString(), file.lastModified()});
    }
    std::stable_sort(found.begin(), found.end(), [](const RecoverablePlan &a, const RecoverablePlan &b) {
        return a.written > b.written;
    });
    return found;
}

Result<void> RecoveryStore::restore(const RecoverablePlan &orphan)
{
    const std::unique_ptr<QLockFile> lock = makeLock(orphan.copyPath);
    if (!takeLock(*lock, 0)) {
        return Error{ErrorCode::Unreadable, tr("Another window of Slipway has taken this recovery copy."),
                     orphan.copyPath};
    }
    Result<Copy> copy = readCopy(orphan.copyPath);
    if (!copy)
        return copy.error();
    m_document.restore(std::move(copy.value().plan), copy->filePath, copy->fileHash);
    // The old copy goes only when the new one is on disk.
    if (write())
        QFile::remove(orphan.copyPath);
    return {};
}

void RecoveryStore::discard(const RecoverablePlan &orphan)
{
    const std::unique_ptr<QLockFile> lock = makeLock(orphan.copyPath);
    if (takeLock(*lock, 0))
        QFile::remove(orphan.copyPath);
}

} // namespace slipway
