// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricefetch/verbatimget.h"

#include "model/pricefetch/pricefetch.h"

#include <QSslSocket>
#include <QTcpSocket>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int mostRedirects = 3;
constexpr int httpsPort = 443;
constexpr int httpPort = 80;

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == u"https" ? httpsPort : httpPort);
}

/// Of "https://prices.azure.com:443/api?x=1" what stands before the path, and what is asked for there.
std::pair<QByteArray, QByteArray> partsOf(const QByteArray &address)
{
    const qsizetype host = address.indexOf("://") + 3;
    const auto end
        = std::find_if(address.begin() + host, address.end(), [](char c) { return c == '/' || c == '?'; });
    const qsizetype at = end - address.begin();
    const QByteArray target = address.mid(at);
    return {address.left(at), target.startsWith('/') ? target : '/' + target};
}

/// The bytes of a body in chunks; none where the last one is not there.
std::optional<QByteArray> unchunked(const QByteArray &bytes)
{
    QByteArray body;
    for (qsizetype at = 0;;) {
        const qsizetype line = bytes.indexOf("\r\n", at);
        if (line < 0)
            return std::nullopt;
        bool isNumber = false;
        const qsizetype size
            = bytes.mid(at, line - at).split(';').front().trimmed().toLongLong(&isNumber, 16);
        if (!isNumber || size < 0 || bytes.size() - line - 2 < size)
            return std::nullopt;
        if (size == 0)
            return body;
        body += bytes.mid(line + 2, size);
        at = line + 2 + size + 2;
        if (at > bytes.size())
            return std::nullopt;
    }
}

} // namespace

bool isSameServer(const QUrl &a, const QUrl &b)
{
    return a.scheme() == b.scheme() && a.host() == b.host() && portOf(a) == portOf(b);
}

bool VerbatimGet::isPossible(const QByteArray &address)
{
    return std::ranges::all_of(address, [](char c) { return c > ' ' && c < 0x7f && c != '#'; });
}

bool VerbatimGet::isNeeded(const QByteArray &address, const QUrl &url)
{
    return isPossible(address) && url.toEncoded(QUrl::FullyEncoded | QUrl::NormalizePathSegments) != address;
}

VerbatimGet::VerbatimGet(QByteArray address, const QNetworkProxy &proxy, const Limits &limits, Done done,
                         QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_proxy(proxy)
    , m_limits(limits)
    , m_done(std::move(done))
{
    const QString late = u"the service did not answer in time"_s;
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, [this, late] { fail(late); });
    QTimer::singleShot(m_limits.whole, this, [this, late] { fail(late); });
    ask();
}

void VerbatimGet::ask()
{
    m_received.clear();
    const QUrl url = QUrl::fromEncoded(m_address, QUrl::TolerantMode);
    const bool isSecure = url.scheme() == u"https";
    m_socket = isSecure ? new QSslSocket(this) : new QTcpSocket(this);
    m_socket->setProxy(m_proxy);
    const auto write = [this, socket = m_socket] {
        const auto [server, target] = partsOf(m_address);
        socket->write("GET " + target + " HTTP/1.1\r\nHost: " + server.mid(server.indexOf("://") + 3)
                      + "\r\nUser-Agent: Slipway\r\nAccept-Language: *\r\nAccept: "
                        "application/json\r\nConnection: close\r\n\r\n");
    };
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket))
        connect(secure, &QSslSocket::encrypted, this, write);
    else
        connect(m_socket, &QTcpSocket::connected, this, write);
    connect(m_socket, &QTcpSocket::readyRead, this, &VerbatimGet::read);
    connect(m_socket, &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::RemoteHostClosedError)
            closed();
        else
            fail(m_socket->errorString().simplified());
    });
    m_silence.start(m_limits.timeout);
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket))
        secure->connectToHostEncrypted(url.host(), static_cast<quint16>(portOf(url)));
    else
        m_socket->connectToHost(url.host(), static_cast<quint16>(portOf(url)));
}

void VerbatimGet::read()
{
    m_silence.start(m_limits.timeout);
    m_received += m_socket->readAll();
    if (m_received.size() > m_limits.mostBytes) {
        HttpAnswer answer;
        answer.isTooLarge = true;
        end(answer);
        return;
    }
    QByteArray location;
    const HttpAnswer answer = parsed(false, location);
    if (answer.status != 0)
        location.isEmpty() ? end(answer) : follow(location);
}

void VerbatimGet::closed()
{
    m_received += m_socket->readAll();
    QByteArray location;
    const HttpAnswer answer = parsed(true, location);
    if (answer.status == 0)
        fail(u"the connection was closed in the middle of a page"_s);
    else
        location.isEmpty() ? end(answer) : follow(location);
}

HttpAnswer VerbatimGet::parsed(bool isClosed, QByteArray &location) const
{
    HttpAnswer answer;
    const qsizetype headEnd = m_received.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return answer;
    const QByteArrayList lines = m_received.left(headEnd).split('\n');
    const int status
        = lines.front().startsWith("HTTP/") ? lines.front().split(' ').value(1).trimmed().toInt() : 0;
    qsizetype length = -1;
    bool isChunked = false;
    QByteArray leads;
    for (const QByteArray &line : lines.mid(1)) {
        const QByteArray name = line.left(line.indexOf(':')).trimmed().toLower();
        const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
        bool isNumber = false;
        if (name == "content-length")
            length = value.toLongLong(&isNumber);
        else if (name == "transfer-encoding")
            isChunked = value.toLower().contains("chunked");
        else if (name == "retry-after")
            answer.retryAfter = value;
        else if (name == "location")
            leads = value;
        if (name == "content-length" && !isNumber)
            return answer;
    }
    // Most of the time more is to come: nothing is copied for that.
    const qsizetype there = m_received.size() - headEnd - 4;
    const bool mayBeWhole = isChunked ? m_received.endsWith("0\r\n\r\n") : length >= 0 && there >= length;
    if (!isClosed && !mayBeWhole)
        return answer;
    const QByteArray body = m_received.mid(headEnd + 4);
    const std::optional<QByteArray> whole = isChunked ? unchunked(body)
        : length >= 0 ? (body.size() >= length ? std::optional(body.left(length)) : std::nullopt)
        : isClosed    ? std::optional(body)
                      : std::nullopt;
    if (!whole)
        return answer;
    answer.status = status;
    answer.body = *whole;
    if (status >= 300 && status < 400)
        location = leads;
    return answer;
}

void VerbatimGet::follow(const QByteArray &location)
{
    const QByteArray before = m_address;
    const QByteArray server = partsOf(before).first;
    m_address = location.startsWith('/') && !location.startsWith("//") ? server + location
        : location.contains("://")
        ? location
        : QUrl::fromEncoded(before, QUrl::TolerantMode).resolved(QUrl::fromEncoded(location)).toEncoded();
    const QUrl next = QUrl::fromEncoded(m_address, QUrl::TolerantMode);
    if (++m_redirects > mostRedirects || !isPossible(m_address) || !mayAsk(next)
        || !isSameServer(next, QUrl::fromEncoded(before, QUrl::TolerantMode))) {
        HttpAnswer answer;
        answer.leadsAway = true;
        end(answer);
        return;
    }
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket->deleteLater();
    ask();
}

void VerbatimGet::fail(const QString &words)
{
    HttpAnswer answer;
    answer.failure = words;
    end(answer);
}

void VerbatimGet::end(const HttpAnswer &answer)
{
    if (!m_done)
        return;
    const Done done = std::exchange(m_done, nullptr);
    m_silence.stop();
    m_socket->disconnect(this);
    m_socket->abort();
    deleteLater();
    done(answer);
}

} // namespace slipway
