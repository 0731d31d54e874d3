-- Ranges of the film that players leave out: [{"fromSec": 10, "toSec": 40}].
alter table classroom.recording add column hidden jsonb not null default '[]';

-- The film was deleted by two members of staff before its time. Its file follows.
alter table classroom.recording drop constraint recording_state_check, drop constraint recording_check;
alter table classroom.recording add constraint recording_state_check
  check (state in ('STARTING', 'RECORDING', 'SAVING', 'READY', 'FAILED', 'EXPIRED', 'DELETED'));
alter table classroom.recording add constraint recording_check
  check ((look_at is null) = (state in ('READY', 'FAILED', 'EXPIRED', 'DELETED')));

-- One member of staff asks for it, another decides.
create table classroom.recording_deletion (
  id text primary key,
  recording_id text not null references classroom.recording on delete cascade,
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
create unique index recording_deletion_waiting on classroom.recording_deletion (recording_id) where status = 'WAITING';
create index recording_deletion_asked on classroom.recording_deletion (asked_at desc nulls last, id desc);
create index recording_deletion_by_status on classroom.recording_deletion (status, asked_at desc nulls last, id desc);
create index recording_deletion_by_recording on classroom.recording_deletion (recording_id, asked_at desc nulls last, id desc);
