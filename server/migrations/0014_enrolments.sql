create schema enrolments;
grant usage on schema enrolments to kandil_app;
alter default privileges in schema enrolments grant select, insert, update, delete on tables to kandil_app;

create table enrolments.enrolment (
  id text primary key,
  -- For links that nobody can guess.
  unique_id text not null unique,
  account_id text not null,
  learner_id text not null,
  bundle_id text not null,
  -- Courses of one group are variants of the same lessons: a learner needs only one.
  asl_group text,
  plan_id text,
  order_id text unique,
  state text not null check (state in ('REGULAR', 'TRIAL', 'ALLOW', 'FREE_PASS')),
  starts_at timestamptz not null,
  valid_till timestamptz not null,
  -- Ended early, or found to be past its end.
  ended_at timestamptz,
  -- The access while an instalment is late. Replay and notes are never taken away.
  access text not null default 'FULL' check (access in ('FULL', 'LIMITED', 'REPLAY_ONLY')),
  -- The order whose plan replaced this one. When its money goes back, this one runs again.
  superseded_by text,
  -- The one batch that was bought; null for the whole course.
  batch_id text,
  constraint enrolment_superseded_check check (superseded_by is null or ended_at is not null)
);
-- A learner has one live enrolment of a kind in a course, however many payments arrive at once.
create unique index enrolment_live on enrolments.enrolment (learner_id, bundle_id, state) where ended_at is null;
create index enrolment_learner on enrolments.enrolment (learner_id, id desc);
create index enrolment_superseded on enrolments.enrolment (superseded_by) where superseded_by is not null;
-- Export, erasure and merge of a household.
create index enrolment_account on enrolments.enrolment (account_id);
