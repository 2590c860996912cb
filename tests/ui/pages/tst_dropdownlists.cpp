// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "ui/fields/fold.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QTabBar>
#include <QScreen>
#include <QScrollBar>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A list that drops down is as long as its entries, or as the screen is high.
class DropDownListsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEntryIsSeen_data()
    {
        QTest::addColumn<int>("step");
        for (int step = 0; step < stepCount; ++step)
            QTest::addRow("step %d", step + 1) << step;
    }

    void everyEntryIsSeen()
    {
        QFETCH(int, step);
        PageFixture fixture(static_cast<Step>(step), PageFixture::visionPlan(), QLocale(QLocale::English),
                            QSize(732, 600));
        int seen = 0;
        for (Fold *fold : fixture.page().findChildren<Fold *>())
            fold->setOpen(true);
        auto *sections = fixture.find<QTabBar>(u"sections"_s);
        const int parts = sections && sections->isVisible() ? sections->count() : 1;
        for (int part = 0; part < parts; ++part) {
            if (parts > 1)
                sections->setCurrentIndex(part);
            QCoreApplication::processEvents();
            for (QComboBox *box : fixture.page().findChildren<QComboBox *>()) {
                if (!box->isVisible() || !box->isEnabled() || box->count() == 0)
                    continue;
                box->showPopup();
                QCoreApplication::processEvents();
                holdsItsEntries(*box);
                box->hidePopup();
                if (QTest::currentTestFailed())
                    return;
                ++seen;
            }
        }
        if (static_cast<Step>(step) == Step::Workload)
            QVERIFY(seen > 4);
    }

private:
    static void holdsItsEntries(const QComboBox &box)
    {
        const QAbstractItemView *view = box.view();
        const QString name = box.objectName() + u' ' + box.accessibleName();
        // As wide as its longest entry, where the screen is.
        const int widest = view->sizeHintForColumn(box.modelColumn());
        const int widestScreen = box.screen()->availableGeometry().width() - 40;
        QVERIFY2(view->viewport()->width() >= std::min(widest, widestScreen),
                 qPrintable(u"%1: %2 of %3 wide"_s.arg(name).arg(view->viewport()->width()).arg(widest)));
        const int room = view->viewport()->height();
        int wanted = 0;
        for (int row = 0; row < box.count(); ++row)
            wanted
                += view->visualRect(view->model()->index(row, box.modelColumn(), view->rootIndex())).height();
        // With a frame and a line to spare; a longer list scrolls by a bar.
        const int most = box.screen()->availableGeometry().height() * 2 / 5;
        if (wanted > most) {
            QVERIFY2(room >= most / 2, qPrintable(name));
            return;
        }
        QVERIFY2(room >= wanted, qPrintable(u"%1: %2 of %3"_s.arg(name).arg(room).arg(wanted)));
        QVERIFY2(view->verticalScrollBar()->maximum() == 0, qPrintable(name));
        for (const QWidget *part : view->window()->findChildren<QWidget *>()) {
            // Arrows for scrolling in a list that is there as a whole.
            if (QLatin1StringView(part->metaObject()->className()).contains("Scroller"_L1))
                QVERIFY2(!part->isVisible(), qPrintable(name));
        }
    }
};

SLIPWAY_TEST(DropDownListsTest)

#include "tst_dropdownlists.moc"
