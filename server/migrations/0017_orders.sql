create schema orders;
grant usage on schema orders to kandil_app;
alter default privileges in schema orders grant select, insert, update on tables to kandil_app;

-- The terms of a purchase, and its state. An order can contain anything that a module sells (decision 0037). The terms never
-- change.
create table orders.order (
  -- At most 21 letters and digits: the gateway uses it too.
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
  discount bigint not null,
  amount bigint not null,
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
  status text not null check (
    status in ('OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED')),
  paid_amount bigint not null default 0,
  paid_at timestamptz,
  -- Why the money goes back. SOLD_OUT: nothing was left when the payment came.
  return_reason text check (return_reason in (
    'ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT', 'SOLD_OUT')),
  -- The modules that sell define the kinds.
  kind text not null default 'COURSE' check (kind ~ '^[A-Z_]{1,20}$'),
  -- The parts that the wallet pays. Granted money is a discount, so no tax is due on it.
  from_granted bigint not null default 0,
  from_purchased bigint not null default 0,
  -- A price that is paid in parts.
  part_no int,
  part_count int,
  -- The order of the first part, in an order for a later part.
  first_order_id text references orders.order,
  schedule jsonb,
  -- The terms of an EMI, as they were shown. Null for every other payment method.
  emi jsonb,
  -- A plan that replaces another is paid with the unused days of that plan.
  credit bigint not null default 0,
  credit_days int,
  -- The order of the plan that ends.
  credit_order_id text references orders.order,
  -- The refunded part of each source the order was paid from. Never more than it paid.
  refunded_gateway bigint not null default 0,
  refunded_purchased bigint not null default 0,
  refunded_granted bigint not null default 0,
  -- The course that it opens. Null: it opens none.
  bundle_id text,
  -- In words for staff: "One live batch".
  sold_as text not null,
  constraint order_price_check check (
    discount >= 0 and credit >= 0 and amount >= 0
    and original_price - discount - credit = amount and cut_price >= original_price),
  constraint order_wallet_check check (
    from_granted >= 0 and from_purchased >= 0 and from_granted + from_purchased <= amount),
  constraint order_tax_check check (taxable + cgst + sgst + igst = amount - from_granted),
  -- The value of the unused days of an earlier plan.
  constraint order_credit_check check (
    credit_days >= 0 and (credit_order_id is null) = (credit_days is null)
    and (credit = 0 or credit_order_id is not null)),
  -- The first part has the schedule, the others name the first.
  constraint order_part_check check (
    (kind = 'INSTALMENT') = (part_no is not null and part_count is not null)
    and (part_no = 1) = (schedule is not null) and (part_no > 1) = (first_order_id is not null)),
  -- Only what was paid goes back.
  constraint order_refunded_check check (
    refunded_gateway between 0 and paid_amount and refunded_purchased between 0 and from_purchased
    and refunded_granted between 0 and from_granted)
);
-- A learner has one open order for a course: a second tab, a second device and a double click find the first.
create unique index order_open on orders.order (learner_id, entity_id) where status = 'OPEN';
create index order_account on orders.order (account_id, id desc);
create index order_due on orders.order (expires_at) where status = 'OPEN';
create index order_parts on orders.order (first_order_id) where first_order_id is not null;
create index order_credited on orders.order (credit_order_id) where credit_order_id is not null;
-- First pages of staff lists: newest first, in the order that the lists ask for (docs/running.md, "How it grows").
create index order_created on orders.order (created_at desc nulls last, id desc);
create index order_status on orders.order (status, created_at desc nulls last, id desc);
-- Sums by day.
create index order_paid on orders.order (paid_at) include (paid_amount) where paid_at is not null;

-- Attempts to pay an order at the gateway, which knows one order with many attempts. An attempt is recorded before the gateway
-- is asked to begin it, so that none is lost when the answer is.
create table orders.attempt (
  order_id text not null references orders.order,
  no int not null,
  -- NOT_STARTED: the gateway has refused to begin it, was never reached, or does not know it.
  status text not null check (status in ('STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED', 'CHARGED')),
  method text not null,
  upi_app text,
  transaction_id text,
  -- The data for the payer's app or browser.
  upi jsonb,
  redirect_url text,
  failure_reason text,
  -- The gateway's own status, for support.
  gateway_status text,
  bank_reference text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the gateway was last asked, and when a job asks it again.
  checked_at timestamptz not null,
  checks int not null default 0,
  next_check_at timestamptz,
  -- The bank, wallet, saved card or issuer.
  instrument text,
  -- When the gateway confirmed that it has begun. Null: not confirmed yet.
  answered_at timestamptz,
  primary key (order_id, no)
);
-- One live attempt: if two start at once, the payer sees one of them.
create unique index attempt_live on orders.attempt (order_id) where status = 'STARTED';
create index attempt_due on orders.attempt (next_check_at) where next_check_at is not null;
create index attempt_started on orders.attempt (started_at desc nulls last, (order_id || '.' || no) desc);
create index attempt_key on orders.attempt ((order_id || '.' || no));

-- The history of an order, in our own terms. Rows are only added.
create table orders.event (
  order_id text not null references orders.order,
  at timestamptz not null,
  kind text not null,
  detail text
);
create index event_order on orders.event (order_id, at);

-- A part is paid once, however many of its orders are settled at the same time.
create table orders.paid_part (
  first_order_id text not null references orders.order,
  part_no int not null,
  order_id text not null unique references orders.order,
  primary key (first_order_id, part_no)
);
grant delete on orders.paid_part to kandil_app;

-- Refunds of an order: one row each, with the part of each source. A row is never changed.
create table orders.given_back (
  -- Also the id of the refund at the gateway, where the gateway returns a part of it.
  id text primary key,
  order_id text not null references orders.order,
  gateway bigint not null check (gateway >= 0),
  purchased bigint not null check (purchased >= 0),
  granted bigint not null check (granted >= 0),
  -- The part of the taxed price that had gone back before.
  taxed_before bigint not null check (taxed_before >= 0),
  at timestamptz not null
);
create index given_back_order on orders.given_back (order_id);
revoke update, delete on orders.given_back from kandil_app;
