#include "app/explain.h"

#include "embedded/help_texts.h"
#include "record/read.h"

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

std::string explain(std::string_view file, const record::Error& error) {
  std::string text = std::string(file) + ":" + std::to_string(error.line) + ": ";
  if (const auto* refused = std::get_if<record::Refused>(&error.why)) {
    return text + explain(*refused->game, refused->refusal) + "; " +
           std::string(refused->expected.view());
  }
  const Complaint& complaint = std::get<Complaint>(error.why);
  return text.append(complaint.what).append("; ").append(complaint.expected);
}

}  // namespace hastilude::app
