// A player that is a program of someone else. What is said between it and us: docs/bots.md.
#pragma once

#include "bots/outside/process.h"
#include "bots/player.h"

namespace hastilude::bots {

class OutsidePlayer : public Player {
 public:
  OutsidePlayer(std::string command, Manners manners)
      : command_(std::move(command)), manners_(std::move(manners)) {}

  // The program is started when it is first asked, and stays for the next game unless it fails.
  void begin(const Opening& opening) override;
  bool listens() const override { return true; }
  bool is_outside() const override { return true; }
  void see(const AnyMove& line) override { lines_.push_back(line); }
  void go_back(std::size_t lines) override;
  Answer answer(const Question& question, Random& random) override;
  void end() override;

 private:
  using Trouble = std::optional<Failure>;

  // A line, and many of one kind, without their ends.
  void say(const std::string& line);
  void say_lines(std::string_view kind, std::string_view lines);
  // How long its next answer may take.
  double allowed_seconds() const;
  bool game_time_is_up() const;
  Trouble start();
  Trouble greet();
  void tell_game();
  void tell_lines();
  Trouble overhear();
  Trouble ask(const Question& question, Random& random);
  Result<std::string, Failure> hear(Process::Clock::time_point until);
  Result<std::string, Failure> hear_answer(const Question& question);
  Answer understand(const Question& question, const std::string& said) const;
  void list(const Question& question, std::string_view words);
  Failure failed(const Failure& failure);
  Process::Clock::time_point from_now(double seconds) const;

  std::string command_;
  Manners manners_;
  std::optional<Opening> opening_;
  double used_seconds_ = 0;          // of this game
  std::vector<AnyMove> lines_;       // of this game
  std::optional<std::size_t> told_;  // how many of them it was told; nothing: not even the head
  std::unique_ptr<Process> process_;
};

}  // namespace hastilude::bots
