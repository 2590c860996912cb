// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizemodel.h"
#include "model/prices/referencedata.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace slipway {

class ExplorerPage;

/// The whole catalog for reading: targets, what they can do, ways to create them, series, sizes, GPUs, regions,
/// isolation, limits, and what ends. Changes nothing in a plan.
class ExplorerWindow final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows the data. `view` is what prices of sizes are shown for at first.
    ExplorerWindow(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view,
                   QWidget *parent = nullptr);

    /// Shows the list of this id ("targets", "sizes"); nothing happens for an id there is not.
    void showList(const QString &id);
    [[nodiscard]] ExplorerPage *page() const;
    /// Whether a plan is open that sizes, regions and targets can be asked about.
    void offerWhyNot(bool offered);

Q_SIGNALS:
    /// What stands against this entry of the list ("sizes", "regions", "targets") in the open plan?
    void whyNotAsked(const QString &list, const QString &id);

private:
    using MakePage = std::function<ExplorerPage *()>;

    void addList(const QString &id, const QString &title, MakePage make);
    void addLists(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view);
    void showRow(int row);
    [[nodiscard]] QString listAt(int row) const;
    [[nodiscard]] ExplorerPage *page(int row) const; ///< null where it was not made yet

    QListWidget *m_lists = nullptr;
    QStackedWidget *m_pages = nullptr;
    bool m_whyNotOffered = false;
    std::vector<MakePage> m_make; ///< by row of the list; empty once the page is there
};

} // namespace slipway
