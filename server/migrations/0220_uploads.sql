create schema uploads;
grant usage on schema uploads to kandil_app;
alter default privileges in schema uploads grant select, insert, update, delete on tables to kandil_app;

-- A file that a family sends: a photo or a PDF. It is private; its bytes are in the storage under its id.
create table uploads.file (
  id text primary key,
  account_id text not null,
  learner_id text not null,
  purpose text not null check (purpose in ('HELP', 'DOUBT')),
  name text not null,
  -- As announced, and from the moment it is kept the type of its bytes.
  type text not null,
  bytes int check (bytes > 0),
  width int,
  height int,
  is_downloadable boolean not null,
  state text not null check (state in ('OPEN', 'KEPT', 'REFUSED')),
  scan text not null default 'UNSCANNED' check (scan in ('UNSCANNED', 'CLEAN', 'INFECTED')),
  -- The thing it belongs to, "ticket/tic…"; null: it is deleted a day after it was announced.
  claimed_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (state <> 'KEPT' or bytes is not null),
  check (claimed_by is null or state = 'KEPT')
);
create index file_of_account on uploads.file (account_id, created_at);
create index file_of_learner on uploads.file (learner_id, created_at);
create index file_unclaimed on uploads.file (created_at) where claimed_by is null;
create index file_of_claim on uploads.file (claimed_by, id) where claimed_by is not null;
create index file_unscanned on uploads.file (id) where state = 'KEPT' and scan = 'UNSCANNED';
