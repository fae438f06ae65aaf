// All tables of this device and the one page that plays at them. It says what docs/protocol.md says
// a server says, so that a page need not know the difference.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "wasm/device_table.h"
#include "wasm/replay.h"

namespace hastilude::wasm {

class Desk {
 public:
  explicit Desk(Browser& browser) : browser_(browser) {}

  // How the person is called from now on.
  void rename(std::string name) { name_ = std::move(name); }

  // The page has connected, anew: whatever it watched, it watches no more.
  void connected();
  void received(std::string_view text);

  // Requests; each is answered once.
  void games(int request);
  void open(int request, std::string_view wanted);
  void record(int request, const std::string& table);
  // A new table that goes on with a game from one of its moments.
  struct PlayOn {
    int at = 0;
    Seat seat;  // the person's; all others are this bot's
    HiddenCards cards = HiddenCards::dealt_anew;
    std::string bot;
  };
  void play_on(int request, const Replay& replay, const PlayOn& wanted);

  // What the browser was asked for.
  void kept(const std::string& table, Kept kept);
  void fetched(const std::string& table, const std::vector<KeptRow>& rows);
  void decided(const Asked& asked, const std::optional<AnyMove>& move);
  void weighed(const Hinted& hinted, std::string_view alternatives);
  // Another page has gone on with this table.
  void changed_elsewhere(const std::string& table);

  std::optional<Time> next() const;
  void tick();

 private:
  using Found = std::function<void(DeviceTable*)>;

  void take(const wire::Hello& hello);
  void take(const wire::Watch& watch);
  void take(const wire::Unwatch& unwatch);
  void take(const wire::Earlier& earlier);
  void take(const wire::Wished& wished);
  void take(const wire::Say& say);
  void take(const wire::Why& why);
  void take(const wire::Hint& hint);
  void take(const wire::Ping& ping);
  // Finds a table, which may have to be fetched first.
  void visit(const std::string& table, Found found);
  void visit_or_tell(const std::string& table, std::function<void(DeviceTable&)> then);
  DeviceTable* here(const std::string& table) const;
  AnyMove drawn(const GameApi& game, const AnyState& state);
  void open_as(const std::string& table, const tables::Settings& settings,
               const tables::Places& places);
  // Answers with the table's name once it is kept.
  std::string opening_for(int request);
  void rematch(const DeviceTable& from);
  void forget_idle();

  Browser& browser_;
  std::string name_;
  bool greeted_ = false;
  std::map<std::string, std::unique_ptr<DeviceTable>> tables_;
  std::map<std::string, std::vector<Found>> fetching_;
  // Tables whose first rows are on their way, and what to do then.
  std::map<std::string, std::function<void(Kept)>> opening_;
};

}  // namespace hastilude::wasm
