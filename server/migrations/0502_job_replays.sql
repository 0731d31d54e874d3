-- A failed job that erases data or moves money is run again when a second member of staff agrees.
create table staff.job_replay (
  id text primary key,
  job_id text not null,
  task text not null,
  about text not null,
  last_error text,
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
create unique index job_replay_waiting on staff.job_replay (job_id) where status = 'WAITING';
create index job_replay_asked on staff.job_replay (asked_at desc nulls last, id desc);
create index job_replay_by_status on staff.job_replay (status, asked_at desc nulls last, id desc);
