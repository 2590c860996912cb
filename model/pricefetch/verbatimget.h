// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QNetworkProxy>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>

class QTcpSocket;

namespace slipway {

/// What a server answered, or why it did not.
struct HttpAnswer
{
    int status = 0; ///< 0: there was no whole answer
    QByteArray body;
    QByteArray retryAfter; ///< as the header says it
    bool isTooLarge = false;
    bool leadsAway = false; ///< to another server, or again and again
    QString failure; ///< words, where the connection failed; else empty
};

/// Asks a server for an address byte for byte as it is written. QUrl, and with it QNetworkAccessManager, writes %7e as "~" and %2b as %2B:
/// to a service that compares or signs what it hands out, that is another page. Sends what other queries do and nothing else, follows
/// redirects on the server, and calls back once.
class VerbatimGet final : public QObject
{
public:
    struct Limits
    {
        std::chrono::milliseconds timeout{60'000}; ///< without a byte
        std::chrono::milliseconds whole{300'000};
        qint64 mostBytes = 64LL * 1024 * 1024;
    };
    using Done = std::function<void(const HttpAnswer &)>;

    /// `address` has printable ASCII alone. `proxy` is that of its server.
    VerbatimGet(QByteArray address, const QNetworkProxy &proxy, const Limits &limits, Done done,
                QObject *parent);

    /// Whether it has to be asked for in this way: QUrl would write it otherwise.
    [[nodiscard]] static bool isNeeded(const QByteArray &address, const QUrl &url);
    /// Whether a text can be asked for as it stands: printable ASCII without blanks, so that it ends where it ends.
    [[nodiscard]] static bool isPossible(const QByteArray &address);

private:
    void ask();
    void read();
    void end(const HttpAnswer &answer);
    void fail(const QString &words);
    void closed();
    void follow(const QByteArray &location);
    /// The answer as far as it is there; status 0: more is to come.
    [[nodiscard]] HttpAnswer parsed(bool isClosed, QByteArray &location) const;

    QByteArray m_address;
    QNetworkProxy m_proxy;
    Limits m_limits;
    Done m_done;
    QTcpSocket *m_socket = nullptr;
    QTimer m_silence;
    QByteArray m_received;
    int m_redirects = 0;
};

/// Whether two addresses are of one server: scheme, host and port.
[[nodiscard]] bool isSameServer(const QUrl &a, const QUrl &b);

} // namespace slipway
