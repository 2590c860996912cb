// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/console.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace slipway {

/// The files a command writes: all of them, or none. "-" is standard output.
class Outputs
{
public:
    enum class Existing { Refuse, Overwrite };

    explicit Outputs(Existing existing)
        : m_existing(existing)
    {
    }

    /// `make` is asked for the bytes once every path has been found fit.
    void add(const QString &path, std::function<Result<QByteArray>()> make);
    /// A plan, written under the lock that windows take: one that is open there stays as it is.
    void addPlan(const QString &path, std::function<Result<QByteArray>()> make);
    /// A file in a folder that is made where it is not there; "-" is no folder. Executable: for everyone who may read it.
    void addInFolder(const QString &folder, const QString &path, const QByteArray &bytes,
                     bool executable = false);
    /// A file that the command reads: no output may take its place, by whatever name.
    void keep(const QString &input) { m_inputs << input; }
    /// The same for what may be there, whatever is said of existing files: it is made anew from what was read there.
    void replace(const QString &path, const QByteArray &bytes);
    void replaceInFolder(const QString &folder, const QString &path, const QByteArray &bytes);
    /// A file of a folder that goes when the others are put in place.
    void removeFromFolder(const QString &folder, const QString &path);
    [[nodiscard]] bool isEmpty() const { return m_files.empty(); }

    /// Makes all bytes, writes them beside their targets, and only then puts them in place: what fails
    /// leaves every existing file as it was. Error Unwritable for an existing file that may not be replaced,
    /// Usage for a file that is named twice or that the command reads.
    [[nodiscard]] Result<void> write(Console &console);

private:
    struct File
    {
        QString path;
        std::function<Result<QByteArray>()> make;
        QString folder; ///< the topmost that may be made for it; empty: none
        bool executable = false;
        bool isPlan = false;
        bool replaces = false; ///< also where existing files are refused
        bool removes = false; ///< nothing is written there
    };

    [[nodiscard]] Result<void> check() const;
    [[nodiscard]] Result<void> checkNames() const;
    [[nodiscard]] Result<void> checkFile(const File &file) const;
    void finishInterrupted() const;
    [[nodiscard]] Result<void> put(Console &console, const std::vector<QByteArray> &bytes) const;

    Existing m_existing;
    std::vector<File> m_files;
    QStringList m_inputs;
};

} // namespace slipway
