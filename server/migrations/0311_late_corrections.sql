-- Attendance that is corrected after the teacher's day: one member of staff asks for it, another decides.
create table classroom.late_correction (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  is_attended boolean not null,
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
create unique index late_correction_waiting on classroom.late_correction (session_id, learner_id) where status = 'WAITING';
create index late_correction_asked on classroom.late_correction (asked_at desc nulls last, id desc);
create index late_correction_by_status on classroom.late_correction (status, asked_at desc nulls last, id desc);
create index late_correction_by_session on classroom.late_correction (session_id, asked_at desc nulls last, id desc);
create index late_correction_by_learner on classroom.late_correction (learner_id, asked_at desc nulls last, id desc);
