// What is called later. Every callback says whose it is, and is dropped when that one is gone; a
// bare function is no callback, so nobody can forget to say it.
#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace hastilude::later {

template <class Call>
struct Guarded {
  std::weak_ptr<const void> owner;
  Call call;
};

template <class Call>
struct Unowned {
  Call call;
};

// A member, the last one, of whoever is called later.
class Lifetime {
 public:
  Lifetime() = default;
  Lifetime(const Lifetime&) = delete;
  Lifetime& operator=(const Lifetime&) = delete;

  template <class Call>
  Guarded<Call> guard(Call call) const {
    return {life_, std::move(call)};
  }

 private:
  const std::shared_ptr<const char> life_ = std::make_shared<const char>();
};

// For what touches nothing but what it holds itself.
template <class Call>
Unowned<Call> unowned(Call call) {
  return {std::move(call)};
}

// Copied on any thread; called on that of its owner, and let go there too: what it holds may be
// ended by the last one to let go. So a thread that worked for somebody gives back what it was
// handed (store/queue.h, ThinkingThreads).
template <class... Arguments>
class Later {
 public:
  Later() = default;
  template <class Call>
  Later(Guarded<Call> guarded)
      : call_([owner = std::move(guarded.owner),
               call = std::move(guarded.call)](const Arguments&... arguments) {
          if (!owner.expired()) call(arguments...);
        }) {}
  template <class Call>
  Later(Unowned<Call> unowned) : call_(std::move(unowned.call)) {}

  void operator()(const Arguments&... arguments) const { call_(arguments...); }
  explicit operator bool() const { return static_cast<bool>(call_); }

 private:
  std::function<void(const Arguments&...)> call_;
};

}  // namespace hastilude::later
