-- A refund that one member of staff asks for and another decides.
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
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index refund_request_waiting on payments.refund_request (order_id) where status = 'WAITING';
