// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/report/memomaker.h"
#include "tests/ui/report/pdftools.h"

#include "ui/support/language.h"

#include <QCoreApplication>
#include <QRectF>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

struct Word
{
    QRectF box; ///< points
    QString text;
};

/// The words of a page, each with its place, as poppler reads them.
QList<Word> wordsOf(const PdfFile &pdf, int page)
{
    const QString number = QString::number(page);
    const QString text = pdf.run(u"pdftotext"_s, {u"-bbox"_s, u"-f"_s, number, u"-l"_s, number}, {u"-"_s});
    static const QRegularExpression form(
        u"<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">(.*)</word>"_s);
    QList<Word> words;
    for (auto found = form.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QPointF from(match.captured(1).toDouble(), match.captured(2).toDouble());
        const QPointF to(match.captured(3).toDouble(), match.captured(4).toDouble());
        words.append({QRectF(from, to), match.captured(5)});
    }
    return words;
}

/// Two words of which one covers a part of the other; empty: none does. Lines of a paragraph may touch.
QString overlap(const QList<Word> &words)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        for (qsizetype j = i + 1; j < words.size(); ++j) {
            const QRectF both = words[i].box & words[j].box;
            if (both.width() > 1 && both.height() > 0.45 * std::min(words[i].box.height(), words[j].box.height()))
                return words[i].text + u" on "_s + words[j].text;
        }
    }
    return {};
}

} // namespace

/// The memo in both languages: the layout measures its words.
class MemoLayoutTest : public QObject
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

    void nothingIsCutOrOverlaps_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const char *id :
             {"proof-of-concept", "tabular-automl-batch", "vision-realtime", "llm-finetune-endpoint",
              "spark-features-batch", "many-models-forecast", "edge-arc", "regulated-isolated"}) {
            for (const char *language : {"en", "de"})
                QTest::addRow("%s, %s", id, language) << QString::fromLatin1(id) << QString::fromLatin1(language);
        }
    }

    void nothingIsCutOrOverlaps()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const MemoMaker maker;
        const Prepared what = maker.preparedTemplate(id);
        for (const bool letter : {false, true}) {
            checkMemo(what, PdfFile(maker.render(what, letter, true)),
                      letter ? QSizeF(612, 792) : QSizeF(595, 842));
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    static void checkMemo(const Prepared &what, const PdfFile &pdf, const QSizeF &paper)
    {
        const QStringList pages = pdf.pages();
        QCOMPARE(pages.size(), 2);
        // Whoever reads German decides by the same conditions.
        const QString orElse = QCoreApplication::translate("slipway::Report", ", or ").simplified();
        // A Letter page holds a tenth less: what is not told there is counted.
        const qsizetype more = static_cast<qsizetype>(what.options.alternatives->flips.size()) - 1;
        const qsizetype told = pages[0].simplified().count(orElse + u' ');
        QVERIFY2(told == more || (paper.height() < 800 && told == more - 1), qPrintable(pages[0]));
        for (int page = 1; page <= 2; ++page) {
            const QList<Word> words = wordsOf(pdf, page);
            QVERIFY(words.size() > 100);
            for (const Word &word : words) {
                QVERIFY2(!word.text.contains(u'\u2026'),
                         qPrintable(pages[page - 1].split(u'\n').filter(u"\u2026"_s).join(u'\n')));
                QVERIFY2(word.box.bottom() < paper.height() - 20 && word.box.right() < paper.width() - 20,
                         qPrintable(word.text));
            }
            const QString over = overlap(words);
            QVERIFY2(over.isEmpty(), qPrintable(over + u" on page "_s + QString::number(page)));
        }
    }

private Q_SLOTS:
    void aDraftWithoutAPriceIsWhole_data() { nothingIsCutOrOverlaps_data(); }

    /// Blockers, and lines that have no price: each of those stands on page 2 by itself, as it may be the dearest of all, and the footer tells
    /// the day of the prices, that it is a draft and the page, one beside the other.
    void aDraftWithoutAPriceIsWhole()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const MemoMaker maker;
        Plan plan = maker.planOf(id);
        // Retired, and without a price there.
        const auto last = std::find_if(plan.computes.rbegin(), plan.computes.rend(),
                                       [](const Compute &each) { return !each.ownerPrice; });
        last->size = u"Standard_NC24rs_v3"_s;
        plan.region = u"germanywestcentral"_s;
        const Prepared what = maker.prepared(plan);
        const auto unpriced = std::ranges::count_if(what.evaluation.lines,
                                                    [](const CostLine &line) { return !line.priced(); });
        QVERIFY(unpriced > 0);
        QVERIFY(what.evaluation.hasBlockers());
        const QString none = QCoreApplication::translate("slipway::Report", "no price");
        for (const bool letter : {false, true}) {
            const PdfFile memo(maker.render(what, letter, true));
            QCOMPARE(memo.pages().size(), 2);
            // Each says it twice, of its rate and of its amount.
            QVERIFY2(memo.pages()[1].simplified().count(none + u' ' + none) == unpriced,
                     qPrintable(memo.pages()[1]));
            const PdfFile report(maker.render(what, letter));
            for (const PdfFile *pdf : {&memo, &report}) {
                for (int page = 1; page <= 2; ++page) {
                    const QString over = overlap(wordsOf(*pdf, page));
                    QVERIFY2(over.isEmpty(), qPrintable(over + u" on page "_s + QString::number(page)));
                }
            }
        }
    }

    void aHeadingStandsAboveWhatItHeads_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const char *id : {"vision-realtime", "regulated-isolated"}) {
            for (const char *language : {"en", "de"})
                QTest::addRow("%s, %s", id, language) << QString::fromLatin1(id) << QString::fromLatin1(language);
        }
    }

    /// The texts of requests are as long as a third of a page.
    void aHeadingStandsAboveWhatItHeads()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const MemoMaker maker;
        const QString heading = QCoreApplication::translate("slipway::Report", "Request texts, to paste");
        int found = 0;
        for (const QString &page : PdfFile(maker.render(maker.preparedTemplate(id))).pages()) {
            const qsizetype at = page.indexOf(heading);
            if (at < 0)
                continue;
            ++found;
            QVERIFY2(page.sliced(at).simplified().size() > heading.size() + 400, qPrintable(page));
        }
        QCOMPARE(found, 1);
    }

    /// Names as long as they get and as many risks as there is room for: the sign-off still stands above the footer.
    void aCrowdedPageEndsAboveItsFooter_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"llm-finetune-endpoint", "regulated-isolated"})
            QTest::addRow("%s", id) << QString::fromLatin1(id);
    }

    void aCrowdedPageEndsAboveItsFooter()
    {
        QFETCH(QString, id);
        const MemoMaker maker;
        const QString longName = u"platform "_s.repeated(23).left(200);
        Plan plan = maker.planOf(id);
        plan.name = longName;
        for (Workload &workload : plan.workloads)
            workload.name = longName;
        Prepared what = maker.prepared(plan);
        CalendarEntry request;
        request.date = request.due = QDate(2026, 12, 2);
        request.title = longName;
        for (int i = 0; i < 4; ++i)
            what.evaluation.calendar.push_back(request);
        const PdfFile pdf(maker.render(what, false, true));
        QCOMPARE(pdf.pages().size(), 2);
        int signatures = 0;
        const QList<Word> words = wordsOf(pdf, 1);
        for (const Word &word : words) {
            if (word.text != u"signature"_s)
                continue;
            ++signatures;
            // A4 has 842 points, of which the last 52 are the footer's.
            QVERIFY2(word.box.bottom() <= 842 - 52 + 1, qPrintable(QString::number(word.box.bottom())));
        }
        QVERIFY(signatures >= 3);
    }
};

SLIPWAY_TEST(MemoLayoutTest)
#include "tst_memolayout.moc"
