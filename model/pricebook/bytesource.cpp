// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/bytesource.h"

#include "model/base/files.h"
#include "model/base/plaintext.h"

#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <array>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::size_t pieceBytes = 256 * 1024;
constexpr std::size_t packedBytes = 128 * 1024;

/// A file as it is, or unpacked where it begins as gzip does. Not through gzread(): that takes what follows a member and is none
/// for padding, and so a file damaged there for a whole one.
class FileSource final : public ByteSource
{
public:
    FileSource(int descriptor, std::int64_t maxBytes)
        : m_descriptor(descriptor)
        , m_left(maxBytes)
    {
    }
    ~FileSource() override
    {
        if (m_state == State::Packed)
            inflateEnd(&m_stream);
        close(m_descriptor);
    }

    QByteArrayView next() override
    {
        if (!failed().isNull() || m_state == State::Ended)
            return {};
        if (m_state == State::New)
            begin();
        const QByteArrayView piece = m_state == State::Packed ? unpacked() : asItIs();
        if (!failed().isNull())
            return {};
        m_left -= piece.size();
        if (m_left < 0) {
            fail(u"The file is too large for what is read from it."_s);
            return {};
        }
        return piece;
    }

private:
    enum class State { New, Plain, Packed, Ended };

    void begin()
    {
        fill();
        // The first two bytes of every gzip file, RFC 1952.
        const bool isPacked
            = m_stream.avail_in >= 2 && m_stream.next_in[0] == 0x1f && m_stream.next_in[1] == 0x8b;
        m_state = State::Plain;
        if (!isPacked)
            return;
        constexpr int gzipOnly = 16;
        if (inflateInit2(&m_stream, MAX_WBITS + gzipOnly) != Z_OK) {
            fail(u"The file cannot be unpacked: there is no memory for it."_s);
            return;
        }
        m_state = State::Packed;
    }

    /// Reads on where nothing is left; at the end of the file nothing is left afterwards.
    void fill()
    {
        if (m_stream.avail_in > 0 || !failed().isNull())
            return;
        ssize_t count = -1;
        do {
            count = read(m_descriptor, m_read.data(), m_read.size());
        } while (count < 0 && errno == EINTR);
        if (count < 0) {
            fail(u"The file could not be read: %1."_s.arg(systemReason()));
            return;
        }
        m_stream.next_in = m_read.data();
        m_stream.avail_in = static_cast<uInt>(count);
        m_taken += count;
    }

    QByteArrayView asItIs()
    {
        fill();
        const QByteArrayView piece(m_stream.next_in, static_cast<qsizetype>(m_stream.avail_in));
        m_stream.avail_in = 0;
        if (piece.isEmpty())
            m_state = State::Ended;
        return piece;
    }

    /// Members follow each other without a gap; what comes behind one and is none is damage.
    QByteArrayView unpacked()
    {
        m_stream.next_out = m_piece.data();
        m_stream.avail_out = static_cast<uInt>(m_piece.size());
        while (m_stream.avail_out > 0) {
            fill();
            if (!failed().isNull())
                return {};
            if (m_stream.avail_in == 0 && m_betweenMembers) {
                inflateEnd(&m_stream);
                m_state = State::Ended;
                break;
            }
            if (m_stream.avail_in == 0) {
                fail(u"The gzip file is cut off: it ends behind byte %1."_s.arg(m_taken));
                return {};
            }
            m_betweenMembers = false;
            const int code = inflate(&m_stream, Z_NO_FLUSH);
            if (code == Z_STREAM_END) {
                m_betweenMembers = true;
                inflateReset(&m_stream);
            } else if (code != Z_OK && code != Z_BUF_ERROR) {
                // Z_NEED_DICT, which gzip has none of, comes without words.
                fail(u"The gzip file is damaged near byte %1 (%2)."_s.arg(m_taken - m_stream.avail_in)
                         .arg(m_stream.msg != nullptr ? QString::fromLatin1(m_stream.msg) : u"no data"_s));
                return {};
            }
        }
        return {m_piece.data(), static_cast<qsizetype>(m_piece.size() - m_stream.avail_out)};
    }

    int m_descriptor;
    std::int64_t m_left;
    std::int64_t m_taken = 0; ///< bytes of the file, as it lies there
    State m_state = State::New;
    bool m_betweenMembers = false;
    z_stream m_stream{};
    std::array<Bytef, packedBytes> m_read;
    std::array<Bytef, pieceBytes> m_piece;
};

} // namespace

Result<std::unique_ptr<ByteSource>> openBytes(const QString &path, std::int64_t maxBytes)
{
    const QFileInfo info(path);
    const QString name = oneLineText(path);
    if (!info.exists())
        return Error{ErrorCode::Unreadable, u"There is no file \"%1\"."_s.arg(name), name};
    if (!info.isFile())
        return Error{ErrorCode::Unreadable, u"\"%1\" is no file."_s.arg(name), name};
    const int descriptor = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return Error{ErrorCode::Unreadable, u"\"%1\" could not be read: %2."_s.arg(name, systemReason()),
                     name};
    return std::unique_ptr<ByteSource>(std::make_unique<FileSource>(descriptor, maxBytes));
}

} // namespace slipway
