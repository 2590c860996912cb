// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/markdown.h"

#include <QRandomGenerator>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

constexpr QChar parting(0x200b);

/// What a reader sees of text that holds no markup: escapes resolved, and nothing that takes no room.
QString shown(const QString &markdown)
{
    QString text;
    for (qsizetype i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == u'\\') {
            text += markdown[++i];
        } else if (markdown[i] == u'&') {
            const qsizetype end = markdown.indexOf(u';', i);
            text += QChar(markdown.mid(i + 2, end - i - 2).toInt());
            i = end;
        } else if (markdown[i] != parting) {
            text += markdown[i];
        }
    }
    return text;
}

/// Signs that mean something in Markdown and stand there bare.
QString bareSigns(const QString &markdown)
{
    QString bare;
    for (qsizetype i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == u'\\')
            ++i;
        else if (u"`*_[]|<>!~$\n\r"_s.contains(markdown[i]))
            bare += markdown[i];
    }
    return bare;
}

} // namespace

/// Names from plans, as text of a Markdown page.
class MarkdownTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void plainTextStaysAsItIs()
    {
        QCOMPARE(markdownText(u"train: NC24ads A100 v4 nodes, 2.5 h"_s),
                 u"train: NC24ads A100 v4 nodes, 2.5 h"_s);
        QCOMPARE(markdownText({}), QString());
    }

    void hostileNamesAreText_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"a | b", "[click](https://example.com)", "![x](//example.com/p.png)", "`rm -rf`", "```",
              "<script>alert(1)</script>", "<img src=x onerror=y>", "<!-- hidden", "&lt;b&gt;",
              "**bold** _x_", "~~gone~~", "$\\frac{1}{2}$", "back\\slash", "\\| still a cell", "# heading",
              "a\n| b |\n\n# c", "[ref]: https://example.com", "{{ template }}"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void hostileNamesAreText()
    {
        QFETCH(QString, name);
        const QString markdown = markdownText(name);
        QCOMPARE(bareSigns(markdown), QString());
        QCOMPARE(shown(markdown), name.simplified());
    }

    void nobodyIsMentionedAndNothingLinked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("never");
        QTest::newRow("mention") << u"@everyone"_s << u"@e"_s;
        QTest::newRow("team") << u"by @org/team!"_s << u"@o"_s;
        QTest::newRow("issue") << u"fixes #12"_s << u"#1"_s;
        QTest::newRow("issue of another") << u"org/repo#12"_s << u"#1"_s;
        QTest::newRow("address") << u"see https://example.com"_s << u"https://e"_s;
        QTest::newRow("bare address") << u"WWW.example.com"_s << u"WWW.e"_s;
        QTest::newRow("mail") << u"a@example.com"_s << u"@e"_s;
        QTest::newRow("commit") << u"org/repo@a5c3785ed8"_s << u"@a"_s;
        QTest::newRow("picture") << u"done :tada:"_s << u":t"_s;
        QTest::newRow("picture with a sign") << u":+1:"_s << u":+"_s;
    }
    void nobodyIsMentionedAndNothingLinked()
    {
        QFETCH(QString, name);
        QFETCH(QString, never);
        const QString markdown = markdownText(name);
        QVERIFY2(!markdown.contains(never), qPrintable(markdown));
        // Not even once the escapes are resolved, which is when hosts look for such text.
        QString resolved = markdown;
        resolved.remove(u'\\');
        QVERIFY2(!resolved.contains(never), qPrintable(resolved));
        QCOMPARE(shown(markdown), name);
    }

    // "Mentions" of GitHub and GitLab begin behind a sign of no word; a name to be copied stays whole.
    void nothingIsPartedThatNobodyTakesForALink()
    {
        for (const QString &text : {u"a registered model, as NAME:VERSION or NAME@latest"_s, u"3@5, x_@y"_s})
            QCOMPARE(QString(markdownText(text)).remove(u'\\'), text);
    }

    void anySignsAreText()
    {
        QRandomGenerator random(7);
        const QString signs = u"|`*_[](){}<>#@!~$\\&;: \n\t.w/a\u202e\u200b-+1"_s;
        for (int round = 0; round < 5'000; ++round) {
            QString name;
            for (int i = random.bounded(1, 30); i > 0; --i)
                name += signs[random.bounded(int(signs.size()))];
            const QString markdown = markdownText(name);
            QCOMPARE(bareSigns(markdown), QString());
            // What a name has of signs that nobody sees is gone: only ours part words.
            QVERIFY(!markdown.contains(QChar(0x202e)));
        }
    }

    void aTableHasItsColumnsInEveryRow()
    {
        MarkdownTable table({{u"line"_s}, {u"USD"_s, MarkdownTable::Align::Right}});
        table.add({markdownText(u"a | b"_s), u"1.00"_s});
        QCOMPARE(table.toText(), u"| line | USD |\n| --- | ---: |\n| a \\| b | 1.00 |\n\n"_s);
    }
};

SLIPWAY_TEST(MarkdownTest)
#include "tst_markdown.moc"
