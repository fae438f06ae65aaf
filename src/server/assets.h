// The files of the client, carried in the program: texts compressed with gzip and Brotli, the rest
// as it is; with the hash of each as its ETag.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/network.h"

namespace hastilude::server {

// A file as it is, by its path below the page.
struct PageFile {
  std::string path;
  std::string contents;
};

class Assets {
 public:
  Assets();

  // The file of a path, or what to say instead.
  Response page(const Request& request);
  // All of them.
  std::vector<PageFile> files() const;

 private:
  struct File {
    std::string_view gzip;
    std::string_view brotli;
    std::string_view plain;  // instead of both, where compressing does not help
    std::string tag;         // of its contents; empty: nobody has asked for it yet
    std::string type;
    bool lasting = false;  // its name changes with its contents
    // What is packed in `gzip`, once somebody has wanted it so.
    std::shared_ptr<const std::string> unpacked;
  };

  static const std::string& tag_of(File& file);
  static void fill(Response& response, File& file, std::string_view accepted);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace hastilude::server
