// The same question searched by several threads, each for itself with its own worlds and random
// numbers; what they found is added up. With a budget in simulations the result depends on the seed
// alone, not on the machine.
#pragma once

#include <thread>
#include <vector>

#include "search/ismcts.h"

namespace hastilude {

// `search(part, random)` searches one part.
template <Game G, class Search>
Candidates<G> search_in_parallel(int threads, Random& random, Search&& search) {
  std::vector<Candidates<G>> found(static_cast<std::size_t>(threads));
  std::vector<Random> randoms;
  for (int part = 0; part < threads; ++part) randoms.emplace_back(random.next());
  {
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < found.size(); ++part) {
      others.emplace_back([&, part] { found[part] = search(part, randoms[part]); });
    }
    found[0] = search(0, randoms[0]);
  }
  Candidates<G> all = found[0];
  for (std::size_t part = 1; part < found.size(); ++part) all = merged<G>(all, found[part]);
  return all;
}

}  // namespace hastilude
