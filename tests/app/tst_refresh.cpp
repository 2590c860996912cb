// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricefetch/priceserver.h"
#include "tests/support/testrun.h"

#include <QDir>
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
            return Answer{.body = pageBody(isVm ? 1 : 0)};
        });
        const int code = run({u"prices"_s, u"refresh"_s, u"--region"_s, u"westeurope"_s, u"--url"_s,
                              server.url("/api/retail/prices").toString(), u"--json"_s});
        QVERIFY2(code == 0, m_messages.constData());
        const QJsonObject report = QJsonDocument::fromJson(m_results).object();
        QCOMPARE(report[u"rows"_s].toInt(), 1);
        QCOMPARE(report[u"unchanged"_s].toInt(), 1);
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
        PriceServer server([](const QByteArray &, int) { return Answer{.body = pageBody(0), .delay = 20}; });
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

    void otherAddressesAreRefused()
    {
        QCOMPARE(run({u"prices"_s, u"refresh"_s, u"--url"_s, u"http://example.org/api"_s}), 2);
        QVERIFY2(m_messages.contains("it has to be an https address"), m_messages.constData());
        QCOMPARE(run({u"prices"_s, u"refresh"_s, u"--region"_s, u"atlantis"_s}), 2);
    }

private:
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
