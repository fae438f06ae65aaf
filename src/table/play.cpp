#include "table/play.h"

#include "table/leak.h"

namespace hastilude::tables {

SeenLines Play::add(const std::vector<match::Line>& lines) {
  SeenLines seen;
  const auto see = [&](const AnyState& before, const match::Line& line) {
    for (const Seat seat : SeatSet::all(match_.players())) {
      const Observer observer = leaks(Leak::line) ? Observer::all() : Observer::of(seat);
      seen[seat.index].push_back(match::seen(game(), before, line, observer));
    }
    seen[max_seats].push_back(match::seen(game(), before, line, Observer::spectator()));
  };
  for (const match::Line& line : lines) {
    match_.follow(line, see);
    lines_.push_back(line);
  }
  return seen;
}

void Play::go_back(const match::Match& match, std::size_t lines) {
  match_ = match;
  lines_.resize(lines);
}

std::vector<match::Line> Play::seen(Observer observer) const {
  std::vector<match::Line> seen;
  const Observer whose = leaks(Leak::snapshot_line) ? Observer::all() : observer;
  match::Match again(game(), start_);
  for (const match::Line& line : lines_) {
    again.follow(line, [&](const AnyState& before, const match::Line& happened) {
      seen.push_back(match::seen(game(), before, happened, whose));
    });
  }
  return seen;
}

}  // namespace hastilude::tables
