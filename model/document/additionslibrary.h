// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/prices/referencedata.h"

#include <QString>

#include <vector>

namespace slipway {

/// Keeps copies of files of additions in a folder, each named by the SHA-256 of its bytes: a plan that names additions by
/// id and hash finds the very bytes again, whatever became of the file they were taken from.
class AdditionsLibrary
{
public:
    /// The folder is made when something is first kept.
    explicit AdditionsLibrary(QString folder);

    struct Entry
    {
        Additions additions;
        QString path;
    };
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// How a copy is called in it.
    [[nodiscard]] static QString fileName(const Additions &additions);
    /// Everything kept that can be read, by id, newest first.
    [[nodiscard]] std::vector<Entry> entries() const;
    /// Keeps a copy of these bytes, after they were read without fault.
    [[nodiscard]] Result<Additions> keep(const QByteArray &bytes) const;

    /// What `pin` names: among `given`, else as `ID.json` in `planFolder` (unless that is empty), else kept here. The
    /// hash of the pin, if it has one, must be that of the bytes. An Error says where it was looked for.
    [[nodiscard]] Result<Additions> find(const PinnedInput &pin, const std::vector<Additions> &given,
                                         const QString &planFolder) const;

private:
    QString m_folder;
};

/// Reads and validates a file of additions. Errors name the file and the place in it.
[[nodiscard]] Result<Additions> readAdditionsFile(const QString &path);

/// `base` with all that `pins` name, in their order, and `given` that no pin names after them.
[[nodiscard]] Result<ReferenceData> referenceWith(const ReferenceData &base,
                                                  const std::vector<PinnedInput> &pins,
                                                  const std::vector<Additions> &given,
                                                  const AdditionsLibrary &library, const QString &planFolder);

} // namespace slipway
