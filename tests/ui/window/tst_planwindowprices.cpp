// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/items/pricemodels.h"
#include "model/plan/planjson.h"
#include "tests/model/pricefetch/priceserver.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/charts/chartpanel.h"
#include "ui/prices/pricespage.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Price books in the window: what the plan uses, importing, asking a server, pinning and taking back.
class PlanWindowPricesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>(WindowFixture::Pages::Real);
        // After all prices of the built-in book: pages of an earlier day would not replace them.
        m_fixture->day = QDate(2026, 11, 22);
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        m_fixture->window().resize(1280, 800);
        QVERIFY(m_fixture->show());
    }

    void theDateInTheCostBarLeadsToThePrices()
    {
        m_fixture->find<QPushButton>(u"costBar/prices"_s)->click();
        QVERIFY(page() && page()->isVisible());
        QVERIFY(m_fixture->action(u"prices"_s)->isChecked());
        QVERIFY(m_fixture->find<SignLabel>(u"prices/book"_s)->word().contains(u"follows the current book, builtin-"_s));
        const auto *table = m_fixture->find<QTableView>(u"prices/check"_s);
        QVERIFY(table->model()->rowCount() > 3);
        // Every price that is billed has its date and its age.
        QTRY_COMPARE(m_fixture->find<QTableView>(u"prices/books"_s)->model()->rowCount(), 1);
        picture(u"prices-plan"_s);
        m_fixture->window().resize(1024, 700);
        QTest::qWait(50);
        const auto whole = static_cast<const QAbstractItemView *>(table)->sizeHintForColumn(PlanPriceModel::NameColumn);
        QVERIFY2(table->columnWidth(PlanPriceModel::NameColumn) >= whole, qPrintable(QString::number(whole)));
        // Every column is there and can be scrolled to, at any width; at 1280 nothing has to be scrolled for.
        const auto endOfColumns = [table] { return table->horizontalHeader()->length(); };
        const auto isReached = [&] {
            for (int column = 0; column < PlanPriceModel::ColumnCount; ++column) {
                if (table->isColumnHidden(column))
                    return false;
            }
            return endOfColumns() <= table->viewport()->width() + table->horizontalScrollBar()->maximum();
        };
        QVERIFY2(isReached(), qPrintable(QString::number(endOfColumns())));
        m_fixture->window().resize(1280, 800);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY2(isReached(), qPrintable(QString::number(endOfColumns())));
        m_fixture->window().resize(1024, 700);
        QTest::qWait(50);
        // Sizes and regions have the names that they have everywhere.
        const QAbstractItemModel &prices = *table->model();
        QStringList names;
        QStringList regions;
        for (int row = 0; row < prices.rowCount(); ++row) {
            names << prices.index(row, PlanPriceModel::NameColumn).data().toString();
            regions << prices.index(row, PlanPriceModel::RegionColumn).data().toString();
        }
        QVERIFY2(names.contains(u"NC24ads A100 v4"_s), qPrintable(names.join(u", "_s)));
        QVERIFY2(names.filter(u"Standard_"_s).isEmpty(), qPrintable(names.join(u", "_s)));
        QVERIFY2(regions.contains(u"West Europe"_s) && regions.contains(u"West Europe, price of East US"_s),
                 qPrintable(regions.join(u"; "_s)));
        QVERIFY2(regions.filter(u"westeurope"_s).isEmpty(), qPrintable(regions.join(u"; "_s)));
        picture(u"prices-plan-1024"_s);
        m_fixture->action(u"step3"_s)->trigger();
        QVERIFY(!page()->isVisible());
        QVERIFY(!m_fixture->action(u"prices"_s)->isChecked());
    }

    void anImportIsShownBeforeItIsKept()
    {
        open();
        const Money before = total();
        m_fixture->dialogs.openAnswers = {write(u"page.json"_s, pageWith("5.00", "2027-01-01", "6.00"))};
        button(u"import"_s)->click();
        QVERIFY(waitFor(u"use"_s));
        QCOMPARE(total(), before); // nothing is kept
        QVERIFY(!QFileInfo::exists(m_fixture->path(u"prices"_s)));
        const auto *table = m_fixture->find<QTableView>(u"prices/changes"_s);
        QCOMPARE(table->model()->rowCount(), 2); // announced, changed
        QCOMPARE(table->model()->index(1, 4).data().toString(), u"5"_s);
        picture(u"prices-preview"_s);
        const auto isSeen = [table](int column) {
            return !table->isColumnHidden(column)
                && table->columnViewportPosition(column) + table->columnWidth(column) <= table->viewport()->width();
        };
        QVERIFY(isSeen(PriceChangeModel::NameColumn) && isSeen(PriceChangeModel::BeforeColumn)
                && isSeen(PriceChangeModel::AfterColumn));
        button(u"use"_s)->click();
        QTRY_VERIFY(total() != before);
        QVERIFY(total().toDouble() > before.toDouble());
        QVERIFY(page()->isVisible());
        QVERIFY(m_fixture->find<SignLabel>(u"prices/book"_s)->word().contains(u"retail-"_s));
        QVERIFY(!m_fixture->window().isWindowModified()); // the plan follows, it was not edited
        // Another window starts with it.
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(m_fixture->show());
        QVERIFY(total() != before);
        open();
        QTRY_COMPARE(m_fixture->find<QTableView>(u"prices/books"_s)->model()->rowCount(), 2);
        QTRY_VERIFY(button(u"reset"_s)->isEnabled());
        m_fixture->find<QWidget>(u"prices/parts"_s)->findChildren<QAbstractButton *>().at(1)->click();
        button(u"reset"_s)->setFocus();
        QTRY_VERIFY(button(u"reset"_s)->hasFocus());
        button(u"reset"_s)->click();
        QTRY_COMPARE(total(), before);
        // The button has done what it can; the keyboard stays at the books.
        QTRY_VERIFY(!button(u"reset"_s)->isEnabled());
        QVERIFY(m_fixture->find<QTableView>(u"prices/books"_s)->hasFocus());
    }

    void factorsAreShownBeforeTheyAreKept()
    {
        m_fixture->window().document().edit({}, Step::Workload, u"currency"_s, [](Plan &plan) { plan.currency = u"EUR"_s; });
        const auto exchange = [this] { return m_fixture->window().session().evaluation().provenance.exchange; };
        QTRY_VERIFY(exchange() != u"1");
        const QString before = exchange();
        open();
        const QList<QAction *> actions = m_fixture->find<QToolButton>(u"prices/more"_s)->menu()->actions();
        const auto import = [&](const QByteArray &factor) {
            m_fixture->dialogs.openAnswers
                = {write(u"factors.csv"_s, "currency,per_usd,date\nEUR," + factor + ",2026-06-17\n")};
            actions.back()->trigger();
        };
        import("0.0001");
        QTRY_VERIFY(said(u"The book keeps the factors that it has"_s));
        QVERIFY(said(u"Left out, as they are more than three times"_s));
        import("0.9");
        QVERIFY(waitFor(u"use"_s));
        QVERIFY(said(u"EUR 0.9 of 2026-06-17, before "_s + before));
        QCOMPARE(exchange(), before); // nothing is kept
        picture(u"prices-factors"_s);
        button(u"use"_s)->click();
        QTRY_COMPARE(exchange(), u"0.9"_s);
    }

    void pinningIsOneStepThatCanBeTakenBack()
    {
        open();
        const Money before = total();
        m_fixture->dialogs.openAnswers = {write(u"page.json"_s, pageWith("5.00"))};
        button(u"import"_s)->click();
        QVERIFY(waitFor(u"pinPreview"_s));
        button(u"pinPreview"_s)->click();
        QTRY_VERIFY(plan().prices.has_value());
        QTRY_VERIFY(total() != before);
        const Money pinned = total();
        QVERIFY(plan().prices->id.startsWith(u"retail-"_s));
        QCOMPARE(plan().prices->sha256.size(), 64);
        QVERIFY(m_fixture->find<SignLabel>(u"prices/book"_s)->word().contains(u"is pinned to retail-"_s));
        m_fixture->window().document().undoStack().undo();
        QVERIFY(!plan().prices);
        QTRY_COMPARE(total(), before);
        QVERIFY(page()->isVisible());
        m_fixture->window().document().undoStack().redo();
        QTRY_COMPARE(total(), pinned);

        // Saved and opened again it has the same prices, though the built-in book is current.
        const QString path = m_fixture->path(u"pinned.slipway"_s);
        QVERIFY(m_fixture->window().document().save(path).ok());
        m_fixture->restart();
        QVERIFY(m_fixture->window().openFile(path));
        QCOMPARE(total(), pinned);
        // Another plan is not shown with them.
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QCOMPARE(total(), before);
    }

    void aPlanPinnedToABookThatIsNotHereSaysSo()
    {
        Plan named = plan();
        named.prices = PinnedInput{u"retail-2025-01-01"_s, QString(64, u'a'), {}};
        const QString path = m_fixture->path(u"named.slipway"_s);
        QVERIFY(writeFileAtomically(path, writePlan(named)).ok());
        QVERIFY(m_fixture->window().openFile(path));
        const Total total = m_fixture->window().session().evaluation().total;
        QVERIFY(!total.isComplete());
        open();
        const auto *said = m_fixture->find<SignLabel>(u"prices/book"_s);
        QVERIFY2(said->word().contains(u"retail-2025-01-01 is not here"_s), qPrintable(said->word()));
        picture(u"prices-missing"_s);
        button(u"pin"_s)->click();
        QVERIFY(!plan().prices);
        QTRY_VERIFY(m_fixture->window().session().evaluation().total.isComplete());
    }

    void whatIsRefusedSaysWhyAndMayBeTakenInPart()
    {
        open();
        QByteArray page = pageWith("5.00");
        page.replace("\"NextPageLink\":null", "\"NextPageLink\":\"https://prices.azure.com/?$skip=1000\"");
        m_fixture->dialogs.openAnswers = {write(u"page.json"_s, page)};
        button(u"import"_s)->click();
        QTRY_VERIFY(button(u"closeFailure"_s)->isVisible());
        const auto *said = m_fixture->find<SignLabel>(u"prices/failure"_s);
        QVERIFY2(said->text().contains(u"Pages are missing"_s), qPrintable(said->text()));
        QVERIFY(!said->text().contains(u"--"_s)); // no words of the command line
        picture(u"prices-refused"_s);
        QVERIFY(button(u"partial"_s)->isVisible());
        button(u"partial"_s)->click();
        QVERIFY(waitFor(u"use"_s));
        button(u"leave"_s)->click();
        QVERIFY(m_fixture->find<QTableView>(u"prices/check"_s)->isVisible());
    }

    void filesOfPricesCanBeDropped()
    {
        const QString path = write(u"page.json"_s, pageWith("5.00"));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_fixture->window(), &enter);
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_fixture->window(), &drop);
        QVERIFY(drop.isAccepted());
        QTRY_VERIFY(page() != nullptr);
        QVERIFY(waitFor(u"use"_s));
    }

    void theServiceIsAskedWhenTheUserSaysSo()
    {
        int asked = 0;
        const QByteArray body = pageWith("5.00");
        PriceServer server([&](const QByteArray &, int time) {
            ++asked;
            PriceServer::Answer answer;
            answer.status = time == 0 && asked == 1 ? 429 : 200;
            answer.headers = "Retry-After: 0\r\n";
            answer.body = answer.status == 200 ? body : QByteArray();
            return answer;
        });
        m_fixture->priceService = server.url("/api/retail/prices");
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(m_fixture->show());
        open();
        m_fixture->dialogs.chooseAnswers = {-1, 0};
        button(u"refresh"_s)->click();
        QCOMPARE(asked, 0); // dismissed: nothing is sent
        QVERIFY2(m_fixture->dialogs.asked.last().text.contains(u"127.0.0.1"_s),
                 qPrintable(m_fixture->dialogs.asked.last().text));
        button(u"refresh"_s)->click();
        QVERIFY(waitFor(u"use"_s));
        QVERIFY(asked > 1);
        QVERIFY(said(u"Asked again"_s));
        picture(u"prices-refreshed"_s);
    }

    // Of all prices a region comes without one: it is refused as it is on the command line, and who asks again is answered anew. Pages of a
    // day before the book's bring nothing.
    void aRegionThatDidNotComeIsRefusedAndAskedForAgain()
    {
        PriceServer server([&](const QByteArray &, int) {
            PriceServer::Answer answer;
            answer.body = pageBody(0);
            return answer;
        });
        m_fixture->priceService = server.url("/api/retail/prices");
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(m_fixture->show());
        open();
        m_fixture->dialogs.chooseAnswers = {1, 1};
        button(u"refresh"_s)->click();
        QVERIFY(QTest::qWaitFor([this] { return button(u"closeFailure"_s)->isVisible(); }, 120'000));
        const auto *failure = m_fixture->find<SignLabel>(u"prices/failure"_s);
        QVERIFY2(failure->text().contains(u"would shrink: the pages have 0 of the "_s),
                 qPrintable(failure->text()));
        QVERIFY(button(u"partial"_s)->isVisible());
        const auto queries = server.requests().size();
        QVERIFY(queries > 100);
        button(u"closeFailure"_s)->click();
        QTRY_VERIFY(button(u"refresh"_s)->isEnabled());
        button(u"refresh"_s)->click();
        QTRY_VERIFY(!button(u"refresh"_s)->isEnabled());
        QVERIFY(QTest::qWaitFor([this] { return button(u"closeFailure"_s)->isVisible(); }, 120'000));
        QCOMPARE(server.requests().size(), 2 * queries);
        // What is there is taken if somebody says so: nothing.
        button(u"partial"_s)->click();
        QTRY_VERIFY(said(u"pay-as-you-go prices of the book did not come"_s));
    }

    void pagesOfADayBeforeTheBookBringNothing()
    {
        m_fixture->day = QDate(2026, 6, 18);
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(m_fixture->show());
        open();
        const Money before = total();
        m_fixture->dialogs.openAnswers = {write(u"page.json"_s, pageWith("5.00"))};
        button(u"import"_s)->click();
        QTRY_VERIFY(
            said(u"The book has a later price for 1 of these, and keeps it: they are of 2026-06-18."_s));
        QCOMPARE(total(), before);
    }

    void askingCanBeEnded()
    {
        PriceServer server([&](const QByteArray &, int) {
            PriceServer::Answer answer;
            answer.delay = 20'000;
            return answer;
        });
        m_fixture->priceService = server.url("/api/retail/prices");
        m_fixture->restart();
        QVERIFY(m_fixture->openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(m_fixture->show());
        open();
        QTRY_VERIFY(button(u"refresh"_s)->isEnabled());
        m_fixture->dialogs.chooseAnswers = {0};
        button(u"refresh"_s)->click();
        QTRY_VERIFY(button(u"cancel"_s)->isVisible());
        QTRY_VERIFY(!server.requests().isEmpty());
        picture(u"prices-asking"_s);
        QElapsedTimer clock;
        clock.start();
        button(u"cancel"_s)->click();
        QTRY_VERIFY(!button(u"cancel"_s)->isVisible());
        QVERIFY2(clock.elapsed() < 2'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(button(u"refresh"_s)->isEnabled());
        QVERIFY(!button(u"closeFailure"_s)->isVisible()); // whoever ended it knows
    }

    void theQueriesCanBeCopiedAndSaved()
    {
        open();
        const auto *text = m_fixture->find<QPlainTextEdit>(u"prices/queries"_s);
        QVERIFY(text->toPlainText().contains(u"https://prices.azure.com/api/retail/prices?"_s));
        button(u"copyQueries"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
        m_fixture->dialogs.saveFileAnswers = {m_fixture->path(u"queries.sh"_s)};
        button(u"saveQueries"_s)->click();
        const Result<QByteArray> saved = readFile(m_fixture->path(u"queries.sh"_s), 1 << 20);
        QVERIFY(saved.ok());
        QCOMPARE(QString::fromUtf8(*saved), text->toPlainText());
    }

    void germanWordsFitIntoASmallWindow()
    {
        open();
        // As long as the longest German words of these buttons.
        for (const auto &[name, words] :
             {std::pair{u"compare"_s, u"Vergleichen und den Plan damit bepreisen"_s},
              std::pair{u"makeCurrent"_s, u"Zum aktuellen Preisbuch machen"_s},
              std::pair{u"pinBook"_s, u"Diesen Plan daran festmachen"_s},
              std::pair{u"reset"_s, u"Zu den eingebauten Preisen zur\u00fcck"_s}})
            button(name)->setText(words);
        QVERIFY2(page()->minimumSizeHint().width() <= 1024 - 240,
                 qPrintable(QString::number(page()->minimumSizeHint().width())));
    }

    void picturesOfAllSizes()
    {
        open();
        auto *parts = m_fixture->find<QWidget>(u"prices/parts"_s);
        const auto choices = parts->findChildren<QAbstractButton *>();
        for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
            m_fixture->window().resize(size);
            for (int part = 0; part < choices.size(); ++part) {
                choices.at(part)->click();
                picture(u"prices-%1-%2"_s.arg(part).arg(size.width()));
            }
        }
        m_fixture->window().resize(1280, 800);
        applyTheme(*qApp, ThemeChoice::Dark);
        m_fixture->dialogs.openAnswers = {write(u"page.json"_s, pageWith("5.00", "2027-01-01", "6.00"))};
        button(u"import"_s)->click();
        QVERIFY(waitFor(u"use"_s));
        picture(u"prices-preview-dark"_s);
        m_fixture->window().resize(1024, 700);
        picture(u"prices-preview-dark-1024"_s);
        button(u"leave"_s)->click();
        choices.at(1)->click();
        picture(u"prices-books-dark-1024"_s);
        applyTheme(*qApp, ThemeChoice::Light);
    }

private:
    [[nodiscard]] const Plan &plan() const { return m_fixture->window().document().plan(); }
    [[nodiscard]] Money total() const { return m_fixture->window().session().evaluation().total.known(); }
    [[nodiscard]] PricesPage *page() const { return m_fixture->find<PricesPage>(u"pricesPage"_s); }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return m_fixture->find<QPushButton>(u"prices/"_s + name);
    }
    void open()
    {
        m_fixture->action(u"prices"_s)->trigger();
        // The list of books is looked through first.
        QVERIFY(QTest::qWaitFor([&] { return button(u"import"_s) && button(u"import"_s)->isEnabled(); }));
    }
    [[nodiscard]] bool waitFor(const QString &name) const
    {
        return QTest::qWaitFor([&] { return button(name)->isVisible() && button(name)->isEnabled(); }, 60'000);
    }
    [[nodiscard]] bool said(const QString &words) const
    {
        for (const QLabel *label : page()->findChildren<QLabel *>()) {
            if (label->text().contains(words))
                return true;
        }
        return false;
    }
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_fixture->path(name);
        return writeFileAtomically(path, bytes) ? path : QString();
    }
    /// The price of the first VM that the plan is billed at, from now on and, with `later`, from a day ahead.
    [[nodiscard]] QByteArray pageWith(const QByteArray &price, const QByteArray &from = {},
                                      const QByteArray &later = {}) const
    {
        const auto row = [](const QByteArray &day, const QByteArray &usd) -> QByteArray {
            return "{\"currencyCode\":\"USD\",\"tierMinimumUnits\":0.0,\"retailPrice\":" + usd
                + ",\"armRegionName\":\"westeurope\",\"effectiveStartDate\":\"" + day
                + "T00:00:00Z\",\"meterName\":\"NC24ads A100 v4\",\"productName\":\"NCads A100 v4 Series "
                  "Linux\",\"skuName\":\"NC24ads A100 v4\",\"serviceName\":\"Virtual Machines\","
                  "\"unitOfMeasure\":\"1 Hour\",\"type\":\"Consumption\",\"armSkuName\":\"Standard_NC24ads_A100_v4\"}";
        };
        const QByteArray rows = row("2026-02-01", price) + (from.isEmpty() ? QByteArray() : "," + row(from, later));
        return "{\"BillingCurrency\":\"USD\",\"Items\":[" + rows + "],\"NextPageLink\":null,\"Count\":"
            + (from.isEmpty() ? "1" : "2") + "}";
    }
    void picture(const QString &name) const
    {
        const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/prices"_s;
        QVERIFY(QDir().mkpath(folder));
        QTest::qWait(50);
        QVERIFY(m_fixture->window().grab().save(folder + u'/' + name + u".png"_s));
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

SLIPWAY_TEST(PlanWindowPricesTest)
#include "tst_planwindowprices.moc"
