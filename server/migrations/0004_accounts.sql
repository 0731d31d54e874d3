create schema accounts;
grant usage on schema accounts to kandil_app;
alter default privileges in schema accounts grant select, insert, update, delete on tables to kandil_app;

-- A phone number is a household.
create table accounts.account (
  id text primary key,
  -- E.164
  phone text not null unique,
  email text,
  pin_code text,
  state_code text,
  created_at timestamptz not null,
  -- Who uses this number, as they say. Null: not asked yet.
  held_by text check (held_by in ('PARENT', 'STUDENT')),
  -- Permissions beyond those of every household.
  permissions text[] not null default '{}',
  email_verified_at timestamptz,
  -- Erased: kept as the owner of invoices and ledger lines, without a number or an address.
  erased_at timestamptz,
  -- Two households that are one family: the emptied one points to the one that stays.
  merged_into text references accounts.account check (merged_into <> id)
);
create index account_merged on accounts.account (merged_into) where merged_into is not null;
create index account_created on accounts.account (created_at desc nulls last, id desc);

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
  created_at timestamptz not null,
  -- We do not ask for a date of birth: the year is enough to tell a child from an adult.
  birth_year int check (birth_year between 1900 and 2200),
  -- Since when a guardian's consent holds. consent.entry has the whole history; this is its last state.
  consented_at timestamptz,
  school text,
  erased_at timestamptz,
  -- When the family last confirmed the learner's class, or postponed it.
  grade_confirmed_at timestamptz,
  -- When we noticed that a child had become an adult: set once, with the message.
  told_grown_up_at timestamptz
);
create index learner_account on accounts.learner (account_id);
create index learner_birth_year on accounts.learner (birth_year) where told_grown_up_at is null and erased_at is null;

-- Guardians with a number of their own, along with the household the learner lives in. Many to many.
create table accounts.guardian (
  account_id text not null references accounts.account,
  learner_id text not null references accounts.learner,
  -- The account that added this one.
  added_by text not null,
  since timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, learner_id)
);
create index guardian_learner on accounts.guardian (learner_id) where ended_at is null;
