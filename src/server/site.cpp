#include "server/site.h"

#include <algorithm>

#include <sodium.h>

#include "server/policy.h"

namespace hastilude::server {
namespace {

constexpr std::string_view page_name = "index.html";
constexpr std::string_view keeper_name = "keeper.js";

// As the service worker has it of every file (web/offline.ts).
std::string integrity(std::string_view contents) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(contents.data()),
                     contents.size());
  constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
  std::string text(sodium_base64_ENCODED_LEN(hash.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), variant);
  text.pop_back();  // the zero at its end
  return "sha256-" + text;
}

// Whether what was to be replaced was there.
bool replace(std::string& text, std::string_view old, std::string_view by) {
  const std::size_t at = text.find(old);
  if (at == std::string::npos) return false;
  text.replace(at, old.size(), by);
  return true;
}

// It says itself what a server says of it in headers, and that there is no server (wire/place.ts).
bool make_alone(std::string& page) {
  const std::string policy = "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"" +
                             std::string(page_policy) + "\" />";
  return replace(page, "<html ", "<html data-alone ") && replace(page, "<head>", policy);
}

// What a file waits for: parts first, the page that names them, what keeps them all.
int turn_of(const PageFile& file) {
  if (file.path == keeper_name) return 2;
  return file.path == page_name ? 1 : 0;
}

}  // namespace

Result<std::vector<PageFile>, std::string> site_files(std::vector<PageFile> pages) {
  const auto find = [&](std::string_view name) {
    return std::ranges::find_if(pages, [&](const PageFile& file) { return file.path == name; });
  };
  const auto page = find(page_name);
  const auto keeper = find(keeper_name);
  if (page == pages.end() || keeper == pages.end())
    return std::string("this program was built without its page (scripts/build-web)");
  if (std::ranges::none_of(pages, [](const PageFile& f) { return f.path.ends_with(".wasm"); }))
    return std::string(
        "this program was built without the engine for browsers (scripts/build-engine), and a page "
        "without a server has nothing to play with");
  const std::string before = integrity(page->contents);
  if (!make_alone(page->contents) || !replace(keeper->contents, before, integrity(page->contents)))
    return std::string("the page of this program is not as it was expected");
  std::ranges::stable_sort(pages, {}, turn_of);
  return pages;
}

}  // namespace hastilude::server
