# SPDX-License-Identifier: GPL-3.0-or-later
# Read by CPack for each kind of package: where the files go, and which.
set(program "${CPACK_BUILD_DIR};Slipway;program;/")
set(archive "${CPACK_BUILD_DIR};Slipway;archive;/")
if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_INSTALL_CMAKE_PROJECTS ${program})
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
else()
    set(CPACK_INSTALL_CMAKE_PROJECTS ${program} ${archive})
    set(CPACK_PACKAGING_INSTALL_PREFIX /)
    set(CPACK_PACKAGE_FILE_NAME "slipway-${CPACK_PACKAGE_VERSION}-linux-${CPACK_SYSTEM_PROCESSOR}")
endif()
