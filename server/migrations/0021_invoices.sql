create schema invoices;
grant usage on schema invoices to kandil_app;
-- An issued invoice stays as it is; only a credit note corrects it.
alter default privileges in schema invoices grant select, insert on tables to kandil_app;

-- The last number of each financial year. Its row is locked while a number is taken, so there is no gap and no double.
create table invoices.series (
  financial_year text not null,
  last_number int not null,
  -- Credit notes have a series of their own.
  kind text not null default 'INVOICE' check (kind in ('INVOICE', 'CREDIT_NOTE')),
  primary key (kind, financial_year)
);
grant update on invoices.series to kandil_app;

create table invoices.invoice (
  order_id text primary key,
  -- Rule 46: at most 16 letters, digits, dashes and strokes, unique within the year.
  number text not null unique check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  account_id text not null,
  issued_at timestamptz not null,
  -- The whole document, as it was on that day.
  content jsonb not null
);
create index invoice_newest on invoices.invoice (issued_at desc nulls last, order_id desc);
create index invoice_account on invoices.invoice (account_id);
-- The document stays as it is; a merge of two households moves it.
grant update (account_id) on invoices.invoice to kandil_app;

-- Corrects an invoice whose money goes back. It stays as it is, as the invoice does.
create table invoices.credit_note (
  order_id text not null references invoices.invoice,
  number text not null unique check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  issued_at timestamptz not null,
  -- Each refund has a credit note of its own, over the refunded amount.
  refund_id text primary key,
  content jsonb not null
);
create index credit_note_order on invoices.credit_note (order_id);
