// Puts the server together: data folder, store, threads, network.
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/chance.h"
#include "server/server.h"
#include "server/store/sqlite.h"

namespace hastilude::server {
namespace {

// The folder of the data, held so that no second server works in it.
class Folder {
 public:
  Folder() = default;
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    if (lock_ >= 0) ::close(lock_);
  }

  // What went wrong, if anything did.
  std::optional<std::string> enter(const std::string& path) {
    // For nobody else to read: hands lie open in it.
    ::umask(077);
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) return "cannot make the folder " + path + ": " + error.message();
    const std::string file = path + "/lock";
    lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock_ < 0) return "cannot write in " + path + ": " + std::strerror(errno);
    if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
      return "another server works in " + path +
             "; end it first, or give this one another folder with --data";
    }
    return {};
  }

 private:
  int lock_ = -1;
};

}  // namespace

std::optional<std::string> serve(const Settings& settings,
                                 const std::function<void(std::uint16_t port)>& ready) {
  set_log_level(settings.log_level);
  if (!start_chance()) return "the system gives no random numbers";
  Folder folder;
  if (const std::optional<std::string> wrong = folder.enter(settings.data)) return wrong;

  const std::unique_ptr<Network> network = make_network();
  auto store = store::open_sqlite({.file = settings.data + "/hastilude.sqlite"},
                                  [&network](Task task) { network->post(std::move(task)); });
  if (!store) return store.error().what;
  std::optional<ThinkingThreads> thinkers(std::in_place, settings.bot_threads, *network);
  People people(*network, **store);
  Means means{*network, **store, *network, *thinkers, people, drawn_by_chance, random_seed};
  Server server(means, settings, [&network] { network->finish(); });

  std::optional<std::string> wrong;
  server.hall().restore(unowned([&] {
    const Result<std::uint16_t, std::string> port = network->listen(settings.network, server);
    if (port) {
      log(Level::info, "listening",
          {{"address", settings.network.address}, {"port", std::int64_t{*port}}});
      return ready(*port);
    }
    wrong = port.error();
    network->finish();
  }));
  network->run();
  // Threads first: what they still answer is not heard any more.
  thinkers.reset();
  (*store).reset();
  log(Level::info, "stopped");
  return wrong;
}

}  // namespace hastilude::server
