#include "bots/engarde/book.h"

#include <algorithm>

namespace hastilude::bots::engarde {
namespace {

constexpr std::string_view title = "hastilude book 1\n";

// One digit a card.
std::uint64_t digits(const Cards& cards) {
  std::uint64_t number = 0;
  for (int card = highest_card; card >= 1; --card) {
    number = number * (copies + 1) + static_cast<std::uint64_t>(cards[card]);
  }
  return number;
}

// Seven bits a byte, the lowest first; all but the last with the highest bit set.
void write_number(std::string& text, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) text += static_cast<char>(0x80 | (number & 0x7f));
  text += static_cast<char>(number);
}

std::optional<std::uint64_t> read_number(std::string_view& text) {
  std::uint64_t number = 0;
  for (int bits = 0; bits < 63 && !text.empty(); bits += 7) {
    const auto byte = static_cast<std::uint8_t>(text.front());
    text.remove_prefix(1);
    number |= static_cast<std::uint64_t>(byte & 0x7f) << bits;
    if (byte < 0x80) return number;
  }
  return {};
}

// How many there are and each of them, four bits each.
void write_odds(std::string& text, const Odds& odds) {
  Odds all{static_cast<std::uint8_t>(odds.size())};
  all.insert(all.end(), odds.begin(), odds.end());
  if (all.size() % 2 != 0) all.push_back(0);
  for (std::size_t i = 0; i < all.size(); i += 2) {
    text += static_cast<char>(all[i] << 4 | all[i + 1]);
  }
}

}  // namespace

Situation::Situation(const State& world, Seat seat)
    : own(world.board.advanced[seat.index]),
      his(world.board.advanced[other(seat).index]),
      attack(world.board.stage == Stage::defence ? world.board.attack.count : std::uint8_t{0}),
      hand(world.hands[seat.index]) {
  for (int depth = 0; depth < world.board.discarded; ++depth) discards.add(world.discards[depth]);
}

std::uint64_t Situation::key() const {
  std::uint64_t key = digits(discards);
  for (const std::uint64_t part : {std::uint64_t{attack}, std::uint64_t{own}, std::uint64_t{his}}) {
    key = key << 5 | part;
  }
  return key << 13 | digits(hand);
}

Odds rounded(const std::vector<float>& weights) {
  float sum = 0;
  for (const float weight : weights) sum += weight;
  Odds odds;
  for (const float weight : weights) {
    const float part = sum > 0 ? weight / sum : 1.0F / static_cast<float>(weights.size());
    odds.push_back(static_cast<std::uint8_t>(part * finest_odds + 0.5F));
  }
  return odds;
}

Result<Book, std::string> Book::read(std::string_view text) {
  const std::size_t end = text.find("\n\n");
  if (!text.starts_with(title) || end == std::string_view::npos) {
    return std::string("this is no book of fencing: it does not begin with '") +
           std::string(title.substr(0, title.size() - 1)) + "'";
  }
  text.remove_prefix(end + 2);
  Book book;
  std::uint64_t key = 0;
  while (!text.empty()) {
    const std::optional<std::uint64_t> step = read_number(text);
    const std::size_t length = step ? book.add_read(key += *step, text) : 0;
    if (length == 0) {
      return "the book is damaged after its situation " + std::to_string(book.size());
    }
    text.remove_prefix(length);
  }
  return book;
}

// Without a list of its own for each situation: there are millions.
std::size_t Book::add_read(std::uint64_t key, std::string_view text) {
  if (text.empty()) return 0;
  const std::size_t count = static_cast<std::uint8_t>(text.front()) >> 4;
  if (text.size() < count / 2 + 1) return 0;
  const std::size_t first = odds_.size();
  int sum = 0;
  for (std::size_t i = 1; i <= count; ++i) {
    const auto byte = static_cast<std::uint8_t>(text[i / 2]);
    odds_.push_back(i % 2 == 0 ? byte >> 4 : byte & 15);
    sum += odds_.back();
  }
  if (sum == 0) return 0;
  keys_.push_back(key);
  first_.push_back(static_cast<std::uint32_t>(first));
  return count / 2 + 1;
}

void Book::add(std::uint64_t key, const Odds& odds) {
  keys_.push_back(key);
  first_.push_back(static_cast<std::uint32_t>(odds_.size()));
  odds_.insert(odds_.end(), odds.begin(), odds.end());
}

std::string Book::written(std::string_view about) const {
  std::string text(title);
  text += about;
  text += "\n";
  std::uint64_t before = 0;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    write_number(text, keys_[i] - before);
    before = keys_[i];
    const auto first = odds_.begin() + first_[i];
    const auto last = i + 1 < keys_.size() ? odds_.begin() + first_[i + 1] : odds_.end();
    write_odds(text, Odds(first, last));
  }
  return text;
}

std::optional<Odds> Book::find(std::uint64_t key) const {
  const auto place = std::lower_bound(keys_.begin(), keys_.end(), key);
  if (place == keys_.end() || *place != key) return {};
  const auto index = static_cast<std::size_t>(place - keys_.begin());
  const auto last = index + 1 < first_.size() ? odds_.begin() + first_[index + 1] : odds_.end();
  return Odds(odds_.begin() + first_[index], last);
}

}  // namespace hastilude::bots::engarde
