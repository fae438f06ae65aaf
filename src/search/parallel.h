// The same question searched by several threads, each for itself with its own worlds and random
// numbers; what they found is added up. With a budget in simulations the result depends on the seed
// alone, not on the machine. In a browser, where there are no threads, one does it all.
#pragma once

#include <vector>

#ifndef __wasm__
#include <thread>
#endif

#include "search/ismcts.h"

namespace hastilude::search {

// `search(part, random)` searches one part.
template <Game G, class Search>
Candidates<G> search_in_parallel(int threads, Random& random, Search&& search) {
  std::vector<Candidates<G>> found(static_cast<std::size_t>(threads));
  std::vector<Random> randoms;
  for (int part = 0; part < threads; ++part) randoms.emplace_back(random.next());
  const auto search_part = [&](std::size_t part) { found[part] = search(part, randoms[part]); };
#ifdef __wasm__
  for (std::size_t part = 0; part < found.size(); ++part) search_part(part);
#else
  {
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < found.size(); ++part) others.emplace_back(search_part, part);
    search_part(0);
  }
#endif
  Candidates<G> all = found[0];
  for (std::size_t part = 1; part < found.size(); ++part) all = merged<G>(all, found[part]);
  return all;
}

}  // namespace hastilude::search
