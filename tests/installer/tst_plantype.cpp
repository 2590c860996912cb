// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installer/helptext.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Plan files by name and by content, as a desktop with the installed description takes them.
class PlanTypeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Before the first question to the database: it reads its folders once.
        QVERIFY(QDir(m_data.path()).mkpath(u"mime/packages"_s));
        QVERIFY(
            QFile::copy(QStringLiteral(SLIPWAY_SOURCE_DIR "/installer/linux/org.slipwayplanner.Slipway.xml"),
                        m_data.filePath(u"mime/packages/org.slipwayplanner.Slipway.xml"_s)));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
        qputenv("XDG_DATA_DIRS", QFile::encodeName(m_data.path()));
        QVERIFY(QMimeDatabase().mimeTypeForName(plan).isValid());
    }

    void theSuffixIsEnough()
    {
        const QMimeType type = QMimeDatabase().mimeTypeForFile(u"a.slipway"_s, QMimeDatabase::MatchExtension);
        QCOMPARE(type.name(), plan);
        QVERIFY(type.inherits(u"application/json"_s));
    }

    void theContentIsEnough()
    {
        for (const QString &id : templates()) {
            const QString text
                = linesOf(QStringLiteral(SLIPWAY_PROGRAM), {u"new"_s, u"--template"_s, id}).join(u'\n');
            QCOMPARE(QMimeDatabase().mimeTypeForData(text.toUtf8()).name(), plan);
        }
    }

    void contentOfOthersIsNotTaken_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isPlan");
        QTest::newRow("on one line") << QByteArray(R"({"schema": "slipway.plan", "version": 1})") << true;
        QTest::newRow("without spaces") << QByteArray(R"({"schema":"slipway.plan","version":1})") << true;
        QTest::newRow("tabs, lines of Windows")
            << QByteArray("{\r\n\t\"schema\": \"slipway.plan\",\r\n") << true;
        QTest::newRow("report") << QByteArray(R"({"schema": "slipway.report", "version": 1})") << false;
        QTest::newRow("other JSON") << QByteArray(R"({"name": "slipway.plan"})") << false;
        QTest::newRow("text") << QByteArray(R"("schema": "slipway.plan")") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void contentOfOthersIsNotTaken()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, isPlan);
        QCOMPARE(QMimeDatabase().mimeTypeForData(content).name() == plan, isPlan);
    }

private:
    static QStringList templates()
    {
        QStringList ids;
        for (const QString &line : linesOf(QStringLiteral(SLIPWAY_PROGRAM), {u"templates"_s}).mid(1))
            ids.append(line.section(u' ', 0, 0));
        return ids;
    }

    const QString plan = u"application/vnd.slipwayplanner.plan+json"_s;
    const QTemporaryDir m_data;
};

SLIPWAY_TEST(PlanTypeTest)

#include "tst_plantype.moc"
