// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "ui/support/language.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace slipway;

class LanguageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The other tests of this program read English.
    void cleanup()
    {
        const QList<QTranslator *> translators = qApp->findChildren<QTranslator *>();
        for (QTranslator *translator : translators)
            delete translator;
        QLocale::setDefault(QLocale::c());
    }

    void wordsOfTheSettingsAreRead()
    {
        for (const LanguageChoice choice :
             {LanguageChoice::System, LanguageChoice::English, LanguageChoice::German})
            QCOMPARE(languageFromWord(wordOfLanguage(choice)), choice);
        QCOMPARE(languageFromWord(u"xx"_s), LanguageChoice::System);
    }

    void figuresFollowTheLanguage_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("locale");
        QTest::newRow("system") << int(LanguageChoice::System) << u"fr_FR"_s << u"fr_FR"_s;
        QTest::newRow("German in Austria") << int(LanguageChoice::German) << u"de_AT"_s << u"de_AT"_s;
        QTest::newRow("German elsewhere") << int(LanguageChoice::German) << u"fr_FR"_s << u"de_DE"_s;
        QTest::newRow("English in Germany") << int(LanguageChoice::English) << u"de_DE"_s << u"en_US"_s;
    }

    void figuresFollowTheLanguage()
    {
        QFETCH(int, choice);
        QFETCH(QString, system);
        QFETCH(QString, locale);
        QCOMPARE(localeOfLanguage(static_cast<LanguageChoice>(choice), QLocale(system)).name(), locale);
    }

    void germanHasOurWordsAndThoseOfQt()
    {
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"en_US"_s));
        QCOMPARE(QCoreApplication::translate("slipway::PlanWords", "Nothing is planned yet"),
                 u"Noch ist nichts geplant"_s);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
        QCOMPARE(QLocale().name(), u"de_DE"_s);
    }

    void aGermanSystemSpeaksGermanUnlessEnglishIsChosen()
    {
        const auto spoken
            = [] { return QCoreApplication::translate("slipway::PlanWords", "Nothing is planned yet"); };
        installLanguage(*qApp, LanguageChoice::English, QLocale(u"de_DE"_s));
        QCOMPARE(spoken(), u"Nothing is planned yet"_s);
        installLanguage(*qApp, LanguageChoice::System, QLocale(u"de_CH"_s));
        QCOMPARE(spoken(), u"Noch ist nichts geplant"_s);
        QCOMPARE(QLocale().name(), u"de_CH"_s);
    }
};

SLIPWAY_TEST(LanguageTest)
#include "tst_language.moc"
