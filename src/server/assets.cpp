#include "server/assets.h"

#include <array>

#include <zlib.h>

#include "embedded/web_pages.h"
#include "server/chance.h"

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
    Type{".woff2", "font/woff2"},
    Type{".txt", "text/plain; charset=utf-8"},
};

const char* type_of(std::string_view path) {
  for (const Type& type : types) {
    if (path.ends_with(type.ending)) return type.type;
  }
  return "application/octet-stream";
}

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

}  // namespace

Assets::Assets() {
  for (const embedded::File& file : embedded::web_pages()) {
    const bool index = file.path == "index.html" || file.path == "no_client.html";
    files_[index ? "/" : '/' + std::string(file.path)] = {
        .compressed = file.contents,
        .etag = '"' + content_tag(file.contents) + '"',
        .type = type_of(file.path),
        // Vite puts files whose names carry a hash there.
        .lasting = file.path.starts_with("assets/")};
  }
}

Response Assets::page(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD")
    return plain_text(405, "Only GET and HEAD are answered here.\n");
  const auto found = files_.find(request.path);
  if (found == files_.end()) return plain_text(404, "There is nothing here.\n");
  const File& file = found->second;
  Response response{
      .status = 200,
      .headers = {
          {"Content-Type", file.type},
          {"ETag", file.etag},
          {"Vary", "Accept-Encoding"},
          {"Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache"}}};
  if (request.if_none_match.find(file.etag) != std::string::npos) {
    response.status = 304;
  } else if (request.accept_encoding.find("gzip") != std::string::npos) {
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = file.compressed;
  } else {
    response.body = inflate_all(file.compressed);
  }
  return response;
}

}  // namespace hastilude::server
