create schema notices;
grant usage on schema notices to kandil_app;
alter default privileges in schema notices grant select, insert, update, delete on tables to kandil_app;

-- Notices of a household: shown in its notification centre, and sent by the channels it chose.
create table notices.notice (
  id text primary key,
  account_id text not null,
  -- The learner it is about. Null: the household as a whole.
  learner_id text,
  -- One notice per household and key: a retry makes no second one.
  key text not null,
  -- The template's key.
  type text not null,
  purpose text not null check (purpose in ('PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS', 'SAFETY')),
  details jsonb not null,
  link text,
  lang text,
  -- The id of an order or a class. Reminders are planned again by it.
  subject text,
  -- A reminder comes so many minutes before the subject begins.
  minutes_before int check (minutes_before > 0),
  -- The learner chose the class: the last reminders may leave in quiet hours.
  is_chosen boolean not null default false,
  is_urgent boolean not null default false,
  created_at timestamptz not null,
  at timestamptz not null,
  expires_at timestamptz,
  -- Since when it is shown and its sends are planned.
  shown_at timestamptz,
  -- Why it is not shown.
  dropped text check (dropped in ('PAST', 'CANCELLED', 'EXPIRED')),
  read_at timestamptz,
  unique (account_id, key),
  check (minutes_before is null or subject is not null)
);
create index notice_newest on notices.notice (account_id, at desc, id desc) where shown_at is not null;
create index notice_unread on notices.notice (account_id) where shown_at is not null and read_at is null;
create index notice_due on notices.notice (at) where shown_at is null and dropped is null;
create index notice_subject on notices.notice (subject) where subject is not null;
create index notice_learner on notices.notice (learner_id) where learner_id is not null;

-- One message of a notice by one channel. It leaves once at most: LEAVING is committed before the provider is asked.
create table notices.send (
  id text primary key,
  notice_id text not null references notices.notice on delete cascade,
  account_id text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP', 'MAIL')),
  purpose text not null,
  is_fallback boolean not null,
  state text not null check (state in ('PLANNED', 'BUNDLED', 'LEAVING', 'SENT', 'DROPPED')),
  -- Why it was dropped.
  reason text,
  due_at timestamptz not null,
  left_at timestamptz,
  delivered_at timestamptz,
  -- Messages beyond the day's limit leave as one.
  bundle_id text,
  unique (notice_id, channel)
);
create index send_account on notices.send (account_id, left_at);
create index send_bundled on notices.send (account_id, channel) where state = 'BUNDLED';
