#include <iostream>
#include <random>

#include <unistd.h>

#include "app/commands.h"
#include "app/files.h"
#include "app/terminal/dialogue.h"
#include "games/catalog.h"

namespace hastilude::app {
namespace {

constexpr std::string_view first_game = "engarde";

std::uint64_t some_seed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32 | device();
}

// The game that was asked for, at its start or where a file left it.
Result<Record, Exit> opening(const PlayOptions& options) {
  GameOptions game = options.game;
  if (options.load.empty()) {
    if (game.game.empty()) game.game = first_game;
    const std::optional<ChosenGame> chosen = choose_game(game);
    if (!chosen) return Exit::usage;
    return Record{.head = {.game = chosen->game, .setup = chosen->setup},
                  .start = chosen->game->start(chosen->setup)};
  }
  if (game.players != 0 || !game.options.empty()) {
    return usage_error("--load takes players and options from the record",
                       "expected no --players and no --option with it");
  }
  if (options.load == "-")
    return usage_error("the game cannot be loaded from where you type", "expected a file");
  if (!game.game.empty() && find_game(game.game) == nullptr) {
    choose_game(game);
    return Exit::usage;
  }
  std::optional<Record> record = load_record(options.load, "one game to go on with");
  if (!record) return Exit::failure;
  if (!game.game.empty() && game.game != record->head.game->name) {
    std::cerr << options.load << ": a game of " << record->head.game->name << ", not of "
              << game.game << "; expected a record of " << game.game << ", or `hastilude play "
              << record->head.game->name << "`\n";
    return Exit::failure;
  }
  return std::move(*record);
}

Result<SeatSet, Exit> people_of(const PlayOptions& options, int players) {
  if (options.hotseat) return SeatSet::all(players);
  if (options.seats.empty()) return SeatSet(Seat{0});
  SeatSet people;
  for (const int seat : options.seats) {
    if (seat < 1 || seat > players) {
      return usage_error("there is no seat " + std::to_string(seat),
                         "expected --seat 1 to " + std::to_string(players));
    }
    people.insert(seat_number(seat));
  }
  return people;
}

}  // namespace

Exit play(const PlayOptions& options) {
  if (!options.save.empty() && options.save != options.load &&
      access(options.save.c_str(), F_OK) == 0) {
    return usage_error(
        "there is a file " + options.save + " already",
        "expected another name for --save, or --load " + options.save + " to go on with it");
  }
  Result<Record, Exit> record = opening(options);
  if (!record) return record.error();
  const Result<SeatSet, Exit> people = people_of(options, record->head.setup.players);
  if (!people) return people.error();
  const std::uint64_t seed = options.seed.value_or(some_seed());
  // The players' random numbers are not those that the cards come from.
  const bool keeps = !options.save.empty();
  Dialogue dialogue(Sitting(std::move(*record), seed), {*people, choose_at_random, Random(~seed)},
                    Keeper(keeps ? options.save : options.load,
                           keeps ? Keeper::When::always : Keeper::When::asked));
  return dialogue.run();
}

}  // namespace hastilude::app
