// The page as plain files: what becomes of it, and what it cannot be made of.
#include "server/site.h"

#include <gtest/gtest.h>

#include "server/policy.h"

namespace hastilude::tests {
namespace {

using server::PageFile;

// A page whose hash the keeper has.
std::vector<PageFile> small_page() {
  return {{"index.html", "<html lang=\"en\"><head></head></html>"},
          {"keeper.js", "{\"./\": \"sha256-qtQQLagvbPeez/oGQ0EZxbhYOsYr4lZHwLp13i7aG00=\"}"},
          {"assets/engine.wasm", "engine"}};
}

TEST(Site, ThePageSaysItsPolicyAndThatItIsAlone) {
  const auto files = server::site_files(small_page());
  ASSERT_TRUE(files) << files.error();
  ASSERT_EQ(files->size(), 3U);
  EXPECT_EQ((*files)[0].path, "assets/engine.wasm") << "what others name comes first";
  EXPECT_EQ((*files)[1].path, "index.html");
  EXPECT_EQ((*files)[2].path, "keeper.js");
  const std::string& page = (*files)[1].contents;
  EXPECT_NE(page.find("<html data-alone lang"), std::string::npos);
  EXPECT_NE(page.find("content=\"" + std::string(server::page_policy) + '"'), std::string::npos);
  // A browser complains of what only a header can say.
  EXPECT_EQ(page.find("frame-ancestors"), std::string::npos);
  EXPECT_NE((*files)[2].contents, small_page()[1].contents) << "the keeper knows the page as it is";
}

TEST(Site, SaysWhatIsMissing) {
  auto pages = small_page();
  pages.pop_back();
  EXPECT_NE(server::site_files(pages).error().find("without the engine"), std::string::npos);
  pages.erase(pages.begin());
  EXPECT_NE(server::site_files(pages).error().find("without its page"), std::string::npos);
  pages = small_page();
  pages[0].contents += "another page than the keeper knows";
  EXPECT_FALSE(server::site_files(pages));
}

}  // namespace
}  // namespace hastilude::tests
