# SPDX-License-Identifier: GPL-3.0-or-later
# Tries app/commit.cmake on sources of every kind:
#   cmake -DCOMMIT=app/commit.cmake -DFOLDER=FOLDER -P tst_commit.cmake
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/app)
set(PROJECT_SOURCE_DIR ${FOLDER})

# expect(PATTERN): what the sources in FOLDER say
function(expect what pattern)
    include(${COMMIT})
    if(NOT SLIPWAY_COMMIT MATCHES "^${pattern}$")
        message(SEND_ERROR "${what}: \"${SLIPWAY_COMMIT}\" is not ${pattern}")
    endif()
endfunction()
function(git)
    execute_process(COMMAND git -c user.name=Test -c user.email=test@localhost -C ${FOLDER} ${ARGN}
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(WRITE ${FOLDER}/app/commit.txt "\$Format:%H\$\n")
expect("in a folder of another project" "not recorded")
git(init -q)
expect("before the first commit" "not recorded")
git(add app)
git(commit -q -m First)
expect("at a commit" "[0-9a-f]+")
file(WRITE ${FOLDER}/new "in no commit, and not asked for")
expect("beside a new file" "[0-9a-f]+")
file(APPEND ${FOLDER}/app/commit.txt "changed\n")
expect("with a change" "[0-9a-f]+ with changes")
set(CMAKE_BUILD_TYPE Debug)
expect("in a debug build" "not recorded")
set(CMAKE_BUILD_TYPE Release)
file(WRITE ${FOLDER}/app/commit.txt "0123456789abcdef0123456789abcdef01234567\n")
expect("in an archive" "0123456789ab")
file(REMOVE_RECURSE ${FOLDER}/.git)
expect("in an archive without git" "0123456789ab")
