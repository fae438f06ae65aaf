// Puts the server together: store, threads, network.
#include <csignal>

#include "server/chance.h"
#include "server/descriptors.h"
#include "server/keeping.h"
#include "server/server.h"

namespace hastilude::server {

Chance true_chance() { return {drawn_by_chance, random_seed, random_secret}; }

std::optional<std::string> serve(const Settings& settings,
                                 const std::function<void(std::uint16_t port)>& ready,
                                 const Chance& chance) {
  set_log_level(settings.log_level);
  if (const std::optional<std::string> wrong = check(settings)) return wrong;
  // A file that may not grow and a log that nobody reads are errors like others, not the end.
  ::signal(SIGXFSZ, SIG_IGN);
  ::signal(SIGPIPE, SIG_IGN);
  if (!start_chance()) return "the system gives no random numbers";
  NetworkSettings net = settings.network;
  net.most_connections = make_room_for(net.most_connections);
  const std::unique_ptr<Network> network = make_network();
  Kept kept;
  if (std::optional<std::string> wrong =
          kept.open(settings.keeping, store::Visit::server,
                    [&network](Task task) { network->post(std::move(task)); }))
    return wrong;
  std::optional<ThinkingThreads> thinkers(std::in_place, settings.bot_threads, *network);
  Health health(*network, kept.store());
  Node node(*network, kept.store(), health, kept.herald());
  People people(*network, kept.store(), health, node);
  Means means{*network, kept.store(), *network, *thinkers, health, people, node, chance};
  Server server(means, settings, [&network] { network->finish(); });

  std::optional<std::string> wrong;
  server.hall().restore(unowned([&] {
    const Result<std::uint16_t, std::string> port = network->listen(net, server);
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
  kept.close();
  log(Level::info, "stopped");
  return wrong;
}

}  // namespace hastilude::server
