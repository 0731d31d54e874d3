-- Tests in school: learning specification, unshaped screen B2. Pupils have no account; they join with a code.
create schema inschool;
grant usage on schema inschool to kandil_app;
alter default privileges in schema inschool grant select, insert, update, delete on tables to kandil_app;

create table inschool.school (
  id text primary key,
  -- The number of the school in the government's directory.
  udise text not null unique check (udise ~ '^[0-9]{11}$'),
  name text not null,
  city text not null,
  -- Since when the school answers for its pupils' data, by an agreement with us. Without it no session starts.
  agreed_on date,
  agreement text not null default '',
  is_active boolean not null default true,
  updated_at timestamptz not null,
  is_demo boolean not null default false
);
create index school_updated on inschool.school (updated_at desc nulls last, id desc);

create table inschool.session (
  id text primary key,
  school_id text not null references inschool.school,
  paper_id text not null,
  -- Without letters and digits that look alike.
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  max_pupils int not null check (max_pupils between 1 and 500),
  -- The coordinator's four digits, under the key of the installation.
  pin_hash text not null,
  created_by text not null,
  created_at timestamptz not null,
  is_demo boolean not null default false,
  check (closes_at > opens_at)
);
create index session_opens on inschool.session (opens_at desc nulls last, id desc);
create index session_of_school on inschool.session (school_id, opens_at desc nulls last, id desc);

create table inschool.pupil (
  id text primary key,
  session_id text not null references inschool.session,
  -- A name, or any other word: the school knows who it is.
  alias text not null,
  class_name text not null,
  roll text not null,
  -- Class and roll number in small letters: who has joined joins once.
  seat text not null,
  -- The device that writes now holds the ticket.
  ticket_hash text not null unique,
  attempt_id text not null unique,
  -- The highest number up to which the server has every answer of this pupil.
  chain_seq int not null default 0,
  joined_at timestamptz not null,
  -- The learner who has taken over the result.
  learner_id text,
  claimed_at timestamptz,
  unique (session_id, seat),
  check ((learner_id is null) = (claimed_at is null))
);
create index pupil_joined on inschool.pupil (joined_at desc nulls last, id desc);
create index pupil_of_session on inschool.pupil (session_id, joined_at desc nulls last, id desc);
create index pupil_of_learner on inschool.pupil (learner_id) where learner_id is not null;

alter table papers.paper drop constraint paper_kind_check,
  add constraint paper_kind_check check (kind in ('CHAPTER', 'FULL', 'BENCHMARK', 'PRACTICE', 'IN_SCHOOL'));

-- Answers that were written without a connection count so long after the end, if none is missing.
alter table attempts.attempt add column grace_minutes int not null default 0 check (grace_minutes between 0 and 120);
