#include "server/node.h"

#include <algorithm>
#include <cstdlib>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

// What takes longer does not tell what time it is.
constexpr Time longest_question = 500;
// Clocks may be so far apart, and are brought together by so much at a time.
constexpr Time least_apart = 250;
constexpr Time most_at_once = 50;

}  // namespace

Node::Node(Loop& loop, store::Store& store, Health& health, store::Herald* herald)
    : loop_(loop), store_(store), health_(health), herald_(herald), name_(random_word(id_bytes)) {}

bool Node::stays() const { return until_ && !parted_ && (!shares() || loop_.now() < *until_); }

void Node::begin(Told told, Later<> answered) {
  told_ = std::move(told);
  answered_ = std::move(answered);
  deaf_at_ = loop_.now();
  if (herald_ != nullptr) {
    herald_->listen(life_.guard([this](const std::string& line) {
      if (const std::optional<news::News> news = news::read(line)) told_.heard(*news);
    }));
  }
  stay();
}

void Node::stay() {
  if (parted_) return;
  const Time asked = loop_.now();
  if (!hears()) deaf_at_ = asked;
  store_.stay(name_, stay_length, life_.guard([this, asked](const auto& outcome) {
    if (const Later<> answered = std::exchange(answered_, {})) answered();
    stayed(asked, outcome);
  }));
}

// Counted from when it was asked for, so that others never believe longer in it than it does
// itself.
void Node::stayed(Time asked, const store::Outcome<store::Stay>& stay) {
  if (!stay) return not_stayed(stay.error());
  // Who did not know for a while whether it stays has let no time pass.
  const bool again = until_.has_value();
  const bool doubted = again && !stays();
  until_ = put_clock_right(asked, *stay) + stay_length;
  if (shares()) loop_.at(loop_.now() + stay_pause, life_.guard([this] { this->stay(); }));
  const bool begun = stay->since == store::Stay::Since::now;
  if (begun && again) log(Level::info, "was taken for gone", {{"node", name_}});
  if (begun || doubted) return told_.begun();
  if (stay->interrupted) told_.interrupted();
}

// Where part of what tells who keeps what is damaged, others cannot be told either, and it is tried
// again. Who has the store for itself stays: whatever it keeps was interrupted, as far as it knows.
void Node::not_stayed(const store::Trouble& trouble) {
  health_.trouble(trouble);
  if (trouble.extent == store::Trouble::Extent::store)
    return health_.when_well(life_.guard([this] { stay(); }));
  if (shares()) {
    loop_.at(loop_.now() + stay_pause, life_.guard([this] { stay(); }));
    return;
  }
  until_ = loop_.now();
  damaged_ = true;
  told_.begun();
}

// All who share a store go by its clock. Where nothing has been dated yet it is set at once, and
// else so that nobody loses much of their time. Gives when it was asked by the clock as it is then.
Time Node::put_clock_right(Time asked, const store::Stay& stay) {
  if (!stay.clock) return asked;
  const Time now = loop_.now();
  const bool keeps_nothing = !stays() || stay.since == store::Stay::Since::now;
  const Time apart = *stay.clock - (asked + now) / 2;
  if (std::abs(apart) < least_apart || (!keeps_nothing && now - asked > longest_question))
    return asked;
  const Time by = keeps_nothing ? apart : std::clamp(apart, -most_at_once, most_at_once);
  loop_.put_forward(by);
  deaf_at_ += by;
  return asked + by;
}

void Node::part(Later<> then) {
  parted_ = true;
  tell(news::Parted{});
  store_.part(name_,
              unowned([then = std::move(then)](const store::Outcome<store::Kept>&) { then(); }));
}

void Node::claim(const std::string& table, Later<store::Outcome<store::Claimed>> then) {
  if (!damaged_) return store_.claim(table, name_, std::move(then));
  const auto tell = [then](const store::Outcome<store::Claimed>& claimed) {
    const bool ours = claimed && *claimed == store::Claimed::ours;
    then(ours ? store::Outcome<store::Claimed>(store::Claimed::interrupted) : claimed);
  };
  store_.claim(table, name_, life_.guard(tell));
}

void Node::tell(const news::News& news) {
  if (herald_ == nullptr) return;
  news::Text text = news::text_of(news);
  herald_->tell(std::move(text.what), std::move(text.latest));
}

}  // namespace hastilude::server
