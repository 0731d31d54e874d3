create schema support;
grant usage on schema support to kandil_app;
alter default privileges in schema support grant select, insert, update on tables to kandil_app;

-- Merges of two households. One member of staff requests it, another decides.
create table support.merge (
  id text primary key,
  from_account text not null,
  into_account text not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check (from_account <> into_account),
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index merge_waiting on support.merge (from_account) where status = 'WAITING';

-- Support sessions: a member of staff sees a family's pages, and the family sees that they did.
create table support.view (
  id text primary key,
  account_id text not null,
  learner_id text not null,
  staff_id text not null,
  -- The name that the family reads: "Meera, Support".
  shown_as text not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- Ended early.
  ended_at timestamptz,
  ended_by text check (ended_by in ('STAFF', 'FAMILY')),
  check ((ended_at is null) = (ended_by is null))
);
create index view_account on support.view (account_id, id desc);
