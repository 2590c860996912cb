// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/goalsheet.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/sheettexts.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"
#include "ui/start/sheetrange.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What only one of two ways to tell the length of a run asks for: kept, and left out of the sheet where the other one is on show.
Sheet usualAnswers(WorkKind work)
{
    Sheet sheet = usualSheet(work);
    if (!sheet.runHours)
        sheet.runHours = Estimate(6, 4, 9);
    if (!sheet.ownPricePerHour)
        sheet.ownPricePerHour = u"1.50"_s;
    sheet.name = displayName(work);
    return sheet;
}

constexpr int sixths = 6;
constexpr int widthOfThrees = 400; // pixels at 100 %
constexpr int aroundFields = 44; ///< edges of the card, and its scroll bar

} // namespace

GoalSheet::GoalSheet(const Catalog &catalog, const PriceSnapshot &prices, const QDate &today, QWidget *parent)
    : QFrame(parent)
    , m_catalog(catalog)
    , m_prices(prices)
    , m_today(today)
    , m_sheet(usualAnswers(WorkKind::LanguageEndpoint))
    , m_content(new QWidget)
    , m_grid(new QGridLayout)
    , m_general(new SignLabel)
{
    setObjectName(u"goalSheet"_s);
    setAccessibleName(tr("What will you run?"));
    setProperty("card", true);
    auto *title = new PlainLabel(tr("What will you run?"), this);
    setTextRole(title, TextRole::PageTitle);
    m_hint = new PlainLabel(tr("Every answer has a default; all can be changed later."), this);
    setTextRole(m_hint, TextRole::Caption);
    const QString date = formatIsoDate(m_prices.newest());
    auto *foot = new PlainLabel(date.isEmpty() ? tr("Nothing leaves this machine.")
                                               : tr("Prices of %1. Nothing leaves this machine.").arg(date),
                                this);
    setTextRole(foot, TextRole::Caption);

    setSurface(m_content, Surface::Card);
    auto *fields = new QVBoxLayout(m_content);
    fields->setContentsMargins(0, 0, space::field, 0);
    fields->setSpacing(space::field);
    // Nothing in it asks for more width than the card has.
    m_content->setMinimumWidth(1);
    m_general->setObjectName(u"sheetFault"_s);
    m_general->hide();
    fields->addWidget(m_general);
    fields->addLayout(m_grid);
    fields->addStretch(1);
    m_grid->setHorizontalSpacing(space::field);
    m_grid->setVerticalSpacing(space::group);
    for (int column = 0; column < sixths; ++column) {
        m_grid->setColumnStretch(column, 1);
        m_grid->setColumnMinimumWidth(column, 1);
    }
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"sheetScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(space::group);
    column->addWidget(title);
    column->addWidget(m_hint);
    column->addWidget(scroll, 1);
    column->addWidget(foot);
    setLow(false);
    addEntries();
    showAll();
    arrange();
}

void GoalSheet::setLow(bool low)
{
    m_hint->setVisible(!low);
    const int edge = low ? 8 : 12;
    layout()->setContentsMargins(20, edge, 12, edge);
}

void GoalSheet::addEntries()
{
    addWork();
    addModels();
    addRuns();
    addRequests();
    addItems();
    addPeople();
    addPlace();
    addMoney();
    addTicks();
}

GoalSheet::Entry &GoalSheet::add(const QString &key, const QString &caption, QWidget *field)
{
    Entry &entry = m_entries.emplace_back();
    entry.key = key;
    entry.caption = caption;
    entry.field = field;
    entry.captioned = new CaptionedField(caption, field, m_content);
    entry.box = entry.captioned;
    // The columns are of one width, whatever units and names ask for.
    entry.box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    field->setObjectName(u"sheet_"_s + key);
    field->setToolTip(toolTipText(sheetFieldInfo(key).help));
    entry.box->hide();
    return entry;
}

GoalSheet::Entry &GoalSheet::addNumber(const QString &key, const QString &caption, const QString &unit,
                                       const Number &get, const SetNumber &set, double scale)
{
    auto *field = new NumberField(m_content);
    const SheetFieldInfo info = sheetFieldInfo(key);
    field->setUnit(unit);
    field->setDecimals(scale == 1 ? info.decimals : 2);
    field->setRange(info.low / scale, std::min(1e12, info.high / scale));
    field->setOptional(true);
    Entry &entry = add(key, caption, field);
    entry.show = [field, get, scale](const Sheet &sheet) {
        const std::optional<double> value = get(sheet);
        field->setValue(value ? std::optional(*value / scale) : std::nullopt);
    };
    entry.clear = [set](Sheet &sheet) { set(sheet, std::nullopt); };
    connect(field, &NumberField::edited, this, [this, set, scale](double value) {
        edit([&](Sheet &sheet) { set(sheet, value * scale); });
    });
    connect(field, &NumberField::cleared, this,
            [this, set] { edit([&](Sheet &sheet) { set(sheet, std::nullopt); }); });
    return entry;
}

GoalSheet::Entry &GoalSheet::addNumber(const QString &key, const QString &caption, const QString &unit,
                                       std::optional<double> Sheet::*member, double scale)
{
    return addNumber(
        key, caption, unit, [member](const Sheet &sheet) { return sheet.*member; },
        [member](Sheet &sheet, std::optional<double> value) { sheet.*member = value; }, scale);
}

GoalSheet::Entry &GoalSheet::addLikely(const QString &key, const QString &caption, const QString &unit,
                                       std::optional<Estimate> Sheet::*member)
{
    return addNumber(
        key, caption, unit,
        [member](const Sheet &sheet) {
            return sheet.*member ? std::optional((sheet.*member)->likely) : std::nullopt;
        },
        [member](Sheet &sheet, std::optional<double> value) {
            sheet.*member = value ? std::optional(Estimate(*value)) : std::nullopt;
        });
}

GoalSheet::Entry &GoalSheet::addRange(const QString &key, const QString &caption, const QString &unit,
                                      std::optional<Estimate> Sheet::*member)
{
    auto *field = new SheetRange(m_content);
    const SheetFieldInfo info = sheetFieldInfo(key);
    field->setUnit(unit);
    field->setLimits(info.low, std::min(1e12, info.high), info.decimals);
    Entry &entry = add(key, caption, field);
    field->setName(caption);
    field->likely()->setObjectName(u"sheet_"_s + key);
    field->setObjectName(u"range_"_s + key);
    entry.wide = true;
    entry.show = [field, member](const Sheet &sheet) { field->setValue(sheet.*member); };
    entry.clear = [member](Sheet &sheet) { (sheet.*member).reset(); };
    connect(field, &SheetRange::edited, this, [this, member](const std::optional<Estimate> &value) {
        edit([&](Sheet &sheet) { sheet.*member = value; });
    });
    return entry;
}

GoalSheet::Entry &GoalSheet::addChoice(const QString &key, const QString &caption, const Choices &choices,
                                       const std::function<QVariant(const Sheet &)> &get,
                                       const std::function<void(Sheet &, const QVariant &)> &set)
{
    auto *field = new ComboField(m_content);
    for (const auto &[text, value] : choices)
        field->addItem(text, value);
    Entry &entry = add(key, caption, field);
    entry.show = [field, get](const Sheet &sheet) { field->showPlanned(get(sheet)); };
    connect(field, &QComboBox::activated, this, [this, field, set](int index) {
        const QVariant chosen = field->itemData(index);
        edit([&](Sheet &sheet) { set(sheet, chosen); });
    });
    return entry;
}

GoalSheet::Entry &GoalSheet::addTick(const QString &key, const QString &text,
                                     const std::function<bool(const Sheet &)> &get,
                                     const std::function<void(Sheet &, bool)> &set)
{
    auto *field = new QCheckBox(text, m_content);
    field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    field->setObjectName(u"sheet_"_s + key);
    field->setToolTip(toolTipText(sheetFieldInfo(key).help));
    field->hide();
    Entry &entry = m_entries.emplace_back();
    entry.key = key;
    entry.caption = text;
    entry.box = entry.field = field;
    entry.wide = true;
    entry.show = [field, get](const Sheet &sheet) { field->setChecked(get(sheet)); };
    entry.clear = [set](Sheet &sheet) { set(sheet, false); };
    connect(field, &QCheckBox::clicked, this,
            [this, set](bool on) { edit([&](Sheet &sheet) { set(sheet, on); }); });
    return entry;
}

GoalSheet::Entry &GoalSheet::addTick(const QString &key, const QString &text, bool Sheet::*member)
{
    return addTick(
        key, text, [member](const Sheet &sheet) { return sheet.*member; },
        [member](Sheet &sheet, bool on) { sheet.*member = on; });
}

GoalSheet::Entry &GoalSheet::Entry::needed()
{
    static_cast<NumberField *>(field)->setOptional(false);
    return *this;
}

bool GoalSheet::counts(const Entry &entry) const
{
    return hasUseFor(m_sheet.work, QLatin1StringView(entry.key.toLatin1()))
        && (!entry.counts || entry.counts(m_sheet));
}

Sheet GoalSheet::sheet() const
{
    Sheet sheet = m_sheet;
    for (const Entry &entry : m_entries) {
        if (entry.clear && !counts(entry))
            entry.clear(sheet);
    }
    return sheet;
}

void GoalSheet::setSheet(const Sheet &sheet)
{
    m_kept[m_sheet.work] = m_sheet;
    const Sheet usual = usualAnswers(sheet.work);
    m_sheet = sheet;
    if (!m_sheet.runHours)
        m_sheet.runHours = usual.runHours;
    if (!m_sheet.ownPricePerHour)
        m_sheet.ownPricePerHour = usual.ownPricePerHour;
    showAll();
    arrange();
}

void GoalSheet::take(const Sheet &sheet)
{
    setSheet(sheet);
    Q_EMIT changed();
}

void GoalSheet::edit(const std::function<void(Sheet &)> &change)
{
    const Sheet before = m_sheet;
    change(m_sheet);
    if (m_sheet == before)
        return;
    arrange();
    Q_EMIT changed();
}

void GoalSheet::chooseWork(WorkKind work)
{
    if (work == m_sheet.work)
        return;
    const Sheet before = m_sheet;
    m_kept[before.work] = before;
    const auto kept = m_kept.find(work);
    m_sheet = kept != m_kept.end() ? kept->second : usualAnswers(work);
    // Where, how long and on what terms was said of the project, not of one kind of work.
    m_sheet.regions = before.regions;
    m_sheet.residency = before.residency;
    m_sheet.network = before.network;
    m_sheet.isolatedHosts = before.isolatedHosts;
    m_sheet.preemptible = before.preemptible;
    m_sheet.commitments = before.commitments;
    m_sheet.months = before.months;
    m_sheet.start = before.start;
    showAll();
    arrange();
    Q_EMIT changed();
}

void GoalSheet::showAll()
{
    for (const Entry &entry : m_entries)
        entry.show(m_sheet);
}

/// Two or three in a row, so that all of them are seen at 1280 x 800; nothing moves while the same fields are on show.
void GoalSheet::arrange()
{
    std::vector<const Entry *> shown;
    for (const Entry &entry : m_entries) {
        if (counts(entry))
            shown.push_back(&entry);
    }
    // On a narrow card a third would hold no figure with its unit.
    const bool threes = width() >= widthOfThrees * textScaleOf(font());
    if (shown == m_shown && threes == m_threes)
        return;
    m_shown = shown;
    m_threes = threes;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (const Entry &entry : m_entries)
        entry.box->setVisible(counts(entry));
    const int third = (width() - aroundFields) / 3 - space::field;
    int row = 0;
    int column = 0;
    for (const Entry *entry : shown) {
        int span = entry->wide ? sixths : threes ? entry->span : sixths / 2;
        const auto *number = qobject_cast<const NumberField *>(entry->field);
        if (span < sixths / 2 && number && !number->holdsUnit(third))
            span = sixths / 2; // a language with longer units
        if (column + span > sixths) {
            ++row;
            column = 0;
        }
        m_grid->addWidget(entry->box, row, column, 1, span, entry->wide ? Qt::Alignment() : Qt::AlignTop);
        column += span;
    }
}

void GoalSheet::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
    fitTicks();
}

void GoalSheet::fitTicks()
{
    for (const Entry &entry : m_entries) {
        auto *tick = qobject_cast<QCheckBox *>(entry.field);
        if (!tick)
            continue;
        const int box = tick->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, tick)
            + tick->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, tick);
        tick->setFont(narrowedToFit(tick->text(), font(), width() - aroundFields - box));
    }
}

void GoalSheet::setFaults(const std::vector<Error> &faults)
{
    const auto sentence = [this](const Error &fault) {
        return withCaptions(fault.message, [this](const QString &key) { return captionOf(key); });
    };
    QStringList general;
    for (const Error &fault : faults) {
        const QString key = fault.where.section(u'/', 1, 1);
        const auto of = std::ranges::find(m_shown, key, [](const Entry *entry) { return entry->key; });
        if (of == m_shown.end() || !(*of)->captioned)
            general << sentence(fault);
    }
    for (const Entry &entry : m_entries) {
        if (!entry.captioned)
            continue;
        const auto first = std::ranges::find_if(
            faults, [&](const Error &fault) { return fault.where.section(u'/', 1, 1) == entry.key; });
        if (first == faults.end())
            entry.captioned->clearMessage();
        else
            entry.captioned->setMessage(CaptionedField::Message::Error, sentence(*first));
    }
    m_general->setColoredContent(&Colors::bad, IconId::Attention, {}, general.join(u' '));
    m_general->setVisible(!general.isEmpty());
}

QString GoalSheet::captionOf(const QString &key) const
{
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    return found == m_entries.end() ? sheetCaption(key) : found->caption;
}

QWidget *GoalSheet::firstField() const
{
    return m_entries.front().field;
}

QWidget *GoalSheet::openField() const
{
    const QList<NumberField *> fields = m_content->findChildren<NumberField *>();
    const auto open = std::ranges::find_if(
        fields, [](const NumberField *field) { return field->isVisible() && field->isOpen(); });
    return open == fields.end() ? nullptr : *open;
}

QWidget *GoalSheet::fieldOf(const QString &key) const
{
    const auto found = std::ranges::find(m_shown, key, [](const Entry *entry) { return entry->key; });
    return found == m_shown.end() ? nullptr : (*found)->field;
}

void GoalSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT goAsked();
    else
        QFrame::keyPressEvent(event);
}

} // namespace slipway
