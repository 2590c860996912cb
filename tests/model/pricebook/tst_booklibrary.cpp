// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include "model/pricebook/bookchoice.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The user's books in their folder.
class BookLibraryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &price : {u"0.24"_s, u"0.25"_s}) {
            const QByteArray page = pageOf({u"\"retailPrice\": "_s + price}).toUtf8();
            RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
            HeldBytes held(page);
            QVERIFY(import.addPage(held, u"page"_s).ok());
            const Result<ImportedBook> done = import.finish({});
            QVERIFY(done.ok());
            m_books << done->bytes;
        }
    }

    void aBookThatIsKeptIsCurrentUntilReset()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.filePath(u"prices"_s));
        QVERIFY(!library.current(catalog())->has_value());
        const Result<PriceSnapshot> first = library.keep(m_books.at(0), catalog());
        QVERIFY2(first.ok(), first.ok() ? "" : qPrintable(first.error().message));
        QCOMPARE((*library.current(catalog()))->sha256(), first->sha256());
        const Result<PriceSnapshot> second = library.keep(m_books.at(1), catalog());
        QVERIFY(second.ok());
        QCOMPARE((*library.current(catalog()))->sha256(), second->sha256());
        QCOMPARE(library.entries(catalog()).size(), std::size_t(2));
        // The earlier one is still there for the plans that are pinned to it.
        QCOMPARE(library.find({first->id(), first->sha256(), {}}, catalog())->sha256(), first->sha256());
        QCOMPARE(library.find({first->sha256().left(10), {}, {}}, catalog())->sha256(), first->sha256());
        QVERIFY(library.reset().ok());
        QVERIFY(!library.current(catalog())->has_value());
        QCOMPARE(library.entries(catalog()).size(), std::size_t(2));
    }

    void anIdThatSeveralBooksHaveNamesNone()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.path());
        const Result<PriceSnapshot> first = library.keep(m_books.at(0), catalog());
        QVERIFY(first.ok());
        const auto asked = [&](const QString &name) { return chooseBook(library, builtIn(), name, {}); };
        QCOMPARE((*asked(first->id()))->sha256(), first->sha256());
        const Result<PriceSnapshot> second = library.keep(m_books.at(1), catalog());
        QVERIFY(second.ok());
        QCOMPARE(second->id(), first->id());
        const auto both = asked(first->id());
        QVERIFY(!both.ok());
        QVERIFY2(both.error().message.contains(first->sha256().left(12)) && both.error().message.contains(second->sha256().left(12)),
                 qPrintable(both.error().message));
        QCOMPARE((*asked(first->sha256().left(12)))->sha256(), first->sha256());
        // What a list says of a book is what the book says.
        for (const BookLibrary::Entry &entry : library.entries(catalog())) {
            const PriceSnapshot &book = entry.sha256 == first->sha256() ? *first : *second;
            QVERIFY(entry.book && entry.book->id == book.id() && entry.book->newest == book.newest());
            QCOMPARE(entry.book->prices, static_cast<std::int64_t>(book.rows()));
        }
    }

    // A new Slipway comes with newer list prices: a book of list prices gives way to them, an agreement and brought factors do not.
    void whatIsAgreedOrBroughtOutlastsNewerListPrices()
    {
        const SizeId size = *catalog().findSize(u"Standard_D4s_v3"_s);
        const RegionId region = *catalog().findRegion(u"westeurope"_s);
        const auto bookOf = [](const PriceUpdate &update) { return *updatedBook(builtIn().prices, catalog(), update); };
        const auto pricedBy = [&](const QString &source, QDate day) {
            return PriceUpdate{source, day, {{size, region, PriceType::PayAsYouGo, *Rate::fromDecimal(u"0.2"), {}, {}}}, {}, {}, {}, {}, {}};
        };
        const QDate kept = builtIn().prices.newest().addDays(1);
        const ReferenceData later{catalog(), *PriceSnapshot::load(bookOf(pricedBy(retailSource(), kept.addDays(100))), catalog())};
        PriceUpdate factors{u"somebody"_s, kept, {}, {}, {}, {}, {}, {}};
        factors.factors = {{ExchangeRate(*Currency::fromCode(u"EUR"_s), 900'000'000), kept, u"somebody"_s}};
        for (const auto &[update, stays] : {std::pair(pricedBy(retailSource(), kept), false),
                                            std::pair(pricedBy(PriceSnapshot::sheetSource(), kept), true),
                                            std::pair(factors, true)}) {
            const QTemporaryDir folder;
            const BookLibrary library(folder.path());
            QVERIFY(library.keep(bookOf(update), catalog()).ok());
            QVERIFY(newerBook(library, builtIn())->has_value());
            QCOMPARE(newerBook(library, later)->has_value(), stays);
        }
    }

    void theBeginningOfAHashDoesWhereItIsOfOneBook()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.path());
        const Result<PriceSnapshot> kept = library.keep(m_books.at(0), catalog());
        QVERIFY(kept.ok());
        const QString hash = kept->sha256();
        QCOMPARE(library.find({hash.left(4), {}, {}}, catalog())->sha256(), hash);
        QCOMPARE(library.find({hash.left(6).toUpper(), {}, {}}, catalog())->sha256(), hash);
        QVERIFY(!library.find({hash.left(3), {}, {}}, catalog()).ok());
        // Another whose hash begins alike, and which cannot be read.
        const QString other = hash.left(5) + (hash[5] == u'0' ? u'1' : u'0') + hash.mid(6);
        QFile damaged(folder.filePath(other + u".book"_s));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no book") > 0);
        damaged.close();
        const auto both = library.find({hash.left(5), {}, {}}, catalog());
        QVERIFY(!both.ok());
        QVERIFY2(both.error().message.contains(u"give more digits"_s), qPrintable(both.error().message));
        QCOMPARE(library.find({hash.left(6), {}, {}}, catalog())->sha256(), hash);
        const auto fault = library.find({other.left(6), {}, {}}, catalog());
        QVERIFY(!fault.ok());
        QVERIFY2(fault.error().message.contains(u"cannot be used"_s), qPrintable(fault.error().message));
    }

    void aDamagedBookIsNotUsedWithoutAWord()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.path());
        const Result<PriceSnapshot> kept = library.keep(m_books.at(0), catalog());
        QVERIFY(kept.ok());
        QFile file(folder.filePath(kept->sha256() + u".book"_s));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(5'000) && file.write("x", 1) == 1);
        file.close();
        const auto current = library.current(catalog());
        QVERIFY(!current.ok());
        QVERIFY2(current.error().message.contains(u"slipway prices reset"),
                 qPrintable(current.error().message));
        QVERIFY(!library.entries(catalog()).front().book);
        // Under the name of another book it is none either.
        const QString other(64, u'a');
        QVERIFY(library.keep(m_books.at(1), catalog()).ok());
        const QString path = folder.filePath(u"%1.book"_s.arg(other));
        QVERIFY(QFile::copy(folder.filePath(library.entries(catalog()).front().sha256 + u".book"_s), path)
                || QFile::exists(path));
        QVERIFY(!library.find({u"retail-2026-11-22"_s, other, {}}, catalog()).ok());
    }

    void aLockThatNamesNobodyIsTakenOver_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("of nobody who lives") << QByteArray("2147483646\n");
        QTest::newRow("another's") << QByteArray("no lock\nat all\n");
    }
    void aLockThatNamesNobodyIsTakenOver()
    {
        QFETCH(QByteArray, left);
        const QTemporaryDir folder;
        const BookLibrary library(folder.filePath(u"prices"_s));
        QFile lock(folder.filePath(u"prices.lock"_s));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write(left) == left.size());
        lock.close();
        const auto taken = library.lock();
        QVERIFY2(taken.ok(), taken ? "" : qPrintable(taken.error().message));
    }

    void whatIsNoBookIsNotKept()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.path());
        QVERIFY(!library.keep("no book", catalog()).ok());
        QVERIFY(!library.keep(m_books.at(0).chopped(1), catalog()).ok());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aMissingBookIsNamedWithItsFolder()
    {
        const QTemporaryDir folder;
        const BookLibrary library(folder.path());
        const auto found = library.find({u"retail-2026-01-01"_s, QString(64, u'b'), {}}, catalog());
        QVERIFY(!found.ok());
        QVERIFY(found.error().message.contains(folder.path()));
        QVERIFY(found.error().message.contains(u"bbbbbbbbbbbb..."));
    }

private:
    static const Catalog &catalog() { return builtIn().catalog; }

    QList<QByteArray> m_books;
};

SLIPWAY_TEST(BookLibraryTest)

#include "tst_booklibrary.moc"
