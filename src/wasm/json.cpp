// Boost.JSON in one piece, for browsers: there it is no library to be linked. What it would throw
// does not happen: it is asked to report errors, and memory that runs out ends the engine anyway.
#ifdef __wasm__
#include <cstdlib>

#include <boost/json/src.hpp>

namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
#endif
