-- The teacher takes no questions for now.
alter table classroom.session add column is_chat_locked boolean not null default false;

-- A learner's question to the teacher. The others see it once the teacher has shown it.
create table classroom.learner_question (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  -- Without contact details: they are masked before.
  text text not null,
  asked_at timestamptz not null,
  shown_at timestamptz
);
create index learner_question_session on classroom.learner_question (session_id, asked_at);
create index learner_question_learner on classroom.learner_question (learner_id);

create table classroom.question_vote (
  question_id text not null references classroom.learner_question on delete cascade,
  learner_id text not null,
  primary key (question_id, learner_id)
);
create index question_vote_learner on classroom.question_vote (learner_id);

-- A question that the teacher puts to the class, or a poll.
create table classroom.class_question (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  kind text not null check (kind in ('POLL', 'SCQ', 'MCQ', 'NUMERIC')),
  text text not null,
  options text[] not null,
  -- The right options by their places, or the right number and how far an answer may be off. Null for a poll.
  key jsonb,
  opened_at timestamptz not null,
  -- No answer counts from then on.
  closes_at timestamptz not null,
  check (opened_at <= closes_at),
  check ((kind = 'POLL') = (key is null))
);
create index class_question_session on classroom.class_question (session_id, opened_at);

-- One answer of each learner.
create table classroom.inclass_answer (
  session_id text not null references classroom.session on delete cascade,
  question_id text not null references classroom.class_question on delete cascade,
  learner_id text not null,
  choices int[] not null,
  number double precision,
  is_right boolean,
  at timestamptz not null,
  primary key (session_id, question_id, learner_id)
);
create index inclass_answer_learner on classroom.inclass_answer (learner_id);
create index inclass_answer_question on classroom.inclass_answer (question_id);
