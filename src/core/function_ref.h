// A reference to something callable, for functions that are not templates. It owns nothing and must
// not outlive what it refers to.
#pragma once

#include <type_traits>
#include <utility>

namespace hastilude {

template <class Signature>
class FunctionRef;

template <class Answer, class... Arguments>
class FunctionRef<Answer(Arguments...)> {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> &&
             std::is_invocable_r_v<Answer, Callable&, Arguments...>)
  constexpr FunctionRef(Callable&& callable)
      : object_(const_cast<void*>(static_cast<const void*>(&callable))),
        call_([](void* object, Arguments... arguments) -> Answer {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Arguments>(arguments)...);
        }) {}

  constexpr Answer operator()(Arguments... arguments) const {
    return call_(object_, std::forward<Arguments>(arguments)...);
  }

 private:
  void* object_;
  Answer (*call_)(void*, Arguments...);
};

}  // namespace hastilude
