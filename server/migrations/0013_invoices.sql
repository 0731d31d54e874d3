create schema invoices;
grant usage on schema invoices to kandil_app;
-- An invoice that was issued stays as it is; only a credit note answers it.
alter default privileges in schema invoices grant select, insert on tables to kandil_app;

-- The last number of each financial year. Its row is locked while a number is taken, so there is no gap and no double.
create table invoices.series (
  financial_year text primary key,
  last_number int not null
);
grant update on invoices.series to kandil_app;

create table invoices.invoice (
  order_id text primary key,
  -- Rule 46: at most 16 letters, digits, dashes and strokes, unique within the year.
  number text not null unique check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  account_id text not null,
  issued_at timestamptz not null,
  -- All that the paper says, as it was on that day.
  content jsonb not null
);
