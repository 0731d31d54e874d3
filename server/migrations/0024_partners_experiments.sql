create schema partners;
grant usage on schema partners to kandil_app;
alter default privileges in schema partners grant select, insert, update, delete on tables to kandil_app;

-- Companies whose customers come to us: television operators, schools, employers.
create table partners.partner (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,30}$'),
  name text not null,
  -- Signs the tokens its customers bring. Two while one is being replaced; none: it sends nobody.
  keys bytea[] not null default '{}',
  is_active boolean not null
);

-- A partner's customer who is one of our households. The partner's own number for them is kept as a hash alone.
create table partners.link (
  partner text not null references partners.partner,
  customer_hash bytea not null,
  account_id text not null,
  linked_at timestamptz not null,
  primary key (partner, customer_hash)
);
create index link_account on partners.link (account_id);

-- Tokens that were used, until they would have expired anyway.
create table partners.used_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Which partner or organisation a household came from. The first one stays.
create table partners.tag (
  account_id text primary key,
  partner text not null references partners.partner,
  tagged_at timestamptz not null
);

insert into partners.partner (code, name, is_active) values ('TATA_SKY', 'Tata Sky', true), ('CENTRE', 'Kandil learning centres', true);

create schema experiments;
grant usage on schema experiments to kandil_app;
alter default privileges in schema experiments grant select, insert, update, delete on tables to kandil_app;

-- What somebody was given first stays theirs: a browser's before login, a learner's after.
create table experiments.assignment (
  experiment text not null,
  subject text not null,
  number int not null check (number between 1 and 9),
  assigned_at timestamptz not null,
  primary key (experiment, subject)
);
