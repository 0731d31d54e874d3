create schema profiles;
grant usage on schema profiles to kandil_app;
alter default privileges in schema profiles grant select, insert, update, delete on tables to kandil_app;

-- Delivery addresses of a household, for kits.
create table profiles.shipping_address (
  id text primary key,
  account_id text not null,
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  pin_code text not null,
  state_code text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index shipping_address_account on profiles.shipping_address (account_id);
create unique index shipping_address_default on profiles.shipping_address (account_id) where is_default;

-- The messages a household wants, by channel and hour. Without a row: as few as possible.
create table profiles.notification_preference (
  account_id text primary key,
  lang text,
  -- { "CLASSES": ["SMS"], … }
  channels jsonb not null,
  -- Minutes after midnight in India. Quiet hours may cross midnight.
  quiet_from int not null check (quiet_from between 0 and 1439),
  quiet_till int not null check (quiet_till between 0 and 1439),
  may_call boolean not null,
  updated_at timestamptz not null
);

-- Questions about a learner, written by staff. A published version never changes: answers belong to it.
create table profiles.question_flow (
  key text not null,
  version int not null check (version > 0),
  min_grade int not null,
  max_grade int not null,
  -- [{ key, kind: ONE | MANY | TEXT, prompt: { en, hi, … }, options: [{ key, label: { en, … } }], isOptional }]
  questions jsonb not null,
  published_at timestamptz not null,
  primary key (key, version)
);
revoke update, delete on profiles.question_flow from kandil_app;

create table profiles.answer (
  learner_id text not null,
  flow_key text not null,
  question_key text not null,
  flow_version int not null,
  -- Keys of options, or one text.
  answer jsonb not null,
  at timestamptz not null,
  primary key (learner_id, flow_key, question_key),
  foreign key (flow_key, flow_version) references profiles.question_flow
);

-- When a board's school year begins, where it is not April. 1 to 12.
create table profiles.session_start (
  board text primary key,
  month int not null check (month between 1 and 12)
);

-- A flow as staff keep it. Families are asked the newest of its versions while it is ACTIVE; each publication adds one.
create table profiles.flow (
  key text primary key,
  min_grade int not null check (min_grade between -2 and 13),
  max_grade int not null check (max_grade between -2 and 13),
  questions jsonb not null,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  check (max_grade >= min_grade)
);
