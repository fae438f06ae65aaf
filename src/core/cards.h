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

  // The same but for one card of each kind that is there; counts are at most 127.
  constexpr CardCounts but_one_each() const {
    CardCounts counts;
    for (int i = 0; i < word_count; ++i)
      counts.words_[i] = words_[i] - (((words_[i] + ~tops) & tops) >> 7);
    return counts;
  }

  // Only the cards of the kinds of which `kept` has `sieve`, where it has none of the others.
  static constexpr int sieve = 255;
  constexpr CardCounts sifted(const CardCounts& kept) const {
    CardCounts counts;
    for (int i = 0; i < word_count; ++i) counts.words_[i] = words_[i] & kept.words_[i];
    return counts;
  }

  // Visits each kind that is there, in order, with how many there are.
  template <class Visitor>
  constexpr void for_each_count(Visitor&& visit) const {
    for (int i = 0; i < word_count; ++i) {
      for (std::uint64_t left = words_[i]; left != 0;) {
        const int byte = lowest_byte(left);
        visit(8 * i + byte, static_cast<int>(left >> (8 * byte) & 0xffU));
        left &= ~(std::uint64_t{0xff} << (8 * byte));
      }
    }
  }

  // A number for each kind, by which its cards are multiplied.
  class Factors {
   public:
    constexpr Factors() = default;
    constexpr void set(int kind, int factor) {
      words_[word(kind)] |= static_cast<std::uint64_t>(factor) << (56 - shift(kind));
    }

   private:
    friend class CardCounts;
    std::array<std::uint64_t, (Kinds + 7) / 8> words_{};
  };
  // All counts together, each times its factor. Eight at once by one product, so that of each eight
  // kinds the cards together, times the largest factor, must be less than 256.
  constexpr int times(const Factors& factors) const {
    int sum = 0;
    for (int i = 0; i < word_count; ++i)
      sum += static_cast<int>(words_[i] * factors.words_[i] >> 56);
    return sum;
  }

  // The kind of the card at `rank` (from 0) when all cards lie in order of kind.
  constexpr int kind_at(int rank) const {
    const Place place = place_at(static_cast<std::uint64_t>(rank));
    return place.word * 8 + lowest_byte(place.above);
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
    auto left = static_cast<Random::Count>(all);
#ifdef __wasm__
#pragma clang loop unroll(disable)  // it would keep several states of the generator at hand
#endif
    do {
      const Place place = place_at(random.below(left--));
      const std::uint64_t one = (place.above & (0 - place.above)) >> 7;
      words_[place.word] -= one;
      drawn.words_[place.word] += one;
    } while (--count > 0);
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

  // Which kinds are there, a bit each; counts are at most 127.
  constexpr std::uint64_t kind_bits() const requires(Kinds <= 64) {
    std::uint64_t bits = 0;
    for (int i = 0; i < word_count; ++i) {
      // The top bit of each byte that is not 0; the product brings them together in the top byte.
      const std::uint64_t there = (words_[i] + ~tops) & tops;
      bits |= (there * 0x0002040810204081U >> 56) << (8 * i);
    }
    return bits;
  }

  // The kinds that are there, in order: for (const int kind : cards.kinds()). The cards may change
  // under the loop.
  constexpr auto kinds() const { return KindRange(kind_bits()); }
  constexpr auto kinds_below(int limit) const {
    return limit >= Kinds ? kinds() : KindRange(kind_bits() & ((std::uint64_t{1} << limit) - 1));
  }

  // By words, since a comparison of arrays is a call.
  friend constexpr bool operator==(const CardCounts& a, const CardCounts& b) {
    std::uint64_t different = 0;
    for (int i = 0; i < word_count; ++i) different |= a.words_[i] ^ b.words_[i];
    return different == 0;
  }

 private:
  template <int>
  friend class CardCounts;

  static constexpr int word_count = (Kinds + 7) / 8;
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t tops = 0x8080808080808080U;
  // Where the card at a rank is counted: the lowest byte of `above` that is not 0, which has its
  // top bit alone, is the one of its kind in this word.
  struct Place {
    int word;
    std::uint64_t above;
  };
  constexpr Place place_at(std::uint64_t rank) const {
    assert(rank < static_cast<std::uint64_t>(total()));
    int base = 0;
    // Running sums in each byte; the first byte above the rank is the card's.
    std::uint64_t sums = words_[0] * ones;
    for (std::uint64_t here = 0; base + 1 < word_count; rank -= here) {
      here = sums >> 56;
      if (rank < here) break;
      sums = words_[++base] * ones;
    }
    return {base, (sums + ~tops - rank * ones) & tops};
  }
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
      constexpr explicit Iterator(std::uint64_t bits) : left_(bits) {}
      constexpr int operator*() const { return __builtin_ctzll(left_); }
      constexpr Iterator& operator++() {
        left_ &= left_ - 1;
        return *this;
      }
      constexpr bool operator!=(End) const { return left_ != 0; }

     private:
      std::uint64_t left_;
    };

    constexpr explicit KindRange(std::uint64_t bits) : bits_(bits) {}
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr End end() const { return {}; }

   private:
    std::uint64_t bits_;
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
