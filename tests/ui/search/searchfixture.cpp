// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/search/searchfixture.h"

#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QDir>
#include <QTest>
#include <QVBoxLayout>

namespace slipway::test {

using namespace Qt::StringLiterals;

const Catalog &SearchFixture::catalog()
{
    static const Result<Catalog> loaded = Catalog::load(embeddedCatalog());
    return *loaded;
}

const PriceSnapshot &SearchFixture::prices()
{
    static const Result<PriceSnapshot> loaded = PriceSnapshot::load(embeddedPrices(), catalog());
    return *loaded;
}

SearchFixture::SearchFixture(const QString &templateId)
{
    if (!loadFonts())
        qFatal("the font of the program is missing");
    applyTheme(*qApp, ThemeChoice::Light);
    const Result<LoadedPlan> loaded = readPlan(embeddedTemplate(templateId + u".slipway"_s));
    if (!loaded)
        qFatal("the template cannot be read");
    m_document.reset(loaded->plan);
    m_session = std::make_unique<PlanSession>(m_document, catalog(), prices(), QDate(2026, 6, 18));
    m_window.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    setSurface(&m_window, Surface::Window);
    m_window.setAttribute(Qt::WA_StyledBackground);
    new QVBoxLayout(&m_window);
}

void SearchFixture::show(QWidget *widget, QSize size)
{
    m_window.layout()->addWidget(widget);
    m_window.resize(size);
    m_window.show();
    if (!QTest::qWaitForWindowActive(&m_window))
        qFatal("the window did not become active");
}

void SearchFixture::takePicture(const QString &name, QWidget *of)
{
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/search"_s;
    QVERIFY(QDir().mkpath(folder));
    QCoreApplication::processEvents(); // what was added last is shown
    QVERIFY((of ? *of : m_window).grab().save(folder + u'/' + name + u".png"_s));
}

} // namespace slipway::test
