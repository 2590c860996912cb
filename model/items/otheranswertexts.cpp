// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/otheranswertexts.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"
#include "model/items/sheettexts.h"
#include "model/proposals/assumed.h"
#include "model/proposals/sheetfields.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct OtherAnswerTexts
{
    Q_DECLARE_TR_FUNCTIONS(OtherAnswers)
};

/// Entries in which two sheets differ, in the order of the schema.
class Differences
{
public:
    Differences(const Sheet &before, const Sheet &after, const Catalog &catalog, const QLocale &locale)
        : m_before(before)
        , m_after(after)
        , m_catalog(catalog)
        , m_locale(locale)
    {
    }

    struct Entry
    {
        QString key;
        QString from; ///< empty: it is not stated
        QString to;
    };
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Sheet::*member)
    {
        if (m_before.*member == m_after.*member)
            return;
        m_unit = QString(field.unit);
        m_decimals = field.shown;
        m_entries.push_back({QString(field.key), words(m_before.*member), words(m_after.*member)});
    }

private:
    [[nodiscard]] QString words(double value) const
    {
        if (m_unit == "ms"_L1)
            return formatDuration(value / 1000, m_locale);
        if (m_unit == "hours"_L1)
            return formatDuration(value * 3600, m_locale);
        return formatNumber(value, m_locale, m_decimals);
    }
    [[nodiscard]] QString words(int value) const { return formatNumber(value, m_locale); }
    [[nodiscard]] static QString words(bool value)
    {
        return value ? OtherAnswerTexts::tr("yes") : OtherAnswerTexts::tr("no");
    }
    [[nodiscard]] static QString words(const QString &value) { return value; }
    [[nodiscard]] QString words(const Estimate &value) const
    {
        if (!value.low && !value.high)
            return words(value.likely);
        return OtherAnswerTexts::tr("%1 (%2 to %3)", "likely, low, high")
            .arg(words(value.likely), words(value.low.value_or(value.likely)),
                 words(value.high.value_or(value.likely)));
    }
    [[nodiscard]] QString words(const QStringList &places) const
    {
        QStringList names;
        for (const QString &place : places)
            names << regionName(m_catalog, place);
        return names.isEmpty() ? OtherAnswerTexts::tr("anywhere") : names.join(u", "_s);
    }
    [[nodiscard]] static QString words(Network network) { return displayName(network); }
    [[nodiscard]] QString words(Adaptation adaptation) const { return displayName(adaptation, m_after.work); }
    [[nodiscard]] static QString words(Precision precision) { return QString(wordOf(precision)); }
    [[nodiscard]] static QString words(WorkKind work) { return displayName(work); }
    [[nodiscard]] static QString words(DayShape day) { return QString(wordOf(day)); }
    [[nodiscard]] QString words(const YearMonth &month) const { return formatMonth(month, m_locale); }
    [[nodiscard]] QString words(const Budget &budget) const
    {
        const std::optional<Currency> currency = Currency::fromCode(m_after.currency);
        const std::optional<Money> amount
            = currency ? Money::fromDecimal(budget.amount, *currency) : std::nullopt;
        return amount ? formatMoney(*amount, m_locale) : budget.amount;
    }
    template <typename T> [[nodiscard]] QString words(const std::optional<T> &value) const
    {
        return value ? words(*value) : QString();
    }

    const Sheet &m_before;
    const Sheet &m_after;
    const Catalog &m_catalog;
    const QLocale &m_locale;
    QString m_unit; ///< of the entry that is looked at
    int m_decimals = 2;
    std::vector<Entry> m_entries;
};

/// What was taken for an answer that the sheet does not state.
QString takenFor(const QString &key, const Sheet &asked, const QLocale &locale)
{
    if (key == "answerWithinMilliseconds"_L1)
        return formatDuration(proposals::answerWithin(asked) / 1000, locale);
    if (key == "windowHours"_L1)
        return formatDuration(proposals::windowOf(asked) * 3600, locale);
    return {};
}

QString lineOf(const Differences::Entry &entry, const QString &caption, const Sheet &asked,
               const QLocale &locale)
{
    const QString to = entry.to.isEmpty() ? OtherAnswerTexts::tr("left open") : entry.to;
    if (!entry.from.isEmpty())
        return OtherAnswerTexts::tr("%1: %2 instead of %3").arg(caption, to, entry.from);
    const QString taken = takenFor(entry.key, asked, locale);
    return taken.isEmpty()
        ? OtherAnswerTexts::tr("%1: %2, not stated so far").arg(caption, to)
        : OtherAnswerTexts::tr("%1: %2 instead of %3, which was not stated").arg(caption, to, taken);
}

} // namespace

OtherAnswerText otherAnswerText(const OtherAnswer &answer, const Sheet &asked, const Catalog &catalog,
                                const std::function<QString(const QString &key)> &captionOf,
                                const QLocale &locale)
{
    Differences differences(asked, answer.sheet, catalog, locale);
    describe(differences, Of<Sheet>());
    OtherAnswerText text;
    QStringList lines;
    for (const Differences::Entry &entry : differences.entries()) {
        QString caption = captionOf(entry.key);
        if (caption.isEmpty())
            caption = sheetCaption(entry.key);
        lines << lineOf(entry, caption.isEmpty() ? entry.key : caption, asked, locale);
    }
    text.change = lines.join(u'\n');
    text.entry = differences.entries().empty() ? QString() : differences.entries().front().key;
    text.month = formatAmount(answer.month, locale);
    const BudgetVerdict verdict = answer.sheet.budget
        ? budgetVerdict(answer.over, answer.over || answer.keepsBudget, locale)
        : BudgetVerdict{ProposalText::BudgetState::None, OtherAnswerTexts::tr("keeps its times")};
    text.budgetState = verdict.state;
    text.verdict = verdict.words;
    return text;
}

} // namespace slipway
