// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class PlainTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodNamesStayAsTheyAre_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << u"Support assistant"_s;
        QTest::newRow("brackets") << u"a < b && c > d [x]"_s;
        QTest::newRow("hebrew") << u"\u05de\u05d5\u05d3\u05dc 7B"_s;
        QTest::newRow("persian joiner") << u"\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"_s;
        QTest::newRow("emoji") << u"\U0001F468\u200D\U0001F469 team"_s;
    }
    void goodNamesStayAsTheyAre()
    {
        QFETCH(QString, name);
        QCOMPARE(oneLineText(name), name);
        QCOMPARE(severalLinesText(name), name);
    }

    void controlsBecomeSpacesAndTurningSignsGo()
    {
        QCOMPARE(oneLineText(u"a\nb\r\tc\u2028d\u0085e\u001bf"_s), u"a b  c d e f"_s);
        QCOMPARE(oneLineText(u"pay \u202e001\u202c and \u2066x\u2069"_s), u"pay 001 and x"_s);
        QCOMPARE(severalLinesText(u"a\nb\tc\u001bd\u202ee"_s), u"a\nb\tc de"_s);
    }

    void whatNobodySeesGoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("left");
        QTest::newRow("zero width") << u"a\u200bb\u2060c\ufeffd\u00ade"_s << u"abcde"_s;
        QTest::newRow("marks of direction") << u"a\u061cb\u200ec\u200fd"_s << u"abcd"_s;
        QTest::newRow("tags") << u"a\U000e0041\U000e0001b\U000e007f"_s << u"ab"_s;
        QTest::newRow("joiners in Latin") << u"pay\u200droll\u200c"_s << u"payroll"_s;
        QTest::newRow("joiner at an end") << u"\u0645\u06cc\u200c"_s << u"\u0645\u06cc"_s;
        QTest::newRow("selectors behind letters") << u"a\ufe0fb\U000e0100"_s << u"ab"_s;
        QTest::newRow("fillers are blanks") << u"a\u3164b\u2800c"_s << u"a b c"_s;
        // What shapes its neighbours is seen.
        for (const QString &good : {u"\u0645\u06cc\u200c\u062e\u0648"_s, u"\u0915\u094d\u200d\u0937"_s,
                                    u"\U0001F468\u200D\U0001F469"_s, u"\u2764\ufe0f\u200d\U0001F525"_s,
                                    u"1\ufe0f\u20e3"_s, u"\u8fbb\U000e0100"_s})
            QTest::newRow(qPrintable(good)) << good << good;
    }
    void whatNobodySeesGoes()
    {
        QFETCH(QString, text);
        QFETCH(QString, left);
        QCOMPARE(oneLineText(text), left);
        QCOMPARE(severalLinesText(text), left);
        // Here what is left out parts words.
        QCOMPARE(oneLine(text).remove(u' '), QString(left).remove(u' '));
        QCOMPARE(quotedText(text).remove(u' '), QString(left).remove(u' '));
    }

    void whatShowsNothingIsEmpty()
    {
        for (const QString &nothing : {u"   "_s, u"\u00a0"_s, u"\u200b"_s, u"\u200e"_s, u"\u3164"_s,
                                       u"\u2800"_s, u"\U000e0041"_s, u"\u2003\ufeff \u115f"_s, u"\n"_s}) {
            QCOMPARE(oneLineText(nothing), QString());
            QCOMPARE(oneLine(nothing), QString());
        }
        QCOMPARE(oneLineText(u" a "_s), u" a "_s);
    }

    void idsEndWhereTheySeemTo()
    {
        QCOMPARE(idText(u" train \u200b"_s), u"train"_s);
        QCOMPARE(idText(u"tra\u200bin\ufeff\u3164"_s), u"train"_s);
        QCOMPARE(idText(u"train\n2"_s), u"train 2"_s);
        QCOMPARE(idText(u"\u200b "_s), QString());
        // Tags, a selector of variants, signs of notes and shorthand, Khmer and Mongolian, and what is no character.
        for (const char32_t code : std::initializer_list<char32_t>{0xe0001, 0xe0041, 0xe0100, 0x1d173, 0x1bca0, 0x17b4, 0x180b, 0x180e, 0xfdd0, 0x1ffff, 0x034f, 0x2800})
            QCOMPARE(idText(u"tra"_s + QString::fromUcs4(&code, 1) + u"in"_s), u"train"_s);
        QCOMPARE(idText(u"train \U0001F682"_s), u"train \U0001F682"_s);
    }

    void toolTipsAreNeverMarkup_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("image") << u"<img src=\"/dev/zero\">"_s;
        QTest::newRow("image later") << u"a name\nand <b>more</b>"_s;
        QTest::newRow("escaped already") << u"&lt;b&gt;"_s;
        QTest::newRow("comment") << u"<!-- x"_s;
        QTest::newRow("declaration") << u"<?xml version='1'?><qt>"_s;
    }
    void toolTipsAreNeverMarkup()
    {
        QFETCH(QString, text);
        const QString tip = toolTipText(text);
        QCOMPARE(tip.count(u'<'), 2);
        QVERIFY(tip.startsWith(u"<p style=\"white-space:pre-wrap\">"_s));
        QVERIFY2(tip.contains(text.toHtmlEscaped()), qPrintable(tip));
    }

    void toolTipsAreNoWiderThanAScreen()
    {
        QCOMPARE(toolTipText(u"two words"_s), u"two words"_s);
        QVERIFY(toolTipText(QString(10000, u'W')).size() < 5000);
        for (const QString &word : toolTipText(QString(10000, u'W')).split(u' '))
            QVERIFY(word.size() < 200);
    }

    void captionsHaveNoMnemonics() { QCOMPARE(captionText(u"R&D && more"_s), u"R&&D &&&& more"_s); }

    void whatIsQuotedIsOneShortLine()
    {
        QCOMPARE(quotedText(u"a name"_s), u"a name"_s);
        QCOMPARE(quotedText(u" a\nb\u2028c\u202ed "_s), u"a b c d"_s);
        QCOMPARE(quotedText(QString(60, u'x')), QString(60, u'x'));
        QCOMPARE(quotedText(QString(61, u'x')), QString(59, u'x') + u'\u2026');
        QCOMPARE(quotedText(u"abcdef"_s, 4), u"abc\u2026"_s);
        QCOMPARE(quotedText(u"ab\U0001F600def"_s, 4), u"ab\u2026"_s); // never half a letter
        QCOMPARE(quotedText(QString(10000, u'\n') + u"far behind"_s), u"\u2026"_s);
    }

    void longWordsAreCutInTheMiddle()
    {
        QCOMPARE(shortWordsText(u"a bb ccccccccc d"_s, 4), u"a bb cc\u2026cc d"_s);
        QCOMPARE(shortWordsText(u"aaaa\nbbbb"_s, 4), u"aaaa\nbbbb"_s);
        QCOMPARE(shortWordsText(QString(), 4), QString());
    }
};

SLIPWAY_TEST(PlainTextTest)

#include "tst_plaintext.moc"
