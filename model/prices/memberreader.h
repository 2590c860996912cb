// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/jsonreader.h"
#include "model/base/money.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// Reads the members of one object of a file of additions. The first fault anywhere is kept, later calls give defaults. When it
/// goes, members that were not asked for are a fault too: they have no meaning there.
class MemberReader
{
public:
    /// `fault` is shared by the readers of a file. Borrows both.
    MemberReader(const JsonValue &value, std::optional<Error> &fault);
    MemberReader(const MemberReader &) = delete;
    MemberReader &operator=(const MemberReader &) = delete;
    ~MemberReader();

    /// Nothing where it is absent.
    std::optional<JsonValue> find(const QString &key);
    /// Empty where it is absent.
    QString text(const QString &key, qsizetype longest = 1000);
    QString requiredText(const QString &key, qsizetype longest = 1000);
    std::optional<double> number(const QString &key, double low, double high);
    double requiredNumber(const QString &key, double low, double high);
    int requiredInteger(const QString &key, int low, int high);
    bool boolean(const QString &key);
    std::vector<JsonValue> list(const QString &key);
    QStringList texts(const QString &key);
    /// A decimal number in quotes, so that it is exact; null where it is absent.
    std::optional<Rate> rate(const QString &key);
    /// Invalid where it is absent.
    QDate date(const QString &key);

    void fail(const Error &error);
    void fail(const QString &key, const QString &predicate);
    [[nodiscard]] const QString &pointer() const { return m_value.pointer(); }

private:
    template <typename T> std::optional<T> take(Result<T> result)
    {
        if (result)
            return *std::move(result);
        fail(result.error());
        return std::nullopt;
    }
    [[nodiscard]] Error missing(const QString &key) const;

    JsonValue m_value;
    std::optional<Error> &m_fault;
    QStringList m_known;
};

} // namespace slipway
