// What the files of the castles' face share: castles.cpp asks and tells, castles_table.cpp draws,
// castles_steps.cpp puts armies and bids together.
#pragma once

#include <string>
#include <vector>

#include "app/terminal/face.h"
#include "games/castles/castles.h"

namespace hastilude::app::castles_parts {

inline const castles::State& state_of(const AnyView& view) {
  return view.as<View<castles::State>>().seen();
}
inline const castles::Board& board_of(const AnyView& view) { return state_of(view).board; }
inline const castles::Move& move_of(const AnyMove& move) { return move.as<castles::Move>(); }
// The cards of whoever looks.
inline const castles::Cards& own_hand(const Scene& scene) {
  return state_of(scene.view).hands[scene.cast.observer.seat().index];
}

std::string name_of_card(int card);
std::string name_of_castle(int castle);
std::string name_of_blazon(Seat lord);
// "f1 f1 ivanhoe".
std::string listed(const castles::Cards& cards);

// A text of texts/LANGUAGE/terminal.ftl, by what follows "terminal-castles-".
std::string say(const Scene& scene, std::string_view id,
                std::initializer_list<texts::Arg> args = {});
// The same about what a seat does, perhaps to another.
std::string tells(const Scene& scene, std::string_view id, Seat seat,
                  std::initializer_list<texts::Arg> args = {});
// "a, b and c".
std::string joined(const Scene& scene, const std::vector<std::string>& words);
// "two".
std::string number_word(const Scene& scene, int number);
// What everyone sees of an answer to a trade or a ransom.
std::string answer_text(const Scene& scene, const castles::Answer& answer);

// How many cards an army needs against this castle (C9), and the most that a hand can send.
int needed(const castles::Board& board, int castle);
int largest_army(const castles::Cards& hand);

// See Face.
Lines draw(const Scene& scene);
Step step(const Scene& scene, const Actions& actions, std::string_view words);
std::string expand(const Scene& scene, std::string_view typed);

}  // namespace hastilude::app::castles_parts
