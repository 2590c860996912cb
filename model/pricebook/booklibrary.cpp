// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/booklibrary.h"

#include "model/base/files.h"
#include "model/base/fileset.h"
#include "model/base/jsonreader.h"
#include "model/base/lockfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr qsizetype mostCurrentBytes = 64 * 1024;
constexpr int lockSeconds = 30;
constexpr qsizetype hashDigits = 64;
/// Fewer digits of a hash are rather an id.
constexpr qsizetype fewestDigits = 4;

bool isHex(QStringView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

/// What helps depends on whether anything but plans that are pinned to it uses the book.
Error bookFault(const QString &path, const QString &message, bool isCurrent)
{
    return Error{ErrorCode::Invalid,
                 u"The price book %1 cannot be used: %2 %3"_s.arg(
                     QDir::toNativeSeparators(path), message.endsWith(u'.') ? message : message + u'.',
                     isCurrent
                         ? u"\"slipway prices reset\" goes back to the built-in prices."_s
                         : u"It can be removed; a plan pinned to it needs its pages imported again, or another book."_s),
                 path};
}

/// What current.json says.
QByteArray currentText(const PriceSnapshot &book)
{
    const QJsonObject named{{u"schema"_s, u"slipway.currentbook"_s},
                            {u"version"_s, 1},
                            {u"id"_s, book.id()},
                            {u"sha256"_s, book.sha256()}};
    return QJsonDocument(named).toJson();
}

} // namespace

bool isHashBeginning(QStringView typed, QStringView sha256)
{
    const QString digits = typed.toString().toLower();
    return digits.size() >= fewestDigits && isHex(digits) && sha256.startsWith(digits);
}

Error ambiguousBook(const QString &typed)
{
    return Error{ErrorCode::Invalid,
                 u"The hashes of several price books begin with %1: give more digits (slipway prices list)."_s
                     .arg(typed),
                 {}};
}

bool isOwnBook(const PriceSnapshot &book)
{
    return book.hasSheetPrices() || !book.factors().empty();
}

BookSummary summaryOf(const PriceSnapshot &book)
{
    return {book.id(),
            book.sha256(),
            book.oldest(),
            book.newest(),
            static_cast<std::int64_t>(book.rows()),
            static_cast<std::int64_t>(book.announced().size() + book.announcedMeters().size()),
            isOwnBook(book)};
}

BookLibrary::BookLibrary(QString folder)
    : m_folder(std::move(folder))
{
}

QString BookLibrary::pathOf(const QString &sha256) const
{
    return m_folder + u'/' + sha256 + u".book"_s;
}

QString BookLibrary::currentPath() const
{
    return m_folder + u"/current.json"_s;
}

Result<QString> BookLibrary::currentHash() const
{
    if (!QFileInfo::exists(currentPath()))
        return QString();
    const Result<QByteArray> bytes = readFile(currentPath(), mostCurrentBytes);
    if (!bytes)
        return bytes.error();
    const auto json = parseJson(*bytes);
    if (!json)
        return bookFault(currentPath(), json.error().message, true);
    const Result<std::optional<JsonValue>> named = JsonValue(*json).find(u"sha256");
    const Result<QString> hash
        = named && *named ? (*named)->text(hashDigits) : Result<QString>(Error{ErrorCode::Invalid, {}, {}});
    if (!hash || hash->size() != hashDigits || !isHex(*hash))
        return bookFault(currentPath(), u"It names no book."_s, true);
    return *hash;
}

Result<PriceSnapshot> BookLibrary::read(const QString &sha256, const Catalog &catalog, bool isCurrent) const
{
    const QString path = pathOf(sha256);
    const Result<QByteArray> bytes = readFile(path, maxBookBytes);
    if (!bytes)
        return bookFault(path, bytes.error().message, isCurrent);
    Result<PriceSnapshot> book = PriceSnapshot::load(*bytes, catalog);
    if (!book)
        return bookFault(path, book.error().message, isCurrent);
    if (book->sha256() != sha256)
        return bookFault(path, u"It holds another book than its name says."_s, isCurrent);
    return book;
}

std::vector<BookLibrary::Entry> BookLibrary::entries(const Catalog &catalog) const
{
    const Result<QString> inUse = currentHash();
    std::vector<Entry> found;
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({u"*.book"_s}, QDir::Files)) {
        Entry entry;
        entry.sha256 = file.completeBaseName();
        if (entry.sha256.size() != hashDigits || !isHex(entry.sha256))
            continue;
        entry.path = file.filePath();
        entry.kept = file.lastModified();
        entry.isCurrent = inUse && *inUse == entry.sha256;
        const Result<PriceSnapshot> book = read(entry.sha256, catalog, entry.isCurrent);
        if (book)
            entry.book = summaryOf(*book);
        else
            entry.fault = book.error().message;
        found.push_back(std::move(entry));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Entry &a, const Entry &b) { return a.kept > b.kept; });
    return found;
}

Result<std::optional<PriceSnapshot>> BookLibrary::current(const Catalog &catalog) const
{
    const Result<QString> hash = currentHash();
    if (!hash)
        return hash.error();
    if (hash->isEmpty())
        return std::optional<PriceSnapshot>();
    Result<PriceSnapshot> book = read(*hash, catalog, true);
    if (!book)
        return book.error();
    return std::optional(*std::move(book));
}

Result<PriceSnapshot> BookLibrary::find(const PinnedInput &pin, const Catalog &catalog) const
{
    const QString hash = pin.sha256.toLower();
    if (hash.size() == hashDigits && isHex(hash) && QFileInfo(pathOf(hash)).isFile())
        return read(hash, catalog, false);
    if (hash.isEmpty()) {
        std::vector<Entry> kept = entries(catalog);
        const auto named = std::ranges::find_if(
            kept, [&](const Entry &entry) { return entry.book && entry.book->id == pin.id; });
        if (named != kept.end())
            return read(named->sha256, catalog, named->isCurrent);
        std::erase_if(kept, [&](const Entry &entry) { return !isHashBeginning(pin.id, entry.sha256); });
        if (kept.size() > 1)
            return ambiguousBook(pin.id);
        if (!kept.empty() && !kept.front().book)
            return Error{ErrorCode::Invalid, kept.front().fault, kept.front().path};
        if (!kept.empty())
            return read(kept.front().sha256, catalog, kept.front().isCurrent);
    }
    return Error{ErrorCode::Unreadable,
                 u"The price book %1%2 is neither the built-in one nor kept in %3."_s.arg(
                     pin.id, hash.isEmpty() ? QString() : u" (SHA-256 %1...)"_s.arg(hash.left(12)),
                     QDir::toNativeSeparators(m_folder)),
                 u"/prices"_s};
}

std::optional<Error> BookLibrary::ambiguousName(const QString &id, const Catalog &catalog) const
{
    QStringList hashes;
    for (const Entry &entry : entries(catalog)) {
        if (entry.book && entry.book->id == id)
            hashes << entry.sha256.left(12);
    }
    if (hashes.size() < 2)
        return std::nullopt;
    return Error{ErrorCode::Invalid,
                 u"%1 price books are called %2: name one by the beginning of its hash (%3)."_s
                     .arg(hashes.size())
                     .arg(id, hashes.join(u", "_s)),
                 {}};
}

Result<PriceSnapshot> BookLibrary::store(const QByteArray &bytes, const Catalog &catalog) const
{
    return write(bytes, catalog, false);
}

Result<PriceSnapshot> BookLibrary::keep(const QByteArray &bytes, const Catalog &catalog) const
{
    return write(bytes, catalog, true);
}

Result<PriceSnapshot> BookLibrary::write(const QByteArray &bytes, const Catalog &catalog,
                                         bool asCurrent) const
{
    Result<PriceSnapshot> book = PriceSnapshot::load(bytes, catalog);
    if (!book)
        return book;
    FileSet::finishInterrupted(m_folder);
    FileSet set;
    const auto stage = [&](const QString &path, const QByteArray &content) {
        return set.stageInFolder(m_folder, QFileInfo(path).fileName(), content);
    };
    if (const Result<void> staged = stage(pathOf(book->sha256()), bytes); !staged)
        return staged.error();
    if (asCurrent) {
        if (const Result<void> staged = stage(currentPath(), currentText(*book)); !staged)
            return staged.error();
    }
    if (const Result<void> written = set.commit(); !written)
        return written.error();
    return book;
}

Result<void> BookLibrary::use(const QString &sha256, const Catalog &catalog) const
{
    const Result<PriceSnapshot> book = find({{}, sha256, {}}, catalog);
    if (!book)
        return book.error();
    FileSet::finishInterrupted(m_folder);
    return writeFileAtomically(currentPath(), currentText(*book));
}

Result<void> BookLibrary::reset() const
{
    FileSet::finishInterrupted(m_folder);
    errno = 0;
    if (QFileInfo::exists(currentPath()) && !QFile::remove(currentPath()))
        return unwritable(currentPath(), systemReason());
    syncFolder(m_folder);
    return {};
}

Result<std::unique_ptr<QLockFile>> BookLibrary::lock() const
{
    // Beside the folder: that comes into being whole, with its first book.
    if (!QDir().mkpath(QFileInfo(m_folder).path()))
        return unwritable(m_folder, systemReason());
    auto lock = std::make_unique<QLockFile>(m_folder + u".lock"_s);
    lock->setStaleLockTime(0);
    errno = 0;
    if (takeLock(*lock, lockSeconds * 1000))
        return lock;
    if (lock->error() != QLockFile::LockFailedError)
        return unwritable(lock->fileName(), systemReason());
    return unwritable(m_folder,
                      u"another Slipway is changing the price books; where none does, remove \"%1\""_s.arg(
                          QDir::toNativeSeparators(lock->fileName())));
}

} // namespace slipway
