-- A learner's place in a class: one, on the device that took it last.
create table classroom.seat (
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  -- Names the visit of the device that holds the place. Another device that takes it has another one.
  visit text not null,
  taken_at timestamptz not null,
  seen_at timestamptz not null,
  -- Since when the hand is up.
  hand_at timestamptz,
  -- The teacher lets the learner speak.
  may_speak boolean not null default false,
  -- A removed learner stays out of this class.
  removed_at timestamptz,
  removed_because text,
  primary key (session_id, learner_id)
);
create index seat_learner on classroom.seat (learner_id);

-- When a learner was in the room: by the room's webhooks, one row for each visit, and by the page's heartbeats, one row for each
-- stretch without a gap. Rows overlap; attendance unites them.
create table classroom.presence (
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  source text not null check (source in ('WEBHOOK', 'HEARTBEAT')),
  -- The room's id of the visit, or the place's visit and the first heartbeat.
  visit text not null,
  -- Null: the webhook has not arrived.
  joined_at timestamptz,
  left_at timestamptz,
  primary key (session_id, learner_id, source, visit)
);
create index presence_learner on classroom.presence (learner_id);

-- The outcome for each learner of the class, written once after it, and corrected with a reason.
create table classroom.attendance (
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  present_ms bigint not null check (present_ms >= 0),
  is_attended boolean not null,
  is_late boolean not null,
  left_early boolean not null,
  primary key (session_id, learner_id)
);
create index attendance_learner on classroom.attendance (learner_id);

create table classroom.attendance_correction (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  learner_id text not null,
  was_attended boolean not null,
  is_attended boolean not null,
  reason text not null,
  teacher_id text,
  at timestamptz not null
);
create index attendance_correction_learner on classroom.attendance_correction (learner_id);
create index attendance_correction_session on classroom.attendance_correction (session_id, at);

-- Attendance is recorded once.
alter table classroom.session add column recorded_at timestamptz;
-- Classes that have begun and that a job must still end or record.
create index session_unrecorded on classroom.session (ends_at) where recorded_at is null and status <> 'CANCELLED';
create index session_teacher on classroom.session (teacher_id, starts_at);
-- Classes that were over before places in class existed have no attendance.
update classroom.session set status = 'ENDED', recorded_at = now() where ends_at < now() and status = 'SCHEDULED';
