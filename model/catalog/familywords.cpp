// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/familywords.h"

#include "model/base/planwords.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// "DSv3" of "standardDSv3Family" and of "Standard DSv3 Family vCPUs"; empty for a name of another form.
QString middleOf(const QString &family)
{
    static const QRegularExpression form(u"^standard ?(\\S.*?) ?family(?: vCPUs)?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return form.match(family).captured(1);
}

} // namespace

QString vcpusOfFamily(const QString &family)
{
    if (family.isEmpty())
        return u"vCPUs"_s;
    // As the portal spells it: whoever signs and whoever asks read of one family.
    const QString middle = middleOf(familyTitle(family));
    return middle.isEmpty() ? PlanWords::tr("vCPUs of %1").arg(family)
                            : PlanWords::tr("vCPUs of the %1 family", "DSv3").arg(middle);
}

QString familyTitle(const QString &family)
{
    // Those that the portal spells otherwise. Sources: Azure quotas in dstack's guide to backends and in MongoDB's to Voyage, Microsoft's
    // quickstarts that print `az vm list-usage` (Dv2 Promo, A0-A7); read 2026-11-26.
    static const QHash<QString, QString> others{
        {u"standardncadsa100v4family"_s, u"Standard NCADS_A100_v4 Family vCPUs"_s},
        {u"standard ndamsv4_a100family"_s, u"Standard NDAMSv4_A100Family vCPUs"_s},
        {u"standarda0_a7family"_s, u"Standard A0-A7 Family vCPUs"_s},
        {u"standarddv2promofamily"_s, u"Standard Dv2 Promo Family vCPUs"_s},
        {u"standarddsv2promofamily"_s, u"Standard DSv2 Promo Family vCPUs"_s},
    };
    const auto other = others.constFind(family.toLower());
    if (other != others.constEnd())
        return *other;
    const QString middle = middleOf(family);
    return middle.isEmpty() ? family : u"Standard %1 Family vCPUs"_s.arg(middle);
}

QString foldedFamily(const QString &family)
{
    QString folded;
    folded.reserve(family.size());
    for (const QChar each : family.toLower()) {
        if ((each >= u'a' && each <= u'z') || (each >= u'0' && each <= u'9'))
            folded += each;
    }
    for (const QStringView unit : {u"clusterdedicatedvcpus", u"vcpus"}) {
        if (folded.endsWith(unit)) {
            folded.chop(unit.size());
            break;
        }
    }
    return folded;
}

bool isSameFamily(const QString &one, const QString &other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0
        || (!one.isEmpty() && !other.isEmpty() && foldedFamily(one) == foldedFamily(other));
}

} // namespace slipway
