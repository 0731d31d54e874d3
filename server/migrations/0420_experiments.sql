-- Who takes part in an experiment, what each variant gets, and the guardrail that stops it.
alter table experiments.experiment
  -- Empty: all classes, all boards.
  add column grades int[] not null default '{}',
  add column boards text[] not null default '{}',
  -- The share of these people that takes part.
  add column percentage int not null default 100 check (percentage between 1 and 100),
  -- [{ "value": "A", "payload": ["USUAL"] }]
  add column variants jsonb not null default '[]',
  -- Left empty: it runs until somebody stops it.
  add column guardrail text check (guardrail in ('PAID', 'RETURNED')),
  add column guardrail_percent int not null default 20 check (guardrail_percent between 1 and 100),
  -- A variant with fewer learners says nothing yet.
  add column guardrail_least int not null default 200 check (guardrail_least >= 20),
  -- Results count the learners who joined since it was started last.
  add column counted_from timestamptz not null default 'epoch',
  -- Why the guardrail stopped it. Empty while it runs, and when a person stopped it.
  add column stopped_because text,
  add check (not (is_running and stopped_because is not null));

-- The outcome for a learner: the first order that was paid after the assignment, and the first money that went back.
alter table experiments.assignment
  add column paid_at timestamptz,
  add column returned_at timestamptz;
-- Results count learners, not browsers.
drop index experiments.assignment_number;
create index assignment_result on experiments.assignment (experiment, number, assigned_at) include (paid_at, returned_at)
  where subject like 'lrn%';

-- An experiment starts when a second person agrees.
create table experiments.start_request (
  id text primary key,
  experiment text not null references experiments.experiment,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index start_request_waiting on experiments.start_request (experiment) where status = 'WAITING';
create index start_request_asked on experiments.start_request (asked_at desc nulls last, id desc);
create index start_request_by_status on experiments.start_request (status, asked_at desc nulls last, id desc);
