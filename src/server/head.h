// What the head of a request says, as far as RFC 9110 and 9112 let it be said: where it goes, whose
// it is, how its body comes. Knows no sockets, so it is tested case by case.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace hastilude::server {

using Field = std::pair<std::string_view, std::string_view>;

struct Head {
  std::string_view method;
  std::string_view target;
  unsigned version = 11;
  std::span<const Field> fields;
};

// What a body that was announced waits for.
enum class Body : std::uint8_t { comes, waits_for_continue };

struct Judged {
  std::string path;  // without what follows a '?'
  std::string host;  // of the target, if it names one, else of the field
  Body body = Body::comes;
};

// The status with which a request is refused whose head is wrong; the connection then ends, since
// nobody knows where the next request begins.
struct Misread {
  int status = 400;
};

Result<Judged, Misread> judge(const Head& head);

// Whether two words are the same but for the size of their letters.
bool same_letters(std::string_view a, std::string_view b);

// The key that a client sends to open a WebSocket: 16 bytes in base64.
bool right_socket_key(std::string_view key);

// Whether this coding is accepted: named, or by '*', with a weight that is not 0.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

}  // namespace hastilude::server
