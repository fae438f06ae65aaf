// The sink that writes statements for clients: each line as an object with its text, its kind and
// its terms, so that a client can speak any language and reads no notation.
#pragma once

#include "core/notation.h"
#include "wire/json_writer.h"

namespace hastilude::wire {

void write_term(JsonWriter& json, const Term& term);

class StatementSink final : public Sink {
 public:
  explicit StatementSink(JsonWriter& json) : json_(json) {}

  // The lines that follow are decisions of this seat; of nobody: they are none.
  void decided_by(Seat seat) { seat_ = seat; }

  void begin(std::string_view kind) override;
  void add(const Term& term) override;
  void end() override;

  // A pick is a statement with the cards to choose from.
  void pick(const Pick& pick, std::span<const std::string_view> card_names);

 private:
  void members();

  JsonWriter& json_;
  Seat seat_ = nobody;
  Line text_;
  std::string_view kind_;
  JsonWriter terms_;
};

}  // namespace hastilude::wire
