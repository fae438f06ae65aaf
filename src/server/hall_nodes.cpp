// Tables that other servers on the same store know too: what they tell, and what must be looked up.
#include <utility>

#include "server/hall.h"

namespace hastilude::server {
namespace {

// How often it is looked how far tables have come, in case nobody has told; and after how many of
// these it is said again who is at them.
constexpr Time look_pause = 2000;
constexpr Time look_pause_when_deaf = 500;
constexpr int looks_to_refresh = 3;

}  // namespace

// Who came before that found their tables as they were left.
void Hall::begun() {
  for (const auto& [table, marshal] : marshals_) marshal->ask_anew();
  if (!std::exchange(first_, false)) return wake();
  offer();
  look_at_broken();
}

void Hall::hear(const news::News& news) {
  const auto at = [this](const std::string& table, auto tell) {
    if (Marshal* const marshal = here(table)) tell(*marshal);
  };
  if (const auto* const rows = std::get_if<news::Rows>(&news)) {
    at(rows->table, [&](Marshal& marshal) { marshal.ledger().hear(rows->last); });
  } else if (const auto* const talk = std::get_if<news::Talk>(&news)) {
    at(talk->table, [&](Marshal& marshal) { marshal.hear_talk(talk->last); });
  } else if (const auto* const present = std::get_if<news::Here>(&news)) {
    at(present->table, [&](Marshal& marshal) { marshal.hear_here(*present); });
  } else if (const auto* const open = std::get_if<news::Open>(&news)) {
    hear_open(open->table);
  } else if (!std::holds_alternative<news::Parted>(news)) {
    if (people_) people_(news);
  } else {
    // Pages may have come here before the node that kept their tables had laid them to rest.
    for (const auto& [table, marshal] : marshals_) {
      if (!marshal->keeps()) marshal->ask_anew();
    }
    wake();
  }
}

void Hall::look_around() {
  std::vector<std::string> tables;
  for (const auto& [table, marshal] : marshals_) {
    if (marshal->ledger().wrong().empty()) tables.push_back(table);
    if (looks_ % looks_to_refresh == 0) marshal->refresh_presence();
  }
  ++looks_;
  const Time pause = means_.node.hears() ? look_pause : look_pause_when_deaf;
  looking_ = Timer(means_.loop, means_.loop.now() + pause, life_.guard([this] { look_around(); }));
  if (tables.empty() || !means_.health.well()) return;
  const auto look = [this](const store::Outcome<std::vector<store::Reached>>& reached) {
    if (!reached) return means_.health.trouble(reached.error());
    look_again(*reached);
  };
  means_.store.reached(std::move(tables), life_.guard(look));
}

void Hall::look_again(const std::vector<store::Reached>& reached) {
  for (const store::Reached& one : reached) {
    if (Marshal* const marshal = here(one.table)) {
      marshal->ledger().hear(one.row);
      marshal->hear_talk(one.remark);
    }
  }
}

// He may have been admitted at another node.
void Hall::visit_anew(const std::string& table, const std::string& person, Found found) {
  const auto look = [this, table, person,
                     found](const store::Outcome<std::vector<std::string>>& admitted) {
    if (!admitted) means_.health.trouble(admitted.error());
    Marshal* const marshal = here(table);
    if (!admitted || marshal == nullptr) return found(nullptr);
    marshal->company().admitted.insert(admitted->begin(), admitted->end());
    found(marshal->may_come(person) ? marshal : nullptr);
  };
  means_.store.admitted(table, life_.guard(look));
}

// What is under way was waited for.
void Hall::part(Later<> then) {
  if (!means_.node.shares()) return then();
  const auto left = std::make_shared<std::size_t>(1);
  const auto rested = [this, left, then](const store::Outcome<store::Kept>&) {
    if (--*left == 0) means_.node.part(then);
  };
  if (means_.health.well()) {
    for (const auto& [table, marshal] : marshals_) {
      if (!marshal->keeps() || is_broken(table)) continue;
      ++*left;
      means_.store.rest(table, marshal->ledger().end(), marshal->rest(), life_.guard(rested));
    }
  }
  rested(store::Kept{});
}

}  // namespace hastilude::server
