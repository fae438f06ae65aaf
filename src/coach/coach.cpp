#include "coach/coach.h"

#include "coach/games.h"

namespace hastilude::coach {
namespace {

// Calls `advise` with the game that this is, if it has a coach.
template <class Advise, class... Games>
void with_game(std::string_view name, Advise advise, const Games&... games) {
  (void)((name == Games::name && (advise(games), true)) || ...);
}

template <class Advise>
void with_game_of(const match::Question& question, Advise advise) {
  with_game(question.game->name, advise, castles::Castles{}, engarde::EnGarde{},
            ivanhoe::Ivanhoe{});
}

template <Game G>
const View<typename G::State>& view_of(const match::Question& question, const G&) {
  return question.view.as<View<typename G::State>>();
}

}  // namespace

void write_reasons(const match::Question& question, Sink& sink) {
  with_game_of(question, [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    const View<typename G::State>& view = view_of(question, game);
    if (question.need == match::Need::must && has_one_way<G>(view)) sink.line("only");
    of_position(view, question.memory.as<typename G::Memory>(), sink);
  });
}

void write_reasons(const match::Question& question, const AnyMove& move, Sink& sink) {
  with_game_of(question, [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    of_move(view_of(question, game), question.memory.as<typename G::Memory>(),
            move.as<typename G::Move>(), sink);
  });
}

}  // namespace hastilude::coach
