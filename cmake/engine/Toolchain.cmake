# clang 19 for WebAssembly with Debian's wasi-libc and libc++; see CMakeLists.txt beside it.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_SYSROOT /usr)
# A program cannot be linked before its entry is known.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
