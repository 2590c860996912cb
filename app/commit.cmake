# SPDX-License-Identifier: GPL-3.0-or-later
# Sets SLIPWAY_COMMIT to what --version and About say about the state of the sources:
#   0123456789ab                  built from this commit
#   0123456789ab with changes     and from changes that are in no commit
#   not recorded                  a debug build, or sources that do not know
# An archive made by `git archive` knows its commit from app/commit.txt. Debug builds do not ask: each commit would
# configure and link them anew.

function(slipway_find_commit result)
    set(${result} "not recorded" PARENT_SCOPE)
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        return()
    endif()
    file(READ ${PROJECT_SOURCE_DIR}/app/commit.txt archived)
    string(SUBSTRING "${archived}" 0 12 archived)
    if(archived MATCHES "^[0-9a-f]+$")
        set(${result} ${archived} PARENT_SCOPE)
        return()
    endif()

    find_program(GIT_PROGRAM git)
    if(NOT GIT_PROGRAM)
        return()
    endif()
    set(git ${GIT_PROGRAM} -C ${PROJECT_SOURCE_DIR})
    # Not the commit of another project in whose folder the sources happen to lie.
    execute_process(COMMAND ${git} rev-parse --show-prefix OUTPUT_VARIABLE prefix
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(failed OR NOT prefix STREQUAL "")
        return()
    endif()
    execute_process(COMMAND ${git} rev-parse --short=12 HEAD OUTPUT_VARIABLE commit
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(failed)
        return()
    endif()
    execute_process(COMMAND ${git} status --porcelain --untracked-files=no OUTPUT_VARIABLE changes ERROR_QUIET)
    if(NOT changes STREQUAL "")
        string(APPEND commit " with changes")
    endif()
    set(${result} ${commit} PARENT_SCOPE)

    # Configures anew after the next commit.
    execute_process(COMMAND ${git} rev-parse --git-path logs/HEAD OUTPUT_VARIABLE log
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    cmake_path(ABSOLUTE_PATH log BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    if(EXISTS ${log})
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${log})
    endif()
endfunction()

slipway_find_commit(SLIPWAY_COMMIT)
