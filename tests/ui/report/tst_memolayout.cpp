// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/report/memomaker.h"
#include "tests/ui/report/pdftools.h"

#include "ui/support/language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <vector>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Two words of which one covers a part of the other; empty: none does. Lines of a paragraph may touch.
QString overlap(const QList<PdfWord> &words)
{
    // Most of a page's quarter of a million pairs are of words above or below one another.
    std::vector<std::array<double, 2>> rows;
    for (const PdfWord &word : words)
        rows.push_back({word.box.top(), word.box.bottom()});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            if (rows[i][1] <= rows[j][0] || rows[j][1] <= rows[i][0])
                continue;
            const PdfWord &one = words[static_cast<qsizetype>(i)];
            const PdfWord &other = words[static_cast<qsizetype>(j)];
            const QRectF both = one.box & other.box;
            if (both.width() > 1 && both.height() > 0.45 * std::min(one.box.height(), other.box.height()))
                return one.text + u" on "_s + other.text;
        }
    }
    return {};
}

/// Words that were cut or leave the paper, by `edge` points at the right and above the lower end; empty: all are whole and on it. In the footer the name of
/// the plan gives way to what stands beside it: `footer` points of the lower end are not looked at.
QStringList cutWords(const QList<PdfWord> &words, const QSizeF &paper, double footer = 0)
{
    constexpr double edge = 20;
    QStringList cut;
    for (const PdfWord &word : words) {
        if (footer > 0 && word.box.top() > paper.height() - footer)
            continue;
        if (word.text.contains(u'\u2026') || word.box.bottom() >= paper.height() - edge
            || word.box.right() >= paper.width() - edge)
            cut << word.text;
    }
    return cut;
}

const QSizeF a4(595, 842);
const QSizeF letterPaper(612, 792);

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
        const MemoMaker &maker = MemoMaker::spoken();
        const Prepared &what = maker.preparedTemplate(id);
        for (const bool letter : {false, true}) {
            checkMemo(what, maker.templateDocument(id, letter, true), letter ? letterPaper : a4);
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
            const QList<PdfWord> &words = pdf.words(page);
            QVERIFY(words.size() > 100);
            QCOMPARE(cutWords(words, paper), QStringList());
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
        const MemoMaker &maker = MemoMaker::spoken();
        Plan plan = maker.planOf(id);
        // Retired, and without a price there.
        const auto last = std::find_if(plan.computes.rbegin(), plan.computes.rend(),
                                       [](const Compute &each) { return !each.ownerPrice; });
        last->size = u"Standard_NC24rs_v3"_s;
        plan.region = u"germanywestcentral"_s;
        const Prepared &what = maker.prepared(plan);
        const auto unpriced = std::ranges::count_if(what.evaluation.lines,
                                                    [](const CostLine &line) { return !line.priced(); });
        QVERIFY(unpriced > 0);
        QVERIFY(what.evaluation.hasBlockers());
        const QString none = QCoreApplication::translate("slipway::Report", "no price");
        for (const bool letter : {false, true}) {
            const PdfFile &memo = maker.document(plan, letter, true);
            QCOMPARE(memo.pages().size(), 2);
            // Each says it twice, of its rate and of its amount.
            QVERIFY2(memo.pages()[1].simplified().count(none + u' ' + none) == unpriced,
                     qPrintable(memo.pages()[1]));
            const PdfFile &report = maker.document(plan, letter);
            for (const PdfFile *pdf : {&memo, &report}) {
                for (int page = 1; page <= 2; ++page) {
                    const QString over = overlap(pdf->words(page));
                    QVERIFY2(over.isEmpty(), qPrintable(over + u" on page "_s + QString::number(page)));
                }
            }
        }
    }

    void figuresOfAnySizeAreWhole_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("perDollar");
        QTest::addColumn<int>("months");
        QTest::addColumn<QString>("language");
        // The plan costs some 4,000 dollars a month: totals from a cent to 10^12 and more.
        const struct
        {
            const char *currency;
            const char *perDollar;
        } amounts[] = {{"EUR", "0.00002"}, {"JPY", "155.950000933"}, {"KRW", "250000"}, {"IDR", "24000000"}};
        constexpr std::array horizons{12, 60, 120};
        std::size_t row = 0;
        for (const auto &each : amounts) {
            const int months = horizons[row++ % horizons.size()];
            for (const char *language : {"en", "de"})
                QTest::addRow("%s at %s, %d months, %s", each.currency, each.perDollar, months, language)
                    << QString::fromLatin1(each.currency) << QString::fromLatin1(each.perDollar) << months
                    << QString::fromLatin1(language);
        }
    }

    /// "2,000,..." stood on the axis of a plan of some millions a month, "1," above "018,407,229" among the alternatives, and the last
    /// month under the legend.
    void figuresOfAnySizeAreWhole()
    {
        QFETCH(QString, currency);
        QFETCH(QString, perDollar);
        QFETCH(int, months);
        QFETCH(QString, language);
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const MemoMaker &maker = MemoMaker::spoken();
        Plan plan = maker.planOf(u"vision-realtime"_s);
        plan.months = months;
        plan.currency = currency;
        if (!perDollar.isEmpty())
            plan.currencyFactor = CurrencyFactor{perDollar, u"2026-11-01"_s, {}, {}};
        const Prepared &what = maker.prepared(plan);
        QVERIFY(!what.evaluation.total.known().isZero());
        const PdfFile &pdf = maker.document(plan, false, true);
        const QLocale locale = language == u"de"_s ? QLocale(QLocale::German)
                                                   : QLocale(QLocale::English, QLocale::UnitedStates);
        for (int page = 1; page <= 2; ++page) {
            const QList<PdfWord> &words = pdf.words(page);
            QCOMPARE(cutWords(words, a4), QStringList());
            const QString over = overlap(words);
            QVERIFY2(over.isEmpty(), qPrintable(over + u" on page "_s + QString::number(page)));
        }
        QStringList first;
        for (const PdfWord &word : pdf.words(1))
            first << word.text;
        for (const Alternative &each : what.options.alternatives->plans) {
            const double amount = each.total.known().toDouble();
            if (amount >= 1000)
                QVERIFY2(first.contains(locale.toString(amount, 'f', 0)),
                         qPrintable(locale.toString(amount, 'f', 0)));
        }
        // Below the plot stand names of months, beside it the legend, which begins at its squares.
        const QString year = QString::number(plan.start.plusMonths(months - 1).year());
        double legend = 595;
        for (const PdfWord &word : pdf.words(1)) {
            if (word.text == QCoreApplication::translate("slipway::PlanWords", "Training")
                && word.box.left() > 300)
                legend = std::min(legend, word.box.left());
        }
        for (const PdfWord &word : pdf.words(1)) {
            if (word.text == year && word.box.top() > 250 && word.box.top() < 500 && word.box.left() > 300
                && word.box.left() < legend)
                QVERIFY2(word.box.right() < legend - 10.5,
                         qPrintable(QString::number(word.box.right() - legend)));
        }
    }

    void namesOfPeopleWrap_data() { nothingIsCutOrOverlaps_data(); }

    /// Names and titles as they are in a large company: nobody signs for "Dr. Anneliese Wolfenb...".
    void namesOfPeopleWrap()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const MemoMaker &maker = MemoMaker::spoken();
        Plan plan = maker.planOf(id);
        plan.owners.plan = u"Dr. Anneliese Wolfenbuettel-Schwarzenberg, Claims Handling"_s;
        plan.owners.finance = u"Chief Financial Controller of the Subsidiaries"_s;
        plan.owners.platform = u"Cloud Platform Operations, Landing Zones"_s;
        plan.owners.security = u"Office of the Chief Information Security Officer"_s;
        Prepared what = maker.prepared(plan);
        Finding blocker;
        blocker.severity = Severity::Blocker;
        blocker.title = u"Inspection of the subsidiaries: the model does not fit into the memory of the "
                        u"machines that the plan names for it, and "
                        u"no other number of them changes that"_s;
        what.evaluation.findings.insert(what.evaluation.findings.begin(), blocker);
        const PdfFile pdf(maker.render(what, false, true));
        QCOMPARE(pdf.pages().size(), 2);
        const QList<PdfWord> &words = pdf.words(1);
        QCOMPARE(cutWords(words, a4, 52), QStringList());
        QStringList texts;
        for (const PdfWord &word : words)
            texts << word.text;
        QVERIFY(overlap(words).isEmpty());
        for (const QString &each : {u"Subsidiaries"_s, u"Landing"_s, u"changes"_s})
            QVERIFY2(texts.contains(each), qPrintable(each));
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
        const MemoMaker &maker = MemoMaker::spoken();
        const QString heading = QCoreApplication::translate("slipway::Report", "Request texts, to paste");
        int found = 0;
        for (const QString &page : maker.templateDocument(id).pages()) {
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
        const MemoMaker &maker = MemoMaker::spoken();
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
        for (const PdfWord &word : pdf.words(1)) {
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
