#include "solve/engarde/ends.h"

#include <algorithm>

namespace hastilude::solve {

using engarde::Level;

namespace {

float sign(int difference) { return difference > 0 ? 1.0F : difference < 0 ? -1.0F : 0.0F; }

}  // namespace

float end_value(const Tree& tree, const After& after, Code own, Code his) {
  const Hands& hands = tree.hands();
  const int distance = tree.distance(after.own, after.his);
  const bool in_reach = distance <= hands.shape().highest;
  const int fitting = in_reach ? hands.count(own, distance) : 0;
  const int answering = in_reach ? hands.count(his, distance) : 0;
  const float ahead = sign(after.own - after.his);
  if (hands.shape().level == Level::basic) return answering > 0 ? -1.0F : ahead;
  float value = 1;  // E10, E15: the attack hits
  if (answering >= after.attack) {
    const int compared = fitting - (answering - after.attack);
    value = compared != 0 ? sign(compared) : ahead;
  }
  if (after.then != Then::answer) return value;
  // E16: with the pile empty he knows all cards, and takes what is best for him.
  for (int card = 1; card <= hands.shape().highest && card <= after.his; ++card) {
    if (hands.count(his, card) > 0) {
      value = std::min(value, sign(after.own - (after.his - card)));
    }
  }
  return value;
}

}  // namespace hastilude::solve
