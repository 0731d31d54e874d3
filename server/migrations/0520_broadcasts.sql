-- Those for whom the room has no place watch the class as it is broadcast.
alter table classroom.session add column has_audience boolean not null default false;
-- The learners of its batches, counted half an hour before it. Null: not counted yet.
alter table classroom.session add column expected int check (expected >= 0);
create index session_uncounted on classroom.session (starts_at) where expected is null and status in ('SCHEDULED', 'OPEN');
create index session_audience on classroom.session (id) where has_audience and status = 'LIVE';

-- In the room, or watching.
alter table classroom.seat add column mode text not null default 'ROOM' check (mode in ('ROOM', 'HLS'));

-- A broadcast of a class, made by the live room: a playlist and its segments in the file storage. One that failed is followed by another one.
create table classroom.broadcast (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  state text not null check (state in ('STARTING', 'RUNNING', 'ENDING', 'ENDED', 'FAILED')),
  -- The live room's own id. Null: its answer has not come.
  room_ref text,
  asked_at timestamptz not null,
  -- It is to end, whether or not the live room has heard of it.
  stop_asked_at timestamptz,
  -- When a job next asks the live room about it. Null: its state is final.
  look_at timestamptz,
  ended_at timestamptz,
  -- Why it failed, for people who look into it.
  problem text,
  -- Since when its files are deleted.
  cleared_at timestamptz,
  check ((look_at is null) = (state in ('ENDED', 'FAILED'))),
  check ((ended_at is null) = (look_at is not null))
);
-- A class has one running broadcast.
create unique index broadcast_running on classroom.broadcast (session_id) where state in ('STARTING', 'RUNNING');
create index broadcast_session on classroom.broadcast (session_id, asked_at);
create index broadcast_look on classroom.broadcast (look_at) where look_at is not null;
create index broadcast_uncleared on classroom.broadcast (ended_at) where cleared_at is null and ended_at is not null;
