// SPDX-License-Identifier: GPL-3.0-or-later
// What our workbooks need of libxlsxwriter, with Qt's strings and without its way of telling errors.
#pragma once

#include "model/base/money.h"
#include "model/base/result.h"
#include "model/base/total.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <xlsxwriter.h>

namespace slipway {

/// "C7".
[[nodiscard]] QString cellName(int row, int column);

class WorkbookSheet;

/// One file while it is made.
class Workbook
{
public:
    /// `title` and `stamp` go into its properties.
    Workbook(const QString &title, const QDateTime &stamp);
    ~Workbook();
    Q_DISABLE_COPY_MOVE(Workbook)

    /// Names are ours: short, plain, each once.
    [[nodiscard]] WorkbookSheet sheet(const char *name);
    /// The bytes; no sheet may be written to after it. Error Unwritable.
    [[nodiscard]] Result<QByteArray> close();

    struct Formats
    {
        lxw_format *heading = nullptr;
        lxw_format *text = nullptr; ///< wrapped
        lxw_format *amount = nullptr;
        lxw_format *sum = nullptr;
        lxw_format *quantity = nullptr;
        lxw_format *rate = nullptr;
    };
    [[nodiscard]] const Formats &formats() const { return m_formats; }
    /// Amounts have as many decimals as their currency.
    void setCurrency(Currency currency);

private:
    QTemporaryDir m_folder;
    QByteArray m_path;
    QByteArray m_folderPath;
    lxw_workbook *m_workbook = nullptr;
    Formats m_formats;
};

/// Rows and columns count from 0.
class WorkbookSheet
{
public:
    WorkbookSheet(lxw_worksheet *sheet, const Workbook::Formats &formats)
        : m_sheet(sheet)
        , m_formats(&formats)
    {
    }

    /// Text, never a formula or a link, on one line; cut where a cell holds no more.
    void text(int row, int column, const QString &text);
    void heading(int row, int column, const QString &text);
    void headings(int row, const QStringList &texts);
    void number(int row, int column, double value);
    void amount(int row, int column, const Money &money);
    void quantity(int row, int column, Quantity quantity);
    void rate(int row, int column, Rate rate);
    /// A formula with what it comes to.
    void sum(int row, int column, const QString &formula, const Money &money);
    void quantitySum(int row, int column, const QString &formula, Quantity quantity);
    void widths(const QList<double> &characters);
    /// Rows above and columns left of it stay in view.
    void freeze(int row, int column);

private:
    lxw_worksheet *m_sheet;
    const Workbook::Formats *m_formats;
};

} // namespace slipway
