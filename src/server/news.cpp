#include "server/news.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace hastilude::server::news {
namespace {

constexpr std::string_view nothing = "-";

struct Writer {
  Text operator()(const Rows& rows) const {
    return {"rows " + rows.table, std::to_string(rows.last)};
  }
  Text operator()(const Talk& talk) const {
    return {"talk " + talk.table, std::to_string(talk.last)};
  }
  Text operator()(const Here& here) const {
    return {"here " + here.table + ' ' + here.node, std::to_string(here.seats.bits()) + ' ' +
                                                        std::to_string(here.able.bits()) + ' ' +
                                                        std::to_string(here.spectators)};
  }
  Text operator()(const Open& open) const { return {"open " + open.table}; }
  Text operator()(const Renamed& renamed) const { return {"renamed " + renamed.person}; }
  Text operator()(const Ended& ended) const {
    return {"ended " + ended.person + ' ' +
            (ended.login.empty() ? std::string(nothing) : ended.login)};
  }
  Text operator()(const Spent& spent) const {
    return {"spent " + std::string(name_of(spent.deed)) + ' ' + std::string(name_of(spent.purse)) +
                ' ' + spent.who,
            std::to_string(spent.thousandths)};
  }
  Text operator()(const Parted&) const { return {"parted"}; }
};

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    words.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return words;
}

std::optional<std::int64_t> number(const std::string& word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 0) return {};
  return number;
}

std::optional<SeatSet> seats(const std::string& word) {
  const std::optional<std::int64_t> bits = number(word);
  if (!bits || *bits >= 1 << max_seats) return {};
  return SeatSet::from_bits(static_cast<unsigned>(*bits));
}

std::optional<News> read_here(const std::vector<std::string>& words) {
  const std::optional<SeatSet> here = seats(words[3]);
  const std::optional<SeatSet> able = seats(words[4]);
  const std::optional<std::int64_t> spectators = number(words[5]);
  constexpr int most_spectators = 1'000'000;
  if (!here || !able || !spectators || *spectators > most_spectators) return {};
  return Here{words[1], words[2], *here, *able, static_cast<int>(*spectators)};
}

template <class Named>
std::optional<Named> named(const std::string& word) {
  const auto& names = all_names<Named>;
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return {};
  return static_cast<Named>(found - names.begin());
}

std::optional<News> read_spent(const std::vector<std::string>& words) {
  const std::optional<Deed> deed = named<Deed>(words[1]);
  const std::optional<Purse> purse = named<Purse>(words[2]);
  const std::optional<std::int64_t> thousandths = number(words[4]);
  if (!deed || !purse || !thousandths) return {};
  return Spent{*deed, *purse, words[3], *thousandths};
}

}  // namespace

Text text_of(const News& news) { return std::visit(Writer(), news); }

std::optional<News> read(std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  const auto is = [&words](std::string_view kind, std::size_t count) {
    return words.size() == count && words.front() == kind;
  };
  if (is("rows", 3) || is("talk", 3)) {
    const std::optional<std::int64_t> last = number(words[2]);
    if (!last) return {};
    if (words.front() == "rows") return Rows{words[1], *last};
    return Talk{words[1], *last};
  }
  if (is("here", 6)) return read_here(words);
  if (is("open", 2)) return Open{words[1]};
  if (is("renamed", 2)) return Renamed{words[1]};
  if (is("ended", 3)) return Ended{words[1], words[2] == nothing ? std::string() : words[2]};
  if (is("spent", 5)) return read_spent(words);
  if (is("parted", 1)) return Parted{};
  return {};
}

}  // namespace hastilude::server::news
