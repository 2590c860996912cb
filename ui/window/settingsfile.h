// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>

namespace slipway {

/// Settings in the file that Qt's native format has, as INI, which is put in place only when all of it is on the disk. Qt's own writer
/// takes no notice of a full disk and leaves an empty file, and it takes a file that cannot be read for an empty one: this leaves such
/// a file as it is.
[[nodiscard]] QSettings::Format wholeIniFormat();

/// Writes settings whenever something of them was set, and tells if that fails. What was set holds as long as they live, and the next
/// writing tries again.
class SettingsWatch final : public QObject
{
    Q_OBJECT
public:
    /// `settings` are of wholeIniFormat() and live as long as this.
    explicit SettingsWatch(QSettings &settings, QObject *parent = nullptr);

    /// Writes them now: one sentence about why not, empty where they are on the disk.
    [[nodiscard]] QString write();

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Once, however often it goes on failing.
    void failed(const QString &sentence);

private:
    QSettings &m_settings;
    bool m_hasFailed = false;
};

} // namespace slipway
