-- An invoice that names the wrong state is corrected by a credit note over what is left of it and an invoice in its place: section 34
-- of the CGST Act. An order then has two invoices; the last one counts.
alter table invoices.credit_note drop constraint credit_note_order_id_fkey;
alter table invoices.invoice drop constraint invoice_pkey;
alter table invoices.invoice
  -- 1 for the first invoice of the order, 2 for the one in its place.
  add column no int not null default 1 check (no > 0),
  add column id text not null generated always as (case no when 1 then order_id else order_id || '-' || no::text end) stored,
  add constraint invoice_pkey primary key (id),
  add constraint invoice_of_order unique (order_id, no);
drop index invoices.invoice_newest;
create index invoice_newest on invoices.invoice (issued_at desc nulls last, id desc);

-- A credit note answers one of them. Its refund_id is the refund, or the request of the correction.
alter table invoices.credit_note
  add column invoice_no int not null default 1,
  add constraint credit_note_invoice foreign key (order_id, invoice_no) references invoices.invoice (order_id, no);

-- A correction: one member of staff asks, another decides.
create table invoices.place_correction (
  id text primary key,
  order_id text not null,
  -- The state and the tax of what is left of the order, as the person saw it who asked, and afterwards.
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
grant update (status, decided_by, decided_at, note) on invoices.place_correction to kandil_app;
create unique index place_correction_open on invoices.place_correction (order_id) where status in ('WAITING', 'APPROVED');
create index place_correction_asked on invoices.place_correction (asked_at desc nulls last, id desc);
create index place_correction_by_status on invoices.place_correction (status, asked_at desc nulls last, id desc);
create index place_correction_order on invoices.place_correction (order_id, asked_at desc nulls last, id desc);
