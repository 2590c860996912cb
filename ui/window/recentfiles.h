// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace slipway {

/// The plans opened or saved last, the newest first, in the settings. One file has one entry, by
/// whatever path it was reached. Files that are gone stay until the user removes them.
class RecentFiles final : public QObject
{
    Q_OBJECT
public:
    static constexpr int limit = 10;

    /// Borrows the settings.
    explicit RecentFiles(QSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] QStringList paths() const;
    void add(const QString &path);
    void remove(const QString &path);
    void clear();

    /// "plan.slipway - models": the name and the folder it lies in, no more of the path.
    [[nodiscard]] static QString shortName(const QString &path);

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList &paths);

    QSettings &m_settings;
};

} // namespace slipway
