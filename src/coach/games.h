// The coach of each game: from a seat's view and memory, and from nothing else.
#pragma once

#include "games/castles/castles.h"
#include "games/engarde/engarde.h"
#include "games/ivanhoe/ivanhoe.h"

namespace hastilude::coach {

void of_position(const View<engarde::State>& view, const engarde::Memory& memory, Sink& sink);
void of_move(const View<engarde::State>& view, const engarde::Memory& memory,
             const engarde::Move& move, Sink& sink);

void of_position(const View<ivanhoe::State>& view, const ivanhoe::Memory& memory, Sink& sink);
void of_move(const View<ivanhoe::State>& view, const ivanhoe::Memory& memory,
             const ivanhoe::Move& move, Sink& sink);

void of_position(const View<castles::State>& view, const castles::Memory& memory, Sink& sink);
void of_move(const View<castles::State>& view, const castles::Memory& memory,
             const castles::Move& move, Sink& sink);

// Whether the seat whose view this is can do one thing only.
template <Game G>
bool has_one_way(const View<typename G::State>& view) {
  int count = 0;
  G::moves(view.seen(), view.observer().seat(),
           [&](const typename G::Move&) { return ++count > 1 ? Visit::stop : Visit::more; });
  return count == 1;
}

}  // namespace hastilude::coach
