// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"

#include "model/plan/planfields.h"
#include "model/plan/plannames.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

template <typename T> constexpr bool isOptional = false;
template <typename T> constexpr bool isOptional<std::optional<T>> = true;
template <typename T> constexpr bool isVector = false;
template <typename T> constexpr bool isVector<std::vector<T>> = true;

class Draw
{
public:
    explicit Draw(quint32 seed)
        : m_random(seed)
    {
    }

    bool chance() { return m_random.bounded(2) == 0; }
    int below(int end) { return m_random.bounded(end); }

    double between(const Field &field)
    {
        const double low = std::max(field.low, -1e6);
        const double high = std::min(field.high, 1e6);
        double value = low + m_random.generateDouble() * (high - low);
        if (field.decimals >= 0 || chance())
            value = std::clamp(std::round(value), low, high);
        return value;
    }

    QString words(int longest)
    {
        static const QString alphabet = u"abcXYZ019 _-.\"\\/~{}[]:,<>&\u00e4\u00df\u4e2d\u0416"_s;
        QString text = u"w"_s;
        for (int i = below(longest); i > 0; --i)
            text += alphabet[below(static_cast<int>(alphabet.size()))];
        if (chance())
            text += QString::fromUcs4(U"\U0001F6A2");
        return text;
    }

    void fill(const Field &, bool &value) { value = chance(); }
    void fill(const Field &field, int &value) { value = static_cast<int>(std::ceil(between(field))); }
    void fill(const Field &field, double &value) { value = between(field); }
    void fill(const Field &, YearMonth &value) { value = YearMonth(2000, 1).plusMonths(below(2400)); }
    void fill(const Field &field, Estimate &value)
    {
        double points[] = {between(field), between(field), between(field)};
        std::sort(std::begin(points), std::end(points));
        value = Estimate(points[1]);
        if (chance())
            value.low = points[0];
        if (chance())
            value.high = points[2];
        value.shape = static_cast<RangeShape>(below(4));
        if (chance())
            value.unknown = unknown();
    }
    void fill(const Field &field, QString &value)
    {
        switch (field.textKind) {
        case TextKind::Text:
            value = words(40) + u"\n\t"_s + words(40);
            break;
        case TextKind::Id:
            value = words(10) + u'#' + QString::number(++m_serial);
            break;
        case TextKind::Decimal:
            value = QString::number(below(100'000)) + u".25"_s;
            break;
        case TextKind::TimeOfDay:
            value = u"%1:%2"_s.arg(below(24), 2, 10, QChar(u'0')).arg(below(60), 2, 10, QChar(u'0'));
            break;
        case TextKind::Day:
            value = u"2026-%1-%2"_s.arg(1 + below(12), 2, 10, QChar(u'0')).arg(1 + below(28), 2, 10, QChar(u'0'));
            break;
        case TextKind::CurrencyCode:
            value = chance() ? u"EUR"_s : u"JPY"_s;
            break;
        case TextKind::Sha256:
            value = QString(64, u"0123456789abcdef"_s[below(16)]);
            break;
        case TextKind::JsonObject:
            value = u"{\"months\":%1,\"x\":{\"y\":[null,true,1.5]}}"_s.arg(below(100));
            break;
        case TextKind::Line:
        case TextKind::CatalogName:
            value = words(30);
            break;
        }
    }
    void fill(const Field &field, QStringList &value)
    {
        value.clear();
        for (int i = below(4); i > 0; --i)
            fill(field, value.emplaceBack());
    }
    void fill(const Field &field, DayProfile &value)
    {
        for (double &hour : value)
            hour = between(field);
    }
    template <typename T> void fill(const Field &field, T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            do {
                value = static_cast<T>(below(static_cast<int>(wordsOf<T>().size())));
            } while (!field.takes(static_cast<std::size_t>(value)));
        } else if constexpr (isOptional<T>) {
            if (chance())
                fill(field, value.emplace());
        } else if constexpr (isVector<T>) {
            value.clear();
            for (int i = below(4); i > 0; --i)
                object(value.emplace_back());
        } else {
            object(value);
        }
    }

    template <typename Object> void object(Object &object);

private:
    Unknowns unknown()
    {
        return {{u"later~%1"_s.arg(++m_serial), u"{\"deep\":[1,2.5,{\"x\":null}],\"text\":\"\u00fc\\n\"}"_s},
                {u"a/b %1"_s.arg(++m_serial), u"18446744073709551615"_s}};
    }

    QRandomGenerator m_random;
    int m_serial = 0;
};

template <typename Object> struct Filler
{
    Draw &draw;
    Object &object;

    void type(const char *, const char *) { }
    template <typename T> void field(const Field &field, T Object::*member)
    {
        draw.fill(field, object.*member);
    }
    void detail(const Field &, Workload::Detail Object::*member)
    {
        object.*member = emptyDetail(static_cast<WorkloadKind>(draw.below(4)));
        std::visit([&](auto &alternative) { draw.object(alternative); }, object.*member);
    }
};

template <typename Object> void Draw::object(Object &object)
{
    Filler<Object> filler{*this, object};
    describe(filler, Of<Object>());
    if (chance())
        object.unknown = unknown();
}

} // namespace

Plan randomPlan(quint32 seed)
{
    Plan plan;
    Draw(seed).object(plan);
    return plan;
}

} // namespace slipway::test
