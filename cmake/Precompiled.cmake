# hastilude_precompile(name TARGETS target... [LIBRARIES library...] HEADERS <header>...)
#
# Reads headers once for all the targets, which must be compiled with the same options. Only headers
# from elsewhere: a change of the project's own is not to build everything anew. With g++ alone, so
# that scripts/test-clang and the wasm build find an include that is missing.
function(hastilude_precompile name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "TARGETS;LIBRARIES;HEADERS")
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  if(NOT EXISTS "${source}")
    file(WRITE "${source}" "")
  endif()
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${source}")
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
  foreach(target ${arg_TARGETS})
    target_precompile_headers(${target} REUSE_FROM ${name})
  endforeach()
endfunction()

# hastilude_gtest_targets(result folder...): what of these folders is compiled with GoogleTest, which
# comes with a definition that its headers look at.
function(hastilude_gtest_targets result)
  set(found "")
  foreach(folder ${ARGN})
    get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
      get_target_property(libraries ${target} LINK_LIBRARIES)
      if(libraries MATCHES "GTest::")
        list(APPEND found ${target})
      endif()
    endforeach()
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()
