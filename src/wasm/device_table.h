// One table on this device: what the person and the bots wish for is decided, kept, taken in, and
// then told, in this order; so a page that is closed in the middle loses nothing that it has shown.
#pragma once

#include <deque>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "table/table.h"
#include "wasm/browser.h"
#include "wire/from_client.h"
#include "wire/to_client.h"

namespace hastilude::wasm {

// The one person of a device.
inline const std::string the_person = "me";

class DeviceTable {
 public:
  // `name` is how the person is called, and outlives the table.
  DeviceTable(std::string id, Browser& browser, const std::string& name)
      : id_(std::move(id)), browser_(browser), name_(name) {}

  const std::string& id() const { return id_; }
  const tables::Table& table() const { return table_; }

  // A new table, or one from its rows: what is wrong with them, if anything is.
  void open(const tables::Decision& decision);
  std::optional<std::string> take_in(std::span<const KeptRow> rows);
  // The rows as they are now: another page has gone on. What is told begins anew.
  std::optional<std::string> start_again(std::span<const KeptRow> rows);

  void watch(int from);
  void unwatch();
  void earlier(const wire::Earlier& asked) const;
  bool watched() const { return watched_; }
  // Nothing is under way that would be lost.
  bool idle() const { return !keeping_ && queue_.empty(); }

  void wish(const wire::Wished& wished);
  void wish(decltype(tables::Wish::what) what);
  void say(const wire::Say& said);
  void why(const wire::Why& asked) const;
  void hint(const wire::Hint& asked) const;
  void kept();
  void decided(const Asked& asked, const std::optional<AnyMove>& move);

  // When tick() is due next; it does what is due.
  std::optional<Time> next() const;
  void tick();

  std::string record() const;

 private:
  // What is on its way to be kept, and whose wish it was; nothing: the table is being opened.
  struct Keeping {
    tables::Decision decision;
    std::optional<tables::Wish> wish;
  };
  // An answer of a bot that takes effect later.
  struct Pending {
    Time at = 0;
    tables::BotAnswer answer;
  };

  std::string name_of(const std::string& person) const {
    return person == the_person ? name_ : std::string();
  }
  template <class Use>
  auto with_shown(Use use) const;
  tables::Viewer viewer() const { return table_.viewer(the_person); }
  int number() const { return table_.number(viewer().observer); }

  void go_on();
  void keep(Keeping keeping);
  void answer(const tables::Wish& wish, const tables::Answer& answer);
  void not_taken(const tables::BotAnswer& answer);
  void changed();
  void tell();
  void send_snapshot();
  wire::NowTold now_told(const wire::Shown& shown, wire::KnownNow known);
  void list() const;
  void ask_bots();

  std::string id_;
  Browser& browser_;
  const std::string& name_;
  tables::Table table_;
  int sequence_ = 0;  // of the last row that is kept
  std::deque<tables::Wish> queue_;
  std::optional<Keeping> keeping_;
  bool watched_ = false;
  Observer told_as_ = Observer::spectator();
  int told_ = 0;
  wire::KnownNow latest_;  // the latest `now` that was sent
  wire::KnownNow known_;   // the same, if the client is known to have it
  std::vector<wire::Remark> talk_;
  std::set<std::pair<int, std::uint8_t>> asked_;  // bots, by question and seat
  std::vector<Pending> pending_;
  Time tick_again_ = 0;  // a tick that came to nothing is tried again after a moment
};

}  // namespace hastilude::wasm
