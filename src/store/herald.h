// What the nodes of a store tell each other beside it. It may be lost, late or told twice: it only
// says where to look, or what nobody keeps.
#pragma once

#include <string>

#include "later/later.h"

namespace hastilude::store {

class Herald {
 public:
  virtual ~Herald() = default;

  // To all others, soon: a line of plain words, of which the last ones may change. Where several of
  // the same wait, only the latest is told.
  virtual void tell(std::string what, std::string latest) = 0;
  // What others tell, line by line; once.
  virtual void listen(later::Later<std::string> heard) = 0;
  // Whether it may hear anything just now.
  virtual bool hears() const = 0;
};

}  // namespace hastilude::store
