// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/bytesource.h"

#include "model/base/files.h"

#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// zlib reads plain files as they are.
class ZlibSource final : public ByteSource
{
public:
    ZlibSource(gzFile file, std::int64_t maxBytes)
        : m_file(file)
        , m_left(maxBytes)
    {
    }
    ~ZlibSource() override { gzclose_r(m_file); }

    QByteArrayView next() override
    {
        if (!failed().isNull())
            return {};
        const int count = gzread(m_file, m_piece.data(), static_cast<unsigned>(m_piece.size()));
        int code = Z_OK;
        const char *words = gzerror(m_file, &code);
        if (count < 0 || (code != Z_OK && code != Z_STREAM_END)) {
            // Z_BUF_ERROR: a gzip stream that has no end.
            fail(code == Z_BUF_ERROR ? u"The gzip file is cut off."_s
                                     : u"The file cannot be unpacked (%1)."_s.arg(
                                         code == Z_ERRNO ? systemReason() : QString::fromLatin1(words)));
            return {};
        }
        m_left -= count;
        if (m_left < 0) {
            fail(u"The file is too large for a page of prices."_s);
            return {};
        }
        return {m_piece.data(), count};
    }

private:
    gzFile m_file;
    std::int64_t m_left;
    std::array<char, 256 * 1024> m_piece;
};

} // namespace

Result<std::unique_ptr<ByteSource>> openBytes(const QString &path, std::int64_t maxBytes)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorCode::Unreadable, u"There is no file \"%1\"."_s.arg(path), path};
    if (!info.isFile())
        return Error{ErrorCode::Unreadable, u"\"%1\" is no file."_s.arg(path), path};
    const int descriptor = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    gzFile file = descriptor < 0 ? nullptr : gzdopen(descriptor, "rb");
    if (file == nullptr) {
        const Error error{ErrorCode::Unreadable, u"\"%1\" could not be read: %2."_s.arg(path, systemReason()),
                          path};
        if (descriptor >= 0)
            close(descriptor);
        return error;
    }
    gzbuffer(file, 128 * 1024);
    return std::unique_ptr<ByteSource>(std::make_unique<ZlibSource>(file, maxBytes));
}

} // namespace slipway
