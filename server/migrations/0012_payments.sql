create schema payments;
grant usage on schema payments to kandil_app;
alter default privileges in schema payments grant select, insert, update on tables to kandil_app;

-- Every webhook once, as it came. What it says is read afresh from the gateway.
create table payments.inbox (
  provider text not null,
  event_id text not null,
  event_name text not null,
  order_id text,
  received_at timestamptz not null,
  body text not null,
  -- Null while the gateway could not be asked.
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index inbox_waiting on payments.inbox (received_at) where processed_at is null;

-- Money on its way back.
create table payments.refund (
  -- At most 21 letters and digits: the gateway gives each of them one effect.
  id text primary key check (length(id) <= 21),
  order_id text not null unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW')),
  bank_reference text,
  requested_at timestamptz not null,
  settled_at timestamptz
);
