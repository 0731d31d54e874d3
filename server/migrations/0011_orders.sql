create schema orders;
grant usage on schema orders to kandil_app;
alter default privileges in schema orders grant select, insert, update on tables to kandil_app;

-- What was agreed, and what has become of it. The first part never changes.
create table orders.order (
  -- At most 21 letters and digits: the gateway knows the order by it too.
  id text primary key check (length(id) <= 21),
  account_id text not null,
  learner_id text not null,
  entity_type text not null,
  entity_id text not null,
  plan_id text,
  variant_name text,
  asl_group text,
  title text not null,
  -- Paise. cut_price >= original_price >= amount
  cut_price bigint not null,
  original_price bigint not null,
  discount bigint not null check (discount >= 0),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency = 'INR'),
  coupon_id text,
  coupon_code text,
  policy_version text not null,
  quote_hash text not null,
  -- The tax within the amount, by the buyer's state.
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  seller_state text not null,
  state_code text not null,
  buyer_name text,
  phone text not null,
  email text,
  lang text not null,
  source text,
  platform text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  valid_till timestamptz not null,

  status text not null check (status in ('OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED')),
  paid_amount bigint not null default 0,
  paid_at timestamptz,
  -- Why the money goes back.
  return_reason text check (return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY')),
  check (taxable + cgst + sgst + igst = amount),
  check (original_price - discount = amount and cut_price >= original_price)
);
-- One open order for a learner and a course: a second tab, a second device and a double click find the first.
create unique index order_open on orders.order (learner_id, entity_id) where status = 'OPEN';
create index order_account on orders.order (account_id, id desc);
create index order_due on orders.order (expires_at) where status = 'OPEN';

-- Attempts to pay an order at the gateway: one order there, many attempts.
create table orders.attempt (
  order_id text not null references orders.order,
  no int not null,
  status text not null check (status in ('STARTED', 'FAILED', 'ABANDONED', 'CHARGED')),
  method text not null,
  upi_app text,
  transaction_id text,
  -- What the payer's app or browser was given.
  upi jsonb,
  redirect_url text,
  failure_reason text,
  -- The gateway's own word, for people who look into it.
  gateway_status text,
  bank_reference text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the gateway was asked last, and when it shall be asked again by itself.
  checked_at timestamptz not null,
  checks int not null default 0,
  next_check_at timestamptz,
  primary key (order_id, no)
);
-- Of two who start at once one is shown to the payer.
create unique index attempt_live on orders.attempt (order_id) where status = 'STARTED';
create index attempt_due on orders.attempt (next_check_at) where next_check_at is not null;

-- What happened, in words of ours. Rows are only ever added.
create table orders.event (
  order_id text not null references orders.order,
  at timestamptz not null,
  kind text not null,
  detail text
);
create index event_order on orders.event (order_id, at);
