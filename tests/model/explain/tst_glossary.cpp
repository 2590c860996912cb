// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/explain/glossary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace slipway;

class GlossaryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTermHasOneExplanation()
    {
        const std::vector<GlossaryEntry> entries = glossary();
        QVERIFY(entries.size() >= 30);
        QStringList terms;
        for (const GlossaryEntry &entry : entries) {
            QVERIFY2(!entry.term.isEmpty() && entry.text.endsWith(u'.'), qPrintable(entry.term));
            QVERIFY2(!terms.contains(entry.term), qPrintable(entry.term));
            terms << entry.term;
        }
        // The jargon that the window uses without saying what it is.
        for (const QString &term : {u"P95"_s, u"MFU"_s, u"TTFT"_s, u"KV cache"_s, u"Tensor parallel"_s,
                                    u"Quota"_s, u"Low priority"_s, u"Reservation"_s, u"Savings plan"_s})
            QVERIFY2(terms.contains(term), qPrintable(term));
    }

    void termsAreFoundAsWholeWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("terms");
        QTest::newRow("none")
            << u"Name of the project: the title of window and reports, and of exported files"_s
            << QStringList{};
        QTest::newRow("other case") << u"what the QUOTA is"_s << QStringList{u"Quota"_s};
        QTest::newRow("part of a word") << u"reservations, unspotted"_s << QStringList{};
        QTest::newRow("another form") << u"within the 95 % of them"_s << QStringList{u"P95"_s};
        QTest::newRow("longer first")
            << u"node of a compute target"_s << QStringList{u"Compute target"_s, u"Compute"_s};
    }

    void termsAreFoundAsWholeWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, terms);
        QStringList found;
        for (const GlossaryEntry &entry : glossaryOf(text, 2))
            found << entry.term;
        QCOMPARE(found, terms);
    }
};

SLIPWAY_TEST(GlossaryTest)
#include "tst_glossary.moc"
