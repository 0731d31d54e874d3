create schema classroom;
grant usage on schema classroom to kandil_app;
alter default privileges in schema classroom grant select, insert, update, delete on tables to kandil_app;

-- Text and ranges in one exclusion constraint.
create extension if not exists btree_gist;

-- One class at a set time. Batches of the same lessons sit in one class: the same teacher, subject and hour.
create table classroom.session (
  id text primary key,
  kind text not null check (kind in ('CLASS', 'EXTRA', 'AI_LESSON')),
  subject text not null,
  teacher_id text not null,
  -- The teacher whose class it was.
  substitute_for text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('SCHEDULED', 'OPEN', 'LIVE', 'ENDED', 'CANCELLED')),
  actual_start timestamptz,
  actual_end timestamptz,
  -- Why it was cancelled or changed: {"en": …}.
  reason jsonb,
  -- A make-up class names the class that was missed.
  makes_up_for text references classroom.session,
  -- Staff changed it, or added it. The generator leaves it as it is.
  is_by_hand boolean not null default false,
  -- Since when its reminders are planned.
  reminded_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check (actual_end is null or actual_start is not null),
  -- A teacher is never in two places.
  constraint session_teacher_is_busy exclude using gist (teacher_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('SCHEDULED', 'OPEN', 'LIVE'))
);
create index session_starts on classroom.session (starts_at);
create index session_unreminded on classroom.session (starts_at) where status = 'SCHEDULED' and reminded_at is null;

-- A batch's place in a class. Calendars know it by its uid, which stays when the class moves.
create table classroom.session_batch (
  uid text primary key,
  session_id text not null references classroom.session on delete cascade,
  batch_id text not null,
  bundle_id text not null,
  -- The day and hour of the timetable, and the batch's nth class of the subject on that day.
  slot_day date not null,
  slot_starts_at timestamptz not null,
  n int not null check (n > 0),
  -- Open to everybody through this batch.
  is_free boolean not null default false,
  -- Rises with every change that calendars must hear of.
  sequence int not null default 0
);
create index session_batch_session on classroom.session_batch (session_id);
create index session_batch_days on classroom.session_batch (batch_id, slot_day);

-- How far a batch's classes are generated. The row is locked while they are.
create table classroom.generated (
  batch_id text primary key,
  till timestamptz not null
);

-- Days without classes.
create table classroom.closure (
  id text primary key,
  kind text not null check (kind in ('HOLIDAY', 'EXAM_BREAK')),
  name jsonb not null,
  first_day date not null,
  last_day date not null,
  -- For courses of these boards and classes only. Empty: for all.
  boards text[] not null default '{}',
  grades int[] not null default '{}',
  is_active boolean not null default true,
  check (first_day <= last_day)
);
create index closure_days on classroom.closure (last_day) where is_active;

-- Classes of the timetable that could not be held: the teacher has another class then.
create table classroom.clash (
  id text primary key,
  batch_id text not null,
  subject text not null,
  teacher_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  found_at timestamptz not null
);
create index clash_batch on classroom.clash (batch_id);

-- Changes of a class after families could know of it.
create table classroom.session_change (
  id text primary key,
  session_id text not null,
  -- Only for the families of this batch. Null: of all batches of the class.
  batch_id text,
  kind text not null check (kind in ('ADDED', 'MOVED', 'SUBSTITUTED', 'CANCELLED', 'RESTORED')),
  was_starts_at timestamptz,
  was_teacher_id text,
  starts_at timestamptz not null,
  reason jsonb,
  at timestamptz not null
);
create index session_change_session on classroom.session_change (session_id);

-- The numbers that calendars heard of before classes were generated: a class begins with its own.
alter table onboarding.class_event set schema classroom;
