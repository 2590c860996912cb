// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/testrun.h"

#include "model/pricebook/planprices.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The script that asks for the prices of a plan: names in the plan are no part of its commands.
class PriceDemandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfAPlanRunNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("command") << u"x; touch made"_s;
        QTest::newRow("substitution") << u"$(touch made) `touch made`"_s;
        QTest::newRow("quotes") << u"\"; touch made; '; touch made; \\"_s;
        QTest::newRow("next line") << u"x\ntouch made\n"_s;
        QTest::newRow("redirection") << u"x > made < made | tee made & touch made"_s;
        QTest::newRow("another folder") << u"../../made"_s;
    }
    void namesOfAPlanRunNothing()
    {
        QFETCH(QString, name);
        std::vector<PlanPrice> prices(3);
        prices[0].sku = u"Standard_D2s_v3"_s;
        prices[0].region = name;
        prices[0].paidAs = PriceType::PayAsYouGo;
        prices[1] = prices[0];
        prices[1].region = u"westeurope"_s;
        prices[1].sku = name;
        prices[2].sku = name;
        QStringList unknown;
        const auto queries = priceDemand(prices, retailMeters(), retailService(), &unknown);
        QCOMPARE(queries.size(), std::size_t(2));
        const QString script = demandText(queries, unknown);

        const QTemporaryDir folder;
        const QString asked = folder.filePath(u"asked"_s);
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        // In place of the real one: keeps what it was called with.
        shell.start(u"sh"_s, {u"-c"_s, u"curl() { printf '%s\\n' \"$#\" \"$5\" >> asked; }\n"_s + script});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"asked"_s});
        QFile file(asked);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        static const QRegularExpression plain(u"^[A-Za-z0-9.-]+\\.json$"_s);
        for (qsizetype i = 0; i < lines.size(); i += 2) {
            QCOMPARE(lines[i], u"6"_s);
            QVERIFY2(plain.match(lines[i + 1]).hasMatch(), qPrintable(lines[i + 1]));
        }
    }

    // An apostrophe within a text would end it, and what follows would be asked for: it is written twice.
    void namesOfAPlanStayTexts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("apostrophe") << u"d'ivoire"_s;
        QTest::newRow("another question") << u"x' or serviceName eq 'Storage"_s;
        QTest::newRow("ends with one") << u"x'"_s;
        QTest::newRow("nothing but them") << u"''"_s;
    }
    void namesOfAPlanStayTexts()
    {
        QFETCH(QString, name);
        std::vector<PlanPrice> prices(2);
        for (PlanPrice &price : prices)
            price.paidAs = PriceType::PayAsYouGo;
        prices[0].sku = u"Standard_D2s_v3"_s;
        prices[0].region = name;
        prices[1].sku = name;
        prices[1].region = u"westeurope"_s;
        auto queries = priceDemand(prices, retailMeters(), retailService(), nullptr);
        QCOMPARE(queries.size(), std::size_t(2));
        for (const PriceQuery &each : wholeDemand({name}, retailMeters(), retailService()))
            queries.push_back(each);
        static const QRegularExpression text(u"'((?:[^']|'')*)'"_s);
        int told = 0;
        for (const PriceQuery &query : queries) {
            const QUrlQuery parts(query.url);
            QCOMPARE(parts.queryItemValue(u"$filter"_s, QUrl::FullyDecoded), query.filter);
            for (auto match = text.globalMatch(query.filter); match.hasNext();)
                told += match.next().captured(1).replace(u"''"_s, u"'"_s) == name ? 1 : 0;
            const QString rest = QString(query.filter).replace(text, u"T"_s);
            static const QRegularExpression plain(u"^[A-Za-z]+ eq T( and [A-Za-z]+ eq T)*$"_s);
            QVERIFY2(plain.match(rest).hasMatch(), qPrintable(query.filter));
        }
        QCOMPARE(told, 2 + 1 + static_cast<int>(retailMeters().services().size()));
    }
};

SLIPWAY_TEST(PriceDemandTest)

#include "tst_pricedemand.moc"
