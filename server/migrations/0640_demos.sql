create schema demos;
grant usage on schema demos to kandil_app;
alter default privileges in schema demos grant select, insert, update, delete on tables to kandil_app;

-- The subjects of demo classes, with their hours and limits. Their teachers are those of the subject with the same key.
create table demos.category (
  key text primary key check (key in ('coding', 'reading', 'speaking', 'maths')),
  is_open boolean not null,
  -- Hours in India at which a demo may start.
  weekday_hours int[] not null,
  weekend_hours int[] not null,
  grades int[] not null,
  -- Demos that may start at the same time. Null: as many as there are free teachers.
  capacity int check (capacity > 0),
  -- In production a demo is booked at least so long before its start.
  buffer_minutes int not null default 60 check (buffer_minutes between 0 and 1440),
  reschedule_limit int not null default 2 check (reschedule_limit between 0 and 20)
);

-- A day with other hours. No hours: closed on that day.
create table demos.day_hours (
  id text primary key,
  category_key text not null references demos.category,
  day date not null,
  hours int[] not null,
  reason text not null,
  is_demo boolean not null default false,
  unique (category_key, day)
);
create index day_hours_day on demos.day_hours (day desc nulls last, id desc);
create index day_hours_category_day on demos.day_hours (category_key, day desc nulls last, id desc);

create table demos.booking (
  id text primary key,
  -- The first booking of a demo that was moved: its own id where it was never moved. Links and calendars know the demo by it.
  root_id text not null,
  reschedule_of text references demos.booking on delete cascade,
  learner_id text not null,
  category_key text not null references demos.category,
  grade int not null,
  laptop text not null check (laptop in ('YES', 'NO', 'TABLET_PHONE')),
  state text not null check (state in ('HELD', 'BOOKED', 'IN_SESSION', 'ATTENDED', 'NO_SHOW', 'CANCELLED', 'RESCHEDULED', 'EXPIRED')),
  teacher_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  held_until timestamptz,
  -- The live session of the classroom, from the confirmation on.
  session_id text unique,
  -- Moves by the family. Moves by staff do not count.
  moves int not null default 0,
  -- Rises with every change that calendars must hear of.
  sequence int not null default 0,
  -- It was missed through a fault of ours, so it does not count.
  is_fault boolean not null default false,
  -- Why staff changed it.
  reason text,
  -- The teacher's words after the demo, for the parent.
  outcome_note text,
  created_at timestamptz not null,
  is_demo boolean not null default false,
  check (starts_at < ends_at),
  check ((held_until is not null) = (state = 'HELD')),
  -- A teacher is in one demo at a time. Webinars and classes are kept apart by the classroom's own constraint.
  constraint booking_teacher_is_busy exclude using gist (teacher_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('HELD', 'BOOKED', 'IN_SESSION'))
);
create unique index booking_of_learner on demos.booking (learner_id, category_key) where state in ('HELD', 'BOOKED', 'IN_SESSION');
create index booking_learner on demos.booking (learner_id, category_key, created_at desc);
create index booking_root on demos.booking (root_id, created_at desc);
create index booking_reschedule_of on demos.booking (reschedule_of) where reschedule_of is not null;
create index booking_held on demos.booking (held_until) where state = 'HELD';
create index booking_seated on demos.booking (starts_at) where state in ('HELD', 'BOOKED', 'IN_SESSION');
create index booking_starts on demos.booking (starts_at desc nulls last, id desc);
create index booking_state_starts on demos.booking (state, starts_at desc nulls last, id desc);
create index booking_category_starts on demos.booking (category_key, starts_at desc nulls last, id desc);
create index booking_teacher_starts on demos.booking (teacher_id, starts_at desc nulls last, id desc);

alter table classroom.session drop constraint session_kind_check;
alter table classroom.session add constraint session_kind_check check (kind in ('CLASS', 'EXTRA', 'AI_LESSON', 'WEBINAR', 'DEMO'));
