-- A correction of one question in one paper: one person asks for it, another decides. Learning reference, section 3.
create table attempts.regrade (
  id text primary key,
  paper_id text not null,
  question_id text not null,
  kind text not null check (kind in ('KEY_CHANGED', 'KEY_ADDED', 'DROPPED', 'ALL_CORRECT')),
  -- The whole key as it is from the approval on. The last approved row of a question counts.
  key jsonb not null,
  -- How much it would move, counted when it was asked for.
  preview jsonb not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  -- Since when every attempt has its new marks.
  done_at timestamptz,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index regrade_waiting on attempts.regrade (paper_id, question_id) where status = 'WAITING';
create index regrade_asked on attempts.regrade (asked_at desc nulls last, id desc);
create index regrade_by_status on attempts.regrade (status, asked_at desc nulls last, id desc);
create index regrade_by_paper on attempts.regrade (paper_id, asked_at desc nulls last, id desc);
create index regrade_of_paper on attempts.regrade (paper_id, decided_at) where status = 'APPROVED';

-- Marks that a correction has moved, in thousandths.
create table attempts.score_revision (
  regrade_id text not null references attempts.regrade,
  attempt_id text not null references attempts.attempt on delete cascade,
  old_marks int not null,
  new_marks int not null,
  revised_at timestamptz not null,
  primary key (attempt_id, regrade_id),
  check (old_marks <> new_marks)
);
create index revision_of_regrade on attempts.score_revision (regrade_id);

-- "This question is wrong", with the learner's evidence. One for each learner and question of a paper; it costs nothing.
create table attempts.challenge (
  id text primary key,
  attempt_id text not null references attempts.attempt on delete cascade,
  learner_id text not null,
  paper_id text not null,
  question_id text not null,
  claim text not null check (claim in ('OTHER_KEY', 'SEVERAL_KEYS', 'NO_KEY', 'TEXT')),
  evidence text not null,
  -- It came after the window: staff read it, and nothing is owed.
  is_late boolean not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  answer text not null default '',
  made_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  unique (learner_id, paper_id, question_id),
  check ((status = 'OPEN') = (decided_at is null))
);
create index challenge_made on attempts.challenge (made_at desc nulls last, id desc);
create index challenge_by_status on attempts.challenge (status, made_at desc nulls last, id desc);
create index challenge_by_paper on attempts.challenge (paper_id, made_at desc nulls last, id desc);
create index challenge_by_lateness on attempts.challenge (is_late, made_at desc nulls last, id desc);
create index challenge_of_attempt on attempts.challenge (attempt_id);
create index challenge_of_question on attempts.challenge (paper_id, question_id);

-- A key may be challenged for so many days after the results; 0: not at all.
alter table papers.paper add column challenge_days int not null default 3 check (challenge_days between 0 and 30);
