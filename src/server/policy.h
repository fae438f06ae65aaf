// What the page may load and where it may go: nothing but its own files, nowhere but here.
#pragma once

namespace hastilude::server {

// As a page can say it of itself (`hastilude site`); a server also says who may frame it.
#define HASTILUDE_PAGE_POLICY                                                                \
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src "  \
  "'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " \
  "base-uri 'none'; form-action 'none'"

inline constexpr const char* page_policy = HASTILUDE_PAGE_POLICY;
inline constexpr const char* header_policy = HASTILUDE_PAGE_POLICY "; frame-ancestors 'none'";

#undef HASTILUDE_PAGE_POLICY

}  // namespace hastilude::server
