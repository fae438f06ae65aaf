#include "app/keeping.h"

namespace hastilude::app {

void add_keeping(Flags& flags, server::Keeping& keeping) {
  flags.setting({"--data", "FOLDER", "Folder of the data; a server makes it"}, keeping.data);
  flags.setting({"--store", "ADDRESS",
                 "A database of PostgreSQL for the data instead of a folder, as "
                 "postgresql://hastilude@db.example.org/club; its password stands in "
                 "HASTILUDE_STORE_PASSWORD, or else in a file"},
                keeping.store);
  flags.setting({"--store-password-file", "FILE", "The file with the password of the database"},
                keeping.store_password_file);
}

}  // namespace hastilude::app
