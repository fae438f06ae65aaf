// What is asked for under paths that have a name in them.
#pragma once

#include <string_view>

namespace hastilude::server {

inline constexpr std::string_view tables_path = "/api/tables/";
inline constexpr std::string_view record_end = "/record";
inline constexpr std::string_view record_path = "/api/tables/TABLE/record";
inline constexpr std::string_view mine_path = "/api/mine";
inline constexpr std::string_view shared_path = "/api/shared/";

}  // namespace hastilude::server
