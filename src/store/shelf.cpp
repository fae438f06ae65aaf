#include "store/shelf.h"

namespace hastilude::store {
namespace {

using enum Cell;

constexpr std::array tables_columns{
    Column{"id", text},    Column{"standing", number}, Column{"last", number},
    Column{"hash", bytes}, Column{"due", number},      Column{"asked", text},
    Column{"open", flag},  Column{"host", text},       Column{"touched", number},
    Column{"wrong", text},
};
constexpr std::array rows_columns{
    Column{"table_id", text}, Column{"sequence", number}, Column{"format", number},
    Column{"before", bytes},  Column{"payload", text},    Column{"time", number},
};
constexpr std::array people_columns{
    Column{"id", text},
    Column{"name", text},
    Column{"since", number},
    Column{"seen", number},
};
constexpr std::array logins_columns{
    Column{"token", bytes},  Column{"id", text},     Column{"person", text},
    Column{"since", number}, Column{"seen", number},
};
constexpr std::array admitted_columns{
    Column{"person", text},
    Column{"table_id", text},
    Column{"since", number},
};
constexpr std::array invitations_columns{
    Column{"table_id", text},
    Column{"invitation", text},
};
constexpr std::array talk_columns{
    Column{"table_id", text}, Column{"id", number}, Column{"time", number}, Column{"person", text},
    Column{"seat", number},   Column{"wish", text}, Column{"text", text},
};

// Tables before their rows, which refer to them.
constexpr std::array every_shelf{
    Shelf{"tables", tables_columns, "id"},
    Shelf{"rows", rows_columns, "table_id, sequence"},
    Shelf{"people", people_columns, "id"},
    Shelf{"logins", logins_columns, "token"},
    Shelf{"admitted", admitted_columns, "person, table_id"},
    Shelf{"invitations", invitations_columns, "table_id"},
    Shelf{"talk", talk_columns, "table_id, id"},
};

}  // namespace

std::span<const Shelf> all_shelves() { return every_shelf; }

std::string names_of(const Shelf& shelf) {
  std::string names;
  for (const Column& column : shelf.columns) {
    if (!names.empty()) names += ", ";
    names += column.name;
  }
  return names;
}

}  // namespace hastilude::store
