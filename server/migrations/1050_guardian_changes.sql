-- A guardian that staff link to a learner, or unlink: one member of staff asks, another decides.
create table support.guardian_change (
  id text primary key,
  kind text not null check (kind in ('LINK', 'UNLINK')),
  learner_id text not null references accounts.learner,
  -- The guardian's household.
  account_id text not null references accounts.account,
  -- Who has agreed, or what was seen instead.
  consent text not null check (consent in ('GUARDIAN_AGREED', 'LEARNER_AGREED', 'COURT_ORDER')),
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
create unique index guardian_change_waiting on support.guardian_change (learner_id, account_id) where status = 'WAITING';
create index guardian_change_asked on support.guardian_change (asked_at desc nulls last, id desc);
create index guardian_change_by_status on support.guardian_change (status, asked_at desc nulls last, id desc);
create index guardian_change_learner on support.guardian_change (learner_id);
create index guardian_change_account on support.guardian_change (account_id);
-- A request about a household that is merged is withdrawn.
grant delete on support.guardian_change to kandil_app;
