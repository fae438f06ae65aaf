// One table on this server: who watches it and what they are told, the talk at it, its clock and
// its bots.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/ledger.h"
#include "server/network.h"
#include "server/offers.h"
#include "server/people.h"
#include "server/rates.h"
#include "server/telling.h"
#include "server/thinkers.h"
#include "server/watchers.h"
#include "wire/answers.h"
#include "wire/from_client.h"
#include "wire/to_client.h"

namespace hastilude::server {

// What every table of a server works with.
struct Means {
  Loop& loop;
  store::Store& store;
  Sockets& sockets;
  Thinkers& thinkers;
  Health& health;
  People& people;
  Node& node;
  Chance chance;
  Demand demand{};                 // of searches
  Offers offers{};                 // of tables that are in memory
  Turns bots_of_host{};            // when bots may answer at the tables of one
  Turns bots_of_address{};         // and at those that were opened from one address
  std::size_t most_lines = 1'000;  // of a record that are sent at once
  // Told the table at which all want to play again.
  Later<std::string> rematch{};
  // Told the table that turned out to be broken, and what is wrong with it.
  Later<std::string, std::string> broken{};
};

inline constexpr int most_remarks = 200;

// What is kept of a table beside its rows.
struct Company {
  std::string invitation;  // empty: none
  std::set<std::string> admitted;
  std::vector<store::Remark> talk;
  std::set<People::Held> people;  // whose names are shown here
  std::string host;               // of a table that is being opened
  std::string address;  // from where it was opened; empty: it was read from the store since
};

class Marshal {
 public:
  Marshal(std::string id, Means& means);
  Marshal(const Marshal&) = delete;
  Marshal& operator=(const Marshal&) = delete;
  ~Marshal();

  const std::string& id() const { return ledger_.id(); }
  const tables::Table& table() const { return ledger_.table(); }
  Ledger& ledger() { return ledger_; }
  const Ledger& ledger() const { return ledger_; }
  Company& company() { return company_; }

  bool may_come(const std::string& person) const;
  // From now on this person may come; or nothing can be stored, and he may not.
  void admit(const std::string& person, Later<bool> then);

  // It has come from the store. Where something is due and nobody else keeps it, timers are set and
  // bots asked; then, or if nothing is to be found out about that, `then` is called.
  void take_up(Later<> then);
  // The same of a table of which it is said that something is due, or was interrupted: if nothing
  // is, it is laid to rest.
  void look_after();
  // The same of one that nobody has looked after for long.
  void take_up_after_outage();
  // It was opened here.
  void opened() { keeping_ = Keeping::ours; }
  // This node keeps nothing any more, or others may not: who keeps the table is asked anew.
  void ask_anew();
  // Whether this node lets time pass here.
  bool keeps() const { return keeping_ == Keeping::ours && means_.node.stays(); }
  // One of its people comes from there. Where it is not known any more from where a table was
  // opened, whoever of them comes first is who it counts for.
  void note_address(const std::string& address) {
    if (company_.address.empty()) company_.address = address;
  }
  // Gives how many lines and remarks it took to show it.
  std::size_t watch(SocketId socket, const std::string& person, int from,
                    Contributing contributing = Contributing::no);
  void unwatch(SocketId socket);
  // Sends the lines before those that a client knows, and gives how many.
  std::size_t earlier(SocketId socket, const std::string& person, const wire::Earlier& asked);
  bool watched() const { return !watchers_.empty(); }
  // The same at any node.
  bool watched_anywhere() const;
  // Whether this person has a seat here or is the host.
  bool belongs(const std::string& person) const;
  // Nothing is under way, and nobody would miss it.
  bool idle() const;
  // When anybody last did something here, or looked on.
  Time touched() const { return touched_; }
  // When something happens here by itself; nothing: not before somebody comes.
  std::optional<Time> due() const;
  // How it lies when it leaves memory.
  store::Rest rest() const;

  // The game as whoever has its link may read it.
  std::string as_shared() const { return telling_.as_shared(); }
  // Why a person could not decide so; the answer goes to his socket.
  void why(SocketId socket, const std::string& person, const wire::Why& why);
  // What a bot would do in a person's place; the answer goes to their socket.
  void hint(SocketId socket, const std::string& person, const wire::Hint& hint);
  // A person's wish; the answer goes to his socket.
  void wish(SocketId socket, const std::string& person, const wire::Wished& wished);
  void say(SocketId socket, const std::string& person, const wire::Say& say);
  // The server's own wish.
  void wish(decltype(tables::Wish::what) what, Later<> then);

  wire::Listed listed() const;
  bool has_turn(const std::string& person) const;
  std::string record() const;

  // What other nodes tell, and what they are told.
  void hear_here(const news::Here& here);
  void hear_talk(std::int64_t last);
  // From time to time: who is here, and that those are gone of whom nothing was heard.
  void refresh_presence();

 private:
  enum class Keeping : std::uint8_t { unknown, asking, ours, others };
  // Whether a table that is claimed is known to have been left alone.
  enum class Left : std::uint8_t { unknown, alone };

  // Who is here at another node, as long as that is true.
  struct Elsewhere {
    news::Here here;
    Time until = 0;
  };
  // What a bot has decided; no move: it waits.
  struct Decision {
    std::optional<AnyMove> move;
  };
  struct Thought {
    tables::BotTask task;
    Thinking thinking;
    Timer timer;
    std::optional<Decision> move;
    bool late = false;      // it should have answered
    bool answered = false;  // it has
  };

  void changed();
  void send_away();
  void keep_members();
  void make_room(const std::string& person);
  bool is_full() const;
  bool hears(const std::string& person) const;
  void tell(SocketId socket, Watcher& watcher, Telling::Round& round);
  void admission_kept(const std::string& person, const store::Outcome<store::Kept>& kept);
  std::size_t send_snapshot(SocketId socket, Watcher& watcher);
  void answer(SocketId socket, const std::string& person, const std::string& id,
              const std::optional<tables::Answer>& answer);
  void send(SocketId socket, std::string text);
  void claim(Left left, Later<> then);
  void claimed(Left left, const store::Outcome<store::Claimed>& claimed);
  void go_on_after_outage();
  void go_on_by_itself();
  std::optional<Time> awaited() const;
  void claim_again_later();
  void claim_if_overdue();
  news::Here here_now() const;
  SeatSet seats_of_ours() const;
  SeatSet able_of_ours() const;
  int spectators_of_ours() const;
  SeatSet seats_here() const;
  SeatSet seats_not_missed() const;
  int spectators() const;
  void waive_where_nobody_contributes();
  void note_presence();
  void note_offer();
  void presence_changed();
  void tell_presence();
  void set_timer();
  void tick_at(Time time);
  bool bots_think() const;
  bool searching(const std::string& bot) const;
  tables::Now now(const tables::Viewer& viewer) const;
  void ask_bots();
  Time answers_at(const tables::BotTask& task) const;
  Time turn_of_bots();
  void ask_bot(const tables::BotTask& task);
  Problem problem(const tables::BotTask& task, const std::string& bot, Time until) const;
  void decided(const tables::BotTask& task, const std::optional<AnyMove>& move);
  void bot_answers(const tables::BotTask& task);
  void ask_once_more(const tables::BotTask& task);
  void store_remark(store::Remark remark);
  void spoken(const store::Remark& remark, const store::Outcome<store::Appended>& said);
  void say_again(const store::Remark& remark);
  void answer_remark(SocketId socket, const store::Remark& remark);
  void tell_remark(const store::Remark& remark);
  void read_talk_again();
  void take_talk(const std::vector<store::Remark>& talk);
  wire::Shown shown() const { return telling_.shown(); }
  wire::Remark shown_remark(const store::Remark& remark) const;
  std::string known_answer(const std::string& person, const std::string& id) const;

  Means& means_;
  std::function<std::string(const std::string&)> name_;
  Ledger ledger_;
  Company company_;
  Telling telling_;
  Watchers watchers_;
  std::deque<std::pair<std::string, std::string>> refusals_;  // by person and id, latest last
  Keeping keeping_ = Keeping::unknown;
  Left doubtful_ = Left::unknown;  // a claim of which nobody could say what became of it
  Time others_keep_at_ = 0;        // when it was last said that another node does
  Timer claiming_;
  std::map<std::string, Elsewhere> elsewhere_;  // by node
  std::optional<TimerId> timer_;
  bool presence_noted_ = false;
  std::map<std::pair<int, std::uint8_t>, Thought> thoughts_;  // of bots, by question and seat
  Thinking hinting_;        // what somebody wants to be told, the latest only
  Time hints_counted_ = 0;  // until when it counts as demand
  // People whose admission is being stored, and who waits for it.
  std::map<std::string, std::vector<Later<bool>>> admitting_;
  // Remarks that are being stored, by person and id, and who waits for it.
  std::map<std::pair<std::string, std::string>, std::vector<SocketId>> speaking_;
  bool talk_known_ = true;  // else it is to be read what became of a remark
  std::int64_t last_remark_ = 0;
  Time touched_ = 0;
  std::optional<Offer> offer_;  // as it stands among those of all tables
  const Lifetime life_;
};

}  // namespace hastilude::server
