-- A practice set is a paper that is made for one learner after an attempt, from the bank. Staff lists leave it out.
alter table papers.paper
  add column learner_id text,
  add column attempt_id text,
  add constraint paper_of_learner check ((learner_id is null) = (attempt_id is null) and (learner_id is null or kind = 'PRACTICE'));
-- Two requests at once make one set.
create unique index paper_of_attempt on papers.paper (attempt_id) where attempt_id is not null;
create index paper_of_learner on papers.paper (learner_id, updated_at desc) where learner_id is not null;
grant delete on papers.paper to kandil_app;

drop index papers.paper_updated;
create index paper_updated on papers.paper (updated_at desc, id desc) where learner_id is null;
drop index papers.paper_open;
create index paper_open on papers.paper (closes_at) where status = 'PUBLISHED' and learner_id is null;
-- The papers that hold a question back from practice.
create index paper_questions on papers.paper using gin (jsonb_path_query_array(sections, '$[*].questions[*]'))
  where learner_id is null and kind <> 'PRACTICE' and status <> 'RETIRED';

-- The people who have edited a paper since it was published: they may not publish it.
alter table papers.paper add column editors text[] not null default '{}';
