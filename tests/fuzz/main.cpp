// SPDX-License-Identifier: GPL-3.0-or-later
// Tries the reader of a program for some seconds where no coverage-guided fuzzer is linked: what CTest runs.
//     fuzz_plans [--seconds N] [--start N] FILE_OR_FOLDER...
// An input that ends the program, or takes longer than ten seconds of the processor, is kept as NAME-fault.bin in the current folder; given as the
// only argument it is tried alone.
#include "tests/fuzz/mutations.h"
#include "tests/fuzz/reader.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr int longestSeconds = 10; ///< of the processor: on a busy machine the clock goes on for others

QByteArray tried;
QByteArray faultPath;

/// Called while the program ends: system calls only.
void keepInput()
{
    const int file = open(faultPath.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || write(file, tried.constData(), static_cast<std::size_t>(tried.size())) < 0)
        std::fputs("The input could not be kept.\n", stderr);
}

void takesTooLong(int)
{
    std::fputs("An input takes too long.\n", stderr);
    keepInput();
    std::_Exit(1);
}

void fails(int)
{
    keepInput();
    std::_Exit(1);
}

void limitProcessor(int seconds)
{
    const itimerval limit{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
}

void tryInput(const QByteArray &input)
{
    tried = input;
    limitProcessor(longestSeconds);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.constData()),
                           static_cast<std::size_t>(input.size()));
    limitProcessor(0);
}

std::vector<QByteArray> filesAt(const QString &path)
{
    std::vector<QByteArray> files;
    const auto add = [&files](const QString &name) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly))
            files.push_back(file.readAll());
    };
    if (!QFileInfo(path).isDir()) {
        add(path);
        return files;
    }
    QStringList names;
    for (QDirIterator each(path, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
        names << each.next();
    names.sort(); // in the order of the disk, the same start would try other inputs elsewhere
    for (const QString &name : names)
        add(name);
    return files;
}

} // namespace

int main(int argc, char **argv)
{
    qint64 seconds = 0;
    std::uint32_t start = std::random_device()();
    std::vector<QByteArray> seeds;
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        if (argument == "--seconds" && i + 1 < argc) {
            seconds = QByteArray(argv[++i]).toLongLong();
        } else if (argument == "--start" && i + 1 < argc) {
            start = QByteArray(argv[++i]).toUInt();
        } else {
            for (QByteArray &file : filesAt(QFile::decodeName(argument)))
                seeds.push_back(std::move(file));
        }
    }
    if (seeds.empty()) {
        std::fputs("No inputs to begin with.\n", stderr);
        return 2;
    }
    faultPath = QFileInfo(QFile::decodeName(argv[0])).fileName().toLocal8Bit() + "-fault.bin";
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_set_death_callback(keepInput);
#endif
    std::signal(SIGABRT, fails);
    std::signal(SIGPROF, takesTooLong);

    for (const QByteArray &seed : seeds)
        tryInput(seed);
    qint64 inputs = 0;
    slipway::fuzz::Mutations mutations(seeds, start);
    QElapsedTimer timer;
    timer.start();
    for (; timer.elapsed() < seconds * 1000; ++inputs)
        tryInput(mutations.next());
    std::printf("%zu inputs to begin with, %lld damaged ones, --start %u\n", seeds.size(),
                static_cast<long long>(inputs), start);
    return 0;
}
