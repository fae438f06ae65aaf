#include "table/play.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/reading.h"

namespace hastilude::tables {
namespace {

// In packed lines: a move, else it is whose resignation.
constexpr std::uint8_t is_move = 0xff;

std::string_view text_of(match::Wrong::Kind wrong) {
  using Kind = match::Wrong::Kind;
  switch (wrong) {
    case Kind::other_announcement: return "the rules announce something else there";
    case Kind::no_announcement: return "the rules announce nothing there";
    case Kind::no_resignation: return "nobody can resign there";
    case Kind::refused: break;
  }
  return "the rules refuse it";
}

Complaint complain_about_line(const GameApi& game, std::size_t index, const match::Wrong& wrong) {
  Complaint complaint{Text<200>("line ", index + 1, ": ", text_of(wrong.kind)),
                      Text<200>("expected what the rules allow")};
  if (wrong.kind == match::Wrong::Kind::refused) {
    complaint.what.add(" (", game.reason_name(wrong.refusal.reason), ", ", game.rule_letter,
                       static_cast<int>(wrong.refusal.rule), ")");
  }
  return complaint;
}

}  // namespace

match::Line PackedLines::operator[](std::size_t index) const {
  const std::uint8_t* const packed = bytes_.data() + begin(index) + 1;
  if (*packed != is_move) return match::Resigned{Seat{*packed}};
  AnyMove move;
  std::memcpy(&move, packed + 1, ends_[index] - begin(index) - 2);
  return move;
}

void PackedLines::add(const match::Line& line) {
  bytes_.push_back(0);
  if (const auto* const move = std::get_if<AnyMove>(&line)) {
    std::array<std::uint8_t, sizeof(AnyMove)> whole{};
    std::memcpy(whole.data(), move, whole.size());
    std::size_t size = whole.size();
    while (size > 0 && whole[size - 1] == 0) --size;
    bytes_.push_back(is_move);
    bytes_.insert(bytes_.end(), whole.data(), whole.data() + size);
  } else {
    bytes_.push_back(std::get_if<match::Resigned>(&line)->seat.index);
  }
  ends_.push_back(static_cast<std::uint32_t>(bytes_.size()));
}

void PackedLines::cut(std::size_t lines) {
  bytes_.resize(begin(lines));
  ends_.resize(lines);
}

void SeenLines::add(const GameApi& game, const AnyState& before, const match::Line& line,
                    int players) {
  const std::size_t first = lines_.size();
  const auto add_for = [&](Observer observer) {
    const match::Line seen = match::seen(game, before, line, observer);
    std::size_t alike = first;
    while (alike < lines_.size() && !match::same_line(game, lines_[alike], seen)) ++alike;
    if (alike == lines_.size()) lines_.add(seen);
    lines_.note(alike) |= static_cast<std::uint8_t>(1U << place_of(observer));
  };
  add_for(Observer::spectator());
  for (const Seat seat : SeatSet::all(players)) add_for(Observer::of(seat));
}

std::vector<match::Line> SeenLines::of(Observer observer) const {
  std::vector<match::Line> lines;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if ((lines_.note(i) >> place_of(observer) & 1U) != 0) lines.push_back(lines_[i]);
  }
  return lines;
}

void Outcome::operator()(const AnyState& before, const match::Line& line) {
  seen.add(after.game(), before, line, after.players());
  lines.push_back(line);
}

Result<Outcome, Complaint> follow(const match::Match& before,
                                  const std::vector<match::Line>& lines) {
  Outcome outcome(before);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (const std::optional<match::Wrong> wrong = outcome.after.follow(lines[i], outcome))
      return complain_about_line(before.game(), i, *wrong);
  }
  const Due due = outcome.after.due();
  if (outcome.after.announces() || (due != Due::decision && due != Due::over))
    return complain("the lines end before anybody is asked", "expected all that follows");
  return outcome;
}

void Play::add(const Outcome& outcome) {
  match_ = outcome.after;
  for (const match::Line& line : outcome.lines) lines_.add(line);
  if (lines_.size() >= marks_.back().lines + between_marks)
    marks_.push_back({lines_.size(), match_.course()});
}

void Play::go_back(const match::Match& match, std::size_t lines) {
  match_ = match;
  lines_.cut(lines);
  while (marks_.back().lines > lines) marks_.pop_back();
}

std::vector<match::Line> Play::seen(Observer observer, Stretch stretch) const {
  std::vector<match::Line> seen;
  const auto later =
      std::upper_bound(marks_.begin(), marks_.end(), stretch.from,
                       [](std::size_t from, const Mark& mark) { return from < mark.lines; });
  const Mark& mark = *std::prev(later);
  // The lines have been checked; only the states between them are wanted.
  match::Course course = mark.course;
  for (std::size_t i = mark.lines; i < stretch.to; ++i) {
    course.replay(lines_[i], [&](const AnyState& before, const match::Line& happened) {
      if (i < stretch.from) return;
      seen.push_back(match::seen(game(), before, happened, observer));
    });
  }
  return seen;
}

}  // namespace hastilude::tables
