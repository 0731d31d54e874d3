create schema clients;
grant usage on schema clients to kandil_app;
alter default privileges in schema clients grant select, insert, update, delete on tables to kandil_app;

-- Companies whose programs call us.
create table clients.organisation (
  id text primary key,
  name text not null,
  -- Families with this tag are the organisation's.
  partner_code text,
  technical_contact text not null,
  -- Approved by a second person.
  scopes text[] not null default '{}',
  is_sandbox boolean not null default false,
  is_active boolean not null,
  created_at timestamptz not null
);
create index organisation_partner on clients.organisation (partner_code) where is_active;
create index organisation_created on clients.organisation (created_at desc nulls last, id desc);
create index organisation_name on clients.organisation (name desc nulls last, id desc);

create table clients.scope_request (
  id text primary key,
  organisation_id text not null references clients.organisation,
  scopes text[] not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index scope_request_waiting on clients.scope_request (organisation_id) where status = 'WAITING';
create index scope_request_asked on clients.scope_request (asked_at desc nulls last, id desc);
create index scope_request_organisation on clients.scope_request (organisation_id, asked_at desc nulls last, id desc);

-- Only the hash of a key is stored. Two work at a time, so that one can take the other's place without a pause.
create table clients.api_key (
  id text primary key,
  organisation_id text not null references clients.organisation,
  place int not null check (place in (1, 2)),
  name text not null,
  hash bytea not null unique,
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_key_live on clients.api_key (organisation_id, place) where revoked_at is null;
create index api_key_created on clients.api_key (created_at desc nulls last, id desc);
create index api_key_organisation on clients.api_key (organisation_id, created_at desc nulls last, id desc);

create table clients.target (
  id text primary key,
  organisation_id text not null references clients.organisation,
  url text not null,
  types text[] not null,
  secret bytea not null,
  -- Messages are signed with both until then.
  old_secret bytea,
  old_secret_till timestamptz,
  is_active boolean not null,
  created_at timestamptz not null,
  check ((old_secret is null) = (old_secret_till is null))
);
create index target_created on clients.target (created_at desc nulls last, id desc);
create index target_organisation on clients.target (organisation_id, created_at desc nulls last, id desc);

-- An event as it is sent. The key makes a repeated report of one event a single row.
create table clients.event (
  id text primary key,
  organisation_id text not null references clients.organisation,
  type text not null,
  key text not null,
  -- Null for an event about no learner.
  learner_id text,
  data jsonb not null,
  at timestamptz not null,
  unique (organisation_id, key)
);
create index event_learner on clients.event (learner_id) where learner_id is not null;
create index event_at on clients.event (at);

create table clients.delivery (
  id text primary key,
  event_id text not null references clients.event on delete cascade,
  target_id text not null references clients.target,
  organisation_id text not null,
  type text not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'DEAD')),
  -- Tries since it was made or replayed.
  tries int not null default 0,
  begun_at timestamptz not null,
  next_try_at timestamptz,
  last_try_at timestamptz,
  status int,
  fault text,
  created_at timestamptz not null,
  unique (event_id, target_id),
  check ((state = 'WAITING') = (next_try_at is not null))
);
create index delivery_due on clients.delivery (target_id, next_try_at) where state = 'WAITING';
create index delivery_created on clients.delivery (created_at desc nulls last, id desc);
create index delivery_state on clients.delivery (state, created_at desc nulls last, id desc);
create index delivery_organisation on clients.delivery (organisation_id, created_at desc nulls last, id desc);
create index delivery_target on clients.delivery (target_id, created_at desc nulls last, id desc);

-- The families of a partner, in order.
create index tag_partner on partners.tag (partner, account_id);
-- Enrolments whose time is over and whose end is not written down.
create index enrolment_past on enrolments.enrolment (valid_till) where ended_at is null;
