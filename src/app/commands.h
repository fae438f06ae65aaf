// The subcommands of the program `hastilude`: one file each, which declares its flags and runs it.
#pragma once

#include <functional>

#include "app/flags.h"

namespace hastilude::app {

// What a command answers to the shell. A signal that ended it answers 128 and its number, as shells
// count.
enum class Exit : int { success = 0, failure = 1, usage = 2 };

// What is done once the command line has been read.
using Run = std::function<Exit()>;

Run arena_command(Flags& flags);
Run backup_command(Flags& flags);
Run bench_command(Flags& flags);
Run calibrate_command(Flags& flags);
Run exploit_command(Flags& flags);
Run fairness_command(Flags& flags);
Run hint_command(Flags& flags);
Run league_command(Flags& flags);
Run learn_command(Flags& flags);
Run licences_command(Flags& flags);
Run load_command(Flags& flags);
Run move_command(Flags& flags);
Run people_command(Flags& flags);
Run play_command(Flags& flags);
Run prune_command(Flags& flags);
Run replay_command(Flags& flags);
Run serve_command(Flags& flags);
Run site_command(Flags& flags);
Run solve_command(Flags& flags);
Run strength_command(Flags& flags);
Run tables_command(Flags& flags);
Run trace_command(Flags& flags);
Run verify_command(Flags& flags);

}  // namespace hastilude::app
