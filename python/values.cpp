#include "values.h"

namespace hastilude::python {
namespace {

std::string complaint_text(const Complaint& complaint) {
  return std::string(complaint.what.view()) + "; " + std::string(complaint.expected.view());
}

std::string quoted_text(std::string_view text) { return std::string(quoted(text).view()); }

Seat seat_at(const GameApi& game, const AnyState& state, int number) {
  const int players = game.setup(state).players;
  if (number >= 1 && number <= players) return seat_number(number);
  throw std::out_of_range("seat " + std::to_string(number) + "; expected 1 to " +
                          std::to_string(players));
}

Observer observer_at(const GameApi& game, const AnyState& state, std::optional<int> seat) {
  return seat ? Observer::of(seat_at(game, state, *seat)) : Observer::spectator();
}

template <class SomeSeats>
Seats numbers_of(const SomeSeats& seats) {
  Seats numbers;
  for (const Seat seat : seats) numbers.push_back(seat.number());
  return numbers;
}

std::string rule_text(const GameApi& game, const Refusal& refusal) {
  return game.rule_letter + std::to_string(refusal.rule);
}

[[noreturn]] void refuse(const Move& move, const std::string& why) {
  throw IllegalMove(quoted_text(move.text()) + " is refused: " + why);
}

void want_due(const State& state, Due due, const char* what) {
  if (state.game->due(state.state) != due)
    throw std::invalid_argument(std::string(what) + "; this state waits for: " + state.due());
}

// The move as one of this table: another game's is refused, another number of players read anew.
AnyMove at_table(const State& state, const Move& move) {
  if (move.game != state.game) refuse(move, "it is a move of " + std::string(move.game->name));
  return move.players == state.players() ? move.move : state.read(move.text()).move;
}

record::Head head_of(const State& state) { return {.game = state.game, .setup = state.setup()}; }

std::string error_text(const record::Error& error) {
  const std::string line = "line " + std::to_string(error.line) + ": ";
  if (const auto* const complaint = std::get_if<Complaint>(&error.why))
    return line + complaint_text(*complaint);
  const auto& refused = std::get<record::Refused>(error.why);
  return line + "refused (" + std::string(refused.game->reason_name(refused.refusal.reason)) +
         ", " + rule_text(*refused.game, refused.refusal) + "); " +
         std::string(refused.expected.view());
}

}  // namespace

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

std::string Move::role() const {
  switch (game->role(move)) {
    case Role::decision: return "decision";
    case Role::chance: return "chance";
    case Role::announcement: break;
  }
  return "announcement";
}

std::optional<int> Move::seat() const {
  if (game->role(move) != Role::decision) return {};
  return game->mover(move).number();
}

std::optional<int> View::seat() const {
  const Observer observer = game->observer(view);
  return observer.seated() ? std::optional(observer.seat().number()) : std::nullopt;
}

std::string View::text() const {
  std::string text;
  NotationLines lines([&](std::string_view line) { text.append(line).append("\n"); });
  game->write_position(view, lines);
  return text;
}

Lines View::facts() const {
  Lines facts;
  NotationLines lines([&](std::string_view line) { facts.emplace_back(line); });
  game->write_facts(view, lines);
  return facts;
}

std::vector<Move> View::legal() const {
  std::vector<Move> moves;
  const Observer observer = game->observer(view);
  if (!observer.seated()) return moves;
  game->moves_seen(view, [&](const AnyMove& move) {
    moves.push_back({game, 0, move});
    return Visit::more;
  });
  return moves;
}

Options State::options() const {
  Options options;
  const Setup values = setup();
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    const Option& option = game->options[i];
    if (option.words.empty())
      options[std::string(option.key)] = static_cast<int>(values.values[i]);
    else
      options[std::string(option.key)] = record::option_text(option, values.values[i]);
  }
  return options;
}

std::string State::due() const {
  switch (game->due(state)) {
    case Due::decision: return "decision";
    case Due::chance: return "chance";
    case Due::settling: return "settling";
    case Due::over: break;
  }
  return "over";
}

Seats State::actors() const {
  return game->due(state) == Due::decision ? numbers_of(game->actors(state)) : Seats{};
}
Seats State::asked() const {
  return game->due(state) == Due::decision ? numbers_of(game->asked(state)) : Seats{};
}
Seats State::winners() const {
  return game->due(state) == Due::over ? numbers_of(game->winners(state)) : Seats{};
}

std::vector<Move> State::legal(std::optional<int> seat) const {
  std::vector<Move> moves;
  const int count = players();
  if (seat) seat_at(*game, state, *seat);
  for (const int actor : actors()) {
    if (seat && actor != *seat) continue;
    game->moves(state, seat_number(actor), [&](const AnyMove& move) {
      moves.push_back({game, count, move});
      return Visit::more;
    });
  }
  return moves;
}

Move State::read(const std::string& line) const {
  const Setup values = setup();
  const Result<AnyMove, Complaint> move = game->read(values, Words(line));
  if (!move) throw std::invalid_argument(complaint_text(move.error()));
  return {game, values.players, *move};
}

std::optional<std::pair<std::string, std::string>> State::refusal(const Move& move) const {
  const AnyMove here = at_table(*this, move);
  if (game->role(here) == Role::announcement) refuse(move, "announcements follow from moves");
  const std::optional<Refusal> refusal = game->check(state, here);
  if (!refusal) return {};
  return std::pair{std::string(game->reason_name(refusal->reason)), rule_text(*game, *refusal)};
}

State State::played(const Move& move) const {
  if (const auto why = refusal(move)) refuse(move, why->first + " (" + why->second + ")");
  State next = *this;
  game->play(next.state, at_table(*this, move), [](const AnyState&, const AnyMove&) {});
  return next;
}

State State::settled() const {
  State next = *this;
  if (game->due(state) == Due::settling)
    game->settle(next.state, [](const AnyState&, const AnyMove&) {});
  return next;
}

Move State::draw(Random& random) const {
  want_due(*this, Due::chance, "there is no chance to draw");
  return {game, players(), game->sample(state, random)};
}

Move State::sample_move(int seat, Random& random) const {
  const Seat actor = seat_at(*game, state, seat);
  want_due(*this, Due::decision, "nobody decides");
  if (!game->actors(state).contains(actor))
    throw std::invalid_argument("seat " + std::to_string(seat) + " has nothing to decide");
  return {game, players(), game->sample_move(state, actor, random)};
}

double State::odds(const Move& move) const {
  want_due(*this, Due::chance, "there are no odds");
  if (refusal(move)) return 0;
  return game->odds(state, at_table(*this, move));
}

std::optional<std::vector<std::pair<Move, double>>> State::outcomes() const {
  want_due(*this, Due::chance, "there are no outcomes");
  std::vector<std::pair<Move, double>> all;
  const int count = players();
  const bool listed = game->outcomes(state, [&](const AnyMove& move) {
    all.emplace_back(Move{game, count, move}, game->odds(state, move));
    return Visit::more;
  });
  return listed ? std::optional(all) : std::nullopt;
}

View State::view(std::optional<int> seat) const {
  return {game, game->view(state, observer_at(*game, state, seat))};
}

std::string State::text() const {
  return record::print_position(head_of(*this), state, Observer::all());
}

std::vector<Move> Record::moves() const {
  std::vector<Move> moves;
  for (const record::Entry& entry : record.entries) {
    if (entry.kind == record::Entry::Kind::move)
      moves.push_back({record.head.game, record.head.setup.players, entry.move});
  }
  return moves;
}

Lines Record::names() const {
  const auto latest = record.latest_names();
  return {latest.begin(), latest.begin() + start().players()};
}

std::string Record::text(std::optional<int> seat, const std::string& eyes, bool legal) const {
  const auto wanted = [&](record::Legal some) { return legal ? some : record::Legal::none; };
  if (seat) {
    const Seat own = seat_at(*record.head.game, record.start, *seat);
    return print_record(record, Observer::of(own), wanted(record::Legal::own));
  }
  if (eyes == "all") return print_record(record, Observer::all(), wanted(record::Legal::all));
  if (eyes == "table") return print_record(record, Observer::spectator(), record::Legal::none);
  throw std::invalid_argument("eyes " + quoted_text(eyes) + "; expected 'all' or 'table'");
}

std::uint64_t Record::information(std::optional<int> seat) const {
  return record::information_of(record, observer_at(*record.head.game, record.start, seat));
}

Match::Match(const State& start)
    : match_(*start.game, start.state),
      record_{.head = head_of(start), .start = start.state, .preamble = {}, .entries = {}} {
  record_.positioned = !start.game->same_state(start.state, start.game->start(start.setup()));
}

Match::Match(const Record& played)
    : match_(record::replayed(played.record)), record_(played.record) {}

// Keeps each line in the record, and what was said.
auto Match::keeping(Lines& said) {
  return [this, &said](const AnyState&, const match::Line& line) {
    said.push_back(record::line_text(match_.game(), line));
    record::Entry entry;
    if (const auto* const move = std::get_if<AnyMove>(&line)) {
      entry.move = *move;
    } else {
      entry.kind = record::Entry::Kind::resign;
      entry.seat = std::get<match::Resigned>(line).seat;
    }
    record_.entries.push_back(std::move(entry));
  };
}

Seats Match::asked() const { return state().asked(); }
Seats Match::out_of_turn() const {
  return match_.due() == Due::decision ? numbers_of(match_.out_of_turn()) : Seats{};
}

Question Match::question(int seat) const {
  const Seat asked = seat_at(match_.game(), match_.state(), seat);
  want_due(state(), Due::decision, "nobody is asked");
  if (!match_.is_asked(asked) && !match_.out_of_turn().contains(asked))
    throw std::invalid_argument("seat " + std::to_string(seat) + " has nothing to decide");
  return {match_.question(asked)};
}

Lines Match::play(const Move& move) {
  if (const auto why = state().refusal(move)) refuse(move, why->first + " (" + why->second + ")");
  Lines said;
  match_.play(at_table(state(), move), keeping(said));
  return said;
}

Lines Match::go_on(Random& random) {
  Lines said;
  const auto chance = [&](const GameApi& game, const AnyState& now) {
    return game.sample(now, random);
  };
  match_.go_on(chance, keeping(said));
  return said;
}

// The answer to a question, if it is one.
static std::optional<AnyMove> answer_to(const Question& question, const State& now,
                                        const std::optional<Move>& move) {
  const GameApi& game = *question.asked.game;
  if (!move) {
    if (question.must())
      throw IllegalMove("seat " + std::to_string(question.seat()) + " has to decide");
    return {};
  }
  const AnyMove answer = at_table(now, *move);
  if (move->seat() != question.seat())
    refuse(*move, "seat " + std::to_string(question.seat()) + " is asked");
  if (const auto refusal = game.check_seen(question.asked.view, answer))
    refuse(*move,
           std::string(game.reason_name(refusal->reason)) + " (" + rule_text(game, *refusal) + ")");
  return answer;
}

Lines Match::step(Random& random, const Decide& decide) {
  Lines said;
  if (over()) return said;
  match::step(
      match_, [&](const GameApi& game, const AnyState& now) { return game.sample(now, random); },
      [&](Seat, const match::Question& asked) {
        const Question question{asked};
        return answer_to(question, state(), decide(question));
      },
      keeping(said));
  return said;
}

Lines Match::resign(int seat) {
  const Seat loser = seat_at(match_.game(), match_.state(), seat);
  if (!match_.may_resign(loser))
    throw std::invalid_argument("one of two can resign, and only where a decision is due");
  Lines said;
  match_.resign(loser, keeping(said));
  return said;
}

Record Match::record() const {
  Record kept{record_};
  kept.record.reached = match_.state();
  return kept;
}

const GameApi& game_named(const std::string& name) {
  if (const GameApi* const game = games::find_game(name)) return *game;
  std::string known;
  for (const GameApi& game : games::all_games())
    known.append(known.empty() ? "" : ", ").append(game.name);
  throw std::invalid_argument("unknown game " + quoted_text(name) + "; expected " + known);
}

State start(const GameApi& game, int players, const Options& options) {
  if (players < game.least_players || players > game.most_players)
    throw std::invalid_argument(std::to_string(players) + " players; expected " +
                                std::to_string(game.least_players) + " to " +
                                std::to_string(game.most_players));
  Setup setup = usual_setup(game, players);
  for (const auto& [key, value] : options) {
    const auto* const number = std::get_if<int>(&value);
    const std::string text = number ? std::to_string(*number) : std::get<std::string>(value);
    if (const auto complaint = record::set_option(game, setup, key, text))
      throw std::invalid_argument(complaint_text(*complaint));
  }
  return {&game, game.start(setup)};
}

std::vector<Record> read_records(const std::string& text) {
  std::vector<Record> records;
  for (const auto& read : record::read_records(text)) {
    if (!read) throw RecordError(error_text(read.error()));
    records.push_back({*read});
  }
  return records;
}

Record random_game(const State& start, Random& random) {
  return {record::random_game(*start.game, start.setup(), random)};
}

}  // namespace hastilude::python
