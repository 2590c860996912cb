# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the sections that the program knows best into the manual page:
#   cmake -DTEMPLATE=slipway.1.in -DSECTIONS=FILE -DOUTPUT=slipway.1 -P manual.cmake
file(READ ${SECTIONS} COMMAND_SECTIONS)
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
