// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planjson.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/window/noticebar.h"

#include <QAbstractButton>
#include <QFile>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What the window says when its file is changed by others.
class PlanWindowDiskTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_path = m_fixture->writePlanFile(u"shared.slipway"_s);
        QVERIFY(m_fixture->window().openFile(m_path));
        QVERIFY(m_fixture->show());
    }

    void comingBackToAnUnchangedFileSaysNothing()
    {
        comeBack();
        QVERIFY(notice()->text().isEmpty());
    }

    void aChangedFileIsOfferedAndReloaded()
    {
        changeFile("Somebody else");
        comeBack();
        QVERIFY(notice()->text().contains(u"changed this plan's file"_s));
        QVERIFY(m_fixture->window().document().plan().author != u"Somebody else"_s);
        link(u"Reload"_s)->click();
        QCOMPARE(m_fixture->window().document().plan().author, u"Somebody else"_s);
        QVERIFY(!m_fixture->window().isWindowModified());
        QVERIFY(notice()->text().isEmpty());
        QVERIFY2(m_fixture->dialogs.asked.isEmpty(), "nothing is lost, so nothing is asked");
    }

    void reloadingOverEditsAsksFirst()
    {
        edit();
        changeFile("Somebody else");
        comeBack();
        m_fixture->dialogs.chooseAnswers.append(-1);
        link(u"Reload"_s)->click();
        QCOMPARE(m_fixture->window().document().plan().author, u"Mine"_s);
        m_fixture->dialogs.chooseAnswers.append(0);
        link(u"Reload"_s)->click();
        QCOMPARE(m_fixture->window().document().plan().author, u"Somebody else"_s);
    }

    void bothCanBeCompared()
    {
        edit();
        changeFile("Somebody else");
        comeBack();
        link(u"Compare"_s)->click();
        QCOMPARE(m_fixture->dialogs.asked.last().what, u"message"_s);
        QCOMPARE(m_fixture->dialogs.asked.last().text,
                 u"/author: \"Mine\" here, \"Somebody else\" in the file"_s);
        QVERIFY2(!notice()->text().isEmpty(), "the choice is still open");
        QCOMPARE(m_fixture->window().document().plan().author, u"Mine"_s);
    }

    void keepingIsAskedOncePerChange()
    {
        changeFile("Somebody else");
        comeBack();
        link(u"Keep this one"_s)->click();
        QVERIFY(notice()->text().isEmpty());
        comeBack();
        QVERIFY(notice()->text().isEmpty());
        // File systems may keep times to the second only.
        changeFile("A third");
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
        file.close();
        comeBack();
        QVERIFY(!notice()->text().isEmpty());
    }

private:
    void edit()
    {
        m_fixture->window().document().edit(u"/author"_s, Step::Workload, u"author"_s,
                                            [](Plan &plan) { plan.author = u"Mine"_s; });
    }

    void changeFile(const QByteArray &author)
    {
        Plan plan = m_fixture->window().document().plan();
        plan.author = QString::fromLatin1(author);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(writePlan(plan));
    }

    /// The user was in another program and comes back.
    void comeBack()
    {
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        m_fixture->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
    }

    NoticeBar *notice() { return m_fixture->find<NoticeBar>(u"noticeBar"_s); }

    QAbstractButton *link(const QString &text)
    {
        for (QAbstractButton *button : notice()->findChildren<QAbstractButton *>()) {
            if (button->text() == text && button->isVisible())
                return button;
        }
        qFatal("no link %s", qPrintable(text));
        return nullptr;
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

SLIPWAY_TEST(PlanWindowDiskTest)

#include "tst_planwindowdisk.moc"
