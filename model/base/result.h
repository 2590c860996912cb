// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <utility>
#include <variant>

namespace slipway {

/// What kind of failure it is; the command line turns it into an exit code (docs/command-line.md).
enum class ErrorCode {
    Usage, ///< wrong arguments: exit code 2
    Unreadable, ///< the file is absent, no file, too large: exit code 3
    Invalid, ///< the content is damaged or means nothing: exit code 3
    Newer, ///< written by a newer version of the schema: exit code 3
    Unwritable, ///< output could not be written; what was there is untouched: exit code 4
    Network, ///< exit code 5
    Range, ///< a formula was asked outside its valid range
};

/// An expected failure. `message` is one sentence for a person; `where` is the place of the
/// fault: a JSON path ("/computes/0/size"), a file and line, or a URL. Either may be empty.
struct Error
{
    ErrorCode code = ErrorCode::Invalid;
    QString message;
    QString where;

    friend bool operator==(const Error &, const Error &) = default;
};

/// A value, or the reason why there is none. Expected failures travel in a Result up to the page
/// or command that shows them once; programmer errors are assertions.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) { }

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T &value() const &
    {
        Q_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T &value() &
    {
        Q_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T &&value() &&
    {
        Q_ASSERT(ok());
        return std::move(*std::get_if<0>(&m_state));
    }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }

    [[nodiscard]] const Error &error() const
    {
        Q_ASSERT(!ok());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, Error> m_state;
};

template<>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_ok(false) { }

    [[nodiscard]] bool ok() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    [[nodiscard]] const Error &error() const
    {
        Q_ASSERT(!m_ok);
        return m_error;
    }

private:
    Error m_error;
    bool m_ok = true;
};

} // namespace slipway
