-- Rows that a job could not work on: each is set aside with its reason, so that the others go on and staff see it.
create table platform.set_aside (
  job text not null,
  row_id text not null,
  reason text not null,
  failures int not null check (failures > 0),
  since timestamptz not null,
  failed_at timestamptz not null,
  -- When the job tries it again.
  retry_at timestamptz not null,
  primary key (job, row_id)
);
