// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG picture into square PNG files, for desktops that want the icon of a program in fixed sizes:
//   slipway-icons PICTURE.svg FOLDER SIZE...     writes FOLDER/SIZE.png for each size, in pixels
#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

int fail(const QString &message)
{
    std::fprintf(stderr, "slipway-icons: %s\n", qPrintable(message));
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4)
        return fail(u"PICTURE.svg FOLDER SIZE... are needed."_s);

    QSvgRenderer picture(arguments.at(1));
    if (!picture.isValid())
        return fail(u"%1 is no SVG picture."_s.arg(arguments.at(1)));
    for (const QString &size : arguments.mid(3)) {
        bool ok = false;
        const int pixels = size.toInt(&ok);
        if (!ok || pixels < 1 || pixels > 1024)
            return fail(u"%1 is no size between 1 and 1024."_s.arg(size));
        QImage image(pixels, pixels, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.render(&painter);
        painter.end();
        const QString file = u"%1/%2.png"_s.arg(arguments.at(2), size);
        if (!image.save(file, "PNG"))
            return fail(u"%1 cannot be written."_s.arg(file));
    }
    return 0;
}
