// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace slipway {

/// The names of the members of the objects that have not ended, so that a second one of a name shows. Its texts are
/// used again: a million rows allocate little, and compare the thirty names that a row has.
class MemberNames
{
public:
    enum class Added { New, Again, TooMuch };

    void beginObject() { m_begins.push_back(m_size); }
    void endObject()
    {
        m_size = m_begins.back();
        m_begins.pop_back();
    }
    [[nodiscard]] Added add(const std::string &name)
    {
        // An answer has far less: what is held of one stays small, whatever it says.
        constexpr std::size_t most = 256;
        constexpr std::size_t longest = 1024;
        if (m_size - m_begins.back() == most || name.size() > longest)
            return Added::TooMuch;
        const auto begin = m_names.begin() + static_cast<std::ptrdiff_t>(m_begins.back());
        const auto end = m_names.begin() + static_cast<std::ptrdiff_t>(m_size);
        if (std::find(begin, end, name) != end)
            return Added::Again;
        if (end == m_names.end())
            m_names.push_back(name);
        else
            *end = name;
        ++m_size;
        return Added::New;
    }

private:
    std::vector<std::string> m_names; ///< the outer objects' first; from m_size on room for more
    std::vector<std::size_t> m_begins; ///< of each open object in m_names
    std::size_t m_size = 0;
};

} // namespace slipway
