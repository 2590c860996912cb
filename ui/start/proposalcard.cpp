// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/proposalcard.h"

#include "model/items/sheettexts.h"
#include "ui/start/machinelist.h"
#include "ui/start/paragraph.h"
#include "ui/start/proposalband.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QGraphicsOpacityEffect>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double paleness = 0.5;
constexpr int rowCardHeight = 120;
constexpr int machinesInColumn = 4;
constexpr int leastMachines = 3;
// What a proposal gives up is what it is chosen by: its lines are kept for it, so that cards do not change their height.
constexpr int linesOfSacrifice = 5;
constexpr int linesOfSacrificeInLow = 4;
// Where nothing keeps the budget it is long: which answer would have to change.
constexpr int mostLinesOfSacrifice = 16;
constexpr int mostLinesOfSacrificeInRow = 6;

IconId iconOf(ProposalKind kind)
{
    switch (kind) {
    case ProposalKind::Cheapest:
        return IconId::Prices;
    case ProposalKind::Balanced:
        return IconId::BestChoice;
    case ProposalKind::Fastest:
        break;
    }
    return IconId::ChevronRight;
}

/// Painted, not filled: what fills itself counts as opaque, so that under it nothing is erased, and half transparent while proposals are
/// worked out it would let through what was there before.
class Hairline final : public QWidget
{
public:
    explicit Hairline(QWidget *parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    }

    /// Room above and below it, which is the first to go where a card is low.
    [[nodiscard]] QSize sizeHint() const override { return {1, 1 + 2 * space::group}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter(this).fillRect(QRect(0, height() / 2, width(), 1), Colors::of(palette()).line);
    }
};

} // namespace

ProposalCard::ProposalCard(ProposalKind kind, QWidget *parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_opacity(new QGraphicsOpacityEffect(this))
    , m_inner(new QWidget(this))
    , m_head(new QWidget(m_inner))
    , m_title(new PlainLabel(displayName(kind), m_head))
    , m_money(new QWidget(m_inner))
    , m_currency(new PlainLabel(m_money))
    , m_month(new PlainLabel(m_money))
    , m_band(new ProposalBandView(m_inner))
    , m_ends(new QWidget(m_inner))
    , m_p10(new PlainLabel(m_ends))
    , m_p90(new PlainLabel(m_ends))
    , m_budget(new SignLabel(m_inner))
    , m_machines(new MachineList(m_inner))
    , m_findings(new QWidget(m_inner))
    , m_quota(new SignLabel(m_findings))
    , m_warnings(new SignLabel(m_findings))
    , m_givesUpTitle(new PlainLabel(tr("Gives up"), m_inner))
    , m_givesUp(new Paragraph(m_inner))
    , m_none(new Paragraph(m_inner))
    , m_button(new QPushButton(tr("Start from this"), this))
{
    setProperty("card", true);
    setObjectName(u"proposal_"_s + proposalId(kind));
    setTextRole(m_title, TextRole::Strong);
    setTextRole(m_currency, TextRole::Caption);
    setTextRole(m_month, TextRole::PageTitle);
    setTextRole(m_p10, TextRole::Caption);
    setTextRole(m_p90, TextRole::Caption);
    setTextRole(m_givesUpTitle, TextRole::Caption);
    m_none->setQuiet(true);
    m_none->setObjectName(u"whyNone"_s);
    m_givesUp->setObjectName(u"givesUp"_s);
    m_budget->setObjectName(u"budgetLine"_s);
    m_month->setObjectName(u"monthAmount"_s);
    m_button->setObjectName(u"start_"_s + proposalId(kind));
    m_button->setAccessibleName(tr("Start from the proposal: %1").arg(displayName(kind)));
    m_button->setMinimumHeight(32);

    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(space::field);
    auto *sign = new QLabel(m_head);
    sign->setPixmap(icon(iconOf(kind), &Colors::accent).pixmap(18, 18));
    head->addWidget(sign);
    head->addWidget(m_title, 1);

    auto *money = new QHBoxLayout(m_money);
    money->setContentsMargins(0, 0, 0, 0);
    money->setSpacing(space::field);
    auto *unit = new PlainLabel(tr("a month"), m_money);
    setTextRole(unit, TextRole::Caption);
    money->addWidget(m_currency, 0, Qt::AlignBaseline);
    money->addWidget(m_month, 0, Qt::AlignBaseline);
    money->addWidget(unit, 0, Qt::AlignBaseline);
    money->addStretch(1);

    auto *ends = new QHBoxLayout(m_ends);
    ends->setContentsMargins(0, 0, 0, 0);
    ends->addWidget(m_p10);
    ends->addStretch(1);
    ends->addWidget(m_p90);

    auto *findings = new QVBoxLayout(m_findings);
    findings->setContentsMargins(0, 0, 0, 0);
    findings->setSpacing(2);
    findings->addWidget(m_quota);
    findings->addWidget(m_warnings);
    findings->addStretch(1);

    for (int i = 0; i < 3; ++i)
        m_lines << new Hairline(m_inner);
    m_grid = new QGridLayout(m_inner);
    m_grid->setContentsMargins(0, 0, 0, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(m_inner);
    m_opacity->setOpacity(paleness);
    m_opacity->setEnabled(false);
    m_inner->setGraphicsEffect(m_opacity);
    // Lines of words are as high before they have them.
    for (SignLabel *words : {m_budget, m_quota, m_warnings})
        words->setContent(IconId::Done, {}, u" "_s);
    showNone({});
}

void ProposalCard::setShape(Shape shape)
{
    if (shape == m_shape && m_grid->count() > 0)
        return;
    m_shape = shape;
    if (m_there)
        showQuota();
    setSizePolicy(QSizePolicy::Preferred, shape == Shape::Row ? QSizePolicy::Fixed : QSizePolicy::Preferred);
    arrange();
    updateGeometry();
}

void ProposalCard::arrange()
{
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int i = 0; i < 20; ++i) {
        m_grid->setRowStretch(i, 0);
        m_grid->setColumnStretch(i, 0);
    }
    const bool isColumn = m_shape != Shape::Row;
    const bool isLow = m_shape == Shape::LowColumn;
    if (isColumn)
        m_machines->setRoomFor(leastMachines, machinesInColumn);
    else
        m_machines->setRoomForAll(leastMachines);
    m_givesUp->setLines(isLow          ? linesOfSacrificeInLow
                            : isColumn ? linesOfSacrifice
                                       : 1,
                        isColumn ? mostLinesOfSacrifice : mostLinesOfSacrificeInRow);
    // What comes later has its place from the beginning: nothing below moves when the proposals arrive.
    for (QWidget *part : parts() + m_lines + QList<QWidget *>{m_givesUpTitle, m_button}) {
        QSizePolicy kept = part->sizePolicy();
        kept.setRetainSizeWhenHidden(isColumn);
        part->setSizePolicy(kept);
    }
    const int edge = isColumn && !isLow ? 12 : 8;
    layout()->setContentsMargins(16, edge, 16, edge);
    m_grid->setVerticalSpacing(isColumn && !isLow ? 4 : 2);
    m_grid->setHorizontalSpacing(isColumn ? 0 : space::block);
    for (QWidget *each : std::as_const(m_lines))
        each->setVisible(isColumn && m_there);
    m_givesUpTitle->setVisible(isColumn && m_there);
    if (isColumn) {
        int row = 0;
        for (QWidget *part : {m_head, m_money, static_cast<QWidget *>(m_band), m_ends,
                              static_cast<QWidget *>(m_budget), m_lines[0], static_cast<QWidget *>(m_machines),
                              m_lines[1], m_findings, m_lines[2], static_cast<QWidget *>(m_givesUpTitle)})
            m_grid->addWidget(part, row++, 0);
        m_grid->addWidget(m_givesUp, row, 0);
        m_grid->addWidget(m_none, 1, 0, row, 1);
        m_grid->setRowStretch(row++, 1);
        m_grid->addWidget(m_button, row, 0);
        return;
    }
    if (!m_there) {
        // Why there is none is all that can be said: it takes the whole card.
        m_grid->addWidget(m_head, 0, 0, Qt::AlignTop);
        m_grid->addWidget(m_none, 0, 1);
        m_grid->setColumnStretch(0, 6);
        m_grid->setColumnStretch(1, 14);
        m_grid->setColumnStretch(2, 0);
        m_grid->setRowStretch(0, 1);
        return;
    }
    const auto addColumn = [this](int column, std::initializer_list<QWidget *> parts, QWidget *tall) {
        auto *lines = new QVBoxLayout;
        lines->setSpacing(2);
        for (QWidget *part : parts)
            lines->addWidget(part, part == tall ? 1 : 0);
        if (!tall)
            lines->addStretch(1);
        m_grid->addLayout(lines, 0, column);
    };
    addColumn(0, {m_head, m_money, m_band, m_ends}, nullptr);
    addColumn(1, {m_machines}, nullptr);
    addColumn(2, {m_budget, m_findings, m_button}, m_findings);
    // Below all of them, where a sentence takes a line and not four.
    m_grid->addWidget(m_givesUp, 1, 0, 1, 3);
    // The others take what they need: the machines have the longest words.
    m_grid->setColumnStretch(0, 4);
    m_grid->setColumnStretch(1, 8);
    m_grid->setColumnStretch(2, 5);
    m_grid->setRowStretch(0, 1);
}

QList<QWidget *> ProposalCard::parts() const
{
    return {m_money, m_band, m_ends, m_budget, m_machines, m_findings, m_givesUp};
}

void ProposalCard::showProposal(const ProposalText &text, const ProposalBand &band,
                                const ProposalScale &scale, const QString &currency)
{
    m_there = true;
    m_currency->setText(currency);
    m_month->setText(text.month);
    m_p10->setText(text.p10);
    m_p90->setText(text.p90);
    m_band->setBand(band, scale);
    using State = ProposalText::BudgetState;
    switch (text.budgetState) {
    case State::None:
        m_budget->setColoredContent(&Colors::secondary, IconId::About, {}, text.budget);
        break;
    case State::Kept:
        m_budget->setContent(IconId::Done, {}, text.budget);
        break;
    case State::Chance:
        m_budget->setContent(IconId::Warning, text.budget);
        break;
    case State::Over:
        m_budget->setColoredContent(&Colors::bad, IconId::Warning, text.budget);
        break;
    }
    m_machines->setMachines(text.machines);
    m_vcpus = text.vcpusToRequest;
    showQuota();
    const QString blockers = text.blockers == 1 ? tr("1 blocker") : tr("%1 blockers").arg(text.blockers);
    const QString warnings = text.warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(text.warnings);
    if (text.blockers > 0)
        m_warnings->setContent(IconId::Blocker, {}, blockers);
    else if (text.warnings > 0)
        m_warnings->setContent(IconId::Warning, {}, warnings);
    else
        m_warnings->setContent(IconId::Done, {}, tr("no warnings"));
    m_givesUp->setText(text.givesUp);
    for (QWidget *part : parts())
        part->setVisible(true);
    m_none->hide();
    m_button->setVisible(true);
    arrange();
    setAccessibleName(tr("%1: %2 %3 a month").arg(displayName(m_kind), currency, text.month));
    setAccessibleDescription(tr("%1, %2; %3. %4. Gives up: %5")
                                 .arg(text.p10, text.p90, text.budget, m_machines->text(), text.givesUp));
}

void ProposalCard::showQuota()
{
    if (m_vcpus == 0)
        m_quota->setContent(IconId::Done, {}, tr("quota suffices"));
    else if (m_shape == Shape::Row)
        m_quota->setContent(IconId::Approval, {}, tr("ask %1 vCPUs").arg(m_vcpus));
    else
        m_quota->setContent(IconId::Approval, {}, tr("%1 vCPUs to ask for").arg(m_vcpus));
}

void ProposalCard::showNone(const QString &why)
{
    m_there = false;
    m_none->setText(why);
    for (QWidget *part : parts())
        part->setVisible(false);
    m_none->setVisible(true);
    m_button->setVisible(false);
    arrange();
    setAccessibleName(displayName(m_kind));
    setAccessibleDescription(why);
}

void ProposalCard::setUpdating(bool updating)
{
    m_updating = updating;
    m_opacity->setEnabled(updating);
    m_button->setEnabled(!updating);
    m_button->setToolTip(updating ? tr("The proposals are being worked out for the answers as they are now.")
                                  : QString());
}

void ProposalCard::setRecommended(bool recommended)
{
    setPrimary(m_button, recommended);
    m_title->setText(recommended ? tr("%1, recommended").arg(displayName(m_kind)) : displayName(m_kind));
}

QSize ProposalCard::sizeHint() const
{
    return m_shape == Shape::Row ? QSize(560, minimumSizeHint().height()) : QSize(240, 420);
}

QSize ProposalCard::minimumSizeHint() const
{
    const QSize needed = QFrame::minimumSizeHint();
    return m_shape == Shape::Row ? QSize(480, std::max(rowCardHeight, needed.height()))
                                 : QSize(200, needed.height());
}

} // namespace slipway
