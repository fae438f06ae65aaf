// Everything that a store keeps, as plain shelves of cells, so that it can be carried from one kind
// of store to another.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/postgres/link.h"

namespace hastilude::store {

enum class Cell : std::uint8_t { text, number, bytes, flag };

struct Column {
  std::string_view name;
  Cell cell;
};

struct Shelf {
  std::string_view name;
  std::span<const Column> columns;
  std::string_view order;  // by which its lines can be read again in the same order
};

// All of them but what a store notes for itself.
std::span<const Shelf> all_shelves();

// A line of a shelf: numbers in digits, flags as 0 or 1, bytes as they are; nothing where there is
// nothing.
using Cells = std::vector<std::optional<std::string>>;

// A store with nobody else at work in it, as shelves. What goes wrong is thrown.
class Shelved {
 public:
  virtual ~Shelved() = default;

  virtual std::int64_t count(const Shelf& shelf) = 0;
  virtual void read(const Shelf& shelf, const std::function<void(const Cells&)>& each) = 0;
  // All lines that are put are there after keep(), or none.
  virtual void put(const Shelf& shelf, const Cells& cells) = 0;
  virtual void keep() = 0;
};

// Both take what open_sqlite or open_postgres has made, at its newest schema.
std::unique_ptr<Shelved> shelved_file(const std::string& file);
std::unique_ptr<Shelved> shelved_database(const Whereabouts& where);

// "a, b, c"
std::string names_of(const Shelf& shelf);

}  // namespace hastilude::store
