-- A lesson led by AI: steps in a list, decision L-92.
create table lessons.ai_lesson (
  id text primary key,
  title text not null,
  subject text not null,
  -- The language of its films and texts.
  language text not null,
  -- As staff write them: core/modules/lessons/ai/step-row.ts.
  steps jsonb not null default '[]',
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);
create index ai_lesson_title on lessons.ai_lesson (title, id);
create index ai_lesson_subject on lessons.ai_lesson (subject, title, id);

-- The lesson that a session of the classroom holds, as it was when the first learner came or the session began.
create table lessons.ai_session (
  session_id text primary key,
  batch_id text not null,
  lesson_id text not null references lessons.ai_lesson,
  title text not null,
  language text not null,
  steps jsonb not null,
  -- The question of the classroom to which answers of a step belong: {"step": "cqn…"}.
  questions jsonb not null,
  starts_at timestamptz not null,
  -- Attendance counts until then: the shortest way is over.
  held_till timestamptz not null,
  -- Nobody is in it any more.
  closes_at timestamptz not null,
  closed_at timestamptz,
  check (starts_at < held_till and held_till <= closes_at)
);
create index ai_session_batch on lessons.ai_session (batch_id, lesson_id);
create index ai_session_lesson on lessons.ai_session (lesson_id);
create index ai_session_open on lessons.ai_session (closes_at) where closed_at is null;

-- The right answers of the class in percent, counted once for each branch.
create table lessons.ai_share (
  session_id text not null references lessons.ai_session on delete cascade,
  step_id text not null,
  percent int not null check (percent between 0 and 100),
  primary key (session_id, step_id)
);

-- A film plays in the learner's own browser, so nobody is busy while it does.
alter table classroom.session drop constraint session_teacher_is_busy;
alter table classroom.session add constraint session_teacher_is_busy
  exclude using gist (teacher_id with =, tstzrange(starts_at, ends_at) with &&)
  where (status in ('SCHEDULED', 'OPEN', 'LIVE') and kind <> 'AI_LESSON');
create index session_ai_due on classroom.session (starts_at) where kind = 'AI_LESSON' and status in ('SCHEDULED', 'OPEN');

alter table classroom.seat drop constraint seat_mode_check;
alter table classroom.seat add constraint seat_mode_check check (mode in ('ROOM', 'HLS', 'AI'));
-- When the learner first came. A later visit changes only taken_at.
alter table classroom.seat add column joined_at timestamptz;
update classroom.seat set joined_at = taken_at;
alter table classroom.seat alter column joined_at set default now(), alter column joined_at set not null;
