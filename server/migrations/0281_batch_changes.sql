-- A learner was moved from one batch of a course to another.
create table enrolments.batch_change (
  id text primary key,
  enrolment_id text not null,
  learner_id text not null,
  bundle_id text not null,
  from_batch_id text,
  to_batch_id text not null,
  -- A family may do so twice a course.
  by text not null check (by in ('FAMILY', 'STAFF')),
  reason text,
  at timestamptz not null
);
create index batch_change_learner on enrolments.batch_change (learner_id, bundle_id);

-- A learner waits for a seat in a batch that is full. Whose turn it is gets an offer: a seat is held for them.
create table enrolments.batch_wait (
  id text primary key,
  batch_id text not null,
  bundle_id text not null,
  learner_id text not null,
  asked_at timestamptz not null,
  offered_until timestamptz,
  unique (batch_id, learner_id)
);
create index batch_wait_turn on enrolments.batch_wait (batch_id, asked_at, id);
create index batch_wait_learner on enrolments.batch_wait (learner_id);
create index batch_wait_offered on enrolments.batch_wait (offered_until) where offered_until is not null;
