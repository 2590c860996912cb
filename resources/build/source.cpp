// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/source.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace slipway::pack {

void Faults::add(const QString &file, int line, const QString &message)
{
    if (m_first)
        return;
    m_first = Error{ErrorCode::Invalid, message, u"%1:%2"_s.arg(file).arg(line)};
}

std::size_t wordIndex(std::span<const char *const> words, const QString &word, const QString &file, int line,
                      Faults &faults)
{
    QStringList known;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word == QLatin1String(words[i]))
            return i;
        known << u"\"%1\""_s.arg(QLatin1String(words[i]));
    }
    faults.add(file, line, u"\"%1\" is none of %2"_s.arg(word, known.join(u", "_s)));
    return 0;
}

} // namespace slipway::pack
