// The page as plain files for any web server: it plays on the device alone, and asks no server of
// ours for anything.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "server/assets.h"

namespace hastilude::server {

// The files of such a page, in the order in which they are to be written: what others name comes
// before them. Or why there is none.
Result<std::vector<PageFile>, std::string> site_files(std::vector<PageFile> pages);

}  // namespace hastilude::server
