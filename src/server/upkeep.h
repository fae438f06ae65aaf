// What whoever runs a server does with its data while no server runs, or beside it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/store.h"

namespace hastilude::server {

// Ages in days; 0: what is of this kind stays.
struct PruneDays {
  int guests = 0;
  int waiting = 0;
  int talk = 0;
  int finished = 0;
};
// While no server works in the folder.
Result<store::Pruned, std::string> prune(const std::string& data, const PruneDays& days);

// Tables that were found to be broken.
Result<std::vector<store::Broken>, std::string> broken_tables(const std::string& data);
// Reads every table there is, and tells of those that make no sense. `progress` hears how many were
// read.
Result<std::vector<store::Broken>, std::string> check_tables(
    const std::string& data, const std::function<void(std::size_t)>& progress);

}  // namespace hastilude::server
