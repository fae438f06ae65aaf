#include "wire/now.h"

#include "wire/marked.h"

namespace hastilude::wire {
namespace {

// The cards stand as they would in a line.
void pick_members(JsonWriter& json, const GameApi& game, const Pick& pick) {
  MarkedSink sink(json);
  json.name("move");
  write_pick(sink, pick);
  json.member("least", pick.least);
  json.member("most", pick.most);
  json.name("cards");
  json.open('"');
  bool first = true;
  for (std::size_t card = 0; card < game.card_names.size(); ++card) {
    for (int i = 0; i < pick.counts[card]; ++i) {
      if (!std::exchange(first, false)) json.bit(' ');
      json.bit(game.card_names[card]);
    }
  }
  json.close('"');
}

// Moves are told as they are sent to decide so, without the seat.
void choices_member(JsonWriter& json, const GameApi& game,
                    const std::optional<tables::ChoicesShown>& choices) {
  if (!choices) return json.member("choices", nullptr);
  MarkedSink sink(json);
  json.object("choices", [&] {
    json.member("must", choices->must);
    json.array("moves", [&] {
      for (const AnyMove& move : choices->moves) game.write(sink, move);
    });
    if (choices->picks.empty()) return;
    json.array("picks", [&] {
      for (const Pick& pick : choices->picks) json.object([&] { pick_members(json, game, pick); });
    });
  });
}

void held_member(JsonWriter& json, const GameApi& game, const std::optional<AnyMove>& held) {
  if (!held) return json.member("held", nullptr);
  json.name("held");
  MarkedSink sink(json);
  write_move(sink, game, *held);
}

// Left out where nobody is.
void seats_if_any(JsonWriter& json, std::string_view key, SeatSet seats) {
  if (!seats.empty()) seats_member(json, key, seats);
}

constexpr std::string_view name_of_asking(Asking asking) {
  switch (asking) {
    case Asking::turn: return "turn";
    case Asking::reaction: return "reaction";
    case Asking::offer: return "offer";
  }
  return {};
}

void question_member(JsonWriter& json, const std::optional<tables::QuestionShown>& question) {
  if (!question) return json.member("question", nullptr);
  json.object("question", [&] {
    json.member("kind", name_of_asking(question->kind));
    seats_member(json, "asked", question->asked);
    seats_if_any(json, "may", question->may);
    json.member("opened", question->opened);
    if (question->closes) json.member("closes", *question->closes);
    if (question->more_time) json.member("more_time", true);
    if (question->go_on) json.member("go_on", true);
  });
}

void clocks_member(JsonWriter& json, const std::vector<tables::ClockShown>& clocks) {
  if (clocks.empty()) return json.member("clocks", nullptr);
  json.array("clocks", [&] {
    for (const tables::ClockShown& clock : clocks) {
      json.object([&] {
        json.member("seat", clock.seat.number());
        json.member("left", clock.left);
        json.member("running", clock.running);
      });
    }
  });
}

void winners_member(JsonWriter& json, const tables::Now& now) {
  if (now.stage != tables::Stage::over) return json.member("winners", nullptr);
  seats_member(json, "winners", now.winners);
}

std::string_view key_of(std::string_view member) { return member.substr(0, member.find(':')); }

// How many of each list lie before the two agree again.
struct Gap {
  std::size_t dropped = 0;
  std::size_t put = 0;
};

// The shortest one; there is one at the latest where both end.
Gap gap_between(std::span<const std::string_view> old, std::span<const std::string_view> now) {
  const auto agree = [&](const Gap& gap) {
    const bool ended = gap.dropped == old.size();
    if (ended || gap.put == now.size()) return ended && gap.put == now.size();
    return old[gap.dropped] == now[gap.put];
  };
  for (std::size_t both = 0;; ++both) {
    for (Gap gap{0, both}; gap.dropped <= both; ++gap.dropped, --gap.put) {
      if (gap.dropped <= old.size() && gap.put <= now.size() && agree(gap)) return gap;
    }
  }
}

// What makes one list of facts the other, from the left: at a place so many go, and these come.
void write_edits(JsonWriter& json, std::string_view key, std::span<const std::string_view> old,
                 std::span<const std::string_view> now) {
  json.array(key, [&] {
    std::size_t place = 0;
    while (!old.empty() || !now.empty()) {
      const Gap gap = gap_between(old, now);
      if (gap.dropped + gap.put > 0) {
        json.array([&] {
          json.value(place);
          json.value(gap.dropped);
          for (const std::string_view fact : now.first(gap.put)) json.values_of(fact);
        });
      }
      // Where they agree, one step further, unless it was the end.
      const std::size_t step = gap.put < now.size() ? 1 : 0;
      place += gap.put + step;
      old = old.subspan(gap.dropped + step);
      now = now.subspan(gap.put + step);
    }
  });
}

}  // namespace

void absence_member(JsonWriter& json, const std::optional<tables::AbsenceShown>& absence) {
  if (!absence) return;
  json.object("absence", [&] {
    json.member("seat", absence->seat.number());
    json.member("from", absence->from);
    seats_if_any(json, "for_bot", absence->for_bot);
  });
}

// ---- the text

NowText::NowText(const Shown& shown, const tables::Now& now) {
  const GameApi& game = *shown.settings.game;
  JsonWriter json;
  const auto member = [&](auto&& write) {
    write();
    ends_.push_back(static_cast<std::uint32_t>(json.text().size()));
  };
  const auto facts = [&](std::string_view key, auto write_facts) {
    MarkedSink sink(json, MarkedSink::Cards::counted);
    std::size_t begin = 0;
    json.array(key, [&] {
      begin = json.text().size();
      if (now.view) write_facts(*now.view, sink);
    });
    return Facts{key, ends_.size(), static_cast<std::uint32_t>(begin), sink.ends()};
  };
  member([&] { json.member("stage", tables::name_of(now.stage)); });
  member([&] { member_or_null(json, "you", now.you); });
  member([&] { json.member("host", now.host); });
  member([&] { places_member(json, now.places, shown.name); });
  member([&] { position_ = facts("position", game.write_position); });
  member([&] { facts_ = facts("facts", game.write_facts); });
  member([&] { question_member(json, now.question); });
  member([&] { choices_member(json, game, now.choices); });
  member([&] { held_member(json, game, now.held); });
  member([&] { json.member("undo", now.undo); });
  member([&] { winners_member(json, now); });
  member([&] { member_or_null(json, "rematch", now.rematch.table); });
  member([&] { seats_if_any(json, "rematch_wanted", now.rematch.wanted); });
  member([&] { seats_if_any(json, "rematch_declined", now.rematch.declined); });
  member([&] { json.member("pace", now.pace); });
  member([&] {
    if (now.hurried) json.member("hurried", true);
  });
  member([&] {
    if (!now.share.empty()) json.member("share", now.share);
  });
  text_ = json.take();
  text_.shrink_to_fit();
}

// Without the comma before it.
std::string_view NowText::member(std::size_t index) const {
  const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
  const std::string_view text = std::string_view(text_).substr(begin, ends_[index] - begin);
  return text.starts_with(',') ? text.substr(1) : text;
}

// ---- what differs

void NowText::write_changes(JsonWriter& json, const NowText& from) const {
  for (std::size_t i = 0; i < ends_.size(); ++i) {
    const std::string_view now = member(i);
    const std::string_view then = from.member(i);
    if (now == then) continue;
    if (now.empty()) {
      json.values_of(std::string(key_of(then)) + ":null");
    } else if (i == position_.member) {
      write_edits(json, position_.key, from.list(from.position_), list(position_));
    } else if (i == facts_.member) {
      write_edits(json, facts_.key, from.list(from.facts_), list(facts_));
    } else {
      json.values_of(now);
    }
  }
}

std::vector<std::string_view> NowText::list(const Facts& facts) const {
  std::vector<std::string_view> list;
  list.reserve(facts.ends.size());
  std::size_t begin = facts.begin;
  for (const std::uint32_t end : facts.ends) {
    list.push_back(std::string_view(text_).substr(begin, end - begin));
    begin = end + 1;
  }
  return list;
}

// ---- what is sent

KnownNow next_now(const KnownNow& latest, const Shown& shown, const tables::Now& now) {
  auto next = std::make_shared<NowText>(shown, now);
  if (!latest) return next;
  if (*next == *latest) return latest;
  next->edition = latest->edition + 1;
  return next;
}

NowTold told(const tables::Now& now, KnownNow is, KnownNow known) {
  return {now.time, now.clocks, now.absence, std::move(is), std::move(known)};
}

NowTold told_once(const Shown& shown, const tables::Now& now) {
  return told(now, next_now({}, shown, now));
}

void now_member(JsonWriter& json, const NowTold& now) {
  json.object(now.known ? "changed" : "now", [&] {
    if (now.known && now.known->edition + 1 != now.is->edition)
      json.member("from", now.known->edition);
    json.member("edition", now.is->edition);
    json.member("time", now.time);
    if (!now.known || !now.clocks.empty()) clocks_member(json, now.clocks);
    absence_member(json, now.absence);
    if (now.known) {
      now.is->write_changes(json, *now.known);
    } else {
      now.is->write_members(json);
    }
  });
}

}  // namespace hastilude::wire
