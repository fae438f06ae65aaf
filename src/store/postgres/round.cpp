#include "store/postgres/round.h"

#include <algorithm>
#include <iterator>

namespace hastilude::store {
namespace {

using Some = std::vector<const Job*>;

Some of_kind(std::span<const Job> jobs, Job::Kind kind) {
  Some some;
  for (const Job& job : jobs) {
    if (job.kind == kind) some.push_back(&job);
  }
  return some;
}

// The queries of all these as one bundle.
Bundle together(const Some& jobs) {
  if (jobs.front()->kind == Job::Kind::append) {
    std::vector<const Appending*> rows;
    for (const Job* const job : jobs) rows.push_back(&*job->rows);
    return append_bundle(rows);
  }
  Bundle bundle;
  for (const Job* const job : jobs)
    bundle.insert(bundle.end(), job->bundle.begin(), job->bundle.end());
  return bundle;
}

std::vector<Some> one_by_one(const Some& jobs) {
  std::vector<Some> groups;
  for (const Job* const job : jobs) groups.push_back({job});
  return groups;
}

// One round of questions, and what is to be told of them.
class Round {
 public:
  explicit Round(Link& link) : link_(link) {}

  struct Failed {
    Some jobs;
    Trouble trouble;
  };
  // Sends each group as a bundle; gives those that failed.
  std::vector<Failed> send(const std::vector<Some>& groups) {
    std::vector<Bundle> bundles;
    for (const Some& group : groups) bundles.push_back(together(group));
    const std::vector<Answers> all = link_.ask(bundles);
    std::vector<Failed> failed;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (all[i]) {
        finish(groups[i], *all[i]);
      } else {
        failed.push_back({groups[i], all[i].error()});
      }
    }
    return failed;
  }

  void spoil(const Job& job, const Trouble& trouble) { told_.push_back(job.spoiled(trouble)); }
  std::vector<Finish> told() && { return std::move(told_); }

 private:
  void finish(const Some& jobs, std::span<const Answer> answers) {
    for (const Job* const job : jobs) {
      if (job->kind == Job::Kind::append) {
        const std::string& table = job->rows->batch.rows.front().table;
        told_.push_back(job->appended(appended_in(answers.back(), table)));
        continue;
      }
      const std::span<const Answer> own = answers.first(job->bundle.size());
      answers = answers.subspan(job->bundle.size());
      try {
        told_.push_back(job->done(own));
      } catch (const PostgresDamage& error) {
        spoil(*job, {error.what(), Trouble::Extent::asked});
      } catch (const PostgresError& error) {
        spoil(*job, {error.what()});
      }
    }
  }

  Link& link_;
  std::vector<Finish> told_;
};

}  // namespace

std::vector<Finish> work_off(Link& link, std::span<const Job> jobs) {
  std::vector<Some> groups;
  for (const Job::Kind kind : {Job::Kind::append, Job::Kind::write}) {
    Some some = of_kind(jobs, kind);
    if (!some.empty()) groups.push_back(std::move(some));
  }
  // Reads behind all writes, so that they see them.
  for (const Job::Kind kind : {Job::Kind::alone, Job::Kind::read})
    std::ranges::copy(one_by_one(of_kind(jobs, kind)), std::back_inserter(groups));

  Round round(link);
  std::vector<Some> again;
  for (const Round::Failed& failed : round.send(groups)) {
    if (failed.jobs.size() == 1) {
      round.spoil(*failed.jobs.front(), failed.trouble);
    } else {
      std::ranges::copy(one_by_one(failed.jobs), std::back_inserter(again));
    }
  }
  for (const Round::Failed& failed : round.send(again))
    round.spoil(*failed.jobs.front(), failed.trouble);
  return std::move(round).told();
}

}  // namespace hastilude::store
