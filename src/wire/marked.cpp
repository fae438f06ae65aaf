#include "wire/marked.h"

#include <utility>

namespace hastilude::wire {
namespace {

// What is called by a name bears its sort and a colon, a plain word the colon alone; what has a
// number the sign of equality.
void write_marked(JsonWriter& json, const Term& term) {
  const auto write = [&](const auto&... bits) { (json.bit(bits), ...); };
  switch (term.kind) {
    case Term::Kind::seat: return write('@', term.number);
    case Term::Kind::card: return write(term.name);
    case Term::Kind::cards: return write(term.name, 'x', term.number);
    case Term::Kind::hidden: return write('?');
    case Term::Kind::place: return write('#', term.number);
    case Term::Kind::number: return write('=', term.number);
    case Term::Kind::word: return write(':', term.name);
    case Term::Kind::thing: return write(term.sort, ':', term.name);
    case Term::Kind::numbered: return write(term.sort, '=', term.name);
    case Term::Kind::none: return write('-');
  }
}

}  // namespace

void MarkedSink::begin(std::string_view kind) {
  json_.open('"');
  if (seat_ != nobody) {
    json_.bit('@');
    json_.bit(seat_.number());
    json_.bit(' ');
  }
  json_.bit(kind);
}

void MarkedSink::add(const Term& term) {
  if (cards_ == Cards::counted) {
    if (alike_ > 0 && term == card_) {
      ++alike_;
      return;
    }
    write_alike();
    if (term.kind == Term::Kind::card || term.kind == Term::Kind::hidden) {
      card_ = term;
      alike_ = 1;
      return;
    }
  }
  json_.bit(' ');
  write_marked(json_, term);
}

void MarkedSink::write_alike() {
  const int times = std::exchange(alike_, 0);
  if (times == 0) return;
  json_.bit(' ');
  write_marked(json_, card_);
  if (times == 1) return;
  json_.bit('x');
  json_.bit(times);
}

void MarkedSink::end() {
  write_alike();
  json_.close('"');
  ends_.push_back(static_cast<std::uint32_t>(json_.text().size()));
}

void write_move(MarkedSink& sink, const GameApi& game, const AnyMove& move) {
  sink.decided_by(game.role(move) == Role::decision ? game.mover(move) : nobody);
  game.write(sink, move);
}

void write_line(MarkedSink& sink, const GameApi& game, const match::Line& line) {
  if (const auto* const move = std::get_if<AnyMove>(&line)) return write_move(sink, game, *move);
  sink.decided_by(nobody);
  sink.line("resign", std::get_if<match::Resigned>(&line)->seat);
}

}  // namespace hastilude::wire
