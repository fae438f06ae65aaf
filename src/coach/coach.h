// What speaks for and against a decision, for whoever learns a game: reasons, each of them so in
// every world that fits what the seat sees and remembers. A reason is a line in a sink, a kind and
// terms; the words are the page's. Where nothing of what it knows is worth saying, it is silent.
#pragma once

#include "core/sink.h"
#include "match/question.h"

namespace hastilude::coach {

// What is so whatever is decided.
void write_reasons(const match::Question& question, Sink& sink);

// What comes of a legal decision, if nobody cancels it.
void write_reasons(const match::Question& question, const AnyMove& move, Sink& sink);

}  // namespace hastilude::coach
