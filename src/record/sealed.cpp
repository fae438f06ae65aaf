#include "record/sealed.h"

#include "record/options.h"

namespace hastilude::record {
namespace {

std::string said(std::string_view what, Seat seat, const std::optional<fair::Bytes32>& bytes) {
  std::string line(what);
  if (seat != nobody) line += " @" + std::to_string(seat.number());
  return line + ' ' + (bytes ? fair::hex(*bytes) : "-") + '\n';
}

std::string commit_lines(const Sealed& sealed) {
  std::string text = said("commit", nobody, sealed.commitment);
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (const auto& person = sealed.people[seat.index])
      text += said("commit", seat, person->commitment);
  }
  return text;
}

}  // namespace

fair::Contributions Sealed::contributions() const {
  fair::Contributions contributions;
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (const std::optional<Person>& person = people[seat.index])
      contributions[seat.index] = person->secret;
  }
  return contributions;
}

SeatSet Sealed::missing() const {
  SeatSet missing;
  for (const Seat seat : SeatSet::all(max_seats)) {
    const std::optional<Person>& person = people[seat.index];
    if (person && !person->secret) missing.insert(seat);
  }
  return missing;
}

std::string terms_text(const GameApi& game, const Setup& setup, Seat start) {
  std::string text = "game " + std::string(game.name) + "\nrules " +
                     std::to_string(game.rules_version) + "\nplayers " +
                     std::to_string(setup.players) + '\n';
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const Option& option = game.options[i];
    if (setup.values[i] == option.usual) continue;
    text += "option " + std::string(option.key) + ' ' + option_text(option, setup.values[i]) + '\n';
  }
  if (start != nobody) text += "start @" + std::to_string(start.number()) + '\n';
  return text;
}

std::string sealed_head(const Sealed& sealed) {
  std::string text = "table " + sealed.table + '\n';
  if (sealed.start != nobody) text += "start @" + std::to_string(sealed.start.number()) + '\n';
  return text + commit_lines(sealed);
}

fair::Bytes32 seal_of(const fair::Key& key, const Sealed& sealed, std::string_view lines) {
  return key.seal(commit_lines(sealed) + std::string(lines));
}

std::string sealed_end(const Sealed& sealed) {
  if (!sealed.secret) return {};
  std::string text = said("secret", nobody, sealed.secret);
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (const auto& person = sealed.people[seat.index])
      text += said("secret", seat, person->secret);
  }
  if (sealed.seal) text += said("seal", nobody, sealed.seal);
  return text;
}

}  // namespace hastilude::record
