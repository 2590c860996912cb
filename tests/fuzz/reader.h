// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>

/// One input for the reader that a program of this folder tries. What is read must hold what the reader promises, else the
/// program ends. The name and the result (0) are what coverage-guided fuzzers call.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace slipway::fuzz {

inline QByteArray bytesOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

/// Ends the program, so that the input is kept, unless `holds`.
void expect(bool holds, const char *what);
/// A refusal is one sentence for people: not empty, ended, on one line.
void expectSentence(const QString &message);

} // namespace slipway::fuzz
