// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include <QDate>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The texts of all elements of a name.
QStringList elements(const QString &xml, const QString &name)
{
    QStringList texts;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == name)
            texts.append(reader.readElementText());
    }
    return texts;
}

} // namespace

/// One name everywhere: desktops find icon, description and program of a window by it.
class IdentityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileNamesTheSameProgram()
    {
        const QString desktop
            = read(QStringLiteral(SLIPWAY_SOURCE_DIR "/installer/linux/") + id + u".desktop"_s);
        QVERIFY(desktop.contains(u"\nIcon="_s + id + u'\n'));
        QVERIFY(desktop.contains(u"\nMimeType="_s + type + u";\n"_s));
        QCOMPARE(elements(m_metainfo, u"id"_s), QStringList{id});
        QCOMPARE(elements(m_metainfo, u"launchable"_s), QStringList{id + u".desktop"_s});
        QCOMPARE(elements(m_metainfo, u"mediatype"_s), QStringList{type});
        const QString mime = read(QStringLiteral(SLIPWAY_SOURCE_DIR "/installer/linux/") + id + u".xml"_s);
        QVERIFY(mime.contains(u"<mime-type type=\""_s + type + u"\">"_s));
        QVERIFY(mime.contains(u"<icon name=\""_s + id + u"\"/>"_s));
        QVERIFY(read(QStringLiteral(SLIPWAY_SOURCE_DIR "/app/commands/commandline.cpp"))
                    .contains(u"setDesktopFileName(u\""_s + id + u"\"_s)"_s));
    }

    void thePicturesOfTheDescriptionExist()
    {
        const QStringList images = elements(m_metainfo, u"image"_s);
        QVERIFY(images.size() >= 3);
        for (const QString &image : images) {
            const QImage picture(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/pictures/")
                                 + image.section(u'/', -1));
            QVERIFY2(picture.width() >= 600, qPrintable(image));
        }
    }

    void theReleaseIsThisVersionOfItsDay()
    {
        static const QRegularExpression release(
            u"<release version=\"([0-9.]+)\" date=\"(\\d{4}-\\d\\d-\\d\\d)\"/>"_s);
        const QRegularExpressionMatch match = release.match(m_metainfo);
        QVERIFY(match.hasMatch());
        QCOMPARE(match.captured(1), QStringLiteral(SLIPWAY_VERSION));
        const QDate day = QDate::fromString(match.captured(2), Qt::ISODate);
        QVERIFY(day.isValid());
        const QString changelog = read(QStringLiteral(SLIPWAY_SOURCE_DIR "/installer/debian/changelog"));
        QVERIFY(changelog.startsWith(u"slipway (" SLIPWAY_VERSION "-"_s));
        const QString signature = QLocale::c().toString(day, u"ddd, dd MMM yyyy "_s);
        QVERIFY2(changelog.contains(u">  "_s + signature), qPrintable(signature));
    }

    void theIconIsThereInEverySize()
    {
        for (const int size : {16, 24, 32, 48, 64, 128, 256, 512}) {
            const QImage picture(QStringLiteral(SLIPWAY_MADE "/icons/%1.png").arg(size));
            QCOMPARE(picture.size(), QSize(size, size));
            QCOMPARE(picture.pixelColor(0, 0).alpha(), 0); // round corners
            QVERIFY(picture.pixelColor(size / 2, size / 8).blue() > 100);
        }
    }

    void theCopyrightHasTheWholeLicenceOfTheFont()
    {
        const QString copyright = read(QStringLiteral(SLIPWAY_MADE "/copyright"));
        for (const QString &line :
             read(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/fonts/OFL.txt")).split(u'\n')) {
            if (!line.isEmpty())
                QVERIFY2(copyright.contains(u"\n "_s + line + u'\n'), qPrintable(line));
        }
        for (const QString &line : copyright.split(u'\n'))
            QVERIFY2(!line.startsWith(u'@'), qPrintable(line));
    }

private:
    const QString id = u"org.slipwayplanner.Slipway"_s;
    const QString type = u"application/vnd.slipwayplanner.plan+json"_s;
    const QString m_metainfo = read(QStringLiteral(SLIPWAY_MADE "/") + id + u".metainfo.xml"_s);
};

SLIPWAY_TEST(IdentityTest)

#include "tst_identity.moc"
