// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/runningtext.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class RunningTextTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wordsGoOnInASentence_data();
    void wordsGoOnInASentence();
};

void RunningTextTest::wordsGoOnInASentence_data()
{
    QTest::addColumn<QLocale::Language>("language");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("inside");
    const auto row = [](QLocale::Language language, const QString &words, const QString &inside) {
        QTest::addRow("%s", qPrintable(words)) << language << words << inside;
    };
    row(QLocale::English, u"Managed endpoint"_s, u"managed endpoint"_s);
    row(QLocale::English, u"A run takes longer"_s, u"a run takes longer"_s);
    row(QLocale::English, u"VM size"_s, u"VM size"_s);
    row(QLocale::English, {}, {});
    row(QLocale::German, u"Budget"_s, u"Budget"_s);
    row(QLocale::German, u"Kontingent beantragen"_s, u"Kontingent beantragen"_s);
    row(QLocale::German, u"VM-Größe"_s, u"VM-Größe"_s);
    row(QLocale::German, u"Niedrige Priorität"_s, u"niedrige Priorität"_s);
    row(QLocale::German, u"Ein Lauf dauert länger"_s, u"ein Lauf dauert länger"_s);
    row(QLocale::German, u"Dediziert"_s, u"dediziert"_s);
}

void RunningTextTest::wordsGoOnInASentence()
{
    QFETCH(const QLocale::Language, language);
    QFETCH(const QString, words);
    QFETCH(const QString, inside);
    QCOMPARE(inRunningText(words, language), inside);
}

SLIPWAY_TEST(RunningTextTest)
#include "tst_runningtext.moc"
