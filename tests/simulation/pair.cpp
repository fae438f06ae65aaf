#include "simulation/pair.h"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "core/notation.h"
#include "games/find.h"
#include "record/line_text.h"
#include "server/log.h"
#include "server/words.h"
#include "support/files.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

std::set<std::string> announced_by(std::string_view game) {
  std::set<std::string> kinds;
  for (const std::string& line : lines_of(read_text("tests/announced.txt"))) {
    Words words(line);
    if (words.take(game)) kinds.emplace(words.next());
  }
  return kinds;
}

// Two texts around the place where they begin to differ.
std::string difference(const std::string& first, const std::string& second) {
  constexpr std::size_t before = 60;
  constexpr std::size_t most = 200;
  const auto parting =
      std::mismatch(first.begin(), first.end(), second.begin(), second.end()).first;
  const auto at = static_cast<std::size_t>(parting - first.begin());
  const std::size_t from = at > before ? at - before : 0;
  const auto part = [&](const std::string& text) {
    return from < text.size() ? text.substr(from, most) : std::string("(nothing)");
  };
  return part(first) + "\nversus\n" + part(second);
}

// How a line looks to someone.
std::string looks(const GameApi& game, const AnyState& state, const AnyMove& move,
                  Observer observer) {
  return record::line_text(game, game.seen(state, move, observer));
}

}  // namespace

Pair::Pair(const PairScenario& scenario)
    : scenario_(scenario),
      observer_(scenario.viewer < scenario.players
                    ? Observer::of(Seat{static_cast<std::uint8_t>(scenario.viewer)})
                    : Observer::spectator()),
      random_(scenario.seed),
      announcing_(announced_by(scenario.game)),
      away_(observer_.seated() && scenario.seed % 4 == 0 && !alone()) {
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    Side& side = sides_[i];
    side.words = Random(scenario.seed);
    side.random = Random(scenario.seed * 2 + i);
    const Deals deals = is_sealed() ? Deals::sealed : Deals::plain;
    in(side, [&] { side.world = std::make_unique<World>(with_short_pages(), deals); });
  }
  // Whatever was sealed: only what one may not know is to differ.
  sides_[0].world->draw = [this](const GameApi& game, const AnyState& state,
                                 std::optional<std::uint64_t>) { return drawn_first(game, state); };
  sides_[1].world->draw = [this](const GameApi& game, const AnyState& state,
                                 std::optional<std::uint64_t>) {
    return drawn_second(game, state);
  };
  for (Side& side : sides_) {
    if (!alone()) continue;
    // Always within their time, which is short where they have no pace; when exactly is their own
    // affair.
    const server::Time longest = hasty() ? 8 : 600;
    side.world->minds = {
        .decide = [this, &side](const server::Problem& problem) { return decided(side, problem); },
        .takes = [&side, longest] { return 2 + side.random.below(longest); }};
  }
  alike_ = begins_late();
  for (Side& side : sides_) in(side, [&] { set_up(side); });
  if (alike_) play_alike();
  compare();
}

// Some pairs are the same world for a while, until somebody may act out of turn: that takes long
// (C15), and what differs from then on is enough.
bool Pair::begins_late() const {
  return scenario_.game == "castles" && scenario_.seed % 2 == 0 && !alone() && !away_;
}

void Pair::play_alike() {
  constexpr int most = 400;
  constexpr server::Time longer_than_any_window = 10'000;
  for (int i = 0; i < most; ++i) {
    const auto question = table(sides_[0]).now({}, 0).question;
    if (!question || !question->may.empty()) break;
    for (const Seat seat : question->asked) {
      const GameApi& game = *table(sides_[0]).settings().game;
      const std::string move(
          notation_of(game, game.sample_move(asked_state(sides_[0], seat), seat, random_)).view());
      ++wishes_;
      for (Side& side : sides_)
        say(side, seat.index, {{"type", "act"}, {"number", 1'000'000}, {"move", move}});
    }
    pass(longer_than_any_window);
    compare();
  }
  alike_ = false;
}

Pair::~Pair() {
  use_words(nullptr);
  server::set_log_ear({});
}

template <class Run>
void Pair::in(Side& side, Run&& run) {
  use_words(&side.words);
  server::set_log_ear([&side](std::string_view line) { side.log.emplace_back(line); });
  run();
}

void Pair::set_up(Side& side) {
  World& world = *side.world;
  json::array seats{"me"};
  for (int i = 0; i <= scenario_.players; ++i) {
    side.cookies.push_back(world.guest("guest" + std::to_string(i)));
    if (i > 0 && i < scenario_.players) seats.push_back(alone() ? "page" : "open");
  }
  json::object body{{"game", scenario_.game},
                    {"players", scenario_.players},
                    {"seats", seats},
                    {"clock", {{"total", 3'600'000}, {"increment", 5000}}}};
  if (hasty()) body["windows"] = {{"pace", 0}};
  // Prisoners sooner.
  if (alike_) body["options"] = {{"track", "2"}};
  const Reply reply = world.ask("POST", "/api/tables", json::serialize(body), side.cookies.front());
  side.table = text(reply.body.as_object(), "table");
  for (const std::string& cookie : side.cookies) {
    side.sockets.push_back(world.connect(cookie, server::Contributing::yes));
    world.say(side.sockets.back(), {{"type", "watch"}, {"table", side.table}});
  }
  for (int i = 1; i < scenario_.players && !alone(); ++i)
    say(side, static_cast<std::size_t>(i), {{"type", "sit"}, {"seat", i + 1}});
  if (is_sealed()) seal(side);
  // A bot in the viewer's seat knows what he knows, and so does the same in both worlds.
  if (away_) say(side, static_cast<std::size_t>(scenario_.viewer), {{"type", "leave"}});
}

// People contribute to the deal, or do not: the same in both worlds, since everybody may know it.
void Pair::seal(Side& side) {
  const int people = alone() ? 1 : scenario_.players;
  const auto silent = [&](int i) { return (scenario_.seed >> 2U) % 8 == static_cast<unsigned>(i); };
  const auto own = [](int i) { return fair::sha256("own " + std::to_string(i)); };
  for (const char* const type : {"commit", "reveal"}) {
    for (int i = 0; i < people; ++i) {
      const tables::Table& here = side.world->server->hall().here(side.table)->table();
      const tables::Sealing& sealing = here.sealing();
      if (silent(i) || here.stage() != tables::Stage::sealing) continue;
      const fair::Bytes32 said =
          type == std::string_view("reveal")
              ? own(i)
              : fair::commitment_of(sealing.occasion(), sealing.said().commitment,
                                    seat_number(i + 1), own(i));
      const char* const member = type == std::string_view("reveal") ? "contribution" : "commitment";
      say(side, static_cast<std::size_t>(i),
          {{"type", type}, {"id", type}, {member, fair::hex(said)}});
    }
    // Just so long that who is silent is not waited for any more.
    const tables::Table& here = side.world->server->hall().here(side.table)->table();
    const bool waits = here.stage() == tables::Stage::sealing &&
                       !here.sealing().awaited(here.seating()).empty() &&
                       name_of(here.deal()->step) == type;
    if (waits) side.world->loop.pass(tables::patience_of_deal);
  }
}

// ---- chance

AnyMove Pair::drawn_first(const GameApi& game, const AnyState& state) {
  const AnyMove move = game.sample(state, sides_[0].random);
  drawn_.push_back({move, looks(game, state, move, observer_)});
  return move;
}

// Another move that looks the same to the viewer. If chance cannot bring one, the worlds part.
AnyMove Pair::drawn_second(const GameApi& game, const AnyState& state) {
  constexpr int tries = 2000;
  AnyMove move = game.sample(state, sides_[1].random);
  const Drawn first = drawn_.empty() ? Drawn{} : drawn_.front();
  if (!drawn_.empty()) drawn_.pop_front();
  if (alike_) return first.move;
  const std::string& wanted = first.looks;
  for (int i = 0; i < tries; ++i) {
    if (looks(game, state, move, observer_) == wanted) return move;
    move = game.sample(state, sides_[1].random);
  }
  verdict_.parted = true;
  return move;
}

// ---- bots

std::vector<Pair::Decided> Pair::decisions(Side& side, Seat seat) {
  constexpr std::size_t most = 60;
  const tables::Table& here = side.world->server->hall().here(side.table)->table();
  const GameApi& game = *here.settings().game;
  const AnyState state = match::as_asked(game, here.match().state(), seat);
  std::vector<Decided> decisions;
  game.moves(state, seat, [&](const AnyMove& move) {
    decisions.push_back({move, looks(game, state, move, observer_)});
    return decisions.size() < most ? Visit::more : Visit::stop;
  });
  return decisions;
}

// Something that the bots of this seat can do in both worlds.
std::string Pair::agree(Seat seat, match::Need need) {
  if (need == match::Need::may && random_.below(2) == 0) return {};
  std::vector<std::string> alike;
  const std::vector<Decided> second = decisions(sides_[1], seat);
  for (const Decided& a : decisions(sides_[0], seat)) {
    for (const Decided& b : second) {
      if (a.looks == b.looks) alike.push_back(a.looks);
    }
  }
  if (!alike.empty()) return alike[random_.below(alike.size())];
  verdict_.parted = true;
  return {};
}

std::optional<AnyMove> Pair::decided(Side& side, const server::Problem& problem) {
  const Seat seat = problem.question.game->observer(problem.question.view).seat();
  const tables::Table& here = side.world->server->hall().here(side.table)->table();
  const std::pair key(here.open_question().serial, int{seat.index});
  if (!agreed_.contains(key)) agreed_[key] = agree(seat, problem.question.need);
  for (const Decided& one : decisions(side, seat)) {
    if (one.looks == agreed_[key]) return one.move;
  }
  return {};
}

// ---- what can be decided

const tables::Table& Pair::table(Side& side) {
  const tables::Table* table = nullptr;
  in(side, [&] {
    side.world->server->hall().find(
        side.table, later::unowned([&](server::Marshal* host) { table = &host->table(); }));
    side.world->loop.settle();
  });
  return *table;
}

AnyState Pair::asked_state(Side& side, Seat seat) {
  const tables::Table& here = table(side);
  const GameApi& game = *here.settings().game;
  match::Match match(game, game.start(here.settings().setup));
  for (const match::Line& line : here.lines(Observer::all()))
    EXPECT_FALSE(match.follow(line, match::unheard));
  return match::as_asked(game, match.state(), seat);
}

std::vector<Pair::Option> Pair::options(Side& side, Seat seat) {
  constexpr std::size_t most = 60;
  const GameApi& game = *table(side).settings().game;
  const AnyState state = asked_state(side, seat);
  std::vector<Option> options;
  game.moves(state, seat, [&](const AnyMove& move) {
    options.push_back(
        {std::string(notation_of(game, move).view()), looks(game, state, move, observer_)});
    return options.size() < most ? Visit::more : Visit::stop;
  });
  return options;
}

void Pair::say(Side& side, std::size_t who, json::object message) {
  message["table"] = side.table;
  if (!message.contains("id")) message["id"] = "w" + std::to_string(wishes_);
  in(side, [&] { side.world->say(side.sockets[who], message); });
}

// ---- play

// When the open question was put, as everyone can tell.
server::Time Pair::asked_at(Side& side) {
  const auto question = table(side).now({}, 0).question;
  return question ? question->opened : 0;
}

// Until then nobody sees whether a seat has decided: to the end of a window, or of the time that
// others have to act before a turn.
server::Time Pair::shows_at(Seat seat) {
  const tables::Table& here = table(sides_[0]);
  const auto question = here.now({}, 0).question;
  if (question->closes) return *question->closes;
  if (question->may.empty() || question->may.contains(seat)) return 0;
  return question->opened + here.settings().windows.ransom;
}

// Time passes in both; answers that the second world is still to get come when they are due.
void Pair::pass(server::Time time) {
  const server::Time end = sides_[0].world->loop.now() + time;
  const auto pass_to = [&](server::Time to) {
    for (Side& side : sides_) in(side, [&] { side.world->loop.pass(to - side.world->loop.now()); });
  };
  while (!late_.empty() && late_.begin()->first <= end) {
    const auto [at, answer] = *late_.begin();
    late_.erase(late_.begin());
    pass_to(at);
    // Unless the question was taken back meanwhile.
    if (asked_at(sides_[1]) == answer.opened) say(sides_[1], answer.seat.index, answer.message);
  }
  // Where bots agree on what they do, neither world may run ahead.
  while (alone() && sides_[1].world->loop.now() < end) pass_to(sides_[1].world->loop.now() + 1);
  pass_to(end);
}

// The same decision to the viewer's eyes, at the same time.
void Pair::act(Seat seat) {
  const std::vector<Option> first = options(sides_[0], seat);
  const std::vector<Option> second = options(sides_[1], seat);
  std::vector<std::pair<Option, Option>> alike;
  for (const Option& a : first) {
    for (const Option& b : second) {
      if (a.looks == b.looks) alike.emplace_back(a, b);
    }
  }
  if (alike.empty()) {
    verdict_.parted = true;
    return;
  }
  const server::Time now = sides_[0].world->loop.now();
  const server::Time shows = shows_at(seat);
  const bool unseen = shows > now && observer_ != Observer::of(seat) && !alone();
  // One answer each.
  if (unseen && table(sides_[0]).now({"", Observer::of(seat)}, 0).held) return;
  const auto& [a, b] = alike[random_.below(alike.size())];
  ++wishes_;
  const int number = 1'000'000;
  say(sides_[0], seat.index, {{"type", "act"}, {"number", number}, {"move", a.move}});
  json::object second_act{
      {"type", "act"}, {"id", "w" + std::to_string(wishes_)}, {"number", number}, {"move", b.move}};
  if (unseen) {
    late_.emplace(now + random_.below(shows - now),
                  Late{seat, std::move(second_act), asked_at(sides_[0])});
  } else {
    say(sides_[1], seat.index, std::move(second_act));
  }
}

// Somebody wants more time; in the other world somebody else.
void Pair::answer_unseen(Seat seat) {
  const auto question = table(sides_[0]).now({}, 0).question;
  if (!question || !question->closes) return;
  std::vector<Seat> others;
  for (const Seat asked : question->asked) {
    if (Observer::of(asked) != observer_) others.push_back(asked);
  }
  if (others.size() < 2) return;
  ++wishes_;
  const json::object more{{"type", "more_time"}, {"number", 1'000'000}};
  say(sides_[0], others[seat.index % others.size()].index, more);
  say(sides_[1], others[(seat.index + 1U) % others.size()].index, more);
}

// Somebody has decided, and takes it back before anybody could see it; in the other world he has
// not.
void Pair::think_again(Seat seat) {
  const auto question = table(sides_[0]).now({}, 0).question;
  const bool unseen = question && !question->closes && !question->may.contains(seat) &&
                      shows_at(seat) > sides_[0].world->loop.now() && !alone();
  if (!unseen || Observer::of(seat) == observer_) return;
  if (table(sides_[0]).now({"", Observer::of(seat)}, 0).held) return;
  const std::vector<Option> first = options(sides_[0], seat);
  if (first.empty()) return;
  const int number = 1'000'000;
  ++wishes_;
  say(sides_[0], seat.index, {{"type", "act"}, {"number", number}, {"move", first[0].move}});
  ++wishes_;
  say(sides_[0], seat.index, {{"type", "undo"}, {"number", number}});
}

json::object Pair::any_wish() {
  static constexpr std::array questions{"pass",       "withdraw",  "play R4",       "forward 2",
                                        "riposte @2", "ransom b2", "attack k10 a1", "stay",
                                        "offer a1",   "ivanhoe",   "knock-down @1", "parry"};
  const int last = 1'000'000;
  switch (random_.below(11)) {
    case 0: return {{"type", "undo"}, {"number", last}};
    case 1: return {{"type", "act"}, {"number", last}, {"move", "pass"}};
    case 2: return {{"type", "watch"}};
    case 3: return {{"type", "watch"}, {"from", 3}};
    case 8: return {{"type", "earlier"}, {"before", random_.below(200)}};
    case 4: return {{"type", "go_on"}, {"number", last}};
    case 5: return {{"type", "pace"}, {"pace", 950 + 50 * random_.below(3)}};
    case 6:
    case 7: return {{"type", "why"}, {"move", questions[random_.below(questions.size())]}};
    case 10: return {{"type", "hint"}, {"depth", 1}};
    default: return {{"type", "act"}, {"number", 1}, {"move", "nonsense"}};
  }
}

// The viewer looks wherever he can, and wishes what he must not.
void Pair::viewer_tries() {
  const std::size_t who = static_cast<std::size_t>(scenario_.viewer);
  ++wishes_;
  const json::object wish = any_wish();
  for (Side& side : sides_) {
    json::object said = wish;
    if (said.at("type") == "watch" || said.at("type") == "earlier") {
      said["table"] = side.table;
      in(side, [&] { side.world->say(side.sockets[who], said); });
    } else {
      say(side, who, said);
    }
  }
  for (const char* const path : {"/api/tables", "/api/mine"}) {
    std::array<std::string, 2> bodies;
    for (std::size_t i = 0; i < 2; ++i)
      in(sides_[i],
         [&] { bodies[i] = sides_[i].world->ask("GET", path, {}, sides_[i].cookies[who]).text; });
    compare_text(bodies[0], bodies[1]);
  }
  std::array<std::string, 2> records;
  for (std::size_t i = 0; i < 2; ++i) {
    in(sides_[i], [&] {
      const std::string path = "/api/tables/" + sides_[i].table + "/record";
      records[i] = sides_[i].world->ask("GET", path, {}, sides_[i].cookies[who]).text;
    });
  }
  compare_text(records[0], records[1]);
}

void Pair::step() {
  pass(random_.below(server::Time{1500}));
  compare();
  if (verdict_.parted || !verdict_.leak.empty()) return;
  const auto question = table(sides_[0]).now({}, 0).question;
  if (!question) {
    verdict_.parted = true;  // the end: the record is everybody's
    return;
  }
  std::vector<Seat> seats = question->asked;
  for (const Seat seat : question->may) seats.push_back(seat);
  if (alone()) std::erase_if(seats, [](Seat seat) { return seat.index > 0; });
  if (away_) std::erase_if(seats, [&](Seat seat) { return Observer::of(seat) == observer_; });
  if (seats.empty()) return viewer_tries();
  const Seat seat = seats[random_.below(seats.size())];
  const int what = random_.below(10);
  if (what < 6) act(seat);
  if (what == 6) answer_unseen(seat);
  if (what == 6) think_again(seat);
  if (what >= 7) viewer_tries();
}

// ---- comparing

// Of a line as it is told; a decision begins with its seat.
std::string Pair::kind_of(const json::value& line) {
  std::string text(line.as_string());
  if (text.starts_with('@')) text.erase(0, text.find(' ') + 1);
  return text.substr(0, text.find(' '));
}

// Whether the first line that differs is one by which the rules tell everyone something.
bool Pair::announced(const std::string& first, const std::string& second) const {
  json::error_code error;
  const json::value a = json::parse(first, error);
  const json::value b = json::parse(second, error);
  if (!a.is_object() || !b.is_object()) return false;
  const json::value* lines_a = a.get_object().if_contains("lines");
  const json::value* lines_b = b.get_object().if_contains("lines");
  if (lines_a == nullptr || lines_b == nullptr) return false;
  const json::array& left = lines_a->as_array();
  const json::array& right = lines_b->as_array();
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const bool both = i < left.size() && i < right.size();
    if (both && left[i] == right[i]) continue;
    for (const json::array* lines : {&left, &right}) {
      if (i < lines->size() && announcing_.contains(kind_of((*lines)[i]))) return true;
    }
    return false;
  }
  return false;
}

void Pair::compare_text(const std::string& first, const std::string& second) {
  if (first == second || verdict_.parted || !verdict_.leak.empty()) return;
  if (announced(first, second)) {
    verdict_.parted = true;
  } else {
    verdict_.leak = difference(first, second);
  }
}

void Pair::compare() {
  std::array<std::deque<std::string>, 2> texts;
  for (std::size_t i = 0; i < 2; ++i) {
    const server::SocketId socket = sides_[i].sockets[static_cast<std::size_t>(scenario_.viewer)];
    texts[i].swap(sides_[i].world->sockets.texts[socket]);
    for (auto& [other, sent] : sides_[i].world->sockets.texts) sent.clear();
  }
  compare_texts(texts[0], texts[1]);
  compare_texts(sides_[0].log, sides_[1].log);
  for (Side& side : sides_) side.log.clear();
}

void Pair::compare_texts(const std::deque<std::string>& first,
                         const std::deque<std::string>& second) {
  for (std::size_t k = 0; k < std::max(first.size(), second.size()); ++k) {
    compare_text(k < first.size() ? first[k] : std::string(),
                 k < second.size() ? second[k] : std::string());
  }
}

Verdict Pair::run(int steps) {
  while (verdict_.steps < steps && !verdict_.parted && verdict_.leak.empty()) {
    ++verdict_.steps;
    step();
    if (!verdict_.parted) compare();
  }
  return verdict_;
}

}  // namespace hastilude::tests
