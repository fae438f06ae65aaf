// A record as somebody at a terminal sees it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "app/terminal/face.h"
#include "app/terminal/sitting.h"
#include "record/read.h"

namespace hastilude::app {

constexpr Observer first = Observer::of(Seat{0});
constexpr Observer second = Observer::of(Seat{1});

inline record::Record record_of(const std::string& text) {
  const auto records = record::read_records(text);
  EXPECT_TRUE(static_cast<bool>(records.front())) << text;
  return *records.front();
}

inline Scene scene_of(const Sitting& sitting, Observer observer, int columns = 79, int rows = 24) {
  return {.game = &sitting.game(),
          .setup = sitting.record().head.setup,
          .view = sitting.match().view(observer),
          .cast = {sitting.record().latest_names(), observer},
          .columns = columns,
          .rows = rows};
}

inline std::string plain(std::string_view text) {
  return rendered(text, Colours::none, Letters::utf8);
}

// What a viewer is told of every line of a record.
inline Lines told(const std::string& text, Observer observer) {
  const Sitting sitting(record_of(text), 1);
  const Scene scene = scene_of(sitting, observer);
  const Face face = face_of(sitting.game());
  Lines sentences;
  for (std::size_t i = 1; i <= sitting.seen(observer).size(); ++i)
    sentences.push_back(plain(face.tell(scene, std::span(sitting.seen(observer)).first(i))));
  return sentences;
}

}  // namespace hastilude::app
