// JSON that is written directly is what a parser reads, and to the byte what a tree would give.
#include "wire/json_writer.h"

#include <cstdint>
#include <limits>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "support/seed.h"
#include "wire/marked.h"
#include "wire/statement.h"
#include "wire/unmarked.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using wire::JsonWriter;

std::string written(std::string_view text) {
  JsonWriter writer;
  writer.value(text);
  return writer.take();
}

TEST(JsonWriter, EscapesWhatMustBe) {
  EXPECT_EQ(written(""), R"("")");
  EXPECT_EQ(written("a\"b\\c/d"), R"("a\"b\\c/d")");
  EXPECT_EQ(written("\b\f\n\r\t"), R"("\b\f\n\r\t")");
  EXPECT_EQ(written(std::string_view("\0\x01\x1f\x7f", 4)), "\"\\u0000\\u0001\\u001f\x7f\"");
  EXPECT_EQ(written("é 日本 \xf0\x9f\x8f\xb0"), "\"é 日本 \xf0\x9f\x8f\xb0\"");
}

TEST(JsonWriter, EscapesEveryCharacterAsTheTreeDoes) {
  for (int c = 0; c < 0x80; ++c) {
    const std::string text = "x" + std::string(1, static_cast<char>(c)) + "y";
    EXPECT_EQ(written(text), json::serialize(json::value(text))) << c;
    EXPECT_EQ(json::parse(written(text)).as_string(), text) << c;
  }
}

TEST(JsonWriter, WritesTextsAsTheTreeDoes) {
  Random random(announced_seed("json"));
  const std::string_view letters("ab\"\\\n\x01 \xc3\xa9\xe2\x82\xac", 12);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (int length = random.below(40); length > 0; --length)
      text += letters.substr(static_cast<std::size_t>(random.below(7)), 1);
    text += random.below(2) == 0 ? "\xc3\xa9" : "\xe2\x82\xac";
    EXPECT_EQ(written(text), json::serialize(json::value(text)));
  }
}

TEST(JsonWriter, WritesNumbersFlagsAndNothing) {
  JsonWriter writer;
  writer.array([&] {
    writer.value(0);
    writer.value(-1);
    writer.value(std::numeric_limits<std::int64_t>::min());
    writer.value(std::numeric_limits<std::int64_t>::max());
    writer.value(std::numeric_limits<std::uint8_t>::max());
    writer.value(true);
    writer.value(false);
    writer.value(nullptr);
  });
  EXPECT_EQ(writer.take(), "[0,-1,-9223372036854775808,9223372036854775807,255,true,false,null]");
}

TEST(JsonWriter, SeparatesMembersAndItemsAtAnyDepth) {
  JsonWriter writer;
  writer.object([&] {
    writer.object("empty", [] {});
    writer.array("none", [] {});
    writer.member("a", "b");
    writer.array("list", [&] {
      writer.object([&] { writer.member("n", 1); });
      writer.array([] {});
      writer.value("last");
    });
    writer.member("end", nullptr);
  });
  EXPECT_EQ(writer.text(),
            R"({"empty":{},"none":[],"a":"b","list":[{"n":1},[],"last"],"end":null})");
  writer.clear();
  writer.value(1);
  EXPECT_EQ(writer.text(), "1");
}

void nest(JsonWriter& writer, int depth) {
  if (depth == 0) return writer.value("deep");
  writer.object([&] { writer.array("in", [&] { nest(writer, depth - 1); }); });
}

TEST(JsonWriter, NestsDeeply) {
  constexpr int depth = 500;
  JsonWriter writer;
  nest(writer, depth);
  json::parse_options options;
  options.max_depth = 2 * depth + 1;
  const json::value tree = json::parse(writer.text(), {}, options);
  EXPECT_EQ(json::serialize(tree), writer.text());
}

TEST(Statements, SayTextKindSeatAndTerms) {
  JsonWriter writer;
  wire::StatementSink sink(writer, wire::StatementSink::Form::line);
  sink.decided_by(Seat{1});
  sink.line("mix", Seat{0}, Term::card("R4"), Term::cards("4", 2), Term::cards("4", 1),
            Term::hidden(), Term::place(3), 12, "red", Term::none());
  EXPECT_EQ(writer.text(),
            R"({"text":"@2 mix @1 R4 4x2 4x1 ? #3 12 red -","kind":"mix","seat":2,"args":[)"
            R"({"seat":1},{"card":"R4"},{"card":"4","times":2},{"card":"4"},{"card":null},)"
            R"({"place":3},{"number":12},{"word":"red"},{"none":true}]})");
  writer.clear();
  sink.decided_by(nobody);
  sink.line("own", Term::thing("castle", "k10"), Term::numbered("blazon", "b2", 2));
  EXPECT_EQ(writer.text(),
            R"({"text":"own k10 b2","kind":"own","args":[{"castle":"k10"},{"blazon":2}]})");
}

// What a page sends back to decide so.
TEST(Statements, OfChoicesLeaveTheSeatOut) {
  JsonWriter writer;
  wire::StatementSink sink(writer, wire::StatementSink::Form::choice);
  sink.decided_by(Seat{1});
  sink.line("dodge", Seat{0}, Term::place(3));
  EXPECT_EQ(writer.text(),
            R"({"text":"dodge @1 #3","kind":"dodge","args":[{"seat":1},{"place":3}]})");
}

// What the page reads of positions: a hand or a pile is as long as it has different cards.
TEST(Statements, OfDataCountCardsThatFollowEachOther) {
  JsonWriter writer;
  wire::StatementSink sink(writer, wire::StatementSink::Form::data);
  sink.line("hand", Seat{0}, Term::card("R4"), Term::card("R4"), Term::card("R5"), Term::hidden(),
            Term::hidden(), Term::hidden());
  sink.line("mix", Term::hidden(), Term::card("R4"), 3, Term::card("R4"), Term::cards("R4", 2),
            Term::place(1), Term::place(1));
  sink.line("none");
  EXPECT_EQ(writer.text(),
            R"({"kind":"hand","args":[{"seat":1},{"card":"R4","times":2},{"card":"R5"},)"
            R"({"card":null,"times":3}]},)"
            R"({"kind":"mix","args":[{"card":null},{"card":"R4"},{"number":3},{"card":"R4"},)"
            R"({"card":"R4","times":2},{"place":1},{"place":1}]},)"
            R"({"kind":"none","args":[]})");
}

TEST(Statements, OfPicksHaveTheirCards) {
  JsonWriter writer;
  wire::StatementSink sink(writer, wire::StatementSink::Form::choice);
  Pick pick{
      .kind = "attack", .about = Term::thing("castle", "k5"), .least = 1, .most = 3, .counts = {}};
  pick.counts[0] = 2;
  pick.counts[2] = 1;
  const std::array<std::string_view, 3> names{"f1", "f2", "f3"};
  sink.pick(pick, names);
  EXPECT_EQ(writer.text(),
            R"({"text":"attack k5","kind":"attack","args":[{"castle":"k5"}],"least":1,"most":3,)"
            R"("cards":["f1","f1","f3"]})");
}

// As the wire says them: what could be mistaken bears a mark.
TEST(Lines, MarkWhatEachTermIs) {
  JsonWriter writer;
  wire::MarkedSink sink(writer);
  sink.decided_by(Seat{1});
  sink.line("mix", Seat{0}, Term::card("R4"), Term::cards("4", 2), Term::hidden(), Term::place(3),
            12, "red", Term::none());
  sink.decided_by(nobody);
  sink.line("own", Term::thing("castle", "k10"), Term::numbered("blazon", "b2", 2));
  sink.line("hand", Term::card("R4"), Term::card("R4"));
  EXPECT_EQ(writer.text(),
            R"("@2 mix @1 R4 4x2 ? #3 =12 :red -","own castle:k10 blazon=b2","hand R4 R4")");
  EXPECT_EQ(sink.ends().back(), writer.text().size());
}

TEST(Lines, OfPositionsCountCardsThatFollowEachOther) {
  JsonWriter writer;
  wire::MarkedSink sink(writer, wire::MarkedSink::Cards::counted);
  sink.line("hand", Seat{0}, Term::card("R4"), Term::card("R4"), Term::card("R5"), Term::hidden(),
            Term::hidden(), Term::hidden());
  sink.line("mix", Term::hidden(), Term::card("x1"), 3, Term::card("x1"), Term::card("x1"),
            Term::place(1), Term::place(1));
  sink.line("none");
  EXPECT_EQ(writer.text(), R"("hand @1 R4x2 R5 ?x3","mix ? x1 =3 x1x2 #1 #1","none")");
}

TEST(Lines, AreTheNotationWithoutTheirMarks) {
  EXPECT_EQ(wire::unmarked("@2 mix @1 R4 4x2 ? #3 =12 :red -"), "@2 mix @1 R4 4x2 ? #3 12 red -");
  EXPECT_EQ(wire::unmarked("own castle:k10 blazon=b2"), "own k10 b2");
  EXPECT_EQ(wire::unmarked("pass"), "pass");
  EXPECT_EQ(wire::unmarked(""), "");
}

}  // namespace
}  // namespace hastilude::tests
