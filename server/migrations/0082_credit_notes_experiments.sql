-- A series of its own for credit notes.
alter table invoices.series add column kind text not null default 'INVOICE' check (kind in ('INVOICE', 'CREDIT_NOTE'));
alter table invoices.series drop constraint series_pkey, add primary key (kind, financial_year);

-- What answers an invoice whose money goes back. It stays as it is, as the invoice does.
create table invoices.credit_note (
  order_id text primary key references invoices.invoice,
  number text not null unique check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  issued_at timestamptz not null
);

create index invoice_issued on invoices.invoice (issued_at desc);

-- What is tried out, and whether it still is. What somebody was given before stays theirs.
create table experiments.experiment (
  key text primary key,
  name text not null,
  is_running boolean not null,
  note text not null default ''
);
create trigger experiment_announce after insert or update or delete on experiments.experiment
  for each statement execute function platform.announce('experiments');
insert into experiments.experiment (key, name, is_running, note) values
  ('tuition-subjects', 'Tuition: which subjects are offered', true,
   'Classes 6 to 8 of the CBSE board. Numbers 1 and 2 are the control group, 3 to 6 the first treatment, 7 to 9 the second.'),
  ('plan-order', 'Plans: which comes first', true,
   'The order of the tiers on the plans page, never a price. Numbers 1 to 3 are A, the cheapest first; 4 to 6 are B, the dearest first; 7 to 9 are C, the usual one first.');
