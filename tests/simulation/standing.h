// A table as simulators compare it with another one.
#pragma once

#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "table/table.h"

namespace hastilude::tests {

// The record in somebody's eyes.
std::vector<std::string> texts_of(const tables::Table& table, Observer observer);
// The position as clients are sent it.
boost::json::value facts_of(const tables::Table& table, const tables::Now& now);
// The table as it stands for a viewer, but for the time at which he looks.
std::string standing(const tables::Table& table, const tables::Viewer& viewer);
// Spectators and all seats.
std::vector<Observer> everyone(int players);

}  // namespace hastilude::tests
