-- Since when the reminders of a test of a course are planned; null: not yet.
alter table papers.paper add column reminded_at timestamptz;
create index paper_opening on papers.paper (opens_at) where status = 'PUBLISHED' and reminded_at is null;
-- The learners of a course, whichever batch they are in.
create index enrolment_of_course on enrolments.enrolment (bundle_id, learner_id) where ended_at is null;
