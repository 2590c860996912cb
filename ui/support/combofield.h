// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace slipway {

/// A combo box that the wheel changes only while it has the focus, that does not grow with its
/// longest entry, and that shows the whole entry as a tool tip when it is cut.
class ComboField : public QComboBox
{
    Q_OBJECT

public:
    explicit ComboField(QWidget *parent = nullptr);

    /// Makes the entry whose data this is current, without a signal; no entry (-1) when there is none.
    void showData(const QVariant &entry);
    /// The same, and where there is none a word is shown as it is, marked as unknown, as the last entry for as long as it is
    /// current: what a plan has is seen, also where the catalog does not have it.
    void showPlanned(const QVariant &entry);
    /// How a word is shown that no list has: "mars (unknown)".
    [[nodiscard]] static QString unknownText(const QString &word);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    /// Before the list is shown for the first time: until then it is not made, a dozen widgets that few boxes ever need.
    virtual void prepareList();
    /// What is drawn of the entry in so many pixels; the tool tip has all of it. Cut in the middle where not even that fits.
    [[nodiscard]] virtual QString wordsWithin(int room) const;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_listPrepared = false;
    QVariant m_unknown; ///< data of the entry that is only there because a plan has it
};

} // namespace slipway
