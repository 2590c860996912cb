// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/theme.h"

#include <QGuiApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Names in braces behind a dollar sign are colours and sizes, put in by styleSheet().
// The arrows of headers only where columns are sorted: Qt takes the width of a styled arrow off the room of every heading,
// and puts it into the size of a section only where there is an indicator. Headings at the right lost their first letter.
// What has a frame of its own around what has the keyboard gets none from Fusion inside it.
constexpr QLatin1StringView sheet = R"(
QWidget[surface="card"] { background: ${card}; }
QWidget[surface="window"] { background: ${window}; }
QTabBar, QTabBar::tab, QCheckBox, QRadioButton, QPushButton, QToolButton { outline: none; }
QFrame[card="true"] { background: ${card}; border: 1px solid ${line}; border-radius: 8px; }
QLabel[textRole="caption"], QPushButton[textRole="caption"] { color: ${secondary}; font-size: ${captionSize}; }
QLabel[textRole="strong"] { font-weight: bold; }
QLabel[textRole="pageTitle"] { font-size: ${titleSize}; font-weight: bold; }
QLabel[textRole="total"] { font-size: ${totalSize}; font-weight: bold; }
QLabel[textRole="good"] { color: ${good}; }
QLabel[textRole="caution"] { color: ${caution}; }
QLabel[textRole="bad"] { color: ${bad}; }
QLabel:disabled { color: ${secondary}; }
QLineEdit, QPlainTextEdit, QTextEdit, QComboBox { background: ${card}; border: 1px solid ${fieldLine}; border-radius: 6px;
    padding: 5px 8px; selection-background-color: ${accent}; selection-color: ${onAccent}; }
QLineEdit:hover, QComboBox:hover { border-color: ${secondary}; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QComboBox:on { border: 2px solid ${accent}; padding: 4px 7px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QComboBox:disabled { background: ${window}; color: ${secondary}; border-color: ${line}; }
QLineEdit:read-only { background: ${window}; }
QLineEdit[bare="true"], QLineEdit[bare="true"]:focus, QLineEdit[bare="true"]:disabled, QLineEdit[bare="true"]:read-only {
    background: transparent; border: none; border-radius: 0; padding: 0; }
QLineEdit[strong="true"] { font-weight: bold; }
QWidget[invalid="true"] { border-color: ${bad}; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { background: ${card}; border: 1px solid ${fieldLine}; border-radius: 0;
    outline: none; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: ${rowHeight}; padding: 0 6px; border-radius: 4px; }
QComboBox QAbstractItemView::item:selected { background: ${selected}; color: ${text}; }
QPushButton { background: ${card}; border: 1px solid ${fieldLine}; border-radius: 6px; padding: 5px 14px; }
QPushButton:hover { background: ${hover}; }
QPushButton:pressed { background: ${selected}; }
QPushButton:focus { border: 2px solid ${accent}; padding: 4px 13px; }
QPushButton:disabled { color: ${secondary}; border-color: ${line}; background: ${window}; }
QPushButton[primary="true"] { background: ${accent}; color: ${onAccent}; border-color: ${accent}; font-weight: bold; }
QPushButton[primary="true"]:hover, QPushButton[primary="true"]:pressed { background: ${accentHover}; }
QPushButton[primary="true"]:focus { border: 2px solid ${text}; }
QPushButton[primary="true"]:disabled { background: ${line}; color: ${secondary}; border-color: ${line}; }
QPushButton[link="true"] { background: transparent; color: ${accent}; border: 2px solid transparent; border-radius: 4px;
    padding: 0 1px; text-decoration: underline; text-align: left; }
QPushButton[link="true"]:hover { background: ${selected}; }
QPushButton[link="true"]:focus { border-color: ${accent}; padding: 0 1px; }
QPushButton[link="true"]:disabled { color: ${secondary}; background: transparent; text-decoration: none; }
QPushButton[chip="true"] { border-radius: ${chipRadius}; padding: 0 14px; }
QPushButton[chip="true"]:checked { background: ${selected}; border: 2px solid ${accent}; padding: 0 13px; font-weight: bold; }
QPushButton[chip="true"]:focus { border: 2px solid ${accent}; padding: 0 13px; }
QTabBar::tab { color: ${secondary}; background: transparent; border: 2px solid transparent; padding: 4px 2px 7px 2px; margin-right: 20px; }
QTabBar::tab:selected { color: ${accent}; border-bottom-color: ${accent}; font-weight: bold; }
QTabBar::tab:hover { color: ${text}; }
QTabBar::tab:selected:focus { border-color: ${accent}; border-radius: 4px; }
QPushButton[segment="first"] { border-top-right-radius: 0; border-bottom-right-radius: 0; }
QPushButton[segment="middle"] { border-radius: 0; border-left: none; }
QPushButton[segment="last"] { border-top-left-radius: 0; border-bottom-left-radius: 0; border-left: none; }
QPushButton[segment]:checked { background: ${selected}; color: ${accent}; font-weight: bold; }
QPushButton[segment]:focus { border: 2px solid ${accent}; padding: 4px 13px; }
QPushButton[cell="true"] { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 0; }
QPushButton[cell="true"]:hover { background: ${hover}; }
QPushButton[cell="true"]:pressed { background: ${selected}; }
QPushButton[cell="true"]:focus { border-color: ${accent}; }
QPushButton[chip="true"] { border: 1px solid ${line}; border-radius: ${chipRadius}; padding: 0 7px; }
QPushButton[chip="true"]:hover { border-color: ${fieldLine}; }
QPushButton[chip="true"]:focus { border: 2px solid ${accent}; padding: 0 6px; }
QPushButton[tool="true"] { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 0; }
QPushButton[tool="true"]:hover { background: ${hover}; }
QPushButton[tool="true"]:pressed, QPushButton[tool="true"]:checked { background: ${selected}; }
QPushButton[tool="true"]:focus { border-color: ${accent}; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator, QTreeView::indicator { width: ${box}; height: ${box}; border: 1px solid ${secondary};
    background: ${card}; }
QCheckBox::indicator, QListView::indicator, QTreeView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: ${boxRadius}; }
QCheckBox::indicator:checked, QListView::indicator:checked, QTreeView::indicator:checked { background: ${accent}; border-color: ${accent};
    image: url(:/slipway/theme/check-${name}.svg); }
QRadioButton::indicator:checked { border: ${dotFrame} solid ${accent}; width: ${dot}; height: ${dot}; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: ${line}; background: ${window}; }
QCheckBox, QRadioButton { border: 2px solid transparent; border-radius: 4px; padding: 1px 2px; }
QCheckBox:focus, QRadioButton:focus { border-color: ${accent}; }
QToolBar { background: ${card}; border: none; border-bottom: 1px solid ${line}; padding: 4px 8px; spacing: 2px; }
QToolBar::separator { width: 1px; background: ${line}; margin: 6px 6px; }
QToolButton { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 3px 3px 3px 6px; }
QToolButton:hover { background: ${hover}; }
QToolButton:pressed, QToolButton:checked { background: ${selected}; }
QToolButton:focus { border-color: ${accent}; }
QToolButton:disabled { color: ${secondary}; }
QToolButton::menu-indicator { image: none; }
QMenuBar { background: ${card}; padding: ${menuPadAbove} 4px ${menuPadBelow}; border-bottom: 1px solid ${line}; }
QMenuBar::item { padding: ${menuItemPad} 9px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: ${selected}; }
QMenu { background: ${card}; border: 1px solid ${fieldLine}; padding: 5px; }
QMenu::item { padding: 5px 24px 5px 8px; border-radius: 4px; }
QMenu::item:selected { background: ${selected}; }
QMenu::item:disabled { color: ${secondary}; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: ${line}; margin: 5px 6px; }
QAbstractItemView { background: ${card}; border: none; selection-background-color: ${selected}; selection-color: ${text};
    gridline-color: ${line}; outline: none; }
QTableView::item, QTreeView::item { padding: 3px 5px; border: none; border-bottom: 1px solid ${line}; }
QTableView::item:selected, QTreeView::item:selected { background: ${selected}; color: ${text}; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 2px solid ${accent}; border-radius: 4px; }
QTableView, QTreeView, QListView { border: 2px solid transparent; }
QHeaderView { background: ${card}; border: none; }
QHeaderView::section { background: ${card}; color: ${secondary}; border: none; border-bottom: 1px solid ${fieldLine};
    padding: 5px 8px; font-size: ${captionSize}; }
QHeaderView[showSortIndicator="true"]::up-arrow, QHeaderView[showSortIndicator="true"]::down-arrow { subcontrol-position: center right;
    subcontrol-origin: padding; right: ${arrowEdge}; width: 8px; height: 5px; }
QGraphicsView { border: 2px solid transparent; padding: 4px; }
QGraphicsView:focus { border: 2px solid ${accent}; border-radius: 4px; padding: 4px; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QListView[choices="true"] { border: 1px solid ${fieldLine}; border-radius: 6px; padding: 2px; }
QListView[choices="true"]:focus { border: 2px solid ${accent}; padding: 1px; }
QListView[choices="true"]::item { padding: 4px 6px; border-radius: 4px; }
QListView[choices="true"]::item:hover { background: ${hover}; }
QListView[choices="true"]::item:selected { background: ${selected}; color: ${text}; }
QListView[stepList="true"] { padding: 8px 6px; }
QListView[stepList="true"]::item { border-radius: 8px; padding: 6px; }
QListView[stepList="true"]::item:hover { background: ${hover}; }
QListView[stepList="true"]::item:selected { background: ${selected}; color: ${text}; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: ${fieldLine}; border-radius: 3px; margin: 3px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: ${secondary}; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
    width: 0; height: 0; }
QToolTip { background: ${card}; color: ${text}; border: 1px solid ${fieldLine}; padding: 4px 6px; }
QMainWindow::separator { background: ${line}; width: 1px; height: 1px; }
QSplitter::handle { background: ${line}; }
QProgressBar { background: ${line}; border: none; border-radius: 3px; max-height: 6px; color: transparent; }
QProgressBar::chunk { background: ${accent}; border-radius: 3px; }
)"_L1;

} // namespace

QString styleSheet(const Colors &colors, qreal bodyPoints)
{
    const auto points = [bodyPoints](qreal factor) -> QString {
        return QString::number(bodyPoints * factor, 'f', 2) + "pt"_L1;
    };
    QString text = sheet;
    const auto put = [&text](QLatin1StringView name, const QString &value) {
        text.replace(u"${"_s + name + u'}', value);
    };
    const auto pixels = [](int count) -> QString { return QString::number(count) + "px"_L1; };
    const int box = qRound(bodyPoints * 1.44); // 14 px and its outline at 100 %
    const int dotFrame = qMax(3, qRound(box * 0.35));
    // With a line of text between these the top row is 40 px high at 100 %.
    put("menuPadAbove"_L1, pixels(qRound(bodyPoints * 0.72)));
    put("menuPadBelow"_L1, pixels(qRound(bodyPoints * 0.5)));
    put("menuItemPad"_L1, pixels(qRound(bodyPoints * 0.5)));
    // A style sheet keeps the words of a heading off the arrow at its right alone: mirrored it stands in the padding.
    put("arrowEdge"_L1, QGuiApplication::isRightToLeft() ? u"0px"_s : u"4px"_s);
    put("chipRadius"_L1, pixels(qRound(bodyPoints * 1.23)));
    put("box"_L1, pixels(box));
    put("boxRadius"_L1, pixels((box + 2) / 2));
    put("dot"_L1, pixels(box + 2 - 2 * dotFrame));
    put("dotFrame"_L1, pixels(dotFrame));
    put("name"_L1, colors.dark ? u"dark"_s : u"light"_s);
    put("window"_L1, colors.window.name());
    put("card"_L1, colors.card.name());
    put("line"_L1, colors.line.name());
    put("fieldLine"_L1, colors.fieldLine.name());
    put("hover"_L1, colors.hover.name());
    put("text"_L1, colors.text.name());
    put("secondary"_L1, colors.secondary.name());
    put("accent"_L1, colors.accent.name());
    put("accentHover"_L1, (colors.dark ? colors.accent.lighter(108) : colors.accent.darker(115)).name());
    put("onAccent"_L1, colors.onAccent.name());
    put("selected"_L1, colors.selected.name());
    put("good"_L1, colors.good.name());
    put("caution"_L1, colors.caution.name());
    put("bad"_L1, colors.bad.name());
    put("captionSize"_L1, points(1));
    put("titleSize"_L1, points(18.0 / 13));
    put("chipRadius"_L1, pixels(qRound(bodyPoints * 1.43)));
    put("totalSize"_L1, points(28.0 / 13));
    put("rowHeight"_L1, pixels(qRound(bodyPoints * 2.6)));
    return text;
}

} // namespace slipway
