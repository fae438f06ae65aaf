// Whether anything can be stored. When something could not be, it is tried again after pauses that
// grow; whoever waits for that is told once it works.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/loop.h"
#include "server/store/store.h"

namespace hastilude::server {

class Health {
 public:
  Health(Loop& loop, store::Store& store) : loop_(loop), store_(store) {}

  bool well() const { return what_.empty(); }
  // What is wrong with the store; empty: nothing.
  const std::string& what() const { return what_; }
  // Something could not be stored or read. It is logged once a pause, however many meet it. Where
  // only what was asked for is damaged, the store is well.
  void trouble(const store::Trouble& trouble);
  // Once, as soon as it works again.
  void when_well(Later<> then);
  // Every time it works again, before anybody else: how long it did not.
  void on_recovery(Later<Time> recovered) { recovered_ = std::move(recovered); }

 private:
  void note_damage(const std::string& what);
  void wait();
  void recover();

  Loop& loop_;
  store::Store& store_;
  std::string what_;
  Time since_ = 0;
  Time pause_ = 0;
  std::optional<Time> damage_noted_;
  std::vector<Later<>> waiting_;
  Later<Time> recovered_;
  const Lifetime life_;
};

}  // namespace hastilude::server
