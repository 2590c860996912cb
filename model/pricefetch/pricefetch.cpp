// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricefetch/pricefetch.h"

#include "model/base/files.h"
#include "model/base/limitwords.h"
#include "model/pricebook/retailpage.h"
#include "model/pricefetch/verbatimget.h"

#include <QCryptographicHash>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString addressOf(const QUrl &url)
{
    return QString::fromLatin1(url.toEncoded());
}

bool isHere(const QUrl &url)
{
    return url.host() == u"localhost" || QHostAddress(url.host()).isLoopback();
}

/// The proxies of the system, but none on the way to this computer.
class SystemProxies final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        return isHere(query.url()) ? QList<QNetworkProxy>{QNetworkProxy(QNetworkProxy::NoProxy)}
                                   : systemProxyForQuery(query);
    }
};

/// One query and where it stands.
struct Walk
{
    QUrl query;
    QUrl next; ///< asked for now
    QByteArray address; ///< the same byte for byte, as the page before has it
    QString name; ///< of its files, without number and ending
    int pages = 0;
    int tries = 0; ///< of the page asked for
    QSet<QByteArray> seen; ///< addresses asked for
    QStringList files;
    bool running = false;
    bool done = false;
};

/// How often somebody who wants to end it is heard.
constexpr std::chrono::milliseconds cancelLook{50};

class Fetching final : public QObject
{
public:
    Fetching(const std::vector<QUrl> &queries, QString folder, const FetchOptions &options)
        : m_folder(std::move(folder))
        , m_options(options)
    {
        m_network.setProxyFactory(new SystemProxies); // belongs to it from then on
        m_network.setRedirectPolicy(QNetworkRequest::SameOriginRedirectPolicy);
        for (const QUrl &query : queries) {
            Walk walk;
            walk.query = query;
            walk.next = query;
            walk.address = query.toEncoded();
            walk.name = QString::fromLatin1(
                QCryptographicHash::hash(query.toEncoded(), QCryptographicHash::Sha256).toHex().left(24));
            m_walks.push_back(walk);
        }
    }

    Result<Fetched> run()
    {
        if (!QDir().mkpath(m_folder))
            return unwritable(m_folder, systemReason());
        for (Walk &walk : m_walks) {
            if (!mayAsk(walk.query))
                return refused(walk.query, u"Prices are asked for over https only, or from this computer."_s);
            if (m_options.isCancelled && m_options.isCancelled())
                return cancelled();
            resume(walk);
        }
        QTimer watch;
        if (m_options.isCancelled) {
            connect(&watch, &QTimer::timeout, this, [this] {
                if (!m_error && m_options.isCancelled())
                    end(cancelled());
            });
            watch.start(cancelLook);
        }
        QTimer::singleShot(0, this, [this] { startMore(); });
        m_loop.exec();
        if (m_error)
            return *std::move(m_error);
        for (const Walk &walk : m_walks)
            m_fetched.files << walk.files;
        return std::move(m_fetched);
    }

private:
    static Error refused(const QUrl &address, const QString &sentence)
    {
        return Error{ErrorCode::Network, sentence, addressOf(address)};
    }

    static Error cancelled()
    {
        return Error{ErrorCode::Network,
                     u"Fetching was cancelled; what is there is used when it is begun again."_s,
                     {}};
    }

    [[nodiscard]] QString fileOf(const Walk &walk) const
    {
        return u"%1/%2-%3.json"_s.arg(m_folder, walk.name,
                                      QString::number(walk.pages).rightJustified(4, u'0'));
    }

    /// Takes the pages that an earlier run had left, as far as they are whole and follow each other.
    void resume(Walk &walk)
    {
        while (!walk.done && QFileInfo(fileOf(walk)).isFile()) {
            Result<std::unique_ptr<ByteSource>> bytes = openBytes(fileOf(walk), m_options.mostBytes);
            if (!bytes)
                return;
            const Result<RetailPage> page = readRetailPage(**bytes, [](const RetailRow &) { return true; });
            if (!page || advance(walk, page->next))
                return;
            ++m_fetched.resumed;
        }
    }

    /// Marks the page as there and goes to the one after it. What is wrong with that, if anything.
    std::optional<QString> advance(Walk &walk, const QString &link)
    {
        walk.seen.insert(walk.address);
        QUrl next;
        QByteArray address;
        if (!link.isEmpty()) {
            next = QUrl::fromEncoded(link.toUtf8(), QUrl::StrictMode);
            if (!next.isValid())
                next = QUrl(link);
            if (!next.isValid() || !mayAsk(next) || !isSameServer(next, walk.query))
                return u"A page leads to another server (%1)."_s.arg(link.left(200));
            address = VerbatimGet::isPossible(link.toUtf8()) ? link.toUtf8() : next.toEncoded();
            if (walk.seen.contains(address))
                return u"The pages go round in a circle."_s;
            if (walk.pages + 1 >= m_options.mostPages)
                return u"The query has more than %1 pages."_s.arg(m_options.mostPages);
        }
        walk.files << fileOf(walk);
        ++walk.pages;
        walk.tries = 0;
        walk.next = next;
        walk.address = address;
        walk.done = link.isEmpty();
        return std::nullopt;
    }

    void startMore()
    {
        if (m_error)
            return;
        const auto running
            = std::count_if(m_walks.begin(), m_walks.end(), [](const Walk &w) { return w.running; });
        int free = m_options.parallel - static_cast<int>(running);
        bool allDone = true;
        for (Walk &walk : m_walks) {
            allDone = allDone && walk.done;
            if (free > 0 && !walk.running && !walk.done) {
                --free;
                walk.running = true;
                ask(walk);
            }
        }
        if (allDone)
            m_loop.quit();
    }

    void ask(Walk &walk)
    {
        ++m_fetched.requests;
        ++walk.tries;
        if (VerbatimGet::isNeeded(walk.address, walk.next))
            askVerbatim(walk);
        else
            askFor(walk);
    }

    void askVerbatim(Walk &walk)
    {
        const int port = walk.next.port(walk.next.scheme() == u"https" ? 443 : 80);
        const QList<QNetworkProxy> proxies
            = SystemProxies().queryProxy(QNetworkProxyQuery(walk.next.host(), port));
        // Ends itself, and with this at the latest.
        new VerbatimGet(
            walk.address, proxies.value(0, QNetworkProxy(QNetworkProxy::NoProxy)),
            {m_options.timeout, m_options.longestPage, m_options.mostBytes},
            [this, &walk](const HttpAnswer &answer) {
                if (!m_error)
                    take(walk, answer);
            },
            this);
    }

    void askFor(Walk &walk)
    {
        QNetworkRequest request(walk.next);
        // The query and nothing else: no language, no cookies, no name of a browser.
        request.setHeader(QNetworkRequest::UserAgentHeader, u"Slipway"_s);
        request.setRawHeader("Accept-Language", "*");
        request.setRawHeader("Accept", "application/json");
        request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
        request.setMaximumRedirectsAllowed(3);
        request.setTransferTimeout(static_cast<int>(m_options.timeout.count()));
        QNetworkReply *reply = m_network.get(request);
        connect(reply, &QNetworkReply::downloadProgress, reply, [this, reply](qint64 received, qint64) {
            if (received > m_options.mostBytes) {
                reply->setProperty("tooLarge", true);
                reply->abort();
            }
        });
        // A server that sends a byte now and then never runs into the other limit.
        QTimer::singleShot(m_options.longestPage, reply, [reply] { reply->abort(); });
        connect(reply, &QNetworkReply::finished, this, [this, reply, &walk] {
            reply->deleteLater();
            if (!m_error)
                take(walk, answerOf(*reply));
        });
    }

    static HttpAnswer answerOf(QNetworkReply &reply)
    {
        HttpAnswer answer;
        answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        answer.isTooLarge = reply.property("tooLarge").toBool();
        answer.retryAfter = reply.rawHeader("Retry-After").trimmed();
        answer.body = reply.isOpen() ? reply.readAll() : QByteArray();
        answer.leadsAway = reply.error() == QNetworkReply::InsecureRedirectError
            || reply.error() == QNetworkReply::TooManyRedirectsError;
        if (reply.error() != QNetworkReply::NoError)
            answer.failure = connectionWords(reply);
        return answer;
    }

    void take(Walk &walk, const HttpAnswer &answer)
    {
        const int status = answer.status;
        if (answer.isTooLarge)
            return fail(walk, u"A page is larger than %1."_s.arg(limitWords(m_options.mostBytes)));
        if (status == 429 || status >= 500)
            return again(walk, u"the service answered %1"_s.arg(status), waitAskedFor(answer));
        const QByteArray &bytes = answer.body;
        if (answer.leadsAway)
            return fail(walk, u"The service leads to another server, which is not followed."_s);
        if (status >= 400)
            return fail(walk, u"The service refused the query (%1%2)."_s.arg(status).arg(wordsOf(bytes)));
        if (!answer.failure.isEmpty())
            return again(walk, answer.failure, {});

        HeldBytes held(bytes);
        const Result<RetailPage> page = readRetailPage(held, [](const RetailRow &) { return true; });
        if (!page && isOtherCurrency(page.error()))
            return fail(walk, page.error().message); // whole, and so next time
        if (!page)
            return again(walk, u"a page could not be read: %1"_s.arg(page.error().message), {});
        if (const Result<void> written = writeFileAtomically(fileOf(walk), bytes); !written)
            return end(written.error());
        if (const auto fault = advance(walk, page->next))
            return fail(walk, *fault);
        walk.running = false;
        if (m_options.progress) {
            int pages = 0;
            int done = 0;
            for (const Walk &each : m_walks) {
                pages += each.pages;
                done += each.done ? 1 : 0;
            }
            if (!m_options.progress(pages, done, static_cast<int>(m_walks.size())))
                return end(cancelled());
        }
        startMore();
    }

    static QString wordsOf(const QByteArray &bytes)
    {
        HeldBytes held(bytes);
        const Result<RetailPage> page = readRetailPage(held, [](const RetailRow &) { return true; });
        const bool isAnswer = !page && page.error().message.startsWith(u"The price service");
        return isAnswer ? u": "_s + page.error().message.chopped(1) : QString();
    }

    static QString connectionWords(const QNetworkReply &reply)
    {
        return reply.error() == QNetworkReply::OperationCanceledError
            ? u"the service did not answer in time"_s
            : reply.errorString().simplified();
    }

    [[nodiscard]] std::optional<std::chrono::milliseconds> waitAskedFor(const HttpAnswer &answer) const
    {
        bool good = false;
        const int seconds = answer.retryAfter.toInt(&good);
        if (!good || seconds < 0)
            return std::nullopt;
        return std::chrono::seconds(seconds);
    }

    void again(Walk &walk, const QString &why, std::optional<std::chrono::milliseconds> asked)
    {
        if (walk.tries >= m_options.tries)
            return fail(walk,
                        u"A page could not be fetched in %1 tries: %2%3"_s.arg(m_options.tries)
                            .arg(why, why.endsWith(u'.') ? QString() : u"."_s));
        m_fetched.retried << u"%1: %2"_s.arg(addressOf(walk.next), why);
        std::chrono::milliseconds wait
            = asked.value_or(m_options.firstWait * (1 << std::min(walk.tries - 1, 10)));
        wait = std::min(wait, m_options.longestWait);
        // It keeps its place meanwhile, so that fewer ask a service that has too much to do.
        QTimer::singleShot(wait, this, [this, &walk] {
            if (!m_error)
                ask(walk);
        });
    }

    void fail(const Walk &walk, const QString &sentence) { end(refused(walk.next, sentence)); }

    void end(const Error &error)
    {
        m_error = error;
        m_loop.quit();
    }

    QString m_folder;
    FetchOptions m_options;
    QNetworkAccessManager m_network;
    QEventLoop m_loop;
    std::vector<Walk> m_walks; ///< never grows while it runs
    Fetched m_fetched;
    std::optional<Error> m_error;
};

} // namespace

bool mayAsk(const QUrl &address)
{
    if (!address.isValid() || address.host().isEmpty() || !address.userInfo().isEmpty())
        return false;
    return address.scheme() == u"https" || (address.scheme() == u"http" && isHere(address));
}

Result<Fetched> fetchPages(const std::vector<QUrl> &queries, const QString &folder,
                           const FetchOptions &options)
{
    return Fetching(queries, folder, options).run();
}

} // namespace slipway
