#include "app/terminal/dialogue.h"

#include <algorithm>
#include <climits>

#include "bots/seeds.h"

namespace hastilude::app {
namespace {

using namespace std::chrono_literals;

constexpr int fewest_news = 2;  // rows
// A hint, the prompt, and a row for what is answered to a typing mistake.
constexpr int rows_around = 3;

// How many rows a line takes on this screen.
int rows_of(std::string_view text, const Scene& scene) {
  return static_cast<int>(wrapped(text, scene.columns).size());
}

}  // namespace

Dialogue::Dialogue(Sitting sitting, Players players, Kept kept)
    : sitting_(std::move(sitting)),
      players_(std::move(players)),
      kept_(std::move(kept)),
      face_(face_of(sitting_.game())),
      handbook_(handbook_of(sitting_.game(), players_.language)),
      input_(screen_),
      observer_(Observer::spectator()) {
  if (players_.people.size() == 1) observer_ = Observer::of(players_.people.first());
  // A game that was loaded: what happened before is in the log, the last lines are news.
  constexpr std::size_t latest = 6;
  const std::size_t lines = sitting_.seen(observer_).size();
  told_.fill(lines > latest ? lines - latest : 0);
  const record::Record& record = sitting_.record();
  for (const Seat seat : SeatSet::all(sitting_.players())) {
    bots::Player* const bot = players_.bots[seat.index].get();
    if (bot == nullptr) continue;
    bots::Opening opening{.head = record.head, .seat = seat};
    opening.head.names = record.latest_names();
    if (record.positioned)
      opening.position = sitting_.game().view(record.start, Observer::of(seat));
    seated_[seat.index].emplace(*bot, opening, Random(bots::derived({players_.seed, seat.index})));
  }
}

Exit Dialogue::run() {
  screen_.enter();
  play();
  for (const Seat seat : SeatSet::all(sitting_.players())) {
    if (!seated_[seat.index]) continue;
    tell_lines(seat);
    seated_[seat.index]->end();
  }
  screen_.leave();
  keep();
  say_farewell();
  return *exit_;
}

void Dialogue::play() {
  while (!exit_) {
    sitting_.go_on();
    keep();
    if (sitting_.over()) {
      ask_after_end();
    } else if (!offer_out_of_turn()) {
      decide_together();
    }
  }
}

// Those who may act out of turn are asked first, each once; true if one of them did something.
bool Dialogue::offer_out_of_turn() {
  for (const Seat seat : sitting_.match().out_of_turn()) {
    if (waiting_.contains(seat)) continue;
    waiting_.insert(seat);
    if (wants_to_act(seat)) return true;
  }
  return false;
}

// Asks someone who may wait; true if he has done something, and be it that he took back what he
// did before.
bool Dialogue::wants_to_act(Seat seat) {
  const std::size_t before = sitting_.seen(Observer::spectator()).size();
  if (const std::optional<AnyMove> move = answer_of(seat)) play_in_time(*move);
  return exit_.has_value() || sitting_.seen(Observer::spectator()).size() != before;
}

// Those who are asked the same question do not see each other's answers: people give theirs from
// the table as it lies, so do bots, then all answers are played in order. One of them can spare
// those behind it the question (I25).
void Dialogue::decide_together() {
  match::Poll poll(sitting_.match());
  std::array<std::optional<AnyMove>, max_seats> answers;
  for (const bool people : {true, false}) {
    for (const Seat seat : poll.asked()) {
      if (players_.people.contains(seat) != people) continue;
      answers[seat.index] = answer_of(seat);
      if (!answers[seat.index]) return;
    }
  }
  const Seat first = *poll.asked().begin();
  for (Seat seat = poll.next(sitting_.match()); seat != nobody && !exit_;
       seat = poll.next(sitting_.match())) {
    if (!players_.people.contains(seat) && seat != first) show_waiting(seat);
    play_in_time(*answers[seat.index]);
  }
}

// A bot that listens hears what has happened since it was last told.
void Dialogue::tell_lines(Seat seat) {
  bots::Seated& bot = *seated_[seat.index];
  if (!bot.listens()) return;
  const SeenLines& lines = sitting_.seen(Observer::of(seat));
  for (std::size_t& heard = heard_[seat.index]; heard < lines.size(); ++heard)
    bot.see(lines[heard].line);
}

// Nothing if he waits, or the game is left.
std::optional<AnyMove> Dialogue::answer_of(Seat seat) {
  if (players_.people.contains(seat)) {
    const std::optional<AnyMove> only = only_answer(seat);
    return only ? only : ask(seat);
  }
  tell_lines(seat);
  const match::Question question = sitting_.match().question(seat);
  if (question.need == match::Need::must) show_waiting(seat);
  bots::Seated& bot = *seated_[seat.index];
  const bool well = !bot.failure();
  const std::optional<AnyMove> move = bot.decide(question);
  if (well && bot.failure())
    mishap_ = words("terminal-mishap", {{"seat", seat.number()}, {"why", bot.failure()->what}});
  return leave_if_told() ? std::nullopt : move;
}

// Who plays bots alone has nobody to hide from: where they can only let it pass, they are not
// asked.
std::optional<AnyMove> Dialogue::only_answer(Seat seat) const {
  const match::Match& match = sitting_.match();
  if (players_.people.size() > 1 || match.asking() == Asking::turn || !match.is_asked(seat))
    return {};
  const Actions actions = legal_actions(sitting_.game(), match.view_as_asked(seat));
  return actions.size() == 1 ? std::optional(actions.front().move) : std::nullopt;
}

// Plays a decision; that of a bot at a pace that everyone could foretell, by the kind of question
// alone: reactions and other answers to somebody take half as long as turns. How long it thought
// tells nothing: who thinks longer than that is waited for, to the next full pause.
void Dialogue::play_in_time(const AnyMove& decision) {
  const Seat seat = sitting_.game().mover(decision);
  if (!players_.people.contains(seat) && screen_.has_sheets() && players_.pace.count() > 0) {
    const bool alone = sitting_.match().asking() == Asking::turn;
    const auto pause = std::max(alone ? players_.pace : players_.pace / 2, 1us);
    const auto passed = std::chrono::steady_clock::now() - since_;
    input_.pause(since_ + pause * (passed / pause + 1));
    if (leave_if_told()) return;
  }
  play(decision);
}

// Whether a signal has ended the game.
bool Dialogue::leave_if_told() {
  if (const int signal = signal_caught()) leave(static_cast<Exit>(128 + signal));
  return exit_.has_value();
}

void Dialogue::play(const AnyMove& decision) {
  sitting_.play(decision);
  waiting_ = {};
  since_ = std::chrono::steady_clock::now();
}

Scene Dialogue::scene() const {
  return {.game = &sitting_.game(),
          .setup = sitting_.record().head.setup,
          .view = sitting_.match().view(observer_),
          .cast = {sitting_.record().latest_names(), observer_, players_.language},
          .columns = screen_.columns() - 1,
          .rows = screen_.rows()};
}

// Who is asked must answer; the others may act.
match::Need Dialogue::need_of(Seat seat) const {
  return sitting_.match().is_asked(seat) ? match::Need::must : match::Need::may;
}

// Asks a person until he has decided, waits, or has done something else.
std::optional<AnyMove> Dialogue::ask(Seat seat) {
  decided_.reset();
  draw_curtain(seat);
  if (exit_) return {};
  const std::size_t before = sitting_.seen(observer_).size();
  Next next = Next::show;
  while (next != Next::done) {
    if (next == Next::show) show(From::start);
    if (next == Next::redraw) show(From::where_it_was);
    const std::optional<std::string> line = typed();
    if (exit_) break;
    next = line ? answer(*line) : Next::redraw;
  }
  menu_.reset();
  mishap_.clear();
  trouble_.clear();
  players_.rulebook.clear();
  since_ = std::chrono::steady_clock::now();
  told_[seat.index] = std::min(before, sitting_.seen(observer_).size());
  return decided_;
}

// Between two people at one keyboard nothing stays on the screen.
void Dialogue::draw_curtain(Seat seat) {
  if (observer_ == Observer::of(seat)) return;
  observer_ = Observer::spectator();
  input_.forget();
  screen_.wipe();
  screen_.line(words("terminal-hand-over", {{"who", scene().cast.who(seat)}}));
  const std::optional<std::string> line = typed();
  if (line && (*line == "quit" || *line == "q")) leave(Exit::success);
  if (exit_) return;
  screen_.wipe();
  observer_ = Observer::of(seat);
}

// What happened since this viewer last looked, row by row.
Lines Dialogue::whats_new(const Scene& now) const {
  const std::size_t place = observer_.seated() ? observer_.seat().index : max_seats;
  Lines rows;
  if (!players_.rulebook.empty()) {
    for (std::string& row : wrapped(styled(Style::faint, players_.rulebook), now.columns, 2))
      rows.push_back(std::move(row));
  }
  for (const std::string& bad : {trouble_, mishap_}) {
    if (bad.empty()) continue;
    for (std::string& row : wrapped(styled(Style::bad, harmless(bad)), now.columns, 2))
      rows.push_back(std::move(row));
  }
  for (const std::string& sentence : news(face_, now, sitting_.seen(observer_), told_[place])) {
    for (std::string& row : wrapped(sentence, now.columns, 2)) rows.push_back(std::move(row));
  }
  return rows;
}

// A whole sheet: the table, what happened, what is asked, what can be done.
void Dialogue::show(From from) {
  const Scene now = scene();
  if (sitting_.over()) {
    screen_.clear();
    screen_.lines(face_.draw(now));
    screen_.line();
    return screen_.lines(whats_new(now));
  }
  const Seat seat = observer_.seat();
  const int left = now.rows - static_cast<int>(face_.draw(now).size()) -
                   rows_of(face_.question(now), now) - rows_around;
  const std::string chosen = from == From::where_it_was && menu_ ? menu_->chosen() : "";
  menu_.emplace(face_, now, legal_actions(sitting_.game(), sitting_.match().view_as_asked(seat)),
                need_of(seat), std::max(3, left - fewest_news));
  if (!chosen.empty()) {
    menu_->go_to(chosen);
    return draw_sheet(now, words("terminal-hint-step"));
  }
  draw_sheet(now, words(now.columns < 60 ? "terminal-hint-narrow" : "terminal-hint-wide"));
}

// If room is short, the list of what can be done goes before older news, blank lines and the hint.
void Dialogue::draw_sheet(const Scene& now, std::string_view hint) {
  const Lines table = face_.draw(now);
  const Lines news = whats_new(now);
  const std::string question = face_.question(now);
  const Lines list = menu_->draw();
  int left = now.rows - static_cast<int>(table.size() + list.size()) - rows_of(question, now) -
             rows_around;
  const bool tight = left < 0;
  const bool roomy = left >= fewest_news + 2;
  if (roomy) left -= 2;
  const std::size_t room = static_cast<std::size_t>(std::max(left, 1));
  screen_.clear();
  screen_.lines(table);
  if (roomy) screen_.line();
  screen_.lines(std::span(news).last(std::min(room, news.size())));
  if (roomy && !news.empty()) screen_.line();
  screen_.line(styled(Style::strong, question));
  screen_.lines(list);
  if (!tight) screen_.line(styled(Style::faint, hint));
}

// While a bot decides: the table, and what happened, on a screen that is drawn anew each time.
void Dialogue::show_waiting(Seat seat) {
  if (!screen_.has_sheets() || players_.pace.count() == 0) return;
  const Scene now = scene();
  const Lines table = face_.draw(now);
  const Lines news = whats_new(now);
  const int left = now.rows - static_cast<int>(table.size()) - 3;
  const std::size_t room = std::min(static_cast<std::size_t>(std::max(left, 0)), news.size());
  screen_.clear();
  screen_.lines(table);
  screen_.line();
  screen_.lines(std::span(news).last(room));
  screen_.line(now.cast.who(seat) + " " + styled(Style::faint, words("terminal-decides")));
}

// The next line that is typed; nothing if the sheet has to be shown again, or it is time to leave.
std::optional<std::string> Dialogue::typed() {
  const std::string whose =
      observer_.seated() ? "@" + std::to_string(observer_.seat().number()) : "";
  Event event = input_.next(styled(Style::strong, whose + ">") + " ");
  switch (event.kind) {
    case Event::Kind::line: return std::move(event.text);
    case Event::Kind::resumed: return {};
    case Event::Kind::end: leave(Exit::success); return {};
    case Event::Kind::signal: leave(static_cast<Exit>(128 + event.signal)); return {};
  }
  return {};
}

// The game has ended; someone may still look back, or take back what he did last.
void Dialogue::ask_after_end() {
  if (players_.people.size() > 1) {
    observer_ = Observer::spectator();
    screen_.wipe();
  }
  Next next = Next::show;
  while (next != Next::done && !exit_) {
    if (next == Next::show || next == Next::redraw) {
      show(From::start);
      screen_.line(styled(Style::faint, words("terminal-over-hint")));
    }
    const std::optional<std::string> line = typed();
    if (exit_) break;
    if (line && line->empty()) {
      leave(Exit::success);
    } else {
      next = line ? answer(*line) : Next::redraw;
    }
  }
}

std::string Dialogue::words(std::string_view id, std::initializer_list<texts::Arg> args) const {
  return texts::in(players_.language)(id, args);
}

void Dialogue::leave(Exit exit) { exit_ = exit; }

// Writes the game wherever it is kept. One that was only looked at is not worth it.
void Dialogue::keep() {
  const record::Record& record = sitting_.record();
  const texts::Texts& say = texts::in(players_.language);
  std::optional<std::string> trouble = kept_.asked.keep(record, say);
  const bool begun = sitting_.last_mover() != nobody || !kept_.left.file().empty();
  if (sitting_.over() || kept_.asked.has_all(record)) {
    kept_.left.drop();
  } else if (begun && !trouble) {
    trouble = kept_.left.keep(record, say);
  }
  if (trouble) trouble_ = *trouble;
}

bool Dialogue::is_kept() const {
  return kept_.asked.has_all(sitting_.record()) || kept_.left.has_all(sitting_.record());
}

// How to go on with the game that was kept.
std::string Dialogue::way_back(const std::string& load) const {
  std::string text = "hastilude play " + load;
  if (!players_.command.empty()) text += " --bots " + shell_word(players_.command);
  if (players_.people == SeatSet::all(sitting_.players())) return text + " --hotseat";
  if (players_.people == SeatSet(Seat{0})) return text;
  for (const Seat seat : players_.people) text += " --seat " + std::to_string(seat.number());
  return text;
}

// The last words, on the terminal as it was before.
void Dialogue::say_farewell() {
  const record::Record& record = sitting_.record();
  const bool saved = kept_.asked.has_saved();
  const std::string file = harmless(kept_.asked.file());
  const auto go_on = [&](const std::string& load) {
    screen_.line(words("terminal-left-command", {{"command", harmless(way_back(load))}}));
  };
  if (sitting_.over()) {
    const SeenLines& lines = sitting_.seen(observer_);
    screen_.line(lines.empty() ? words("terminal-over") : face_.tell(scene(), lines));
    if (saved) screen_.line(words("terminal-record-in", {{"file", file}}));
  } else if (kept_.left.has_all(record)) {
    screen_.line(words("terminal-left-kept"));
    go_on("--continue");
  } else if (saved) {
    const bool all = kept_.asked.has_all(record);
    screen_.line(words("terminal-left-saved", {{"file", file}, {"all", all ? "yes" : "no"}}));
    go_on("--load " + shell_word(kept_.asked.file()));
  } else {
    screen_.line(words("terminal-left-lost"));
  }
}

}  // namespace hastilude::app
