#include "wasm/known.h"

#include <algorithm>
#include <map>
#include <vector>

#include "wire/json_writer.h"

namespace hastilude::wasm {
namespace {

// A card that might also be elsewhere is elsewhere in one world of a hundred at the least, as many
// as there are cards: in so many worlds it is always in the same place only if it must be.
constexpr int worlds = 1500;

// The cards of each line of a position, by the kind of line and its seat (0: none).
using Place = std::pair<std::string, int>;
struct Lying {
  std::vector<std::string> cards;  // in alphabetical order
  int hidden = 0;
};
using Lines = std::map<Place, Lying>;

class CardSink final : public Sink {
 public:
  void begin(std::string_view kind) override { kind_ = kind, seat_ = 0, line_ = {}; }
  void add(const Term& term) override {
    if (term.kind == Term::Kind::seat && seat_ == 0) seat_ = term.number;
    if (term.kind == Term::Kind::hidden) ++line_.hidden;
    if (term.kind == Term::Kind::card) line_.cards.emplace_back(term.name);
  }
  void end() override {
    std::ranges::sort(line_.cards);
    found[{kind_, seat_}] = std::move(line_);
  }

  Lines found;

 private:
  std::string kind_;
  int seat_ = 0;
  Lying line_;
};

Lines lines_of(const GameApi& game, const AnyView& view) {
  CardSink sink;
  game.write_position(view, sink);
  return std::move(sink.found);
}

std::vector<std::string> common(const std::vector<std::string>& one,
                                const std::vector<std::string>& other) {
  std::vector<std::string> both;
  std::ranges::set_intersection(one, other, std::back_inserter(both));
  return both;
}

// What lies in these places in every world.
std::map<Place, std::vector<std::string>> certain(const GameApi& game, const AnyView& view,
                                                  const AnyMemory& memory, const Lines& seen,
                                                  Random& random) {
  std::map<Place, std::vector<std::string>> always;
  for (int i = 0; i < worlds; ++i) {
    const AnyState world = game.fill(view, memory, random);
    const Lines truth = lines_of(game, game.view(world, Observer::all()));
    bool any = false;
    for (const auto& [place, lying] : seen) {
      const auto there = truth.find(place);
      if (lying.hidden == 0 || there == truth.end()) continue;
      auto& cards = always[place];
      cards = i == 0 ? there->second.cards : common(cards, there->second.cards);
      any = any || !cards.empty();
    }
    if (!any) break;
  }
  return always;
}

}  // namespace

std::string known_cards(const GameApi& game, const AnyView& view, const AnyMemory& memory,
                        Random& random) {
  const Lines seen = lines_of(game, view);
  wire::JsonWriter json;
  json.array([&] {
    for (const auto& [place, cards] : certain(game, view, memory, seen, random)) {
      if (cards.empty()) continue;
      const Lying& lying = seen.at(place);
      json.object([&] {
        json.member("kind", place.first);
        if (place.second != 0) json.member("seat", place.second);
        json.array("cards", [&] {
          for (const std::string& card : cards) json.value(card);
        });
        json.member("of", static_cast<int>(lying.cards.size()) + lying.hidden);
      });
    }
  });
  return json.take();
}

}  // namespace hastilude::wasm
