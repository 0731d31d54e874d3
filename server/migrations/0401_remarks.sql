-- A teacher's remark on a learner's month. Families read it once staff have approved it.
create table classroom.remark (
  id text primary key,
  learner_id text not null,
  teacher_id text not null,
  -- "2026-11".
  month text not null,
  text text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  -- For the teacher.
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  unique (teacher_id, month, learner_id)
);
create index remark_asked on classroom.remark (asked_at desc nulls last, id desc);
create index remark_by_status on classroom.remark (status, asked_at desc nulls last, id desc);
create index remark_by_teacher on classroom.remark (teacher_id, asked_at desc nulls last, id desc);
create index remark_by_learner on classroom.remark (learner_id, asked_at desc nulls last, id desc);
