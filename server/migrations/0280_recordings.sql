-- The class is recorded from its start on.
alter table classroom.session add column is_recorded boolean not null default true;

-- A film of a class, made by the live room. A teacher who stops it and starts it again makes another one.
create table classroom.recording (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  state text not null check (state in ('STARTING', 'RECORDING', 'SAVING', 'READY', 'FAILED', 'EXPIRED')),
  -- The live room's own id. Null: its answer has not come.
  room_ref text,
  asked_at timestamptz not null,
  -- The teacher who began it. Null: it began with the class.
  begun_by text,
  -- It is to end, whether or not the live room has heard of it.
  stop_asked_at timestamptz,
  -- When a job next asks the live room about it. Null: its state is final.
  look_at timestamptz,
  ended_at timestamptz,
  -- The film in the file storage.
  key text,
  type text,
  bytes bigint,
  length_seconds int,
  -- Why there is no film, for staff.
  problem text,
  -- The film is deleted then.
  expires_at timestamptz,
  -- Staff have taken it from families.
  is_removed boolean not null default false,
  check ((look_at is null) = (state in ('READY', 'FAILED', 'EXPIRED'))),
  check (state <> 'READY' or (key is not null and type is not null and length_seconds > 0 and expires_at is not null))
);
-- A class has one running recording.
create unique index recording_running on classroom.recording (session_id) where state in ('STARTING', 'RECORDING');
create index recording_session on classroom.recording (session_id, asked_at);
create index recording_look on classroom.recording (look_at) where look_at is not null;
create index recording_expires on classroom.recording (expires_at) where state = 'READY';
create index recording_asked on classroom.recording (asked_at, id);
create index recording_state on classroom.recording (state, asked_at, id);
