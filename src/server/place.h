// What requests and sessions share: the tables, and what keeps them orderly.
#pragma once

#include "server/crowd.h"
#include "server/door.h"
#include "server/hall.h"
#include "server/incidents.h"
#include "server/limits.h"
#include "server/settings.h"

namespace hastilude::server {

struct Place {
  Means& means;
  Hall& hall;
  Limits& limits;
  Crowd& crowd;
  const Door& door;
  Incidents& incidents;
  const Settings& settings;
};

}  // namespace hastilude::server
