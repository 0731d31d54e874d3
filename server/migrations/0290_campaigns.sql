create schema campaigns;
grant usage on schema campaigns to kandil_app;
alter default privileges in schema campaigns grant select, insert, update, delete on tables to kandil_app;

-- One offer to many households.
create table campaigns.campaign (
  id text primary key,
  name text not null,
  -- The key of its message templates.
  type text not null,
  -- [{ name, text: { en, hi, … } }]
  "values" jsonb not null,
  link text not null,
  channels text[] not null check (channels <@ array['SMS', 'WHATSAPP', 'MAIL', 'PUSH'] and channels <> '{}'),
  -- Which households it goes to.
  audience jsonb not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'WAITING', 'SENDING', 'STOPPED', 'DONE')),
  made_by text not null,
  made_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  stopped_by text,
  check ((status in ('SENDING', 'STOPPED', 'DONE')) = (started_at is not null)),
  check ((status in ('STOPPED', 'DONE')) = (ended_at is not null)),
  check ((status = 'STOPPED') = (stopped_by is not null))
);
create index campaign_newest on campaigns.campaign (made_at desc nulls last, id desc);
create index campaign_by_status on campaigns.campaign (status, made_at desc nulls last, id desc);
create index campaign_sending on campaigns.campaign (started_at, id) where status = 'SENDING';

-- The audience as it was when the campaign was started, and what became of each household.
create table campaigns.recipient (
  campaign_id text not null references campaigns.campaign,
  account_id text not null,
  -- Its notice is written: the notifier does the rest.
  is_notified boolean not null default false,
  -- Why it gets nothing.
  outcome text check (outcome in ('CHILD_MODE', 'DO_NOT_CALL', 'NO_CONSENT', 'OFF', 'NO_ADDRESS', 'TOO_MANY_OFFERS', 'NO_MATCH', 'STOPPED')),
  at timestamptz not null,
  primary key (campaign_id, account_id),
  check (not (is_notified and outcome is not null))
);
create index recipient_waiting on campaigns.recipient (campaign_id, account_id) where not is_notified and outcome is null;
create index recipient_account on campaigns.recipient (account_id);
create index recipient_at on campaigns.recipient (at);

-- A campaign to more than 1,000 households: one person asks for it, another decides.
create table campaigns.approval (
  id text primary key,
  campaign_id text not null references campaigns.campaign,
  families int not null,
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
create unique index approval_waiting on campaigns.approval (campaign_id) where status = 'WAITING';
create index approval_asked on campaigns.approval (asked_at desc nulls last, id desc);
create index approval_by_status on campaigns.approval (status, asked_at desc nulls last, id desc);

-- The price of a thousand messages, or of a thousand parts of an SMS, in paise.
create table campaigns.rate (
  channel text primary key check (channel in ('SMS', 'WHATSAPP', 'MAIL', 'PUSH')),
  per_thousand bigint not null check (per_thousand >= 0)
);

-- One row: when the next messages of campaigns may be handed over. Its lock lets one process at a time do so.
create table campaigns.pace (
  id boolean primary key default true check (id),
  next_at timestamptz not null
);
insert into campaigns.pace (next_at) values ('epoch');
