// What a store in PostgreSQL does with all that was asked for at once.
#pragma once

#include <functional>
#include <vector>

#include "store/postgres/appends.h"

namespace hastilude::store {

using Finish = std::function<void()>;

// Something asked for: rows to append, or else queries of its own.
struct Job {
  // alone: in a transaction of its own, which holds locks no longer than it must.
  enum class Kind : std::uint8_t { append, write, alone, read };
  Kind kind;
  std::optional<Appending> rows{};
  Bundle bundle{};
  // What to tell when it is done: of an append, whether its table ended where it supposed; of the
  // rest, what its queries gave.
  std::function<Finish(Appended)> appended{};
  std::function<Finish(std::span<const Answer>)> done{};
  std::function<Finish(const Trouble&)> spoiled{};
};

// Does all of it over the link and gives what is to be told. What fails together is tried one by
// one, so that nobody suffers from what somebody else wanted. Throws if the link breaks; then
// nothing is known of any of them.
std::vector<Finish> work_off(Link& link, std::span<const Job> jobs);

}  // namespace hastilude::store
