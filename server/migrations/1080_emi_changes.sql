-- A change of an EMI plan, which families pay for: one member of staff asks, another decides.
create table instruments.emi_change (
  id text primary key,
  plan_id text not null references instruments.emi_plan,
  -- The plan's issuer and months, which no change moves.
  issuer_id text not null,
  months int not null,
  -- Percent a year.
  annual_rate float8 not null check (annual_rate between 0 and 36),
  is_no_cost boolean not null,
  -- Paise; for one order.
  minimum bigint not null check (minimum >= 0),
  is_active boolean not null,
  -- The rule that the person saw who asked: { "annualRate": 15, "isNoCost": false, … }.
  before jsonb not null,
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
create unique index emi_change_waiting on instruments.emi_change (plan_id) where status = 'WAITING';
create index emi_change_asked on instruments.emi_change (asked_at desc nulls last, id desc);
create index emi_change_by_status on instruments.emi_change (status, asked_at desc nulls last, id desc);
