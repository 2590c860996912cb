// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/priceoptionscard.h"

#include "model/document/planpriceoptions.h"
#include "model/items/names.h"
#include "model/items/priceoptionmodel.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/dialogs.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsOfOptions = 8;

/// "train: NC4as T4 v3".
QString nameOf(const Compute &compute, const Catalog &catalog)
{
    const std::optional<SizeId> size = catalog.findSize(compute.size);
    return size ? compute.id + u": "_s + catalog.size(*size).shortName() : compute.id;
}

} // namespace

PriceOptionsCard::PriceOptionsCard(const PageContext &context, QWidget *parent)
    : Card(tr("Price options"), parent)
    , m_context(context)
    , m_found(context.session.priceOptions())
    , m_options(new PriceOptionModel(this))
    , m_compute(new ComboField)
    , m_about(remark({}, this))
    , m_pay(new QPushButton(tr("Pay this way"), this))
{
    m_compute->setObjectName(u"cost/optionsCompute"_s);
    m_pay->setObjectName(u"cost/pay"_s);
    m_about->setObjectName(u"cost/optionAbout"_s);
    auto *top = new CaptionedField(tr("Comp&ute"), m_compute, this);
    body()->addWidget(top);
    m_table = makeTable(m_options, u"cost/options"_s, tr("Ways of paying for the compute"),
                        PriceOptionModel::RemarkColumn, this);
    wrapRows(m_table);
    connect(m_table->verticalHeader(), &QHeaderView::sectionResized, this,
            [this] { fitHeight(m_table, rowsOfOptions); });
    body()->addWidget(m_table);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    row->addWidget(m_about, 1);
    row->addWidget(m_pay, 0, Qt::AlignTop);
    body()->addLayout(row);
    auto *explain = new ExplainButton(title(), this);
    explain->setObjectName(u"cost/explainOptions"_s);
    explain->followTable(m_table, PriceOptionModel::TotalColumn,
                         [this](const QModelIndex &index) -> std::optional<Figure> {
                             const PriceOption &option = m_options->option(index.row());
                             if (!option.isOffered())
                                 return std::nullopt;
                             return Figure{Figure::Kind::PriceOption,
                                           m_compute->currentData().toString(),
                                           {},
                                           {},
                                           static_cast<int>(option.type)};
                         });
    body()->addWidget(explain, 0, Qt::AlignLeft);
    body()->addStretch(1);

    connect(m_compute, &QComboBox::activated, this, [this] { fill(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { showChoice(); });
    connect(m_table, &QTableView::doubleClicked, this, &PriceOptionsCard::pay);
    connect(m_pay, &QPushButton::clicked, this, &PriceOptionsCard::pay);
    m_table->installEventFilter(this);
    connect(&m_found, &PlanPriceOptions::changed, this, &PriceOptionsCard::showOptions);
}

PriceOptionsCard::~PriceOptionsCard()
{
    m_found.cancel(); // the session lives on, and nobody looks any more
}

void PriceOptionsCard::showEvaluation(const Evaluation &evaluation)
{
    m_options->setLocale(locale());
    const Plan &plan = m_context.session.plan();
    const QString before = m_compute->currentData().toString();
    const QSignalBlocker blocker(m_compute);
    m_compute->clear();
    for (const QString &id : computesWithPriceOptions(plan, m_context.catalog, evaluation))
        m_compute->addItem(nameOf(*plan.compute(id), m_context.catalog), id);
    m_compute->showData(before);
    if (m_compute->currentIndex() < 0)
        m_compute->setCurrentIndex(m_compute->count() > 0 ? 0 : -1);
    m_stale = true;
    if (isVisible())
        fill();
}

void PriceOptionsCard::choose(const QString &computeId)
{
    const int index = m_compute->findData(computeId);
    if (index < 0)
        return;
    m_compute->setCurrentIndex(index);
    m_stale = true;
    if (isVisible())
        fill();
}

void PriceOptionsCard::fill()
{
    m_stale = false;
    if (m_table->currentIndex().isValid())
        m_row = m_table->currentIndex().row();
    m_found.find(m_compute->currentData().toString());
}

void PriceOptionsCard::showOptions()
{
    const Async<std::vector<PriceOption>> &found = m_found.options();
    const int row = std::exchange(m_row, -1);
    if (found.busy)
        m_row = row;
    m_options->setOptions(found.value.value_or(std::vector<PriceOption>()),
                          m_context.session.evaluation().currency);
    arrangeColumns();
    m_compute->setEnabled(m_compute->count() > 0);
    fitHeight(m_table, rowsOfOptions);
    const int wanted = row >= 0 && row < m_options->rowCount() ? row : m_options->currentRow();
    if (wanted >= 0)
        m_table->setCurrentIndex(m_options->index(wanted, PriceOptionModel::OptionColumn));
    showChoice();
}

void PriceOptionsCard::showChoice()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_options->rowCount()) {
        const Async<std::vector<PriceOption>> &found = m_found.options();
        m_about->setText(
            found.busy                     ? tr("Working out what each way of paying costs.")
                : !found.failure.isEmpty() ? found.failure
                : m_options->rowCount() == 0
                ? tr("No compute of the plan runs on machines that can be paid for in more than one way.")
                : QString());
        m_pay->setEnabled(false);
        return;
    }
    const PriceOption &option = m_options->option(row);
    QStringList parts;
    if (!option.isOffered())
        parts << option.whyNot;
    else if (option.current)
        parts << tr("This is what the plan pays now.");
    if (option.isOffered() && !option.remark.isEmpty())
        parts << option.remark;
    const QString name = displayName(option.type);
    m_about->setText(parts.isEmpty() ? QString() : tr("%1: %2").arg(name, parts.join(u' ')));
    m_pay->setEnabled(option.isOffered() && !option.current && !m_context.session.document().isReadOnly());
    m_pay->setAccessibleName(tr("Pay this way: %1").arg(name));
}

void PriceOptionsCard::pay()
{
    const int row = m_table->currentIndex().row();
    if (!m_pay->isEnabled() || row < 0)
        return;
    const PlanEdit edit = m_options->option(row).choose;
    const Result<void> done = m_context.session.document().apply(edit);
    if (!done)
        m_context.dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
}

void PriceOptionsCard::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    if (m_stale)
        fill();
}

void PriceOptionsCard::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    // Cut short; a window that is minimised comes back.
    if (!event->spontaneous() && m_found.options().busy) {
        m_found.cancel();
        m_stale = true;
    }
}

void PriceOptionsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrangeColumns();
}

void PriceOptionsCard::arrangeColumns()
{
    m_table->setColumnHidden(PriceOptionModel::OwedColumn, !m_options->hasOwed());
    // The remark of the row chosen stands below the table in full, and a change is what two totals differ by.
    hideWhereNarrow(m_table, {PriceOptionModel::RemarkColumn, PriceOptionModel::DifferenceColumn});
    const bool remarks = !m_table->isColumnHidden(PriceOptionModel::RemarkColumn);
    stretchColumn(m_table, remarks ? PriceOptionModel::RemarkColumn : PriceOptionModel::OptionColumn);
}

bool PriceOptionsCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            pay();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace slipway
