#ifdef __wasm__
#include "wasm/memory.h"

using hastilude::wasm::Handed;

extern "C" {

// Room for a text of this many bytes. JavaScript puts it where text_of() says and hands the room
// over to the function that wants the text.
[[clang::export_name("room")]] Handed* room(std::uint32_t length) {
  return new Handed{std::string(length, '\0')};
}
[[clang::export_name("text_of")]] char* text_of(Handed* handed) { return handed->text.data(); }
}
#endif
