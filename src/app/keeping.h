// The flags that say where a server keeps its data.
#pragma once

#include "app/flags.h"
#include "server/keeping.h"

namespace hastilude::app {

void add_keeping(Flags& flags, server::Keeping& keeping);

}  // namespace hastilude::app
