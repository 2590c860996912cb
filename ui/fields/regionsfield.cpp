// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/regionsfield.h"

#include "model/base/format.h"
#include "model/items/regionmodel.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The list that opens: a filter, and a box for each region.
class RegionList final : public QFrame
{
public:
    RegionList(const RegionModel &regions, const QStringList &chosen, const QString &excluded,
               QWidget *parent)
        : QFrame(parent, Qt::Popup)
        , search(new QLineEdit(this))
        , list(new QListWidget(this))
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setProperty("card", true);
        setObjectName(u"regionList"_s);
        setAccessibleName(RegionsField::tr("Regions"));
        search->setObjectName(u"regionSearch"_s);
        search->setAccessibleName(RegionsField::tr("Filter regions"));
        search->setPlaceholderText(RegionsField::tr("Filter by name or geography"));
        list->setObjectName(u"regionChoices"_s);
        list->setAccessibleName(RegionsField::tr("Regions that would do as well"));
        list->setFrameShape(QFrame::NoFrame);
        fill(regions, chosen, excluded);

        auto *hint = new PlainLabel(
            RegionsField::tr(
                "Space ticks, a double click or Ctrl+Space ticks that one alone, Escape closes. A listed price does not "
                "prove that a size can be had there."),
            this);
        hint->setWordWrap(true);
        setTextRole(hint, TextRole::Caption);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(12, 12, 12, 8);
        column->setSpacing(space::field);
        column->addWidget(search);
        column->addWidget(list, 1);
        column->addWidget(hint);
        QObject::connect(search, &QLineEdit::textChanged, this,
                         [this](const QString &text) { narrow(text); });
        QObject::connect(list, &QListWidget::itemDoubleClicked, this, [this](QListWidgetItem *item) {
            takeOnly(item);
            close(); // nothing is left to choose
        });
        search->installEventFilter(this);
        list->installEventFilter(this);
        setFocusProxy(search);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress && watched == list) {
            const auto *pressed = static_cast<QKeyEvent *>(event);
            if (pressed->key() == Qt::Key_Space && pressed->modifiers() == Qt::ControlModifier && list->currentItem()) {
                takeOnly(list->currentItem());
                return true;
            }
        } else if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
                list->setFocus(Qt::TabFocusReason);
                if (!list->currentItem() || list->currentItem()->isHidden())
                    list->setCurrentRow(firstShown());
                return true;
            }
        }
        return QFrame::eventFilter(watched, event);
    }

    QLineEdit *search;
    QListWidget *list;
    std::function<void()> closed;

protected:
    void closeEvent(QCloseEvent *event) override
    {
        QFrame::closeEvent(event);
        if (closed)
            closed();
    }

private:
    void addRegion(const QString &id, const QString &text, bool ticked)
    {
        auto *item = new QListWidgetItem(text, list);
        item->setData(Qt::UserRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }

    void fill(const RegionModel &regions, const QStringList &chosen, const QString &excluded)
    {
        std::vector<QModelIndex> rows;
        for (int row = 0; row < regions.rowCount(); ++row)
            rows.push_back(regions.index(row, RegionModel::NameColumn));
        // Those that are ticked stand first: most often one of them is to go.
        std::stable_sort(rows.begin(), rows.end(), [&chosen](const QModelIndex &a, const QModelIndex &b) {
            const bool isFirst = chosen.contains(a.data(RegionModel::IdRole).toString());
            if (isFirst != chosen.contains(b.data(RegionModel::IdRole).toString()))
                return isFirst;
            return QString::localeAwareCompare(a.data().toString(), b.data().toString()) < 0;
        });
        for (const QString &id : chosen) {
            if (regions.rowOf(id) < 0)
                addRegion(id, RegionsField::tr("%1 (not in the catalog)").arg(id), true);
        }
        for (const QModelIndex &index : rows) {
            const QString id = index.data(RegionModel::IdRole).toString();
            if (id == excluded && !chosen.contains(id))
                continue;
            const int priced = index.data(RegionModel::PricedSizesRole).toInt();
            const QString prices = priced > 0
                ? RegionsField::tr("%1 sizes with a price").arg(formatNumber(priced, regions.locale(), 0))
                : RegionsField::tr("no prices listed");
            addRegion(
                id,
                RegionsField::tr("%1 (%2), %3")
                    .arg(index.data().toString(), index.data(RegionModel::GeographyRole).toString(), prices),
                chosen.contains(id));
        }
    }

    /// Ticks it before the others go, so that no region at all is never chosen.
    void takeOnly(QListWidgetItem *only)
    {
        only->setCheckState(Qt::Checked);
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row) != only)
                list->item(row)->setCheckState(Qt::Unchecked);
        }
    }

    void narrow(const QString &text)
    {
        for (int row = 0; row < list->count(); ++row) {
            const QListWidgetItem *item = list->item(row);
            const bool shown = item->text().contains(text.trimmed(), Qt::CaseInsensitive)
                || item->data(Qt::UserRole).toString().contains(text.trimmed(), Qt::CaseInsensitive);
            list->setRowHidden(row, !shown);
        }
    }

    [[nodiscard]] int firstShown() const
    {
        for (int row = 0; row < list->count(); ++row) {
            if (!list->isRowHidden(row))
                return row;
        }
        return -1;
    }
};

} // namespace

RegionsField::RegionsField(const Catalog &catalog, const PriceSnapshot &prices, QWidget *parent)
    : ComboField(parent)
    , m_catalog(catalog)
    , m_prices(prices)
{
    showRegions({}, {});
}

QString RegionsField::nameOf(const QString &id) const
{
    const std::optional<RegionId> region = m_catalog.findRegion(id);
    const QString name = region ? m_catalog.region(*region).name : QString();
    return name.isEmpty() ? id : name;
}

void RegionsField::showRegions(const QStringList &ids, const QString &excluded)
{
    m_excluded = excluded;
    m_chosen = ids;
    QStringList names;
    for (const QString &id : ids)
        names << nameOf(id);
    const QSignalBlocker blocker(this);
    clear();
    addItem(names.isEmpty() ? tr("None") : names.join(u", "_s));
    setCurrentIndex(0);
    update();
}

QString RegionsField::wordsWithin(int room) const
{
    if (m_chosen.size() < 2 || fitsInto(currentText(), narrowedToFit(currentText(), font(), room), room))
        return currentText();
    QString words;
    for (qsizetype named = m_chosen.size() - 1; named > 0; --named) {
        QStringList names;
        for (const QString &id : m_chosen.first(named))
            names << nameOf(id);
        words = tr("%1 +%2", "names of regions and how many more")
                    .arg(names.join(u", "_s))
                    .arg(m_chosen.size() - named);
        if (fitsInto(words, font(), room))
            break;
    }
    return words;
}

void RegionsField::showPopup()
{
    RegionModel regions(m_catalog, m_prices);
    regions.setLocale(locale());
    auto *box = new RegionList(regions, m_chosen, m_excluded, this);
    box->closed = [this] { Q_EMIT chosenAll(); };
    connect(box->list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const QString id = item->data(Qt::UserRole).toString();
        QStringList chosen = m_chosen;
        chosen.removeAll(id);
        if (item->checkState() == Qt::Checked)
            chosen << id;
        Q_EMIT regionsChosen(chosen);
    });
    const QRect room = screen()->availableGeometry();
    QSize wanted(std::max(width(), fontMetrics().averageCharWidth() * 56), fontMetrics().height() * 20);
    wanted = wanted.boundedTo(room.size());
    QPoint place = mapToGlobal(QPoint(0, height() + space::group));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - wanted.width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - wanted.height())));
    box->setGeometry(QRect(place, wanted));
    box->show();
    box->search->setFocus(Qt::PopupFocusReason);
}

void RegionsField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F4:
    case Qt::Key_Down:
        showPopup();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RegionsField::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace slipway
