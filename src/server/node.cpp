#include "server/node.h"

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {

Node::Node(Loop& loop, store::Store& store, Health& health, store::Herald* herald)
    : loop_(loop), store_(store), health_(health), herald_(herald), name_(random_word(id_bytes)) {}

bool Node::stays() const { return until_ && !parted_ && (!shares() || loop_.now() < *until_); }

void Node::begin(Told told, Later<> answered) {
  told_ = std::move(told);
  answered_ = std::move(answered);
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
  store_.stay(name_, stay_length, life_.guard([this, asked](const auto& outcome) {
    if (const Later<> answered = std::exchange(answered_, {})) answered();
    stayed(asked, outcome);
  }));
}

// Counted from when it was asked for, so that others never believe longer in it than it does
// itself.
void Node::stayed(Time asked, const store::Outcome<store::Stay>& stay) {
  if (!stay) {
    health_.trouble(stay.error());
    return health_.when_well(life_.guard([this] { this->stay(); }));
  }
  // Who did not know for a while whether it stays has let no time pass.
  const bool again = until_.has_value();
  const bool doubted = again && !stays();
  until_ = asked + stay_length;
  if (shares()) loop_.at(loop_.now() + stay_pause, life_.guard([this] { this->stay(); }));
  const bool begun = stay->since == store::Stay::Since::now;
  if (begun && again) log(Level::info, "was taken for gone", {{"node", name_}});
  if (begun || doubted) return told_.begun();
  if (stay->interrupted) told_.interrupted();
}

void Node::part(Later<> then) {
  parted_ = true;
  tell(news::Parted{});
  store_.part(name_,
              unowned([then = std::move(then)](const store::Outcome<store::Kept>&) { then(); }));
}

void Node::claim(const std::string& table, Later<store::Outcome<store::Claimed>> then) {
  store_.claim(table, name_, std::move(then));
}

void Node::tell(const news::News& news) {
  if (herald_ == nullptr) return;
  news::Line line = news::line_of(news);
  herald_->tell(std::move(line.what), std::move(line.latest));
}

}  // namespace hastilude::server
