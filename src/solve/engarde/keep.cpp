// Sweeps as a file, to go on later.
#include <istream>
#include <ostream>

#include "solve/engarde/sweep.h"

namespace hastilude::solve {
namespace {

constexpr std::string_view kept_title = "hastilude sweeps 2\n";

template <class Value>
void write_all(std::ostream& out, const Value* values, std::size_t count) {
  out.write(reinterpret_cast<const char*>(values),
            static_cast<std::streamsize>(count * sizeof(Value)));
}
template <class Value>
void read_all(std::istream& in, Value* values, std::size_t count) {
  in.read(reinterpret_cast<char*>(values), static_cast<std::streamsize>(count * sizeof(Value)));
}

}  // namespace

void Sweeps::save(std::ostream& out) const {
  const Shape& shape = tree_.hands().shape();
  out << kept_title;
  write_all(out, &shape, 1);
  write_all(out, &done_, 1);
  write_all(out, regrets_.data(), regrets_.size());
  write_all(out, averages_.data(), averages_.size());
}

std::optional<Shape> Sweeps::shape_of_kept(std::istream& in) {
  std::string title(kept_title.size(), ' ');
  read_all(in, title.data(), title.size());
  Shape shape;
  read_all(in, &shape, 1);
  if (!in || title != kept_title) return {};
  return shape;
}

std::uint64_t Sweeps::bytes_kept(const Slots& slots) {
  return kept_title.size() + sizeof(Shape) + sizeof done_ + 2 * slots.size() * sizeof(float);
}

std::optional<std::string> Sweeps::load(std::istream& in) {
  const std::optional<Shape> shape = shape_of_kept(in);
  if (!shape) return "these are no sweeps that were kept";
  if (!(*shape == tree_.hands().shape())) return "these sweeps are of another game";
  read_all(in, &done_, 1);
  read_all(in, regrets_.data(), regrets_.size());
  read_all(in, averages_.data(), averages_.size());
  if (!in) return "the file is too short";
  return {};
}

}  // namespace hastilude::solve
