// What a game is: a bundle of small value types and pure functions. Search, bots and tests are
// templates over it; everything else sees it through the run-time door of api.h.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/random.h"
#include "core/result.h"
#include "core/seats.h"
#include "core/sink.h"
#include "core/text.h"

// Before a function: all that it calls becomes a part of it, where speed counts. With assertions
// and sanitizers the compiler would take minutes over what that comes to.
#ifdef NDEBUG
#define HASTILUDE_FLATTEN [[gnu::flatten]]
#else
#define HASTILUDE_FLATTEN
#endif

namespace hastilude {

// What a state waits for. `settling`: nobody can act, an announcement is due; only a position that
// was set up stands there, since play() carries out all that follows from a move.
enum class Due : std::uint8_t { decision, chance, settling, over };

// A line of a record is a move of one of these roles. Announcements follow from the moves.
enum class Role : std::uint8_t { decision, chance, announcement };

// What a visitor of a list answers: go on with it, or stop.
enum class Visit : std::uint8_t { more, stop };

// How an answer is awaited. `turn`: as long as it takes. Else for a fixed time, whoever is asked
// and whatever he holds, so that nothing can be read from it; who says nothing has answered, too.
enum class Asking : std::uint8_t { turn, reaction, offer };

// Whose eyes see: a seat, a spectator at the table, or the truth.
class Observer {
 public:
  static constexpr Observer of(Seat seat) { return Observer(seat.index); }
  static constexpr Observer spectator() { return Observer(unseated); }
  static constexpr Observer all() { return Observer(everything); }

  // Whether a hand (or what else only this seat may see) lies open.
  constexpr bool open(Seat seat) const { return who_ == everything || who_ == seat.index; }
  constexpr bool see_all() const { return who_ == everything; }
  constexpr bool seated() const { return who_ < max_seats; }
  constexpr Seat seat() const { return Seat{who_}; }

  friend constexpr bool operator==(Observer, Observer) = default;

 private:
  static constexpr std::uint8_t unseated = 0xfe;
  static constexpr std::uint8_t everything = 0xff;
  constexpr explicit Observer(std::uint8_t who) : who_(who) {}
  std::uint8_t who_;
};

// What lies open to someone now: a state in which all that he may not see is blank. It is a type of
// its own so that nobody can take it for the truth, or be handed the truth instead.
template <class State>
class View {
 public:
  constexpr Observer observer() const { return observer_; }
  constexpr const State& seen() const { return seen_; }

  friend constexpr bool operator==(const View&, const View&) = default;

  // The only maker of views; a game says what is open by `seen(state, eyes)`.
  template <class Game>
  static constexpr View make(const State& state, Observer observer) {
    return View(Game::seen(state, observer), observer);
  }

 private:
  constexpr View(const State& seen, Observer observer) : seen_(seen), observer_(observer) {}
  State seen_;
  Observer observer_;
};

template <class Game>
constexpr View<typename Game::State> view(const typename Game::State& state, Observer observer) {
  return View<typename Game::State>::template make<Game>(state, observer);
}

// An option of a table: one of some words, of which the default stands first, or a number above 0.
struct Option {
  std::string_view key;
  std::span<const std::string_view> words;  // empty: a number from least to most
  std::int16_t least = 0;
  std::int16_t most = 0;
  std::int16_t usual = 0;  // the default: an index into words, or the number
};

inline constexpr int max_options = 4;

// Whether this is a value of the option: an index into its words, or a number of its range.
constexpr bool has_value(const Option& option, std::int16_t value) {
  if (option.words.empty()) return value >= option.least && value <= option.most;
  return value >= 0 && static_cast<std::size_t>(value) < option.words.size();
}

// Players and options as the head of a record states them, for any game. Where a game is started, a
// value that its option does not have stands for the default, and the number of players for the
// nearest that there can be: Setup{.players = 2} is the usual table for two.
struct Setup {
  std::uint8_t players = 0;
  std::array<std::int16_t, max_options> values{};  // in the order of the game's options

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

struct PlayerRange {
  int least;
  int most;
};

// The setup as a game is started with it, every value said.
constexpr Setup sound(Setup setup, PlayerRange players, std::span<const Option> options) {
  const int count = std::clamp<int>(setup.players, players.least, players.most);
  setup.players = static_cast<std::uint8_t>(count);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (!has_value(options[i], setup.values[i])) setup.values[i] = options[i].usual;
  }
  return setup;
}

// A card, a seat or a number that a refusal is about. Texts call them {1} and {2}.
struct Subject {
  enum class Kind : std::uint8_t { none, card, seat, number };
  Kind kind = Kind::none;
  std::int8_t value = 0;

  friend constexpr bool operator==(Subject, Subject) = default;
};

constexpr Subject about_card(int card) {
  return {Subject::Kind::card, static_cast<std::int8_t>(card)};
}
constexpr Subject about_number(int n) {
  return {Subject::Kind::number, static_cast<std::int8_t>(n)};
}
constexpr Subject about(Seat seat) {
  return {Subject::Kind::seat, static_cast<std::int8_t>(seat.index)};
}

inline constexpr int most_card_kinds = 40;

// Many moves at once: a kind of move and perhaps what it is about, followed by any `least` to
// `most` of these cards, in order.
struct Pick {
  std::string_view kind;
  std::optional<Term> about;
  int least = 0;
  int most = 0;
  std::array<std::uint8_t, most_card_kinds> counts{};  // of each kind of card
};

// The beginning of the line that a pick stands for.
inline void write_pick(Sink& sink, const Pick& pick) {
  sink.begin(pick.kind);
  if (pick.about) sink.add(*pick.about);
  sink.end();
}

// Why a move is not legal: a reason of the game, the number of the rule, what it is about. Its text
// is made from docs/help in each language.
struct Refusal {
  std::uint8_t reason = 0;
  std::uint8_t rule = 0;
  std::array<Subject, 2> subjects{};

  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// By a reason of the game's own.
template <class Reason>
constexpr Refusal refuse(Reason reason, int rule, Subject first = {}, Subject second = {}) {
  return {static_cast<std::uint8_t>(reason), static_cast<std::uint8_t>(rule), {first, second}};
}

// A receiver that wants nothing, for announcements nobody listens to.
struct Unheard {
  template <class State, class Move>
  constexpr void operator()(const State&, const Move&) const {}
};

template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// A game as values and functions. All functions are pure but for what they are handed by reference,
// and none allocates, throws, or knows a clock.
template <class G>
concept Game = requires(const typename G::State state, typename G::State changing,
                        const typename G::Move move, typename G::Memory memory, const Setup setup,
                        Seat seat, SeatSet seats, Observer observer, Random random, Words words,
                        Sink& sink, const View<typename G::State> seen, typename G::Draft draft,
                        typename G::Decision* room, Visit (*each)(const typename G::Move&),
                        void (*pick)(const Pick&),
                        void (*told)(const typename G::State&, const typename G::Move&)) {
  requires SmallValue<typename G::State>;
  requires SmallValue<typename G::Move>;
  requires SmallValue<typename G::Memory>;
  requires std::is_trivially_copyable_v<typename G::Draft>;
  requires std::is_trivially_copyable_v<typename G::Decision>;

  // Facts: the name in records, players, the letter before rule numbers, options, names of kinds of
  // line and of refusals, names of the kinds of card by their number.
  { G::name } -> std::convertible_to<std::string_view>;
  { G::least_players } -> std::convertible_to<int>;
  { G::most_players } -> std::convertible_to<int>;
  { G::rule_letter } -> std::convertible_to<char>;
  // Changes when a game that was played by the rules before would go on differently.
  { G::rules_version } -> std::convertible_to<int>;
  { G::options } -> std::convertible_to<std::span<const Option>>;
  { G::reason_name(int{}) } -> std::same_as<std::string_view>;
  { G::kind_name(int{}) } -> std::same_as<std::string_view>;
  { G::reasons } -> std::convertible_to<int>;
  { G::kinds } -> std::convertible_to<int>;
  { G::kind(move) } -> std::same_as<int>;
  { G::card_names } -> std::convertible_to<std::span<const std::string_view>>;

  // The course of a game.
  { G::start(setup) } -> std::same_as<typename G::State>;
  { G::setup(state) } -> std::same_as<Setup>;
  { G::due(state) } -> std::same_as<Due>;
  // Who may act, and who will be asked the same question in this order without seeing each
  // other's answers.
  { G::actors(state) } -> std::same_as<SeatSet>;
  { G::asked(state) } -> std::same_as<SeatList>;
  { G::asking(state) } -> std::same_as<Asking>;
  // What it means to say nothing; nothing where one's turn is awaited.
  { G::silence(state, seat) } -> std::same_as<std::optional<typename G::Move>>;
  { G::role(move) } -> std::same_as<Role>;
  { G::mover(move) } -> std::same_as<Seat>;
  // The law: nothing, or why this decision or chance move cannot be made now.
  { G::check(state, move) } -> std::same_as<std::optional<Refusal>>;
  // Lists the legal decisions of a seat, each once; the visitor may stop it. Also on a view.
  {G::moves(state, seat, each)};
  // The same for people and pages, where long lists are told as picks; a seat's view only.
  {G::choices(seen, each, pick)};
  // For many games in a row: what all who may act can decide, in the same order, as values that are
  // no larger than they must be, from `room` on; gives where they end, and up to eight bytes behind
  // that may be overwritten. And the move that one of them stands for.
  { G::list(state, room) } -> std::same_as<typename G::Decision*>;
  { G::move(state, *room) } -> std::convertible_to<typename G::Move>;
  // One of them, every one as likely as any other, without a list.
  { G::sample_move(state, seat, random) } -> std::same_as<typename G::Move>;
  // Makes a legal move; announcements that follow from it are told in order, each with the state
  // as it lies just before that line.
  {G::play(changing, move, told)};
  // Carries out what is due in a position that was set up.
  {G::settle(changing, told)};
  { G::winners(state) } -> std::same_as<SeatSet>;
  // Ends the game where it stands (resignation), and the announcement that tells it of a game of
  // two.
  {G::end(changing, seats)};
  { G::result(seat) } -> std::same_as<typename G::Move>;
  // Whether a record may stop here.
  { G::may_stop(state) } -> std::same_as<bool>;

  // Chance: draws a move, tells its probability, lists them all (false: too many to list).
  { G::sample(state, random) } -> std::same_as<typename G::Move>;
  { G::odds(state, move) } -> std::same_as<double>;
  { G::outcomes(state, each) } -> std::same_as<bool>;
  // The chance move by which this seat starts, or deals first.
  { G::starting(seat) } -> std::same_as<typename G::Move>;

  // Secrets: what eyes see of a state and of a move about to be made in it.
  { G::seen(state, observer) } -> std::same_as<typename G::State>;
  { G::seen(state, move, observer) } -> std::same_as<typename G::Move>;
  // What a seat remembers: from its first view on, line by line as it saw them, each with its view
  // just before that line.
  { G::memory(seen) } -> std::same_as<typename G::Memory>;
  {G::remember(memory, seen, move)};
  // A world that fits a seat's view and memory, by the odds of chance alone.
  { G::fill(seen, memory, random) } -> std::same_as<typename G::State>;

  // What is said, into a sink, and read from the notation.
  {G::write(sink, move)};  // without the seat that decides
  { G::read(setup, words) } -> std::same_as<Result<typename G::Move, Complaint>>;
  {G::write_position(seen, sink)};
  // What follows from a position by the rules, in lines of the same kind: totals, distances.
  {G::write_facts(seen, sink)};
  { G::draft(setup) } -> std::same_as<typename G::Draft>;
  { G::read_position(draft, words) } -> std::same_as<std::optional<Complaint>>;
  { G::finish(draft) } -> std::same_as<Result<typename G::State, Complaint>>;
};

// Whose legal decision it is, counted; for sampling by counting where lists are short.
template <class G>
int count_moves(const typename G::State& state, Seat seat) {
  int count = 0;
  G::moves(state, seat, [&](const typename G::Move&) {
    ++count;
    return Visit::more;
  });
  return count;
}

template <class G>
typename G::Move move_at(const typename G::State& state, Seat seat, int index) {
  typename G::Move found{};
  G::moves(state, seat, [&](const typename G::Move& move) {
    found = move;
    return index-- == 0 ? Visit::stop : Visit::more;
  });
  return found;
}

}  // namespace hastilude
