#include "wire/statement.h"

namespace hastilude::wire {
namespace {

// A card, seen or not, so many times.
void write_cards(JsonWriter& json, const Term& card, int times) {
  json.object([&] {
    if (card.kind == Term::Kind::hidden) {
      json.member("card", nullptr);
    } else {
      json.member("card", card.name);
    }
    if (times > 1) json.member("times", times);
  });
}

}  // namespace

void write_term(JsonWriter& json, const Term& term) {
  using Kind = Term::Kind;
  if (term.kind == Kind::card || term.kind == Kind::hidden) return write_cards(json, term, 1);
  if (term.kind == Kind::cards) return write_cards(json, term, term.number);
  json.object([&] {
    switch (term.kind) {
      case Kind::card:
      case Kind::cards:
      case Kind::hidden: return;  // above
      case Kind::seat: return json.member("seat", term.number);
      case Kind::place: return json.member("place", term.number);
      case Kind::number: return json.member("number", term.number);
      case Kind::word: return json.member("word", term.name);
      case Kind::thing: return json.member(term.sort, term.name);
      case Kind::numbered: return json.member(term.sort, term.number);
      case Kind::none: return json.member("none", true);
    }
  });
}

void StatementSink::begin(std::string_view kind) {
  if (form_ == Form::data) {
    json_.open('{');
    head_members(kind);
    json_.name("args");
    return json_.open('[');
  }
  kind_ = kind;
  terms_.clear();
  text_.clear();
  if (seat_ != nobody) text_.add(seat_, ' ');
  text_.add(kind);
}

void StatementSink::add(const Term& term) {
  if (form_ == Form::data) {
    const bool alike = alike_ > 0 && term == card_;
    if (!alike) write_alike();
    if (term.kind != Term::Kind::card && term.kind != Term::Kind::hidden)
      return write_term(json_, term);
    card_ = term;
    ++alike_;
    return;
  }
  write_term(terms_, term);
  text_.add(' ');
  hastilude::write_term(text_, term);
}

void StatementSink::write_alike() {
  if (const int times = std::exchange(alike_, 0); times > 0) write_cards(json_, card_, times);
}

void StatementSink::end() {
  if (form_ != Form::data) return json_.object([&] { members(); });
  write_alike();
  json_.close(']');
  json_.close('}');
  ends_.push_back(static_cast<std::uint32_t>(json_.text().size()));
}

void StatementSink::head_members(std::string_view kind) {
  json_.member("kind", kind);
  if (seat_ != nobody) json_.member("seat", seat_.number());
}

void StatementSink::members() {
  json_.member("text", text_.view());
  head_members(kind_);
  json_.array("args", [&] { json_.values_of(terms_); });
}

void StatementSink::pick(const Pick& pick, std::span<const std::string_view> card_names) {
  begin(pick.kind);
  if (pick.about) add(*pick.about);
  json_.object([&] {
    members();
    json_.member("least", pick.least);
    json_.member("most", pick.most);
    json_.array("cards", [&] {
      for (std::size_t card = 0; card < card_names.size(); ++card) {
        for (int i = 0; i < pick.counts[card]; ++i) json_.value(card_names[card]);
      }
    });
  });
}

void write_move(StatementSink& sink, const GameApi& game, const AnyMove& move) {
  sink.decided_by(game.role(move) == Role::decision ? game.mover(move) : nobody);
  game.write(sink, move);
}

void write_line(StatementSink& sink, const GameApi& game, const match::Line& line) {
  if (const auto* const move = std::get_if<AnyMove>(&line)) return write_move(sink, game, *move);
  sink.decided_by(nobody);
  sink.line("resign", std::get_if<match::Resigned>(&line)->seat);
}

void choices_members(JsonWriter& json, const GameApi& game, const tables::ChoicesShown& choices) {
  StatementSink sink(json, StatementSink::Form::choice);
  json.member("must", choices.must);
  json.array("moves", [&] {
    for (const AnyMove& move : choices.moves) write_move(sink, game, move);
  });
  json.array("picks", [&] {
    for (const Pick& pick : choices.picks) sink.pick(pick, game.card_names);
  });
}

void view_members(JsonWriter& json, const GameApi& game, const std::optional<AnyView>& view) {
  StatementSink sink(json, StatementSink::Form::data);
  json.array("position", [&] {
    if (view) game.write_position(*view, sink);
  });
  json.array("facts", [&] {
    if (view) game.write_facts(*view, sink);
  });
}

}  // namespace hastilude::wire
