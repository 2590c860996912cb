// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultcases.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <cstring>

namespace slipway::test {

using namespace Qt::StringLiterals;

FolderContent contentOfFolder(const QString &folder)
{
    FolderContent content;
    QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QFileInfo info(it.next());
        const QString name = info.filePath().mid(folder.size() + 1);
        QFile file(info.filePath());
        if (info.isDir())
            content.insert(name + u'/', {});
        else if (file.open(QIODevice::ReadOnly))
            content.insert(name, file.readAll());
        else
            content.insert(name, "(cannot be read)");
    }
    return content;
}

void fillFolder(const QString &folder, const FolderContent &content)
{
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    for (const auto &[name, bytes] : content.asKeyValueRange()) {
        if (name.endsWith(u'/')) {
            QDir().mkpath(folder + u'/' + name);
            continue;
        }
        QFile file(folder + u'/' + name);
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be filled", qPrintable(folder));
    }
}

const std::vector<Refusal> &refusals()
{
    static const std::vector<Refusal> all{{"disk full", ENOSPC},
                                          {"short, then disk full", ENOSPC, true},
                                          {"input/output error", EIO},
                                          {"refused", EACCES}};
    return all;
}

bool mayBeDoneWithout(const std::string &call)
{
    const bool isFolder = QFileInfo(QString::fromStdString(call.substr(call.find(' ') + 1))).isDir();
    const bool isLock = call.ends_with(".lock");
    return isLock || call.starts_with("link ")
        || ((call.starts_with("sync ") || call.starts_with("chmod ")) && isFolder);
}

QString sanitizerOptions()
{
    return qEnvironmentVariable("ASAN_OPTIONS") + u":verify_asan_link_order=0:detect_leaks=0"_s;
}

QString faultOfSentence(const QString &sentence, const std::string &call, int error)
{
    if (!sentence.endsWith(u'.') || sentence.contains(u'\n'))
        return u"not one sentence: %1"_s.arg(sentence);
    if (!sentence.contains(QString::fromLocal8Bit(std::strerror(error)), Qt::CaseInsensitive))
        return u"does not say why: %1"_s.arg(sentence);
    if (sentence.contains(u".slipway-new"_s))
        return u"names what nobody knows: %1"_s.arg(sentence);
    Q_UNUSED(call)
    return {};
}

namespace {

FolderContent without(FolderContent content, const QString &ignored)
{
    if (!ignored.isEmpty())
        content.removeIf([&](const auto &each) { return each.key().startsWith(ignored); });
    return content;
}

QString faultAfter(const WriteCase &writing, const QString &folder, const FolderContent &whole,
                   const QString &said, const std::string &call, int error)
{
    const FolderContent left = without(contentOfFolder(folder), writing.ignored);
    if (said.isEmpty() && !mayBeDoneWithout(call))
        return u"nothing is said"_s;
    if (left != (said.isEmpty() ? whole : without(writing.before, writing.ignored)))
        return u"left: "_s + QStringList(left.keys()).join(u", "_s);
    return said.isEmpty() ? QString() : faultOfSentence(said, call, error);
}

} // namespace

Tried tryEveryFault(const WriteCase &writing)
{
    const QTemporaryDir temporary;
    const QString folder = QFileInfo(temporary.path()).canonicalFilePath() + u"/there"_s;
    fillFolder(folder, writing.before);
    setFileFault({.under = folder.toStdString()});
    Tried tried;
    if (const QString said = writing.run(folder); !said.isEmpty())
        tried.faults << u"%1: without a fault: %2"_s.arg(writing.name, said);
    const std::vector<std::string> calls = countedFileCalls();
    const FolderContent whole = without(contentOfFolder(folder), writing.ignored);
    setFileFault({});
    for (std::size_t i = 0; i < calls.size(); ++i) {
        for (const Refusal &refusal : refusals()) {
            if (refusal.isShort && !calls[i].starts_with("write "))
                continue;
            fillFolder(folder, writing.before);
            setFileFault({folder.toStdString(), static_cast<int>(i) + 1, refusal.error, refusal.isShort});
            const QString said = writing.run(folder);
            setFileFault({});
            ++tried.count;
            const QString fault = faultAfter(writing, folder, whole, said, calls[i], refusal.error);
            if (!fault.isEmpty())
                tried.faults << u"%1: %2 of \"%3\": %4"_s.arg(
                    writing.name, QLatin1StringView(refusal.name),
                    QString::fromStdString(calls[i]).replace(folder, u"."_s), fault);
        }
    }
    return tried;
}

} // namespace slipway::test
