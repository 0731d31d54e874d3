-- The ground every module stands on: the application's role, change signals, sessions, idempotency, rate limits.

do $$
begin
  if not exists (select from pg_roles where rolname = 'kandil_app') then
    create role kandil_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- two databases of one cluster migrating at once
end $$;

do $$
begin
  execute format('grant kandil_app to %I', current_user);
exception when others then null; -- a superuser needs no grant; whoever may not grant is told so when it connects
end $$;

create schema platform;
grant usage on schema platform to kandil_app;
alter default privileges in schema platform grant select, insert, update, delete on tables to kandil_app;

-- Tells every process that something under a tag has changed. Attached to the tables that are cached:
--   create trigger … after insert or update or delete on … for each statement execute function platform.announce('catalogue')
create function platform.announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('kandil', tg_argv[0]);
  return null;
end $$;

create table platform.session (
  token_hash bytea primary key,
  principal jsonb not null,
  -- Whose sessions these are, so that all of one person's can be found and ended.
  subject text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_seconds int not null check (idle_seconds > 0),
  ends_at timestamptz not null,
  device text
);
create index session_subject on platform.session (subject);

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

-- Who was refused for claiming to be somebody else, and every other act that must be findable later.
create table platform.audit (
  id text primary key,
  at timestamptz not null,
  actor jsonb not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_subject on platform.audit (subject, at);
revoke update, delete on platform.audit from kandil_app;
