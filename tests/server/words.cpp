// Libsodium is handed another source.
#include "server/words.h"

#include <cstdlib>

#include <sodium.h>

namespace hastilude::tests {
namespace {

Random own(1);
Random* source = &own;

const char* implementation() { return "repeatable"; }
std::uint32_t word() { return static_cast<std::uint32_t>(source->next()); }
void bytes(void* const into, const std::size_t size) {
  for (std::size_t i = 0; i < size; ++i)
    static_cast<unsigned char*>(into)[i] = static_cast<unsigned char>(source->next());
}
randombytes_implementation repeatable{implementation, word, nullptr, nullptr, bytes, nullptr};

}  // namespace

void use_words(Random* words) {
  randombytes_set_implementation(&repeatable);
  // Takes random bytes the first time.
  if (source == &own && sodium_init() < 0) std::abort();
  source = words != nullptr ? words : &own;
}

}  // namespace hastilude::tests
