// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpdialogs.h"

#include "model/explain/glossary.h"
#include "ui/support/dialogsize.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"
#include "ui/window/actions.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct HelpDialogs
{
    Q_DECLARE_TR_FUNCTIONS(slipway::HelpDialogs)
};

/// Keys that work where the keyboard is, and are no command of a menu.
struct PlaceKeys
{
    QString what;
    QList<QKeySequence> keys;
};

QList<PlaceKeys> keysOfPlaces()
{
    return {
        {HelpDialogs::tr("On a stage: choose the VM size; on a workload at its top: rename it"),
         {Qt::Key_F2}},
        {HelpDialogs::tr("On a stage: the first, second, ... of its workloads"),
         {Qt::CTRL | Qt::Key_1, Qt::CTRL | Qt::Key_2}},
        {HelpDialogs::tr("On a workload at the top of its stage: duplicate it, remove it"),
         {Qt::CTRL | Qt::Key_D, Qt::Key_Delete}},
        {HelpDialogs::tr("The next tab of a page, the one before"),
         {Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::SHIFT | Qt::Key_Tab}},
        {HelpDialogs::tr("On a figure or a row of a table: how it is computed"), {Qt::CTRL | Qt::Key_I}},
        {HelpDialogs::tr("On a chart: the next of its points, and to choose it"),
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Return}},
        {HelpDialogs::tr("In a number: one step more, one less"), {Qt::Key_Up, Qt::Key_Down}},
        {HelpDialogs::tr("In a field: put back what stood there; in a tool: back to the plan"),
         {Qt::Key_Escape}},
    };
}

QDialog *makeDialog(const QString &name, const QString &title, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

QString AboutFacts::text() const
{
    const QStringList lines = {
        HelpDialogs::tr("Slipway %1").arg(version),
        HelpDialogs::tr("Qt %1").arg(QString::fromLatin1(qVersion())),
        HelpDialogs::tr("System: %1").arg(QSysInfo::prettyProductName()),
        HelpDialogs::tr("Catalog of %1").arg(catalogVersion),
        HelpDialogs::tr("Prices %1, from %2 to %3").arg(pricesId, oldestPrice, newestPrice),
    };
    return lines.join(u'\n');
}

QDialog *makeAboutDialog(const AboutFacts &facts, QWidget *parent)
{
    QDialog *dialog = makeDialog(u"aboutDialog"_s, HelpDialogs::tr("About Slipway"), parent);
    auto *picture = new PlainLabel(dialog);
    picture->setPixmap(applicationIcon().pixmap(64, 64));
    auto *name = new PlainLabel(HelpDialogs::tr("Slipway"), dialog);
    setTextRole(name, TextRole::PageTitle);
    auto *line = new PlainLabel(HelpDialogs::tr("Plans the compute of machine-learning projects."), dialog);
    setTextRole(line, TextRole::Caption);
    auto *text = new PlainLabel(facts.text(), dialog);
    text->setObjectName(u"aboutText"_s);
    makeSelectable(text, Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAccessibleName(HelpDialogs::tr("Versions"));
    auto *licence = new PlainLabel(
        HelpDialogs::tr("Free software under the GNU General Public License, version 3 or later."), dialog);
    setTextRole(licence, TextRole::Caption);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    auto *copy = new QPushButton(icon(IconId::Copy), HelpDialogs::tr("Copy"), dialog);
    copy->setObjectName(u"aboutCopy"_s);
    copy->setAccessibleName(HelpDialogs::tr("Copy the versions"));
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [facts] { QGuiApplication::clipboard()->setText(facts.text()); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);

    auto *column = new QVBoxLayout;
    column->setSpacing(space::group);
    for (QWidget *widget : {name, line})
        column->addWidget(widget);
    column->addSpacing(space::field);
    column->addWidget(text);
    column->addSpacing(space::field);
    column->addWidget(licence);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    auto *all = new QVBoxLayout(dialog);
    all->setContentsMargins(space::page, space::page, space::page, space::block);
    all->setSpacing(space::block);
    all->addLayout(row);
    all->addWidget(buttons);
    return dialog;
}

QDialog *makeGlossaryDialog(QWidget *parent)
{
    QDialog *dialog = makeDialog(u"glossaryDialog"_s, HelpDialogs::tr("Glossary"), parent);
    auto *search = new QLineEdit(dialog);
    search->setObjectName(u"glossarySearch"_s);
    search->setPlaceholderText(HelpDialogs::tr("Search the glossary"));
    search->setAccessibleName(HelpDialogs::tr("Search the glossary"));
    search->setClearButtonEnabled(true);
    auto *terms = new QTextBrowser(dialog);
    terms->setObjectName(u"glossaryTerms"_s);
    terms->setAccessibleName(HelpDialogs::tr("Terms and what they mean"));
    const auto show = [terms](const QString &wanted) {
        QString html;
        for (const GlossaryEntry &entry : glossary()) {
            const QString forms = entry.term + u'\n' + entry.also.join(u'\n') + u'\n' + entry.text;
            if (!forms.contains(wanted, Qt::CaseInsensitive))
                continue;
            html += u"<p><b>%1</b><br>%2</p>"_s.arg(entry.term.toHtmlEscaped(), entry.text.toHtmlEscaped());
        }
        if (html.isEmpty())
            html = u"<p>%1</p>"_s.arg(HelpDialogs::tr("No term has that in it.").toHtmlEscaped());
        terms->setHtml(html);
    };
    show({});
    QObject::connect(search, &QLineEdit::textChanged, terms, show);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter in the search closes nothing
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *all = new QVBoxLayout(dialog);
    all->setContentsMargins(space::block, space::block, space::block, space::block);
    all->setSpacing(space::field);
    all->addWidget(search);
    all->addWidget(terms, 1);
    all->addWidget(buttons);
    resizeWithinWindow(dialog, {640, 560});
    return dialog;
}

QDialog *makeShortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
{
    QDialog *dialog = makeDialog(u"shortcutsDialog"_s, HelpDialogs::tr("Keyboard shortcuts"), parent);
    auto *table = new QTableWidget(0, 2, dialog);
    table->setObjectName(u"shortcutsTable"_s);
    table->setAccessibleName(HelpDialogs::tr("Commands and their keys"));
    table->setHorizontalHeaderLabels({HelpDialogs::tr("Command"), HelpDialogs::tr("Keys")});
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->verticalHeader()->hide();
    tellWholeTexts(table);
    wrapRows(table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    for (const QAction *action : actions) {
        if (action->shortcuts().isEmpty())
            continue;
        const int row = table->rowCount();
        table->insertRow(row);
        const QString tip = action->statusTip();
        table->setItem(row, 0, new QTableWidgetItem(tip));
        table->setItem(row, 1, new QTableWidgetItem(keysText(*action)));
    }
    for (const PlaceKeys &each : keysOfPlaces()) {
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(each.what));
        table->setItem(row, 1, new QTableWidgetItem(keysText(each.keys)));
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *all = new QVBoxLayout(dialog);
    all->setContentsMargins(space::block, space::block, space::block, space::block);
    all->setSpacing(space::field);
    all->addWidget(table);
    all->addWidget(buttons);
    resizeWithinWindow(dialog, {640, 560});
    return dialog;
}

} // namespace slipway
