-- Decisions of staff about one attempt, with their reasons in the audit.
alter table attempts.attempt add column extra_minutes int not null default 0 check (extra_minutes >= 0);
-- Papers whose sections have minutes of their own: the end of the time for each question. Null: the end of the attempt.
alter table attempts.attempt add column question_ends jsonb;
create index attempt_started on attempts.attempt (started_at desc nulls last, id desc);
create index attempt_of_learner_started on attempts.attempt (learner_id, started_at desc nulls last, id desc);
drop index attempts.allowance_granted;
create index allowance_granted on attempts.allowance (granted_at desc nulls last, id desc);
create index allowance_by_learner on attempts.allowance (learner_id, granted_at desc nulls last, id desc);
create index attempt_of_paper_started on attempts.attempt (paper_id, started_at desc nulls last, id desc);
create index attempt_by_status on attempts.attempt (status, started_at desc nulls last, id desc);

-- A line that staff say to everybody who writes a paper.
create table attempts.broadcast (
  id text primary key,
  paper_id text not null,
  text text not null,
  said_by text not null,
  said_at timestamptz not null
);
create index broadcast_of_paper on attempts.broadcast (paper_id, said_at desc);

-- Signs of a paper with integrity SIGNALS. Rows are only added; they are kept for 90 days.
create table attempts.signal (
  id bigint generated always as identity primary key,
  attempt_id text not null references attempts.attempt on delete cascade,
  kind text not null check (kind in ('TAB_HIDDEN', 'TAB_SHOWN', 'FULLSCREEN_LEFT', 'PASTE', 'RESIZE', 'DEVICE_TAKEN_OVER')),
  question_id text,
  -- How long the tab was hidden.
  ms int,
  -- The learner's own clock.
  client_at timestamptz not null,
  received_at timestamptz not null
);
create index signal_of_attempt on attempts.signal (attempt_id, id);
create index signal_received on attempts.signal (received_at);
revoke update on attempts.signal from kandil_app;
alter table papers.paper add column integrity text not null default 'NONE' check (integrity in ('NONE', 'SIGNALS'));
