# hastilude_embed(TARGET name FILES file... [BASE folder] [COMPRESS])
#
# Makes a library `name` that carries the files inside the program. Link to it, then
#
#   #include "embedded/name.h"
#   for (const embedded::File& file : embedded::name()) use(file.path, file.contents);
#
# in the order given. FILES are relative to BASE or absolute; `path` is relative to BASE, which is
# the top of the source tree unless told. Any bytes will do. A changed file is embedded anew by the
# next build. With COMPRESS the contents are what gzip makes of the files, but for those that are
# compressed in themselves (.br, .woff2, .png).

set(HASTILUDE_EMBED_DIR "${CMAKE_CURRENT_LIST_DIR}")

function(hastilude_embed)
  cmake_parse_arguments(PARSE_ARGV 0 arg "COMPRESS" "TARGET;BASE" "FILES")
  if(NOT arg_TARGET MATCHES "^[a-z][a-z0-9_]*$" OR NOT arg_FILES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "hastilude_embed: give TARGET, a C++ name in lower case, and FILES (not "
      "understood: '${arg_UNPARSED_ARGUMENTS}')")
  endif()
  if(NOT arg_BASE)
    set(arg_BASE "${PROJECT_SOURCE_DIR}")
  endif()

  set(paths "")
  set(files "")
  foreach(file IN LISTS arg_FILES)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${arg_BASE}" NORMALIZE)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${arg_BASE}" OUTPUT_VARIABLE path)
    list(APPEND files "${file}")
    list(APPEND paths "${path}")
  endforeach()

  set(out "${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}")
  set(list_file "${out}/files.cmake")
  set(source "${out}/${arg_TARGET}.cpp")
  set(EMBED_NAME "${arg_TARGET}")
  configure_file("${HASTILUDE_EMBED_DIR}/embedded.h.in"
    "${out}/include/embedded/${arg_TARGET}.h" @ONLY)
  configure_file("${HASTILUDE_EMBED_DIR}/embedded_file.h"
    "${PROJECT_BINARY_DIR}/embedded/embedded/file.h" COPYONLY)
  # Written only if it changes, so that adding or removing a file counts as a change and
  # configuring again does not.
  file(CONFIGURE OUTPUT "${list_file}" @ONLY CONTENT
    "set(name [==[@arg_TARGET@]==])\nset(base [==[@arg_BASE@]==])\nset(paths [==[@paths@]==])\nset(compress @arg_COMPRESS@)\n")

  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DLIST=${list_file}" "-DOUT=${source}"
      -P "${HASTILUDE_EMBED_DIR}/EmbedWrite.cmake"
    DEPENDS ${files} "${list_file}" "${HASTILUDE_EMBED_DIR}/EmbedWrite.cmake"
    COMMENT "Embedding ${arg_TARGET}"
    VERBATIM)
  add_library(${arg_TARGET} STATIC "${source}")
  target_include_directories(${arg_TARGET} PUBLIC
    "${out}/include" "${PROJECT_BINARY_DIR}/embedded")
endfunction()
