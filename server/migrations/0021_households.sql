alter table accounts.account
  -- Who uses this number, in their own words. Null: not asked yet.
  add column held_by text check (held_by in ('PARENT', 'STUDENT')),
  -- What this account may do beyond what every household may.
  add column permissions text[] not null default '{}',
  add column email_verified_at timestamptz,
  -- Erased: kept as the owner of invoices and ledger lines, without a number or an address.
  add column erased_at timestamptz;

alter table accounts.learner
  -- Nobody's date of birth is asked: the year tells a child from an adult.
  add column birth_year int check (birth_year between 1900 and 2200),
  -- Since when a guardian's consent stands. The ledger of consents has the whole story; this is its last word.
  add column consented_at timestamptz,
  add column school text,
  add column erased_at timestamptz,
  -- When the family last said in which class the learner is, or that it will say so later.
  add column grade_confirmed_at timestamptz;

-- Guardians with a number of their own, beside the household the learner lives in. Many to many.
create table accounts.guardian (
  account_id text not null references accounts.account,
  learner_id text not null references accounts.learner,
  -- The account that let this one in.
  added_by text not null,
  since timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, learner_id)
);
create index guardian_learner on accounts.guardian (learner_id) where ended_at is null;

create schema households;
grant usage on schema households to kandil_app;
alter default privileges in schema households grant select, insert, update, delete on tables to kandil_app;

-- Whoever proves this number by logging in may become a guardian of this learner.
create table households.invitation (
  id text primary key,
  learner_id text not null,
  phone text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  accepted boolean
);
create unique index invitation_open on households.invitation (learner_id, phone) where answered_at is null;
create index invitation_phone on households.invitation (phone) where answered_at is null;

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('guardian-invited', 'SMS', 'en', '1107170000000000211', null, 'You are asked to join a child''s Kandil account as a parent. Log in with this number to answer: {link}'),
  ('guardian-invited', 'SMS', 'hi', '1107170000000000212', null, 'आपको एक बच्चे के Kandil खाते में अभिभावक के रूप में बुलाया गया है। जवाब देने के लिए इसी नंबर से लॉग इन करें: {link}');
