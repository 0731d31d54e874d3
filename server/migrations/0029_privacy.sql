create schema privacy;
grant usage on schema privacy to kandil_app;
alter default privileges in schema privacy grant select, insert, update, delete on tables to kandil_app;

-- Accounts that their families want to delete. They are logged out at once and erased when the grace period ends.
create table privacy.deletion (
  account_id text primary key,
  asked_at timestamptz not null,
  due_at timestamptz not null
);

-- Requests of people who cannot log in: an export of their data, or its deletion. One member of staff verifies the person,
-- another decides.
create table privacy.request (
  id text primary key,
  account_id text not null,
  kind text not null check (kind in ('EXPORT', 'ERASE')),
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  -- The deadline for the answer.
  due_at timestamptz not null,
  proof text check (proof in ('CODE', 'SEEN')),
  -- A description of the document that was seen, without its number.
  seen text,
  proven_by text,
  proven_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  note text,
  check (num_nulls(proof, proven_by, proven_at) in (0, 3)),
  check ((proof is not distinct from 'SEEN') = (seen is not null)),
  check ((status = 'WAITING') = (decided_by is null)),
  check (status <> 'APPROVED' or proven_at is not null),
  check (decided_by is distinct from asked_by)
);
create unique index request_waiting on privacy.request (account_id, kind) where status = 'WAITING';
