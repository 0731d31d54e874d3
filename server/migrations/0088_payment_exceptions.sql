-- What does not fit together between orders, courses, books and the gateway's files, as the reconciler has found it.
create table payments.exception (
  id text primary key,
  -- As the gateway knows it: there may be no such order here.
  order_id text not null,
  type text not null,
  -- Paise; null where there is no such amount.
  expected bigint,
  found bigint,
  status text not null check (status in ('OPEN', 'RESOLVED')),
  found_at timestamptz not null,
  -- When it was looked at last.
  checked_at timestamptz not null,
  resolved_at timestamptz,
  -- Null where it was resolved by having gone away.
  resolved_by text,
  reason text,
  unique (order_id, type),
  check ((status = 'OPEN') = (resolved_at is null))
);
create index exception_open on payments.exception (order_id) where status = 'OPEN';
create index settlement_line_order on payments.settlement_line (order_id);
