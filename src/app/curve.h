// One figure over another, for documents: a file that is written by hand, from figures that were
// measured one by one.
#pragma once

#include <string>
#include <string_view>

#include "bots/arena/plot.h"
#include "core/result.h"

namespace hastilude::app {

// What the axes are called, and points: `X Y LOW HIGH LABEL`. Steps of x are tenfold.
struct Curve {
  std::string x;
  std::string y;
  arena::Series points;
};

Result<Curve, std::string> curve_in(std::string_view text);
std::string curve_picture(const Curve& curve);

}  // namespace hastilude::app
