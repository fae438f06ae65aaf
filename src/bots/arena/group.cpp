#include "bots/arena/group.h"

#include <charconv>
#include <cmath>

namespace hastilude::arena {
namespace {

constexpr double buckets_a_doubling = 8;

std::optional<std::uint64_t> whole(std::string_view word) {
  std::uint64_t number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  if (word.empty() || read.ec != std::errc() || read.ptr != word.data() + word.size()) return {};
  return number;
}

// "a:b", both whole numbers.
std::optional<std::pair<std::uint64_t, std::uint64_t>> pair_of(std::string_view word) {
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return {};
  const auto first = whole(word.substr(0, colon));
  const auto second = whole(word.substr(colon + 1));
  if (!first || !second) return {};
  return std::pair(*first, *second);
}

std::string pair_text(std::uint64_t first, std::uint64_t second) {
  return " " + std::to_string(first) + ":" + std::to_string(second);
}

// Behind the word `game`: the winners, then the decisions.
std::optional<PlayedGame> read_game(Words& words) {
  PlayedGame game;
  while (const std::optional<Seat> seat = to_seat(words.peek(), max_seats)) {
    game.winners.insert(*seat);
    words.next();
  }
  const std::optional<int> decisions = to_number(words.next());
  if (!decisions || game.winners.empty()) return {};
  game.decisions = *decisions;
  return game;
}

// Behind the word `bot`: nanoseconds in all, buckets of durations, failures by kind.
std::optional<Tally> read_tally(Words& words) {
  Tally tally;
  const auto nanoseconds = whole(words.next());
  if (!nanoseconds) return {};
  tally.times.nanoseconds = *nanoseconds;
  while (const auto bucket = pair_of(words.peek())) {
    tally.times.buckets[static_cast<int>(bucket->first)] = bucket->second;
    tally.times.count += bucket->second;
    words.next();
  }
  if (!words.take("failed")) return {};
  while (const auto failures = pair_of(words.peek())) {
    if (failures->first >= bots::failure_kinds) return {};
    tally.failures[failures->first] = static_cast<int>(failures->second);
    words.next();
  }
  return tally;
}

}  // namespace

void Times::add(std::uint64_t duration) {
  ++count;
  nanoseconds += duration;
  const double bucket = buckets_a_doubling * std::log2(static_cast<double>(duration) + 1);
  ++buckets[static_cast<int>(bucket)];
}

void Times::add(const Times& other) {
  count += other.count;
  nanoseconds += other.nanoseconds;
  for (const auto& [bucket, number] : other.buckets) buckets[bucket] += number;
}

double Times::mean_seconds() const {
  return count == 0 ? 0 : 1e-9 * static_cast<double>(nanoseconds) / static_cast<double>(count);
}

double Times::seconds_at(double share) const {
  double left = share * static_cast<double>(count);
  for (const auto& [bucket, number] : buckets) {
    left -= static_cast<double>(number);
    if (left <= 0) return 1e-9 * std::exp2((bucket + 1) / buckets_a_doubling);
  }
  return 0;
}

std::string line_of(const DealGroup& group) {
  std::string text = "deal " + std::to_string(group.deal);
  for (const PlayedGame& game : group.games) {
    text += " game";
    for (const Seat seat : game.winners) text += " @" + std::to_string(seat.number());
    text += " " + std::to_string(game.decisions);
  }
  for (const Tally& tally : group.bots) {
    text += " bot " + std::to_string(tally.times.nanoseconds);
    for (const auto& [bucket, number] : tally.times.buckets)
      text += pair_text(static_cast<std::uint64_t>(bucket), number);
    text += " failed";
    for (std::size_t kind = 0; kind < bots::failure_kinds; ++kind) {
      if (tally.failures[kind] > 0)
        text += pair_text(kind, static_cast<std::uint64_t>(tally.failures[kind]));
    }
  }
  return text;
}

std::optional<DealGroup> group_of(std::string_view line) {
  Words words(line);
  DealGroup group;
  if (!words.take("deal")) return {};
  const std::optional<int> deal = to_number(words.next());
  if (!deal) return {};
  group.deal = *deal;
  while (words.take("game")) {
    const std::optional<PlayedGame> game = read_game(words);
    if (!game) return {};
    group.games.push_back(*game);
  }
  while (words.take("bot")) {
    const std::optional<Tally> tally = read_tally(words);
    if (!tally) return {};
    group.bots.push_back(*tally);
  }
  if (!words.done()) return {};
  return group;
}

}  // namespace hastilude::arena
