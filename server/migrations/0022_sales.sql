create schema sales;
grant usage on schema sales to kandil_app;
alter default privileges in schema sales grant select, insert, update on tables to kandil_app;

-- Members of staff who sell.
create table sales.agent (
  id text primary key,
  staff_id text not null unique,
  -- The name that families read.
  name text not null,
  phone text not null,
  -- The largest discount they may give, in percent of the selling price.
  ceiling_percent int not null check (ceiling_percent between 0 and 40),
  is_active boolean not null default true
);

-- A family to whom an agent offers one course at one price.
create table sales.lead (
  id text primary key,
  agent_id text not null references sales.agent,
  sales_force_id text unique,
  -- Emptied some time after an offer that was not accepted.
  student_name text not null,
  phone text not null,
  lang text not null,
  bundle_id text not null,
  plan_id text,
  batch_id text,
  -- Off the selling price, in paise.
  discount bigint not null check (discount >= 0),
  note text not null default '',
  status text not null default 'NEW' check (status in ('NEW', 'SENT', 'ACCEPTED', 'WON', 'LOST')),
  -- The offer, as it was sent, in paise.
  cut_price bigint,
  original_price bigint,
  price bigint check (price >= 0),
  sent_at timestamptz,
  -- The link is signed with this instant, so a new instant makes a new link.
  expires_at timestamptz,
  -- The acceptance: when, by which account, in which language, of which refund terms.
  accepted_at timestamptz,
  accepted_by text,
  accepted_lang text,
  accepted_policy text,
  coupon_code text,
  order_id text unique,
  lost_reason text,
  created_at timestamptz not null,
  check ((sent_at is null) = (expires_at is null) and (sent_at is null) = (price is null)),
  check (status not in ('ACCEPTED', 'WON') or accepted_at is not null)
);
create index lead_agent on sales.lead (agent_id, created_at desc);
create index lead_accepted_by on sales.lead (accepted_by) where accepted_by is not null;

-- A child asks a parent to pay: one purchase, behind a link that expires.
create table sales.pay_request (
  id text primary key,
  account_id text not null,
  learner_id text not null,
  -- The purchase, as the child asked for it.
  bundle_id text,
  plan_id text,
  coupon_code text,
  partner_hash text,
  lang text not null,
  -- The latest order: a link outlives its orders.
  order_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index pay_request_account on sales.pay_request (account_id);
create index pay_request_over on sales.pay_request (expires_at);
grant delete on sales.pay_request to kandil_app;
