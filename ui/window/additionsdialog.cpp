// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/additionsdialog.h"

#include "model/base/plaintext.h"
#include "model/catalog/catalog.h"
#include "model/document/plansession.h"
#include "ui/support/dialogs.h"
#include "ui/support/dialogsize.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/windowfiles.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

AdditionsDialog::AdditionsDialog(PlanSession &session, Dialogs &dialogs, Keep keep, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_keep(std::move(keep))
{
    setObjectName(u"additionsDialog"_s);
    setWindowTitle(tr("Additions"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *words = new PlainLabel(
        tr("Your own machine sizes, prices, regions and compute targets, laid over the built-in "
           "catalog. The plan names each file by its hash."),
        this);
    words->setWordWrap(true);
    setTextRole(words, TextRole::Caption);

    m_table = new QTableWidget(0, 4, this);
    m_table->setObjectName(u"additionsTable"_s);
    m_table->setAccessibleName(tr("Additions in use"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Source"), tr("Date"), tr("SHA-256")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_empty = new PlainLabel(tr("This plan uses the built-in catalog and prices only."), this);
    m_empty->setObjectName(u"additionsEmpty"_s);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *add = buttons->addButton(tr("Add a file..."), QDialogButtonBox::ActionRole);
    add->setObjectName(u"additionsAdd"_s);
    m_remove = buttons->addButton(tr("Remove"), QDialogButtonBox::ActionRole);
    m_remove->setObjectName(u"additionsRemove"_s);
    connect(add, &QPushButton::clicked, this, &AdditionsDialog::addFile);
    connect(m_remove, &QPushButton::clicked, this, &AdditionsDialog::removeSelected);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_table, &QTableWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_table->selectedItems().isEmpty()); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, space::page, space::page, space::block);
    column->setSpacing(space::block);
    column->addWidget(words);
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resizeWithinWindow(this, {720, 360});

    connect(&m_session, &PlanSession::evaluationChanged, this, &AdditionsDialog::show);
    show();
}

void AdditionsDialog::show()
{
    const std::vector<PinnedInput> &pins = m_session.plan().additions;
    const std::vector<AdditionsInUse> &used = m_session.context().catalog.additions();
    m_table->setRowCount(static_cast<int>(pins.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const PinnedInput &pin = pins[static_cast<std::size_t>(row)];
        const auto found = std::find_if(used.begin(), used.end(),
                                        [&](const AdditionsInUse &each) { return each.id == pin.id; });
        const bool here = found != used.end();
        const QStringList texts{
            here ? found->name : pin.id, here ? found->source : tr("This file is not on this computer."),
            here ? QLocale().toString(found->date, QLocale::ShortFormat) : QString(), pin.sha256.left(12)};
        for (int column = 0; column < texts.size(); ++column) {
            auto *item = new QTableWidgetItem(texts.at(column));
            item->setToolTip(toolTipText(column == 3 ? pin.sha256 : texts.at(column)));
            m_table->setItem(row, column, item);
        }
    }
    m_empty->setVisible(pins.empty());
    m_table->setVisible(!pins.empty());
    m_remove->setEnabled(!m_table->selectedItems().isEmpty());
}

void AdditionsDialog::addFile()
{
    const auto path
        = m_dialogs.openFile(tr("Add a file of additions"), tr("Additions (*.json);;All files (*)"));
    if (!path)
        return;
    const Result<PinnedInput> pin = m_keep(*path);
    if (!pin) {
        m_dialogs.message(Dialogs::Kind::Error, tr("The additions cannot be used"), errorText(pin.error()));
        return;
    }
    const std::vector<PinnedInput> before = m_session.plan().additions;
    m_session.document().edit(u"/additions"_s, Step::Workload, tr("additions"), [&pin](Plan &plan) {
        const auto same = std::find_if(plan.additions.begin(), plan.additions.end(),
                                       [&pin](const PinnedInput &each) { return each.id == pin->id; });
        if (same == plan.additions.end())
            plan.additions.push_back(*pin);
        else
            *same = *pin;
    });
    m_session.document().finishField();
    const auto replaced = std::ranges::find(before, pin->id, &PinnedInput::id);
    if (replaced != before.end() && replaced->sha256.compare(pin->sha256, Qt::CaseInsensitive) != 0)
        m_dialogs.message(
            Dialogs::Kind::Information, tr("Other additions are replaced"),
            tr("The plan had other additions called %1. These take their place; Undo brings the others back.")
                .arg(pin->id));
}

void AdditionsDialog::removeSelected()
{
    const int row = m_table->currentRow();
    m_session.document().edit(u"/additions"_s, Step::Workload, tr("additions"), [row](Plan &plan) {
        if (row >= 0 && row < static_cast<int>(plan.additions.size()))
            plan.additions.erase(plan.additions.begin() + row);
    });
    m_session.document().finishField();
}

} // namespace slipway
