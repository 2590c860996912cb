// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/commitmentscard.h"

#include "model/base/format.h"
#include "model/items/commitmentmodel.h"
#include "model/items/names.h"
#include "ui/fields/boundpage.h"
#include "ui/fields/regionfield.h"
#include "ui/fields/sizefield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The longest term: nothing bought earlier still runs.
constexpr int monthsBack = 60;
constexpr int monthsOn = 12;

Commitment newCommitment(const Plan &plan)
{
    Commitment commitment;
    commitment.region = plan.region;
    commitment.start = plan.start;
    for (const Compute &compute : plan.computes) {
        if (!compute.size.isEmpty()) {
            commitment.size = compute.size;
            break;
        }
    }
    return commitment;
}

} // namespace

CommitmentsCard::CommitmentsCard(const PageContext &context, Binder &binder, QWidget *parent)
    : CommitmentsCard(context, binder, new CommitmentModel(context.catalog), parent)
{
}

CommitmentsCard::CommitmentsCard(const PageContext &context, Binder &binder, CommitmentModel *model, QWidget *parent)
    : EntryListCard({.list = u"commitments"_s,
                     .title = tr("Commitments owned"),
                     .none = tr("Reservations and savings plans that are bought already bill every hour of every "
                                "machine, used or not. None is entered."),
                     .add = tr("Add a commitment"),
                     .removeSpoken = tr("Remove the commitment chosen"),
                     .adding = tr("adding a commitment"),
                     .removing = tr("removing a commitment")},
                    Step::Cost, context, binder, *model, CommitmentModel::NoteColumn, parent)
    , m_commitments(model)
{
    model->setParent(this);
    buildFields(fields());
}

int CommitmentsCard::count(const Plan &plan) const
{
    return static_cast<int>(plan.commitments.size());
}

void CommitmentsCard::append(Plan &plan) const
{
    plan.commitments.push_back(newCommitment(plan));
}

void CommitmentsCard::erase(Plan &plan, int index) const
{
    plan.commitments.erase(plan.commitments.begin() + index);
}

void CommitmentsCard::buildFields(FlowGrid *grid)
{
    const auto chosen = [this](auto &plan) {
        const int at = index(plan);
        return at < 0 ? nullptr : &plan.commitments[static_cast<std::size_t>(at)];
    };
    auto *size = new SizeField(context().catalog, context().prices);
    size->setObjectName(u"commitments/size"_s);
    grid->addWidget(new CaptionedField(tr("VM &size"), size, grid->parentWidget()), 2);
    const Place sizePlace{member(u"size"_s), tr("size of a commitment")};
    binder().custom(size, sizePlace, [size, chosen](const Plan &plan) {
        const Commitment *commitment = chosen(plan);
        size->showSize(commitment ? commitment->size : QString(),
                       commitment ? plan.regionOr(commitment->region) : plan.region, {});
    });
    connect(size, &SizeField::sizeChosen, this, [this, sizePlace, chosen](const QString &name) {
        binder().edit(sizePlace, [&](Plan &plan) { chosen(plan)->size = name; });
        document().finishField();
    });

    auto *region = new RegionField(context().catalog);
    region->setObjectName(u"commitments/region"_s);
    grid->addWidget(new CaptionedField(tr("&Region"), region, grid->parentWidget()), 2);
    binder().combo(region, {member(u"region"_s), tr("region of a commitment")},
                   choiceMember([chosen](auto &plan) {
                       auto *commitment = chosen(plan);
                       return commitment ? &commitment->region : nullptr;
                   }));

    auto *units = new NumberField;
    units->setObjectName(u"commitments/units"_s);
    grid->addWidget(new CaptionedField(tr("&Machines"), units, grid->parentWidget()));
    binder().number(units, {member(u"units"_s), tr("machines of a commitment")},
                    numberMember([chosen](auto &plan) {
                        auto *commitment = chosen(plan);
                        return commitment ? &commitment->units : nullptr;
                    }));

    auto *type = new ComboField;
    type->setObjectName(u"commitments/type"_s);
    for (const PriceType each :
         {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
          PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years})
        type->addItem(displayName(each), static_cast<int>(each));
    grid->addWidget(new CaptionedField(tr("Bought &as"), type, grid->parentWidget()), 2);
    binder().combo(type, {member(u"type"_s), tr("kind of a commitment")}, choiceMember([chosen](auto &plan) {
                       auto *commitment = chosen(plan);
                       return commitment ? &commitment->type : nullptr;
                   }));

    auto *start = new ComboField;
    start->setObjectName(u"commitments/start"_s);
    grid->addWidget(new CaptionedField(tr("Firs&t month"), start, grid->parentWidget()));
    const YearMonth today = YearMonth::of(context().session.context().asOf);
    for (int month = -monthsBack; month <= monthsOn; ++month)
        start->addItem(formatMonth(today.plusMonths(month), locale()), today.plusMonths(month).toText());
    binder().combo(start, {member(u"start"_s), tr("first month of a commitment")},
                   {[chosen](const Plan &plan) {
                        const Commitment *commitment = chosen(plan);
                        return commitment ? QVariant(commitment->start.toText()) : QVariant();
                    },
                    [chosen](Plan &plan, const QVariant &value) {
                        if (Commitment *commitment = chosen(plan))
                            commitment->start
                                = YearMonth::fromText(value.toString()).value_or(commitment->start);
                    }});

    // Of a savings plan, in place of machines.
    buildAmount(
        grid, &Commitment::hourly,
        {.member = u"hourly"_s,
         .caption = tr("Amount an hour"),
         .placeholder = tr("by machine"),
         .tip
         = tr("Of a savings plan that is bought by amount: its size, region and machines do not count then."),
         .spoken = tr("amount of a savings plan"),
         .spokenCurrency = tr("currency of a savings plan"),
         .begun = [](Commitment &commitment) {
             if (!isSavingsPlan(commitment.type))
                 return;
             commitment.size.clear();
             commitment.region.clear();
             commitment.units = Commitment().units;
         }});
    buildAmount(
        grid, &Commitment::paid,
        {.member = u"paid"_s,
         .caption = tr("Paid for one machine"),
         .placeholder = tr("list price"),
         .tip = tr("What was paid for one machine and the whole term. Newer price lists, discounts and price "
                   "sheets change nothing of it."),
         .spoken = tr("what was paid for a commitment"),
         .spokenCurrency = tr("currency of what was paid"),
         .begun = {}});

    auto *flexible = new QCheckBox(tr("&Covers other sizes of its family"));
    flexible->setObjectName(u"commitments/flexible"_s);
    flexible->setToolTip(
        tr("Instance size flexibility of a reservation: off where it is of this size alone."));
    grid->addWidget(flexible, 2);
    binder().check(flexible, {member(u"flexible"_s), tr("flexibility of a commitment")},
                   boolMember([chosen](auto &plan) {
                       auto *commitment = chosen(plan);
                       return commitment ? &commitment->flexible : nullptr;
                   }));

    auto *scope = new QLineEdit;
    scope->setObjectName(u"commitments/scope"_s);
    grid->addWidget(new CaptionedField(tr("Scope"), scope, grid->parentWidget()));
    binder().text(scope, {member(u"scope"_s), tr("scope of a commitment")}, textMember([chosen](auto &plan) {
                      auto *commitment = chosen(plan);
                      return commitment ? &commitment->scope : nullptr;
                  }));

    auto *note = new QLineEdit;
    note->setObjectName(u"commitments/note"_s);
    grid->addWidget(new CaptionedField(tr("N&ote"), note, grid->parentWidget()), 2);
    binder().text(note, {member(u"note"_s), tr("note of a commitment")}, textMember([chosen](auto &plan) {
                      auto *commitment = chosen(plan);
                      return commitment ? &commitment->note : nullptr;
                  }));
}

template <typename Amount>
void CommitmentsCard::buildAmount(FlowGrid *grid, std::optional<Amount> Commitment::*part,
                                  const AmountLook &look)
{
    const auto chosen = [this](auto &plan) {
        const int at = index(plan);
        return at < 0 ? nullptr : &plan.commitments[static_cast<std::size_t>(at)];
    };
    auto *amount = new NumberField;
    amount->setObjectName(u"commitments/"_s + look.member + u"Amount"_s);
    amount->setOptional(true);
    amount->setPlaceholderText(look.placeholder);
    amount->setToolTip(look.tip);
    grid->addWidget(new CaptionedField(look.caption, amount, grid->parentWidget()));
    binder().number(amount, {member(QString(look.member + u"/amount"_s)), look.spoken},
                    {[chosen, part](const Plan &plan) {
                         const Commitment *commitment = chosen(plan);
                         return commitment && commitment->*part
                             ? std::optional<double>((commitment->*part)->amount.toDouble())
                             : std::nullopt;
                     },
                     [chosen, part, begun = look.begun](Plan &plan, const std::optional<double> &value) {
                         Commitment *commitment = chosen(plan);
                         if (!commitment)
                             return;
                         if (!value) {
                             (commitment->*part).reset();
                             return;
                         }
                         if (!(commitment->*part)) {
                             (commitment->*part).emplace().currency = plan.currency;
                             if (begun)
                                 begun(*commitment);
                         }
                         (commitment->*part)->amount
                             = QString::number(*value, 'f', QLocale::FloatingPointShortest);
                     }});

    auto *currency = new ComboField;
    currency->setObjectName(u"commitments/"_s + look.member + u"Currency"_s);
    for (const Currency &each : context().prices.currencies())
        currency->addItem(each.code(), each.code());
    grid->addWidget(new CaptionedField(tr("Its currency"), currency, grid->parentWidget()));
    binder().combo(currency,
                   {[this, part, name = look.member](const Plan &plan) {
                        const int at = index(plan);
                        return at < 0 || !(plan.commitments[static_cast<std::size_t>(at)].*part)
                            ? QString()
                            : u"/commitments/%1/%2/currency"_s.arg(at).arg(name);
                    },
                    look.spokenCurrency},
                   choiceMember([chosen, part](auto &plan) {
                       auto *commitment = chosen(plan);
                       return commitment && commitment->*part ? &(commitment->*part)->currency : nullptr;
                   }));
}

void CommitmentsCard::showPlan(const Plan &plan)
{
    m_commitments->setLocale(locale());
    m_commitments->setCommitments(plan.commitments);
    showEntries(plan);
    hideWhereNarrow(table(), {CommitmentModel::NoteColumn, CommitmentModel::RegionColumn});
    stretchColumn(table(),
                  table()->isColumnHidden(CommitmentModel::NoteColumn) ? CommitmentModel::SizeColumn
                                                                       : CommitmentModel::NoteColumn);
}

} // namespace slipway
