// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "model/prices/pricesnapshot.h"

#include <QByteArray>
#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace slipway {

/// What a list says of a book. A book itself has megabytes, and somebody may keep hundreds.
struct BookSummary
{
    QString id;
    QString sha256;
    QDate oldest;
    QDate newest;
    std::int64_t prices = 0; ///< of VMs, estimates apart
    std::int64_t announced = 0;
    bool isOwn = false; ///< isOwnBook()
};
/// Whether it has what somebody agreed or factors that were brought: newer list prices do not make it out of date.
[[nodiscard]] bool isOwnBook(const PriceSnapshot &book);
[[nodiscard]] BookSummary summaryOf(const PriceSnapshot &book);

/// A user's price books: a folder with a file for each, named by the SHA-256 that plans name it by, and one that says which of
/// them is current. Every file is put in place whole; a book is there before anything says that it is current, so a program
/// that is killed leaves the book of before or the new one.
class BookLibrary
{
public:
    /// The folder is made when something is first kept.
    explicit BookLibrary(QString folder);

    struct Entry
    {
        QString sha256;
        QString path;
        QDateTime kept; ///< when it came into the folder
        bool isCurrent = false;
        std::optional<BookSummary> book; ///< none: it cannot be read
        QString fault; ///< why not, and what to do
    };

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// SHA-256 of the book that is said to be in use; empty: none is.
    [[nodiscard]] Result<QString> currentHash() const;
    /// All books kept, the newest first.
    [[nodiscard]] std::vector<Entry> entries(const Catalog &catalog) const;
    /// The book in use; nothing where there is none. An Error where the one that is named cannot be read: nobody is to
    /// plan with other prices without a word.
    [[nodiscard]] Result<std::optional<PriceSnapshot>> current(const Catalog &catalog) const;
    /// What a plan is pinned to, or somebody asks for by id or by the beginning of a hash, where that of no other book begins so. An Error says
    /// where it was looked for.
    [[nodiscard]] Result<PriceSnapshot> find(const PinnedInput &pin, const Catalog &catalog) const;

    /// Why an id that somebody asks for names no single book: several that are kept have it. A plan's pin without a hash takes the newest.
    [[nodiscard]] std::optional<Error> ambiguousName(const QString &id, const Catalog &catalog) const;

    /// Keeps a book after it was read without fault. Gives it back as it was read.
    [[nodiscard]] Result<PriceSnapshot> store(const QByteArray &bytes, const Catalog &catalog) const;
    /// Makes a book current that is kept. Error where it is not, or cannot be read.
    [[nodiscard]] Result<void> use(const QString &sha256, const Catalog &catalog) const;
    /// Both or neither: keeps it, and makes it the current one.
    [[nodiscard]] Result<PriceSnapshot> keep(const QByteArray &bytes, const Catalog &catalog) const;
    /// From now on no book of this folder is current; the books stay, for the plans that are pinned to them.
    [[nodiscard]] Result<void> reset() const;

    /// Two programs that change the books wait for each other, at most half a minute; released with the object.
    [[nodiscard]] Result<std::unique_ptr<QLockFile>> lock() const;

private:
    [[nodiscard]] QString pathOf(const QString &sha256) const;
    [[nodiscard]] QString currentPath() const;
    [[nodiscard]] Result<PriceSnapshot> write(const QByteArray &bytes, const Catalog &catalog,
                                              bool asCurrent) const;
    [[nodiscard]] Result<PriceSnapshot> read(const QString &sha256, const Catalog &catalog,
                                             bool isCurrent) const;

    QString m_folder;
};

/// Whether what was typed, in digits of either case, is the beginning of the hash: four or more.
[[nodiscard]] bool isHashBeginning(QStringView typed, QStringView sha256);
/// That what was typed is the beginning of several.
[[nodiscard]] Error ambiguousBook(const QString &typed);

/// The largest book that is read; the built-in one has 1.2 MB.
inline constexpr qsizetype maxBookBytes = 64 * 1024 * 1024;

} // namespace slipway
