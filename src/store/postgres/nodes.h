// Who is there, and who keeps which table, in SQL. Time is that of the database, which all nodes
// have in common.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "store/postgres/link.h"
#include "store/store.h"

namespace hastilude::store {

Bundle stay_bundle(const std::string& node, Time length);
Stay stay_in(std::span<const Answer> answers);
Bundle part_bundle(const std::string& node);
Bundle claim_bundle(const std::string& table, const std::string& node);
Claimed claimed_in(std::span<const Answer> answers);

Bundle reached_bundle(const std::vector<std::string>& tables);
std::vector<Reached> reached_in(std::span<const Answer> answers);

}  // namespace hastilude::store
