// Whether anything can be stored. When something could not be, it is tried again after pauses that
// grow; whoever waits for that is told once it works.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/loop.h"
#include "store/store.h"

namespace hastilude::server {

class Health {
 public:
  Health(Loop& loop, store::Store& store) : loop_(loop), store_(store), works_since_(loop.now()) {}

  bool well() const { return what_.empty(); }
  // What is wrong with the store; empty: nothing.
  const std::string& what() const { return what_; }
  // Something could not be stored or read. It is logged once a pause, however many meet it. Where
  // only what was asked for is damaged, the store is well.
  void trouble(const store::Trouble& trouble);
  // Since when it works; where it fails, since when it did before.
  Time works_since() const { return works_since_; }
  // Once, as soon as it works again. Where it works, and whoever asks met damage, after a pause:
  // what stays damaged must not be tried all the time.
  void when_well(Later<> then);
  // Every time that it works again.
  void tell_recovery(Later<> then) { recovered_ = std::move(then); }
  // Every time that it begins to fail or works again.
  void tell_change(Later<> then) { changed_ = std::move(then); }

 private:
  void note_damage(const std::string& what);
  void wait();
  void recover();

  Loop& loop_;
  store::Store& store_;
  std::string what_;
  Time works_since_;
  Time since_ = 0;
  Time pause_ = 0;
  std::optional<Time> damage_noted_;
  std::vector<Later<>> waiting_;
  Later<> recovered_;
  Later<> changed_;
  const Lifetime life_;
};

}  // namespace hastilude::server
