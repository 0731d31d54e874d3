-- The highest discount of an adviser: one member of staff asks, another decides.
create table sales.ceiling_change (
  id text primary key,
  agent_id text not null references sales.agent,
  -- The ceiling as the person saw it who asked, and afterwards: { "ceilingPercent": 15 }.
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
create unique index ceiling_change_waiting on sales.ceiling_change (agent_id) where status = 'WAITING';
create index ceiling_change_asked on sales.ceiling_change (asked_at desc nulls last, id desc);
create index ceiling_change_by_status on sales.ceiling_change (status, asked_at desc nulls last, id desc);
