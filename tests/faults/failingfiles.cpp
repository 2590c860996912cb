// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between a program and the calls with which files are made, filled and put in place, or read. No Qt: it is also loaded ahead
// of other programs.
#include "tests/faults/failingfiles.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <mutex>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace slipway::test {

namespace {

class FailingFiles
{
public:
    FailingFiles()
    {
        const char *under = std::getenv("SLIPWAY_FAULT_UNDER");
        if (under == nullptr)
            return;
        const auto number = [](const char *name) {
            const char *text = std::getenv(name);
            return text == nullptr ? 0 : std::atoi(text);
        };
        m_fault = {under, number("SLIPWAY_FAULT_AT"), number("SLIPWAY_FAULT_ERROR"),
                   number("SLIPWAY_FAULT_SHORT") != 0, number("SLIPWAY_FAULT_READS") != 0};
        if (const char *log = std::getenv("SLIPWAY_FAULT_LOG"))
            m_log = log;
    }

    void set(const FileFault &fault)
    {
        const std::lock_guard guard(m_mutex);
        m_fault = fault;
        m_calls.clear();
        m_unreadable.clear();
        m_shortened = -1;
    }

    [[nodiscard]] std::vector<std::string> calls()
    {
        const std::lock_guard guard(m_mutex);
        return m_calls;
    }

    /// Whether this call is the one that is refused; errno says why.
    bool refuses(const char *call, const std::string &path, bool isRead)
    {
        const std::lock_guard guard(m_mutex);
        if (!counts(path) || isRead != m_fault.isOfReads)
            return false;
        note(call, path);
        // What cannot be read once cannot be read a moment later.
        if (static_cast<int>(m_calls.size()) != m_fault.at && (!isRead || path != m_unreadable))
            return false;
        if (isRead)
            m_unreadable = path;
        fail();
        return true;
    }

    /// How many of these bytes are written; -1: none, and errno says why.
    ssize_t taken(int handle, std::size_t size)
    {
        const std::lock_guard guard(m_mutex);
        if (m_fault.under.empty())
            return static_cast<ssize_t>(size);
        const std::string path = pathOf(handle);
        if (!counts(path) || m_fault.isOfReads)
            return static_cast<ssize_t>(size);
        if (handle == m_shortened) {
            m_shortened = -1;
            errno = m_fault.error;
            return -1;
        }
        note("write", path);
        if (static_cast<int>(m_calls.size()) != m_fault.at)
            return static_cast<ssize_t>(size);
        if (m_fault.isShort && size > 1) {
            m_shortened = handle;
            return static_cast<ssize_t>(size / 2);
        }
        fail();
        return -1;
    }

    [[nodiscard]] static std::string pathOf(int handle)
    {
        char path[4096];
        const std::string link = "/proc/self/fd/" + std::to_string(handle);
        const ssize_t length = readlink(link.c_str(), path, sizeof path);
        return length > 0 ? std::string(path, static_cast<std::size_t>(length)) : std::string();
    }

    [[nodiscard]] static std::string absolute(const char *path)
    {
        char folder[4096];
        if (path[0] == '/' || getcwd(folder, sizeof folder) == nullptr)
            return path;
        return std::string(folder) + '/' + path;
    }

private:
    [[nodiscard]] bool counts(const std::string &path) const
    {
        return !m_fault.under.empty() && path.compare(0, m_fault.under.size(), m_fault.under) == 0;
    }

    void fail() const
    {
        if (m_fault.error < 0)
            raise(-m_fault.error);
        errno = m_fault.error;
    }

    void note(const char *call, const std::string &path)
    {
        m_calls.push_back(std::string(call) + ' ' + path);
        if (m_log.empty())
            return;
        const std::string line = m_calls.back() + '\n';
        const long log = syscall(SYS_openat, AT_FDCWD, m_log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        if (log < 0)
            return;
        syscall(SYS_write, log, line.data(), line.size());
        syscall(SYS_close, log);
    }

    std::mutex m_mutex;
    FileFault m_fault;
    std::vector<std::string> m_calls;
    std::string m_log;
    std::string m_unreadable; ///< the file of which a read was refused
    int m_shortened = -1;
};

FailingFiles &failing()
{
    static FailingFiles files;
    return files;
}

template <typename Function> Function *next(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

bool refused(const char *call, const char *path)
{
    return failing().refuses(call, FailingFiles::absolute(path), false);
}

bool refused(const char *call, int handle)
{
    return failing().refuses(call, FailingFiles::pathOf(handle), false);
}

bool refusedToOpen(const char *path, int flags)
{
    if ((flags & (O_CREAT | O_TRUNC)) != 0)
        return refused("create", path);
    const bool isForReading = (flags & O_ACCMODE) == O_RDONLY && (flags & O_DIRECTORY) == 0;
    return isForReading && failing().refuses("open", FailingFiles::absolute(path), true);
}

bool refusedToRead(int handle)
{
    return failing().refuses("read", FailingFiles::pathOf(handle), true);
}

} // namespace

void setFileFault(const FileFault &fault)
{
    failing().set(fault);
}

std::vector<std::string> countedFileCalls()
{
    return failing().calls();
}

} // namespace slipway::test

using namespace slipway::test;

// NOLINTBEGIN: the names and types of the C library
extern "C" {

int open64(const char *path, int flags, ...)
{
    mode_t mode = 0;
    if ((flags & (O_CREAT | __O_TMPFILE)) != 0) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    if (refusedToOpen(path, flags))
        return -1;
    return next<int(const char *, int, ...)>("open64")(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    if ((flags & (O_CREAT | __O_TMPFILE)) != 0) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    if (refusedToOpen(path, flags))
        return -1;
    return next<int(const char *, int, ...)>("open")(path, flags, mode);
}

ssize_t write(int handle, const void *bytes, size_t size)
{
    const ssize_t taken = failing().taken(handle, size);
    if (taken < 0)
        return -1;
    return next<ssize_t(int, const void *, size_t)>("write")(handle, bytes, static_cast<size_t>(taken));
}

ssize_t read(int handle, void *bytes, size_t size)
{
    return refusedToRead(handle) ? -1 : next<ssize_t(int, void *, size_t)>("read")(handle, bytes, size);
}

int fsync(int handle)
{
    return refused("sync", handle) ? -1 : next<int(int)>("fsync")(handle);
}

int fdatasync(int handle)
{
    return refused("sync", handle) ? -1 : next<int(int)>("fdatasync")(handle);
}

int rename(const char *from, const char *to) noexcept
{
    return refused("rename", to) ? -1 : next<int(const char *, const char *)>("rename")(from, to);
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags) noexcept
{
    if (refused("rename", to))
        return -1;
    return next<int(int, const char *, int, const char *, unsigned)>("renameat2")(folder, from, other, to,
                                                                                  flags);
}

int link(const char *from, const char *to) noexcept
{
    return refused("link", to) ? -1 : next<int(const char *, const char *)>("link")(from, to);
}

int mkdir(const char *path, mode_t mode) noexcept
{
    return refused("mkdir", path) ? -1 : next<int(const char *, mode_t)>("mkdir")(path, mode);
}

int chmod(const char *path, mode_t mode) noexcept
{
    return refused("chmod", path) ? -1 : next<int(const char *, mode_t)>("chmod")(path, mode);
}

int fchmod(int handle, mode_t mode) noexcept
{
    return refused("chmod", handle) ? -1 : next<int(int, mode_t)>("fchmod")(handle, mode);
}

int ftruncate64(int handle, off64_t size) noexcept
{
    return refused("truncate", handle) ? -1 : next<int(int, off64_t)>("ftruncate64")(handle, size);
}
}
// NOLINTEND
