# Language and compiler settings, for every target of the project.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(
  -Wall -Wextra -Wpedantic
  -Wshadow -Wconversion -Wold-style-cast -Wcast-qual
  -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wformat=2
  # A designated initialiser names what differs from the default; the rest is left out on purpose.
  -Wno-missing-field-initializers)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 sees overlaps inside std::string that are not there (its bug 105651).
  add_compile_options(-Wduplicated-cond -Wlogical-op -Wno-restrict)
else()
  # Part of -Wconversion for clang alone; indices are int here. Tables of the rules are computed
  # while compiling, castles' armies above all. libstdc++ 12 sorts with what it has itself deprecated;
  # g++ tells of what we use.
  set(long_constexpr -fconstexpr-steps=100000000)
  add_compile_options(-Wno-sign-conversion ${long_constexpr} -Wno-deprecated-declarations)
endif()

if(CMAKE_CXX_FLAGS_DEBUG MATCHES "-Og" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC sees too little with it to tell; what is read before it is set is found in the release build.
  add_compile_options(-Wno-maybe-uninitialized)
endif()

if(HASTILUDE_SANITIZE)
  add_compile_options(
    -fsanitize=${HASTILUDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # Checks at every access to a member: a third of the time to compile. A null pointer is found
    # without them (it faults, and the address sanitizer says where); storage says its alignment itself.
    -fno-sanitize=null,alignment)
  add_link_options(-fsanitize=${HASTILUDE_SANITIZE} -fno-sanitize-recover=all)
endif()

# What makes mistakes hard to exploit; scripts/check-hardening PROGRAM looks whether it is there.
add_compile_options(-fstack-protector-strong)
add_link_options(-Wl,-z,relro,-z,now)
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
endif()
