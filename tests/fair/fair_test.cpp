// Deals that can be checked: the primitives, what is found, and what is not overlooked.
#include <iomanip>
#include <sstream>

#include <gtest/gtest.h>
#include <sodium.h>

#include "fair/deal.h"
#include "fair/sealed_games.h"
#include "games/find.h"
#include "record/print.h"
#include "record/read.h"
#include "record/verify.h"
#include "support/files.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using fair::hex;
using record::Finding;

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// ---- SHA-256 and HMAC

// The examples of FIPS 180-4.
TEST(Sha256, GivesWhatTheStandardGives) {
  EXPECT_EQ(hex(fair::sha256("")),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(fair::sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(fair::sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex(fair::sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// RFC 4231, cases 1, 2, 3 and 6.
TEST(Hmac, GivesWhatTheStandardGives) {
  EXPECT_EQ(hex(fair::Hmac(bytes_of(std::string(20, '\x0b'))).tag("Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex(fair::Hmac(bytes_of("Jefe")).tag("what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex(fair::Hmac(bytes_of(std::string(20, '\xaa'))).tag(std::string(50, '\xdd'))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hex(fair::Hmac(bytes_of(std::string(131, '\xaa')))
                    .tag("Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

// What libsodium gives, for texts of every length around the size of a block.
TEST(Sha256, AgreesWithLibsodium) {
  ASSERT_GE(sodium_init(), 0);
  Random random(announced_seed("fair"));
  for (std::size_t length = 0; length < 300; ++length) {
    std::string text;
    while (text.size() < length) text += static_cast<char>(random.next());
    fair::Bytes32 theirs;
    crypto_hash_sha256(theirs.data(), bytes_of(text).data(), text.size());
    ASSERT_EQ(fair::sha256(text), theirs) << length;
    fair::Bytes32 key = fair::sha256(text);
    crypto_auth_hmacsha256(theirs.data(), bytes_of(text).data(), text.size(), key.data());
    ASSERT_EQ(fair::Hmac(key).tag(text), theirs) << length;
  }
}

TEST(Hex, IsReadAsItIsWritten) {
  const fair::Bytes32 bytes = fair::sha256("abc");
  EXPECT_EQ(fair::from_hex(hex(bytes)), bytes);
  EXPECT_FALSE(fair::from_hex(""));
  EXPECT_FALSE(fair::from_hex(hex(bytes) + "0"));
  EXPECT_FALSE(fair::from_hex(std::string(64, 'g')));
  // One spelling: a changed digit is a changed number.
  EXPECT_FALSE(fair::from_hex(std::string(64, 'A')));
}

// ---- what is found

record::Verdict verdict_on(const std::string& text) {
  const auto records = record::read_records(text);
  EXPECT_EQ(records.size(), 1U);
  if (records.size() != 1 || !records.front()) {
    ADD_FAILURE() << text;
    return {};
  }
  return record::verify(*records.front());
}

Finding finding_of(Cheat cheat) {
  switch (cheat) {
    case Cheat::secret: return Finding::secret;
    case Cheat::contribution: return Finding::contribution;
    case Cheat::withheld: return Finding::draw;
    case Cheat::swapped: return Finding::draw;
    case Cheat::start: return Finding::start;
    case Cheat::altered: return Finding::lines;
    default: return Finding::holds;
  }
}

TEST(Verify, FindsEveryCheatAndNoneWhereThereIsNone) {
  Random random(announced_seed("fair"));
  for (const GameApi& game : games::all_games()) {
    std::array<int, static_cast<std::size_t>(Cheat::count)> tried{};
    for (int i = 0; i < scaled(105); ++i) {
      const auto wanted = static_cast<Cheat>(i % static_cast<int>(Cheat::count));
      const SealedGame sealed = sealed_game(game, wanted, random);
      ++tried[static_cast<std::size_t>(sealed.cheat)];
      ASSERT_EQ(name_of(verdict_on(sealed.text).finding), name_of(finding_of(sealed.cheat)))
          << name_of(sealed.cheat) << '\n'
          << sealed.text;
    }
    for (const int times : tried) EXPECT_GT(times, 0) << game.name;
  }
}

TEST(Verify, SaysWhereADrawWasSwapped) {
  Random random(announced_seed("fair"));
  const SealedGame sealed = sealed_game(*games::find_game("engarde"), Cheat::swapped, random);
  ASSERT_EQ(sealed.cheat, Cheat::swapped);
  const record::Verdict verdict = verdict_on(sealed.text);
  EXPECT_EQ(verdict.number, verdict.drawn + 1 + (sealed.record.sealed->start != nobody ? 1 : 0));
  EXPECT_NE(verdict.said, verdict.due);
  EXPECT_NE(sealed.text.find(verdict.said + '\n'), std::string::npos);
  EXPECT_GT(verdict.line, 0);
}

TEST(Verify, SaysThatNothingWasSealedOrOpened) {
  Random random(announced_seed("fair"));
  const SealedGame sealed = sealed_game(*games::find_game("castles"), Cheat::none, random);
  std::string text = sealed.text;
  text.resize(text.find("\nsecret ") + 1);
  EXPECT_EQ(verdict_on(text).finding, Finding::unopened);
  const auto plain = record::read_records(
      "game engarde\nplayers 2\nstarter @1\ndeal @1 1 1 2 3 4\n"
      "deal @2 1 2 3 4 5\n");
  ASSERT_TRUE(plain.front());
  EXPECT_EQ(record::verify(*plain.front()).finding, Finding::unsealed);
}

// The vectors that docs/fairness.md gives others to try their checks on.
TEST(Verify, AgreesWithTheVectorsOfTheDocument) {
  const std::string document = read_text("docs/fairness.md");
  const std::size_t from = document.find("```\ngame ");
  ASSERT_NE(from, std::string::npos);
  const std::string text = document.substr(from + 4, document.find("```", from + 4) - from - 4);
  const record::Verdict verdict = verdict_on(text);
  EXPECT_EQ(verdict.finding, Finding::holds);
  EXPECT_EQ(verdict.drawn, 3);
  const record::Record record = *record::read_records(text).front();
  const record::Sealed& sealed = *record.sealed;
  const fair::Key key(
      {sealed.table, record::terms_text(*record.head.game, record.head.setup, nobody)},
      *sealed.secret, sealed.contributions());
  const auto is_told = [&](std::uint64_t number) {
    std::ostringstream digits;
    digits << std::hex << std::setw(16) << std::setfill('0') << number;
    EXPECT_NE(document.find("`" + digits.str() + "`"), std::string::npos) << digits.str();
  };
  for (int number = 1; number <= 3; ++number) is_told(key.seed(number));
  Random second(key.seed(2));
  is_told(second.next());
  is_told(second.next());
}

// Whether a changed text says the same: only names, which nobody promised, and nothing else.
bool says_the_same(const record::Record& a, const record::Record& b) {
  const auto without_names = [](const record::Record& record) {
    record::Record bare = record;
    bare.preamble.clear();
    bare.head.names = {};
    std::erase_if(bare.entries, [](const record::Entry& entry) {
      return entry.kind == record::Entry::Kind::name || entry.kind == record::Entry::Kind::comment;
    });
    return record::print_record(bare, Observer::spectator(), record::Legal::none) +
           record::print_record(bare, Observer::of(Seat{0}), record::Legal::none) +
           record::print_record(bare, Observer::of(Seat{1}), record::Legal::none);
  };
  return without_names(a) == without_names(b);
}

// Every character of some records is changed into others.
TEST(Verify, FindsEverySingleChange) {
  Random random(announced_seed("fair"));
  constexpr std::string_view others = "0a1@ -\n";
  for (const GameApi& game : games::all_games()) {
    SealedGame sealed = sealed_game(game, Cheat::none, random);
    for (int i = 0; i < 20; ++i) {
      const SealedGame other = sealed_game(game, Cheat::none, random);
      if (other.text.size() < sealed.text.size()) sealed = other;
    }
    int held = 0;
    for (std::size_t at = 0; at < sealed.text.size(); ++at) {
      for (const char c : others) {
        if (sealed.text[at] == c || (at % 3 != 0 && c != '0' && c != '1')) continue;
        std::string changed = sealed.text;
        changed[at] = c;
        for (const auto& read : record::read_records(changed)) {
          if (!read || record::verify(*read).finding != Finding::holds) continue;
          ++held;
          ASSERT_TRUE(says_the_same(*read, sealed.record)) << "at " << at << ":\n" << changed;
        }
      }
    }
    std::cout << game.name << ": " << sealed.text.size() << " characters, " << held
              << " changes that say the same\n";
  }
}

// Where whole lines change places or go, that is found too.
TEST(Verify, FindsEveryLineThatIsMissing) {
  Random random(announced_seed("fair"));
  const SealedGame sealed = sealed_game(*games::find_game("engarde"), Cheat::none, random);
  for (std::size_t from = 0; from < sealed.text.size();) {
    const std::size_t end = sealed.text.find('\n', from) + 1;
    std::string changed = sealed.text;
    changed.erase(from, end - from);
    for (const auto& read : record::read_records(changed)) {
      const bool holds = read && record::verify(*read).finding == Finding::holds;
      EXPECT_FALSE(holds) << sealed.text.substr(from, end - from);
    }
    from = end;
  }
}

// ---- what everyone's word is worth

TEST(Deal, AnyContributionChangesEverything) {
  const fair::Occasion occasion{"t1", "game engarde\nrules 1\nplayers 2\n"};
  const fair::Bytes32 secret = fair::sha256("server");
  fair::Contributions contributions;
  const fair::Key alone(occasion, secret, contributions);
  contributions[1] = fair::sha256("person");
  const fair::Key together(occasion, secret, contributions);
  contributions[0] = std::exchange(contributions[1], {});
  const fair::Key elsewhere(occasion, secret, contributions);
  EXPECT_NE(alone.seed(1), together.seed(1));
  EXPECT_NE(elsewhere.seed(1), together.seed(1));
  EXPECT_NE(alone.seed(1), alone.seed(2));
}

TEST(Deal, ACommitmentIsForOneSeatOfOneTable) {
  const fair::Occasion occasion{"t1", "game engarde\nrules 1\nplayers 2\n"};
  const fair::Occasion other{"t2", occasion.terms};
  const fair::Bytes32 secret = fair::sha256("server");
  const fair::Bytes32 own = fair::sha256("person");
  const fair::Bytes32 commitment = fair::commitment_of(occasion, secret);
  EXPECT_NE(commitment, fair::commitment_of(other, secret));
  const fair::Bytes32 of_first = fair::commitment_of(occasion, commitment, Seat{0}, own);
  EXPECT_NE(of_first, fair::commitment_of(occasion, commitment, Seat{1}, own));
  EXPECT_NE(of_first, fair::commitment_of(occasion, fair::sha256("x"), Seat{0}, own));
}

}  // namespace
}  // namespace hastilude::tests
