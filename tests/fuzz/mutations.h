// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <random>
#include <vector>

namespace slipway::fuzz {

/// At most this large: what is longer is cut, so that many inputs are tried in a second.
inline constexpr qsizetype largestInput = 16 * 1024;

/// Damages inputs in the ways that find faults in readers of text: bits and bytes, pieces that are lost, doubled or moved, pieces of
/// other inputs, figures at their limits and words of the formats in wrong places.
class Mutations
{
public:
    /// `seeds` are valid inputs, at least one.
    Mutations(std::vector<QByteArray> seeds, std::uint32_t start);

    [[nodiscard]] QByteArray next();

private:
    [[nodiscard]] qsizetype upTo(qsizetype most); ///< 0 to `most`
    void damage(QByteArray &input);
    [[nodiscard]] QByteArray piece(const QByteArray &of);
    void replaceFigure(QByteArray &input);

    std::vector<QByteArray> m_seeds;
    std::mt19937 m_random;
};

} // namespace slipway::fuzz
