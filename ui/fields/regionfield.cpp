// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/regionfield.h"

#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

RegionField::RegionField(const Catalog &catalog, QWidget *parent)
    : ComboField(parent)
{
    std::vector<const Region *> regions;
    for (const Region &region : catalog.regions())
        regions.push_back(&region);
    std::sort(regions.begin(), regions.end(),
              [](const Region *a, const Region *b) { return a->name < b->name; });
    for (const Region *region : regions) {
        const QString name = region->name.isEmpty() ? region->id : region->name;
        addItem(region->geography.isEmpty() ? name : u"%1 (%2)"_s.arg(name, region->geography), region->id);
    }

    setLineEdit(new QLineEdit(this)); // setEditable() makes the list
    setInsertPolicy(QComboBox::NoInsert);
    auto *completer = new QCompleter(model(), this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(completer);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &RegionField::settle);
}

void RegionField::settle()
{
    const QString typed = lineEdit()->text().trimmed();
    if (typed == itemText(currentIndex()))
        return;
    int found = -1;
    for (int i = 0; i < count() && !typed.isEmpty(); ++i) {
        if (itemData(i).toString().compare(typed, Qt::CaseInsensitive) == 0) {
            found = i;
            break;
        }
        if (itemText(i).contains(typed, Qt::CaseInsensitive)) {
            // Only an unmistakable part counts.
            found = found < 0 ? i : count();
        }
    }
    if (found >= 0 && found < count()) {
        setCurrentIndex(found);
        lineEdit()->setText(itemText(found));
        Q_EMIT activated(found);
        return;
    }
    lineEdit()->setText(itemText(currentIndex()));
}

} // namespace slipway
