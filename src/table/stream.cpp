#include "table/stream.h"

namespace hastilude::tables {

std::optional<std::vector<Event>> Stream::since(Observer observer, int number) const {
  const std::size_t place = place_of(observer);
  std::vector<Event> events;
  for (const Kept& kept : kept_) {
    if (kept.numbers[place] <= number) continue;
    Event event = kept.event;
    event.number = kept.numbers[place];
    event.lines = kept.lines.of(observer);
    events.push_back(std::move(event));
  }
  if (number < 0 || number + static_cast<int>(events.size()) != numbers_[place]) return {};
  return events;
}

void Stream::tell_all(Event event, SeenLines lines) {
  for (int& number : numbers_) ++number;
  keep({std::move(event), std::move(lines), numbers_});
}

void Stream::tell(Seat seat, Event event) {
  Kept kept{std::move(event), {}, {}};
  kept.numbers[seat.index] = ++numbers_[seat.index];
  keep(std::move(kept));
}

void Stream::keep(Kept kept) {
  kept_.push_back(std::move(kept));
  if (kept_.size() > most_kept) kept_.pop_front();
}

}  // namespace hastilude::tables
