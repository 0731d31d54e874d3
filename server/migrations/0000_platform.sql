-- The base of every module: the application's role, change signals, sessions, idempotency, rate limits, jobs.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kandil_app') then
    create role kandil_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- two databases of one cluster migrate at the same time
end $$;

do $$
begin
  execute format('grant kandil_app to %I', current_user);
exception when others then null; -- a superuser needs no grant; a user who may not grant is refused when it connects
end $$;

create schema platform;
grant usage on schema platform to kandil_app;
alter default privileges in schema platform grant select, insert, update, delete on tables to kandil_app;

-- Notifies every process that something under a tag has changed. Attached to the tables that are cached:
--   create trigger … after insert or update or delete on … for each statement execute function platform.announce('catalogue')
create function platform.announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('kandil', tg_argv[0]);
  return null;
end $$;

create table platform.session (
  token_hash bytea primary key,
  principal jsonb not null,
  -- The person, so that all sessions of one person can be found and ended.
  subject text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_seconds int not null check (idle_seconds > 0),
  ends_at timestamptz not null,
  device text,
  -- A family sees its own sessions: the id ends one, the browser is shown.
  id text not null unique default gen_random_uuid()::text,
  browser text
);
create index session_subject on platform.session (subject);
-- Support sessions of a member of staff end with the member's own session.
create index session_of_looker on platform.session ((principal -> 'support' ->> 'staffId'))
  where principal -> 'support' is not null;
create index session_ends on platform.session (ends_at);

create table platform.idempotency (
  scope text not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_age on platform.idempotency (created_at);

-- Counts that must hold across processes and restarts (one-time codes above all). One row per counted thing and window.
create unlogged table platform.tally (
  subject text not null,
  window_start timestamptz not null,
  window_seconds int not null,
  count int not null,
  primary key (subject, window_seconds, window_start)
);
create index tally_age on platform.tally (window_start);

-- Everything that must be found later: writes of staff, refused identities.
create table platform.audit (
  id text primary key,
  at timestamptz not null,
  actor jsonb not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_subject on platform.audit (subject, at);
create index audit_action on platform.audit (action, at desc);
create index audit_staff on platform.audit ((actor ->> 'staffId'), at desc) where actor ->> 'kind' = 'staff';
create index audit_newest on platform.audit (at desc nulls last, id desc);
revoke update, delete on platform.audit from kandil_app;

-- Jobs and events are written here in the transaction that causes them, and moved to the queue a moment later, many at once.
-- Adding to the queue itself costs ten times as much, and its NOTIFY makes transactions that commit wait for each other.
create table platform.outbox (
  id bigint generated always as identity primary key,
  -- An event is one row, however many modules listen to it.
  tasks text[] not null,
  payload json not null,
  run_at timestamptz,
  key text,
  -- The age of the oldest job shows whether jobs reach the queue at all.
  written_at timestamptz not null default now()
);

-- Changes that staff have written and not published yet: one draft per thing.
create table platform.draft (
  resource text not null,
  id text not null,
  fields jsonb not null,
  -- The last writer: a new price is published by somebody else.
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (resource, id)
);

-- Every published edition of a thing, in order. A later edition replaces an earlier one; none is changed.
create table platform.edition (
  resource text not null,
  id text not null,
  no int not null check (no > 0),
  fields jsonb not null,
  -- Null: the state before its first publication in the console.
  published_by text,
  published_at timestamptz not null,
  reason text,
  primary key (resource, id, no)
);
revoke update, delete on platform.edition from kandil_app;

-- Rows that a job could not process. Each is set aside with its reason, so that the others go on and staff see it.
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
