-- When a job was written down, so that the age of the oldest one tells whether jobs are handed on to the queue at all.
alter table platform.outbox add column written_at timestamptz not null default now();
