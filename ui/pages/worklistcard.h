// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/worklistmodel.h"
#include "ui/fields/binding.h"
#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTableView;

namespace slipway {

class CaptionedField;
class FlowGrid;
class LinkButton;

/// The workloads of a plan as a whole, or its computes: a list with what each costs, the fields that matter across
/// the stages, and links to add, copy, remove and open one. Details are edited on the page of its stage.
class WorkListCard final : public Card
{
    Q_OBJECT
public:
    /// Borrows the binder of the page.
    WorkListCard(WorkListModel::Of of, const PageContext &context, Binder &binder, QWidget *parent = nullptr);

    void showPlan(const Plan &plan, const Evaluation &evaluation);
    /// Brings the entry that `pointer` is in into the fields.
    void chooseFor(const QString &pointer);
    [[nodiscard]] QTableView *table() const { return m_table; }

Q_SIGNALS:
    /// The details are wanted: their step, and a pointer into the entry.
    void openRequested(slipway::Step step, const QString &pointer);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] PlanDocument &document() { return m_context.session.document(); }
    [[nodiscard]] bool isOfWorkloads() const { return m_of == WorkListModel::Of::Workloads; }
    /// Index into the plan's list of the entry chosen; -1 without one.
    [[nodiscard]] int index(const Plan &plan) const;
    [[nodiscard]] PointerOf member(const QString &name) const;
    void buildWorkloadFields(FlowGrid *grid);
    void buildComputeFields(FlowGrid *grid);
    void buildLinks(QHBoxLayout *row);
    void choose(const QString &id);
    void rename();
    void open();
    /// One step that can be undone; chooses the entry whose id `change` returns, unless it is empty.
    void editList(const QString &label, const std::function<QString(Plan &)> &change);
    void fitColumns();

    WorkListModel::Of m_of;
    PageContext m_context;
    Binder &m_binder;
    WorkListModel *m_list = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_fields = nullptr;
    QLabel *m_remark = nullptr;
    QLineEdit *m_id = nullptr; ///< of a compute
    CaptionedField *m_idField = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_copy = nullptr;
    LinkButton *m_remove = nullptr;
    LinkButton *m_open = nullptr;
    QString m_chosen; ///< id
};

} // namespace slipway
