create schema partners;
grant usage on schema partners to kandil_app;
alter default privileges in schema partners grant select, insert, update, delete on tables to kandil_app;

-- Companies whose customers come to us: television operators, schools, employers.
create table partners.partner (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,30}$'),
  name text not null,
  -- They sign the tokens of its customers. Two while one is being replaced; without one it sends nobody.
  keys bytea[] not null default '{}',
  is_active boolean not null
);

-- A partner's customer who is one of our households. The partner's customer number is stored as a hash only.
create table partners.link (
  partner text not null references partners.partner,
  customer_hash bytea not null,
  account_id text not null,
  linked_at timestamptz not null,
  primary key (partner, customer_hash)
);
create index link_account on partners.link (account_id);

-- Used tokens, until they would have expired.
create table partners.used_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- The partner or organisation that a household came from. The first one stays.
create table partners.tag (
  account_id text primary key,
  partner text not null references partners.partner,
  tagged_at timestamptz not null
);
