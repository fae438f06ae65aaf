# Writes the source of hastilude_embed: cmake -DLIST=files.cmake -DOUT=name.cpp -P EmbedWrite.cmake
#
# Contents go through hexadecimal into arrays of characters: CMake then never sees brackets,
# semicolons or backslashes of a text, and no compiler has a limit on the length of an array. What
# is large would take it long, and is left to the assembler.

include("${LIST}")

set(large 200000)
set(arrays "")
set(symbols "")
set(entries "")
set(index 0)
foreach(path IN LISTS paths)
  set(file "${base}/${path}")
  # What is compressed already would only grow.
  if(compress AND NOT path MATCHES "\\.(br|woff2|png)$")
    set(file "${OUT}.${index}.gz")
    # Without name and time: the same file gives the same bytes.
    execute_process(COMMAND gzip -9 -n -c "${base}/${path}" OUTPUT_FILE "${file}"
      COMMAND_ERROR_IS_FATAL ANY)
  endif()
  file(SIZE "${file}" size)
  if(size GREATER large)
    set(symbol "hastilude_${name}_${index}")
    string(APPEND symbols "// ${path}
extern \"C\" __attribute__((visibility(\"hidden\"))) const char ${symbol}[];
__asm__(\".pushsection .rodata\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n.byte 0\\n.popsection\\n\");

")
    string(APPEND entries "    {R\"path(${path})path\", {${symbol}, ${size}}},\n")
    math(EXPR index "${index} + 1")
    continue()
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

${symbols}namespace embedded {
namespace {

${arrays}constexpr File files[] = {
${entries}};

}  // namespace

std::span<const File> ${name}() { return files; }

}  // namespace embedded
")
