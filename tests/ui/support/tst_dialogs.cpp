// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakedialogs.h"
#include "tests/support/testrun.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMap>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// Runs `act` on the message box as soon as one is open; the asking call waits for it.
template <typename Act> void whenBoxOpens(Act act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        act(*box);
        if (box->isVisible())
            box->reject();
    });
}

} // namespace

class DialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savePromptNamesThePlanAndAnswersByButton();
    void escapeCancelsTheSavePrompt();
    void choiceGivesTheIndexOfTheButton();
    void everyButtonHasALetterOfItsOwn();
    void dismissedChoiceIsNoChoice();
    void messageShowsMarkupAsItIs();
    void aFolderIsRememberedForAKindOfFile();
    void theButtonSaysWhatItDoes();
    void fakeRecordsAndAnswersInOrder();
};

void DialogsTest::savePromptNamesThePlanAndAnswersByButton()
{
    QtDialogs dialogs(nullptr);
    const QList<std::pair<QMessageBox::StandardButton, Dialogs::SaveAnswer>> answers = {
        {QMessageBox::Save, Dialogs::SaveAnswer::Save},
        {QMessageBox::Discard, Dialogs::SaveAnswer::Discard},
        {QMessageBox::Cancel, Dialogs::SaveAnswer::Cancel},
    };
    for (const auto &[button, answer] : answers) {
        const auto pressed = button;
        QString text;
        bool saveIsDefault = false;
        whenBoxOpens([&text, &saveIsDefault, pressed](QMessageBox &box) {
            text = box.text();
            saveIsDefault = box.defaultButton() == box.button(QMessageBox::Save);
            box.button(pressed)->click();
        });
        QCOMPARE(dialogs.saveDiscardCancel(u"churn-model"_s), answer);
        QVERIFY(text.contains(u"churn-model"_s));
        QVERIFY(saveIsDefault);
    }
}

void DialogsTest::escapeCancelsTheSavePrompt()
{
    QtDialogs dialogs(nullptr);
    whenBoxOpens([](QMessageBox &box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QCOMPARE(dialogs.saveDiscardCancel(u"plan"_s), Dialogs::SaveAnswer::Cancel);
}

void DialogsTest::choiceGivesTheIndexOfTheButton()
{
    QtDialogs dialogs(nullptr);
    whenBoxOpens([](QMessageBox &box) {
        for (QAbstractButton *button : box.buttons()) {
            if (QString(button->text()).remove(u'&') == u"Reload"_s)
                button->click();
        }
    });
    QCOMPARE(
        dialogs.choose(u"Changed"_s, u"The file has changed."_s, {u"Overwrite"_s, u"Save as"_s, u"Reload"_s}),
        std::optional(2));
}

void DialogsTest::everyButtonHasALetterOfItsOwn()
{
    QtDialogs dialogs(nullptr);
    QStringList letters;
    const auto look = [&letters](QMessageBox &box) {
        letters.clear();
        for (const QAbstractButton *button : box.buttons()) {
            const qsizetype mark = button->text().indexOf(u'&');
            letters << (mark < 0 ? QString() : QString(button->text().at(mark + 1).toLower()));
        }
        box.reject();
    };
    const auto areOwn = [&letters](qsizetype count) {
        return letters.size() == count && !letters.contains(QString())
            && QSet<QString>(letters.begin(), letters.end()).size() == count;
    };
    whenBoxOpens(look);
    QCOMPARE(dialogs.saveDiscardCancel(u"plan"_s), Dialogs::SaveAnswer::Cancel);
    QVERIFY2(areOwn(3), qPrintable(letters.join(u'|')));
    whenBoxOpens(look);
    QCOMPARE(
        dialogs.choose(u"Changed"_s, u"The file has changed."_s, {u"Restore"_s, u"Reload"_s, u"R & D"_s}),
        std::nullopt);
    QVERIFY2(areOwn(4), qPrintable(letters.join(u'|')));
}

void DialogsTest::dismissedChoiceIsNoChoice()
{
    QtDialogs dialogs(nullptr);
    whenBoxOpens([](QMessageBox &box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QCOMPARE(dialogs.choose(u"Changed"_s, u"The file has changed."_s, {u"Overwrite"_s}), std::nullopt);
}

void DialogsTest::messageShowsMarkupAsItIs()
{
    QtDialogs dialogs(nullptr);
    Qt::TextFormat format = Qt::AutoText;
    whenBoxOpens([&format](QMessageBox &box) { format = box.textFormat(); });
    dialogs.message(Dialogs::Kind::Error, u"Not saved"_s, u"<b>x</b>.slipway could not be written."_s);
    QCOMPARE(format, Qt::PlainText);
}

void DialogsTest::aFolderIsRememberedForAKindOfFile()
{
    const QTemporaryDir folder;
    const QTemporaryDir another;
    const QString there = QDir(folder.path()).canonicalPath();
    const QString elsewhere = QDir(another.path()).canonicalPath();
    QString shown;
    const auto whenFilesAreAsked = [&shown](bool take) {
        QTimer::singleShot(0, qApp, [&shown, take] {
            auto *box = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            shown = box->directory().canonicalPath();
            static_cast<QDialog *>(box)->done(take ? QDialog::Accepted : QDialog::Rejected);
        });
    };
    QtDialogs dialogs(nullptr);
    whenFilesAreAsked(true);
    QVERIFY(dialogs.saveFile(u"Save"_s, there + u"/a.slipway"_s, u"Plans (*.slipway)"_s));
    QCOMPARE(shown, there);
    whenFilesAreAsked(true);
    QVERIFY(dialogs.saveFile(u"Export"_s, elsewhere + u"/a.json"_s, u"JSON (*.json)"_s));
    QCOMPARE(shown, elsewhere);
    // Other words for plans, but plans; and the pages of prices are where the last of their kind was.
    whenFilesAreAsked(false);
    QVERIFY(!dialogs.openFile(u"Open"_s, u"All that is a plan (*.slipway);;All files (*)"_s));
    QCOMPARE(shown, there);
    whenFilesAreAsked(false);
    QVERIFY(!dialogs.openFile(u"Import"_s, u"Pages (*.json *.gz)"_s));
    QCOMPARE(shown, elsewhere);
}

// A folder that an export wrote is taken for the next one; Qt would offer to open it.
void DialogsTest::theButtonSaysWhatItDoes()
{
    const QTemporaryDir folder;
    const QString there = QDir(folder.path()).canonicalPath();
    QVERIFY(QDir(there).mkdir(u"prod.azureml"_s) && QDir(there).mkdir(u"old.plans"_s));
    QMap<QString, QString> said;
    QTimer::singleShot(0, qApp, [&said, &there] {
        auto *box = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(box);
        auto *name = box->findChild<QLineEdit *>(u"fileNameEdit"_s);
        const auto *buttons = box->findChild<QDialogButtonBox *>();
        QVERIFY(name && buttons && buttons->button(QDialogButtonBox::Save));
        // The dialog reads its folder in the background.
        (void)QTest::qWaitFor([box] { return box->selectedFiles().value(0).endsWith(u"prod.azureml"_s); });
        const QPushButton *save = buttons->button(QDialogButtonBox::Save);
        said[u"suggested"_s] = save->text();
        box->activateWindow();
        name->setFocus();
        (void)QTest::qWaitFor([name] { return name->hasFocus(); });
        for (const QString &typed : QStringList{u"new.azureml"_s, u"prod.azureml"_s, u"old.plans"_s, there + u"/prod.azureml"_s}) {
            name->setText(typed);
            said[typed] = save->text();
        }
        static_cast<QDialog *>(box)->reject();
    });
    QtDialogs dialogs(nullptr);
    QVERIFY(!dialogs.saveFile(u"Export"_s, there + u"/prod.azureml"_s, u"Folders (*.azureml)"_s));
    QCOMPARE(said[u"suggested"_s], u"&Save here"_s);
    QCOMPARE(said[u"new.azureml"_s], u"&Save"_s);
    QCOMPARE(said[u"prod.azureml"_s], u"&Save here"_s);
    QCOMPARE(said[u"old.plans"_s], u"&Open"_s);
    QCOMPARE(said[there + u"/prod.azureml"_s], u"&Save here"_s);
}

void DialogsTest::fakeRecordsAndAnswersInOrder()
{
    test::FakeDialogs fake;
    fake.saveAnswers = {Dialogs::SaveAnswer::Discard};
    fake.openAnswers = {u"a.slipway"_s};
    Dialogs &dialogs = fake;
    QCOMPARE(dialogs.saveDiscardCancel(u"plan"_s), Dialogs::SaveAnswer::Discard);
    QCOMPARE(dialogs.saveDiscardCancel(u"plan"_s), Dialogs::SaveAnswer::Cancel);
    QCOMPARE(dialogs.openFile(u"Open"_s, u"Plans (*.slipway)"_s), std::optional(u"a.slipway"_s));
    QCOMPARE(dialogs.saveFile(u"Save"_s, u"b.slipway"_s, u"Plans (*.slipway)"_s), std::nullopt);
    dialogs.message(Dialogs::Kind::Warning, u"Title"_s, u"Text"_s);
    QCOMPARE(fake.asked.size(), 5);
    QCOMPARE(fake.asked.at(3).suggested, u"b.slipway"_s);
    QCOMPARE(fake.asked.at(4).kind, Dialogs::Kind::Warning);
}

SLIPWAY_TEST(DialogsTest)
#include "tst_dialogs.moc"
