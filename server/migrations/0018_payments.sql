create schema payments;
grant usage on schema payments to kandil_app;
alter default privileges in schema payments grant select, insert, update on tables to kandil_app;

-- Every webhook once, as it came. The state it reports is read from the gateway again.
create table payments.inbox (
  provider text not null,
  event_id text not null,
  event_name text not null,
  order_id text,
  received_at timestamptz not null,
  body text not null,
  -- Null until the gateway was asked.
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index inbox_waiting on payments.inbox (received_at) where processed_at is null;

-- Refunds at the gateway. An order may be refunded in several parts.
create table payments.refund (
  -- At most 21 letters and digits. The gateway executes each id once.
  id text primary key check (length(id) <= 21),
  order_id text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW')),
  bank_reference text,
  requested_at timestamptz not null,
  settled_at timestamptz
);
create index refund_order on payments.refund (order_id);

-- Refunds that one member of staff requests and another decides.
create table payments.refund_request (
  id text primary key,
  order_id text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  -- True: the course ends. False: it continues, because only a part is refunded.
  ends_course boolean not null default true,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index refund_request_waiting on payments.refund_request (order_id) where status = 'WAITING';

-- Lines of the gateway's settlement files, each compared with our own ledger.
create table payments.settlement_line (
  id text primary key,
  settlement_id text not null,
  order_id text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  -- The bank transfer that it came with.
  bank_reference text not null,
  settled_at timestamptz not null,
  finding text not null check (
    finding in ('MATCHED', 'UNKNOWN_ORDER', 'NOT_PAID_HERE', 'NOT_RETURNED_HERE', 'AMOUNT_DIFFERS')),
  -- The amount in our ledger, in paise. Null: an order that we do not know.
  booked bigint,
  -- The result of a person's investigation.
  note text not null default '',
  is_closed boolean not null default false,
  imported_at timestamptz not null,
  -- One settlement may hold several partial refunds of an order. The same file again adds nothing.
  unique nulls not distinct (settlement_id, order_id, kind, amount, bank_reference)
);
create index settlement_line_open on payments.settlement_line (imported_at) where finding <> 'MATCHED' and not is_closed;
create index settlement_line_order on payments.settlement_line (order_id);
create index settlement_line_newest on payments.settlement_line (imported_at desc nulls last, id desc);

-- Differences between orders, courses, ledger and the gateway's files, found by the reconciler.
create table payments.exception (
  id text primary key,
  -- The gateway's order id. We may have no such order.
  order_id text not null,
  type text not null,
  -- In paise. Null: there is no such amount.
  expected bigint,
  found bigint,
  status text not null check (status in ('OPEN', 'RESOLVED')),
  found_at timestamptz not null,
  -- When it was last checked.
  checked_at timestamptz not null,
  resolved_at timestamptz,
  -- Null: it has disappeared by itself.
  resolved_by text,
  reason text,
  unique (order_id, type),
  check ((status = 'OPEN') = (resolved_at is null))
);
create index exception_open on payments.exception (order_id) where status = 'OPEN';

-- The amount that the gateway has taken for an order, by its latest list or answer.
create table payments.gateway_charge (
  -- The gateway's order id. We may have no such order.
  order_id text primary key,
  status text not null,
  -- In paise. Null: the gateway's answer cannot be right.
  taken bigint check (taken >= 0),
  seen_at timestamptz not null
);
