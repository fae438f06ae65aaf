// What can be won against somebody who fences, told by `solve` and `exploit`.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "solve/engarde/exploiter.h"

namespace hastilude::app {

// Nothing that takes more memory is begun.
inline constexpr std::uint64_t most_bytes = std::uint64_t{20} << 30;
std::string gibibytes(std::uint64_t bytes);

std::string payoff_text(double payoff);

// "the table loses 0.2 hundredths of a round to it", from what both sides get by responding.
std::string loss_text(double starter, double second);

struct Mean {
  double mean = 0;
  double error = 0;  // standard
};

// Of rounds that are played by chance.
Mean mean_of(int rounds, std::uint64_t seed, const std::function<double(Random&)>& round);

// From both sides, in payoff.
struct BothSides {
  Mean starter;
  Mean second;

  // What is lost to it, in hundredths of a round.
  double loss() const { return (starter.mean + second.mean) / 2 * 50; }
  double error() const;
};

// What is found out. The first takes a sweep after the other: in the whole game nearly all the
// time.
enum class Respond : std::uint8_t { in_both_ways, one_step_ahead };
constexpr solve::Purpose purpose_of(Respond respond) {
  return respond == Respond::in_both_ways ? solve::Purpose::responding : solve::Purpose::valuing;
}

struct Responses {
  std::optional<BothSides> same{};  // with the same information, exactly
  BothSides local;                  // one step ahead with full memory, by chance
  // Both against the bot itself instead of the table that was made by asking it: there it cannot be
  // read by what it happened to answer.
  std::optional<BothSides> same_in_truth{};
  std::optional<BothSides> local_in_truth{};
  int rounds = 0;  // in each seat
};

// In a cell of a table; a dash where it was not found out.
std::string cell_of(const std::optional<BothSides>& both);

// Against whom the exploiter faces; `rounds` of what is played by chance in each seat; `truth`: how
// he decides, if the exploiter faces only a table of his answers.
Responses responses_of(solve::Exploiter& exploiter, Respond respond, int rounds, std::uint64_t seed,
                       const solve::Sweeps::OddsOf* truth = nullptr);
std::string responses_text(const Responses& responses);

}  // namespace hastilude::app
