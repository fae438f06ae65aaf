// What bots have learnt, in a browser: not part of the module, but handed over by the page before
// a bot is asked that plays by it.
#ifdef __wasm__
#include "bots/policies.h"

#include <cstring>
#include <map>

#include "wasm/memory.h"
#include "wasm/problem.h"

namespace hastilude::wasm {
namespace {

std::map<std::string, std::string, std::less<>>& handed_over() {
  static std::map<std::string, std::string, std::less<>> files;
  return files;
}

}  // namespace
}  // namespace hastilude::wasm

using namespace hastilude;
using namespace hastilude::wasm;

std::string_view bots::policy_file(std::string_view name) {
  const auto file = handed_over().find(name);
  return file == handed_over().end() ? std::string_view() : file->second;
}

extern "C" {

// The names of the files that a problem's bot plays by, a line each.
[[clang::export_name("policies_of")]] const HandedOut* door_policies_of(Handed* bytes) {
  const std::string handed = take(bytes);
  Problem problem;
  std::string names;
  if (handed.size() != sizeof problem) return hand_out(names);
  std::memcpy(&problem, handed.data(), sizeof problem);
  for (const std::string& name : policies_of(problem)) names += name + "\n";
  return hand_out(names);
}
[[clang::export_name("policy")]] void door_policy(Handed* name, Handed* contents) {
  handed_over().insert_or_assign(take(name), take(contents));
}
}
#endif
