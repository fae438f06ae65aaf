#include "server/log.h"

#include <chrono>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace hastilude::server {
namespace {

spdlog::level::level_enum to_spdlog(Level level) {
  switch (level) {
    case Level::debug: return spdlog::level::debug;
    case Level::info: return spdlog::level::info;
    case Level::warning: return spdlog::level::warn;
    case Level::error: return spdlog::level::err;
    case Level::none: break;
  }
  return spdlog::level::off;
}

LogEar& log_ear() {
  static LogEar ear;
  return ear;
}

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> made = [] {
    auto log = spdlog::stderr_logger_mt("hastilude");
    log->set_pattern("{\"time\":\"%Y-%m-%dT%H:%M:%S.%eZ\",\"level\":\"%l\",%v}",
                     spdlog::pattern_time_type::utc);
    log->flush_on(spdlog::level::info);
    return log;
  }();
  return *made;
}

}  // namespace

void set_log_level(Level level) { logger().set_level(to_spdlog(level)); }

void set_log_ear(LogEar ear) { log_ear() = std::move(ear); }

void log(Level level, std::string_view event, std::initializer_list<Fact> facts) {
  spdlog::logger& log = logger();
  if (!log.should_log(to_spdlog(level)) && !log_ear()) return;
  boost::json::object object{{"event", event}};
  for (const Fact& fact : facts) {
    std::visit([&](const auto& value) { object[fact.key] = value; }, fact.value);
  }
  // Without its braces: time and level stand before it.
  const std::string text = boost::json::serialize(object);
  if (log_ear()) log_ear()(text);
  log.log(to_spdlog(level), "{}", std::string_view(text).substr(1, text.size() - 2));
}

}  // namespace hastilude::server
