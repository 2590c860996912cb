// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/icons.h"

#include <QWidget>

class QLabel;

namespace slipway {

/// A sign, a word in its colour, and a text that wraps: "(octagon) 1 blocker  low priority ended".
/// The accessible name is word and text.
class SignLabel : public QWidget
{
    Q_OBJECT

public:
    explicit SignLabel(QWidget *parent = nullptr);
    SignLabel(IconId sign, const QString &word, const QString &text = {}, QWidget *parent = nullptr);

    /// Either of `word` and `text` may be empty.
    void setContent(IconId sign, const QString &word, const QString &text = {});
    /// The same with a colour other than the sign's own, for the sign and the word.
    void setColoredContent(ColorRole color, IconId sign, const QString &word, const QString &text = {});
    /// The text in a line of its own under the word, in the secondary colour.
    void setStacked(bool stacked);
    [[nodiscard]] IconId sign() const { return m_sign; }
    [[nodiscard]] QString word() const { return m_word; }
    [[nodiscard]] QString text() const { return m_text; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showContent();

    QLabel *m_picture = nullptr;
    QLabel *m_label = nullptr;
    IconId m_sign = IconId::Advice;
    ColorRole m_color = nullptr;
    bool m_stacked = false;
    QString m_word;
    QString m_text;
};

/// Blocker, approval, warning or advice, with its word: "3 warnings".
class SeverityLabel : public SignLabel
{
    Q_OBJECT

public:
    enum class Kind { Blocker, Approval, Warning, Advice };

    /// "Blocker" and the text, for one finding.
    explicit SeverityLabel(Kind kind, const QString &text = {}, QWidget *parent = nullptr);
    void setSeverity(Kind kind, const QString &text);
    /// "2 approvals" and the text, for a count.
    void setCount(Kind kind, int count, const QString &text = {});

    [[nodiscard]] static IconId signOf(Kind kind);
    [[nodiscard]] static QString wordOf(Kind kind);
};

/// "Recommended", "Possible" or "Not possible" with the reason in the next line.
class VerdictLabel : public SignLabel
{
    Q_OBJECT

public:
    enum class Kind { Recommended, Possible, NotPossible };

    explicit VerdictLabel(Kind kind, const QString &reason = {}, QWidget *parent = nullptr);
    void setVerdict(Kind kind, const QString &reason);

    [[nodiscard]] static IconId signOf(Kind kind);
    [[nodiscard]] static QString wordOf(Kind kind);
};

} // namespace slipway
