create schema marking;
grant usage on schema marking to kandil_app;
alter default privileges in schema marking grant select, insert, update, delete on tables to kandil_app;

-- One marking of a written answer. Markers never learn whose answer it is.
create table marking.task (
  id text primary key,
  attempt_id text not null,
  learner_id text not null,
  paper_id text not null,
  question_id text not null,
  -- 1: the first marking. 2: the second of two. 3: it decides. From 4 on: the marks were challenged.
  no int not null check (no > 0),
  -- The teacher of the learner's batch; null: any member of staff.
  teacher_id text,
  status text not null default 'WAITING' check (status in ('WAITING', 'MARKED')),
  is_marked_twice boolean not null,
  -- When the attempt was submitted: one that was opened again has other answers.
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  marked_by text,
  marked_at timestamptz,
  -- Thousandths of a mark, and so are those of the lines: [{id, marks}].
  marks int check (marks >= 0),
  lines jsonb,
  -- To the learner.
  remark text not null default '',
  unique (attempt_id, question_id, no),
  check ((status = 'MARKED') = (marked_by is not null and marked_at is not null and marks is not null and lines is not null))
);
create index task_due on marking.task (due_at desc nulls last, id desc);
create index task_by_status on marking.task (status, due_at desc nulls last, id desc);
create index task_of_paper on marking.task (paper_id, due_at desc nulls last, id desc);
create index task_of_teacher on marking.task (teacher_id, due_at) where status = 'WAITING';
create index task_of_learner on marking.task (learner_id);
