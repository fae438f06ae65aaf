// Cards of one kind are alike, so a hand, a deck or a pile whose order does not matter is a count
// for each kind: eight counts to a 64-bit word, handled eight at a time.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "core/random.h"

namespace hastilude {

template <int Kinds>
class CardCounts {
 public:
  constexpr int operator[](int kind) const {
    assert(kind >= 0 && kind < Kinds);
    return static_cast<int>(words_[word(kind)] >> shift(kind) & 0xffU);
  }
  constexpr void add(int kind, int count = 1) {
    assert((*this)[kind] + count <= 255);
    words_[word(kind)] += static_cast<std::uint64_t>(count) << shift(kind);
  }
  constexpr void remove(int kind, int count = 1) {
    assert((*this)[kind] >= count);
    words_[word(kind)] -= static_cast<std::uint64_t>(count) << shift(kind);
  }

  constexpr CardCounts& operator+=(const CardCounts& other) {
    for (int i = 0; i < word_count; ++i) words_[i] += other.words_[i];
    return *this;
  }
  constexpr CardCounts& operator-=(const CardCounts& other) {
    assert(includes(other));
    for (int i = 0; i < word_count; ++i) words_[i] -= other.words_[i];
    return *this;
  }
  friend constexpr CardCounts operator+(CardCounts a, const CardCounts& b) { return a += b; }
  friend constexpr CardCounts operator-(CardCounts a, const CardCounts& b) { return a -= b; }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  // All cards together; at most 255.
  constexpr int total() const {
    std::uint64_t sums = 0;
    for (const std::uint64_t w : words_) sums += w;
    return static_cast<int>(sums * ones >> 56);
  }
  // Whether `other` can be taken from these; counts are at most 127.
  constexpr bool includes(const CardCounts& other) const {
    std::uint64_t borrows = 0;
    for (int i = 0; i < word_count; ++i)
      borrows |= (((words_[i] | tops) - other.words_[i]) & tops) ^ tops;
    return borrows == 0;
  }

  // The counts of `Count` kinds from `from` on, as cards of their own; none of them may lie beyond
  // the eight that `from` belongs to.
  template <int Count>
  constexpr CardCounts<Count> part(int from) const {
    static_assert(Count < 8);
    assert(from >= 0 && (from & 7) + Count <= 8);
    CardCounts<Count> counts;
    counts.words_[0] = words_[word(from)] >> shift(from) & ((std::uint64_t{1} << 8 * Count) - 1);
    return counts;
  }

  // The kind of the card at `rank` (from 0) when all cards lie in order of kind.
  constexpr int kind_at(int rank) const {
    assert(rank >= 0 && rank < total());
    int base = 0;
    // Running sums in each byte; the first byte above the rank is the card's.
    std::uint64_t sums = words_[0] * ones;
    for (int here = 0; base + 1 < word_count; rank -= here) {
      here = static_cast<int>(sums >> 56);
      if (rank < here) break;
      sums = words_[++base] * ones;
    }
    const std::uint64_t above = (sums + ~tops - static_cast<std::uint64_t>(rank) * ones) & tops;
    return base * 8 + lowest_byte(above);
  }

  constexpr int draw_one(Random& random) { return draw_one_of(total(), random); }
  // Takes `count` cards at random, every card as likely as any other.
  constexpr CardCounts draw(int count, Random& random) {
    return count == 0 ? CardCounts{} : draw_of(total(), count, random);
  }

  // The same where it is known how many cards there are, and that at least one is drawn.
  constexpr int draw_one_of(int all, Random& random) {
    assert(all == total());
    const int kind = kind_at(random.below(all));
    remove(kind);
    return kind;
  }
  constexpr CardCounts draw_of(int all, int count, Random& random) {
    CardCounts drawn;
    drawn.add(draw_one_of(all, random));
    for (; --count > 0;) drawn.add(draw_one_of(--all, random));
    return drawn;
  }

  // The lowest kind at hand that is not below `from`; Kinds if there is none.
  constexpr int next_kind(int from) const {
    for (int kind = from; kind < Kinds;) {
      const std::uint64_t rest = words_[word(kind)] >> shift(kind);
      if (rest != 0) return kind + lowest_byte(rest);
      kind = (kind / 8 + 1) * 8;
    }
    return Kinds;
  }

  // The kinds that are there, in order: for (const int kind : cards.kinds()).
  constexpr auto kinds() const { return KindRange(words_, Kinds); }
  constexpr auto kinds_below(int limit) const { return KindRange(words_, limit); }

  // Which kinds are there, a bit each; counts are at most 127.
  constexpr std::uint64_t kind_bits() const requires(Kinds <= 64) {
    std::uint64_t bits = 0;
    for (int i = 0; i < word_count; ++i) {
      const std::uint64_t there = ((words_[i] + ~tops) & tops) >> 7;
      bits |= (there * 0x0102040810204080U >> 56) << (8 * i);
    }
    return bits;
  }

  friend constexpr bool operator==(const CardCounts&, const CardCounts&) = default;

 private:
  template <int>
  friend class CardCounts;

  static constexpr int word_count = (Kinds + 7) / 8;
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t tops = 0x8080808080808080U;
  // The lowest byte that is not 0; there must be one, which the compiler is told by the built-in.
  static constexpr int lowest_byte(std::uint64_t word) {
    return static_cast<int>(static_cast<unsigned>(__builtin_ctzll(word)) >> 3);
  }
  // By shifts, since a signed division must round towards 0, which kinds never need.
  static constexpr int word(int kind) { return word_count == 1 ? 0 : kind >> 3; }
  static constexpr int shift(int kind) { return word_count == 1 ? kind * 8 : (kind & 7) * 8; }

  class KindRange {
   public:
    struct End {};
    class Iterator {
     public:
      constexpr Iterator(const std::uint64_t* words, int limit) : words_(words), limit_(limit) {
        enter_word();
        skip_empty_words();
      }
      constexpr int operator*() const { return base_ + lowest_byte(left_); }
      constexpr Iterator& operator++() {
        left_ &= left_ - 1;
        skip_empty_words();
        return *this;
      }
      constexpr bool operator!=(End) const { return left_ != 0; }

     private:
      // The top bit of each byte below the limit that is not 0; counts are at most 127.
      constexpr void enter_word() {
        left_ = (*words_ + ~tops) & tops;
        if (limit_ < 8) left_ &= (std::uint64_t{1} << limit_ * 8) - 1;
      }
      constexpr void skip_empty_words() {
        if constexpr (word_count > 1) {
          while (left_ == 0 && limit_ > 8 && base_ + 8 < Kinds) {
            ++words_;
            base_ += 8;
            limit_ -= 8;
            enter_word();
          }
        }
      }

      const std::uint64_t* words_;
      int limit_;
      int base_ = 0;
      std::uint64_t left_ = 0;
    };

    constexpr KindRange(const std::array<std::uint64_t, word_count>& words, int limit)
        : words_(words), limit_(limit) {}
    constexpr Iterator begin() const { return Iterator(words_.data(), limit_); }
    constexpr End end() const { return {}; }

   private:
    // A copy, so that the cards may change under the loop.
    std::array<std::uint64_t, word_count> words_;
    int limit_;
  };

  std::array<std::uint64_t, word_count> words_{};
};

// Calls `visit(kind, count)` for every kind that is there, in order.
template <int Kinds, class Visit>
constexpr void for_each_kind(const CardCounts<Kinds>& cards, Visit&& visit) {
  for (const int kind : cards.kinds()) visit(kind, cards[kind]);
}

// How many ways there are to choose k of n things, worked out.
constexpr double ways_to_choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return k < 0 || k > n ? 0 : ways;
}

// The same for the numbers that hands and most decks have, made once: a division for each card
// would be a good part of filling a world.
inline constexpr int most_choices = 32;
inline constexpr auto choices_made = [] {
  std::array<std::array<double, most_choices>, most_choices> ways{};
  for (int n = 0; n < most_choices; ++n) {
    for (int k = 0; k <= n; ++k)
      ways[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = ways_to_choose(n, k);
  }
  return ways;
}();

constexpr double choose(int n, int k) {
  if (static_cast<unsigned>(n) >= most_choices || static_cast<unsigned>(k) >= most_choices)
    return ways_to_choose(n, k);
  return choices_made[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The probability that a draw of as many cards from `deck` brings exactly `drawn`.
template <int Kinds>
constexpr double draw_odds(const CardCounts<Kinds>& deck, const CardCounts<Kinds>& drawn) {
  double ways = 1;
  for_each_kind(drawn, [&](int kind, int count) { ways *= choose(deck[kind], count); });
  return ways / choose(deck.total(), drawn.total());
}

// Calls `visit(cards)` for every set of `count` cards that can be drawn from `deck`.
template <int Kinds, class Visit>
constexpr void for_each_draw(const CardCounts<Kinds>& deck, int count, Visit&& visit, int from = 0,
                             CardCounts<Kinds> drawn = {}) {
  if (count == 0) return visit(drawn);
  for (int kind = deck.next_kind(from); kind < Kinds; kind = deck.next_kind(kind + 1)) {
    CardCounts<Kinds> with = drawn;
    for (int taken = 1; taken <= deck[kind] && taken <= count; ++taken) {
      with.add(kind);
      for_each_draw(deck, count - taken, visit, kind + 1, with);
    }
  }
}

}  // namespace hastilude
