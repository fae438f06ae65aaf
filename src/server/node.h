// This server among those who share its store: its name, how long it stays, and what it and the
// others tell each other. A server that has its store for itself stays as long as it runs.
#pragma once

#include <optional>
#include <string>

#include "server/health.h"
#include "server/loop.h"
#include "server/news.h"
#include "store/herald.h"
#include "store/store.h"

namespace hastilude::server {

// A node that has not said for so long that it is there has gone.
inline constexpr Time stay_length = 2500;
inline constexpr Time stay_pause = 500;
// Whoever is said to be at a table, at another node, is, for so long.
inline constexpr Time presence_life = 15'000;

class Node {
 public:
  // What is to be done when something happens to its stay, and when others tell something.
  struct Told {
    Later<> begun{};        // it keeps nothing yet, or any more
    Later<> interrupted{};  // there are tables whose keeper went away
    Later<news::News> heard{};
  };

  // Without a herald the store is its own.
  Node(Loop& loop, store::Store& store, Health& health, store::Herald* herald = nullptr);

  const std::string& name() const { return name_; }
  bool shares() const { return herald_ != nullptr; }
  // Whether what it keeps is its own, as far as it can know. Else nothing is decided.
  bool stays() const;
  // Whether it hears what others tell.
  bool hears() const { return herald_ != nullptr && herald_->hears(); }
  // Whether it has heard for so long that it knows who is at other nodes.
  bool knows_who_is_elsewhere() const {
    return !shares() || (hears() && loop_.now() >= deaf_at_ + presence_life);
  }

  // From now on it stays. `answered` is called once, as soon as the store has said anything.
  void begin(Told told, Later<> answered);
  // It keeps nothing any more, and says so.
  void part(Later<> then);
  void claim(const std::string& table, Later<store::Outcome<store::Claimed>> then);
  void tell(const news::News& news);

 private:
  void stay();
  void stayed(Time asked, const store::Outcome<store::Stay>& stay);
  void not_stayed(const store::Trouble& trouble);
  Time put_clock_right(Time asked, const store::Stay& stay);

  Loop& loop_;
  store::Store& store_;
  Health& health_;
  store::Herald* const herald_;
  const std::string name_;
  Told told_;
  Later<> answered_;
  std::optional<Time> until_;  // its stay has begun, and ends then unless it is renewed
  Time deaf_at_ = 0;           // when it last heard nothing
  bool damaged_ = false;       // nobody can say which tables were interrupted
  bool parted_ = false;
  const Lifetime life_;
};

}  // namespace hastilude::server
