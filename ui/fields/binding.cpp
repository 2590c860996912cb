// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/binding.h"

#include "model/base/plaintext.h"
#include "model/plan/field.h"
#include "model/uncertainty/usualranges.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/units.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/numberfield.h"
#include "ui/support/segmentedcontrol.h"

#include <QCheckBox>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// How many members two pointers have in common from the start. The first alone ("/computes") is none.
int commonMembers(const QString &a, const QString &b)
{
    const QStringList left = a.split(u'/', Qt::SkipEmptyParts);
    const QStringList right = b.split(u'/', Qt::SkipEmptyParts);
    int common = 0;
    while (common < left.size() && common < right.size() && left.at(common) == right.at(common))
        ++common;
    const bool contained = common > 0 && (common == left.size() || common == right.size());
    return common > 1 || contained ? common : 0;
}

CaptionedField::Message messageKind(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return CaptionedField::Message::Error;
    case Severity::Approval:
    case Severity::Warning:
        return CaptionedField::Message::Caution;
    case Severity::Advice:
        break;
    }
    return CaptionedField::Message::Remark;
}

/// What is longer than its field is read from its beginning, where it is not being typed.
void showFromStart(QLineEdit *field, const QString &text)
{
    field->setText(text);
    if (!field->hasFocus())
        field->setCursorPosition(0);
}

/// The caption around a field, or inside it.
CaptionedField *captionedOf(QWidget *field)
{
    if (const auto *range = qobject_cast<RangeField *>(field))
        return range->captioned();
    return qobject_cast<CaptionedField *>(field->parentWidget());
}

void limitNumber(NumberField *field, const NumberRule &rule)
{
    field->setDecimals(rule.decimals);
    field->setRange(rule.lowest, rule.highest);
    if (rule.unit.isEmpty())
        return;
    field->setUnit(unitText(rule.unit));
    // The unit is part of the accessible name, which the caption gives.
    if (CaptionedField *captioned = captionedOf(field))
        captioned->setCaption(captioned->caption());
}

/// Of "/workloads/2/training/work/measuredHours" the usual range of a measurement's hours; null where there is none.
const UsualRange *usualRangeAt(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return nullptr;
    const QString &holder = parts.at(parts.size() - 2);
    const QByteArray type = holder == u"work" ? "trainingWork" : holder.toLatin1();
    const QByteArray member = parts.last().toLatin1();
    return usualRange(QLatin1StringView(type), QLatin1StringView(member));
}

} // namespace

PointerOf always(const QString &pointer)
{
    return [pointer](const Plan &) { return pointer; };
}

Place fixedPlace(const QString &pointer, const QString &label)
{
    return {always(pointer), label};
}

Binder::Binder(PlanDocument &document, Step step, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_step(step)
{
    connect(&m_document, &PlanDocument::planChanged, this, &Binder::refresh);
}

Binder::~Binder()
{
    for (const Entry &entry : m_entries) {
        for (const NumberField *number : entry.numbers)
            m_document.openEntries().set(number, std::nullopt);
        if (!entry.problem.isEmpty())
            m_document.openEntries().set(entry.widget, std::nullopt);
    }
}

void Binder::follow(NumberField *field)
{
    const std::size_t index = m_entries.size() - 1;
    m_entries.back().numbers.push_back(field);
    const auto look = [this, field, index] { report(field, m_entries[index]); };
    connect(field, &NumberField::problemChanged, this, look);
    connect(field, &QLineEdit::textEdited, this, look);
}

void Binder::report(const NumberField *field, const Entry &entry)
{
    std::optional<OpenEntry> open;
    if (field->isOpen() && !entry.pointer.isEmpty())
        open = OpenEntry{entry.pointer, m_step, field->accessibleName().section(u", "_s, 0, 0), field->text(),
                         field->problem()};
    m_document.openEntries().set(field, open);
}

void Binder::add(QWidget *widget, const Place &place, std::function<void(const Plan &, bool)> show)
{
    QWidget *focusable = widget->focusProxy() ? widget->focusProxy() : widget;
    focusable->installEventFilter(this);
    m_entries.push_back({widget, place, std::move(show)});
    if (CaptionedField *captioned = captionedOf(widget)) {
        connect(captioned, &CaptionedField::messageActionTriggered, this,
                [this, index = m_entries.size() - 1] {
                    if (const std::optional<PlanEdit> fix = m_entries[index].fix)
                        Q_EMIT fixChosen(*fix);
                });
    }
}

void Binder::edit(const Place &place, const std::function<void(Plan &)> &change)
{
    const QString pointer = place.pointer(m_document.plan());
    if (!pointer.isEmpty())
        m_document.edit(pointer, m_step, place.label, change);
}

void Binder::number(NumberField *field, Place place, Value<std::optional<double>> value)
{
    const auto write = [this, place, set = value.set](std::optional<double> entered) {
        edit(place, [&](Plan &plan) { set(plan, entered); });
    };
    connect(field, &NumberField::edited, this, [field, write](double entered) {
        // A value that shows fewer decimals than it has must not change by being left.
        if (field->isModified())
            write(entered);
    });
    connect(field, &NumberField::cleared, this, [write] { write(std::nullopt); });
    add(field, place, [field, get = value.get](const Plan &plan, bool force) {
        const std::optional<double> now = get(plan);
        if (force)
            field->setModified(
                false); // what was typed belonged to another plan, and so does what was there before
        // Text that is no number stays until it is mended, with its message.
        if (force || field->value() != now || field->problem().isEmpty())
            field->setValue(now);
    });
    m_entries.back().limit = [field](const NumberRule &rule) { limitNumber(field, rule); };
    follow(field);
}

void Binder::range(RangeField *field, Place place, Value<std::optional<Estimate>> value)
{
    connect(field, &RangeField::edited, this, [this, place, set = value.set](const auto &entered) {
        edit(place, [&](Plan &plan) { set(plan, entered); });
    });
    add(field, place,
        [field, get = value.get](const Plan &plan, bool force) { field->show(get(plan), force); });
    for (NumberField *end : {field->low(), field->high()})
        end->installEventFilter(this);
    m_entries.back().limit = [field](const NumberRule &rule) {
        field->setLimits(rule.lowest, rule.highest, rule.decimals);
        if (!rule.unit.isEmpty())
            field->setUnit(unitText(rule.unit));
    };
    m_entries.back().placed = [field](const QString &pointer) {
        const UsualRange *usual = usualRangeAt(pointer);
        field->setUsual(usual ? usual->low : 1, usual ? usual->high : 1);
    };
    for (NumberField *number : {field->low(), field->number(), field->high()})
        follow(number);
}

void Binder::text(QLineEdit *field, Place place, Value<QString> value)
{
    // A longer text would be saved and never be read again.
    if (field->inputMask().isEmpty())
        field->setMaxLength(std::min(field->maxLength(), longestLine));
    connect(field, &QLineEdit::textEdited, this, [this, field, place, set = value.set](const QString &typed) {
        // What is pasted may hold line feeds; the plan's file refuses them.
        const QString entered = oneLineText(typed);
        if (entered != typed) {
            const int cursor = field->cursorPosition();
            field->setText(entered);
            field->setCursorPosition(cursor);
            field->setModified(true);
        }
        // Half a time of day is typed, not meant.
        if (!field->hasAcceptableInput())
            return;
        m_typed = field;
        edit(place, [&](Plan &plan) { set(plan, entered); });
        m_typed = nullptr;
    });
    add(field, place, [field, get = value.get](const Plan &plan, bool) {
        const QString now = get(plan);
        if (field->text() != now)
            showFromStart(field, now);
    });
}

void Binder::line(QLineEdit *field, Place place, std::function<QString(const Plan &)> get,
                  std::function<QString(Plan &, const QString &)> take)
{
    add(field, place, [this, field, get, index = m_entries.size()](const Plan &plan, bool force) {
        Entry &entry = m_entries[index];
        if (!force && !entry.problem.isEmpty())
            return; // stays until it is mended
        setProblem(entry, field, {});
        if (field->text() != get(plan))
            showFromStart(field, get(plan));
    });
    connect(field, &QLineEdit::editingFinished, this,
            [this, field, get = std::move(get), take = std::move(take), index = m_entries.size() - 1] {
                Entry &entry = m_entries[index];
                const QString typed = field->text();
                // What nobody touched stays: the text of what a file holds need not read back as the same.
                const bool isNew = typed != get(m_document.plan());
                Plan changed = m_document.plan();
                setProblem(entry, field, isNew ? take(changed, typed) : QString());
                if (!entry.problem.isEmpty())
                    return;
                if (isNew && changed != m_document.plan())
                    edit(entry.place, [&](Plan &plan) { plan = std::move(changed); });
                m_document.finishField();
                entry.show(m_document.plan(), false);
            });
}

void Binder::setProblem(Entry &entry, const QLineEdit *field, const QString &problem)
{
    if (problem.isEmpty() && entry.problem.isEmpty())
        return;
    entry.problem = problem;
    CaptionedField *captioned = captionedOf(entry.widget);
    if (problem.isEmpty()) {
        m_document.openEntries().set(field, std::nullopt);
        if (captioned)
            captioned->clearMessage();
        return;
    }
    m_document.openEntries().set(
        field, OpenEntry{entry.pointer, m_step, captioned ? captioned->caption() : QString(), field->text(), problem});
    if (captioned)
        captioned->setMessage(CaptionedField::Message::Error, problem);
}

void Binder::check(QCheckBox *field, Place place, Value<bool> value)
{
    connect(field, &QCheckBox::clicked, this, [this, place, set = value.set](bool entered) {
        edit(place, [&](Plan &plan) { set(plan, entered); });
    });
    add(field, place, [field, get = value.get](const Plan &plan, bool) {
        const QSignalBlocker blocker(field);
        field->setChecked(get(plan));
        field->update();
    });
}

void Binder::combo(ComboField *field, Place place, Value<QVariant> value)
{
    connect(field, &QComboBox::activated, this, [this, field, place, set = value.set](int index) {
        edit(place, [&](Plan &plan) { set(plan, field->itemData(index)); });
    });
    add(field, place, [field, get = value.get](const Plan &plan, bool) {
        const QVariant now = get(plan);
        if (field->currentData() != now)
            field->showPlanned(now);
    });
}

void Binder::segments(SegmentedControl *field, Place place, Value<int> value)
{
    connect(field, &SegmentedControl::chosen, this, [this, place, set = value.set](int index) {
        edit(place, [&](Plan &plan) { set(plan, index); });
    });
    add(field, place, [field, get = value.get](const Plan &plan, bool) { field->setCurrent(get(plan)); });
}

void Binder::custom(QWidget *field, Place place, std::function<void(const Plan &)> show)
{
    add(field, place, [show = std::move(show)](const Plan &plan, bool) { show(plan); });
}

void Binder::refresh()
{
    const Plan &plan = m_document.plan();
    // Another plan was opened, and whatever was being typed belonged to the old one.
    const bool force = std::exchange(m_planNumber, m_document.planNumber()) != m_document.planNumber();
    for (Entry &entry : m_entries) {
        const QString pointer = entry.place.pointer(plan);
        entry.widget->setEnabled(!pointer.isEmpty() && !m_document.isReadOnly());
        // What was typed belonged to the entry that stood here before.
        const bool moved = pointer != entry.pointer;
        describe(entry, pointer);
        entry.show(plan, force || moved);
        keepShownText(entry);
        // A field that is empty here too has the problem that it had, and says nothing of it anew.
        for (const NumberField *number : entry.numbers)
            report(number, entry);
    }
}

void Binder::describe(Entry &entry, const QString &pointer)
{
    if (pointer == entry.pointer)
        return;
    entry.pointer = pointer;
    entry.widget->setProperty("planField", pointer);
    if (const std::optional<NumberRule> rule = entry.limit ? numberRule(pointer) : std::nullopt)
        entry.limit(*rule);
    if (entry.placed)
        entry.placed(pointer);
}

QWidget *Binder::fieldAt(const QString &pointer) const
{
    const Plan &plan = m_document.plan();
    QWidget *best = nullptr;
    int bestCommon = 0;
    for (const Entry &entry : m_entries) {
        const QString found = entry.place.pointer(plan);
        if (found == pointer && !pointer.isEmpty())
            return entry.widget;
        const int common = commonMembers(pointer, found);
        if (common > bestCommon) {
            best = entry.widget;
            bestCommon = common;
        }
    }
    return best;
}

void Binder::showFindings(const std::vector<Finding> &findings)
{
    const Plan &plan = m_document.plan();
    for (Entry &entry : m_entries) {
        CaptionedField *captioned = captionedOf(entry.widget);
        if (!captioned)
            continue;
        const QString pointer = entry.place.pointer(plan);
        const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding &finding) {
            return !pointer.isEmpty() && finding.field == pointer;
        });
        if (!entry.problem.isEmpty()) {
            entry.fix.reset();
            captioned->setMessage(CaptionedField::Message::Error, entry.problem);
            continue;
        }
        if (found == findings.end()) {
            entry.fix.reset();
            captioned->clearMessage();
            continue;
        }
        entry.fix = found->fix;
        captioned->setMessage(messageKind(found->severity), found->title,
                              found->fix ? found->fix->label : QString());
    }
}

void Binder::leave(QObject *field)
{
    m_document.finishField();
    auto *line = qobject_cast<QLineEdit *>(field);
    if (!line || line->hasAcceptableInput())
        return;
    for (const Entry &entry : m_entries) {
        if (entry.widget == line)
            entry.show(m_document.plan(), false);
    }
}

Binder::Entry *Binder::lineEntry(const QObject *field)
{
    const auto entry
        = std::ranges::find_if(m_entries, [field](const Entry &each) { return each.widget == field; });
    return entry == m_entries.end() ? nullptr : &*entry;
}

const Binder::Entry *Binder::restorable(const QLineEdit *field)
{
    const Entry *entry = lineEntry(field);
    if (!entry || field->isReadOnly())
        return nullptr;
    return entry->problem.isEmpty() && field->text() == entry->textBefore ? nullptr : entry;
}

void Binder::keepShownText(Entry &entry) const
{
    const auto *line = qobject_cast<QLineEdit *>(entry.widget);
    // Asked of its window: one that is not in front has no keyboard, and is typed in again afterwards.
    if (line && m_typed != line && (!line->isModified() || line->window()->focusWidget() != line))
        entry.textBefore = line->text();
}

bool Binder::restoreText(QLineEdit *field)
{
    const Entry *entry = restorable(field);
    if (!entry)
        return false;
    if (!entry->problem.isEmpty()) {
        entry->show(m_document.plan(), true);
    } else {
        const QString before = entry->textBefore;
        field->setText(before);
        // As typed: a text that the plan follows letter by letter follows back.
        Q_EMIT field->textEdited(before);
    }
    field->selectAll();
    return true;
}

bool Binder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        leave(watched);
    auto *line = qobject_cast<QLineEdit *>(watched);
    if (!line || qobject_cast<NumberField *>(watched)) // numbers restore themselves
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        // A window or menu in between is no new beginning.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        Entry *entry = lineEntry(line);
        if (entry && reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            entry->textBefore = line->text();
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        if (event->type() == QEvent::KeyPress && restoreText(line))
            return true;
        if (event->type() == QEvent::ShortcutOverride
            && restorable(line)) { // before a shortcut of the page has it
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace slipway
