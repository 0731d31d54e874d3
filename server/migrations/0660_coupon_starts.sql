-- The simulation of a coupon, and a second person's approval, before it is switched on. They are kept apart, so that a simulation does not change the version of a
-- form that is open.
create table coupons.clearance (
  coupon_id text primary key references coupons.coupon,
  -- Both end when the terms change.
  simulated_at timestamptz,
  approved_at timestamptz
);

-- The start of a coupon that may cost much: one member of staff asks, another decides.
create table coupons.start (
  id text primary key,
  coupon_id text not null references coupons.coupon,
  -- The terms that the person saw who asked.
  terms jsonb not null,
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
create unique index start_waiting on coupons.start (coupon_id) where status = 'WAITING';
create index start_asked on coupons.start (asked_at desc nulls last, id desc);
create index start_by_status on coupons.start (status, asked_at desc nulls last, id desc);
