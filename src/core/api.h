// The run-time door to a game: the functions of the concept over storage of fixed size, for all
// that does not run at full speed: records, terminal, tables, servers. api_of<G>() makes it.
#pragma once

#include <cassert>
#include <cstddef>
#include <new>
#include <type_traits>

#include "core/function_ref.h"
#include "core/game.h"

namespace hastilude {

// Room for a value whose type only the game knows.
template <std::size_t Size>
class Storage {
 public:
  Storage() = default;
  template <class Value>
  static Storage of(const Value& value) {
    static_assert(sizeof(Value) <= Size && alignof(Value) <= 16);
    static_assert(std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value>);
    Storage storage;
    new (storage.bytes_) Value(value);
    return storage;
  }
  template <class Value>
  Value& as() {
    return *std::launder(reinterpret_cast<Value*>(bytes_));
  }
  template <class Value>
  const Value& as() const {
    return *std::launder(reinterpret_cast<const Value*>(bytes_));
  }

 private:
  alignas(16) std::byte bytes_[Size]{};
};

// Types of their own, so that a view cannot be taken for a state.
struct AnyState : Storage<512> {};
struct AnyView : Storage<528> {};
struct AnyMove : Storage<64> {};
struct AnyMemory : Storage<1024> {};
struct AnyDraft : Storage<768> {};

using EachMove = FunctionRef<Visit(const AnyMove&)>;
using EachPick = FunctionRef<void(const Pick&)>;
using TellMove = FunctionRef<void(const AnyState&, const AnyMove&)>;

// See the concept Game for what each of them does.
struct GameApi {
  std::string_view name;
  int least_players;
  int most_players;
  char rule_letter;
  int rules_version;
  std::span<const Option> options;
  std::span<const std::string_view> card_names;
  std::string_view (*reason_name)(int reason);

  AnyState (*start)(const Setup&);
  Setup (*setup)(const AnyState&);
  Due (*due)(const AnyState&);
  SeatSet (*actors)(const AnyState&);
  SeatList (*asked)(const AnyState&);
  Asking (*asking)(const AnyState&);
  std::optional<AnyMove> (*silence)(const AnyState&, Seat);
  Role (*role)(const AnyMove&);
  int (*kind)(const AnyMove&);
  Seat (*mover)(const AnyMove&);
  std::optional<Refusal> (*check)(const AnyState&, const AnyMove&);
  std::optional<Refusal> (*check_seen)(const AnyView&, const AnyMove&);  // a seat's own decision
  void (*moves)(const AnyState&, Seat, EachMove);
  void (*moves_seen)(const AnyView&, EachMove);
  void (*choices)(const AnyView&, EachMove, EachPick);
  // For many games in a row, of which nobody is told anything. Decisions lie in a room of bytes,
  // one behind the other; `list` gives how many there are, `decide` makes the one at an index,
  // `draw` samples a chance move and makes it. Both give what is due then.
  std::size_t decision_size;
  std::size_t (*list)(const AnyState&, std::byte* room);
  Due (*decide)(AnyState&, const std::byte* room, std::size_t index);
  Due (*draw)(AnyState&, Random&);
  AnyMove (*sample_move)(const AnyState&, Seat, Random&);
  void (*play)(AnyState&, const AnyMove&, const TellMove&);
  void (*settle)(AnyState&, const TellMove&);
  SeatSet (*winners)(const AnyState&);
  void (*end)(AnyState&, SeatSet);
  AnyMove (*result)(Seat winner);
  bool (*may_stop)(const AnyState&);

  AnyMove (*sample)(const AnyState&, Random&);
  double (*odds)(const AnyState&, const AnyMove&);
  bool (*outcomes)(const AnyState&, EachMove);
  AnyMove (*starting)(Seat);

  AnyView (*view)(const AnyState&, Observer);
  Observer (*observer)(const AnyView&);
  AnyMove (*seen)(const AnyState&, const AnyMove&, Observer);
  AnyMemory (*memory)(const AnyView&);
  void (*remember)(AnyMemory&, const AnyView&, const AnyMove&);
  AnyState (*fill)(const AnyView&, const AnyMemory&, Random&);

  bool (*same_move)(const AnyMove&, const AnyMove&);
  bool (*same_state)(const AnyState&, const AnyState&);
  bool (*same_view)(const AnyView&, const AnyView&);

  void (*write)(Sink&, const AnyMove&);
  Result<AnyMove, Complaint> (*read)(const Setup&, Words);
  void (*write_position)(const AnyView&, Sink&);
  void (*write_facts)(const AnyView&, Sink&);
  AnyDraft (*draft)(const Setup&);
  std::optional<Complaint> (*read_position)(AnyDraft&, Words);
  Result<AnyState, Complaint> (*finish)(const AnyDraft&);
};

namespace detail {

// Each function of the door: the game's own, its values taken out of their storage.
template <Game G>
struct Door {
  using State = typename G::State;
  using Move = typename G::Move;
  using Memory = typename G::Memory;
  using Draft = typename G::Draft;
  using Seen = View<State>;

  static const State& in(const AnyState& state) { return state.as<State>(); }
  static const Move& in(const AnyMove& move) { return move.as<Move>(); }
  static const Seen& in(const AnyView& view) { return view.as<Seen>(); }
  static AnyState out(const State& state) { return {AnyState::of(state)}; }
  static AnyMove out(const Move& move) { return {AnyMove::of(move)}; }

  static auto each(EachMove visit) {
    return [visit](const Move& move) { return visit(out(move)); };
  }
  // What is told is told of the state that is played on, where it lies.
  static auto tell(const AnyState& played, const TellMove& told) {
    return [&played, &told](const State& state, const Move& move) {
      assert(&state == &in(played));
      static_cast<void>(state);
      told(played, out(move));
    };
  }

  static AnyState start(const Setup& setup) { return out(G::start(setup)); }
  static Setup setup(const AnyState& state) { return G::setup(in(state)); }
  static Due due(const AnyState& state) { return G::due(in(state)); }
  static SeatSet actors(const AnyState& state) { return G::actors(in(state)); }
  static SeatList asked(const AnyState& state) { return G::asked(in(state)); }
  static Asking asking(const AnyState& state) { return G::asking(in(state)); }
  static std::optional<AnyMove> silence(const AnyState& state, Seat seat) {
    const std::optional<Move> move = G::silence(in(state), seat);
    return move ? std::optional(out(*move)) : std::nullopt;
  }
  static Role role(const AnyMove& move) { return G::role(in(move)); }
  static int kind(const AnyMove& move) { return G::kind(in(move)); }
  static Seat mover(const AnyMove& move) { return G::mover(in(move)); }
  static std::optional<Refusal> check(const AnyState& state, const AnyMove& move) {
    return G::check(in(state), in(move));
  }
  static std::optional<Refusal> check_seen(const AnyView& view, const AnyMove& move) {
    return G::check(in(view).seen(), in(move));
  }
  static void moves(const AnyState& state, Seat seat, EachMove visit) {
    G::moves(in(state), seat, each(visit));
  }
  static void moves_seen(const AnyView& view, EachMove visit) {
    G::moves(in(view).seen(), in(view).observer().seat(), each(visit));
  }
  static void choices(const AnyView& view, EachMove visit, EachPick pick) {
    G::choices(in(view), each(visit), pick);
  }
  static std::size_t list(const AnyState& state, std::byte* room) {
    auto* const first = reinterpret_cast<typename G::Decision*>(room);
    return static_cast<std::size_t>(G::list(in(state), first) - first);
  }
  static Due decide(AnyState& state, const std::byte* room, std::size_t index) {
    const auto* const first = reinterpret_cast<const typename G::Decision*>(room);
    State& here = state.as<State>();
    G::play(here, G::move(here, first[index]), Unheard{});
    return G::due(here);
  }
  static Due draw(AnyState& state, Random& random) {
    State& here = state.as<State>();
    G::play(here, G::sample(here, random), Unheard{});
    return G::due(here);
  }
  static AnyMove sample_move(const AnyState& state, Seat seat, Random& random) {
    return out(G::sample_move(in(state), seat, random));
  }
  static void play(AnyState& state, const AnyMove& move, const TellMove& told) {
    G::play(state.as<State>(), in(move), tell(state, told));
  }
  static void settle(AnyState& state, const TellMove& told) {
    G::settle(state.as<State>(), tell(state, told));
  }
  static SeatSet winners(const AnyState& state) { return G::winners(in(state)); }
  static void end(AnyState& state, SeatSet winners) { G::end(state.as<State>(), winners); }
  static AnyMove result(Seat winner) { return out(G::result(winner)); }
  static bool may_stop(const AnyState& state) { return G::may_stop(in(state)); }
  static AnyMove sample(const AnyState& state, Random& random) {
    return out(G::sample(in(state), random));
  }
  static double odds(const AnyState& state, const AnyMove& move) {
    return G::odds(in(state), in(move));
  }
  static bool outcomes(const AnyState& state, EachMove visit) {
    return G::outcomes(in(state), each(visit));
  }
  static AnyMove starting(Seat seat) { return out(G::starting(seat)); }
  static AnyView view(const AnyState& state, Observer observer) {
    return {AnyView::of(hastilude::view<G>(in(state), observer))};
  }
  static Observer observer(const AnyView& view) { return in(view).observer(); }
  static AnyMove seen(const AnyState& state, const AnyMove& move, Observer observer) {
    return out(G::seen(in(state), in(move), observer));
  }
  static AnyMemory memory(const AnyView& view) { return {AnyMemory::of(G::memory(in(view)))}; }
  static void remember(AnyMemory& memory, const AnyView& before, const AnyMove& line) {
    G::remember(memory.as<Memory>(), in(before), in(line));
  }
  static AnyState fill(const AnyView& view, const AnyMemory& memory, Random& random) {
    return out(G::fill(in(view), memory.as<Memory>(), random));
  }
  static bool same_move(const AnyMove& a, const AnyMove& b) { return in(a) == in(b); }
  static bool same_state(const AnyState& a, const AnyState& b) { return in(a) == in(b); }
  static bool same_view(const AnyView& a, const AnyView& b) { return in(a) == in(b); }
  static Result<AnyMove, Complaint> read(const Setup& setup, Words words) {
    const Result<Move, Complaint> move = G::read(setup, words);
    if (!move) return move.error();
    return out(*move);
  }
  static void write(Sink& sink, const AnyMove& move) { G::write(sink, in(move)); }
  static void write_position(const AnyView& view, Sink& sink) { G::write_position(in(view), sink); }
  static void write_facts(const AnyView& view, Sink& sink) { G::write_facts(in(view), sink); }
  static AnyDraft draft(const Setup& setup) { return {AnyDraft::of(G::draft(setup))}; }
  static std::optional<Complaint> read_position(AnyDraft& draft, Words words) {
    return G::read_position(draft.as<Draft>(), words);
  }
  static Result<AnyState, Complaint> finish(const AnyDraft& draft) {
    const Result<State, Complaint> state = G::finish(draft.as<Draft>());
    if (!state) return state.error();
    return out(*state);
  }
};

// Whether all zeros are the default values, as Setup says.
constexpr bool zero_is_usual(std::span<const Option> options) {
  return std::all_of(options.begin(), options.end(), [](const Option& option) {
    return option.words.empty() ? option.least > 0 : option.usual == 0;
  });
}

}  // namespace detail

template <Game G>
constexpr GameApi api_of() {
  static_assert(detail::zero_is_usual(G::options));
  using Door = detail::Door<G>;
  return {.name = G::name,
          .least_players = G::least_players,
          .most_players = G::most_players,
          .rule_letter = G::rule_letter,
          .rules_version = G::rules_version,
          .options = G::options,
          .card_names = G::card_names,
          .reason_name = G::reason_name,
          .start = Door::start,
          .setup = Door::setup,
          .due = Door::due,
          .actors = Door::actors,
          .asked = Door::asked,
          .asking = Door::asking,
          .silence = Door::silence,
          .role = Door::role,
          .kind = Door::kind,
          .mover = Door::mover,
          .check = Door::check,
          .check_seen = Door::check_seen,
          .moves = Door::moves,
          .moves_seen = Door::moves_seen,
          .choices = Door::choices,
          .decision_size = sizeof(typename G::Decision),
          .list = Door::list,
          .decide = Door::decide,
          .draw = Door::draw,
          .sample_move = Door::sample_move,
          .play = Door::play,
          .settle = Door::settle,
          .winners = Door::winners,
          .end = Door::end,
          .result = Door::result,
          .may_stop = Door::may_stop,
          .sample = Door::sample,
          .odds = Door::odds,
          .outcomes = Door::outcomes,
          .starting = Door::starting,
          .view = Door::view,
          .observer = Door::observer,
          .seen = Door::seen,
          .memory = Door::memory,
          .remember = Door::remember,
          .fill = Door::fill,
          .same_move = Door::same_move,
          .same_state = Door::same_state,
          .same_view = Door::same_view,
          .write = Door::write,
          .read = Door::read,
          .write_position = Door::write_position,
          .write_facts = Door::write_facts,
          .draft = Door::draft,
          .read_position = Door::read_position,
          .finish = Door::finish};
}

// The setup of a game with this many players and every option at its default.
constexpr Setup usual_setup(const GameApi& game, int players) {
  Setup setup{.players = static_cast<std::uint8_t>(players)};
  for (std::size_t i = 0; i < game.options.size(); ++i) setup.values[i] = game.options[i].usual;
  return setup;
}

}  // namespace hastilude
