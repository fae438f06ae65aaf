# hastilude_room(name [SUFFIX suffix] [TOGETHER] [file...])
#
# The library of a room of src/rooms.txt, linked to the rooms that it may use by that list, and so
# able to include them. Without files it is a room of headers. With a SUFFIX it is the same room once
# more, above the rooms of the same suffix. TOGETHER: its files are compiled in pieces of up to 13.

set(HASTILUDE_ROOMS "${PROJECT_SOURCE_DIR}/src/rooms.txt")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${HASTILUDE_ROOMS}")

# hastilude_together(target size): files of a target are compiled in pieces of so many, which takes
# about half the time, since headers are read and templates made once for all of them; what their
# unnamed namespaces hold must have different names. With g++ alone, so that scripts/test-clang and
# the wasm build find an include that is missing.
function(hastilude_together target size)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size})
  endif()
endfunction()

function(hastilude_room name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "TOGETHER" "SUFFIX" "")
  file(STRINGS "${HASTILUDE_ROOMS}" uses REGEX "^${name}( |$)")
  if(NOT uses)
    message(FATAL_ERROR "hastilude_room: there is no room '${name}' in ${HASTILUDE_ROOMS}")
  endif()
  string(REGEX REPLACE " +" ";" uses "${uses}")
  list(POP_FRONT uses)
  list(TRANSFORM uses APPEND "${arg_SUFFIX}")

  set(target "${name}${arg_SUFFIX}")
  if(arg_UNPARSED_ARGUMENTS)
    add_library(${target} STATIC ${arg_UNPARSED_ARGUMENTS})
    if(arg_TOGETHER)
      hastilude_together(${target} 13)
    endif()
    target_link_libraries(${target} PUBLIC ${uses})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE ${uses})
  endif()
endfunction()
