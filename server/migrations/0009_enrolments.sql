create schema enrolments;
grant usage on schema enrolments to kandil_app;
alter default privileges in schema enrolments grant select, insert, update, delete on tables to kandil_app;

create table enrolments.enrolment (
  id text primary key,
  -- For links that must not be guessed.
  unique_id text not null unique,
  account_id text not null,
  learner_id text not null,
  bundle_id text not null,
  -- Courses of one group are variants of the same lessons: nobody needs two.
  asl_group text,
  plan_id text,
  order_id text unique,
  state text not null check (state in ('REGULAR', 'TRIAL', 'ALLOW', 'FREE_PASS')),
  starts_at timestamptz not null,
  valid_till timestamptz not null,
  -- Ended before its time, or found to be past it.
  ended_at timestamptz
);
-- One live enrolment of a kind for a learner in a course, however many pay for it at once.
create unique index enrolment_live on enrolments.enrolment (learner_id, bundle_id, state) where ended_at is null;
create index enrolment_learner on enrolments.enrolment (learner_id, id desc);
