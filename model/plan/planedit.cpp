// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planedit.h"

#include "model/base/jsontext.h"
#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"
#include "model/plan/likely.h"
#include "model/plan/plannames.h"
#include "model/plan/treereader.h"

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace slipway {

using nlohmann::ordered_json;

namespace {

template <typename T> constexpr bool isText = std::is_same_v<T, QString>;
/// Values that a change sets as a whole.
template <typename T>
constexpr bool isLeaf
    = std::is_arithmetic_v<
          T> || std::is_enum_v<T> || isText<T> || std::is_same_v<T, Estimate> || std::is_same_v<T, YearMonth> || std::is_same_v<T, DayProfile>;

/// Goes from field to field of a plan, as their names in a change lead, and sets the last one.
class FieldSetter
{
public:
    FieldSetter(const PlanEdit::Change &change, std::vector<QString> names)
        : m_change(change)
        , m_names(std::move(names))
    {
    }

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

    template <typename Object> void enter(Object &object);
    template <typename T> void arrive(const Field &field, T &member);

    [[nodiscard]] bool isAtEnd() const { return m_at == m_names.size(); }
    [[nodiscard]] const QString &name() const { return m_names[m_at]; }
    void step() { ++m_at; }
    void leadsNowhere()
    {
        m_error = Error{ErrorCode::Invalid, u"The plan has no such place."_s, m_change.pointer};
    }
    /// What stands there is no field, but has some.
    void isGroup(const QStringList &fields)
    {
        m_error = Error{
            ErrorCode::Invalid,
            u"There is more than one field there: set one of them, such as \"%1\"."_s.arg(fields.value(0)),
            m_change.pointer};
    }
    /// The next name is none of those that could stand here.
    void isNone(const QStringList &known)
    {
        // They stand in every plan and tell readers what it is.
        if (name() == u"schema" || name() == u"version" || name() == u"kind") {
            m_error = Error{ErrorCode::Invalid,
                            u"\"%1\" follows from the rest of the plan and cannot be set."_s.arg(name()),
                            m_change.pointer};
            return;
        }
        m_error = Error{
            ErrorCode::Invalid,
            u"The plan has no \"%1\" there%2"_s.arg(quotedText(name()), sentenceEndForClosed(name(), known)),
            m_change.pointer};
    }

private:
    template <typename T> void set(const Field &field, T &member);
    void setEndOf(const Field &field, Estimate &member);
    void arriveAtAbsent(const Field &field, std::optional<Estimate> &member);
    template <typename Entry> void enterList(std::vector<Entry> &entries);
    template <typename Entry> void checkIdentity(const std::vector<Entry> &entries, const Entry &changed);
    void setText(const Field &field, QStringList &texts);
    /// The entry that the next name means; `size` for "-", the place after the last.
    [[nodiscard]] std::optional<std::size_t> index(std::size_t size) const;
    [[nodiscard]] bool removes() const { return std::holds_alternative<std::monostate>(m_change.value); }

    const PlanEdit::Change &m_change;
    std::vector<QString> m_names;
    std::size_t m_at = 0;
    std::optional<Error> m_error;
};

/// Looks for one field of an object by its name.
template <typename Object> class FieldFinder
{
public:
    FieldFinder(FieldSetter &setter, Object &object)
        : m_setter(setter)
        , m_object(object)
        , m_name(setter.isAtEnd() ? QString() : setter.name())
    {
    }

    [[nodiscard]] bool found() const { return m_found; }
    /// Of all fields looked at; whole only where none was found.
    [[nodiscard]] const QStringList &keys() const { return m_keys; }
    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Object::*member)
    {
        m_keys << field.key;
        if (m_found || m_name != field.key)
            return;
        m_found = true;
        m_setter.step();
        m_setter.arrive(field, m_object.*member);
    }
    /// A workload's entries stand under the word of its kind; the kind itself is no field that an edit sets.
    void detail(const Field &, Workload::Detail Object::*member)
    {
        m_keys << wordOf(kindOf(m_object));
        if (m_found || m_name != wordOf(kindOf(m_object)))
            return;
        m_found = true;
        m_setter.step();
        std::visit([this](auto &alternative) { m_setter.enter(alternative); }, m_object.*member);
    }

private:
    FieldSetter &m_setter;
    Object &m_object;
    QString m_name;
    QStringList m_keys;
    bool m_found = false;
};

template <typename Object> void FieldSetter::enter(Object &object)
{
    FieldFinder<Object> finder(*this, object);
    describe(finder, Of<Object>());
    if (isAtEnd() && !finder.found())
        isGroup(finder.keys());
    else if (!finder.found())
        isNone(finder.keys());
}

template <typename T> void FieldSetter::arrive(const Field &field, T &member)
{
    if constexpr (treereader::isOptional<T>) {
        if (isAtEnd() && removes())
            member.reset();
        else if (isAtEnd())
            arrive(field, member.emplace());
        else if (member)
            arrive(field, *member);
        else if constexpr (std::is_same_v<typename T::value_type, Estimate>)
            arriveAtAbsent(field, member);
        else if constexpr (!isLeaf<typename T::value_type>)
            arrive(field, member.emplace()); // a group that is absent has its defaults
        else
            leadsNowhere();
    } else if constexpr (isLeaf<T>) {
        set(field, member);
    } else if constexpr (treereader::isVector<T>) {
        enterList(member);
    } else if constexpr (std::is_same_v<T, QStringList>) {
        if (isAtEnd())
            set(field, member);
        else
            setText(field, member);
    } else {
        enter(member);
    }
}

/// As the reader of files does, so that what may stand there and the words of a refusal are the same.
template <typename T> void FieldSetter::set(const Field &field, T &member)
{
    if constexpr (std::is_same_v<T, Estimate>) {
        if (!isAtEnd()) {
            setEndOf(field, member);
            return;
        }
    }
    if (!isAtEnd()) {
        leadsNowhere();
        return;
    }
    const ordered_json json = toJson(m_change.value);
    QStringList unknown;
    TreeReader reader(unknown);
    reader.read(field, JsonValue(json, m_change.pointer), member);
    m_error = reader.error();
}

/// One figure of an estimate: "low", "likely" or "high". An end may be new, and may go; whether the three rise is for whoever takes the plan.
void FieldSetter::setEndOf(const Field &field, Estimate &member)
{
    const QString end = name();
    if (end != u"low" && end != u"likely" && end != u"high") {
        isNone({u"low"_s, u"likely"_s, u"high"_s});
        return;
    }
    step();
    std::optional<double> &changed = end == u"low" ? member.low : member.high;
    if (isAtEnd() && removes() && end != u"likely") {
        changed.reset();
        return;
    }
    Estimate read;
    set(field, read);
    if (m_error)
        return;
    if (end == u"likely")
        member = withLikely(member, read.likely);
    else
        changed = read.likely;
}

/// What is absent has no range: it begins with its likely value.
void FieldSetter::arriveAtAbsent(const Field &field, std::optional<Estimate> &member)
{
    if (name() != u"likely") {
        m_error = Error{ErrorCode::Invalid, u"The plan states nothing there: a range begins with its likely value."_s, m_change.pointer};
        return;
    }
    Estimate stated;
    setEndOf(field, stated);
    if (!m_error)
        member = stated;
}

template <typename Entry> void FieldSetter::enterList(std::vector<Entry> &entries)
{
    if (isAtEnd()) {
        m_error = Error{ErrorCode::Invalid,
                        u"There is a list there: name one of its entries, and a field of it."_s,
                        m_change.pointer};
        return;
    }
    const auto at = index(entries.size());
    // What others name by its id is not made by one of its fields.
    constexpr bool isNamed = requires(const Entry &entry)
    {
        entry.id;
    };
    const bool isNew = at && *at == entries.size();
    if (!at || (isNew && (isNamed || m_at + 1 == m_names.size()))) {
        QStringList known;
        for (const Entry &entry : entries)
            known << treereader::identityOf(entry);
        known.removeAll(QString());
        isNone(known);
        return;
    }
    step();
    if (isAtEnd() && removes()) {
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(*at));
        return;
    }
    if (isNew)
        entries.emplace_back();
    enter(entries[*at]);
    if (!m_error)
        checkIdentity(entries, entries[*at]);
}

template <typename Entry>
void FieldSetter::checkIdentity(const std::vector<Entry> &entries, const Entry &changed)
{
    const QString identity = treereader::identityOf(changed);
    const auto same
        = [&](const Entry &each) { return &each != &changed && treereader::identityOf(each) == identity; };
    if (!identity.isEmpty() && std::any_of(entries.begin(), entries.end(), same))
        m_error = Error{ErrorCode::Invalid,
                        u"Another entry has the id \"%1\" already."_s.arg(quotedText(identity)),
                        m_change.pointer};
}

void FieldSetter::setText(const Field &field, QStringList &texts)
{
    const auto at = index(static_cast<std::size_t>(texts.size()));
    const auto row = static_cast<qsizetype>(at.value_or(0));
    if (!at || (removes() && row == texts.size())) {
        leadsNowhere();
        return;
    }
    step();
    if (removes()) {
        texts.removeAt(row);
        return;
    }
    QString text;
    set(field, text);
    if (m_error)
        return;
    if (row == texts.size())
        texts << text;
    else
        texts[row] = text;
}

std::optional<std::size_t> FieldSetter::index(std::size_t size) const
{
    if (name() == u"-")
        return size;
    bool isNumber = false;
    const auto number = name().toUInt(&isNumber);
    if (!isNumber || number >= size || QString::number(number) != name())
        return std::nullopt;
    return number;
}

} // namespace

ordered_json toJson(const PlanEdit::Value &value)
{
    struct Writer
    {
        ordered_json operator()(std::monostate) const { return nullptr; }
        ordered_json operator()(bool on) const { return on; }
        ordered_json operator()(int number) const { return number; }
        ordered_json operator()(double number) const { return jsonNumber(number); }
        ordered_json operator()(const QString &text) const { return jsonText(text); }
        ordered_json operator()(const QStringList &texts) const
        {
            ordered_json list = ordered_json::array();
            for (const QString &text : texts)
                list.push_back(jsonText(text));
            return list;
        }
        ordered_json operator()(const std::vector<double> &numbers) const
        {
            ordered_json list = ordered_json::array();
            for (const double number : numbers)
                list.push_back(jsonNumber(number));
            return list;
        }
    };
    return std::visit(Writer(), value);
}

Result<Plan> applied(const PlanEdit &edit, const Plan &plan)
{
    Plan changed = plan;
    for (const PlanEdit::Change &change : edit.changes) {
        auto names = pointerSegments(change.pointer);
        FieldSetter setter(change, names ? std::move(*names) : std::vector<QString>());
        setter.enter(changed);
        if (setter.error())
            return *setter.error();
    }
    return changed;
}

std::vector<PlanEdit::Change> privateEndpointChanges(const Plan &plan)
{
    std::vector<PlanEdit::Change> changes{{u"/isolation/privateLink"_s, true}};
    if (plan.services.registry != registryWithPrivateEndpoint)
        changes.push_back({u"/services/registry"_s, QString(wordOf(registryWithPrivateEndpoint))});
    return changes;
}

} // namespace slipway
