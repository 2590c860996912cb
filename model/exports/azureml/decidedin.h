// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace slipway::azureml {

/// The blanks of one file as said_in() of deploy.sh takes them: "jobs/prepare/code", without positions in lists, and with ? for letters that are
/// none of a key's.
[[nodiscard]] QByteArrayList keysOf(const QList<Blank> &blanks, const QString &file);

/// By which it is told whether somebody changed what an export wrote: a digest of the lines of a file, without remarks, and without what stands at
/// those keys and below them. The same as said_in() of deploy.sh, which has no reader of YAML.
[[nodiscard]] QString saidIn(QByteArrayView bytes, const QByteArrayList &keys);

/// The same of any file of an export, for its record: of those that nobody fills in (README.md, deploy.sh) a digest of every letter.
[[nodiscard]] QString saidByFile(const QString &path, QByteArrayView bytes, const QList<Blank> &blanks);

} // namespace slipway::azureml
