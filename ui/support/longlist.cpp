// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/longlist.h"

#include "ui/support/labels.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace slipway {

LinkButton *addMoreLink(QBoxLayout *list, std::size_t shown, std::size_t all, const QString &name,
                        std::size_t step)
{
    if (shown >= all)
        return nullptr;
    const QLocale locale;
    const auto number
        = [&locale](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    auto *link = new LinkButton(QCoreApplication::translate("LongList", "Show %1 more of %2")
                                    .arg(number(std::min(step, all - shown)), number(all)),
                                list->parentWidget());
    link->setObjectName(name);
    list->addWidget(link, 0, Qt::AlignLeft);
    return link;
}

} // namespace slipway
