#include "server/head.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/text.h"

namespace hastilude::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

// The members of a list, blanks around them left out.
std::vector<std::string_view> members(std::string_view list, char between) {
  std::vector<std::string_view> found;
  while (true) {
    const std::size_t end = list.find(between);
    if (const std::string_view member = Words(list.substr(0, end)).rest(); !member.empty())
      found.push_back(member);
    if (end == std::string_view::npos) return found;
    list.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> values(const Head& head, std::string_view name) {
  std::vector<std::string_view> found;
  for (const auto& [key, value] : head.fields) {
    if (same_letters(key, name)) found.push_back(Words(value).rest());
  }
  return found;
}

// A host with or without a port; nobody's name and password stand before it.
bool is_authority(std::string_view text) {
  constexpr std::string_view marks = ".-_~!$&'()*+,;=:[]%";
  return !text.empty() && std::ranges::all_of(text, [&](char c) {
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z') ||
           marks.find(c) != std::string_view::npos;
  });
}

struct Target {
  std::string_view path;
  std::string_view authority;  // empty: the target names none
};

// RFC 9112, 3.2: a path, or a whole address as proxies are asked for it, or '*' of OPTIONS.
std::optional<Target> target_of(const Head& head) {
  std::string_view target = head.target;
  if (target == "*") return head.method == "OPTIONS" ? std::optional(Target{target}) : std::nullopt;
  if (target.starts_with('/')) return Target{target};
  const std::size_t scheme = target.find("://");
  if (scheme == std::string_view::npos) return {};
  if (!same_letters(target.substr(0, scheme), "http") &&
      !same_letters(target.substr(0, scheme), "https"))
    return {};
  target.remove_prefix(scheme + 3);
  const std::size_t end = std::min(target.find_first_of("/?"), target.size());
  const std::string_view authority = target.substr(0, end);
  if (!is_authority(authority)) return {};
  target.remove_prefix(end);
  return Target{target.starts_with('/') ? target : std::string_view("/"), authority};
}

// RFC 9112, 6.1 and 6.3: how long the body is must be beyond doubt.
std::optional<Misread> wrong_body(const Head& head) {
  std::vector<std::string_view> codings;
  const std::vector<std::string_view> lines = values(head, "Transfer-Encoding");
  for (const std::string_view line : lines) {
    const std::vector<std::string_view> named = members(line, ',');
    codings.insert(codings.end(), named.begin(), named.end());
  }
  if (lines.empty()) return {};
  if (head.version < 11 || !values(head, "Content-Length").empty()) return Misread{400};
  if (codings.empty() || !same_letters(codings.back(), "chunked")) return Misread{400};
  if (codings.size() > 1) return Misread{501};
  return {};
}

// Of two that differ, a proxy may go by the one and we by the other.
bool says_twice(const Head& head) {
  constexpr std::array once = {"Origin", "Content-Type", "Sec-WebSocket-Key",
                               "Sec-WebSocket-Version"};
  return std::ranges::any_of(once, [&](const char* name) { return values(head, name).size() > 1; });
}

}  // namespace

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

Result<Judged, Misread> judge(const Head& head) {
  const std::optional<Target> target = target_of(head);
  if (!target) return Misread{400};
  const std::vector<std::string_view> hosts = values(head, "Host");
  if (hosts.size() > 1 || (hosts.empty() && head.version >= 11)) return Misread{400};
  if (!hosts.empty() && !is_authority(hosts.front())) return Misread{400};
  if (says_twice(head)) return Misread{400};
  if (const std::optional<Misread> wrong = wrong_body(head)) return *wrong;
  Judged judged{.path = std::string(target->path.substr(0, target->path.find('?'))),
                .host = std::string(!target->authority.empty() ? target->authority
                                    : hosts.empty()            ? std::string_view()
                                                               : hosts.front())};
  for (const std::string_view expected : values(head, "Expect")) {
    if (!same_letters(expected, "100-continue")) return Misread{417};
    if (head.version >= 11) judged.body = Body::waits_for_continue;
  }
  return judged;
}

bool right_socket_key(std::string_view key) {
  constexpr std::size_t length = 24;  // of 16 bytes in base64, two '=' at the end
  if (key.size() != length || !key.ends_with("==")) return false;
  // The last letter before them holds two bits; the rest of it must be 0.
  if (std::string_view("AQgw").find(key[length - 3]) == std::string_view::npos) return false;
  return std::ranges::all_of(key.substr(0, length - 2), [](char c) {
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z') || c == '+' || c == '/';
  });
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
  std::optional<bool> any;
  for (const std::string_view member : members(accept_encoding, ',')) {
    const std::vector<std::string_view> parts = members(member, ';');
    if (parts.empty()) continue;
    bool wanted = true;
    for (const std::string_view part : std::span(parts).subspan(1)) {
      if (part.size() >= 2 && lower(part[0]) == 'q' && part[1] == '=')
        wanted = part.find_first_of("123456789") != std::string_view::npos;
    }
    if (same_letters(parts.front(), coding)) return wanted;
    if (parts.front() == "*") any = wanted;
  }
  return any.value_or(false);
}

}  // namespace hastilude::server
