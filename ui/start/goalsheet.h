// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "model/proposals/sheet.h"

#include <QDate>
#include <QFrame>

#include <deque>
#include <functional>
#include <map>
#include <vector>

class QGridLayout;
class QLabel;

namespace slipway {

class CaptionedField;
class SignLabel;

/// What somebody knows before there is a plan, on one card that scrolls by itself. Every field has a usual answer; only those that the kind of
/// work has a use for are on show, and each kind keeps what was typed for it.
class GoalSheet final : public QFrame
{
    Q_OBJECT
public:
    /// Borrows catalog and prices. `today` names the first month.
    GoalSheet(const Catalog &catalog, const PriceSnapshot &prices, const QDate &today,
              QWidget *parent = nullptr);

    /// Without entries that are not on show.
    [[nodiscard]] Sheet sheet() const;
    /// Shows another, without a signal.
    void setSheet(const Sheet &sheet);
    /// The same as an edit: what is proposed follows it.
    void take(const Sheet &sheet);
    /// Each sentence under the field it is about; one about no field on show stands at the top. Empty: none.
    void setFaults(const std::vector<Error> &faults);
    /// What the page calls the entry `key` of a sheet; empty where it shows none.
    [[nodiscard]] QString captionOf(const QString &key) const;
    [[nodiscard]] QWidget *firstField() const;
    /// Spares what is no answer, for a page of little height.
    void setLow(bool low);
    /// A field on show with a text that is no value: sheet() does not hold what stands there. Null: none.
    [[nodiscard]] QWidget *openField() const;
    /// The field on show that edits the entry `key`; null: none.
    [[nodiscard]] QWidget *fieldOf(const QString &key) const;

Q_SIGNALS:
    /// An answer is another.
    void changed();
    /// Enter in a field: go on with what is proposed.
    void goAsked();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// One entry of the sheet.
    struct Entry
    {
        QString key;
        QString caption;
        QWidget *box = nullptr; ///< with caption
        QWidget *field = nullptr;
        CaptionedField *captioned = nullptr; ///< null: a tick
        bool wide = false;
        int span = 3; ///< sixths of a row
        std::function<bool(const Sheet &)> counts; ///< besides hasUseFor()
        std::function<void(const Sheet &)> show;
        std::function<void(Sheet &)> clear; ///< empty: what is left out says nothing

        /// The number may not be left empty.
        Entry &needed();
        Entry &third()
        {
            span = 2;
            return *this;
        }
    };
    using Number = std::function<std::optional<double>(const Sheet &)>;
    using SetNumber = std::function<void(Sheet &, std::optional<double>)>;
    using Choices = std::vector<std::pair<QString, QVariant>>;

    void addEntries();
    void addWork();
    void addModels();
    void addRuns();
    void addRequests();
    void addItems();
    void addPeople();
    void addPlace();
    void addMoney();
    void addTicks();

    Entry &add(const QString &key, const QString &caption, QWidget *field);
    Entry &addNumber(const QString &key, const QString &caption, const QString &unit, const Number &get,
                     const SetNumber &set, double scale = 1);
    Entry &addNumber(const QString &key, const QString &caption, const QString &unit,
                     std::optional<double> Sheet::*member, double scale = 1);
    Entry &addLikely(const QString &key, const QString &caption, const QString &unit,
                     std::optional<Estimate> Sheet::*member);
    Entry &addRange(const QString &key, const QString &caption, const QString &unit,
                    std::optional<Estimate> Sheet::*member);
    Entry &addChoice(const QString &key, const QString &caption, const Choices &choices,
                     const std::function<QVariant(const Sheet &)> &get,
                     const std::function<void(Sheet &, const QVariant &)> &set);
    Entry &addTick(const QString &key, const QString &text, const std::function<bool(const Sheet &)> &get,
                   const std::function<void(Sheet &, bool)> &set);
    Entry &addTick(const QString &key, const QString &text, bool Sheet::*member);

    [[nodiscard]] bool counts(const Entry &entry) const;
    void edit(const std::function<void(Sheet &)> &change);
    void chooseWork(WorkKind work);
    void showAll();
    void arrange();
    /// Ticks have one line: in a narrow sheet their words are drawn narrower.
    void fitTicks();

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QDate m_today;
    Sheet m_sheet; ///< with what is not on show
    std::map<WorkKind, Sheet> m_kept; ///< of other kinds of work
    std::deque<Entry> m_entries;
    std::vector<const Entry *> m_shown;
    bool m_threes = true; ///< three short fields in a row
    QWidget *m_content = nullptr;
    QGridLayout *m_grid = nullptr;
    QLabel *m_hint = nullptr;
    SignLabel *m_general = nullptr; ///< a fault about no field on show
};

} // namespace slipway
