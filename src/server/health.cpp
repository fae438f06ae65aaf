#include "server/health.h"

#include <algorithm>

#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time first_pause = 250;
constexpr Time longest_pause = 30'000;

}  // namespace

void Health::trouble(const store::Trouble& trouble) {
  if (trouble.extent == store::Trouble::Extent::asked) return note_damage(trouble.what);
  if (!well()) return;
  what_ = trouble.what.empty() ? "no reason was given" : trouble.what;
  since_ = loop_.now();
  pause_ = first_pause;
  log(Level::error, "store fails", {{"what", what_}, {"again_in", pause_}});
  if (changed_) changed_();
  wait();
}

void Health::note_damage(const std::string& what) {
  if (damage_noted_ && loop_.now() < *damage_noted_ + longest_pause) return;
  damage_noted_ = loop_.now();
  log(Level::error, "something stored is damaged", {{"what", what}});
}

void Health::wait() {
  const auto heard = [this](const store::Outcome<store::Kept>& kept) {
    if (kept) return recover();
    what_ = kept.error().what;
    pause_ = std::min(2 * pause_, longest_pause);
    log(Level::error, "store fails", {{"what", what_}, {"again_in", pause_}});
    wait();
  };
  loop_.at(loop_.now() + pause_,
           life_.guard([this, heard] { store_.probe(loop_.now(), life_.guard(heard)); }));
}

void Health::recover() {
  what_.clear();
  works_since_ = loop_.now();
  log(Level::info, "store works again", {{"after", loop_.now() - since_}});
  if (changed_) changed_();
  for (const Later<>& then : std::exchange(waiting_, {})) then();
  if (recovered_) recovered_();
}

void Health::when_well(Later<> then) {
  if (well()) {
    loop_.at(loop_.now() + first_pause, std::move(then));
  } else {
    waiting_.push_back(std::move(then));
  }
}

}  // namespace hastilude::server
