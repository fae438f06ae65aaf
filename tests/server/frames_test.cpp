// WebSocket frames as RFC 6455 has them, each case on a socket of its own, written byte by byte.
#include <vector>

#include <gtest/gtest.h>

#include "server/running.h"

namespace hastilude::tests {
namespace {

constexpr int text = 1;
constexpr int binary = 2;
constexpr int next = 0;
constexpr int close = 8;
constexpr int ping = 9;
constexpr int pong = 10;

// A frame as it goes over the wire; every part of its head can be set wrong.
struct Frame {
  int opcode = text;
  std::string payload{};
  bool last = true;
  int reserved = 0;  // the three bits after it
  bool masked = true;
  int length_form = 0;  // 0: the shortest; else 2 or 8 bytes
};

std::string bytes_of(const Frame& frame) {
  const std::size_t size = frame.payload.size();
  const int form = frame.length_form != 0 ? frame.length_form
                   : size > 65'535        ? 8
                   : size > 125           ? 2
                                          : 1;
  std::string bytes(
      1, static_cast<char>((frame.last ? 0x80 : 0) | frame.reserved << 4 | frame.opcode));
  const int mask_bit = frame.masked ? 0x80 : 0;
  bytes += static_cast<char>(mask_bit | (form == 8   ? 127
                                         : form == 2 ? 126
                                                     : static_cast<int>(size)));
  for (int i = form == 1 ? -1 : form - 1; i >= 0; --i) bytes += static_cast<char>(size >> (8 * i));
  if (!frame.masked) return bytes + frame.payload;
  const std::string mask = "\x5a\xa5\x12\x7f";
  bytes += mask;
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(frame.payload[i] ^ mask[i % 4]);
  return bytes;
}

std::string closing(int code, const std::string& reason = {}) {
  return {std::string{static_cast<char>(code >> 8), static_cast<char>(code)} + reason};
}

// What came of it: an answer to a text (`taken`), a pong, or the end with this code; 0: without a
// word.
struct Outcome {
  bool taken = false;
  bool ponged = false;
  std::string pong_payload{};
  int code = -1;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

std::ostream& operator<<(std::ostream& out, const Outcome& outcome) {
  return out << (outcome.taken ? "taken " : "") << (outcome.ponged ? "ponged " : "")
             << outcome.code;
}

class Frames : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<Folder>();
    server_ = std::make_unique<Running>(
        folder_->file("data"),
        std::vector<std::string>{"--requests", "100000", "--requests-burst", "100000"});
  }
  static void TearDownTestSuite() {
    server_.reset();
    folder_.reset();
  }

  // Sends these bytes, and a ping behind them to see whether the server still listens.
  static Outcome outcome_of(const std::string& bytes) {
    ++cases;
    WebSocket socket(server_->port(), server_->origin());
    EXPECT_EQ(socket.status(), 101);
    socket.line().write(bytes + bytes_of({.opcode = ping, .payload = "end"}));
    Outcome outcome;
    while (true) {
      const std::optional<std::string> head = socket.line().read(2, 3000);
      if (!head) {
        if (outcome.code < 0) outcome.code = 0;
        return outcome;
      }
      std::size_t size = static_cast<unsigned char>((*head)[1]);
      if (size == 126) {
        const std::string more = socket.line().read(2).value_or(std::string(2, '\0'));
        size = static_cast<std::size_t>(static_cast<unsigned char>(more[0]) << 8 |
                                        static_cast<unsigned char>(more[1]));
      }
      const std::string payload = socket.line().read(size).value_or("");
      const int opcode = (*head)[0] & 0x0f;
      if (opcode == text) outcome.taken = true;
      if (opcode == close) {
        outcome.code = payload.size() < 2 ? 1005
                                          : static_cast<unsigned char>(payload[0]) << 8 |
                                                static_cast<unsigned char>(payload[1]);
        return outcome;
      }
      if (opcode != pong) continue;
      if (payload == "end") return outcome;
      outcome.ponged = true;
      outcome.pong_payload = payload;
    }
  }
  static Outcome outcome(const Frame& frame) { return outcome_of(bytes_of(frame)); }
  static int code_of(const Frame& frame) { return outcome(frame).code; }

  static inline const Outcome taken{.taken = true};
  static inline int cases = 0;
  static inline std::unique_ptr<Folder> folder_;
  static inline std::unique_ptr<Running> server_;
};

// ---- 5.2: lengths, masks, reserved bits and opcodes

TEST_F(Frames, OfEveryLengthAreTaken) {
  for (const std::size_t size :
       {0U, 1U, 124U, 125U, 126U, 127U, 128U, 255U, 256U, 1024U, 4095U, 4096U})
    EXPECT_EQ(outcome({.payload = std::string(size, 'x')}), taken) << size;
  for (const std::size_t size : {4097U, 65'535U, 65'536U})
    EXPECT_EQ(code_of({.payload = std::string(size, 'x')}), 1009) << size;
}

TEST_F(Frames, SayTheirLengthInTheFewestBytes) {
  EXPECT_EQ(code_of({.payload = "x", .length_form = 2}), 1002);
  EXPECT_EQ(code_of({.payload = std::string(125, 'x'), .length_form = 2}), 1002);
  EXPECT_EQ(code_of({.payload = "x", .length_form = 8}), 1002);
  EXPECT_EQ(code_of({.payload = std::string(300, 'x'), .length_form = 8}), 1002);
}

TEST_F(Frames, AreMasked) {
  for (const int opcode : {text, binary, ping, pong, close})
    EXPECT_EQ(code_of({.opcode = opcode, .payload = "ab", .masked = false}), 1002) << opcode;
}

TEST_F(Frames, LeaveReservedBitsAlone) {
  for (const int opcode : {text, binary, ping, pong, close}) {
    for (int bits = 1; bits < 8; ++bits)
      EXPECT_EQ(code_of({.opcode = opcode,
                         .payload = opcode == close ? closing(1000) : "x",
                         .reserved = bits}),
                1002)
          << opcode << ' ' << bits;
  }
}

TEST_F(Frames, UseNoUnknownOpcodes) {
  for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
    EXPECT_EQ(code_of({.opcode = opcode}), 1002) << opcode;
    EXPECT_EQ(code_of({.opcode = opcode, .payload = "x"}), 1002) << opcode;
  }
}

TEST_F(Frames, AreTexts) {
  EXPECT_EQ(code_of({.opcode = binary}), 1003);
  EXPECT_EQ(code_of({.opcode = binary, .payload = "{\"type\":\"ping\"}"}), 1003);
  EXPECT_EQ(outcome_of(bytes_of({.opcode = binary, .payload = "a", .last = false}) +
                       bytes_of({.opcode = next, .payload = "b"}))
                .code,
            1003);
}

// ---- 5.4: fragments

TEST_F(Frames, MayBeFragments) {
  const auto split = [](const std::vector<std::string>& parts) {
    std::string bytes;
    for (std::size_t i = 0; i < parts.size(); ++i)
      bytes += bytes_of(
          {.opcode = i == 0 ? text : next, .payload = parts[i], .last = i + 1 == parts.size()});
    return bytes;
  };
  EXPECT_EQ(outcome_of(split({"{\"type\":", "\"ping\"}"})), taken);
  EXPECT_EQ(outcome_of(split({"", "", "x"})), taken);
  EXPECT_EQ(outcome_of(split({"x", ""})), taken);
  EXPECT_EQ(outcome_of(split(std::vector<std::string>(100, "x"))), taken);
  EXPECT_EQ(outcome_of(split({"\xc3", "\xa9"})), taken) << "a letter may be split";
  EXPECT_EQ(outcome_of(split({std::string(2048, 'x'), std::string(2048, 'x')})), taken);
  EXPECT_EQ(outcome_of(split({std::string(2048, 'x'), std::string(2049, 'x')})).code, 1009);
  EXPECT_EQ(outcome_of(split({"\xc3", "x"})).code, 1007);
}

TEST_F(Frames, MayHaveControlsBetweenFragments) {
  const std::string first = bytes_of({.payload = "a", .last = false});
  const std::string rest = bytes_of({.opcode = next, .payload = "b"});
  const Outcome both{.taken = true, .ponged = true, .pong_payload = "now"};
  EXPECT_EQ(outcome_of(first + bytes_of({.opcode = ping, .payload = "now"}) + rest), both);
  EXPECT_EQ(outcome_of(first + bytes_of({.opcode = pong, .payload = "now"}) + rest), taken);
  EXPECT_EQ(outcome_of(first + bytes_of({.opcode = close, .payload = closing(1000)})).code, 1000);
}

TEST_F(Frames, GoOnOnlyWhereSomethingBegan) {
  EXPECT_EQ(code_of({.opcode = next, .payload = "x"}), 1002);
  EXPECT_EQ(code_of({.opcode = next, .payload = "x", .last = false}), 1002);
  EXPECT_EQ(code_of({.opcode = next}), 1002);
  EXPECT_EQ(
      outcome_of(bytes_of({.payload = "a"}) + bytes_of({.opcode = next, .payload = "b"})).code,
      1002);
  const std::string first = bytes_of({.payload = "a", .last = false});
  EXPECT_EQ(outcome_of(first + bytes_of({.payload = "b"})).code, 1002);
  EXPECT_EQ(outcome_of(first + bytes_of({.opcode = binary, .payload = "b"})).code, 1002);
  EXPECT_EQ(outcome_of(first + bytes_of({.payload = "b", .last = false})).code, 1002);
}

// ---- 5.5: controls

TEST_F(Frames, ArePingsAnsweredWithTheSame) {
  for (const std::size_t size : {0U, 1U, 64U, 124U, 125U}) {
    const std::string payload(size, 'p');
    EXPECT_EQ(outcome({.opcode = ping, .payload = payload}),
              (Outcome{.ponged = true, .pong_payload = payload}))
        << size;
  }
  const std::string bytes("\x00\xff\xfe\x80\x0a", 5);
  EXPECT_EQ(outcome({.opcode = ping, .payload = bytes}),
            (Outcome{.ponged = true, .pong_payload = bytes}));
}

TEST_F(Frames, ArePongsNobodyAskedForLetPass) {
  for (const std::size_t size : {0U, 1U, 125U})
    EXPECT_EQ(outcome({.opcode = pong, .payload = std::string(size, 'p')}), Outcome{}) << size;
}

TEST_F(Frames, AreControlsShortAndWhole) {
  for (const int opcode : {ping, pong, close}) {
    const std::string start = opcode == close ? closing(1000) : "";
    for (const std::size_t size : {126U, 127U, 1000U})
      EXPECT_EQ(
          code_of({.opcode = opcode, .payload = start + std::string(size - start.size(), 'x')}),
          1002)
          << opcode << ' ' << size;
    EXPECT_EQ(code_of({.opcode = opcode, .payload = start, .last = false}), 1002) << opcode;
  }
}

// ---- 7.4: closing

TEST_F(Frames, CloseWithKnownCodes) {
  for (const int code :
       {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999})
    EXPECT_EQ(code_of({.opcode = close, .payload = closing(code)}), code);
  EXPECT_EQ(code_of({.opcode = close}), 1000) << "no code: a normal end";
  EXPECT_EQ(code_of({.opcode = close, .payload = closing(1000, "good bye")}), 1000);
  EXPECT_EQ(code_of({.opcode = close, .payload = closing(1000, std::string(123, 'x'))}), 1000);
}

TEST_F(Frames, CloseWithNoOtherCodes) {
  for (const int code : {0, 1, 500, 999, 1004, 1005, 1006, 1016, 1100, 1999, 2000, 2999})
    EXPECT_EQ(code_of({.opcode = close, .payload = closing(code)}), 1002) << code;
  // The connection fails without an answer: Beast would say the same code.
  for (const int code : {5000, 5001, 10'000, 32'768, 65'535})
    EXPECT_EQ(code_of({.opcode = close, .payload = closing(code)}), 0) << code;
  EXPECT_EQ(code_of({.opcode = close, .payload = "x"}), 1002) << "half a code";
  EXPECT_EQ(code_of({.opcode = close, .payload = closing(1000, "\xff")}), 1002)
      << "Beast takes a reason that is no UTF-8 for a wrong frame";
}

TEST_F(Frames, AfterTheCloseAreNotHeard) {
  const Outcome outcome = Frames::outcome_of(bytes_of({.opcode = close, .payload = closing(1000)}) +
                                             bytes_of({.payload = "x"}));
  EXPECT_EQ(outcome, (Outcome{.code = 1000}));
}

// ---- 8.1: texts are UTF-8

TEST_F(Frames, CarryUtf8) {
  for (const char* right :
       {"caf\xc3\xa9", "\xe2\x82\xac", "\xf0\x9d\x84\x9e", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80",
        "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_EQ(outcome({.payload = right}), taken) << right;
}

TEST_F(Frames, CarryNothingElse) {
  for (const char* wrong : {"\x80",
                            "\xbf",
                            "a\x80",
                            "\xc3",
                            "\xe2\x82",
                            "\xf0\x9d\x84",
                            "\xc0\x80",
                            "\xc1\xbf",
                            "\xe0\x80\x80",
                            "\xe0\x9f\xbf",
                            "\xf0\x80\x80\x80",
                            "\xf0\x8f\xbf\xbf",
                            "\xed\xa0\x80",
                            "\xed\xbf\xbf",
                            "\xf4\x90\x80\x80",
                            "\xf5\x80\x80\x80",
                            "\xf8\x88\x80\x80\x80",
                            "\xfe",
                            "\xff",
                            "\xc3\x28",
                            "\xe2\x28\xa1",
                            "\xe2\x82\x28",
                            "\xf0\x28\x8c\xbc",
                            "\xf0\x90\x28\xbc"})
    EXPECT_EQ(code_of({.payload = wrong}), 1007) << wrong;
}

// ---- 4.2: the handshake

TEST_F(Frames, ComeAfterAHandshake) {
  using Headers = std::map<std::string, std::string>;
  const Headers right = {{"Upgrade", "websocket"},
                         {"Connection", "keep-alive, Upgrade"},
                         {"Sec-WebSocket-Version", "13"},
                         {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                         {"Origin", server_->origin()}};
  const auto answer = [&](const char* name, const char* value) {
    ++cases;
    Headers headers = right;
    if (value == nullptr) {
      headers.erase(name);
    } else {
      headers[name] = value;
    }
    return ask(server_->port(), {.path = "/play", .headers = headers});
  };
  const auto status = [&](const char* name, const char* value) {
    return answer(name, value).status;
  };
  EXPECT_EQ(status("X-Nothing", "x"), 101);
  EXPECT_EQ(status("Upgrade", "WebSocket"), 101);
  const Answered offered = answer("Sec-WebSocket-Extensions", "permessage-deflate");
  EXPECT_EQ(offered.status, 101);
  EXPECT_FALSE(offered.headers.contains("sec-websocket-extensions"))
      << "what is secret is compressed together with what others choose";
  EXPECT_EQ(status("Sec-WebSocket-Protocol", "chat"), 101);
  EXPECT_EQ(status("Upgrade", nullptr), 404) << "an ordinary request for a file that is not there";
  EXPECT_EQ(status("Upgrade", "h2c"), 404);
  EXPECT_EQ(status("Connection", nullptr), 404);
  EXPECT_EQ(status("Connection", "keep-alive"), 404);
  EXPECT_EQ(status("Origin", "http://evil.example"), 403);
  for (const char* key :
       {"", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZR==", "c2hvcnQ="})
    EXPECT_EQ(status("Sec-WebSocket-Key", key), 400) << key;
  EXPECT_EQ(status("Sec-WebSocket-Key", nullptr), 400);
  for (const char* version : {"12", "14", "0", "thirteen"})
    EXPECT_EQ(status("Sec-WebSocket-Version", version), 426) << version;
  EXPECT_EQ(status("Sec-WebSocket-Version", nullptr), 426);
  EXPECT_EQ(status("Content-Length", "5"), 400) << "frames follow, no body";
  for (const char* twice : {"13\r\nSec-WebSocket-Version: 12", "13\r\nOrigin: http://evil.example"})
    EXPECT_EQ(status("Sec-WebSocket-Version", twice), 400) << twice;
  EXPECT_EQ(status("Sec-WebSocket-Key",
                   "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
            400);
}

TEST_F(Frames, AreRefusedWithWhatWouldBeRight) {
  Answered answered =
      ask(server_->port(), {.path = "/play",
                            .headers = {{"Upgrade", "websocket"},
                                        {"Connection", "Upgrade"},
                                        {"Sec-WebSocket-Version", "12"},
                                        {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                        {"Origin", server_->origin()}}});
  EXPECT_EQ(answered.status, 426);
  EXPECT_EQ(answered.headers["sec-websocket-version"], "13");
  EXPECT_EQ(answered.headers["upgrade"], "websocket");
  EXPECT_NE(answered.headers["connection"].find("upgrade"), std::string::npos) << "RFC 9110, 7.8";
  EXPECT_TRUE(answered.headers.contains("content-security-policy"));
  EXPECT_FALSE(answered.headers.contains("server")) << answered.headers["server"];
}

// The last of this file.
TEST_F(Frames, AreTriedOften) { EXPECT_GE(cases, 150); }

}  // namespace
}  // namespace hastilude::tests
