-- Orders whose place of supply came from a wrong state of their PIN code. Finance corrects each by a credit note and a new invoice.
create table invoices.place_check (
  order_id text primary key,
  state_code text not null,
  -- Null: the PIN code is in two states.
  right_state_code text,
  seller_state text not null,
  -- In paise, within the price.
  tax bigint not null,
  listed_at timestamptz not null
);
create index place_check_newest on invoices.place_check (listed_at desc nulls last, order_id desc);
