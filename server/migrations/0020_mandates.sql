create schema mandates;
grant usage on schema mandates to kandil_app;
alter default privileges in schema mandates grant select, insert, update on tables to kandil_app;

-- Auto-debit: a payer lets the bank pay the instalments of one course, by the e-mandate framework of 2026.
create table mandates.mandate (
  -- Also the id of its registration at the gateway: at most 21 letters and digits.
  id text primary key check (length(id) <= 21),
  -- The order of the plan's first part.
  order_id text not null,
  account_id text not null,
  -- The customer at the gateway who registered it. It stays when households are merged.
  customer_id text not null,
  learner_id text not null,
  bundle_id text not null,
  title text not null,
  method text not null check (method in ('UPI', 'CARD')),
  status text not null check (status in ('CREATED', 'ACTIVE', 'PAUSED', 'REVOKED', 'FAILURE', 'EXPIRED')),
  -- False until the gateway has accepted a pause, its end or a withdrawal.
  is_told boolean not null default true,
  cap bigint not null check (cap > 0),
  terms_version text not null,
  lang text not null,
  -- The gateway's own id, once it is approved.
  gateway_id text,
  -- The data for the payer's app or browser.
  upi jsonb,
  redirect_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  valid_till timestamptz not null,
  checked_at timestamptz not null,
  closed_at timestamptz,
  check ((status in ('REVOKED', 'FAILURE', 'EXPIRED')) = (closed_at is not null))
);
create unique index mandate_live on mandates.mandate (order_id) where status in ('CREATED', 'ACTIVE', 'PAUSED');
create index mandate_account on mandates.mandate (account_id, id desc);

create table mandates.debit (
  -- The gateway's id of a notice is this id and a number: at most 25 letters and digits.
  id text primary key check (length(id) <= 21),
  mandate_id text not null references mandates.mandate,
  part_id text not null,
  no int not null,
  part_count int not null,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  execute_at timestamptz not null,
  state text not null check (state in ('PLANNED', 'NOTIFIED', 'RUNNING', 'PAID', 'SKIPPED', 'ASKED', 'CLOSED')),
  reason text check (reason in ('OVER_LIMIT', 'OVER_CAP', 'NOTICE_FAILED', 'ATTEMPTS_USED', 'STOPPED', 'PAUSED')),
  -- A notice that failed is followed by another one with another id.
  notices int not null default 0,
  notice_after timestamptz,
  notification_id text,
  notified_at timestamptz,
  attempts int not null default 0 check (attempts <= 4),
  -- The order of the last attempt.
  order_id text,
  started_at timestamptz,
  unique (mandate_id, no),
  check ((state = 'ASKED') = (reason is not null)),
  -- No debit without a notice.
  check (state <> 'RUNNING' or notified_at is not null)
);
create index debit_open on mandates.debit (execute_at) where state in ('PLANNED', 'NOTIFIED', 'RUNNING');
create index debit_order on mandates.debit (order_id) where order_id is not null;

-- The history, for the family and for staff. Rows are only added.
create table mandates.event (
  mandate_id text not null references mandates.mandate,
  at timestamptz not null,
  kind text not null,
  no int,
  detail text
);
create index event_mandate on mandates.event (mandate_id, at);
