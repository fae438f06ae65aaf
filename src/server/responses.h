// Answers to requests, of the kinds that there are.
#pragma once

#include <string>
#include <string_view>

#include "server/network.h"
#include "wire/answers.h"
#include "wire/from_client.h"

namespace hastilude::server {

inline Response json(int status, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .body = std::move(body)};
}

inline Response plain(int status, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::move(body)};
}

// Who is to come back is told when.
inline constexpr const char* seconds_to_wait = "2";

// `about` is for whoever writes a client: what is wrong, in words.
inline Response failure(int status, std::string_view code, std::string_view about = {}) {
  Response response = json(status, wire::failure(code, about));
  if (status == 429 || status == 503) response.headers.emplace_back("Retry-After", seconds_to_wait);
  return response;
}

inline Response bad_body(const wire::BadMessage& bad) { return failure(400, bad.code, bad.about); }

}  // namespace hastilude::server
