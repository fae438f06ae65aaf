#include <algorithm>
#include <cmath>

#include "bots/arena/league.h"
#include "bots/arena/numbers.h"
#include "bots/arena/plot.h"
#include "bots/bots.h"

namespace hastilude::arena {
namespace {

std::string whole(double number) { return std::to_string(std::lround(number)); }

std::string with_sign(double number) {
  const long rounded = std::lround(number);
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + std::to_string(std::abs(rounded));
}

std::string range(const Rating& rating) {
  return with_sign(rating.elo) + " (" + with_sign(rating.low) + " to " + with_sign(rating.high) +
         ")";
}

int deals_played(const League& league, std::size_t bot) {
  std::size_t deals = 0;
  for (const Contest& contest : league.contests) {
    if (contest.one == bot || contest.other == bot) deals += contest.won.size();
  }
  return static_cast<int>(deals);
}

// Steps are those of a ladder: who comes behind a yardstick stands on none.
bool has_step(const League& league, std::size_t bot) {
  if (bot == 0) return false;
  for (const bots::Bot& rung : bots::bots_of(*league.game)) {
    if (rung.name == league.bots[bot - 1]) return true;
  }
  return false;
}

// Where a rating lies in the picture.
class Scale {
 public:
  explicit Scale(const Standing& standing) {
    for (const Rating& rating : standing.ratings) {
      low_ = std::min(low_, std::floor(rating.low / tick) * tick);
      high_ = std::max(high_, std::ceil(rating.high / tick) * tick);
    }
  }
  static constexpr double tick = 200;
  double low() const { return low_; }
  double high() const { return high_; }
  double at(double elo) const { return left + (elo - low_) / (high_ - low_) * width; }

  static constexpr double left = 110;
  static constexpr double width = 600;

 private:
  double low_ = 0;
  double high_ = tick;
};

}  // namespace

std::string standing_table(const League& league, const Standing& standing) {
  std::string text =
      "| player | Elo above page (95 %) | above the one before (95 %) | deals "
      "|\n|---|---|---|---|\n";
  for (std::size_t i = 0; i < league.bots.size(); ++i)
    text += "| " + league.bots[i] + " | " +
            (i == anchor_of(league) ? "0" : range(standing.ratings[i])) + " | " +
            (has_step(league, i) ? range(standing.steps[i]) : "") + " | " +
            std::to_string(deals_played(league, i)) + " |\n";
  return text;
}

std::string company_table(const League& league) {
  const std::vector<Company> companies = companies_of(league.contests);
  if (companies.empty()) return {};
  std::string text =
      "| one | among copies of | wins | the other way round | sitting alone costs, Elo (95 %) "
      "|\n|---|---|---|---|---|\n";
  for (const Company& company : companies)
    text += "| " + league.bots[company.one] + " | " + league.bots[company.other] + " | " +
            percent(company.one_alone) + " % | " + percent(company.other_alone) + " % | " +
            range(company.cost) + " |\n";
  return text;
}

std::string standing_picture(const League& league, const Standing& standing) {
  constexpr double row = 28;
  constexpr double top = 20;
  const Scale scale(standing);
  const double bottom = top + row * static_cast<double>(league.bots.size());
  std::string text = svg::begin(730, bottom + 40);
  for (double elo = scale.low(); elo <= scale.high(); elo += Scale::tick) {
    text += svg::line(scale.at(elo), top, scale.at(elo), bottom, "stroke=\"#ddd\"");
    text += svg::words(scale.at(elo), bottom + 18, "middle", whole(elo));
  }
  text += svg::words(Scale::left + Scale::width / 2, bottom + 34, "middle", "Elo above page");
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    const Rating& rating = standing.ratings[i];
    const double y = bottom - row * (static_cast<double>(i) + 0.5);
    text += svg::words(Scale::left - 10, y + 4, "end", league.bots[i]);
    text += svg::line(scale.at(rating.low), y, scale.at(rating.high), y,
                      "stroke=\"#7a1f2b\" stroke-width=\"3\"");
    text += svg::dot(scale.at(rating.elo), y, "#7a1f2b");
  }
  return text + std::string(svg::end);
}

}  // namespace hastilude::arena
