// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QTcpServer>
#include <QUrl>

#include <functional>

namespace slipway::test {

/// A server on this computer that answers as it is told, over real connections.
class PriceServer final : public QTcpServer
{
public:
    struct Answer
    {
        int status = 200;
        QByteArray body = {};
        QByteArray headers = {}; ///< further ones, each with its line end
        int delay = 0; ///< milliseconds
        qsizetype cutAt = -1; ///< sends so many bytes of the body and closes; -1: all
        int drip = 0; ///< milliseconds between the bytes of the body; 0: all at once
    };
    using Respond = std::function<Answer(const QByteArray &target, int time)>;

    /// `respond` gets the path with its query, and how often it was asked for before.
    explicit PriceServer(Respond respond);

    [[nodiscard]] QUrl url(const QByteArray &target) const;
    [[nodiscard]] const QList<QByteArray> &requests() const
    {
        return m_requests;
    } ///< whole heads, in their order
    [[nodiscard]] int most() const { return m_most; } ///< requests under way at once, at most
    [[nodiscard]] int asked(const QByteArray &target) const { return m_times.value(target); }

private:
    void answer(class QTcpSocket *socket, const QByteArray &head);

    Respond m_respond;
    QList<QByteArray> m_requests;
    QHash<QByteArray, int> m_times;
    int m_running = 0;
    int m_most = 0;
};

/// A page of `rows` rows of the price service.
QByteArray pageBody(int rows, const QByteArray &next = {});

} // namespace slipway::test
