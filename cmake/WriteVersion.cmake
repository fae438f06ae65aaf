# cmake -DVERSION=1.2.3 -DSOURCE=folder -DOUT=file -P WriteVersion.cmake
#
# Writes a header with the version and, in a checkout, the commit it was built from.

cmake_minimum_required(VERSION 3.25)

set(commit "")
execute_process(COMMAND git -C "${SOURCE}" describe --always --dirty --abbrev=10 --exclude "*"
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(commit AND NOT failed)
  set(VERSION "${VERSION} (${commit})")
endif()
file(CONFIGURE OUTPUT "${OUT}" @ONLY CONTENT
"// Written by cmake/WriteVersion.cmake.
#pragma once

namespace hastilude {
inline constexpr const char version[] = \"@VERSION@\";
}
")
