#include "fair/deal.h"

namespace hastilude::fair {
namespace {

// Every text begins with what it is for, so none can be taken for another, and its lines hold
// nothing that could end them.
std::string begun(std::string_view label, const Occasion& occasion) {
  std::string text(label);
  return text.append("\ntable ").append(occasion.table).append("\n").append(occasion.terms);
}

std::string seat_text(Seat seat) { return '@' + std::to_string(seat.number()); }

Bytes32 key_of(const Occasion& occasion, const Bytes32& secret,
               const Contributions& contributions) {
  std::string text = begun("hastilude key 1", occasion);
  text += "commit " + hex(commitment_of(occasion, secret)) + '\n';
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (const std::optional<Bytes32>& given = contributions[seat.index])
      text += "secret " + seat_text(seat) + ' ' + hex(*given) + '\n';
  }
  return Hmac(secret).tag(text);
}

}  // namespace

Bytes32 commitment_of(const Occasion& occasion, const Bytes32& secret) {
  return sha256(begun("hastilude commitment 1", occasion) + "secret " + hex(secret) + '\n');
}

Bytes32 commitment_of(const Occasion& occasion, const Bytes32& commitment_of_server, Seat seat,
                      const Bytes32& contribution) {
  return sha256(begun("hastilude contribution 1", occasion) + "commit " +
                hex(commitment_of_server) + "\nsecret " + seat_text(seat) + ' ' +
                hex(contribution) + '\n');
}

Key::Key(const Occasion& occasion, const Bytes32& secret, const Contributions& contributions)
    : hmac_(key_of(occasion, secret, contributions)) {}

std::uint64_t Key::seed(int number) const {
  const Bytes32 tag = hmac_.tag("hastilude chance " + std::to_string(number) + '\n');
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8U | tag[i];
  return seed;
}

Bytes32 Key::seal(std::string_view lines) const {
  return hmac_.tag("hastilude record 1\n" + std::string(lines));
}

}  // namespace hastilude::fair
