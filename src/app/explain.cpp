#include "app/explain.h"

#include "embedded/help_texts.h"
#include "record/read.h"
#include "texts/retold.h"

namespace hastilude::app {
namespace {

// The text of a refusal: in the help, a line "- reason: text" with {1} and {2} for its subjects.
std::string_view refusal_template(const GameApi& game, std::string_view reason,
                                  std::string_view language) {
  const std::string_view help = help_text(game, language);
  const std::string start = "\n- " + std::string(reason) + ": ";
  const std::size_t at = help.find(start);
  if (at == std::string_view::npos) return {};
  const std::string_view text = help.substr(at + start.size());
  return text.substr(0, text.find('\n'));
}

std::string subject_text(const GameApi& game, const Subject& subject) {
  LineText line;
  switch (subject.kind) {
    case Subject::Kind::none: break;
    case Subject::Kind::card:
      line.add(game.card_names[static_cast<std::size_t>(subject.value)]);
      break;
    case Subject::Kind::seat: line.add(Seat{static_cast<std::uint8_t>(subject.value)}); break;
    case Subject::Kind::number: line.add(static_cast<int>(subject.value)); break;
  }
  return std::string(line.view());
}

}  // namespace

std::string_view help_page(std::string_view name, std::string_view language) {
  const std::string path = "docs/help/" + std::string(language) + "/" + std::string(name) + ".md";
  for (const embedded::File& file : embedded::help_texts()) {
    if (file.path == path) return file.contents;
  }
  return {};
}

std::string_view help_text(const GameApi& game, std::string_view language) {
  return help_page(game.name, language);
}

std::string explain(const GameApi& game, const Refusal& refusal, std::string_view language) {
  std::string text(refusal_template(game, game.reason_name(refusal.reason), language));
  for (std::size_t i = 0; i < refusal.subjects.size(); ++i) {
    const std::string_view mark = i == 0 ? "{1}" : "{2}";
    const std::string subject = subject_text(game, refusal.subjects[i]);
    for (std::size_t at = text.find(mark); at != std::string::npos;
         at = text.find(mark, at + subject.size())) {
      text.replace(at, mark.size(), subject);
    }
  }
  return text + " (" + game.rule_letter + std::to_string(refusal.rule) + ")";
}

namespace {

std::string sentence(const record::Refused& refused, const texts::Texts& say) {
  const std::string why = explain(*refused.game, refused.refusal, texts::code(say.language()));
  const std::string expected(refused.expected.view());
  const auto told = texts::retold(say, texts::Family::notation, expected);
  return say("clauses", {{"one", why}, {"other", told.value_or(expected)}});
}

std::string sentence(const Complaint& complaint, const texts::Texts& say) {
  return texts::complaint(say, complaint.what.view(), complaint.expected.view());
}

}  // namespace

std::string explain(std::string_view file, const record::Error& error, const texts::Texts& say) {
  const std::string what =
      std::visit([&](const auto& why) { return sentence(why, say); }, error.why);
  return say("terminal-file-line",
             {{"file", std::string(file)}, {"line", error.line}, {"what", what}});
}

}  // namespace hastilude::app
