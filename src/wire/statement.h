// The sink that writes statements for programs that read no notation (docs/json.md): each line as
// an object with its kind and its terms, and its text. The wire says the same in fewer words
// (marked.h).
#pragma once

#include <cstdint>
#include <vector>

#include "core/api.h"
#include "core/notation.h"
#include "match/line.h"
#include "table/message.h"
#include "wire/json_writer.h"

namespace hastilude::wire {

void write_term(JsonWriter& json, const Term& term);

class StatementSink final : public Sink {
 public:
  enum class Form : std::uint8_t {
    line,    // with its text as a record has it
    choice,  // with the text that decides so; both leave out the seat, which is that of the viewer
    // Without: nobody reads the text of positions and of what follows from them. A card that stands
    // several times behind itself is one term, as hands of hidden cards and piles are long.
    data
  };

  StatementSink(JsonWriter& json, Form form) : json_(json), form_(form) {}

  // The lines that follow are decisions of this seat; of nobody: they are none.
  void decided_by(Seat seat) { seat_ = form_ == Form::choice ? nobody : seat; }

  void begin(std::string_view kind) override;
  void add(const Term& term) override;
  void end() override;

  // A pick is a statement with its text and the cards to choose from.
  void pick(const Pick& pick, std::span<const std::string_view> card_names);

  // Where each line ends in what was written.
  const std::vector<std::uint32_t>& ends() const { return ends_; }

 private:
  void head_members(std::string_view kind);
  void members();
  void write_alike();

  JsonWriter& json_;
  Form form_;
  Seat seat_ = nobody;
  // Of a line with its text, which comes first and is whole only at its end.
  LineText text_;
  std::string_view kind_;
  JsonWriter terms_;
  // Of a line of data: the card that was added last, and how many of it; 0: it was no card.
  Term card_;
  int alike_ = 0;
  std::vector<std::uint32_t> ends_;
};

// What a game says, as statements: a move (a decision with its seat), or any line of a match.
void write_move(StatementSink& sink, const GameApi& game, const AnyMove& move);
void write_line(StatementSink& sink, const GameApi& game, const match::Line& line);

// What may be chosen: the members `must`, `moves` and `picks`.
void choices_members(JsonWriter& json, const GameApi& game, const tables::ChoicesShown& choices);

// The members `position` and `facts`; empty where nothing is seen.
void view_members(JsonWriter& json, const GameApi& game, const std::optional<AnyView>& view);

}  // namespace hastilude::wire
