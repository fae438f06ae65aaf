#include "app/terminal/line_editor.h"

#include <algorithm>
#include <clocale>
#include <cstdio>

#include <histedit.h>
#include <langinfo.h>

#include "core/utf8.h"

namespace hastilude::app {
namespace {

constexpr int longest_history = 200;
constexpr char literal_mark = '\x01';
// The library's own answer to it would clear the sheet; functions that are added to it are never
// freed again.
constexpr char ctrl_l = '\x0c';

// The library counts columns by the locale, and where that is not installed or knows ASCII alone it
// would show names with accents as numbers.
void speak_utf8() {
  setlocale(LC_CTYPE, "");
  if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") setlocale(LC_CTYPE, "C.UTF-8");
}

// Marks escape codes as what takes no room.
std::string marked(std::string_view prompt) {
  std::string text;
  while (!prompt.empty()) {
    const bool code = prompt.front() == '\x1b';
    const std::size_t size =
        code ? std::min(prompt.find('m'), prompt.size() - 1) + 1 : prompt.find('\x1b');
    const std::string_view part = prompt.substr(0, size);
    text += code ? literal_mark + std::string(part) + literal_mark : std::string(part);
    prompt.remove_prefix(part.size());
  }
  return text;
}

std::size_t length_by(unsigned char lead) {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

}  // namespace

struct LineEditor::Library {
  explicit Library(Keys next) : keys(std::move(next)) {
    speak_utf8();
    HistEvent event{};
    ::history(history, &event, H_SETSIZE, longest_history);
    ::history(history, &event, H_SETUNIQUE, 1);
    el_set(line, EL_CLIENTDATA, this);
    el_set(line, EL_PROMPT_ESC, prompt_of, literal_mark);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_HIST, ::history, history);
    el_set(line, EL_GETCFN, next_letter);
    el_set(line, EL_BIND, "^I", "ed-unassigned", nullptr);
    el_set(line, EL_BIND, "^W", "ed-delete-prev-word", nullptr);
    el_set(line, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    el_source(line, nullptr);  // what somebody has set up for all programs
  }
  ~Library() {
    el_end(line);
    history_end(history);
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  static Library& of(EditLine* line) {
    void* data = nullptr;
    el_get(line, EL_CLIENTDATA, &data);
    return *static_cast<Library*>(data);
  }

  static char* prompt_of(EditLine* line) { return of(line).prompt.data(); }

  // A whole letter; bytes that are none are left out.
  static int next_letter(EditLine* line, wchar_t* letter) {
    Library& self = of(line);
    for (;;) {
      std::optional<char> byte = self.keys();
      if (!byte) return self.interrupt(End::interrupted);
      if (*byte == ctrl_l) return self.interrupt(End::redraw);
      std::string bytes(1, *byte);
      const std::size_t wanted = length_by(static_cast<unsigned char>(*byte));
      while (bytes.size() < wanted) {
        byte = self.keys();
        if (!byte) return self.interrupt(End::interrupted);
        if ((static_cast<unsigned char>(*byte) & 0xc0U) != 0x80U) break;
        bytes += *byte;
      }
      std::string_view rest = bytes;
      const std::optional<char32_t> point = take_character(rest);
      if (!point) continue;
      *letter = static_cast<wchar_t>(*point);
      return 1;
    }
  }

  // What was typed so far is kept: the library forgets it.
  int interrupt(End how) {
    stopped = how;
    const LineInfo* const info = el_line(line);
    typed.assign(info->buffer, info->lastchar);
    return -1;
  }

  Keys keys;
  EditLine* line = el_init("hastilude", stdin, stdout, stderr);
  History* history = history_init();
  std::string prompt;
  std::string typed;
  std::optional<End> stopped;
};

LineEditor::LineEditor(Keys keys) : library_(std::make_unique<Library>(std::move(keys))) {}
LineEditor::~LineEditor() = default;

LineEditor::Edited LineEditor::read(std::string_view prompt) {
  Library& self = *library_;
  self.prompt = marked(prompt);
  self.stopped.reset();
  el_resize(self.line);
  if (!self.typed.empty()) el_push(self.line, self.typed.c_str());
  // Else the keys of who types as soon as they see the prompt are still the terminal's to edit.
  el_set(self.line, EL_PREP_TERM, 1);
  int count = 0;
  const char* const text = el_gets(self.line, &count);
  if (self.stopped) return {*self.stopped};
  self.typed.clear();
  if (text == nullptr || count <= 0) return {End::end};
  std::string line(text, static_cast<std::size_t>(count));
  while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
  HistEvent event{};
  if (line.find_first_not_of(' ') != std::string::npos)
    history(self.history, &event, H_ENTER, line.c_str());
  return {End::line, std::move(line)};
}

void LineEditor::forget() {
  HistEvent event{};
  history(library_->history, &event, H_CLEAR);
  library_->typed.clear();
}

}  // namespace hastilude::app
