// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plandocument.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/fieldplaces.h"

#include <QObject>
#include <QVariant>

#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

class QCheckBox;
class QLineEdit;

namespace slipway {

class ComboField;
class NumberField;
class RangeField;
class SegmentedControl;

/// Where a field stands in the plan at the moment: "/computes/0/maxNodes". Empty: the plan has no such member
/// now, and the field is switched off.
using PointerOf = std::function<QString(const Plan &)>;

/// What a field edits: its place, and its name in the undo list ("max nodes").
struct Place
{
    PointerOf pointer;
    QString label;
};

/// How a value gets out of the plan and into it. `set` is called only while the place exists.
template <typename T> struct Value
{
    std::function<T(const Plan &)> get;
    std::function<void(Plan &, const T &)> set;
};

/// Ties the fields of one page to the plan: what the user enters becomes an edit of the document, what else
/// changes the plan is shown without an edit and without moving the cursor. Numbers take range, unit and decimals from the
/// description of the plan's field. Borrows the document and the fields; both outlive it, or go with the page.
class Binder final : public QObject
{
    Q_OBJECT
public:
    Binder(PlanDocument &document, Step step, QObject *parent);
    ~Binder() override;

    void number(NumberField *field, Place place, Value<std::optional<double>> value);
    void range(RangeField *field, Place place, Value<std::optional<Estimate>> value);
    void text(QLineEdit *field, Place place, Value<QString> value);
    /// A text that only makes sense as a whole, and is taken when it is left: `take` puts it into a plan, or says in a sentence why it
    /// can't. Then it stays in the field with that sentence under it, and the document is told.
    void line(QLineEdit *field, Place place, std::function<QString(const Plan &)> get,
              std::function<QString(Plan &, const QString &)> take);
    void check(QCheckBox *field, Place place, Value<bool> value);
    /// The value is the data of the entry.
    void combo(ComboField *field, Place place, Value<QVariant> value);
    /// The value is the index of the choice.
    void segments(SegmentedControl *field, Place place, Value<int> value);
    /// A widget that edits by itself through edit(): `show` brings it up to date.
    void custom(QWidget *field, Place place, std::function<void(const Plan &)> show);

    /// One edit of the document at `place`; does nothing where the place does not exist.
    void edit(const Place &place, const std::function<void(Plan &)> &change);
    /// Shows the plan in every field.
    void refresh();
    /// Widget of the field at `pointer`; else of the nearest one above or below it; null where none is near.
    [[nodiscard]] QWidget *fieldAt(const QString &pointer) const;

    /// Puts each finding that concerns a field under it, with its fix as a link; the worst where there are several.
    void showFindings(const std::vector<Finding> &findings);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The link of a message under a field: the page applies it.
    void fixChosen(const slipway::PlanEdit &fix);

private:
    struct Entry
    {
        QWidget *widget = nullptr;
        Place place;
        std::function<void(const Plan &, bool force)> show;
        std::function<void(const NumberRule &)> limit = {}; ///< of numbers: takes range, unit and decimals
        std::function<void(const QString &)> placed = {}; ///< of ranges: told where it stands now
        QString pointer = {}; ///< where it was when it was last shown
        std::optional<PlanEdit> fix = {}; ///< of the message under it
        std::vector<const NumberField *> numbers = {}; ///< that may hold what the plan does not
        QString problem = {}; ///< of a line that could not be taken
        QString textBefore = {}; ///< of a line of text: before it was typed in
    };
    /// Tells the document what stands in a number's field and is not in the plan.
    void follow(NumberField *field);
    void report(const NumberField *field, const Entry &entry);
    /// What is wrong with a line; empty: nothing, its text and the plan agree.
    void setProblem(Entry &entry, const QLineEdit *field, const QString &problem);
    /// The focus went: ends the undo step, and puts the plan's text back where half a text was left.
    void leave(QObject *field);
    /// The entry of a line of text; null where it is none of this page.
    [[nodiscard]] Entry *lineEntry(const QObject *field);
    /// The entry of a line in which another text stands than before it was typed in, or one that could not be taken; else null.
    [[nodiscard]] const Entry *restorable(const QLineEdit *field);
    /// The text that stood there before typing; of a line that could not be taken the plan's. False: it stands there.
    bool restoreText(QLineEdit *field);
    /// What a line shows is what Escape goes back to, unless it is being typed.
    void keepShownText(Entry &entry) const;
    void add(QWidget *widget, const Place &place, std::function<void(const Plan &, bool force)> show);
    /// Gives a number what its description says, once it stands somewhere. The property "planField" of the widget says where.
    static void describe(Entry &entry, const QString &pointer);

    PlanDocument &m_document;
    Step m_step;
    std::vector<Entry> m_entries;
    int m_planNumber = -1; ///< that was shown last
    const QWidget *m_typed = nullptr; ///< the text that an edit just comes from
};

/// A generic lambda `[](auto &plan) { return &plan.months; }` as the value of a field: for members of type double,
/// int, Estimate, and optionals of them. It may return null where the member does not exist.
template <typename Access> [[nodiscard]] Value<std::optional<double>> numberMember(Access access)
{
    return {[access](const Plan &plan) -> std::optional<double> {
                const auto *member = access(plan);
                if (!member)
                    return std::nullopt;
                if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(*member)>>)
                    return static_cast<double>(*member);
                else
                    return *member ? std::optional<double>(static_cast<double>(**member)) : std::nullopt;
            },
            [access](Plan &plan, const std::optional<double> &value) {
                auto *member = access(plan);
                if (!member)
                    return;
                using Member = std::remove_cvref_t<decltype(*member)>;
                if constexpr (std::is_arithmetic_v<Member>) {
                    if (value)
                        *member = static_cast<Member>(*value);
                } else if (value) {
                    *member = static_cast<typename Member::value_type>(*value);
                } else {
                    member->reset();
                }
            }};
}

template <typename Access> [[nodiscard]] Value<std::optional<Estimate>> estimateMember(Access access)
{
    return {[access](const Plan &plan) -> std::optional<Estimate> {
                const auto *member = access(plan);
                return member ? std::optional<Estimate>(*member) : std::nullopt;
            },
            [access](Plan &plan, const std::optional<Estimate> &value) {
                auto *member = access(plan);
                if (!member)
                    return;
                using Member = std::remove_cvref_t<decltype(*member)>;
                if constexpr (std::is_same_v<Member, Estimate>) {
                    if (value)
                        *member = *value;
                } else {
                    *member = value;
                }
            }};
}

template <typename Access> [[nodiscard]] Value<QString> textMember(Access access)
{
    return {[access](const Plan &plan) {
                const auto *member = access(plan);
                return member ? QString(*member) : QString();
            },
            [access](Plan &plan, const QString &value) {
                if (auto *member = access(plan))
                    *member = value;
            }};
}

/// For a text that may be absent: empty then.
template <typename Access> [[nodiscard]] Value<QString> optionalTextMember(Access access)
{
    return {[access](const Plan &plan) {
                const auto *member = access(plan);
                return member ? member->value_or(QString()) : QString();
            },
            [access](Plan &plan, const QString &value) {
                const QString text = value.trimmed();
                if (auto *member = access(plan))
                    *member = text.isEmpty() ? std::nullopt : std::optional(text);
            }};
}

template <typename Access> [[nodiscard]] Value<bool> boolMember(Access access)
{
    return {[access](const Plan &plan) {
                const auto *member = access(plan);
                return member && *member;
            },
            [access](Plan &plan, const bool &value) {
                if (auto *member = access(plan))
                    *member = value;
            }};
}

/// For combo boxes: enumerations travel as int, texts as QString.
template <typename Access> [[nodiscard]] Value<QVariant> choiceMember(Access access)
{
    return {[access](const Plan &plan) -> QVariant {
                const auto *member = access(plan);
                if (!member)
                    return {};
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*member)>, QString>)
                    return *member;
                else
                    return static_cast<int>(*member);
            },
            [access](Plan &plan, const QVariant &value) {
                auto *member = access(plan);
                if (!member)
                    return;
                using Member = std::remove_cvref_t<decltype(*member)>;
                if constexpr (std::is_same_v<Member, QString>)
                    *member = value.toString();
                else
                    *member = static_cast<Member>(value.toInt());
            }};
}

/// The same for an enumeration that may be left open: then -1.
template <typename Access> [[nodiscard]] Value<QVariant> optionalChoiceMember(Access access)
{
    return {[access](const Plan &plan) -> QVariant {
                const auto *member = access(plan);
                if (!member)
                    return {};
                return *member ? static_cast<int>(**member) : -1;
            },
            [access](Plan &plan, const QVariant &value) {
                auto *member = access(plan);
                if (!member)
                    return;
                using Member = typename std::remove_cvref_t<decltype(*member)>::value_type;
                if (value.toInt() < 0)
                    member->reset();
                else
                    *member = static_cast<Member>(value.toInt());
            }};
}

/// A pointer that never changes.
[[nodiscard]] PointerOf always(const QString &pointer);
/// A place whose pointer never changes.
[[nodiscard]] Place fixedPlace(const QString &pointer, const QString &label);

} // namespace slipway
