// What a table tells those who watch it, as texts. Many see the same and are told it at once: each
// text is made once, for the first of them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/ledger.h"
#include "server/network.h"
#include "wire/to_client.h"

namespace hastilude::server {

// Whether a client knows how to contribute to a deal (docs/fairness.md).
enum class Contributing : bool { no, yes };

// Somebody who watches, and what they have been told.
struct Watcher {
  std::string person;
  Observer observer = Observer::spectator();
  int number = 0;  // of the last event
  Contributing contributing = Contributing::no;
  wire::KnownNow known{};  // what was last sent; nothing: the next one is sent whole
};

class Telling {
 public:
  // How the table stands for somebody at this moment.
  using Standing = std::function<tables::Now(const tables::Viewer&)>;
  using Names = std::function<std::string(const std::string& person)>;

  // A long record goes out `most_lines` at a time.
  Telling(const Ledger& ledger, Names names, std::size_t most_lines, Standing standing);

  wire::Shown shown() const { return {ledger_.id(), table().settings(), names_}; }

  // Whether the events after what this watcher has seen are enough for them.
  bool can_resume(const Watcher& watcher) const;

  // What is told to all at one moment.
  struct Texts {
    std::vector<Shared> texts;  // none: more has happened than can be told one by one
    wire::KnownNow now;
  };
  // By place_of and whether it is the host: whoever has the same eyes is told the same.
  using Eyes = std::pair<std::size_t, bool>;
  struct To {
    Eyes eyes;
    int number = 0;   // of the last event that they were told
    int edition = 0;  // of the `now` that they have; 0: none

    friend auto operator<=>(const To&, const To&) = default;
  };
  using Round = std::map<To, Texts>;
  // What has happened since this watcher was told something. What the first of those with the same
  // eyes is told is made here; for all others it is found in the round.
  const Texts& since(const Watcher& watcher, Round& round);

  // Beside the table itself.
  struct Aside {
    std::string invitation;
    std::vector<wire::Remark> talk;
  };
  struct Snapshot {
    std::string text;
    std::size_t lines = 0;  // of the record, that it took to show it
    wire::KnownNow now;
  };
  Snapshot snapshot(const tables::Viewer& viewer, const Aside& aside);
  // The lines before those that a client knows.
  wire::Lines lines_before(Observer observer, std::size_t end) const;
  // The game as whoever has its link may read it.
  std::string as_shared() const;

  // It was told who is here: those who came together have what they share of a snapshot.
  void forget_lines() { latest_.clear(); }
  // Nobody is here any more who knows how the table stood.
  void forget_standing() { nows_.clear(); }

 private:
  // The latest lines as somebody with these eyes sees them.
  struct Latest {
    int number = -1;  // of the last event among them
    std::size_t count = 0;
    wire::JsonWriter written{};
  };

  const tables::Table& table() const { return ledger_.table(); }
  Eyes eyes_of(const tables::Viewer& viewer) const;
  Texts texts_for(const Watcher& watcher);
  wire::NowTold now_told(const tables::Viewer& viewer, const wire::KnownNow& known);
  std::optional<tables::DealShown> deal_told_with(const tables::Event& event) const;
  const Latest& latest_lines(Observer observer);

  const Ledger& ledger_;
  const Names names_;
  const std::size_t most_lines_;
  const Standing standing_;
  std::map<std::size_t, Latest> latest_;  // by place_of
  std::map<Eyes, wire::KnownNow> nows_;   // the latest that was sent
};

}  // namespace hastilude::server
