-- What the gateway says it has taken for an order, as its own list or its answer had it last.
create table payments.gateway_charge (
  -- As the gateway knows it: there may be no such order here.
  order_id text primary key,
  status text not null,
  -- Paise; nothing where it has taken nothing, null where its answer cannot be right.
  taken bigint check (taken >= 0),
  seen_at timestamptz not null
);
