// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/model/pricefetch/priceserver.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// `slipway prices refresh` against a server on this computer.
class RefreshCommandTest final : public QObject
{
    Q_OBJECT

    using Answer = PriceServer::Answer;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aRegionIsAskedServiceByService()
    {
        PriceServer server([](const QByteArray &target, int time) {
            const bool isVm = target.contains("Virtual%20Machines") && target.contains("westeurope");
            if (isVm && time == 0)
                return Answer{.status = 429, .headers = "Retry-After: 0\r\n"};
            return Answer{.body = isVm ? whole(u"westeurope"_s) : pageBody(0)};
        });
        const int code = run({u"prices"_s, u"refresh"_s, u"--region"_s, u"westeurope"_s, u"--url"_s,
                              server.url("/api/retail/prices").toString(), u"--json"_s});
        QVERIFY2(code == 0, m_messages.constData());
        const QJsonObject report = QJsonDocument::fromJson(m_results).object();
        const auto known = static_cast<int>(rowsOfRegion(u"westeurope"_s).size());
        QVERIFY(known > 500);
        QCOMPARE(report[u"rows"_s].toInt(), known);
        QCOMPARE(report[u"unchanged"_s].toInt(), known);
        QVERIFY(report[u"book"_s].toObject()[u"id"_s].toString().startsWith(u"retail-"));
        for (const QByteArray &head : server.requests()) {
            QVERIFY2(head.startsWith(
                         "GET /api/retail/prices?api-version=2023-01-01-preview&currencyCode='USD'&$filter="),
                     head.constData());
            QVERIFY2(head.contains("armRegionName%20eq%20'westeurope'")
                         || head.contains("armRegionName%20eq%20'Global'"),
                     head.constData());
        }
        // What was fetched is not left lying about.
        QVERIFY(QDir(m_folder->filePath(u"slipwayplanner/Slipway"_s))
                    .entryList({u"*refresh*"_s}, QDir::Dirs)
                    .isEmpty());
    }

    void aServiceThatFailsLeavesTheBookAsItWas()
    {
        PriceServer server([](const QByteArray &, int) { return Answer{.status = 403, .body = "no"}; });
        QCOMPARE(run({u"prices"_s, u"refresh"_s, u"--region"_s, u"westeurope"_s, u"--url"_s,
                      server.url("/api").toString()}),
                 5);
        QVERIFY2(m_messages.contains("The service refused the query (403)"), m_messages.constData());
        QCOMPARE(run({u"prices"_s, u"list"_s, u"--json"_s}), 0);
        QCOMPARE(m_results.count("\"id\""), 1);
    }

    /// Killed half-way, then taken up: no page is asked for twice.
    void aKilledRefreshIsTakenUp()
    {
        PriceServer server([](const QByteArray &target, int) {
            const bool isWest = target.contains("westeurope");
            const bool isVm
                = target.contains("Virtual%20Machines") && (isWest || target.contains("northeurope"));
            return Answer{.body = isVm ? whole(isWest ? u"westeurope"_s : u"northeurope"_s) : pageBody(0),
                          .delay = 20};
        });
        const QStringList arguments{u"prices"_s,
                                    u"refresh"_s,
                                    u"--region"_s,
                                    u"westeurope"_s,
                                    u"northeurope"_s,
                                    u"--url"_s,
                                    server.url("/api").toString(),
                                    u"--json"_s};
        QProcess process;
        start(process, arguments);
        QTRY_VERIFY_WITH_TIMEOUT(server.requests().size() >= 16, 20'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto before = server.requests().size();
        const int code = run(arguments);
        QVERIFY2(code == 0, m_messages.constData());
        const QString remark
            = QJsonDocument::fromJson(m_results).object()[u"remarks"_s].toArray().at(0).toString();
        QVERIFY2(remark.contains(u"there already: ") && !remark.contains(u"already: 0,"), qPrintable(remark));
        const auto pages = QJsonDocument::fromJson(m_results).object()[u"pages"_s].toInt();
        QVERIFY(pages > 30);
        // Those under way when it was killed may have been asked for twice, no others.
        QVERIFY2(server.requests().size() <= pages + 8 && server.requests().size() - before < pages - 8,
                 qPrintable(u"%1 %2 %3"_s.arg(before).arg(server.requests().size()).arg(pages)));
    }

    /// A service that answers well and has half of a region, or none of it: nothing is taken, and the next run asks anew.
    void aRegionThatCameHalfIsRefused_data()
    {
        QTest::addColumn<int>("step");
        QTest::newRow("half") << 2;
        QTest::newRow("a few") << 50;
        QTest::newRow("nothing") << 0;
    }
    void aRegionThatCameHalfIsRefused()
    {
        QFETCH(const int, step);
        const QByteArray body = step == 0
            ? pageBody(0)
            : pageOf(rowsOfRegion(u"westeurope"_s, static_cast<std::size_t>(step))).toUtf8();
        PriceServer server([&](const QByteArray &target, int) {
            const bool isVm = target.contains("Virtual%20Machines") && target.contains("westeurope");
            return Answer{.body = isVm ? body : pageBody(0)};
        });
        const QStringList arguments{u"prices"_s,     u"refresh"_s, u"--region"_s,
                                    u"westeurope"_s, u"--url"_s,   server.url("/api").toString()};
        QCOMPARE(run(arguments), 5);
        QVERIFY2(m_messages.contains("westeurope would shrink")
                     && m_messages.contains("Ask again, or take what is there with --partial."),
                 m_messages.constData());
        const auto queries = server.requests().size();
        QCOMPARE(run({u"prices"_s, u"list"_s, u"--json"_s}), 0);
        QCOMPARE(m_results.count("\"id\""), 1);
        QCOMPARE(run(arguments), 5);
        QCOMPARE(server.requests().size(), 2 * queries);
        QCOMPARE(run(arguments + QStringList{u"--partial"_s}), 0);
        QVERIFY2(m_results.contains("pay-as-you-go prices of the book did not come"), m_results.constData());
    }

    /// docs/command-line.md, "Exit codes", the row of refresh: 2 for what was asked wrongly, 3 for a plan or a book that cannot
    /// be read, 4 for what cannot be written, 5 for all that the service and the way to it do.
    void everyFailureEndsWithItsCode_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QStringList region{u"--region"_s, u"westeurope"_s};
        QTest::newRow("another currency") << pageBody(1).replace("USD", "EUR") << 200 << region << 5;
        QTest::newRow("a row in another currency")
            << pageBody(1).replace("\"currencyCode\":\"USD\"", "\"currencyCode\":\"EUR\"") << 200 << region
            << 5;
        QTest::newRow("a refusal") << QByteArray("{\"Error\":{\"Code\":\"BadRequest\",\"Message\":\"no\"}}")
                                   << 400 << region << 5;
        QTest::newRow("not found") << QByteArray() << 404 << region << 5;
        QTest::newRow("another server") << pageBody(1, "https://example.org/api") << 200 << region << 5;
        QTest::newRow("no row of a region") << pageBody(0) << 200 << region << 5;
        QTest::newRow("an unknown region")
            << pageBody(0) << 200 << QStringList{u"--region"_s, u"atlantis"_s} << 2;
        QTest::newRow("both a plan and a region")
            << pageBody(0) << 200 << region + QStringList{u"--plan"_s, u"none"_s} << 2;
        QTest::newRow("no plan") << pageBody(0) << 200 << QStringList{u"--plan"_s, u"none.slipway"_s} << 3;
        QTest::newRow("a damaged book")
            << pageOf(rowsOfRegion(u"westeurope"_s)).toUtf8() << 200 << region << 3;
        QTest::newRow("no folder") << pageBody(0) << 200 << region << 4;
    }
    void everyFailureEndsWithItsCode()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        QFETCH(const QStringList, arguments);
        QFETCH(const int, code);
        PriceServer server([&](const QByteArray &, int) { return Answer{.status = status, .body = body}; });
        if (code == 3 && status == 200 && arguments.contains(u"westeurope"_s)) { // the current book
            QFile page(m_folder->filePath(u"page.json"_s));
            QVERIFY(page.open(QIODevice::WriteOnly));
            page.write(pageBody(1));
            page.close();
            QCOMPARE(run({u"prices"_s, u"import"_s, page.fileName()}), 0);
            QDirIterator books(m_folder->path(), {u"*.book"_s}, QDir::Files, QDirIterator::Subdirectories);
            QVERIFY(books.hasNext());
            QFile book(books.next());
            QVERIFY(book.resize(book.size() / 2));
        }
        if (code == 4) { // a file where the folder of the user's data would be
            QFile file(m_folder->filePath(u"slipwayplanner"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(run(QStringList{u"prices"_s, u"refresh"_s, u"--url"_s, server.url("/api").toString()}
                     + arguments),
                 code);
        QVERIFY(!m_messages.isEmpty());
        QVERIFY(m_results.isEmpty());
    }

    void otherAddressesAreRefused()
    {
        QCOMPARE(run({u"prices"_s, u"refresh"_s, u"--url"_s, u"http://example.org/api"_s}), 2);
        QVERIFY2(m_messages.contains("it has to be an https address"), m_messages.constData());
        QCOMPARE(run({u"prices"_s, u"refresh"_s, u"--region"_s, u"atlantis"_s}), 2);
    }

private:
    static QByteArray whole(const QString &region) { return pageOf(rowsOfRegion(region)).toUtf8(); }

    void start(QProcess &process, const QStringList &arguments) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, m_folder->path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(SLIPWAY_PROGRAM), arguments);
    }

    /// The server answers meanwhile. -1: it did not end.
    int run(const QStringList &arguments)
    {
        QProcess process;
        start(process, arguments);
        const bool ended
            = QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60'000);
        m_results = process.readAllStandardOutput();
        m_messages = process.readAllStandardError();
        return ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_results;
    QByteArray m_messages;
};

SLIPWAY_TEST(RefreshCommandTest)

#include "tst_refresh.moc"
