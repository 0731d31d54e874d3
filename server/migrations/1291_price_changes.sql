-- A price of a single batch, or the terms of a trial: one member of staff asks, another decides.
create table catalogue.price_change (
  id text primary key,
  of text not null check (of in ('BATCH', 'TRIAL')),
  -- The id of the batch or of the trial.
  subject_id text not null,
  -- Its terms as the person saw them who asked, and afterwards: { "price": 499900 }. Amounts are paise.
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
create unique index price_change_waiting on catalogue.price_change (subject_id) where status = 'WAITING';
create index price_change_asked on catalogue.price_change (asked_at desc nulls last, id desc);
create index price_change_by_status on catalogue.price_change (status, asked_at desc nulls last, id desc);

-- A new trial is not offered until another person agrees to it. Those that are there are offered already.
alter table catalogue.trial add column is_active boolean not null default true;
alter table catalogue.trial alter column is_active drop default;
