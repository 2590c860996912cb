// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricefetch/pricefetch.h"
#include "tests/model/pricefetch/priceserver.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Fetching from a real server that does what servers do.
class PriceFetchTest final : public QObject
{
    Q_OBJECT

    using Answer = PriceServer::Answer;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // What a client would like to write otherwise: quotes, %20, %24skip, an order of its own; and what QUrl does: %7e is "~" to it, %2b
    // %2B, %41 "A", "a/../b" b. A token that is signed or compared as text is another one then.
    void pagesAreFollowedWordForWord_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("as the service writes them")
            << QByteArray("/api?b=2&a=1&%24filter=x%20eq%20'y'&%24skip=1000");
        QTest::newRow("small digits") << QByteArray("/api?token=ab%2bcd%3d%3d&x=%c3%a9");
        QTest::newRow("what needs none") << QByteArray("/api?x=%7e%41%2D%5f");
        QTest::newRow("mixed") << QByteArray("/api?x=%7E%7e~&y=%2f%2F/");
        QTest::newRow("path") << QByteArray("/a/../b//c/%2e%2E/d?x=1");
        QTest::newRow("signs that should be encoded") << QByteArray("/api?x=|{}[]^");
        QTest::newRow("no number") << QByteArray("/api?x=100%&y=%GG");
    }
    void pagesAreFollowedWordForWord()
    {
        QFETCH(const QByteArray, second);
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int) {
            return Answer{.body = target == second ? pageBody(1)
                                                   : pageBody(2, server->url({}).toEncoded() + second)};
        });
        const Result<Fetched> done = fetch({server->url("/api?first")});
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(done->files.size(), 2);
        QCOMPARE(done->requests, 2);
        QCOMPARE(server->requests().size(), 2);
        const QByteArray line = server->requests().at(1).left(server->requests().at(1).indexOf('\r'));
        QCOMPARE(line, QByteArray("GET " + second + " HTTP/1.1"));
    }

    /// Links that QUrl would write otherwise are asked for in a way of their own: it fails, waits, stops and follows as the other does.
    void oddLinksAreAskedForLikeOthers_data() { whatFailsForAWhileIsAskedAgain_data(); }
    void oddLinksAreAskedForLikeOthers()
    {
        QFETCH(const Answer, bad);
        QFETCH(const QString, why);
        const QByteArray odd = "/odd?x=%7e";
        std::unique_ptr<PriceServer> server;
        int bads = 2;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int time) {
            if (target != odd)
                return Answer{.body = pageBody(1, server->url({}).toEncoded() + odd)};
            return time < bads ? bad : Answer{.body = pageBody(1)};
        });
        const Result<Fetched> done = fetch({server->url("/api")});
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(done->requests, 4);
        QCOMPARE(server->asked(odd), 3);
        QCOMPARE(done->retried.size(), 2);
        QVERIFY2(done->retried.front().contains(why), qPrintable(done->retried.front()));
        const QByteArray head = server->requests().last();
        for (const QByteArray &line : head.trimmed().split('\n').mid(1))
            QVERIFY2(QByteArrayList({"host", "user-agent", "accept", "accept-language", "connection"})
                         .contains(line.left(line.indexOf(':')).toLower()),
                     line.constData());
        bads = 100;
        const Result<Fetched> failed = fetch({server->url("/api?again")});
        QVERIFY(!failed.ok());
        QVERIFY2(failed.error().message.startsWith(u"A page could not be fetched in 3 tries: "),
                 qPrintable(failed.error().message));
    }

    /// RFC 9112, 7.1: sizes in hexadecimal digits, an extension behind one of them, and nothing at the end; cut off it is asked for again.
    void oddLinksAreReadInChunks()
    {
        const QByteArray odd = "/odd?x=%7e";
        const QByteArray page = pageBody(3);
        QByteArray chunks = QByteArray::number(20, 16) + ";name=value\r\n" + page.left(20) + "\r\n";
        chunks
            += QByteArray::number(page.size() - 20, 16).toUpper() + "\r\n" + page.mid(20) + "\r\n0\r\n\r\n";
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int time) {
            if (target != odd)
                return Answer{.body = pageBody(1, server->url({}).toEncoded() + odd)};
            return Answer{.body = chunks,
                          .headers = "Transfer-Encoding: chunked\r\n",
                          .cutAt = time == 0 ? chunks.size() - 30 : -1};
        });
        const Result<Fetched> done = fetch({server->url("/api")});
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(server->asked(odd), 2);
        QFile file(done->files.last());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), page);
    }

    void oddLinksThatLeadAstrayAreRefused()
    {
        PriceServer other([](const QByteArray &, int) { return Answer{.body = pageBody(1)}; });
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int) {
            const QByteArray here = server->url({}).toEncoded();
            if (target == "/same?%7e")
                return Answer{.status = 302, .headers = "Location: /there?%2b\r\n"};
            if (target == "/away?%7e")
                return Answer{.status = 302,
                              .headers = "Location: " + other.url("/api").toEncoded() + "\r\n"};
            if (target == "/round?%7e")
                return Answer{.status = 302, .headers = "Location: /round?%7e\r\n"};
            if (target == "/refused?%7e")
                return Answer{.status = 404};
            if (target == "/there?%2b")
                return Answer{.body = pageBody(1)};
            if (target == "/itself?%7e" || target == "/itself")
                return Answer{.body = pageBody(1, here + "/itself?%7e")};
            return Answer{.body = pageBody(1, here + target + "?%7e")};
        });
        const auto said = [&](const QByteArray &target) {
            const Result<Fetched> done = fetch({server->url(target)});
            return done ? QString() : done.error().message;
        };
        QCOMPARE(said("/same"), QString());
        QCOMPARE(server->asked("/there?%2b"), 1);
        QCOMPARE(said("/away"), u"The service leads to another server, which is not followed."_s);
        QCOMPARE(said("/round"), u"The service leads to another server, which is not followed."_s);
        QCOMPARE(said("/refused"), u"The service refused the query (404)."_s);
        QCOMPARE(said("/itself"), u"The pages go round in a circle."_s);
        QCOMPARE(other.requests().size(), 0);
    }

    void nothingButTheQueryIsSent()
    {
        PriceServer server([](const QByteArray &, int) {
            return Answer{.body = pageBody(1), .headers = "Set-Cookie: a=b\r\n"};
        });
        QVERIFY(
            fetch({server.url("/1"), server.url("/2"), server.url("/3"), server.url("/4"), server.url("/5")})
                .ok());
        QCOMPARE(server.requests().size(), 5);
        for (const QByteArray &head : server.requests()) {
            for (const QByteArray &line : head.trimmed().split('\n').mid(1)) {
                const QByteArray name = line.left(line.indexOf(':')).toLower();
                QVERIFY2(QByteArrayList({"host", "user-agent", "accept", "accept-language", "accept-encoding",
                                         "connection"})
                             .contains(name),
                         line.constData());
            }
            QVERIFY(head.contains("User-Agent: Slipway\r\n"));
            QVERIFY(head.contains("Accept-Language: *\r\n"));
        }
    }

    void whatFailsForAWhileIsAskedAgain_data()
    {
        QTest::addColumn<Answer>("bad");
        QTest::addColumn<QString>("why");
        QTest::newRow("429") << Answer{.status = 429, .headers = "Retry-After: 0\r\n"} << u"answered 429"_s;
        QTest::newRow("500") << Answer{.status = 500, .body = "down"} << u"answered 500"_s;
        QTest::newRow("503") << Answer{.status = 503} << u"answered 503"_s;
        QTest::newRow("slow") << Answer{.body = pageBody(1), .delay = 1'500} << u"did not answer in time"_s;
        QTest::newRow("dripping") << Answer{.body = pageBody(1), .drip = 50} << u"did not answer in time"_s;
        QTest::newRow("cut body") << Answer{.body = pageBody(3), .cutAt = 200} << u""_s;
        QTest::newRow("garbage") << Answer{.body = "<html>Sign in</html>"} << u"could not be read"_s;
        QTest::newRow("an error as 200")
            << Answer{.body = "{\"Error\":{\"Code\":\"x\",\"Message\":\"y\"}}"} << u"could not be read"_s;
        QTest::newRow("fewer rows than said")
            << Answer{.body = pageBody(2).replace("\"Count\":2", "\"Count\":3")} << u"could not be read"_s;
    }

    void whatFailsForAWhileIsAskedAgain()
    {
        QFETCH(const Answer, bad);
        QFETCH(const QString, why);
        PriceServer server(
            [&](const QByteArray &, int time) { return time < 2 ? bad : Answer{.body = pageBody(1)}; });
        const Result<Fetched> done = fetch({server.url("/api")});
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(done->requests, 3);
        QCOMPARE(done->retried.size(), 2);
        QVERIFY2(done->retried.front().contains(why), qPrintable(done->retried.front()));
        QCOMPARE(done->files.size(), 1);
        // And in the end it is given up.
        PriceServer never([&](const QByteArray &, int) { return bad; });
        const Result<Fetched> failed = fetch({never.url("/api")});
        QVERIFY(!failed.ok());
        QCOMPARE(failed.error().code, ErrorCode::Network);
        QVERIFY2(failed.error().message.startsWith(u"A page could not be fetched in 3 tries: "),
                 qPrintable(failed.error().message));
        QVERIFY(QDir(m_folder->path()).entryList(QDir::Files).size() <= 1);
    }

    void theServiceIsGivenTheTimeItAsksFor()
    {
        PriceServer server([&](const QByteArray &, int time) {
            return time == 0 ? Answer{.status = 429, .headers = "Retry-After: 1\r\n"}
                             : Answer{.body = pageBody(1)};
        });
        QElapsedTimer timer;
        timer.start();
        QVERIFY(fetch({server.url("/api")}).ok());
        QVERIFY(timer.elapsed() >= 950);
    }

    void whatLeadsAstrayIsRefused_data()
    {
        QTest::addColumn<QByteArray>("next");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("itself") << QByteArray("SERVER/api") << u"The pages go round in a circle."_s;
        QTest::newRow("another server") << QByteArray("https://example.org/api")
                                        << u"A page leads to another server (https://example.org/api)."_s;
        QTest::newRow("a file") << QByteArray("file:///etc/passwd")
                                << u"A page leads to another server (file:///etc/passwd)."_s;
        QTest::newRow("for ever") << QByteArray("SERVER/api?COUNT") << u"The query has more than 10 pages."_s;
    }

    void whatLeadsAstrayIsRefused()
    {
        QFETCH(QByteArray, next);
        QFETCH(const QString, sentence);
        int count = 0;
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &, int) {
            QByteArray link = next;
            link.replace("SERVER", server->url({}).toEncoded()).replace("COUNT", QByteArray::number(++count));
            return Answer{.body = pageBody(1, link)};
        });
        const Result<Fetched> done = fetch({server->url("/api")});
        QVERIFY(!done.ok());
        QCOMPARE(done.error().message, sentence);
        QCOMPARE(done.error().code, ErrorCode::Network);
    }

    void aCircleOfSeveralPagesIsSeen()
    {
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int) {
            return Answer{.body = pageBody(1, server->url(target == "/b" ? "/c" : "/b").toEncoded())};
        });
        QCOMPARE(fetch({server->url("/a")}).error().message, u"The pages go round in a circle."_s);
    }

    void redirectsStayOnTheServer()
    {
        PriceServer other([](const QByteArray &, int) { return Answer{.body = pageBody(1)}; });
        PriceServer server([&](const QByteArray &target, int) {
            if (target == "/there")
                return Answer{.body = pageBody(1)};
            const QByteArray to = target == "/same" ? QByteArray("/there") : other.url("/api").toEncoded();
            return Answer{.status = 302, .headers = "Location: " + to + "\r\n"};
        });
        QVERIFY(fetch({server.url("/same")}).ok());
        const Result<Fetched> away = fetch({server.url("/away")});
        QVERIFY(!away.ok());
        QCOMPARE(away.error().message, u"The service leads to another server, which is not followed."_s);
        QCOMPARE(other.requests().size(), 0);
    }

    void aRefusedQueryIsNotAskedAgain()
    {
        PriceServer server([](const QByteArray &, int) {
            return Answer{
                .status = 400,
                .body
                = "{\"Error\":{\"Code\":\"BadRequest\",\"Message\":\"Invalid OData parameters supplied\"}}"};
        });
        const Result<Fetched> done = fetch({server.url("/api")});
        QVERIFY(!done.ok());
        QCOMPARE(server.requests().size(), 1);
        QVERIFY2(done.error().message.contains(u"Invalid OData parameters supplied"),
                 qPrintable(done.error().message));
    }

    /// A whole page in another currency is refused at once, and not after minutes of asking for it again.
    void anotherCurrencyIsNotAskedForAgain()
    {
        const auto inEuro = [](const char *from, const char *to) { return pageBody(2).replace(from, to); };
        for (const QByteArray &body : {inEuro("\"BillingCurrency\":\"USD\"", "\"BillingCurrency\":\"EUR\""),
                                       inEuro("\"currencyCode\":\"USD\"", "\"currencyCode\":\"EUR\"")}) {
            PriceServer server([&](const QByteArray &, int) { return Answer{.body = body}; });
            const Result<Fetched> done = fetch({server.url("/api")});
            QVERIFY(!done.ok());
            QCOMPARE(server.requests().size(), 1);
            QVERIFY2(done.error().message.endsWith(u"is in EUR; prices are read in USD only."),
                     qPrintable(done.error().message));
        }
    }

    void onlyHttpsOrThisComputerIsAsked()
    {
        for (const char *bad :
             {"http://prices.azure.com/api", "ftp://prices.azure.com/api", "file:///tmp/x", "",
              "https://user:word@prices.azure.com/api", "http://127.0.0.1.example.org/"})
            QVERIFY2(!mayAsk(QUrl(QString::fromLatin1(bad))), bad);
        for (const char *good :
             {"https://prices.azure.com/api", "http://127.0.0.1:80/", "http://localhost/", "http://[::1]/"})
            QVERIFY2(mayAsk(QUrl(QString::fromLatin1(good))), good);
    }

    void soManyAreAskedAtOnceAndNoMore()
    {
        PriceServer server([](const QByteArray &, int) { return Answer{.body = pageBody(1), .delay = 30}; });
        std::vector<QUrl> queries;
        for (int i = 0; i < 20; ++i)
            queries.push_back(server.url("/" + QByteArray::number(i)));
        QVERIFY(fetch(queries).ok());
        QVERIFY2(server.most() <= 4 && server.most() >= 2, qPrintable(QString::number(server.most())));
    }

    /// Regions by pages with every fault; ended half-way and taken up: all pages are there, and none is asked for twice.
    void aRunThatEndedIsTakenUp()
    {
        constexpr int regions = 12;
        constexpr int pages = 6;
        std::unique_ptr<PriceServer> server;
        server = std::make_unique<PriceServer>([&](const QByteArray &target, int time) {
            const QByteArrayList parts = target.mid(1).split('/');
            const int page = parts.value(1).toInt();
            const int kind = (parts.value(0).toInt() * 7 + page) % 9;
            if (time == 0 && kind == 0)
                return Answer{.status = 429, .headers = "Retry-After: 0\r\n"};
            if (time == 0 && kind == 1)
                return Answer{.status = 503};
            const QByteArray next = page + 1 < pages
                ? server->url('/' + parts.value(0) + '/' + QByteArray::number(page + 1)).toEncoded()
                : QByteArray();
            Answer answer{.body = pageBody(3, next)};
            if (time == 0 && kind == 2)
                answer.cutAt = 100;
            if (time == 0 && kind == 3)
                answer.body = "garbage";
            return answer;
        });
        std::vector<QUrl> queries;
        for (int i = 0; i < regions; ++i)
            queries.push_back(server->url('/' + QByteArray::number(i) + "/0"));
        FetchOptions options = quick();
        options.progress = [](int have, int, int) { return have < regions * pages / 2; };
        const Result<Fetched> half = fetchPages(queries, m_folder->path(), options);
        QVERIFY(!half.ok());
        QVERIFY(half.error().message.startsWith(u"Fetching was cancelled"));
        // A page that was damaged on the disk meanwhile is fetched again.
        const QStringList there = QDir(m_folder->path()).entryList(QDir::Files, QDir::Name);
        QVERIFY(there.size() >= regions * pages / 2);
        QFile broken(m_folder->filePath(there.front()));
        QVERIFY(broken.resize(50));

        const Result<Fetched> done = fetchPages(queries, m_folder->path(), quick());
        QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
        QCOMPARE(done->files.size(), regions * pages);
        QVERIFY(done->resumed > 20);
        QCOMPARE(done->requests, regions * pages - done->resumed + int(done->retried.size()));
        QVERIFY(!done->retried.isEmpty());
    }

private:
    static FetchOptions quick()
    {
        FetchOptions options;
        options.tries = 3;
        options.firstWait = std::chrono::milliseconds(5);
        options.longestWait = std::chrono::seconds(2);
        options.timeout = std::chrono::milliseconds(700);
        options.longestPage = std::chrono::milliseconds(900);
        options.mostPages = 10;
        return options;
    }

    [[nodiscard]] Result<Fetched> fetch(const std::vector<QUrl> &queries) const
    {
        return fetchPages(queries, m_folder->path(), quick());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(PriceFetchTest)

#include "tst_pricefetch.moc"
