// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installer/helptext.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The manual page as it is installed.
class ManualTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(SLIPWAY_MADE "/slipway.1"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_page = QString::fromUtf8(file.readAll());
    }

    void everyCommandHasItsSectionWithEveryOption()
    {
        for (const HelpText &help : allHelpTexts()) {
            const QString heading = help.command.isEmpty()
                ? u"\n.SH OPTIONS\n"_s
                : u"\n.SS slipway "_s + help.command.join(u' ') + u'\n';
            const qsizetype from = m_page.indexOf(heading);
            QVERIFY2(from > 0, qPrintable(heading));
            qsizetype to = m_page.indexOf(u"\n.S"_s, from + 1);
            if (to < 0)
                to = m_page.size();
            const QString section = m_page.mid(from, to - from);
            for (QString option : help.options) {
                option.replace(u'-', u"\\-"_s);
                QVERIFY2(section.contains(u"\\fB"_s + option + u"\\fR"_s), qPrintable(heading + option));
            }
        }
    }

    void nothingIsLeftToFillIn()
    {
        QVERIFY(!m_page.contains(u'@'));
        QVERIFY(m_page.contains(u"\"Slipway " SLIPWAY_VERSION "\""_s));
    }

    void sentencesEndOnce()
    {
        for (const QString &line : m_page.split(u'\n'))
            QVERIFY2(!line.contains(u".."_s) || line.contains(u"..."_s), qPrintable(line));
    }

private:
    QString m_page;
};

SLIPWAY_TEST(ManualTest)

#include "tst_manual.moc"
