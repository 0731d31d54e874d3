-- Pages count a course's tests from the papers: a change of a paper is a change of courses. A paper that was made for one learner is in
-- no course.
create trigger paper_announced after insert or update of status, kind, grades, bundle_ids, is_free, languages, opens_at, closes_at
  on papers.paper for each row when (new.learner_id is null) execute function platform.announce('catalogue');
create trigger paper_deleted after delete on papers.paper
  for each row when (old.learner_id is null) execute function platform.announce('catalogue');
