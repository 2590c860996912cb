// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/recordmodel.h"

#include <QTextBrowser>

namespace slipway {

/// What is known of one record: headings, statements, and the source of each in small print. Text can be selected
/// and copied; follows changes of the palette.
class RecordDetails final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit RecordDetails(QWidget *parent = nullptr);

    void showRecord(const QString &name, const std::vector<RecordSection> &sections);
    /// Nothing is chosen: says what to do.
    void showHint(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    QString m_name;
    QString m_hint;
    std::vector<RecordSection> m_sections;
};

} // namespace slipway
