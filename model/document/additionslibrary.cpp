// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/additionslibrary.h"

#include "model/base/fileset.h"
#include "model/base/plaintext.h"
#include "model/base/planwords.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

Error inFile(const QString &path, Error error)
{
    error.message = u"%1: %2"_s.arg(path, error.message);
    return error;
}

/// A sentence with its place, for within another.
QString withPlace(const Error &error)
{
    if (error.where.isEmpty() || error.message.contains(error.where))
        return error.message;
    const bool sentence = error.message.endsWith(u'.');
    return u"%1 (at %2)."_s.arg(sentence ? error.message.chopped(1) : error.message, error.where);
}

bool meets(const PinnedInput &pin, const Additions &additions)
{
    return additions.id == pin.id
        && (pin.sha256.isEmpty() || additions.sha256.compare(pin.sha256, Qt::CaseInsensitive) == 0);
}

bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

/// The additions that `pin` names, or what is wrong with the file.
Result<Additions> pinnedIn(const QString &path, const PinnedInput &pin)
{
    Result<Additions> read = readAdditionsFile(path);
    if (!read || meets(pin, *read))
        return read;
    const QString shown = oneLineText(QDir::toNativeSeparators(path));
    if (read->id != pin.id)
        return Error{ErrorCode::Invalid,
                     PlanWords::tr("\"%1\" holds the additions \"%2\".").arg(shown, quotedText(read->id)),
                     {}};
    return Error{
        ErrorCode::Invalid,
        PlanWords::tr("\"%1\" holds others than the plan was made with: their SHA-256 is %2..., not %3...")
            .arg(shown, read->sha256.left(12), pin.sha256.left(12)),
        {}};
}

} // namespace

Result<Additions> readAdditionsFile(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxAdditionsBytes);
    if (!bytes)
        return bytes.error();
    Result<Additions> read = readAdditions(*bytes);
    if (!read)
        return inFile(path, read.error());
    return read;
}

AdditionsLibrary::AdditionsLibrary(QString folder)
    : m_folder(std::move(folder))
{
}

std::vector<AdditionsLibrary::Entry> AdditionsLibrary::entries() const
{
    std::vector<Entry> found;
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files);
    for (const QFileInfo &file : files) {
        Result<Additions> read = readAdditionsFile(file.filePath());
        if (read)
            found.push_back({*std::move(read), file.filePath()});
    }
    std::stable_sort(found.begin(), found.end(), [](const Entry &a, const Entry &b) {
        return a.additions.id != b.additions.id ? a.additions.id < b.additions.id
                                                : a.additions.date > b.additions.date;
    });
    return found;
}

QString AdditionsLibrary::fileName(const Additions &additions)
{
    return additions.sha256 + u".json"_s;
}

Result<Additions> AdditionsLibrary::keep(const QByteArray &bytes) const
{
    Result<Additions> read = readAdditions(bytes);
    if (!read)
        return read;
    FileSet::finishInterrupted(m_folder);
    FileSet set;
    if (const Result<void> staged = set.stageInFolder(m_folder, fileName(*read), bytes); !staged)
        return staged.error();
    if (const Result<void> written = set.commit(); !written)
        return written.error();
    return read;
}

Result<Additions> AdditionsLibrary::find(const PinnedInput &pin, const std::vector<Additions> &given,
                                         const QString &planFolder) const
{
    for (const Additions &each : given) {
        if (each.id != pin.id)
            continue;
        if (meets(pin, each))
            return each;
        return Error{ErrorCode::Invalid,
                     u"The additions \"%1\" given are not the ones that the plan was made with: their "
                     u"SHA-256 is %2..., "
                     "not %3..."_s.arg(pin.id, each.sha256.left(12), pin.sha256.left(12)),
                     u"/additions"_s};
    }
    // An id is a name beside the plan, never a way out of its folder.
    if (!isAdditionsId(pin.id))
        return Error{ErrorCode::Invalid,
                     PlanWords::tr("The plan uses additions \"%1\", and none can be called so: an id begins "
                                   "with a letter and holds "
                                   "small letters, digits, \"-\" and \"_\" only.")
                         .arg(quotedText(pin.id)),
                     u"/additions"_s};
    QString fault;
    if (!planFolder.isEmpty()) {
        const QString beside = QDir(planFolder).filePath(pin.id + u".json"_s);
        Result<Additions> read = pinnedIn(beside, pin);
        if (read)
            return read;
        if (isThere(beside))
            fault = withPlace(read.error());
    }
    for (const Entry &entry : entries()) {
        if (meets(pin, entry.additions))
            return entry.additions;
    }
    const QString kept = QDir(m_folder).filePath(pin.sha256.toLower() + u".json"_s);
    if (fault.isEmpty() && !pin.sha256.isEmpty() && isThere(kept)) {
        if (const Result<Additions> read = pinnedIn(kept, pin); !read)
            fault = withPlace(read.error());
    }
    // What is there and cannot be used is not missing: whoever is told so would look for it in vain.
    if (!fault.isEmpty())
        return Error{
            ErrorCode::Unreadable,
            PlanWords::tr(
                "The plan uses additions \"%1\", and what is there under their name cannot be used: %2")
                .arg(pin.id, fault),
            u"/additions"_s};
    return Error{ErrorCode::Unreadable,
                 PlanWords::tr(
                     "The plan uses additions \"%1\"%2 that are neither beside it as %1.json nor kept in %3.")
                     .arg(pin.id,
                          pin.sha256.isEmpty() ? QString()
                                               : PlanWords::tr(" (SHA-256 %1...)").arg(pin.sha256.left(12)),
                          QDir::toNativeSeparators(m_folder)),
                 u"/additions"_s};
}

Result<ReferenceData> referenceWith(const ReferenceData &base, const std::vector<PinnedInput> &pins,
                                    const std::vector<Additions> &given, const AdditionsLibrary &library,
                                    const QString &planFolder)
{
    std::vector<Additions> all;
    for (const PinnedInput &pin : pins) {
        Result<Additions> found = library.find(pin, given, planFolder);
        if (!found)
            return found.error();
        all.push_back(*std::move(found));
    }
    for (const Additions &each : given) {
        const bool pinned = std::any_of(pins.begin(), pins.end(),
                                        [&](const PinnedInput &pin) { return pin.id == each.id; });
        if (!pinned)
            all.push_back(each);
    }
    ReferenceData data = base;
    for (const Additions &each : all) {
        Result<ReferenceData> merged = withAdditions(data, each);
        if (!merged)
            return inFile(PlanWords::tr("Additions \"%1\"").arg(each.id), merged.error());
        data = *std::move(merged);
    }
    return data;
}

} // namespace slipway
