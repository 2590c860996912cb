// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <zlib.h>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

bool packTo(const QString &path, const QByteArray &bytes)
{
    gzFile file = gzopen(QFile::encodeName(path).constData(), "wb");
    const bool good = file != nullptr
        && gzwrite(file, bytes.constData(), static_cast<unsigned>(bytes.size())) == bytes.size();
    return gzclose(file) == Z_OK && good;
}

Error errorOf(const QByteArray &bytes)
{
    HeldBytes held(bytes);
    const Result<RetailPage> page = readRetailPage(held, [](const RetailRow &) { return true; });
    return page ? Error{ErrorCode::Usage, u"read"_s, {}} : page.error();
}

} // namespace

/// Pages as files: what is refused, and where.
class PricePagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoPageIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *bytes, const char16_t *sentence) {
            QTest::newRow(name) << QByteArray(bytes) << QString::fromUtf16(sentence);
        };
        row("nothing", "", u"The file is empty.");
        row("a page of HTML", "<html></html>", u"This is no JSON from here on.");
        row("a list", "[]", u"This is no answer of the price service: it has no list of rows.");
        row("a number", "1", u"This is no answer of the price service.");
        row("an object of other things", "{\"a\": 1}",
            u"This is no answer of the price service: it has no list of rows.");
        row("rows that are none", "{\"Items\": [1]}", u"This is no answer of the price service.");
        row("an error with small letters",
            "{\"error\": {\"code\": \"429\", \"message\": \"Too many requests\"}}",
            u"The price service answered with an error (429: Too many requests).");
        row("text after the end", "{\"Items\": []} x", u"This is no JSON from here on.");
        row("bytes that are no UTF-8", "{\"Items\": [{\"meterName\": \"\xff\"}]}",
            u"This is no JSON from here on.");
        row("two lists", "{\"Items\": [], \"Items\": []}", u"Two members have the same name.");
        row("a number that no double holds", "{\"Items\": [{\"unitPrice\": 1e400}]}",
            u"The number is too large to compute with.");
    }

    void whatIsNoPageIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, sentence);
        QCOMPARE(errorOf(bytes).message, sentence);
    }

    /// Of two members of one name nobody knows which is meant, whether they are read or not.
    void twoMembersOfOneNameAreRefused_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("where");
        const auto inSecond = [](const QString &members) {
            return u"{\"BillingCurrency\": \"USD\", \"Items\": [{\"savingsPlan\": [{\"term\": \"1 Year\", "
                   u"\"retailPrice\": 1}], "
                   "\"retailPrice\": 1}, {%1}]}"_s.arg(members);
        };
        const auto row = [](const char *name, const QString &page, const char16_t *where) {
            QTest::newRow(name) << page << QString::fromUtf16(where);
        };
        row("currency", inSecond(u"\"currencyCode\": \"EUR\", \"type\": \"\", \"currencyCode\": \"USD\""_s),
            u"row 2, \"currencyCode\"");
        row("size", inSecond(u"\"armSkuName\": \"a\", \"armSkuName\": \"a\""_s), u"row 2, \"armSkuName\"");
        row("written in two ways", inSecond(u"\"armSkuName\": \"a\", \"arm\\u0053kuName\": \"a\""_s),
            u"row 2, \"armSkuName\"");
        row("not read", inSecond(u"\"unitPrice\": 1, \"unitPrice\": 2"_s), u"row 2, \"unitPrice\"");
        row("nothing first", inSecond(u"\"type\": null, \"type\": \"Consumption\""_s), u"row 2, \"type\"");
        row("a list and nothing", inSecond(u"\"savingsPlan\": [], \"savingsPlan\": null"_s),
            u"row 2, \"savingsPlan\"");
        row("in a savings plan",
            inSecond(u"\"savingsPlan\": [{\"term\": \"1 Year\", \"term\": \"3 Years\"}]"_s),
            u"row 2, \"term\"");
        row("in what is not read", inSecond(u"\"x\": {\"y\": {\"a\": 1, \"a\": 2}}"_s), u"row 2, \"a\"");
        row("of the page",
            u"{\"BillingCurrency\": \"EUR\", \"Items\": [{}], \"Count\": 1, \"Count\": 1}"_s.replace(
                u"EUR"_s, u"USD"_s),
            u"\"Count\"");
        row("links",
            u"{\"NextPageLink\": \"https://prices.azure.com/a\", \"NextPageLink\": null, \"Items\": []}"_s,
            u"\"NextPageLink\"");
    }

    void twoMembersOfOneNameAreRefused()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, where);
        const Error error = errorOf(page.toUtf8());
        QCOMPARE(error.message, u"Two members have the same name."_s);
        QCOMPARE(error.where, where);
    }

    /// The same names in other objects are no second ones, and what is held of names is little.
    void namesAreOfTheirObject()
    {
        const QByteArray plan = "{\"term\": \"1 Year\", \"retailPrice\": 1}";
        const QByteArray row = "{\"retailPrice\": 1, \"savingsPlan\": [" + plan + ',' + plan
            + "], \"x\": {\"retailPrice\": 1}, \"type\": \"a\"}";
        const auto page = [](const QByteArray &rows) {
            return QByteArray("{\"BillingCurrency\": \"USD\", \"Items\": [" + rows + "]}");
        };
        QCOMPARE(errorOf(page(row + ',' + row)).message, u"read"_s);
        QByteArray many;
        for (int i = 0; i < 300; ++i)
            many += ",\"m" + QByteArray::number(i) + "\": 1";
        const QString tooMuch
            = u"An object has longer names, or more of them, than an answer of the price service."_s;
        QCOMPARE(errorOf(page('{' + many.sliced(1) + '}')).message, tooMuch);
        QCOMPARE(errorOf(page("{\"" + QByteArray(2000, 'a') + "\": 1}")).message, tooMuch);
    }

    /// Wherever a real page breaks off, it is refused as cut off, and never read as less than it was.
    void aPageCutAnywhereIsRefused()
    {
        const QByteArray whole = bytesOf(retailFile(u"d2s.json"_s)).trimmed();
        QCOMPARE(errorOf(whole).message, u"read"_s);
        for (qsizetype at = 1; at < whole.size(); ++at)
            QCOMPARE(errorOf(whole.first(at)).message, u"The page is cut off."_s);
    }

    void deepAndEndlessTextsAreRefused()
    {
        QVERIFY(
            errorOf("{\"x\": " + QByteArray(100'000, '[')).message.startsWith(u"The file has more levels"));
        QByteArray endless = "{\"x\": \"";
        const QByteArray more(300'000, 'a');
        /// Gives the same piece for ever.
        class Endless final : public ByteSource
        {
        public:
            Endless(QByteArray first, QByteArray more)
                : m_first(std::move(first))
                , m_more(std::move(more))
            {
            }
            QByteArrayView next() override
            {
                ++pieces;
                return pieces == 1 ? m_first : m_more;
            }
            int pieces = 0;

        private:
            QByteArray m_first;
            QByteArray m_more;
        } source(endless, more);
        const Result<RetailPage> page = readRetailPage(source, [](const RetailRow &) { return true; });
        QVERIFY(!page.ok());
        QCOMPARE(page.error().message, u"A text has no end: this is no answer of the price service."_s);
        QVERIFY(source.pieces < 5);
    }

    // The window shows what an import remarks in its own language.
    void remarksAreTranslated()
    {
        class Marking final : public QTranslator
        {
        public:
            [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                            int) const override
            {
                return QByteArrayView(context) == "slipway::PriceImports"
                    ? u"(translated) "_s + QString::fromLatin1(source)
                    : QString();
            }
            [[nodiscard]] bool isEmpty() const override { return false; }
        };
        const QTemporaryDir folder;
        QVERIFY(writeTo(folder.filePath(u"a.json"_s), bytesOf(retailFile(u"b1s.json"_s))));
        QVERIFY(writeTo(folder.filePath(u"notes.txt"_s), "no page"));
        Marking marking;
        QVERIFY(QCoreApplication::installTranslator(&marking));
        RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        QVERIFY(import.addPath(folder.path()).ok());
        const Result<ImportedBook> done = import.finish({});
        QCoreApplication::removeTranslator(&marking);
        QVERIFY(done.ok());
        QCOMPARE(done->report.remarks.size(), 1);
        QVERIFY2(done->report.remarks.first().startsWith(u"(translated) Not read"_s),
                 qPrintable(done->report.remarks.first()));
    }

    void gzipAndFoldersAreRead()
    {
        const QTemporaryDir folder;
        const QByteArray page = bytesOf(retailFile(u"d2s.json"_s));
        QVERIFY(packTo(folder.filePath(u"a.json.gz"_s), page));
        QVERIFY(writeTo(folder.filePath(u"b.json"_s), bytesOf(retailFile(u"b1s.json"_s))));
        QVERIFY(writeTo(folder.filePath(u"notes.txt"_s), "no page"));
        QVERIFY(writeTo(folder.filePath(u"._a.json"_s), "what a system keeps beside a file"));
        QVERIFY(QDir(folder.path()).mkpath(u".cache"_s));
        QVERIFY(writeTo(folder.filePath(u".cache/a.json"_s), "no page"));
        RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        const Result<void> added = import.addPath(folder.path());
        QVERIFY2(added.ok(), added.ok() ? "" : qPrintable(added.error().message));
        const Result<ImportedBook> done = import.finish({});
        QVERIFY(done.ok());
        QCOMPARE(done->report.files, 2);
        QCOMPARE(done->report.rows, 12);
        QCOMPARE(
            done->report.remarks,
            QStringList{
                u"Not read, being hidden, links to folders, or ending neither in .json nor in .json.gz: ._a.json, notes.txt, .cache."_s});

        // Folders in it are read too, but for links, which may lead back.
        QVERIFY(QDir(folder.path()).mkpath(u"deep/deeper"_s));
        QVERIFY(QFile::rename(folder.filePath(u"b.json"_s), folder.filePath(u"deep/deeper/b.json"_s)));
        QVERIFY(QFile::link(folder.path(), folder.filePath(u"deep/back"_s)));
        RetailImport deep(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        QVERIFY(deep.addPath(folder.path()).ok());
        const Result<ImportedBook> all = deep.finish({});
        QVERIFY(all.ok());
        QCOMPARE(all->report.files, 2);
        QCOMPARE(all->report.rows, 12);
        QVERIFY2(all->report.remarks.first().endsWith(u": ._a.json, notes.txt, .cache, back."),
                 qPrintable(all->report.remarks.first()));

        // A page that cannot be reached is named, not left out.
        QVERIFY(QFile::link(folder.filePath(u"nowhere"_s), folder.filePath(u"b2.json"_s)));
        RetailImport lacking(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        const Result<void> missed = lacking.addPath(folder.path());
        QVERIFY(!missed.ok() && missed.error().message.contains(u"b2.json"_s));
        QVERIFY(QFile::remove(folder.filePath(u"b2.json"_s)));

        const QByteArray packed = bytesOf(folder.filePath(u"a.json.gz"_s));
        QVERIFY(writeTo(folder.filePath(u"c.json.gz"_s), packed.first(packed.size() / 2)));
        RetailImport cut(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        const Result<void> refused = cut.addPath(folder.path());
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message,
                 u"The gzip file is cut off: it ends behind byte %1."_s.arg(packed.size() / 2));
        // The file, and no line or row: what is damaged are bytes of the file as it lies there.
        QVERIFY2(refused.error().where.endsWith(u"/c.json.gz"), qPrintable(refused.error().where));
    }

    /// Two members, and then each byte of the second changed in turn: damage is never an end.
    void aDamagedSecondMemberIsRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"two.gz"_s);
        const QByteArray text = "Date,Cost\n2027-01-01,1\n";
        QVERIFY(packTo(path, text));
        const QByteArray member = bytesOf(path);
        QVERIFY(member.size() > 20);
        const auto read = [&path](const QByteArray &bytes) -> std::pair<QByteArray, QString> {
            if (!writeTo(path, bytes))
                return {{}, u"not written"_s};
            const Result<std::unique_ptr<ByteSource>> source = openBytes(path, 1'000'000);
            QByteArray all;
            for (;;) {
                const QByteArrayView piece = (*source)->next();
                if (piece.isEmpty())
                    return {all, (*source)->failed()};
                all += piece;
            }
        };
        const QByteArray twice = text + text;
        QCOMPARE(read(member + member), std::pair(twice, QString()));
        QCOMPARE(read({}), std::pair(QByteArray(), QString()));
        QCOMPARE(read("\x1f"), std::pair(QByteArray("\x1f"), QString()));
        int refused = 0;
        for (qsizetype at = 0; at < member.size(); ++at) {
            for (const int bit : {0, 5, 7}) {
                QByteArray second = member;
                second[at] = static_cast<char>(second[at] ^ (1 << bit));
                const auto [all, failed] = read(member + second);
                // Some bits mean nothing: the time in the head, what fills the last byte.
                QVERIFY2(!failed.isEmpty() || all == twice,
                         qPrintable(u"byte %1, bit %2"_s.arg(at).arg(bit)));
                QVERIFY2(failed.isEmpty() || (failed.endsWith(u'.') && !failed.contains(u'\n')),
                         qPrintable(failed));
                refused += failed.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(refused > 3 * (member.size() - 10));
        const auto cutAt = [](qsizetype byte) {
            return u"The gzip file is cut off: it ends behind byte %1."_s.arg(byte);
        };
        QCOMPARE(read(member + "\n").second, cutAt(member.size() + 1));
        const QString behind = read(member + "garbage behind the end").second;
        QVERIFY2(behind.startsWith(u"The gzip file is damaged near byte %1 "_s.arg(member.size() + 2)),
                 qPrintable(behind));
        for (qsizetype cut = 1; cut < member.size(); ++cut)
            QCOMPARE(read(member + member.first(cut)).second, cutAt(member.size() + cut));
        for (qsizetype cut = 2; cut < member.size(); ++cut)
            QCOMPARE(read(member.first(cut)).second, cutAt(cut));
    }

    /// A small file that unpacks to much ends at what is allowed.
    void whatUnpacksWithoutEndIsRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"bomb.gz"_s);
        QVERIFY(packTo(path, QByteArray(20'000'000, ' ')));
        const Result<std::unique_ptr<ByteSource>> source = openBytes(path, 1'000'000);
        QVERIFY(source.ok());
        qsizetype all = 0;
        for (QByteArrayView piece = (*source)->next(); !piece.isEmpty(); piece = (*source)->next())
            all += piece.size();
        QVERIFY(all <= 1'000'000);
        QCOMPARE((*source)->failed(), u"The file is too large for what is read from it."_s);
    }

    void whatIsNoFileIsRefused()
    {
        const QTemporaryDir folder;
        RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        QVERIFY(
            import.addPath(folder.filePath(u"none.json"_s)).error().message.startsWith(u"There is no file"));
        QVERIFY(import.addPath(folder.path()).error().message.contains(u"has no pages"));
        QVERIFY(import.addPath(u"/dev/null"_s).error().message.endsWith(u"is no file."));
    }

    void anImportCanBeCancelled()
    {
        QStringList rows;
        for (int i = 0; i < 25'000; ++i)
            rows << QString();
        const QByteArray page = pageOf(rows).toUtf8();
        RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
        std::int64_t told = 0;
        import.setProgress([&told](std::int64_t count) {
            told = count;
        return false;
    });
    HeldBytes held(page);
    QVERIFY(!import.addPage(held, u"page"_s).ok());
    QVERIFY(import.wasCancelled());
    QCOMPARE(told, 20'000);
}

    void aRegionThatShrinksIsRefused()
{
    const ReferenceData &data = builtIn();
    const auto region = *data.catalog.findRegion(u"westeurope");
    QStringList rows;
    std::size_t known = 0;
    for (std::size_t i = 0; i < data.catalog.sizes().size(); ++i) {
        if (!data.prices.vm(SizeId(i), region, PriceType::PayAsYouGo))
            continue;
        ++known;
        if (known % 2 == 0)
            rows << u"\"armSkuName\": \"%1\""_s.arg(data.catalog.sizes()[i].name);
    }
    QVERIFY(known > 500);
    const PriceImportOptions take{.takeSuspicious = true};
    const Imported half = importPages({pageOf(rows)}, take);
    // ND96asr v4 stands in the book by both of its names, and one row is the price of both.
    QVERIFY2(half.error.message.startsWith(
                 u"westeurope would shrink: the pages have %1 of the %2 "_s.arg(rows.size() + 1).arg(known)),
             qPrintable(half.error.message));
    QVERIFY(importPages({pageOf(rows)}, {.allowPartial = true, .takeSuspicious = true}).ok());
    // A few sizes were asked for, nobody lost the others.
    QVERIFY(importPages({pageOf(rows.mid(0, 20))}, take).ok());
}

// Who asks for a region by itself wants all of it: of the hundreds of sizes of West Europe, twenty and none are the same loss. Of
// swedensouth the book has less than a hundred prices, too few to judge by a part of them; none at all is no answer there either.
void aRegionThatWasAskedForWholeIsJudgedHoweverFewCame()
{
    const QString region = u"westeurope"_s;
    const QStringList rows = rowsOfRegion(region);
    const PriceImportOptions whole{.wholeRegions = {region}};
    const auto shrinks = [&](const QStringList &came, const PriceImportOptions &options) {
        const Imported done = importPages({pageOf(came)}, options);
        return done.error.message.startsWith(
            u"%1 would shrink: the pages have %2 of the %3 pay-as-you-go prices"_s.arg(region)
                .arg(came.size())
                .arg(rows.size()));
    };
    QVERIFY(shrinks(rows.mid(0, 20), whole));
    QVERIFY(shrinks({}, whole));
    QVERIFY(!shrinks({}, {}));
    // Four fifths are kept apart from three quarters; whoever has more is told what did not come.
    QVERIFY(shrinks(rows.mid(rows.size() / 4), whole));
    const Imported most = importPages({pageOf(rows.mid(10))}, whole);
    QVERIFY2(most.ok(), qPrintable(most.error.message));
    const QString told
        = u"westeurope: 10 of %1 pay-as-you-go prices of the book did not come, and stay as they were."_s.arg(
            rows.size());
    QVERIFY2(most.report.remarks.contains(told), qPrintable(most.report.remarks.join(u'|')));
    QCOMPARE(most.report.unchanged, rows.size() - 10);
    // In part it is taken, and told likewise.
    const Imported part
        = importPages({pageOf(rows.mid(0, 20))}, {.allowPartial = true, .wholeRegions = {region}});
    QVERIFY2(part.ok(), qPrintable(part.error.message));
    QVERIFY(part.report.remarks.contains(
        u"westeurope: %1 of %2 pay-as-you-go prices of the book did not come, and stay as they were."_s
            .arg(rows.size() - 20)
            .arg(rows.size())));
    QVERIFY(importPages({pageOf(rows)}, whole).report.remarks.isEmpty());
    for (const Region &small : builtIn().catalog.regions()) {
        const qsizetype known = rowsOfRegion(small.id).size();
        if (known == 0 || known >= 100)
            continue;
        const QString none = importPages({pageOf({})}, {.wholeRegions = {small.id}}).error.message;
        QVERIFY2(none.startsWith(small.id + u" would shrink: the pages have 0 of"), qPrintable(none));
    }
}

// What was read on 22 November holds, whatever pages of the first say: prices, what is announced, and what is announced no more.
void pagesOfAnEarlierDayBringNothingBack()
{
    const QString ahead = u"\"retailPrice\": %1, \"effectiveStartDate\": \"2027-04-01T00:00:00Z\""_s;
    const QString registry
        = u"\"serviceName\": \"Container Registry\", \"productName\": \"Container Registry\", \"skuName\": "
          u"\"Standard\", "
          "\"armSkuName\": \"\", \"meterName\": \"Standard Registry Unit\", \"unitOfMeasure\": \"1/Day\", \"retailPrice\": %1"_s;
    const Imported later
        = importPages({pageOf({u"\"retailPrice\": 0.25"_s, ahead.arg(u"0.40"), registry.arg(u"0.70")})});
    QVERIFY2(later.ok(), qPrintable(later.error.message));
    QCOMPARE(later.rate(u"Standard_D4s_v5", u"westeurope"), u"0.25"_s);
    QCOMPARE(later.meter(u"acr.standard.day"_s, u"westeurope"_s), u"0.70"_s);
    const QDate earlier = retailDay.addDays(-21);
    for (const QStringList &rows :
         {QStringList{u"\"retailPrice\": 0.24"_s, registry.arg(u"0.60")},
          QStringList{u"\"retailPrice\": 0.24"_s, ahead.arg(u"0.30"), registry.arg(u"0.60")}}) {
        const Imported before = importPages({pageOf(rows)}, {}, *later.book, earlier);
        QVERIFY2(before.ok(), qPrintable(before.error.message));
        QCOMPARE(before.rate(u"Standard_D4s_v5", u"westeurope"), u"0.25"_s);
        QCOMPARE(before.meter(u"acr.standard.day"_s, u"westeurope"_s), u"0.70"_s);
        QCOMPARE(before.book->announced().size(), later.book->announced().size());
        QCOMPARE(before.book->announced().back().hourly.toDecimal(), u"0.40"_s);
        QVERIFY(before.report.withdrawn.empty());
        QVERIFY(before.report.remarks.contains(
            u"The book has a later price for %1 of these, and keeps it: they are of 2026-11-01."_s.arg(
                rows.size())));
    }
    // Of the same day they count, and so do later ones.
    QCOMPARE(importPages({pageOf({u"\"retailPrice\": 0.24"_s})}, {}, *later.book)
                 .rate(u"Standard_D4s_v5", u"westeurope"),
             u"0.24"_s);
}

void suspiciousPricesStayAsTheyWere()
{
    const QString page = pageOf({u"\"retailPrice\": 0.70"_s});
    const Imported careful = importPages({page}, {});
    QCOMPARE(careful.rate(u"Standard_D4s_v5", u"westeurope"), u"old 0.23"_s);
    QCOMPARE(careful.report.suspicious.size(), std::size_t(1));
    QCOMPARE(importPages({page}).rate(u"Standard_D4s_v5", u"westeurope"), u"0.70"_s);
    // Three times is a change like any other.
    const Imported three = importPages({pageOf({u"\"retailPrice\": 0.69"_s})}, {});
    QCOMPARE(three.rate(u"Standard_D4s_v5", u"westeurope"), u"0.69"_s);
    QCOMPARE(three.report.changed.size(), std::size_t(1));
    QCOMPARE(qRound(three.report.changed.front().percent()), 200);
}

// D4s v5 pays 0.23 an hour. Announced is 0.40 from April on, and 1.00 from July on: 4.3 times the price of today, 2.5 times the one before.
// 2.00 from October on is beyond three times the 0.40 that is left without July, and within where July counts.
void announcedPricesAreHeldAgainstThoseBefore_data()
{
    QTest::addColumn<QStringList>("rates");
    QTest::addColumn<int>("taken");
    QTest::addColumn<int>("suspicious");
    QTest::newRow("ten times") << QStringList{u"2.30"_s} << 0 << 1;
    QTest::newRow("a fourth") << QStringList{u"0.0575"_s} << 0 << 1;
    QTest::newRow("three times") << QStringList{u"0.69"_s} << 1 << 0;
    QTest::newRow("step by step") << QStringList{u"0.40"_s, u"1.00"_s, u"2.00"_s} << 3 << 0;
    QTest::newRow("a step that is too high") << QStringList{u"0.40"_s, u"1.30"_s, u"1.20"_s} << 2 << 1;
}
void announcedPricesAreHeldAgainstThoseBefore()
{
    QFETCH(QStringList, rates);
    QFETCH(int, taken);
    QFETCH(int, suspicious);
    QStringList rows;
    for (qsizetype i = 0; i < rates.size(); ++i)
        rows << u"\"retailPrice\": %1, \"effectiveStartDate\": \"2027-%2-01T00:00:00Z\""_s.arg(rates[i]).arg(4 + 3 * i, 2, 10, QChar(u'0'));
    const Imported careful = importPages({pageOf(rows)}, {});
    QVERIFY2(careful.ok(), qPrintable(careful.error.message));
    QCOMPARE(careful.report.announced.size(), std::size_t(taken));
    QCOMPARE(careful.report.suspicious.size(), std::size_t(suspicious));
    QCOMPARE(importPages({pageOf(rows)}).report.announced.size(), std::size_t(rates.size()));
}

// D4s v5 in West Europe pays 0.23 an hour, 2,014.80 a year, and nobody published a reservation of it.
void aPriceWithoutOneBeforeIsHeldAgainstPayAsYouGo_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<PriceType>("type");
    QTest::addColumn<bool>("isSuspicious");
    const auto year = [](const char *name, const QString &total, bool isSuspicious) {
        QTest::newRow(name) << u"\"type\": \"Reservation\", \"reservationTerm\": \"1 Year\", \"retailPrice\": "_s + total
                            << PriceType::Reservation1Year << isSuspicious;
    };
    year("an hour for a year", u"0.12"_s, true);
    year("less than a tenth", u"201"_s, true);
    year("more than a tenth", u"202"_s, false);
    year("as usual", u"1200"_s, false);
    year("all of it", u"2014.8"_s, false);
    year("more than all of it", u"2015"_s, true);
    const auto plan = [](const char *name, const QString &rate, bool isSuspicious) {
        QTest::newRow(name) << u"\"savingsPlan\": [{\"term\": \"3 Years\", \"retailPrice\": "_s + rate
                + u", \"unitPrice\": "_s + rate + u"}]"_s
                            << PriceType::SavingsPlan3Years << isSuspicious;
    };
    plan("savings plan for nothing", u"0.0001"_s, true);
    plan("savings plan", u"0.12"_s, false);
    plan("savings plan above", u"0.24"_s, true);
}
void aPriceWithoutOneBeforeIsHeldAgainstPayAsYouGo()
{
    QFETCH(QString, row);
    QFETCH(PriceType, type);
    QFETCH(bool, isSuspicious);
    const PriceSnapshot &book = builtIn().prices;
    const auto known = book.vm(*builtIn().catalog.findSize(u"Standard_D4s_v5"),
                               *builtIn().catalog.findRegion(u"westeurope"), type);
    QVERIFY(!known || known->estimate);
    const Imported careful = importPages({pageOf({row})}, {});
    QVERIFY2(careful.ok(), qPrintable(careful.error.message));
    QCOMPARE(careful.report.suspicious.size(), std::size_t(isSuspicious ? 1 : 0));
    const QString rate = importPages({pageOf({row})}).rate(u"Standard_D4s_v5", u"westeurope", type);
    QVERIFY2(!rate.startsWith(u"old") && rate != u"-", qPrintable(rate));
    // What is left out leaves the right price its place.
    if (!isSuspicious)
        QCOMPARE(careful.rate(u"Standard_D4s_v5", u"westeurope", type), rate);
}

// Whatever was before, a term that costs more an hour than pay-as-you-go beside it is bought by nobody. Before, D4s v5 was 0.25 an hour, 0.17 by a savings
// plan and 1,314.00 a year, which is 0.15. 0.50 is 2.9 times 0.17; 2,628.00 a year is 0.30 an hour, and 2,190.00 is 0.25.
void aTermAbovePayAsYouGoIsSuspicious()
{
    const QString plan
        = u"\"retailPrice\": %1, \"savingsPlan\": [{\"term\": \"1 Year\", \"retailPrice\": %2}]"_s;
    const QString year = u"\"type\": \"Reservation\", \"reservationTerm\": \"1 Year\", \"retailPrice\": %1"_s;
    const QString later = u", \"effectiveStartDate\": \"2027-03-01T00:00:00Z\""_s;
    const Imported before = importPages({pageOf({plan.arg(u"0.25", u"0.17"), year.arg(u"1314")})});
    QVERIFY2(before.ok(), qPrintable(before.error.message));
    const auto over = [&](const QStringList &rows) { return importPages({pageOf(rows)}, {}, *before.book); };
    const QString size = u"Standard_D4s_v5"_s;
    const Imported dearer = over({plan.arg(u"0.26", u"0.50")});
    QCOMPARE(dearer.report.suspicious.size(), std::size_t(1));
    QCOMPARE(dearer.report.dearerTerms, 1);
    QCOMPARE(dearer.rate(size, u"westeurope"), u"0.26"_s);
    QCOMPARE(dearer.rate(size, u"westeurope", PriceType::SavingsPlan1Year), u"0.17"_s);
    const QString payg = u"\"retailPrice\": 0.25"_s;
    QCOMPARE(over({payg, year.arg(u"2628")}).report.suspicious.size(), std::size_t(1));
    QVERIFY(over({payg, year.arg(u"2190")}).report.suspicious.empty());
    // What is announced is held against what is charged then.
    const Imported ahead = over({payg, year.arg(u"2628") + later});
    QCOMPARE(ahead.report.suspicious.size(), std::size_t(1));
    QVERIFY(ahead.report.announced.empty());
    const Imported both = over({payg, u"\"retailPrice\": 0.35"_s + later, year.arg(u"2628") + later});
    QVERIFY(both.report.suspicious.empty());
    QCOMPARE(both.report.announced.size(), std::size_t(2));
}

void payAsYouGoWithoutOneBeforeIsHeldAgainstOtherRegions()
{
    // A size with prices in several regions, and a region without one.
    const Catalog &catalog = builtIn().catalog;
    const SizeId size = *catalog.findSize(u"Standard_D4s_v5");
    Rate low;
    Rate high;
    QString missing;
    for (const Region &region : catalog.regions()) {
        const Rate rate = builtIn().prices.usableRate(size, *catalog.findRegion(region.id), PriceType::PayAsYouGo);
        if (rate.raw() <= 0) {
            missing = region.id;
            continue;
        }
        low = low == Rate() ? rate : std::min(low, rate);
        high = std::max(high, rate);
    }
    QVERIFY(!missing.isEmpty());
    const auto suspicious = [&](double rate) {
        return importPages({pageOf({u"\"armRegionName\": \"%1\", \"retailPrice\": %2"_s.arg(missing).arg(rate, 0, 'f', 6)})}, {})
            .report.suspicious.size();
    };
    QCOMPARE(suspicious(high.usd() * 3.01), std::size_t(1));
    QCOMPARE(suspicious(high.usd() * 1.2), std::size_t(0));
    QCOMPARE(suspicious(low.usd() / 3.01), std::size_t(1));
    QCOMPARE(suspicious(low.usd() * 0.8), std::size_t(0));
}

// A standard registry is some 0.667 a day everywhere: 12 is no price of a region that has had none of its own, nor is it one that is announced.
void aMeterWithoutOneBeforeIsHeldAgainstOtherRegions()
{
    const auto suspicious = [](const QString &price, const QString &day) {
        const QString row
            = u"\"serviceName\": \"Container Registry\", \"productName\": \"Container Registry\", "
              u"\"skuName\": \"Standard\", "
              "\"armSkuName\": \"\", \"meterName\": \"Standard Registry Unit\", \"unitOfMeasure\": "
              "\"1/Day\", "
              "\"armRegionName\": \"polandcentral\", \"retailPrice\": %1, \"effectiveStartDate\": \"%2T00:00:00Z\""_s
                  .arg(price, day);
        return importPages({pageOf({row})}, {}).report.suspicious.size();
    };
    for (const QString &day : {u"2026-01-01"_s, u"2027-04-01"_s}) {
        QCOMPARE(suspicious(u"12"_s, day), std::size_t(1));
        QCOMPARE(suspicious(u"0.0667"_s, day), std::size_t(1));
        QCOMPARE(suspicious(u"0.70"_s, day), std::size_t(0));
    }
}

void aRowInAnotherCurrencyIsNamedByItsNumber()
{
    const auto whereOf = [](const QStringList &rows) { return importPages({pageOf(rows)}).error.where; };
    QVERIFY2(whereOf({u"\"currencyCode\": \"EUR\""_s}).endsWith(u"row 1"), qPrintable(whereOf({u"\"currencyCode\": \"EUR\""_s})));
    QVERIFY(whereOf({{}, u"\"currencyCode\": \"EUR\""_s}).endsWith(u"row 2"));
}

/// A rate is a whole number of 1e-10 dollars: what is finer is rounded there, and said. Of these three 0.12345678907 is 0.1234567891, the
/// savings plan's 0.060000000049 is 0.06, and 0.2300000001 is exact.
void whatIsRoundedIsSaid()
{
    const auto at
        = [](const QString &price) { return importPages({pageOf({u"\"retailPrice\": "_s + price})}); };
    const Imported finer = at(u"0.12345678907"_s);
    QCOMPARE(finer.rate(u"Standard_D4s_v5", u"westeurope"), u"0.1234567891"_s);
    QCOMPARE(finer.report.rounded, 1);
    QVERIFY2(finer.report.remarks.contains(
                 u"1 price has more decimals than can be computed with: it was rounded to 10."_s),
             qPrintable(finer.report.remarks.join(u' ')));
    const Imported exact = at(u"0.2300000001"_s);
    QCOMPARE(exact.rate(u"Standard_D4s_v5", u"westeurope"), u"0.2300000001"_s);
    QCOMPARE(exact.report.rounded, 0);
    QCOMPARE(at(u"0.230000000100"_s).report.rounded, 0);
    // However many decimals there are. A page of pageOf() has those of a double.
    QString page = pageOf({u"\"retailPrice\": 0.24"_s});
    page.replace(u"0.24"_s, u"0.26000000000000000000000000000001"_s);
    const Imported many = importPages({page});
    QCOMPARE(many.dropped(DropReason::PriceRange), 0);
    QCOMPARE(many.rate(u"Standard_D4s_v5", u"westeurope"), u"0.26"_s);
    QCOMPARE(many.report.rounded, 1);
    const Imported plan
        = at(u"0.12345678907, \"savingsPlan\": [{\"retailPrice\": 0.060000000049, \"term\": \"1 Year\"}]"_s);
    QCOMPARE(plan.rate(u"Standard_D4s_v5", u"westeurope", PriceType::SavingsPlan1Year), u"0.06"_s);
    QCOMPARE(plan.report.rounded, 2);
    QVERIFY(plan.report.remarks.contains(
        u"2 prices have more decimals than can be computed with: they were rounded to 10."_s));
}

void theHigherOfTwoPricesOfOneDayIsTaken()
{
    for (const QStringList &rows : {QStringList{u"\"retailPrice\": 0.22"_s, u"\"retailPrice\": 0.24"_s},
                                    QStringList{u"\"retailPrice\": 0.24"_s, u"\"retailPrice\": 0.22"_s}}) {
        const Imported done = importPages({pageOf(rows)});
        QCOMPARE(done.rate(u"Standard_D4s_v5", u"westeurope"), u"0.24"_s);
        QCOMPARE(done.report.contradicting.size(), std::size_t(1));
    }
}

void spotThatIsNotCheaperIsDoubtful()
{
    const Imported done
        = importPages({pageOf({{}, u"\"skuName\": \"D4s v5 Spot\", \"retailPrice\": 0.23"_s})});
    const auto spot = done.vm(u"Standard_D4s_v5", u"westeurope", PriceType::Spot);
    QVERIFY(spot);
    QCOMPARE(spot->origin.flag, PriceFlag::SpotNotCheaper);
    QVERIFY(!PriceSnapshot::usable(spot->origin.flag));
}
}
;

SLIPWAY_TEST(PricePagesTest)

#include "tst_pricepages.moc"
