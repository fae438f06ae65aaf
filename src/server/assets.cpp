#include "server/assets.h"

#include <algorithm>
#include <array>

#include <zlib.h>

#include "embedded/web_pages.h"
#include "server/chance.h"
#include "server/head.h"

namespace hastilude::server {
namespace {

struct Type {
  std::string_view ending;
  const char* type;
};
constexpr std::array types = {
    Type{".html", "text/html; charset=utf-8"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".css", "text/css; charset=utf-8"},
    Type{".json", "application/json"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".svg", "image/svg+xml"},
    Type{".png", "image/png"},
    Type{".ico", "image/x-icon"},
    Type{".wasm", "application/wasm"},
    Type{".woff2", "font/woff2"},
    Type{".txt", "text/plain; charset=utf-8"},
};

const char* type_of(std::string_view path) {
  for (const Type& type : types) {
    if (path.ends_with(type.ending)) return type.type;
  }
  return "application/octet-stream";
}

bool is_gzip(std::string_view contents) { return contents.starts_with("\x1f\x8b"); }

std::string inflate_all(std::string_view compressed) {
  z_stream stream{};
  // 16: a header of gzip.
  if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK) return {};
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(compressed.data()));
  stream.avail_in = static_cast<uInt>(compressed.size());
  std::string plain;
  std::array<char, 16'384> piece{};
  int state = Z_OK;
  while (state == Z_OK) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    state = inflate(&stream, Z_NO_FLUSH);
    plain.append(piece.data(), piece.size() - stream.avail_out);
  }
  inflateEnd(&stream);
  return plain;
}

Response plain_text(int status, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::move(body)};
}

constexpr const char* nothing_here =
    "There is nothing here.\nIl n’y a rien ici.\nQui non c’è niente.\n";

}  // namespace

Assets::Assets() {
  constexpr std::string_view brotli_ending = ".br";
  for (const embedded::File& file : embedded::web_pages()) {
    const bool brotli = file.path.ends_with(brotli_ending);
    const std::string_view path =
        brotli ? file.path.substr(0, file.path.size() - brotli_ending.size()) : file.path;
    const bool index = path == "index.html" || path == "no_client.html";
    File& known = files_[index ? "/" : '/' + std::string(path)];
    if (brotli) {
      known.brotli = file.contents;
      continue;
    }
    (is_gzip(file.contents) ? known.gzip : known.plain) = file.contents;
    known.type = type_of(path);
    // Vite puts files whose names carry a hash there.
    known.lasting = path.starts_with("assets/");
  }
}

// When somebody first asks for the file: most are never asked for where servers begin and end
// often.
const std::string& Assets::tag_of(File& file) {
  if (file.tag.empty())
    file.tag = '"' + content_tag(file.plain.empty() ? file.gzip : file.plain) + '"';
  return file.tag;
}

void Assets::fill(Response& response, File& file, std::string_view accepted) {
  if (!file.plain.empty()) {
    response.shared.text = file.plain;
  } else if (!file.brotli.empty() && accepts_coding(accepted, "br")) {
    response.headers.emplace_back("Content-Encoding", "br");
    response.shared.text = file.brotli;
  } else if (accepts_coding(accepted, "gzip")) {
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.shared.text = file.gzip;
  } else {
    if (!file.unpacked) file.unpacked = std::make_shared<const std::string>(inflate_all(file.gzip));
    response.shared = {*file.unpacked, file.unpacked};
  }
}

std::vector<PageFile> Assets::files() const {
  std::vector<PageFile> all;
  for (const auto& [path, file] : files_)
    all.push_back({path == "/" ? "index.html" : path.substr(1),
                   file.plain.empty() ? inflate_all(file.gzip) : std::string(file.plain)});
  return all;
}

Response Assets::page(const Request& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    Response no = plain_text(405, "Only GET and HEAD are answered here.\n");
    no.headers.emplace_back("Allow", "GET, HEAD");
    return no;
  }
  const auto found = files_.find(request.path);
  if (found == files_.end()) return plain_text(404, nothing_here);
  File& file = found->second;
  const std::string& tag = tag_of(file);
  Response response{
      .status = 200,
      .headers = {
          {"Content-Type", file.type},
          // Weak: the bytes differ by their coding (RFC 9110, 8.8.3.3).
          {"ETag", "W/" + tag},
          {"Vary", "Accept-Encoding"},
          {"Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache"}}};
  if (request.if_none_match == "*" || request.if_none_match.find(tag) != std::string::npos) {
    response.status = 304;
  } else {
    fill(response, file, request.accept_encoding);
  }
  return response;
}

}  // namespace hastilude::server
