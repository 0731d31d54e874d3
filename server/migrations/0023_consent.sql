create schema consent;
grant usage on schema consent to kandil_app;
-- Consents and the notices they refer to are never changed.
alter default privileges in schema consent grant select, insert on tables to kandil_app;

-- The text a guardian reads before agreeing, in each version and language.
create table consent.notice (
  purpose text not null,
  version int not null check (version > 0),
  lang text not null,
  title text not null,
  body text not null,
  -- The consequence of a withdrawal.
  effect text not null,
  published_at timestamptz not null,
  primary key (purpose, version, lang)
);

create function consent.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is answered by a new entry, never changed' using errcode = '42501';
end $$;

-- Every consent and every refusal, in order. The last one counts.
create table consent.entry (
  id text primary key,
  -- The order of two answers of the same instant.
  no bigint generated always as identity,
  learner_id text not null,
  -- The account that answered: a guardian's, or an adult learner's own household.
  account_id text not null,
  purpose text not null,
  given boolean not null,
  notice_version int not null,
  lang text not null,
  -- How we knew that an adult answered, and the evidence for it.
  method text not null check (method in ('VERIFIED_PAYER', 'DECLARATION', 'SELF')),
  evidence jsonb not null default '{}',
  at timestamptz not null
);
create index entry_learner on consent.entry (learner_id, no desc);
create index consent_newest on consent.entry (at desc nulls last, id desc);
create trigger entry_stays before update or delete or truncate on consent.entry
  for each statement execute function consent.refuse();
