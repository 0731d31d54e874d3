-- Lines of the gateway's settlement files, each with what it says against our own books.
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
  finding text not null check (finding in ('MATCHED', 'UNKNOWN_ORDER', 'NOT_PAID_HERE', 'NOT_RETURNED_HERE', 'AMOUNT_DIFFERS')),
  -- Paise; what our books have. Null for an order that we do not know.
  booked bigint,
  -- What a person found out about it.
  note text not null default '',
  is_closed boolean not null default false,
  imported_at timestamptz not null,
  -- The same file again adds nothing.
  unique (settlement_id, order_id, kind)
);
create index settlement_line_open on payments.settlement_line (imported_at) where finding <> 'MATCHED' and not is_closed;
