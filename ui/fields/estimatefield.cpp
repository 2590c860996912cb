// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/estimatefield.h"

#include "model/plan/likely.h"
#include "ui/support/captionedfield.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

class RangeBox final : public QFrame
{
public:
    RangeBox(const Estimate &value, const QString &title, QWidget *parent)
        : QFrame(parent, Qt::Popup)
        , m_value(value)
        , m_low(new NumberField)
        , m_high(new NumberField)
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setProperty("card", true);
        setObjectName(u"rangeBox"_s);
        setAccessibleName(title);
        auto *heading = new PlainLabel(title, this);
        setTextRole(heading, TextRole::Strong);
        m_low->setObjectName(u"rangeLow"_s);
        m_high->setObjectName(u"rangeHigh"_s);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(space::block, space::block, space::block, space::block);
        column->setSpacing(space::field);
        column->addWidget(heading);
        column->addWidget(new CaptionedField(EstimateField::tr("&Lowest"), m_low, this));
        column->addWidget(new CaptionedField(EstimateField::tr("&Highest"), m_high, this));
        remove = new LinkButton(EstimateField::tr("No range"), this);
        remove->setObjectName(u"rangeRemove"_s);
        column->addWidget(remove);
    }

    void limit(double lowest, double highest, int decimals, const QString &unit)
    {
        const auto prepare = [&](NumberField *field, double low, double high, std::optional<double> value) {
            field->setOptional(true);
            field->setDecimals(decimals);
            field->setUnit(unit);
            field->setRange(std::min(low, high), std::max(low, high));
            field->setValue(value);
        };
        prepare(m_low, lowest, m_value.likely, m_value.low);
        prepare(m_high, m_value.likely, highest, m_value.high);
    }

    Estimate m_value;
    NumberField *m_low;
    NumberField *m_high;
    LinkButton *remove = nullptr;
};

} // namespace

EstimateField::EstimateField(const QString &caption, QWidget *parent)
    : QWidget(parent)
    , m_number(new NumberField)
    , m_link(new LinkButton(tr("range"), this))
{
    m_captioned = new CaptionedField(caption, m_number, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_captioned);
    m_droppedText = new PlainLabel(this);
    m_droppedText->setObjectName(u"rangeDropped"_s);
    m_droppedText->setWordWrap(true);
    setTextRole(m_droppedText, TextRole::Caption);
    m_droppedUndo = new LinkButton(tr("Undo"), this);
    m_droppedUndo->setObjectName(u"rangeUndo"_s);
    column->addWidget(m_droppedText);
    column->addWidget(m_droppedUndo);
    connect(m_droppedUndo, &QPushButton::clicked, this, &EstimateField::takeBack);
    showDropped();
    setTextRole(m_link, TextRole::Caption);
    setFocusProxy(m_number);
    setTabOrder(m_number, m_link);
    setTabOrder(m_link, m_droppedUndo);
    m_number->installEventFilter(this);
    connect(m_number, &NumberField::edited, this, [this](double likely) {
        if (m_number->isModified())
            enterLikely(likely);
    });
    connect(m_number, &NumberField::cleared, this, [this] {
        m_value.reset();
        Q_EMIT edited(std::nullopt);
    });
    connect(m_link, &QPushButton::clicked, this, &EstimateField::openRange);
    showLink();
}

void EstimateField::setLimits(double lowest, double highest, int decimals)
{
    m_lowest = lowest;
    m_highest = highest;
    m_decimals = decimals;
    m_number->setDecimals(decimals);
    m_number->setRange(lowest, highest);
}

void EstimateField::setUnit(const QString &unit)
{
    m_unit = unit;
    m_number->setUnit(unit);
    m_captioned->setCaption(m_captioned->caption());
}

void EstimateField::setRangeOffered(bool offered)
{
    m_rangeOffered = offered;
    showLink();
}

void EstimateField::setOptional(bool optional)
{
    m_number->setOptional(optional);
}

void EstimateField::show(const std::optional<Estimate> &value, bool force)
{
    if (value != m_value) {
        m_before.reset();
        m_dropped.reset();
    }
    m_value = value;
    const std::optional<double> likely = value ? std::optional<double>(value->likely) : std::nullopt;
    if (force || m_number->value() != likely || m_number->problem().isEmpty())
        m_number->setValue(likely);
    showLink();
    showDropped();
}

void EstimateField::enterLikely(double likely)
{
    if (!m_before)
        m_before = m_value.value_or(Estimate(likely));
    const Estimate entered = withLikely(*m_before, likely);
    const bool drops = m_before->isRange() && !entered.isRange();
    m_dropped = drops ? m_before : std::nullopt;
    m_value = entered;
    Q_EMIT edited(entered);
    showLink();
    showDropped();
}

void EstimateField::takeBack()
{
    if (!m_dropped)
        return;
    const Estimate before = *std::exchange(m_dropped, std::nullopt);
    m_before.reset();
    m_number->setFocus(Qt::OtherFocusReason); // before the link that has it goes
    m_value = before;
    m_number->setValue(before.likely);
    Q_EMIT edited(before);
    showLink();
    showDropped();
}

void EstimateField::showDropped()
{
    if (m_dropped)
        m_droppedText->setText(
            tr("Outside of its range, %1: the range is dropped.").arg(rangeText(*m_dropped)));
    m_droppedText->setVisible(m_dropped.has_value());
    m_droppedUndo->setVisible(m_dropped.has_value());
}

QString EstimateField::rangeText(const Estimate &value) const
{
    const auto written = [this](double figure) { return numberText(figure, locale(), m_decimals); };
    return written(value.low.value_or(value.likely)) + u'\u2013' + written(value.high.value_or(value.likely));
}

void EstimateField::openRange()
{
    if (!m_value)
        return;
    const QString name = m_number->accessibleName();
    auto *box = new RangeBox(*m_value, tr("Range of %1").arg(name.section(u',', 0, 0).toLower()), this);
    box->m_low->setLocale(locale());
    box->m_high->setLocale(locale());
    box->limit(m_lowest, m_highest, m_decimals, m_unit);
    const auto enter = [this](std::optional<double> Estimate::*end, std::optional<double> value) {
        if (!m_value)
            return;
        Estimate changed = *m_value;
        changed.*end = value;
        m_value = changed;
        Q_EMIT edited(changed);
        showLink();
    };
    const auto tie = [&](NumberField *field, std::optional<double> Estimate::*end) {
        connect(field, &NumberField::edited, this, [field, enter, end](double value) {
            if (field->isModified())
                enter(end, value);
        });
        connect(field, &NumberField::cleared, this, [enter, end] { enter(end, std::nullopt); });
    };
    tie(box->m_low, &Estimate::low);
    tie(box->m_high, &Estimate::high);
    connect(box->remove, &QPushButton::clicked, this, [enter, box] {
        enter(&Estimate::low, std::nullopt);
        enter(&Estimate::high, std::nullopt);
        box->close();
    });
    box->adjustSize();
    box->move(m_link->mapToGlobal(QPoint(m_link->width() - box->width(), m_link->height() + space::group)));
    box->show();
    box->m_low->setFocus(Qt::PopupFocusReason);
}

void EstimateField::showLink()
{
    const QString text = hasRange() ? rangeText(*m_value) : tr("range");
    m_rangeText = text;
    m_link->setEnabled(m_value.has_value());
    m_link->setVisible(m_rangeOffered || hasRange());
    const QString name = m_number->accessibleName().section(u',', 0, 0);
    m_link->setAccessibleName(hasRange() ? tr("Range of %1: %2").arg(name, text)
                                         : tr("Range of %1: none").arg(name));
    m_link->setToolTip(hasRange() ? text : tr("Give a lowest and a highest value"));
    placeLink();
}

void EstimateField::placeLink()
{
    // Beside a long caption there is no room for long figures: they are in the tool tip then.
    m_link->setText(m_rangeText);
    if (m_link->sizeHint().width() + m_captioned->captionWidth() + space::field > width() && hasRange())
        m_link->setText(tr("a range"));
    const QSize size = m_link->sizeHint();
    const int x = isRightToLeft() ? 0 : width() - size.width();
    m_link->setGeometry(x, 0, size.width(), std::min(size.height(), m_number->y()));
    m_link->raise();
}

bool EstimateField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_before.reset();
    if (event->type() == QEvent::Move)
        placeLink();
    return QWidget::eventFilter(watched, event);
}

void EstimateField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeLink();
}

void EstimateField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange)
        showLink();
}

} // namespace slipway
