// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "ui/support/numberfield.h"

#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class NumberFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsReadByTheLocaleOrRefused_data();
    void textIsReadByTheLocaleOrRefused();
    void whatIsWrittenIsReadBack_data();
    void whatIsWrittenIsReadBack();
    void typedValueIsEmittedAsSoonAsItIsGood();
    void badTextIsNeitherEmittedNorZero();
    void outOfRangeSaysHowFarItMayGo();
    void textThatIsNoValueKeepsTheOldOne_data();
    void textThatIsNoValueKeepsTheOldOne();
    void theFieldsOwnUnitMayStandBehind();
    void decimalsBeyondTheAllowedAreRefusedAndNotRounded();
    void emptyIsNoValueOnlyWhereThatIsAllowed();
    void leavingTheFieldWritesTheNumberProperly();
    void settingTheValueIsSilentAndDoesNotDisturbTyping();
    void arrowsStepWithinTheRange();
    void aValueOutsideTheRangeIsShownWithItsProblem();
    void unitLeavesRoomForTheText();
    void inAMirroredWindowDigitsStandAcrossFromTheUnit();
};

void NumberFieldTest::textIsReadByTheLocaleOrRefused_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<double>("value");

    const auto good = [](const char *locale, const QString &text, double value) {
        QTest::addRow("%s: %s", locale, qPrintable(text))
            << QString::fromLatin1(locale) << text << true << value;
    };
    const auto refused = [](const char *locale, const QString &text) {
        QTest::addRow("%s: %s refused", locale, qPrintable(text))
            << QString::fromLatin1(locale) << text << false << 0.0;
    };
    good("en_US", u"1,234.5"_s, 1234.5);
    good("en_US", u"1234.5"_s, 1234.5);
    good("en_US", u"  -2.25 "_s, -2.25);
    good("en_US", u"\u22122"_s, -2);
    good("en_US", u"7e9"_s, 7e9);
    refused("en_US", u"1.234,5"_s);
    refused("en_US", u"1,5"_s);
    refused("en_US", u"1,2345"_s);
    refused("en_US", u"12,34,567"_s);
    refused("en_US", u"1 234"_s);
    refused("en_US", u"1.2.3"_s);
    refused("en_US", u"12 h"_s);
    refused("en_US", u"inf"_s);
    refused("en_US", u"nan"_s);
    refused("en_US", u"1e999"_s);
    refused("en_US", u""_s);
    refused("en_US", u"   "_s);
    good("de_DE", u"1.234,5"_s, 1234.5);
    good("de_DE", u"1234,5"_s, 1234.5);
    good("de_DE", u"1.234"_s, 1234);
    refused("de_DE", u"1,234.5"_s);
    refused("de_DE", u"1.5"_s);
    good("fr_FR", u"1\u202f234,5"_s, 1234.5);
    good("fr_FR", u"1 234,5"_s, 1234.5);
    good("fr_FR", u"1\u00a0234,5"_s, 1234.5);
    refused("fr_FR", u"1.234,5"_s);
    refused("fr_FR", u"1,234.5"_s);
    refused("fr_FR", u"1 23"_s);
    good("ja_JP", u"1,234.5"_s, 1234.5);
    refused("ja_JP", u"1.234,5"_s);
    good("C", u"1234.5"_s, 1234.5);
    refused("C", u"1.234,5"_s);
}

void NumberFieldTest::textIsReadByTheLocaleOrRefused()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    QFETCH(const bool, good);
    const Result<double> parsed = parseNumber(text, QLocale(locale), 3);
    QCOMPARE(parsed.ok(), good);
    if (good)
        QTEST(*parsed, "value");
    else
        QVERIFY(!parsed.error().message.isEmpty());
}

void NumberFieldTest::whatIsWrittenIsReadBack_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("written");
    QTest::newRow("en") << u"en_US"_s << u"1,234,567.25"_s;
    QTest::newRow("de") << u"de_DE"_s << u"1.234.567,25"_s;
    QTest::newRow("fr") << u"fr_FR"_s << u"1\u202f234\u202f567,25"_s;
    QTest::newRow("ja") << u"ja_JP"_s << u"1,234,567.25"_s;
    QTest::newRow("C") << u"C"_s << u"1,234,567.25"_s;
}

void NumberFieldTest::whatIsWrittenIsReadBack()
{
    QFETCH(const QString, locale);
    const QLocale tongue(locale);
    QTEST(numberText(1234567.25, tongue, 4), "written");
    for (const double value : {0.0, 1.0, -1.0, 0.05, 1000.0, 999999.999, -1234.5, 1e12, 7e9}) {
        const Result<double> parsed = parseNumber(numberText(value, tongue, 3), tongue, 3);
        QVERIFY2(parsed.ok(), qPrintable(numberText(value, tongue, 3)));
        QCOMPARE(*parsed, value);
    }
}

void NumberFieldTest::typedValueIsEmittedAsSoonAsItIsGood()
{
    NumberField field;
    field.setLocale(QLocale(u"en_US"_s));
    QSignalSpy edited(&field, &NumberField::edited);
    QTest::keyClicks(&field, u"12"_s);
    QCOMPARE(edited.size(), 2);
    QCOMPARE(edited.at(0).at(0).toDouble(), 1.0);
    QCOMPARE(edited.at(1).at(0).toDouble(), 12.0);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(edited.size(), 2);
    QCOMPARE(field.value(), std::optional(12.0));
}

void NumberFieldTest::badTextIsNeitherEmittedNorZero()
{
    NumberField field;
    field.setLocale(QLocale(u"en_US"_s));
    field.setDecimals(2);
    field.setValue(3);
    QSignalSpy edited(&field, &NumberField::edited);
    field.selectAll();
    QTest::keyClicks(&field, u","_s);
    QTest::keyClicks(&field, u"x"_s);
    QCOMPARE(edited.size(), 0);
    QCOMPARE(field.value(), std::optional(3.0));
    QVERIFY(field.problem().contains(u",x"_s));
    QVERIFY(field.problem().contains(u"1,234.5"_s));
}

void NumberFieldTest::outOfRangeSaysHowFarItMayGo()
{
    NumberField field;
    field.setLocale(QLocale(u"en_US"_s));
    field.setRange(1, 1000);
    field.setUnit(u"nodes"_s);
    field.setValue(4);
    QSignalSpy edited(&field, &NumberField::edited);
    field.selectAll();
    QTest::keyClicks(&field, u"2000"_s);
    // The last one takes back what the first digits gave.
    QCOMPARE(edited.size(), 4);
    QCOMPARE(edited.last().at(0).toDouble(), 4.0);
    QCOMPARE(field.value(), std::optional(4.0));
    QVERIFY(field.isOpen());
    QCOMPARE(field.problem(), u"2,000 nodes is too high. Enter 1,000 nodes or less."_s);
    field.selectAll();
    QTest::keyClicks(&field, u"0"_s);
    QCOMPARE(field.problem(), u"0 nodes is too low. Enter 1 or more."_s);
}

void NumberFieldTest::textThatIsNoValueKeepsTheOldOne_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("typed");
    QTest::newRow("too high") << u"en_US"_s << 0 << u"240"_s;
    QTest::newRow("point in German") << u"de_DE"_s << 0 << u"1.5"_s;
    QTest::newRow("point in German, decimals") << u"de_DE"_s << 2 << u"1.5"_s;
    QTest::newRow("comma in English") << u"en_US"_s << 2 << u"1,5"_s;
    QTest::newRow("fraction of a whole number") << u"en_US"_s << 0 << u"1.5"_s;
    QTest::newRow("beyond every number") << u"en_US"_s << 0 << u"1e400"_s;
    QTest::newRow("half an exponent") << u"en_US"_s << 0 << u"1e"_s;
    QTest::newRow("misplaced group") << u"en_US"_s << 0 << u"1,2"_s;
    QTest::newRow("group at the end") << u"en_US"_s << 0 << u"12,"_s;
    QTest::newRow("two points") << u"en_US"_s << 2 << u"1.2.3"_s;
    QTest::newRow("another unit") << u"en_US"_s << 0 << u"12 days"_s;
    QTest::newRow("minus") << u"en_US"_s << 0 << u"1-"_s;
    QTest::newRow("too low") << u"en_US"_s << 0 << u"0"_s;
    QTest::newRow("not a number") << u"en_US"_s << 0 << u"nan"_s;
    QTest::newRow("hexadecimal") << u"en_US"_s << 0 << u"0x1F"_s;
    QTest::newRow("French space") << u"fr_FR"_s << 0 << u"1 2"_s;
    QTest::newRow("nothing") << u"en_US"_s << 0 << u""_s;
    QTest::newRow("blanks") << u"en_US"_s << 0 << u"  "_s;
}

void NumberFieldTest::textThatIsNoValueKeepsTheOldOne()
{
    QFETCH(QString, locale);
    QFETCH(int, decimals);
    QFETCH(QString, typed);
    NumberField field;
    field.setLocale(QLocale(locale));
    field.setDecimals(decimals);
    field.setRange(1, 120);
    field.setUnit(u"months"_s);
    field.setValue(24);
    double told = 24;
    connect(&field, &NumberField::edited, &field, [&told](double value) { told = value; });
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, typed);
    QVERIFY2(!field.problem().isEmpty(), qPrintable(field.text()));
    QVERIFY(field.isOpen());
    QCOMPARE(field.value(), std::optional(24.0));
    QCOMPARE(told, 24.0);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.value(), std::optional(24.0));
    QCOMPARE(field.text(), typed);
    QVERIFY(field.isOpen());
    // Mended, and all is well.
    field.selectAll();
    QTest::keyClicks(&field, u"36"_s);
    QVERIFY(!field.isOpen());
    QCOMPARE(told, 36.0);
}

void NumberFieldTest::theFieldsOwnUnitMayStandBehind()
{
    NumberField field;
    field.setLocale(QLocale(u"en_US"_s));
    field.setRange(1, 120);
    field.setUnit(u"months"_s);
    field.setValue(24);
    field.selectAll();
    QTest::keyClicks(&field, u"36 months"_s);
    QCOMPARE(field.problem(), QString());
    QCOMPARE(field.value(), std::optional(36.0));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.text(), u"36"_s);
    QVERIFY(!parseNumber(u"months"_s, QLocale(u"en_US"_s), 0, u"months"_s).ok());
}

void NumberFieldTest::decimalsBeyondTheAllowedAreRefusedAndNotRounded()
{
    const QLocale english(u"en_US"_s);
    QVERIFY(!parseNumber(u"2.5"_s, english, 0).ok());
    QVERIFY(!parseNumber(u"2.125"_s, english, 2).ok());
    QCOMPARE(*parseNumber(u"2.10"_s, english, 1), 2.1);
    QCOMPARE(*parseNumber(u"1234567.89"_s, english, 2), 1234567.89);
}

void NumberFieldTest::emptyIsNoValueOnlyWhereThatIsAllowed()
{
    NumberField field;
    QVERIFY(!field.problem().isEmpty());
    QCOMPARE(field.value(), std::nullopt);
    field.setValue(7);
    QVERIFY(field.problem().isEmpty());
    QSignalSpy cleared(&field, &NumberField::cleared);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QVERIFY(!field.problem().isEmpty());
    QCOMPARE(field.value(), std::optional(7.0));
    QCOMPARE(cleared.size(), 0);

    field.setOptional(true);
    QVERIFY(field.problem().isEmpty());
    field.setValue(7);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QCOMPARE(cleared.size(), 1);
    QCOMPARE(field.value(), std::nullopt);
}

void NumberFieldTest::leavingTheFieldWritesTheNumberProperly()
{
    NumberField field;
    field.setLocale(QLocale(u"de_DE"_s));
    field.setDecimals(2);
    QTest::keyClicks(&field, u"1234,50"_s);
    QCOMPARE(field.text(), u"1234,50"_s);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.text(), u"1.234,5"_s);
}

void NumberFieldTest::settingTheValueIsSilentAndDoesNotDisturbTyping()
{
    NumberField field;
    field.setLocale(QLocale(u"en_US"_s));
    field.setDecimals(1);
    field.show();
    field.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    QSignalSpy edited(&field, &NumberField::edited);
    field.setValue(5);
    QCOMPARE(edited.size(), 0);
    connect(&field, &NumberField::edited, &field, [&field](double value) { field.setValue(value); });
    field.selectAll();
    QTest::keyClicks(&field, u"1000.5"_s);
    QCOMPARE(field.text(), u"1000.5"_s);
}

void NumberFieldTest::arrowsStepWithinTheRange()
{
    NumberField field;
    field.setRange(0, 2);
    field.setValue(1);
    QSignalSpy edited(&field, &NumberField::edited);
    QTest::keyClick(&field, Qt::Key_Up);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(field.value(), std::optional(2.0));
    QCOMPARE(edited.size(), 1);
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(field.text(), u"1"_s);
}

void NumberFieldTest::aValueOutsideTheRangeIsShownWithItsProblem()
{
    NumberField field;
    field.setRange(0, 10);
    field.setValue(12);
    QCOMPARE(field.text(), u"12"_s);
    QVERIFY(!field.problem().isEmpty());
    field.setRange(0, 20);
    QVERIFY(field.problem().isEmpty());
}

void NumberFieldTest::unitLeavesRoomForTheText()
{
    NumberField field;
    const int before = field.sizeHint().width();
    field.setUnit(u"GiB"_s);
    const int unit = field.fontMetrics().horizontalAdvance(u"GiB"_s);
    QVERIFY(field.textMargins().right() >= unit);
    QVERIFY(field.sizeHint().width() >= before + unit);
}

void NumberFieldTest::inAMirroredWindowDigitsStandAcrossFromTheUnit()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        for (const QString &unit : {QString(), u"billion"_s}) {
            NumberField field;
            field.setLayoutDirection(direction);
            field.setUnit(unit);
            field.setValue(8);
            field.resize(220, 32);
            field.show();
            QVERIFY(QTest::qWaitForWindowExposed(&field));
            const int digits = field.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
            QCOMPARE(digits > field.width() / 2, direction == Qt::RightToLeft);
        }
    }
}

SLIPWAY_TEST(NumberFieldTest)
#include "tst_numberfield.moc"
