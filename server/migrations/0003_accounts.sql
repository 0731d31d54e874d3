create schema accounts;
grant usage on schema accounts to kandil_app;
alter default privileges in schema accounts grant select, insert, update, delete on tables to kandil_app;

-- A phone is a household.
create table accounts.account (
  id text primary key,
  -- E.164
  phone text not null unique,
  email text,
  pin_code text,
  state_code text,
  created_at timestamptz not null
);

create table accounts.learner (
  id text primary key,
  account_id text not null references accounts.account,
  first_name text,
  last_name text,
  grade int,
  stream text,
  board text,
  target text,
  exam_targets text[] not null default '{}',
  language text,
  created_at timestamptz not null
);
create index learner_account on accounts.learner (account_id);

-- One row for each code that was asked for. The code itself is nowhere.
create table accounts.verification (
  id text primary key,
  purpose text not null,
  phone text not null,
  -- The browser that asked: nobody else may answer.
  device text not null,
  code_hmac bytea not null,
  sends int not null,
  tries_left int not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index verification_age on accounts.verification (expires_at);
