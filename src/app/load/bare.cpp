#include "app/load/bare.h"

#include <algorithm>
#include <semaphore>
#include <thread>

#include "app/load/client.h"
#include "app/load/signals.h"
#include "store/sqlite.h"
#include "table/row_text.h"

namespace hastilude::load {
namespace {

// What stands in the store after a step in En Garde; names as long as the server makes them.
std::string usual_payload() {
  return "played 1700000000000 @1 by " + std::string(16, 'x') +
         " act1000\n@1 forward 4\ndraw @1 5\n";
}

// A store that is waited for.
class Shelf {
 public:
  explicit Shelf(const std::string& file)
      : store_(store::open_sqlite({.file = file},
                                  [](const std::function<void()>& answer) { answer(); })) {
    if (!store_) throw Trouble("cannot commit anything for comparison: " + store_.error().what);
    // Nobody goes before the answer is there: it is waited for.
    (*store_)->rows(table, 0, later::unowned([this](const store::Outcome<store::Stored>& stored) {
                      if (stored) end_ = stored->end;
                      answered_.release();
                    }));
    wait();
  }

  void append() {
    const store::Row row{.table = table,
                         .sequence = end_.sequence + 1,
                         .format = tables::row_format,
                         .before = end_.hash,
                         .payload = payload_,
                         .time = 1'700'000'000'000};
    bool kept = false;
    (*store_)->append({.rows = {row}},
                      later::unowned([&](const store::Outcome<store::Appended>& appended) {
                        kept = appended && *appended == store::Appended::done;
                        answered_.release();
                      }));
    wait();
    if (!kept) throw Trouble("a row for comparison could not be stored; is the disk full?");
    end_ = {row.sequence, store::hash_of(row)};
  }

 private:
  static constexpr const char* table = "bare";

  void wait() {
    if (!answered_.try_acquire_for(patience))
      throw Trouble("the disk has not finished a commit in " + std::to_string(patience.count()) +
                    " s");
  }

  const std::string payload_ = usual_payload();
  std::binary_semaphore answered_{0};
  store::End end_;
  store::Outcome<std::unique_ptr<store::Store>> store_;
};

// Sleeps in short pieces, so that a signal is heard.
void rest(Clock::duration pause) {
  constexpr Clock::duration piece = std::chrono::milliseconds(100);
  for (Clock::duration left = pause; left > Clock::duration::zero(); left -= piece) {
    stop_if_asked();
    std::this_thread::sleep_for(std::min(left, piece));
  }
}

// Does it again and again for so long, each time after a pause, and times it.
template <class Work>
Latencies timed(Clock::duration length, Clock::duration pause, Work work) {
  Latencies latencies;
  const Clock::time_point end = Clock::now() + length;
  while (Clock::now() < end) {
    stop_if_asked();
    rest(pause);
    const Clock::time_point begin = Clock::now();
    work();
    latencies.add(Clock::now() - begin);
  }
  return latencies;
}

}  // namespace

Latencies bare_echo(const Address& address, Clock::duration length, Clock::duration pause) {
  Desk desk(address);
  Client page(desk, desk.new_guest());
  return timed(length, pause, [&page] {
    page.send(R"({"type":"ping"})");
    const std::string answer = page.receive();
    if (answer.find(R"("type":"pong")") == std::string::npos)
      throw Trouble("the server does not answer a ping: " + answer);
  });
}

Latencies bare_commit(const std::string& folder, Clock::duration length, Clock::duration pause) {
  Shelf shelf(folder + "/bare.sqlite");
  return timed(length, pause, [&shelf] { shelf.append(); });
}

}  // namespace hastilude::load
