# Writes the source of hastilude_embed: cmake -DLIST=files.cmake -DOUT=name.cpp -P EmbedWrite.cmake
#
# Contents go through hexadecimal into arrays of characters: CMake then never sees brackets,
# semicolons or backslashes of a text, and no compiler has a limit on the length of an array.

include("${LIST}")

set(arrays "")
set(entries "")
set(index 0)
foreach(path IN LISTS paths)
  set(file "${base}/${path}")
  # What is compressed already would only grow.
  if(compress AND NOT path MATCHES "\\.(br|woff2|png)$")
    set(file "${OUT}.gz")
    # Without name and time: the same file gives the same bytes.
    execute_process(COMMAND gzip -9 -n -c "${base}/${path}" OUTPUT_FILE "${file}"
      COMMAND_ERROR_IS_FATAL ANY)
  endif()
  file(READ "${file}" hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
  # A line of source for a line of text.
  string(REPLACE "'\\x0a'," "'\\x0a',\n" bytes "${bytes}")
  # The zero at the end is not counted; an array must not be empty.
  string(APPEND arrays "// ${path}\nconstexpr char contents_${index}[] = {\n${bytes}'\\0'};\n\n")
  string(APPEND entries "    {R\"path(${path})path\", {contents_${index}, ${size}}},\n")
  math(EXPR index "${index} + 1")
endforeach()

file(WRITE "${OUT}" "// Made by cmake/EmbedWrite.cmake.
#include \"embedded/${name}.h\"

namespace embedded {
namespace {

${arrays}constexpr File files[] = {
${entries}};

}  // namespace

std::span<const File> ${name}() { return files; }

}  // namespace embedded
")
