-- A change of a switch that decides about money or safety: one member of staff asks, another decides.
create table experiments.flag_change (
  id text primary key,
  flag text not null references experiments.flag,
  is_on boolean not null,
  environments text[] not null,
  roles text[] not null,
  percentage int not null check (percentage between 0 and 100),
  admin_ids text[] not null,
  -- The rule that the person saw who asked: { "isOn": true, "environments": [], … }.
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
create unique index flag_change_waiting on experiments.flag_change (flag) where status = 'WAITING';
create index flag_change_asked on experiments.flag_change (asked_at desc nulls last, id desc);
create index flag_change_by_status on experiments.flag_change (status, asked_at desc nulls last, id desc);
