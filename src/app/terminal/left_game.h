// A game that nobody asked to keep is kept all the same while it is played at a terminal, in a
// folder of its person's own, so that it is not lost however it is left.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/keeper.h"

namespace hastilude::app {

class LeftGame {
 public:
  LeftGame() = default;  // kept nowhere
  // One that begins, in a file of its own once there is something to keep.
  static LeftGame of(std::string_view game);
  // The one that was left last, of this game or of any; nothing if there is none.
  static std::optional<LeftGame> latest(std::string_view game);

  const std::string& file() const { return keeper_.file(); }

  // Writes it; what went wrong, if anything did: then it is not tried again.
  std::optional<std::string> keep(const record::Record& record, const texts::Texts& say);
  bool has_all(const record::Record& record) const { return keeper_.has_all(record); }
  // It is over, or kept elsewhere.
  void drop();

 private:
  std::string game_;  // nothing: kept nowhere
  Keeper keeper_{{}, Keeper::When::always};
};

}  // namespace hastilude::app
