-- A picture that the teacher shows next to the camera. Its row is there before the file is.
create table classroom.slide (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  -- Its place among the slides of the class.
  no int not null check (no > 0),
  asked_at timestamptz not null,
  -- Null: the file has not arrived.
  kept_at timestamptz,
  -- In the file storage.
  key text,
  type text,
  width int,
  height int,
  unique (session_id, no),
  check ((kept_at is null) = (key is null)),
  check (key is null or (type is not null and width > 0 and height > 0))
);
create index slide_asked on classroom.slide (asked_at);

-- Which slide the class saw from when on. Null: none, because the teacher put it away or removed it.
create table classroom.slide_shown (
  session_id text not null references classroom.session on delete cascade,
  slide_id text references classroom.slide on delete set null,
  at timestamptz not null,
  primary key (session_id, at)
);
create index slide_shown_slide on classroom.slide_shown (slide_id);

-- The class counts down to it. Null: the teacher has set no timer.
alter table classroom.session add column timer_ends_at timestamptz;

-- The version in the bank of questions. Null: the teacher typed it.
alter table classroom.class_question add column version_id text;

-- The rooms that are open now.
create index session_running on classroom.session (starts_at desc nulls last, id desc) where has_room and status in ('OPEN', 'LIVE');
