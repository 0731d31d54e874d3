create schema households;
grant usage on schema households to kandil_app;
alter default privileges in schema households grant select, insert, update, delete on tables to kandil_app;

-- A person who logs in with this number may become a guardian of this learner.
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
