// What may not be done as often as one likes, and whose limit it counts for.
#pragma once

#include "core/named_enum.h"

namespace hastilude::server {

HASTILUDE_NAMED_ENUM(Deed, request, guest, table, message, remark)
HASTILUDE_NAMED_ENUM(Purse, person, address)

}  // namespace hastilude::server
