// The file in which an arena keeps its finished deal groups: first the settings, then a line for
// each group, in the order in which they were finished. It can be stopped at any moment and gone on
// with; a line that was cut off is played again.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "bots/arena/group.h"
#include "bots/arena/plan.h"
#include "core/result.h"

namespace hastilude::arena {

class ResultsFile {
 public:
  // Opens the file, or makes it; what is wrong, if it cannot be used for this plan.
  static Result<ResultsFile, std::string> open(const std::string& name, const Plan& plan);

  ResultsFile(ResultsFile&& other) noexcept;
  ResultsFile& operator=(ResultsFile&&) = delete;
  ~ResultsFile();

  // What was in it.
  const std::vector<DealGroup>& found() const { return found_; }
  // Keeps one more; what went wrong, if anything did.
  std::optional<std::string> keep(const DealGroup& group);

 private:
  ResultsFile(std::string name, int file) : name_(std::move(name)), file_(file) {}
  std::optional<std::string> take_over(const std::string& text, const Plan& plan);
  std::optional<std::string> append(const std::string& text);

  std::string name_;
  int file_;
  std::vector<DealGroup> found_;
};

}  // namespace hastilude::arena
