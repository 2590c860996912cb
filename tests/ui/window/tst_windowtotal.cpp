// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "resources/templates.h"
#include "tests/ui/window/windowfixture.h"

#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The window shows the total that a bill written by hand adds up to, as tests/app holds every other output to it.
class WindowTotalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theCostBarShowsTheTotalOfTheBill();
};

void WindowTotalTest::theCostBarShowsTheTotalOfTheBill()
{
    QProcess script;
    script.start(u"python3"_s,
                 {QStringLiteral(SLIPWAY_TEST_DATA "/totals/addup.py"),
                  QStringLiteral(SLIPWAY_TEST_DATA "/totals/vision-realtime.csv")});
    QVERIFY(script.waitForFinished());
    const QString total
        = QString::fromUtf8(script.readAllStandardOutput()).split(u"total "_s).last().trimmed();
    QVERIFY(!total.isEmpty());

    WindowFixture fixture(WindowFixture::Pages::Real);
    const QString path = fixture.path(u"plan.slipway"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(embeddedTemplate(u"vision-realtime.slipway"_s));
    file.close();
    fixture.window().openFile(path);
    fixture.window().show();
    auto *label = fixture.find<QLabel>(u"costBar/total"_s);
    QVERIFY(label != nullptr);
    const QString printed = QLocale().toString(total.toDouble(), 'f', 2);
    QTRY_VERIFY2(label->text().remove(u',').contains(QString(printed).remove(u',')),
                 qPrintable(label->text()));
}

SLIPWAY_TEST(WindowTotalTest)
#include "tst_windowtotal.moc"
