// What bots have learnt and the program brings along: the files of the folder policies/. They are
// part of the program; in a browser the page hands those over that are needed.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

namespace hastilude::bots {

// A file of the folder, empty if there is none (in a browser: not yet).
std::string_view policy_file(std::string_view name);

// Files of this folder come before those of the program, for whoever is asked from now on; what is
// wrong with it, if anything. Not in a browser.
std::optional<std::string> take_policies_from(const std::string& folder);

// What such a file holds, read when it is first needed. All threads share it.
template <class T>
class Learnt {
 public:
  explicit Learnt(std::string name) : name_(std::move(name)) {}
  // Only while nobody reads it.
  Learnt(Learnt&& other) noexcept
      : name_(std::move(other.name_)), read_(other.read_.exchange(nullptr)) {}
  Learnt& operator=(Learnt&&) = delete;
  ~Learnt() { delete read_.load(); }

  // Nothing where there is no such file, or nothing that can be read.
  const T* find() const {
    if (const T* const ready = read_.load(std::memory_order_acquire)) return ready;
    const std::string_view text = policy_file(name_);
    if (text.empty()) return nullptr;
    auto read = T::read(text);
    if (!read) return nullptr;
    const T* const mine = new T(std::move(*read));
    const T* before = nullptr;
    if (read_.compare_exchange_strong(before, mine, std::memory_order_acq_rel)) return mine;
    delete mine;  // somebody else was quicker
    return before;
  }

 private:
  std::string name_;
  mutable std::atomic<const T*> read_ = nullptr;
};

}  // namespace hastilude::bots
