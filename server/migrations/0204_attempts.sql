create schema attempts;
grant usage on schema attempts to kandil_app;
alter default privileges in schema attempts grant select, insert, update, delete on tables to kandil_app;

-- One learner's attempt at a paper.
create table attempts.attempt (
  id text primary key,
  paper_id text not null,
  learner_id text not null,
  no int not null check (no > 0),
  status text not null check (status in ('IN_PROGRESS', 'SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED', 'VOID')),
  -- Raised each time it is opened: of two devices the one that opened it last goes on.
  epoch int not null default 0,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  submitted_at timestamptz,
  evaluated_at timestamptz,
  -- The form of the answer to each of its questions, by the question's id: options, number, pairs or text.
  answer_forms jsonb not null,
  -- Decides the order of options; null: as they are written.
  seed text,
  -- Thousandths of a mark; null until it is evaluated.
  marks int,
  max_marks int,
  rating int check (rating between 1 and 5),
  rating_text text,
  unique (paper_id, learner_id, no),
  check (expires_at > started_at),
  check ((status = 'EVALUATED') = (marks is not null) or status = 'VOID')
);
-- Several devices that start at once make one attempt.
create unique index one_live_attempt on attempts.attempt (paper_id, learner_id) where status = 'IN_PROGRESS';
create index attempt_of_learner on attempts.attempt (learner_id, started_at desc);
create index attempt_overdue on attempts.attempt (expires_at) where status = 'IN_PROGRESS';
create index attempt_of_paper on attempts.attempt (paper_id, marks) where status = 'EVALUATED' and no = 1;

-- The newest answer to a question: that of the highest (epoch, seq). Those that came too late are kept and not counted.
create table attempts.response (
  attempt_id text not null references attempts.attempt on delete cascade,
  question_id text not null,
  is_late boolean not null,
  epoch int not null,
  seq int not null,
  value jsonb,
  status text not null check (status in ('VISITED', 'ANSWERED', 'MARKED', 'ANSWERED_MARKED')),
  time_ms int not null,
  -- The learner's own clock, for questions about a test. Nothing is decided by it.
  client_at timestamptz not null,
  received_at timestamptz not null,
  primary key (attempt_id, question_id, is_late)
);

-- The outcome of each question, in the order of the paper.
create table attempts.score (
  attempt_id text not null references attempts.attempt on delete cascade,
  position int not null,
  section_id text not null,
  question_id text not null,
  outcome text not null check (outcome in ('CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'DROPPED', 'EXCESS', 'PENDING')),
  -- Thousandths of a mark.
  marks int not null,
  time_ms int not null,
  -- Why it could not be marked.
  fault text,
  primary key (attempt_id, question_id)
);
create index score_of_question on attempts.score (question_id);

-- More time for a learner in every paper, by a decision of staff.
create table attempts.allowance (
  id text primary key,
  learner_id text not null,
  minutes_per_hour int not null check (minutes_per_hour between 1 and 60),
  reason text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  is_active boolean not null default true
);
create index allowance_of_learner on attempts.allowance (learner_id) where is_active;
create index allowance_granted on attempts.allowance (granted_at desc, id desc);
