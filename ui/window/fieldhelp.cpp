// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fieldhelp.h"

#include "model/document/plansession.h"
#include "model/evaluation/effort.h"
#include "model/explain/fielduse.h"
#include "model/explain/glossary.h"
#include "model/plan/fieldphrase.h"
#include "model/plan/fieldplaces.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/steppage.h"
#include "ui/fields/units.h"
#include "ui/support/captionedfield.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct FieldHelps
{
    Q_DECLARE_TR_FUNCTIONS(slipway::FieldHelps)
};

QString sentence(QString phrase)
{
    if (phrase.isEmpty())
        return phrase;
    phrase[0] = phrase.at(0).toUpper();
    return phrase.endsWith(u'.') ? phrase : QString(phrase + u'.');
}

/// The widget, or the nearest around it, that is bound to a field of the plan.
const QWidget *boundWidget(const QWidget *focus, const QWidget *page)
{
    for (const QWidget *each = focus; each && each != page; each = each->parentWidget()) {
        if (!each->property("planField").toString().isEmpty())
            return each;
    }
    return nullptr;
}

QString limitsOf(const NumberField &field)
{
    const QString from = numberText(field.lowest(), field.locale(), field.decimals());
    if (field.highest() >= 1e15)
        return FieldHelps::tr("%1 or more").arg(from);
    return FieldHelps::tr("%1 to %2")
        .arg(from, numberText(field.highest(), field.locale(), field.decimals()));
}

QStringList numberLines(const NumberField &field, const QString &pointer)
{
    QStringList lines;
    const QString limits = limitsOf(field);
    lines << (field.unit().isEmpty() ? FieldHelps::tr("Takes %1.").arg(limits)
                                     : FieldHelps::tr("Unit: %1; takes %2.").arg(field.unit(), limits));
    const std::optional<NumberRule> rule = numberRule(pointer);
    if (!rule)
        return lines;
    if (rule->isOptional)
        lines << FieldHelps::tr("May be left empty: Slipway then works it out or leaves it out.");
    if (rule->isEstimate)
        lines << FieldHelps::tr(
            "May be a range: a lowest and a highest value, from which the spread of the total is drawn.");
    return lines;
}

/// Which figures the entry goes into, and where its value is from. Nothing while they are being computed, nor of a plan whose lines are
/// too many to explain each while a pointer rests.
QStringList useLines(const QString &pointer, PlanSession &session, const QLocale &locale)
{
    constexpr qsizetype mostFigures = 3;
    if (session.isPending() || !isQuick(session.plan()))
        return {};
    const FieldUse use = useOfField(pointer, session.plan(), session.evaluation(), session.context(), locale);
    if (use.figures.isEmpty())
        return {};
    const QString named = use.figures.first(std::min(mostFigures, use.figures.size())).join(u"; "_s);
    const qsizetype others = use.figures.size() - mostFigures;
    QStringList lines;
    lines << (others > 0 ? FieldHelps::tr("Changes: %1; and %2 more.").arg(named).arg(others)
                         : FieldHelps::tr("Changes: %1.").arg(named));
    if (!use.origin.isEmpty())
        lines << FieldHelps::tr("Source: %1.").arg(use.origin);
    return lines;
}

/// The nearest part of the page that has a name: inside a field there may be parts without.
QString titleOf(const QWidget *focus, const QWidget *page)
{
    for (const QWidget *each = focus; each && each != page; each = each->parentWidget()) {
        if (!each->accessibleName().isEmpty())
            return each->accessibleName();
        if (const auto *button = qobject_cast<const QAbstractButton *>(each); button && !button->text().isEmpty())
            return QString(button->text()).remove(u'&');
    }
    // A field of several parts may leave its name to them.
    for (const QWidget *part : focus->findChildren<QWidget *>()) {
        if (!part->accessibleName().isEmpty())
            return part->accessibleName();
    }
    return {};
}

QString plainToolTip(const QString &tip)
{
    return Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
}

/// What the widget says of itself, or the nearest around it: parts of a field leave that to the field.
QString purposeOf(const QWidget *focus, const QWidget *page, const QString &title)
{
    for (const QWidget *each = focus; each && each != page; each = each->parentWidget()) {
        // A tool tip that only repeats a name that may be cut says nothing new.
        if (const QString tip = plainToolTip(each->toolTip()); !tip.isEmpty() && !title.contains(tip))
            return sentence(tip);
        if (each != focus && !each->accessibleDescription().isEmpty())
            return sentence(each->accessibleDescription());
    }
    return {};
}

const StepPage *pageAround(const QWidget *widget)
{
    for (const QWidget *each = widget; each; each = each->parentWidget()) {
        if (const auto *page = qobject_cast<const StepPage *>(each))
            return page;
    }
    return nullptr;
}

} // namespace

FieldHelp fieldHelpOf(QWidget *focus, const QWidget *page, PlanSession &session)
{
    FieldHelp help;
    const bool onPage = page && focus && page->isAncestorOf(focus);
    if (onPage) {
        help.field = focus;
        help.title = titleOf(focus, page);
        const QWidget *bound = boundWidget(focus, page);
        const QString pointer = bound ? bound->property("planField").toString() : QString();
        // What is explained is what the field is for: a caption such as "At least" is no term by itself.
        const QString phrase = fieldPhrase(pointer);
        const QString purpose = phrase.isEmpty() ? purposeOf(focus, page, help.title) : sentence(phrase);
        // Nor are the words on a button: what it does is said by what it belongs to.
        const bool isCommand = phrase.isEmpty() && qobject_cast<const QPushButton *>(focus);
        const QString about = !phrase.isEmpty() ? phrase
            : isCommand                         ? QString(purpose + u'\n' + focus->accessibleDescription())
                                                : QString(help.title + u'\n' + purpose);
        if (!purpose.isEmpty())
            help.lines << purpose;
        if (const auto *number = qobject_cast<const NumberField *>(focus))
            help.lines << numberLines(*number, pointer);
        if (const QString said = focus->accessibleDescription();
            !said.isEmpty() && !help.lines.join(u'\n').contains(said))
            help.lines << said;
        if (!pointer.isEmpty())
            help.lines << useLines(pointer, session, page->locale());
        // What its words mean, as in Help > Glossary: one explanation, wherever it is asked for.
        constexpr int mostTerms = 2;
        for (const GlossaryEntry &entry : glossaryOf(about, mostTerms))
            help.lines << FieldHelps::tr("%1: %2", "a term, what it means").arg(entry.term, entry.text);
        if (!pointer.isEmpty())
            help.lines << FieldHelps::tr("In the plan's file: %1").arg(pointer);
    }
    const auto *step = qobject_cast<const StepPage *>(page);
    if (page && help.lines.isEmpty()) {
        if (help.title.isEmpty())
            help.title = step ? step->title() : page->accessibleName();
        const QString purpose = step ? step->subtitle() : page->accessibleDescription();
        if (!purpose.isEmpty())
            help.lines << purpose;
    }
    if (help.lines.isEmpty()) {
        help.title = FieldHelps::tr("Start of a plan");
        help.lines << FieldHelps::tr("Answer what you know and start from a proposal, choose a template, or "
                                     "open a plan. Ctrl+? lists every key.");
    }
    return help;
}

bool showFieldHover(QWidget *under, const QPoint &place, PlanSession &session)
{
    QWidget *field = under;
    if (const auto *caption = qobject_cast<const QLabel *>(under); caption && caption->buddy())
        field = caption->buddy();
    const StepPage *page = pageAround(field);
    if (!page || !boundWidget(field, page))
        return false;
    const FieldHelp help = fieldHelpOf(field, page, session);
    QStringList lines{u"<b>%1</b>"_s.arg(help.title.toHtmlEscaped())};
    // A name that is cut in its field stands there whole.
    const auto *combo = qobject_cast<const QComboBox *>(field);
    for (const QString &own : {combo ? combo->currentText() : QString(), plainToolTip(field->toolTip())}) {
        const QString line = own.toHtmlEscaped();
        const bool isSaid = own == help.title || lines.contains(line) || help.lines.contains(sentence(own));
        if (!own.isEmpty() && !isSaid)
            lines << line;
    }
    for (const QString &line : help.lines)
        lines << line.toHtmlEscaped();
    QToolTip::showText(place, u"<qt>"_s + lines.join(u"<br>"_s) + u"</qt>"_s, under);
    return true;
}

void showFieldHelp(const FieldHelp &help, QWidget *window)
{
    auto *card = new QFrame(window, Qt::Popup);
    card->setAttribute(Qt::WA_DeleteOnClose);
    card->setProperty("card", true);
    card->setObjectName(u"fieldHelp"_s);
    card->setAccessibleName(help.title);
    card->setAccessibleDescription(help.lines.join(u' '));
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(space::field);
    auto *title = new PlainLabel(help.title, card);
    setTextRole(title, TextRole::Strong);
    column->addWidget(title);
    for (const QString &line : help.lines) {
        auto *label = new PlainLabel(line, card);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    const int width = card->fontMetrics().averageCharWidth() * 56;
    card->setFixedWidth(width);
    card->adjustSize();
    QPoint place = window->mapToGlobal(window->rect().center()) - card->rect().center();
    if (help.field)
        place = help.field->mapToGlobal(QPoint(0, help.field->height() + space::group));
    const QRect room = window->screen()->availableGeometry();
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - card->width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - card->height())));
    card->move(place);
    card->show();
    card->setFocus(Qt::PopupFocusReason);
}

} // namespace slipway
