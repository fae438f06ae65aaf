#include "app/terminal/keeper.h"

#include "app/files.h"
#include "record/print.h"

namespace hastilude::app {
namespace {

std::string text_of(const record::Record& record) {
  return record::print_record(record, Observer::all(), record::Legal::none);
}

}  // namespace

std::optional<std::string> Keeper::save(const record::Record& record, const std::string& file,
                                        const texts::Texts& say) {
  std::string text = text_of(record);
  if (std::optional<std::string> trouble = write_file(file, text, say)) return trouble;
  file_ = file;
  saved_ = std::move(text);
  return {};
}

std::optional<std::string> Keeper::keep(const record::Record& record, const texts::Texts& say) {
  if (when_ != When::always || has_all(record)) return {};
  return save(record, file_, say);
}

bool Keeper::has_all(const record::Record& record) const { return saved_ == text_of(record); }

std::string shell_word(const std::string& file) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+,:@%";
  if (!file.empty() && file.find_first_not_of(plain) == std::string::npos) return file;
  std::string word = "'";
  for (const char c : file) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace hastilude::app
