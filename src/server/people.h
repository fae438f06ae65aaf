// Guests: who they are, how they are called, by which tokens their browsers are known, and the
// tickets with which their pages come to the socket.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/health.h"
#include "server/loop.h"
#include "server/node.h"
#include "store/store.h"

namespace hastilude::server {

// A token that nobody uses for so long has ended.
inline constexpr Time token_life = Time{365} * 24 * 3'600'000;

class People {
 public:
  // Who asks, and from which browser of his.
  struct Visitor {
    std::string person;
    std::string login;
    Time token_since = 0;
  };
  struct Guest {
    Visitor visitor;
    std::string token;  // for his cookie; nowhere else
  };
  enum class Where : std::uint8_t { here, everywhere };
  // Nothing: nobody known. Trouble: nobody can say.
  using Found = Later<store::Outcome<std::optional<Visitor>>>;
  using Made = Later<std::optional<Guest>>;
  using Renewed = Later<std::optional<std::string>>;
  using Kept = Later<bool>;
  using Ticketed = Later<store::Outcome<std::optional<std::string>>>;
  // Nothing: the ticket is none. Trouble: nobody can say.
  using Shown = Later<store::Outcome<std::optional<Visitor>>>;

  // Somebody whom name() knows as long as anybody holds him.
  using Held = std::shared_ptr<const store::Person>;

  People(Loop& loop, store::Store& store, Health& health, Node& node)
      : loop_(loop), store_(store), health_(health), node_(node) {}

  // Who holds this token. One that nobody has used for a year is nobody's.
  void find(const std::string& token, Found found);
  // Whether his token has served for so long that he should have another one.
  bool wants_renewal(const Visitor& visitor) const;
  // A new token in the place of his, which ends when the new one is used.
  void renew(const Visitor& visitor, Renewed renewed);
  // His token, or all of them, is nobody's from now on, and no ticket of it serves.
  void end(const Visitor& visitor, Where where, Kept kept);
  // A login, or all of them, has ended, as another node says.
  void hear_ended(const std::string& person, const std::optional<std::string>& login);
  void make_guest(std::optional<std::string> name, Made made);
  void rename(const std::string& person, const std::string& name, Kept kept);

  // Somebody has another name, as another node says.
  void look_again(const std::string& person);

  // Learns how these people are called, all together.
  void learn(std::vector<std::string> people, Later<std::vector<Held>> then);
  // Nothing: nobody known.
  Held hold(const std::string& person) const;
  // Empty: nobody known, or erased.
  std::string name(const std::string& person) const;
  std::size_t size() const { return known_.size(); }

  // For one person, once, for a short time. Nothing: his login has ended meanwhile.
  void make_ticket(const Visitor& visitor, Ticketed made);
  void take_ticket(const std::string& ticket, Shown shown);

 private:
  // Logins that are ending or have ended: of a person, all or this one, made until then.
  struct Ended {
    std::string person;
    std::optional<std::string> login;
    Time at = 0;

    bool takes(const Visitor& visitor) const {
      return person == visitor.person && (!login || *login == visitor.login) &&
             visitor.token_since <= at;
    }
    friend bool operator==(const Ended&, const Ended&) = default;
  };

  Ended note_ended(const std::string& person, const std::optional<std::string>& login);
  bool has_ended(const Visitor& visitor) const;
  Held keep(const store::Person& person);
  void note_visit(const store::Known& known);

  Loop& loop_;
  store::Store& store_;
  Health& health_;
  Node& node_;
  std::map<std::string, std::shared_ptr<store::Person>> known_;
  std::vector<Ended> ended_;  // lately
  const Lifetime life_;
};

}  // namespace hastilude::server
