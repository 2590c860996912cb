// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sheettexts.h"

#include "model/base/datawords.h"
#include "model/formulas/llmtables.h"
#include "model/proposals/sheetfields.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct SheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

/// Finds one entry among the fields of a sheet.
struct FieldOfKey
{
    QStringView key;
    SheetFieldInfo found;

    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Sheet::*)
    {
        if (field.key != key)
            return;
        found.unit = QString(field.unit);
        if (std::isfinite(field.low))
            found.low = field.low;
        if (std::isfinite(field.high))
            found.high = field.high;
        found.decimals = std::is_same_v<T, std::optional<int>> || std::is_same_v<T, int> ? 0 : field.shown;
        QString text = dataWords(QString(field.text));
        // "measuredOn" is an entry of its own, which the page leaves at what is usual.
        text.replace(u"measuredOn"_s, SheetTexts::tr("the usual machine"));
        const qsizetype rest = text.indexOf(u';');
        found.help = rest < 0 ? text : text.left(rest);
        if (!found.unit.isEmpty())
            found.help += SheetTexts::tr(", in %1").arg(dataWords(found.unit));
        found.help += u'.';
        if (rest >= 0) {
            QString remark = text.mid(rest + 1).trimmed();
            remark.replace(u"absent:"_s, SheetTexts::tr("Left empty:"));
            remark[0] = remark[0].toUpper();
            found.help += u' ' + remark + u'.';
        }
    }
};

bool isOfKind(const formulas::LlmModel &model, SheetModels kind)
{
    switch (kind) {
    case SheetModels::Answering:
        return model.answers() && model.missing().isEmpty();
    case SheetModels::Embedding:
        return model.kind == "embedding"_L1 && model.shape.layers > 0 && model.shape.hiddenSize > 0;
    case SheetModels::Reranking:
        break;
    }
    return model.kind == "reranker"_L1 && model.shape.layers > 0 && model.shape.hiddenSize > 0;
}

} // namespace

QString displayName(WorkKind work)
{
    switch (work) {
    case WorkKind::Experimentation:
        return SheetTexts::tr("People try things");
    case WorkKind::Training:
        return SheetTexts::tr("Train or tune");
    case WorkKind::LanguageEndpoint:
        return SheetTexts::tr("Language model");
    case WorkKind::Endpoint:
        return SheetTexts::tr("Another model, live");
    case WorkKind::Batch:
        return SheetTexts::tr("Batch scoring");
    case WorkKind::ManyModels:
        return SheetTexts::tr("Many small models");
    case WorkKind::Retrieval:
        break;
    }
    return SheetTexts::tr("Search and answer");
}

QString displayName(Adaptation adaptation, WorkKind work)
{
    switch (adaptation) {
    case Adaptation::None:
        return work == WorkKind::Training ? SheetTexts::tr("Own code, timed") : SheetTexts::tr("As it is");
    case Adaptation::LowRank:
        return SheetTexts::tr("Adapters (LoRA)");
    case Adaptation::QuantizedLowRank:
        return SheetTexts::tr("Adapters, 4 bits (QLoRA)");
    case Adaptation::Full:
        break;
    }
    return SheetTexts::tr("All weights");
}

QString displayName(ProposalKind kind)
{
    switch (kind) {
    case ProposalKind::Cheapest:
        return SheetTexts::tr("Cheapest");
    case ProposalKind::Balanced:
        return SheetTexts::tr("Balanced");
    case ProposalKind::Fastest:
        break;
    }
    return SheetTexts::tr("Fastest");
}

SheetFieldInfo sheetFieldInfo(QStringView key)
{
    FieldOfKey visitor{key, {}};
    describe(visitor, Of<Sheet>());
    return visitor.found;
}

std::vector<SheetModel> sheetModels(SheetModels kind)
{
    std::vector<SheetModel> models;
    for (const formulas::LlmModel &model : formulas::LlmTables::builtIn().models()) {
        if (isOfKind(model, kind))
            models.push_back({model.name, model.name.section(u'/', -1), model.shape.parameters / 1e9});
    }
    return models;
}

QString sheetCaption(const QString &key)
{
    struct Caption
    {
        QLatin1StringView key;
        const char *words;
    };
    static constexpr std::array captions = {
        Caption{"adaptation"_L1, QT_TRANSLATE_NOOP("Sheets", "How it is trained")},
        Caption{"answerTokens"_L1, QT_TRANSLATE_NOOP("Sheets", "An answer has")},
        Caption{"answerWithinMilliseconds"_L1, QT_TRANSLATE_NOOP("Sheets", "Answer within")},
        Caption{"budget"_L1, QT_TRANSLATE_NOOP("Sheets", "Budget")},
        Caption{"commitments"_L1, QT_TRANSLATE_NOOP("Sheets", "Reservations that end with the plan")},
        Caption{"deadlineHours"_L1, QT_TRANSLATE_NOOP("Sheets", "A run ends within")},
        Caption{"growthPercent"_L1, QT_TRANSLATE_NOOP("Sheets", "The load grows by")},
        Caption{"gpu"_L1, QT_TRANSLATE_NOOP("Sheets", "It needs a GPU")},
        Caption{"hoursPerDay"_L1, QT_TRANSLATE_NOOP("Sheets", "Hours a day of each")},
        Caption{"isolatedHosts"_L1, QT_TRANSLATE_NOOP("Sheets", "Hosts that no other customer shares")},
        Caption{"leastInstances"_L1, QT_TRANSLATE_NOOP("Sheets", "Fewest instances")},
        Caption{"network"_L1, QT_TRANSLATE_NOOP("Sheets", "Private network, approved outbound only")},
        Caption{"people"_L1, QT_TRANSLATE_NOOP("Sheets", "People who try things")},
        Caption{"preemptible"_L1, QT_TRANSLATE_NOOP("Sheets", "Machines may be taken away (cheaper)")},
        Caption{"regions"_L1, QT_TRANSLATE_NOOP("Sheets", "Where machines may be")},
        Caption{"requestsPerSecond"_L1, QT_TRANSLATE_NOOP("Sheets", "Requests a second at the peak")},
        Caption{"residency"_L1, QT_TRANSLATE_NOOP("Sheets", "Where data stays")},
        Caption{"servingPrecision"_L1, QT_TRANSLATE_NOOP("Sheets", "Number format of the weights")},
        Caption{"start"_L1, QT_TRANSLATE_NOOP("Sheets", "First month")},
        Caption{"windowHours"_L1, QT_TRANSLATE_NOOP("Sheets", "A day's items end within")},
    };
    const auto *const found = std::ranges::find_if(captions, [&](const Caption &each) { return key == each.key; });
    return found == captions.end() ? QString() : SheetTexts::tr(found->words);
}

QString withCaptions(const QString &sentence, const std::function<QString(const QString &)> &captionOf)
{
    static const QRegularExpression quoted(u"\"([a-z][A-Za-z]*)\""_s);
    QString text;
    qsizetype at = 0;
    for (auto it = quoted.globalMatch(sentence); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString caption = captionOf(match.captured(1));
        text += sentence.mid(at, match.capturedStart() - at);
        text += caption.isEmpty() ? match.captured() : QString(u'"' + caption + u'"');
        at = match.capturedEnd();
    }
    return text + sentence.mid(at);
}

} // namespace slipway
