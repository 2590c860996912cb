// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizemodel.h"
#include "model/prices/referencedata.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <vector>

class QSettings;
class QStackedWidget;

namespace slipway {

class ComboField;
class Dialogs;
class ExplorerPage;

/// The whole catalog for reading: VM sizes with filters, prices by what they give and a comparison; targets, what they can do, ways to
/// create them, series, GPUs, regions, isolation, limits, and what ends. Changes nothing in a plan.
class CatalogPage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows all. `view` is what prices of sizes are shown for at first; `settings` keep filters under names, none: they are not offered.
    CatalogPage(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view, Dialogs &dialogs,
                QSettings *settings, QWidget *parent = nullptr);

    /// Shows the list of this id ("targets", "sizes"); nothing happens for an id there is not.
    void showList(const QString &id);
    [[nodiscard]] ExplorerPage *page() const;
    /// Whether a plan is open that sizes, regions and targets can be asked about.
    void offerWhyNot(bool offered);
    /// The search line of the list on show.
    [[nodiscard]] QWidget *firstField() const;
    /// What Escape does here: empties the search. False where there was nothing to empty.
    bool escape();

Q_SIGNALS:
    /// What stands against this entry of the list ("sizes", "regions", "targets") in the open plan?
    void whyNotAsked(const QString &list, const QString &id);

private:
    using MakePage = std::function<ExplorerPage *()>;

    QWidget *makeHead(const QString &version);
    void addList(const QString &id, const QString &title, MakePage make);
    void addLists(const ReferenceData &reference, const QDate &asOf, const SizeModel::View &view, QSettings *settings);
    void showRow(int row);
    [[nodiscard]] QString listAt(int row) const;
    [[nodiscard]] ExplorerPage *page(int row) const; ///< null where it was not made yet

    Dialogs &m_dialogs;
    ComboField *m_lists = nullptr;
    QStackedWidget *m_pages = nullptr;
    bool m_whyNotOffered = false;
    std::vector<MakePage> m_make; ///< by row of the list; empty once the page is there
};

} // namespace slipway
