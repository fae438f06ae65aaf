// The sink that writes lines for clients, each as one text: the notation, in which what could be
// mistaken bears a mark that says what it is, so that a client needs to know no game to take it
// apart, and the notation again without the marks (docs/protocol.md, "Lines").
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/api.h"
#include "match/line.h"
#include "wire/json_writer.h"

namespace hastilude::wire {

class MarkedSink final : public Sink {
 public:
  enum class Cards : std::uint8_t {
    each,    // as the notation has them
    counted  // one that stands several times behind itself is told once, with how often: in
             // positions, which nobody sends back, as hands of hidden cards and piles are long
  };

  explicit MarkedSink(JsonWriter& json, Cards cards = Cards::each) : json_(json), cards_(cards) {}

  // The lines that follow begin with this seat, which decides so; of nobody: with none.
  void decided_by(Seat seat) { seat_ = seat; }

  void begin(std::string_view kind) override;
  void add(const Term& term) override;
  void end() override;

  // Where each line ends in what was written.
  const std::vector<std::uint32_t>& ends() const { return ends_; }

 private:
  void write_alike();

  JsonWriter& json_;
  Cards cards_;
  Seat seat_ = nobody;
  // Where cards are counted: the one that was added last, and how many of it; 0: it was no card.
  Term card_;
  int alike_ = 0;
  std::vector<std::uint32_t> ends_;
};

// Any line of a match; a decision with its seat.
void write_line(MarkedSink& sink, const GameApi& game, const match::Line& line);
void write_move(MarkedSink& sink, const GameApi& game, const AnyMove& move);

}  // namespace hastilude::wire
