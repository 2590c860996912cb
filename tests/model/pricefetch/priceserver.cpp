// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricefetch/priceserver.h"

#include <QHostAddress>
#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

namespace slipway::test {

PriceServer::PriceServer(Respond respond)
    : m_respond(std::move(respond))
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("No port to listen on.");
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection()) {
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                QByteArray head = socket->property("head").toByteArray() + socket->readAll();
                const bool whole = head.contains("\r\n\r\n");
                socket->setProperty("head", whole ? QByteArray() : head);
                if (whole)
                    answer(socket, head);
            });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
}

QUrl PriceServer::url(const QByteArray &target) const
{
    return QUrl::fromEncoded("http://127.0.0.1:" + QByteArray::number(serverPort()) + target);
}

void PriceServer::answer(QTcpSocket *socket, const QByteArray &head)
{
    m_requests << head;
    const QByteArray target = head.split(' ').value(1);
    const Answer told = m_respond(target, m_times[target]++);
    m_most = std::max(m_most, ++m_running);
    QTimer::singleShot(told.delay, this, [this, told, socket = QPointer<QTcpSocket>(socket)] {
        --m_running;
        if (!socket)
            return;
        const QByteArray body = told.cutAt < 0 ? told.body : told.body.left(told.cutAt);
        socket->write("HTTP/1.1 " + QByteArray::number(told.status) + " Said\r\nContent-Length: "
                      + QByteArray::number(told.body.size()) + "\r\nConnection: close\r\n" + told.headers
                      + "\r\n" + (told.drip > 0 ? QByteArray() : body));
        if (told.drip == 0) {
            socket->disconnectFromHost();
            return;
        }
        auto *drops = new QTimer(socket);
        connect(drops, &QTimer::timeout, socket, [socket, body, at = qsizetype(0)]() mutable {
            if (at < body.size())
                socket->write(body.mid(at++, 1));
            else
                socket->disconnectFromHost();
        });
        drops->start(told.drip);
    });
}

QByteArray pageBody(int rows, const QByteArray &next)
{
    const QByteArray row
        = "{\"currencyCode\":\"USD\",\"retailPrice\":0.23,\"armRegionName\":\"westeurope\",\"meterName\":"
          "\"D4s v5\",\"productName\":\"Virtual Machines Dsv5 Series\",\"skuName\":\"D4s "
          "v5\",\"serviceName\":"
          "\"Virtual Machines\",\"unitOfMeasure\":\"1 Hour\",\"type\":\"Consumption\",\"armSkuName\":"
          "\"Standard_D4s_v5\"}";
    QByteArrayList list;
    for (int i = 0; i < rows; ++i)
        list << row;
    return "{\"BillingCurrency\":\"USD\",\"Items\":[" + list.join(',')
        + "],\"NextPageLink\":" + (next.isEmpty() ? QByteArray("null") : '"' + next + '"')
        + ",\"Count\":" + QByteArray::number(rows) + "}";
}

} // namespace slipway::test
