create schema onboarding;
grant usage on schema onboarding to kandil_app;
alter default privileges in schema onboarding grant select, insert, update, delete on tables to kandil_app;

-- The steps. The code defines what they do; staff set their order and words. Decision L-73.
create table onboarding.step (
  key text primary key,
  position int not null,
  is_active boolean not null,
  is_skippable boolean not null,
  minutes int not null check (minutes between 1 and 60),
  title jsonb not null,
  why jsonb not null
);

-- One for each course that a learner has bought.
create table onboarding.onboarding (
  id text primary key,
  learner_id text not null,
  bundle_id text not null,
  -- The batch that we chose for the learner. Null: the course has no batch, or all were over.
  batch_id text,
  created_at timestamptz not null,
  unique (learner_id, bundle_id)
);

-- A family's answer to a step. Data that another table has is not repeated here.
create table onboarding.task (
  onboarding_id text not null references onboarding.onboarding on delete cascade,
  key text not null references onboarding.step,
  said text not null check (said in ('DONE', 'SKIPPED')),
  at timestamptz not null,
  primary key (onboarding_id, key)
);

create table onboarding.video (
  id text primary key,
  title jsonb not null,
  url text not null check (url ~ '^/[^/]'),
  poster_url text check (poster_url ~ '^/[^/]'),
  length_seconds int not null check (length_seconds > 0),
  -- [{ "lang": "hi", "url": "/…" }]
  captions jsonb not null default '[]',
  min_grade int not null,
  max_grade int not null,
  is_active boolean not null,
  check (min_grade <= max_grade)
);

create table onboarding.watching (
  learner_id text not null,
  video_id text not null references onboarding.video,
  watched_seconds int not null check (watched_seconds >= 0),
  position_seconds int not null,
  -- The player's sequence number: a report that arrives late is ignored.
  seq int not null,
  at timestamptz not null,
  primary key (learner_id, video_id)
);

-- A number that was verified by a code on WhatsApp. The consent to messages is in consent.entry.
create table onboarding.whatsapp_number (
  account_id text primary key,
  phone text not null,
  -- The version of the notice that the family agreed to: decision L-79.
  notice_version int not null,
  verified_at timestamptz not null
);

-- An identity document: neither its number nor its picture is stored. Decision L-74.
create table onboarding.kyc (
  account_id text primary key,
  asked_for text not null check (asked_for in ('INSTALMENTS', 'NO_COST_EMI', 'DELIVERY')),
  asked_at timestamptz not null,
  type text check (type in ('PAN', 'DRIVING_LICENCE', 'PASSPORT', 'VOTER_ID')),
  last4 text check (last4 ~ '^[0-9A-Z]{4}$'),
  file_hash bytea check (length(file_hash) = 32),
  given_at timestamptz,
  is_verified boolean not null default false,
  check (num_nulls(type, last4, file_hash, given_at) in (0, 4)),
  check (given_at is not null or not is_verified)
);

-- Parcels that come with a course of these classes.
create table onboarding.kit (
  id text primary key,
  position int not null,
  name jsonb not null,
  min_grade int not null,
  max_grade int not null,
  is_active boolean not null,
  check (min_grade <= max_grade)
);

create table onboarding.delivery (
  id text primary key,
  onboarding_id text not null unique references onboarding.onboarding on delete cascade,
  status text not null check (status in ('CREATED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RTO')),
  courier text,
  awb text,
  eta date,
  -- The contents of the kit when it was promised: [{"en": …}]
  items jsonb not null,
  updated_at timestamptz not null
);

create table onboarding.benchmark_test (
  id text primary key,
  batch_id text not null,
  -- At most two for a batch: decision L-48.
  position int not null check (position in (1, 2)),
  title jsonb not null,
  subject text not null,
  minutes int not null check (minutes > 0),
  questions int not null check (questions > 0),
  note jsonb not null,
  unique (batch_id, position)
);

create table onboarding.splash_screen (
  id text primary key,
  position int not null,
  title jsonb not null,
  text jsonb not null,
  href text check (href ~ '^/[^/]'),
  shown_for_ms int not null check (shown_for_ms between 500 and 10000),
  is_active boolean not null
);
create trigger splash_screen_announced after insert or update or delete or truncate on onboarding.splash_screen
  for each statement execute function platform.announce('content');

-- The address of a calendar. Only its hash is stored, so that a reader of this table cannot read a calendar.
create table onboarding.calendar_feed (
  token_hash bytea primary key,
  account_id text not null,
  learner_id text not null,
  since timestamptz not null,
  read_at timestamptz,
  unique (account_id, learner_id)
);

-- The last published state of a class in calendars. Its sequence number rises when its time changes.
create table onboarding.class_event (
  uid text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sequence int not null
);
create index class_event_age on onboarding.class_event (ends_at);

-- Places by the beginning of a PIN code: three digits name the sorting district and its town, four or five a town in it. The
-- longest prefix counts.
create table onboarding.pin_district (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{2,4}$'),
  city text not null,
  state_code text not null check (state_code ~ '^[0-9]{2}$')
);

-- The postal service's answers for PIN codes, and the codes it will be asked about tonight.
create table onboarding.pin_code (
  pin text primary key check (pin ~ '^[1-9][0-9]{5}$'),
  city text,
  district text,
  state_code text,
  post_offices text[] not null default '{}',
  asked_at timestamptz not null,
  -- Null: not yet.
  refreshed_at timestamptz
);
create index pin_code_due on onboarding.pin_code (refreshed_at nulls first);
