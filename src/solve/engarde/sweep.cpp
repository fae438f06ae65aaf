#include "solve/engarde/sweep.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <thread>

#include "solve/engarde/bench.h"

namespace hastilude::solve {

namespace {

// So much of the reach goes to every choice alike, so that beliefs are never without a ground.
constexpr float curiosity = 0.02F;

double choose(int from, int count) {
  double ways = 1;
  for (int i = 0; i < count; ++i) ways = ways * (from - i) / (i + 1);
  return ways;
}

void copy_worths(const Worth* from, std::uint32_t count, float* to) {
  for (std::uint32_t i = 0; i < count; ++i) to[i] = from[i].value();
}

void add_worths(const Worth* worths, float odds, std::uint32_t count, float* to) {
  for (std::uint32_t i = 0; i < count; ++i) to[i] += odds * worths[i].value();
}

// Each choice in proportion to its weight; all alike where none has any.
float in_proportion(float weight, float all, std::size_t count) {
  return all > 0 ? weight / all : 1.0F / static_cast<float>(count);
}

void in_proportion(std::span<const float> weights, std::vector<float>& odds) {
  float all = 0;
  for (const float weight : weights) all += weight;
  odds.clear();
  for (const float weight : weights) odds.push_back(in_proportion(weight, all, weights.size()));
}

// What is left of a regret after so many sweeps: what was learnt while the others played badly is
// forgotten.
float remembered_regret(int sweeps) {
  const float power = std::pow(static_cast<float>(sweeps), 1.5F);
  return power / (power + 1);
}

// Sums are made in parts, so that a processor can add several at a time.
constexpr std::size_t parts = 8;

float sum_of(const std::array<float, parts>& sums) {
  float sum = 0;
  for (const float part : sums) sum += part;
  return sum;
}

float copy_likelihoods(const Likelihood* from, std::vector<float>& to) {
  std::array<float, parts> sums{};
  std::size_t i = 0;
  for (; i + parts <= to.size(); i += parts) {
    for (std::size_t part = 0; part < parts; ++part) {
      to[i + part] = from[i + part].value();
      sums[part] += to[i + part];
    }
  }
  for (; i < to.size(); ++i) sums[0] += to[i] = from[i].value();
  return sum_of(sums);
}

float expected(const std::vector<float>& reach, const Worth* worths) {
  std::array<float, parts> sums{};
  std::size_t i = 0;
  for (; i + parts <= reach.size(); i += parts) {
    for (std::size_t part = 0; part < parts; ++part)
      sums[part] += reach[i + part] * worths[i + part].value();
  }
  for (; i < reach.size(); ++i) sums[0] += reach[i] * worths[i].value();
  return sum_of(sums);
}

void keep_worths(const std::vector<float>& from, Worth* to) {
  for (std::size_t i = 0; i < from.size(); ++i) to[i] = Worth(from[i]);
}

Kept kept_for(Purpose purpose) { return purpose == Purpose::learning ? Kept::around : Kept::all; }

}  // namespace

Sweeps::~Sweeps() = default;

std::uint64_t Sweeps::bytes(const Tree& tree, const Slots& slots, Purpose purpose) {
  const std::uint64_t learnt = 2 * slots.size() + tree.sets() + tree.waits();
  const std::uint64_t floats = purpose == Purpose::learning ? learnt : slots.size();
  const std::uint64_t reaches = purpose == Purpose::valuing ? 0 : tree.deals();
  return tree.bytes() + slots.bytes() + floats * sizeof(float) + reaches * sizeof(Likelihood) +
         Values::bytes(tree, kept_for(purpose));
}

Sweeps::Sweeps(const Tree& tree, const Slots& slots, int threads, Purpose purpose)
    : tree_(tree), slots_(slots), purpose_(purpose), values_(tree, kept_for(purpose)) {
  if (purpose == Purpose::learning) {
    regrets_.resize(slots.size());
    averages_.resize(slots.size());
    own_.resize(tree.sets());
    his_.resize(tree.waits());
    weights_ = regrets_;
  } else {
    given_.resize(slots.size());
    weights_ = given_;
  }
  if (purpose != Purpose::valuing) reaches_.resize(tree.deals());
  const auto levels = static_cast<std::size_t>(tree.hands().shape().hand + 1);
  benches_.resize(static_cast<std::size_t>(threads));
  for (Bench& bench : benches_) {
    bench.levels.resize(levels);
    bench.alone.resize(levels);
  }
  deal();
}

void Sweeps::keep_only_odds() {
  // To assign an empty list would keep the memory.
  for (std::vector<float>* const floats : {&regrets_, &averages_, &own_, &his_}) {
    if (floats->data() != weights_.data()) *floats = std::vector<float>();
  }
  reaches_ = std::vector<Likelihood>();
  values_.free();
}

// E3: the first node is reached as the cards are dealt.
void Sweeps::deal() {
  const Hands& hands = tree_.hands();
  const Shape& shape = hands.shape();
  const auto ways = [&](Code hand, Code from) {
    double product = 1;
    for (int card = 1; card <= shape.highest; ++card) {
      product *= choose(hands.count(from, card), hands.count(hand, card));
    }
    return product;
  };
  const Node& root = tree_.nodes()[0];
  const auto deck = static_cast<Code>(hands.deck() - root.discards);
  const double all = choose(hands.size(deck), shape.hand);
  const double others = choose(hands.size(deck) - shape.hand, shape.hand);
  const std::span<const Code> own = hands.of_size(shape.hand);
  const Rows& rows = tree_.rows(root.discards, shape.hand);
  for (std::size_t row = 0; row < own.size(); ++row) {
    const double odds = ways(own[row], deck) / all;
    if (rows[row] == rows[row + 1]) continue;
    if (!own_.empty())
      own_[tree_.set(root, row)] = his_[tree_.wait(root, own[row])] = static_cast<float>(odds);
    const auto rest = static_cast<Code>(deck - own[row]);
    for (const Code his : hands.fitting(rest)) {
      dealt_.push_back(static_cast<float>(odds * ways(his, rest) / others));
    }
  }
  if (reaches_.empty()) return;
  for (std::size_t i = 0; i < dealt_.size(); ++i) reaches_[i] = Likelihood(dealt_[i]);
}

float Sweeps::dealt(Code starter, Code second) const {
  const Hands& hands = tree_.hands();
  const Code discards = tree_.nodes()[0].discards;
  const auto deck = static_cast<Code>(hands.deck() - discards);
  if (!hands.includes(deck, starter)) return 0;
  const auto rest = static_cast<Code>(deck - starter);
  if (!hands.includes(rest, second)) return 0;
  return dealt_[tree_.rows(discards, hands.shape().hand)[hands.index(starter)] +
                hands.rank(rest, second)];
}

void Sweeps::each_node(int layer, const std::function<void(Bench&, std::uint32_t)>& work) {
  // A thread takes all nodes with the same discards: they share its tables.
  std::vector<std::uint32_t> groups;
  const std::uint32_t end = tree_.layer(layer + 1);
  for (std::uint32_t id = tree_.layer(layer); id < end; ++id) {
    if (groups.empty() || tree_.nodes()[id].discards != tree_.nodes()[groups.back()].discards) {
      groups.push_back(id);
    }
  }
  groups.push_back(end);
  std::atomic<std::size_t> next{0};
  const auto take = [&](Bench& bench) {
    for (std::size_t group = next++; group + 1 < groups.size(); group = next++) {
      bench.move_to(tree_.nodes()[groups[group]].discards);
      for (std::uint32_t id = groups[group]; id < groups[group + 1]; ++id) work(bench, id);
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < benches_.size(); ++i) {
    others.emplace_back([&take, &bench = benches_[i]] { take(bench); });
  }
  take(benches_[0]);
  for (std::thread& thread : others) thread.join();
}

template <class Each>
void Sweeps::each_open_row(const Each& each) const {
  for (std::uint32_t id = 0; id < tree_.nodes().size(); ++id) {
    const Node& node = tree_.nodes()[id];
    const std::span<const Code> own = tree_.hands().of_size(node.held);
    const Rows& rows = tree_.rows(node.discards, node.held);
    for (std::size_t row = 0; row < own.size(); ++row) {
      if (rows[row] != rows[row + 1] && slots_.is_open(id, row)) {
        each(id, row, slots_.first(id, row), slots_.allowed(node, own[row]));
      }
    }
  }
}

Sweeps::Share Sweeps::share(std::uint32_t id, Code hand, std::size_t action) const {
  const std::span<const Action> actions = tree_.actions(tree_.nodes()[id]);
  const float* const weights = weights_.data() + slots_.first(id, tree_.hands().index(hand));
  float own = 0;
  float all = 0;
  std::size_t open = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (!tree_.hands().includes(hand, actions[i].cards)) continue;
    const float weight = weights[open++];
    if (i == action) own = weight;
    all += weight;
  }
  return {in_proportion(own, all, open), open};
}

float Sweeps::odds_of(std::uint32_t id, Code hand, std::size_t action) const {
  if (slots_.is_open(id, tree_.hands().index(hand))) return share(id, hand, action).odds;
  return slots_.choice(id, hand) == Choice::forced ? 1.0F : 0.0F;
}

// The same with some curiosity.
float Sweeps::explored(std::uint32_t id, Code hand, std::size_t action) const {
  // Who is responded to plays as he plays.
  const bool is_certain = responder_ && tree_.nodes()[id].side != *responder_;
  if (is_certain || !slots_.is_open(id, tree_.hands().index(hand)))
    return odds_of(id, hand, action);
  const auto [odds, open] = share(id, hand, action);
  return (1 - curiosity) * odds + curiosity / static_cast<float>(open);
}

// What each alternative gains goes into the regrets, and they say at once how the row is played:
// what leads here is then compared by how it goes on from now on. Sweeps that wait with that for
// the next one need two to three times as many.
void Sweeps::learn(Bench& bench, std::uint32_t id, std::size_t row) {
  const std::uint64_t first = slots_.first(id, row);
  // In the first sweep everybody plays at random: it does not count.
  const auto before = static_cast<float>(done_);
  const float own = own_[tree_.set(tree_.nodes()[id], row)] * before * before;
  const float kept = remembered_regret(done_ + 1);
  const std::span<float> regrets{regrets_.data() + first, bench.gains.size()};
  for (std::size_t i = 0; i < regrets.size(); ++i) {
    averages_[first + i] += own * bench.odds[i];
    regrets[i] = std::max(0.0F, kept * regrets[i] + bench.gains[i]);
  }
  in_proportion(regrets, bench.odds);
}

// From now on the best alternative is played.
void Sweeps::take_best(Bench& bench, std::uint32_t id, std::size_t row) {
  const std::vector<float>& gains = bench.gains;
  bench.odds.assign(gains.size(), 0.0F);
  const auto best = std::max_element(gains.begin(), gains.end()) - gains.begin();
  bench.odds[static_cast<std::size_t>(best)] = 1;
  std::copy(bench.odds.begin(), bench.odds.end(), given_.data() + slots_.first(id, row));
}

// The values of the actions that a hand leaves open, each a row as long as the hand's own.
void Sweeps::find_alternatives(Bench& bench, const Node& node, Code hand) const {
  const Hands& hands = tree_.hands();
  bench.alternatives.clear();
  for (const Action& action : tree_.actions(node)) {
    if (!hands.includes(hand, action.cards)) continue;
    const After& after = tree_.afters()[action.after];
    const Rows& then = tree_.rows(after.discards, after.held);
    bench.alternatives.push_back(values_.of(after) +
                                 then[hands.index(static_cast<Code>(hand - action.cards))]);
  }
}

void Sweeps::value_row(Bench& bench, std::uint32_t id, std::size_t row, Pass pass) {
  const Node& node = tree_.nodes()[id];
  const Rows& rows = tree_.rows(node.discards, node.held);
  const std::uint32_t length = rows[row + 1] - rows[row];
  const Code hand = tree_.hands().of_size(node.held)[row];
  float* value = bench.values.data() + rows[row];
  const Choice open = slots_.choice(id, hand);
  if (open == Choice::won || open == Choice::lost) {
    std::fill_n(value, length, open == Choice::won ? 1.0F : -1.0F);
    return;
  }
  find_alternatives(bench, node, hand);
  if (open == Choice::forced) {
    copy_worths(bench.alternatives[0], length, value);
    return;
  }
  in_proportion(weights_.subspan(slots_.first(id, row), bench.alternatives.size()), bench.odds);
  const bool compares =
      pass == Pass::learning || (pass == Pass::responding && node.side == responder_);
  if (compares && compare(bench, id, row)) {
    pass == Pass::learning ? learn(bench, id, row) : take_best(bench, id, row);
  }
  std::fill_n(value, length, 0.0F);
  for (std::size_t i = 0; i < bench.alternatives.size(); ++i) {
    if (bench.odds[i] > 0) add_worths(bench.alternatives[i], bench.odds[i], length, value);
  }
}

// What each alternative gains over what is played, by what is believed of the other's hand; not
// where nobody comes to it.
bool Sweeps::compare(Bench& bench, std::uint32_t id, std::size_t row) const {
  const Node& node = tree_.nodes()[id];
  const Rows& rows = tree_.rows(node.discards, node.held);
  std::vector<float>& reach = bench.reached;
  reach.resize(rows[row + 1] - rows[row]);
  const float all = copy_likelihoods(reaches_.data() + node.deals + rows[row], reach);
  bench.gains.clear();
  if (all <= 0) return false;
  float mean = 0;  // of what is played
  for (std::size_t i = 0; i < bench.alternatives.size(); ++i) {
    bench.gains.push_back(expected(reach, bench.alternatives[i]) / all);
    mean += bench.odds[i] * bench.gains.back();
  }
  for (float& gain : bench.gains) gain -= mean;
  return true;
}

// The values of a node become those of what leads to it.
void Sweeps::hand_back(Bench& bench, std::uint32_t id) {
  const Node& node = tree_.nodes()[id];
  for (const std::uint32_t after : tree_.stays(node)) {
    keep_worths(bench.values, values_.of(tree_.afters()[after]));
  }
  const std::span<const std::uint32_t> entries = tree_.entries(node);
  if (entries.empty()) return;
  const int full = tree_.hands().shape().hand;
  const After& nearest = tree_.afters()[entries[0]];
  const std::vector<std::uint32_t>& side =
      bench.side(tree_, nearest.discards, tree_.parried(nearest));
  std::vector<float>& last = bench.level(full);
  last.resize(side.size());
  for (std::size_t i = 0; i < side.size(); ++i) {
    last[i] = side[i] == nowhere ? 1.0F : -bench.values[side[i]];  // E10: not parried, it hits
  }
  std::size_t next = entries.size();
  for (int held = full - 1; held >= nearest.held; --held) {
    std::vector<float>& level = bench.level(held);
    level.resize(tree_.rows(nearest.discards, held).back());
    bench.draw(tree_, nearest.discards, held).back(bench.level(held + 1).data(), level.data());
    for (; next > 0 && tree_.afters()[entries[next - 1]].held == held; --next) {
      keep_worths(level, values_.of(tree_.afters()[entries[next - 1]]));
    }
  }
}

void Sweeps::evaluate(Bench& bench, std::uint32_t id, Pass pass) {
  const Node& node = tree_.nodes()[id];
  const Rows& rows = tree_.rows(node.discards, node.held);
  bench.values.resize(rows.back());
  for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
    if (rows[row] != rows[row + 1]) value_row(bench, id, row, pass);
  }
  if (id != 0) return hand_back(bench, id);
  payoff_ = 0;
  for (std::size_t i = 0; i < rows.back(); ++i) {
    payoff_ += static_cast<double>(dealt_[i]) * static_cast<double>(bench.values[i]);
  }
}

// How likely everything is, as far as anybody wants to know it.
void Sweeps::go_forward(Pass pass) {
  const int layers = tree_.layers();
  for (int layer = 0; layer < layers && !reaches_.empty(); ++layer) {
    each_node(layer, [&](Bench& bench, std::uint32_t id) {
      reach(bench, id);
      if (pass == Pass::learning) reach_alone(bench, id);
    });
    if (progress) progress(0.5 * (layer + 1) / layers);
  }
}

double Sweeps::run(Pass pass) {
  go_forward(pass);
  const int layers = tree_.layers();
  for (int layer = layers - 1; layer >= 0; --layer) {
    values_.come_to(layer);
    each_node(layer, [&](Bench& bench, std::uint32_t id) { evaluate(bench, id, pass); });
    if (progress) progress(1 - 0.5 * layer / layers);
  }
  values_.come_to(Values::none);
  return payoff_;
}

double Sweeps::sweep() {
  assert(purpose_ == Purpose::learning);
  weights_ = regrets_;
  const double value = run(Pass::learning);
  ++done_;
  return value;
}

double Sweeps::value_of_average() {
  play_average();
  return value_of_play();
}

double Sweeps::value_of_play() { return run(Pass::looking); }

void Sweeps::play_by(const OddsOf& odds_of) {
  assert(purpose_ != Purpose::learning);
  each_open_row([&](std::uint32_t id, std::size_t row, std::uint64_t first, std::size_t) {
    const Node& node = tree_.nodes()[id];
    const Code hand = tree_.hands().of_size(node.held)[row];
    const std::span<const Action> actions = tree_.actions(node);
    for (std::size_t action = 0; action < actions.size(); ++action) {
      if (!tree_.hands().includes(hand, actions[action].cards)) continue;
      given_[first++] = odds_of(node, hand, action);
    }
  });
}

double Sweeps::respond(Side side) {
  assert(purpose_ == Purpose::responding);
  responder_ = side;
  const double value = run(Pass::responding);
  responder_.reset();
  return value;
}

void Sweeps::each_open_set(const EachSet& each) const {
  std::vector<float> odds;
  each_open_row([&](std::uint32_t id, std::size_t row, std::uint64_t first, std::size_t open) {
    const Node& node = tree_.nodes()[id];
    const Rows& rows = tree_.rows(node.discards, node.held);
    float met = 0;
    for (std::uint32_t i = rows[row]; i < rows[row + 1]; ++i)
      met += reaches_[node.deals + i].value();
    in_proportion(weights_.subspan(first, open), odds);
    each(node, tree_.hands().of_size(node.held)[row], met, odds);
  });
}

}  // namespace hastilude::solve
