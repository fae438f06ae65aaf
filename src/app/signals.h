// Commands that stop in good order when a signal asks them to.
#pragma once

#include "app/commands.h"

namespace hastilude::app {

// From now on SIGINT, SIGTERM and SIGHUP ask to stop; a second one of a kind ends the program. What
// was ignored stays ignored.
void catch_signals();

// The signal that was caught, or 0. All threads may ask.
int caught();

// As if this signal had come: whoever looks for one stops.
void stop_as_by(int signal);

// What the command answers to the shell: success, or the signal that stopped it.
Exit exit_after_signals();

}  // namespace hastilude::app
