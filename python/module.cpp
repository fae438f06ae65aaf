// The Python module `hastilude`; its types stand in hastilude.pyi, what it is for in
// docs/python.md.
#include <pybind11/functional.h>
#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "values.h"

namespace py = pybind11;

namespace hastilude::python {
namespace {

// Python wants hashes that fit a signed word.
template <class Value>
py::ssize_t python_hash(const Value& value) {
  return static_cast<py::ssize_t>(hash_of(value.text()));
}

Options options_in(const py::kwargs& words) { return words.cast<Options>(); }

void bind_game(py::module_& module) {
  py::class_<GameApi, std::unique_ptr<GameApi, py::nodelete>>(module, "Game")
      .def_property_readonly("name", [](const GameApi& game) { return std::string(game.name); })
      .def_readonly("least_players", &GameApi::least_players)
      .def_readonly("most_players", &GameApi::most_players)
      .def_readonly("rules_version", &GameApi::rules_version)
      .def(
          "start",
          [](const GameApi& game, int players, const py::kwargs& options) {
            return start(game, players, options_in(options));
          },
          py::arg("players") = 2)
      .def("__repr__",
           [](const GameApi& game) { return "hastilude.game('" + std::string(game.name) + "')"; });
}

void bind_random(py::module_& module) {
  py::class_<Random>(module, "Random")
      .def(py::init<std::uint64_t>(), py::arg("seed"))
      .def("next", &Random::next)
      .def(
          "below",
          [](Random& random, std::uint64_t bound) {
            if (bound == 0) throw std::invalid_argument("nothing is below 0");
            return random.below(bound);
          },
          py::arg("bound"))
      .def("unit", &Random::unit);
}

void bind_move(py::module_& module) {
  py::class_<Move>(module, "Move")
      .def_property_readonly("text", &Move::text)
      .def_property_readonly("role", &Move::role)
      .def_property_readonly("seat", &Move::seat)
      .def(py::self == py::self)
      .def("__hash__", &python_hash<Move>)
      .def("__str__", &Move::text)
      .def("__repr__", [](const Move& move) { return "<Move " + move.text() + ">"; });
}

void bind_view(py::module_& module) {
  py::class_<View>(module, "View")
      .def_property_readonly("seat", &View::seat)
      .def_property_readonly("text", &View::text)
      .def_property_readonly("facts", &View::facts)
      .def("legal", &View::legal)
      .def(py::self == py::self)
      .def("__hash__", &python_hash<View>)
      .def("__str__", &View::text);
}

void bind_state(py::module_& module) {
  py::class_<State>(module, "State")
      .def_property_readonly(
          "game", [](const State& state) { return state.game; }, py::return_value_policy::reference)
      .def_property_readonly("players", &State::players)
      .def_property_readonly("options", &State::options)
      .def_property_readonly("due", &State::due)
      .def_property_readonly("actors", &State::actors)
      .def_property_readonly("asked", &State::asked)
      .def_property_readonly("winners", &State::winners)
      .def_property_readonly("text", &State::text)
      .def("legal", &State::legal, py::arg("seat") = py::none())
      .def("move", &State::read, py::arg("text"))
      .def("refusal", &State::refusal, py::arg("move"))
      .def("play", &State::played, py::arg("move"))
      .def("settle", &State::settled)
      .def("draw", &State::draw, py::arg("random"))
      .def("sample_move", &State::sample_move, py::arg("seat"), py::arg("random"))
      .def("odds", &State::odds, py::arg("move"))
      .def("outcomes", &State::outcomes)
      .def("view", &State::view, py::arg("seat") = py::none())
      .def("hash", [](const State& state) { return hash_of(state.text()); })
      .def(py::self == py::self)
      .def("__hash__", &python_hash<State>)
      .def("__str__", &State::text);
}

void bind_record(py::module_& module) {
  py::class_<Record>(module, "Record")
      .def_property_readonly(
          "game", [](const Record& record) { return record.record.head.game; },
          py::return_value_policy::reference)
      .def_property_readonly("names", &Record::names)
      .def_property_readonly("start", &Record::start)
      .def_property_readonly("reached", &Record::reached)
      .def_property_readonly("moves", &Record::moves)
      .def("text", &Record::text, py::arg("seat") = py::none(), py::kw_only(),
           py::arg("eyes") = "all", py::arg("legal") = false)
      .def("information", &Record::information, py::arg("seat") = py::none())
      .def("__str__", [](const Record& record) { return record.text({}, "all", false); });
}

void bind_match(py::module_& module) {
  py::class_<Question>(module, "Question")
      .def_property_readonly("seat", &Question::seat)
      .def_property_readonly("must", &Question::must)
      .def_property_readonly("view", &Question::view)
      .def("legal", &Question::legal)
      .def("fill", &Question::fill, py::arg("random"));
  py::class_<Match>(module, "Match")
      .def(py::init<const State&>(), py::arg("start"))
      .def(py::init<const Record&>(), py::arg("record"))
      .def_property_readonly("state", &Match::state)
      .def_property_readonly("over", &Match::over)
      .def_property_readonly("asked", &Match::asked)
      .def_property_readonly("out_of_turn", &Match::out_of_turn)
      .def("question", &Match::question, py::arg("seat"))
      .def("play", &Match::play, py::arg("move"))
      .def("go_on", &Match::go_on, py::arg("random"))
      .def("step", &Match::step, py::arg("random"), py::arg("decide"))
      .def("resign", &Match::resign, py::arg("seat"))
      .def("record", &Match::record)
      .def(
          "information",
          [](const Match& match, std::optional<int> seat) {
            return match.record().information(seat);
          },
          py::arg("seat") = py::none())
      .def("copy", [](const Match& match) { return match; });
}

}  // namespace
}  // namespace hastilude::python

PYBIND11_MODULE(hastilude, module) {
  using namespace hastilude;
  using namespace hastilude::python;
  module.doc() = "The rules of En Garde, Ivanhoe and the castles.";
  module.attr("__version__") = HASTILUDE_VERSION;
  py::register_exception<IllegalMove>(module, "IllegalMove", PyExc_ValueError);
  py::register_exception<RecordError>(module, "RecordError", PyExc_ValueError);
  bind_random(module);
  bind_move(module);
  bind_view(module);
  bind_game(module);
  bind_state(module);
  bind_record(module);
  bind_match(module);
  module.def("game", &game_named, py::arg("name"), py::return_value_policy::reference);
  module.def("games", [] {
    py::list games;
    for (const GameApi& game : games::all_games())
      games.append(py::cast(&game, py::return_value_policy::reference));
    return games;
  });
  module.def("read_records", &read_records, py::arg("text"));
  module.def("random_game", &random_game, py::arg("start"), py::arg("random"));
}
