# hastilude_suite(NAME name [PRESETS preset...] [TIMEOUT seconds] [TAKES seconds] COMMAND command [arg...])
#
# One suite: one line in what ./test prints. It is there only in the presets named, so that nothing
# is tested twice; without PRESETS, or in a build without a preset, it is always there. The program of
# a suite that is not there is not built. Each suite runs from the top of the source tree. Those that take
# longest begin first, so that none is left over at the end, alone on its core: TAKES says about how long
# where it is half a minute or more.
function(hastilude_suite)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;TIMEOUT;TAKES" "PRESETS;COMMAND")
  if(NOT arg_NAME OR NOT arg_COMMAND OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "hastilude_suite: give NAME and COMMAND (not understood: "
      "'${arg_UNPARSED_ARGUMENTS}')")
  endif()
  if(arg_PRESETS AND HASTILUDE_PRESET AND NOT HASTILUDE_PRESET IN_LIST arg_PRESETS)
    list(GET arg_COMMAND 0 program)
    if(TARGET "${program}")
      set_target_properties("${program}" PROPERTIES EXCLUDE_FROM_ALL TRUE)
    endif()
    return()
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  if(NOT arg_TAKES)
    set(arg_TAKES 1)
  endif()
  add_test(NAME "${arg_NAME}" COMMAND ${arg_COMMAND} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  set_tests_properties("${arg_NAME}" PROPERTIES TIMEOUT "${arg_TIMEOUT}" COST "${arg_TAKES}"
    LABELS "${HASTILUDE_PRESET}"
    ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1")
endfunction()
